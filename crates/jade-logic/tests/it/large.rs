//! Techniques on boards above 16×16: every step is true, none of the simple ones is missed, and the sets of another size
//! change nothing on the boards that have both.

use crate::common::{self, Rng, holds_in, scattered, solved};
use jade_grid::{Candidate, Cell, Digit, Geometry, HouseId, HouseKind, LargePosition, Position, Puzzle};
use jade_logic::before_marks::BeforeMarksOf;
use jade_logic::techniques::ALL;
use jade_logic::{
    Analysis, AnalysisOf, Family, LargeAnalysis, Outcome, PathOf, Profile, Step, Technique, next_step,
    notation,
};
use jade_search::{Auto, Classification, Engine, SearchLimits};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

/// The boards above 16×16, each in the shape that a person expects.
fn boards() -> Vec<&'static Geometry> {
    [18, 20, 21, 22, 24, 25].into_iter().filter_map(Geometry::standard).collect()
}

/// The techniques for such boards.
fn techniques() -> impl Iterator<Item = &'static Technique> {
    let large = Geometry::standard(25).unwrap();
    ALL.iter().copied().filter(move |technique| technique.is_for(large))
}

/// Returns the same position with large sets.
fn enlarged(position: &Position) -> LargePosition {
    let mut large = LargePosition::new(&position.to_puzzle()).unwrap();
    for cell in position.open_cells() {
        large.restrict(cell, position.candidates(cell));
    }
    large
}

#[test]
fn singles_locked_candidates_subsets_fish_and_chains_of_one_digit_are_there() {
    let ids: BTreeSet<&str> = techniques().map(|technique| technique.id().as_str()).collect();
    for id in [
        "full-house",
        "hidden-single",
        "naked-single",
        "pointing",
        "claiming",
        "locked-pair",
        "locked-triple",
        "naked-pair",
        "naked-triple",
        "naked-quad",
        "hidden-pair",
        "hidden-triple",
        "hidden-quad",
        "x-wing",
        "swordfish",
        "jellyfish",
        "finned-x-wing",
        "sashimi-swordfish",
        "skyscraper",
        "two-string-kite",
        "turbot-fish",
        "empty-rectangle",
        "simple-coloring",
        "multi-colors",
    ] {
        assert!(ids.contains(id), "{id}");
    }
    assert!(!ids.contains("xy-wing"));
    let (usual, larger) = (Geometry::standard(16).unwrap(), Geometry::standard(30).unwrap());
    let is_plain = |technique: &Technique| !technique.needs.are_of_rules();
    assert!(ALL.iter().all(|technique| technique.is_for(usual) == is_plain(technique)));
    assert!(ALL.iter().all(|technique| !technique.is_for(larger)));
}

/// On a board that has both, the same steps are found with sets of either size.
#[test]
fn large_sets_find_the_same_steps_as_small_ones() {
    let mut rng = Rng::new(625);
    let mut found = BTreeMap::new();
    for board in common::geometries() {
        for _ in 0..if board.side() > 9 { 12 } else { 60 } {
            let position: Position = scattered(&solved(board, &mut rng), &mut rng);
            let large = enlarged(&position);
            for technique in
                techniques().filter(|technique| technique.family != Family::Fish || board.side() < 13)
            {
                let steps = technique.all_steps(&Analysis::new(&position));
                assert_eq!(steps, technique.all_steps(&LargeAnalysis::new(&large)), "{position:?}");
                *found.entry(technique.id().as_str()).or_insert(0) += steps.len();
            }
        }
    }
    println!("{found:?}");
    for id in ["full-house", "pointing", "hidden-quad", "jellyfish", "skyscraper", "multi-colors"] {
        assert!(found[id] > 0, "{id}");
    }
}

/// Every elimination and placement of a technique in a position.
type Conclusions = BTreeMap<&'static str, BTreeSet<(bool, Candidate)>>;

/// Finds what simple techniques conclude, written straight from their definitions.
fn naive(position: &LargePosition) -> Conclusions {
    let board = position.geometry();
    let mut found = Conclusions::new();
    let digits = || Digit::all(board.side());
    let places = |house: HouseId, digit: Digit| -> BTreeSet<Cell> {
        let cells = board.house(house).cells().iter().copied();
        cells.filter(|cell| position.is_candidate(*cell, digit)).collect()
    };
    let mut eliminate = |id, cells: &BTreeSet<Cell>, digit| {
        let gone = cells.iter().map(|cell| (false, Candidate::new(*cell, digit)));
        found.entry(id).or_default().extend(gone);
    };
    let kind = |house: HouseId| board.house(house).kind();
    for digit in digits() {
        for one in board.house_ids() {
            let here = places(one, digit);
            for other in board.house_ids().filter(|other| *other != one) {
                let there = places(other, digit);
                let rest: BTreeSet<Cell> = there.difference(&here).copied().collect();
                if here.len() > 1 && here.is_subset(&there) {
                    match (kind(one), kind(other)) {
                        (HouseKind::Box, _) => eliminate("pointing", &rest, digit),
                        (_, HouseKind::Box) => eliminate("claiming", &rest, digit),
                        _ => {}
                    }
                }
                // An X-Wing: two parallel lines with their places in the same two cross lines.
                let parallel = one < other && kind(one) == kind(other) && kind(one) != HouseKind::Box;
                let across = |cell: &Cell| {
                    let lines = board.houses_of(*cell).iter().copied();
                    lines
                        .filter(|line| kind(*line) != kind(one) && kind(*line) != HouseKind::Box)
                        .collect::<Vec<_>>()
                };
                let covers: BTreeSet<HouseId> = here.iter().chain(&there).flat_map(across).collect();
                if parallel && here.len() == 2 && there.len() == 2 && covers.len() == 2 {
                    for cover in covers {
                        let all = places(cover, digit);
                        let rest =
                            all.into_iter().filter(|cell| !here.contains(cell) && !there.contains(cell));
                        eliminate("x-wing", &rest.collect(), digit);
                    }
                }
            }
        }
    }
    for house in board.house_ids() {
        let open: Vec<Cell> = board
            .house(house)
            .cells()
            .iter()
            .copied()
            .filter(|cell| position.value(*cell).is_none())
            .collect();
        for (index, a) in open.iter().enumerate() {
            for b in &open[index + 1..] {
                let pair = position.candidates(*a) | position.candidates(*b);
                if pair.len() == 2 && position.candidates(*a).len() == 2 && position.candidates(*b).len() == 2
                {
                    for digit in pair {
                        let rest = places(house, digit).into_iter().filter(|cell| cell != a && cell != b);
                        eliminate("naked-pair", &rest.collect(), digit);
                    }
                }
            }
        }
        for a in digits() {
            for b in digits().filter(|b| a < *b) {
                let cells = places(house, a);
                if cells.len() == 2 && cells == places(house, b) {
                    for other in digits().filter(|other| *other != a && *other != b) {
                        let there = cells.iter().copied().filter(|cell| position.is_candidate(*cell, other));
                        eliminate("hidden-pair", &there.collect(), other);
                    }
                }
            }
        }
    }
    let mut place = |id, cell, digit| {
        found.entry(id).or_default().insert((true, Candidate::new(cell, digit)));
    };
    for cell in position.open_cells() {
        if let Some(digit) = position.candidates(cell).single() {
            place("naked-single", cell, digit);
        }
    }
    for house in board.house_ids() {
        let open = board.house(house).cells().iter().filter(|cell| position.value(**cell).is_none()).count();
        for digit in digits() {
            if let (Some(cell), 1) = (places(house, digit).first(), places(house, digit).len()) {
                place(if open == 1 { "full-house" } else { "hidden-single" }, *cell, digit);
            }
        }
    }
    found.retain(|_, conclusions| !conclusions.is_empty());
    found
}

#[test]
fn every_step_is_true_and_no_simple_one_is_missed() {
    let mut rng = Rng::new(25);
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for board in boards() {
        for _ in 0..8 {
            let solution = solved(board, &mut rng);
            let position: LargePosition = scattered(&solution, &mut rng);
            let analysis = LargeAnalysis::new(&position);
            let expected = naive(&position);
            for technique in
                techniques().filter(|technique| technique.family != Family::Fish || is_small_fish(technique))
            {
                let steps = technique.all_steps(&analysis);
                for step in &steps {
                    assert!(holds_in(step, &solution), "{}", notation::print(step, board));
                    assert!(step.changes(&position), "{}", notation::print(step, board));
                    let written = notation::print(step, board);
                    assert_eq!(notation::parse(&written, board).unwrap().parts, step.parts, "{written}");
                }
                let id = technique.id().as_str();
                *times.entry(id).or_default() += steps.len();
                let known = [
                    "full-house",
                    "hidden-single",
                    "naked-single",
                    "pointing",
                    "claiming",
                    "naked-pair",
                    "hidden-pair",
                    "x-wing",
                ];
                if known.contains(&id) {
                    let nothing = BTreeSet::new();
                    assert_eq!(
                        &concluded(&steps),
                        expected.get(id).unwrap_or(&nothing),
                        "{id} on {position:?}"
                    );
                }
            }
        }
    }
    println!("{times:?}");
    assert!(times.values().filter(|times| **times > 0).count() > 20, "{times:?}");
}

fn is_small_fish(technique: &Technique) -> bool {
    ["x-wing", "swordfish", "finned-x-wing", "sashimi-x-wing"].contains(&technique.id().as_str())
}

fn concluded(steps: &[Step]) -> BTreeSet<(bool, Candidate)> {
    let of = |step: &Step| {
        let placed = step.placements.clone().into_iter().map(|one| (true, one));
        placed.chain(step.eliminations.clone().into_iter().map(|one| (false, one))).collect::<Vec<_>>()
    };
    steps.iter().flat_map(of).collect()
}

#[test]
fn moves_before_marks_are_true() {
    let mut rng = Rng::new(1);
    for board in boards() {
        let solution = solved(board, &mut rng);
        let mut puzzle = solution.clone();
        for cell in board.cells().filter(|_| rng.percent(45)) {
            puzzle.set(cell, None);
        }
        let position = LargePosition::new(&puzzle).unwrap();
        let (moves, _) = BeforeMarksOf::new(&position).all_moves();
        assert!(moves.len() > 20, "{board:?}: {}", moves.len());
        for next in moves {
            assert!(holds_in(&next.step, &solution), "{next:?}");
        }
    }
}

/// Returns the puzzles of a file of large boards.
fn puzzles(file: &str) -> Vec<Puzzle> {
    let text = common::shared::text(&format!("data/nxn/{file}")).unwrap_or_default();
    let lines = text.lines().filter_map(|line| line.strip_prefix("25 "));
    let board = Geometry::standard(25).unwrap();
    lines.map(|cells| jade_grid::line::read_cells(board, cells).unwrap()).collect()
}

fn solution(puzzle: &Puzzle) -> Puzzle {
    match Auto.classify(puzzle, &SearchLimits { solutions: Some(2), ..SearchLimits::default() }) {
        Classification::Proper(solution) => solution,
        other => panic!("{other:?}"),
    }
}

/// Real puzzles: all steps lead to the solution, and where the techniques suffice, to its end.
#[test]
fn paths_of_real_puzzles_lead_to_the_solution() {
    let profile = Profile::full();
    // Where singles and locked candidates suffice, the path must reach the end.
    for (file, most, ends) in [
        ("gen-singles-25x25.txt", 2, true),
        ("gen-locked-25x25.txt", 2, true),
        ("oct9-25x25_easy.txt", 2, false),
        ("oct9-25x25_expert.txt", 1, false),
        ("gecode-25x25.txt", 1, false),
    ] {
        for puzzle in puzzles(file).iter().take(most) {
            let solution = solution(puzzle);
            let position = LargePosition::new(puzzle).unwrap();
            let path = PathOf::find(&AnalysisOf::of_proper(&position), &profile, &|| false);
            for step in &path.steps {
                assert!(holds_in(step, &solution), "{}", notation::print(step, puzzle.geometry()));
            }
            println!("{file}: {:?} after {} steps", path.outcome, path.steps.len());
            if ends || path.outcome == Outcome::Solved {
                assert_eq!((path.outcome, path.end.to_puzzle()), (Outcome::Solved, solution), "{file}");
            }
        }
    }
}

/// How long a hint takes at every moment of these paths. Run it in release:
/// `cargo test --release -p jade-logic --test it large -- --ignored --nocapture`.
#[test]
#[ignore = "it measures"]
fn a_hint_takes_less_than_100_ms() {
    let profile = Profile::full();
    for file in ["gen-singles-25x25.txt", "oct9-25x25_easy.txt", "oct9-25x25_expert.txt", "gecode-25x25.txt"]
    {
        let (mut slowest, mut slow) = (0, String::new());
        for puzzle in puzzles(file) {
            let mut position = LargePosition::new(&puzzle).unwrap();
            loop {
                let began = Instant::now();
                let step = next_step(&AnalysisOf::of_proper(&position), &profile);
                let took = began.elapsed().as_micros();
                if took > slowest {
                    let name = step.as_ref().map_or("nothing", |step| step.technique.as_str());
                    (slowest, slow) = (took, name.to_owned());
                }
                if !step.is_some_and(|step| step.apply(&mut position)) {
                    break;
                }
            }
        }
        println!("{file}: the slowest hint takes {slowest} µs: {slow}");
        assert!(slowest < 100_000, "{file}: {slow}");
    }
}
