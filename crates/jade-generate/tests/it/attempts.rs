//! Attempts are numbered; the result does not depend on who makes them, when, or in what blocks. Work that finds
//! nothing ends and reports why.

use crate::common;

use common::{generator, tried, wish};
use jade_generate::{
    Difficulty, FoundPuzzle, Generator, Impossible, Method, PlaceSymmetry, Places, Refusal, TechniqueWish,
    Wish,
};
use jade_grid::{Geometry, HouseKind, line};
use jade_logic::{Level, Profile};
use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::Mutex;

fn wishes() -> Vec<Wish> {
    let mut wishes = vec![wish(9), wish(9).nikoli(), wish(6)];
    for method in Method::ALL.into_iter().filter(|method| *method != Method::Neighbours) {
        wishes.push(Wish { method, ..wish(4) });
    }
    let neighbours = Wish { method: Method::Neighbours, ..wish(9) };
    wishes.push(neighbours.clone());
    wishes.push(Wish { difficulty: Difficulty::Level(Level::VeryHard), ..neighbours });
    wishes.push(Wish { givens: Some(30), symmetry: PlaceSymmetry::Diagonals, ..wish(9) });
    wishes.push(Wish { difficulty: Difficulty::Level(Level::Hard), ..wish(9) });
    let x_wing = TechniqueWish::any(jade_logic::techniques::X_WING.id());
    wishes.push(Wish { difficulty: Difficulty::Technique(x_wing), ..wish(9) });
    wishes
}

fn said(found: &[FoundPuzzle]) -> Vec<(u64, String)> {
    found.iter().map(|one| (one.attempt, one.puzzle.to_string())).collect()
}

/// The threads take blocks of attempts of any size as they become free.
fn by_threads(wish: &Wish, threads: usize, block: u64, attempts: u64) -> Vec<(u64, String)> {
    let next = Mutex::new(0);
    let found = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut generator = generator(wish);
                loop {
                    let start = {
                        let mut next = next.lock().unwrap();
                        *next += block;
                        *next - block
                    };
                    if start >= attempts {
                        return;
                    }
                    let numbers = start..attempts.min(start + block);
                    generator.attempts(8, numbers, &|| false, &mut |one| {
                        found.lock().unwrap().push(one);
                        ControlFlow::Continue(())
                    });
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap();
    found.sort_by_key(|one| one.attempt);
    said(&found)
}

#[test]
fn one_thread_and_four_find_the_same() {
    for wish in wishes() {
        let (found, _) = tried(&wish, 8, 90);
        assert!(!found.is_empty(), "{wish:?}");
        let expected = said(&found);
        for (threads, block) in [(1, 7), (4, 1), (4, 32)] {
            assert_eq!(
                by_threads(&wish, threads, block, 90),
                expected,
                "{threads} threads, {block} in a block"
            );
        }
        let first = generator(&wish).first(8, None, &|| false).found.unwrap();
        assert_eq!((first.attempt, first.puzzle.to_string()), expected[0]);
        // A single attempt by its number alone.
        let (attempt, line) = expected.last().unwrap().clone();
        let mut again = Vec::new();
        generator(&wish).attempts(8, attempt..attempt + 1, &|| false, &mut |one| {
            again.push(one.puzzle.to_string());
            ControlFlow::Continue(())
        });
        assert_eq!(again, [line]);
    }
}

#[test]
fn other_seeds_find_other_puzzles() {
    let mut lines = std::collections::HashSet::new();
    for seed in 0..50 {
        let found = Generator::new(wish(9)).unwrap().first(seed, None, &|| false).found.unwrap();
        assert!(lines.insert(found.puzzle.to_string()));
    }
}

#[test]
fn wishes_and_seeds_share_no_boards() {
    let plain = wish(9);
    let level = |level| Wish { difficulty: Difficulty::Level(level), ..wish(9) };
    let without = |ids: &[&str]| Profile::full().with_choice(None, ids).unwrap();
    let wishes = [
        plain.clone(),
        Wish { givens: Some(30), ..plain.clone() },
        Wish { most_givens: Some(30), ..plain.clone() },
        Wish { symmetry: PlaceSymmetry::HalfTurn, ..plain.clone() },
        Wish { minimal: true, ..plain.clone() },
        Wish { method: Method::FullBoard, ..plain.clone() },
        level(Level::Easy),
        level(Level::Medium),
        Wish { profile: Profile::classic(), ..level(Level::Medium) },
        Wish { profile: without(&["x-wing"]), ..level(Level::Medium) },
        Wish { required: vec!["naked-pair".parse().unwrap()], ..plain.clone() },
    ];
    let mut boards = std::collections::HashSet::new();
    // The second seed is a step of the generator of random numbers further: its attempts once were those of the first.
    for seed in [1, 1_u64.wrapping_add(0x9e37_79b9_7f4a_7c15)] {
        for wish in &wishes {
            for found in tried(wish, seed, 40).0 {
                assert!(boards.insert(found.solution.to_string()), "{seed} {wish:?}");
            }
        }
    }
    assert!(boards.len() > 500);
    // The profile does not matter to puzzles that are not rated.
    let other = Wish { profile: Profile::classic(), ..plain.clone() };
    assert_eq!(plain.key(), other.key());
}

#[test]
fn cancelled_work_ends_soon_and_reports_its_attempts() {
    // On 6×6 the two columns that a jellyfish leaves over have an X-Wing.
    let jellyfish = jade_logic::techniques::JELLYFISH.id();
    let hopeless = Wish { difficulty: Difficulty::Technique(TechniqueWish::any(jellyfish)), ..wish(6) };
    let asked = Cell::new(0);
    let cancel = || {
        asked.set(asked.get() + 1);
        asked.get() > 20_000
    };
    let outcome = Generator::new(hopeless).unwrap().first(1, None, &cancel);
    assert!(outcome.cancelled && outcome.found.is_none());
    assert!(outcome.tally.attempts > 10);
    let reasons = outcome.tally.reasons();
    assert_eq!(reasons[0].0, Refusal::Without(jellyfish));
    assert_eq!(reasons.iter().map(|(_, times)| times).sum::<u64>(), outcome.tally.attempts);
    for wish in wishes() {
        let outcome = generator(&wish).first(1, None, &|| true);
        assert!(outcome.cancelled && outcome.found.is_none() && outcome.tally.attempts == 0);
    }
    // The best so far is kept.
    let calls = Cell::new(0_u32);
    let wish = Wish { difficulty: Difficulty::Level(Level::Medium), ..wish(9) };
    let found = Cell::new(false);
    let cancel = || {
        calls.set(calls.get() + 1);
        found.get() && calls.get() > 100_000
    };
    let outcome = Generator::new(wish).unwrap().best(1, None, &cancel, &mut |_| found.set(true));
    assert!(outcome.cancelled && outcome.found.is_some());
}

/// A given in every cell of the boxes of the diagonal and none elsewhere: the other boxes can be filled in many ways.
#[test]
fn places_without_a_proper_puzzle_end_by_the_deadline() {
    let diagonal = ["111......"; 3].concat() + &["...111..."; 3].concat() + &["......111"; 3].concat();
    let wish = Wish { places: Some(Places::of(&line::read(&diagonal).unwrap())), ..wish(9) };
    assert_eq!(wish.check(), Ok(()));
    let (found, tally) = tried(&wish, 1, 2);
    assert!(found.is_empty());
    assert_eq!(tally.reasons(), [(Refusal::NotProper, 2)]);
}

#[test]
fn impossible_requests_are_refused_with_a_reason() {
    let refused = |change: &dyn Fn(&mut Wish)| {
        let mut wish = wish(9);
        change(&mut wish);
        let error = wish.check().unwrap_err();
        assert_eq!(Generator::new(wish).err(), Some(error.clone()));
        assert!(!error.to_string().is_empty());
        error
    };
    let places = |line: &str| Some(Places::of(&line::read(line).unwrap()));
    assert_eq!(refused(&|wish| wish.givens = Some(16)), Impossible::TooFewGivens { wished: 16, least: 17 });
    assert_eq!(
        refused(&|wish| wish.most_givens = Some(16)),
        Impossible::TooFewGivens { wished: 16, least: 17 }
    );
    assert_eq!(refused(&|wish| wish.givens = Some(82)), Impossible::TooManyGivens { wished: 82, cells: 81 });
    assert_eq!(
        refused(&|wish| (wish.givens, wish.most_givens) = (Some(31), Some(30))),
        Impossible::MoreThanMost { wished: 31, most: 30 }
    );
    assert_eq!(
        refused(&|wish| (wish.givens, wish.minimal) = (Some(75), true)),
        Impossible::TooManyForMinimal { wished: 75, most: 72 }
    );
    assert_eq!(
        refused(&|wish| (wish.givens, wish.symmetry) = (Some(30), PlaceSymmetry::QuarterTurn)),
        Impossible::NotSymmetric { wished: 30 }
    );
    let full_row = "1".repeat(9);
    let without_two_rows = format!("{full_row}{}{}", ".".repeat(18), full_row.repeat(6));
    assert_eq!(
        refused(&|wish| wish.places = places(&without_two_rows)),
        Impossible::TwoEmptyLines { kind: HouseKind::Row, lines: [2, 3] }
    );
    let one_gap = format!("1.{}", "1".repeat(79));
    assert_eq!(
        refused(&|wish| (wish.places, wish.symmetry) = (places(&one_gap), PlaceSymmetry::HalfTurn)),
        Impossible::PlacesNotSymmetric
    );
    assert_eq!(
        refused(&|wish| (wish.places, wish.givens) = (places(&one_gap), Some(30))),
        Impossible::PlacesAndGivens { places: 80, wished: 30 }
    );
    assert_eq!(refused(&|wish| wish.places = places("1..1.11..11.1..1")), Impossible::PlacesOfAnotherBoard);
    let id = jade_logic::Profile::LAST_RESORT;
    assert_eq!(refused(&|wish| wish.required = vec![id]), Impossible::UnknownTechnique(id));
    assert_eq!(
        refused(&|wish| {
            wish.profile = jade_logic::Profile::custom("p", ["naked-single"]).unwrap();
            wish.difficulty = Difficulty::Level(Level::Hard);
        }),
        Impossible::UnknownLevel(Level::Hard)
    );
    let four = Geometry::standard(4).unwrap();
    let only_singles = Impossible::OnlySingles { side: 4, hardest: Level::VeryEasy };
    let technique = |id: &str| Difficulty::Technique(TechniqueWish::any(id.parse().unwrap()));
    for (difficulty, required) in [
        (Difficulty::Level(Level::Easy), None),
        (technique("x-wing"), None),
        (Difficulty::Level(Level::VeryEasy), Some("naked-single")),
    ] {
        let change = |wish: &mut Wish| {
            (wish.geometry, wish.difficulty) = (four, difficulty.clone());
            wish.required = required.into_iter().map(|id: &str| id.parse().unwrap()).collect();
        };
        assert_eq!(refused(&change), only_singles);
    }
    for possible in [Difficulty::Level(Level::VeryEasy), technique("hidden-single")] {
        assert_eq!(Wish { difficulty: possible, ..wish(4) }.check(), Ok(()));
    }
    // With another order, or fewer techniques, others may be necessary.
    for (ids, id) in
        [(["naked-single", "hidden-single"], "hidden-single"), (["hidden-single", "pointing"], "pointing")]
    {
        let profile = jade_logic::Profile::custom("p", ids).unwrap();
        assert_eq!(Wish { difficulty: technique(id), profile, ..wish(4) }.check(), Ok(()));
    }
    assert_eq!(
        refused(&|wish| {
            wish.geometry = Geometry::standard(25).unwrap();
            wish.difficulty = Difficulty::Level(Level::Easy);
        }),
        Impossible::TooLargeToRate { side: 25 }
    );
}

/// All of them, up to symmetry: for each kind of full board, every set of givens that makes a proper puzzle.
#[test]
fn singles_solve_every_proper_board_of_four() {
    let engine = jade_search::engine("auto").unwrap();
    let profiles = [["full-house", "hidden-single"], ["hidden-single", "naked-single"]]
        .map(|ids| jade_logic::Profile::custom("singles", ids).unwrap());
    let blank = jade_grid::Puzzle::empty(Geometry::standard(4).unwrap());
    let mut kinds = std::collections::BTreeMap::new();
    for full in engine.solutions(&blank, &jade_search::SearchLimits::default()).0 {
        kinds.entry(jade_grid::canonical(&full).unwrap().to_string()).or_insert(full);
    }
    assert_eq!(kinds.len(), 2);
    let mut proper = 0;
    for full in kinds.values() {
        for givens in 0..1_u32 << 16 {
            if givens.count_ones() < 4 {
                continue;
            }
            let mut puzzle = full.clone();
            for cell in full.geometry().cells().filter(|cell| givens >> cell.index() & 1 == 0) {
                puzzle.set(cell, None);
            }
            let position = jade_grid::Position::new(&puzzle).unwrap();
            let start = jade_logic::Analysis::new(&position);
            let [one, other] = [&profiles[0], &profiles[1]].map(|profile| {
                jade_logic::Path::find(&start, profile, &|| false).outcome == jade_logic::Outcome::Solved
            });
            assert_eq!(one, other, "{puzzle}");
            if !one {
                let several = engine.classify(&puzzle, &jade_search::SearchLimits::default());
                assert!(matches!(several, jade_search::Classification::Several { .. }), "{puzzle}");
            }
            proper += usize::from(one);
        }
    }
    assert!(proper > 10_000, "{proper}");
}
