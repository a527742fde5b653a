//! Properties of every technique on every board.
//!
//! Positions are random symmetries of random full boards, with random digits placed and random candidates outside the
//! solution removed (`common::scattered`). Some of them occur in no order of solving. Every conclusion must hold in
//! every solution of the position, and so in the one it was made from, whether or not there are others.
//!
//! | property | test |
//! |---|---|
//! | sound, with an effect | `sound_and_never_idle` |
//! | sound for every solution, not only one | `sound_for_every_solution` |
//! | honest: what is cited entails the conclusion, and proofs are valid | `what_is_cited_entails_the_conclusions`,
//! `mutated_steps_are_not_entailed`, `witnesses_explain` |
//! | complete | `nothing_is_missed` |
//! | one step for each pattern | `one_pattern_is_one_step` |
//! | symmetric | `the_same_under_symmetry` |
//! | deterministic, as declared, notation is read back | `deterministic_and_as_declared` |
//! | incremental tables equal recomputed ones; whole paths | `paths_lead_to_the_solution_or_stop` |
//!
//! Elsewhere: the crates that make texts, drawings and JSON test that every step can be rendered, and `uniqueness.rs`
//! tests that uniqueness techniques need a proper puzzle.

use crate::common;

use common::generic::{
    assert_as_declared, assert_honest, assert_same_as_recomputed, assert_same_under, assert_sound,
    assert_witnesses_explain, compared_with_naive,
};
use common::share::Cost;
use common::{
    Rng, geometries, holds_in, line, path_asked_anew, proper_puzzles, reached, scattered, solved,
    unique_solution, vary,
};
use jade_grid::{Candidate, CellSet, Geometry, HouseId, HouseKind, LargeCellSet, Position, Puzzle, Symmetry};
use jade_logic::techniques::ALL;
use jade_logic::{
    Analysis, Needs, Outcome, Part, PartValue, Path, Profile, Role, Step, Technique, all_steps, entailment,
    next_step,
};
use jade_search::{Backtracking, Engine, SearchLimits};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

/// Positions per board, at least twelve hundred in all. Each technique gets its share of them (`common::share`); all
/// but the expensive ones get every position.
const POSITIONS: usize = 160;

/// The number of additional variants of each example’s position.
const VARIANTS: usize = 100;

/// The share of the positions that a test looks at by default, in percent. With the environment variable
/// `JADE_LONG_TESTS` it looks at all of them.
const SHORT: usize = 10;

/// Returns the part of a number of positions, or of steps that must be found, that belongs to this run.
fn in_this_run(all: usize) -> usize {
    share(all, SHORT)
}

/// Returns how many variants of each of its examples a technique gets in this run.
fn variants_in_this_run(cost: Cost) -> usize {
    share(cost.variants(VARIANTS), cost.short_share_of_variants())
}

/// Returns all in a long run, and this many percent of them otherwise.
fn share(all: usize, percent: usize) -> usize {
    let percent = if is_long_run() { 100 } else { percent };
    (all * percent).div_ceil(100)
}

fn is_long_run() -> bool {
    std::env::var_os("JADE_LONG_TESTS").is_some()
}

/// Returns the techniques to test: all, or, during work on some of them, those whose ids contain one of the words in
/// the environment variable `JADE_TECHNIQUES`.
fn under_test() -> Vec<&'static Technique> {
    let Ok(words) = std::env::var("JADE_TECHNIQUES") else { return ALL.to_vec() };
    eprintln!("only techniques with {words}");
    let wanted = |id: &str| words.split_whitespace().any(|word| id.contains(word));
    ALL.iter().copied().filter(|technique| wanted(technique.id().as_str())).collect()
}

/// Calls `check` with every technique’s steps on many positions, and asserts that every technique was found often
/// enough for the test to be meaningful. Random positions rarely have the rarer patterns, so variants of each
/// technique’s examples are included.
fn for_all_steps(seed: u64, mut check: impl FnMut(&'static Technique, &Position, &Puzzle, Vec<Step>)) {
    let techniques = under_test();
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    let mut spent: BTreeMap<&str, Duration> = BTreeMap::new();
    let mut look = |technique: &'static Technique, position: &Position, full: &Puzzle| {
        let begun = Instant::now();
        let steps = technique.all_steps(&Analysis::of_proper(position));
        let found = times.entry(technique.id().as_str()).or_default();
        *found += steps.len();
        check(technique, position, full, steps);
        *spent.entry(technique.id().as_str()).or_default() += begun.elapsed();
        *found
    };
    // The fewer positions, the more chance decides how often a technique is found.
    let least = if is_long_run() { 200 } else { in_this_run(200) / 2 };
    for board in geometries() {
        let mut rng = Rng::new(seed ^ board.side() as u64);
        // A sequence of its own, which leaves the positions of the others as they are.
        let mut of_cages = Rng::new(!seed ^ board.side() as u64);
        let mut of_pairs = Rng::new(!seed.rotate_left(32) ^ board.side() as u64);
        for index in 0..in_this_run(POSITIONS) {
            let full = solved(board, &mut rng);
            let caged = common::caged(&full, &mut of_cages);
            let position = scattered(&caged, &mut of_cages);
            for technique in techniques.iter().filter(|technique| technique.needs == Needs::Sums) {
                look(technique, &position, &caged);
            }
            let clued = common::clued(&full, &mut of_cages);
            let position = scattered(&clued, &mut of_cages);
            for technique in techniques.iter().filter(|technique| technique.needs == Needs::Clues) {
                look(technique, &position, &clued);
            }
            if board.side() <= 9 && index % 4 == 0 {
                let related = common::related(&full, &mut of_pairs);
                let position = scattered(&related, &mut of_pairs);
                for technique in techniques.iter().filter(|one| one.needs == Needs::Rules) {
                    look(technique, &position, &related);
                }
                let jigsaw = common::jigsaw(board.side(), &mut of_cages);
                let position = scattered(&jigsaw, &mut of_cages);
                let needs = [Needs::IrregularRegions, Needs::Rules];
                for technique in techniques.iter().filter(|one| needs.contains(&one.needs)) {
                    look(technique, &position, &jigsaw);
                }
            }
            let symmetry = Symmetry::random(board, |n| rng.below(n));
            let full = symmetry.puzzle(&full);
            let position = scattered(&full, &mut rng);
            // Techniques that assume a single solution cannot be used here, since there may be several.
            for technique in techniques.iter().filter(|technique| !technique.assumes_uniqueness()) {
                if index < Cost::of(technique).positions(in_this_run(POSITIONS), board.side()) {
                    look(technique, &position, &full);
                }
            }
            // These can be used on positions of proper puzzles.
            let (puzzle, full) = &proper_puzzles(board)[index % proper_puzzles(board).len()];
            let (puzzle, full) = (symmetry.puzzle(puzzle), symmetry.puzzle(full));
            let position = reached(&puzzle, &full, &mut rng);
            for technique in techniques.iter().filter(|technique| technique.assumes_uniqueness()) {
                if index < Cost::of(technique).positions(in_this_run(POSITIONS), board.side()) {
                    look(technique, &position, &full);
                }
            }
        }
    }
    for technique in &techniques {
        // A sequence of its own: a new example of one technique leaves the positions of all others as they are.
        let id = technique.id().as_str().bytes();
        let mut rng =
            Rng::new(id.fold(seed, |hash, byte| hash.wrapping_mul(0x100_0000_01b3) ^ u64::from(byte)));
        for example in technique.examples() {
            let start = example.position();
            let Some(full) = unique_solution(&common::givens(&start)) else { continue };
            let cost = Cost::of(technique);
            let mut found = 0;
            for variant in 0..cost.variants(VARIANTS) {
                // A technique that chance was against gets as many as in a long run.
                if variant >= variants_in_this_run(cost) && found >= least {
                    break;
                }
                let symmetry = Symmetry::random(start.geometry(), |n| rng.below(n));
                let (full, mut position) = (symmetry.puzzle(&full), symmetry.position(&start));
                vary(&mut position, &full, &mut rng);
                found = look(technique, &position, &full);
            }
        }
    }
    // Printed with `--nocapture`: shows which techniques need a smaller share if the tests have become slow.
    let mut spent: Vec<_> = spent.into_iter().collect();
    spent.sort_by_key(|(_, time)| Reverse(*time));
    spent.iter().take(12).for_each(|(id, time)| eprintln!("{id}: {} ms", time.as_millis()));
    for technique in &techniques {
        times.entry(technique.id().as_str()).or_default();
    }
    times.retain(|_, found| *found < least);
    assert!(times.is_empty(), "found too seldom: {times:?}");
}

#[test]
fn sound_and_never_idle() {
    for_all_steps(1, |_, position, solution, steps| {
        steps.iter().for_each(|step| assert_sound(step, position, solution));
    });
}

/// Boards with 2 to 100 solutions: techniques that do not assume a single solution must respect all of them.
#[test]
fn sound_for_every_solution() {
    let (mut tried, mut found) = (0, 0);
    for board in geometries() {
        let mut rng = Rng::new(board.side() as u64);
        for _ in 0..in_this_run(60) {
            let full = solved(board, &mut rng);
            // Removing whole digits and some cells leaves several solutions.
            let mut puzzle = full.clone();
            let (a, b) = (rng.below(board.side()), rng.below(board.side()));
            for (cell, digit) in full.filled() {
                if digit.index() == a || digit.index() == b || rng.percent(8) {
                    puzzle.set(cell, None);
                }
            }
            let (solutions, report) = Backtracking::fewest_candidates()
                .solutions(&puzzle, &SearchLimits::default().solutions(101).nodes(100_000));
            if !report.is_complete() || !(2..=100).contains(&solutions.len()) {
                continue;
            }
            tried += 1;
            let position = Position::new(&puzzle).unwrap();
            let path = Path::find(&Analysis::new(&position), &Profile::full(), &|| false);
            assert_eq!(path.outcome, Outcome::Stuck, "{puzzle}");
            for technique in ALL.iter().filter(|technique| !technique.assumes_uniqueness()) {
                for step in technique.all_steps(&Analysis::new(&position)).iter().chain(&path.steps) {
                    found += 1;
                    let everywhere = solutions.iter().all(|solution| holds_in(step, solution));
                    assert!(everywhere, "{}", line(step, &position));
                }
            }
        }
    }
    assert!(tried >= in_this_run(100) && found >= in_this_run(1000), "{tried} boards, {found} steps");
}

#[test]
fn what_is_cited_entails_the_conclusions() {
    for_all_steps(2, |_, position, _, steps| {
        steps.iter().for_each(|step| assert_honest(step, position));
    });
}

/// A pattern is one step with everything that it concludes: no two steps have the same parts and links, so there is
/// nothing to merge.
#[test]
fn one_pattern_is_one_step() {
    for_all_steps(9, |_, position, _, steps| {
        let steps = &steps[..steps.len().min(20)];
        for (index, step) in steps.iter().enumerate() {
            let same = |other: &&Step| other.parts == step.parts && other.links == step.links;
            if let Some(other) = steps[..index].iter().filter(|_| step.proof.is_none()).find(same) {
                panic!("{} and {}", line(other, position), line(step, position));
            }
        }
    });
}

/// The checker refuses wrong steps. The solution satisfies everything that a step can cite, so nothing cited entails
/// the elimination of a true candidate; that is always refused. A step that depends on houses (a digit must have a
/// place there) proves nothing without them, nor with others that do not reach its targets; that is refused except for
/// a few steps whose cells happen to be enough.
#[test]
fn mutated_steps_are_not_entailed() {
    let (mut wrong, mut bare, mut swapped) = (0, [0; 2], [0; 2]);
    let mut rng = Rng::new(3);
    for_all_steps(3, |technique, position, solution, steps| {
        let board = position.geometry();
        for step in &steps {
            let refused = |mutated: &Step| entailment::check(position, mutated).is_err();
            let truth = |cell| Candidate::new(cell, solution.get(cell).unwrap());
            let truths = position.open_cells().iter().map(truth).filter(|c| !step.placements.contains(c));
            let truths: Vec<Candidate> = truths.collect();
            if !truths.is_empty() {
                let mut mutated = step.clone();
                mutated.eliminations.push(truths[rng.below(truths.len())]);
                assert!(refused(&mutated), "{}", line(&mutated, position));
                wrong += 1;
            }

            let house = |part: &Part| matches!(part.value, PartValue::House(_) | PartValue::Houses(_));
            let rests = |part: &Part| part.role == Role::Base && house(part);
            let conclusions = step.placements.iter().chain(&step.eliminations);
            let targets: CellSet = conclusions.map(|candidate| candidate.cell).collect();
            // Cages that cover a house are enough without it.
            if technique.needs.are_of_rules() {
                continue;
            }
            if !step.parts.iter().any(rests) || targets.iter().any(|c| position.candidates(c).len() < 2) {
                continue;
            }
            // A large fish cites most of the open cells, which is often enough.
            let cited = step.parts.iter().fold(LargeCellSet::EMPTY, |all, part| all | step.cells(part.role));
            if cited.len() * 2 > position.open_cells().len() {
                continue;
            }
            let mut mutated = step.clone();
            mutated.links.clear();
            mutated.parts.retain(|part| !house(part));
            let missed = refused(&mutated);
            bare[usize::from(missed)] += 1;
            if !missed {
                continue;
            }

            let own: Vec<HouseId> = step.houses().collect();
            let away = |id: &HouseId| board.house(*id).set().is_disjoint(targets) && !own.contains(id);
            let away: Vec<HouseId> = board.house_ids().filter(away).collect();
            if !away.is_empty() {
                let mut mutated = step.clone();
                mutated.links.clear();
                for part in mutated.parts.iter_mut().filter(|part| house(part)) {
                    match &mut part.value {
                        PartValue::House(house) => *house = away[rng.below(away.len())],
                        PartValue::Houses(houses) => *houses = vec![away[rng.below(away.len())]],
                        _ => {}
                    }
                }
                swapped[usize::from(refused(&mutated))] += 1;
            }
        }
    });
    assert!(
        wrong >= in_this_run(10_000) && bare[1] >= in_this_run(5_000) && swapped[1] >= in_this_run(5_000),
        "{wrong} {bare:?} {swapped:?}"
    );
    assert!(bare[0] * 3 <= bare[1] && swapped[0] * 3 <= swapped[1], "{bare:?} {swapped:?}");
}

#[test]
fn nothing_is_missed() {
    let mut compared: BTreeMap<&str, usize> = BTreeMap::new();
    for_all_steps(4, |technique, position, _, steps| {
        let id = technique.id().as_str();
        // On large boards, there are many choices of three and four; those are compared only sometimes.
        let many = id.ends_with("-quad") || id.ends_with("-triple");
        if many && position.geometry().side() > 9 && !position.all_candidates().count().is_multiple_of(8) {
            return;
        }
        let Some(times) = compared_with_naive(technique, position, &steps) else { return };
        *compared.entry(id).or_insert(0) += times;
    });
    for (id, times) in compared {
        assert!(times >= in_this_run(10), "{id}: only {times} steps were compared");
    }
}

/// Small boards have hardly any kraken fish with boxes where there is none of lines, so these are compared on 9×9.
#[test]
fn kraken_fish_with_boxes_are_those_of_the_naive_finder() {
    for id in ["kraken-fish-1", "kraken-fish-2"] {
        let technique = jade_logic::techniques::technique(id).unwrap();
        let mut compared = 0;
        for example in technique.examples() {
            let position = example.position();
            let steps = technique.all_steps(&Analysis::of_proper(&position));
            let kind = |house: HouseId| position.geometry().house(house).kind();
            let with_boxes = |step: &&Step| step.houses().any(|house| kind(house) == HouseKind::Box);
            let digit = |step: &Step| match step.part("digit").map(|part| &part.value) {
                Some(PartValue::Digit(digit)) => *digit,
                other => panic!("{other:?}"),
            };
            let target = |step: &Step| step.eliminations[0];
            let all: BTreeSet<Candidate> = steps.iter().map(target).collect();
            let Some(one) = steps.iter().find(with_boxes).map(digit) else { continue };
            let expected = common::kraken::eliminated_with_boxes(id, &position, one);
            let missed: Vec<_> = expected.difference(&all).collect();
            assert!(missed.is_empty(), "{id} misses {missed:?}\n{position:?}");
            for step in steps.iter().filter(with_boxes).filter(|step| digit(step) == one) {
                assert!(expected.contains(&target(step)), "{}", line(step, &position));
                compared += 1;
            }
        }
        assert!(compared >= 3, "{id}: only {compared} steps were compared");
    }
}

/// The same conclusions follow under any symmetry.
#[test]
fn the_same_under_symmetry() {
    let mut rng = Rng::new(5);
    for_all_steps(5, |technique, position, _, steps| {
        let symmetry = Symmetry::random(position.geometry(), |n| rng.below(n));
        assert_same_under(&symmetry, technique, position, &steps);
    });
}

/// A repeated search finds the same steps in the same order, with the declared parts; the first step is the first of
/// all; and the notation is read back.
#[test]
fn deterministic_and_as_declared() {
    for_all_steps(6, |technique, position, _, steps| {
        assert_as_declared(technique, position, &steps);
    });
}

/// Witnesses are filled cells with the digit that see the cells that they explain.
#[test]
fn witnesses_explain() {
    for_all_steps(7, |technique, position, _, steps| {
        steps.iter().for_each(|step| assert_witnesses_explain(technique, step, position));
    });
}

/// A path ends in the solution, or where no technique applies. Every step changes the position; incremental data equals
/// recomputed data; no step is missed where techniques found nothing before; and symmetry does not change the kinds of
/// steps.
#[test]
fn paths_lead_to_the_solution_or_stop() {
    let mut outcomes = BTreeMap::new();
    for board in geometries() {
        let mut rng = Rng::new(board.side() as u64);
        for round in 0..in_this_run(60) {
            let full = solved(board, &mut rng);
            let position = if round % 2 == 0 {
                let tries = board.cell_count() * [40, 70, 100][rng.below(3)] / 100;
                // Removing as much as possible takes long on large boards.
                let tries = if board.side() > 9 { tries.min(80) } else { tries };
                Position::new(&common::dug(&full, tries, &mut rng)).unwrap()
            } else {
                scattered(&full, &mut rng)
            };
            *outcomes.entry(check_path(&position, &full, &mut rng)).or_insert(0) += 1;
        }
    }
    assert!(outcomes["solved"] >= in_this_run(100) && outcomes["stuck"] >= in_this_run(20), "{outcomes:?}");
}

fn check_path(start: &Position, solution: &Puzzle, rng: &mut Rng) -> &'static str {
    let profile = Profile::full();
    let path = Path::find(&Analysis::new(start), &profile, &|| false);
    let mut now = start.clone();
    for step in &path.steps {
        assert!(holds_in(step, solution), "{}", line(step, &now));
        assert!(step.apply(&mut now), "idle: {}", line(step, &now));
        assert_eq!(now.contradiction(), None);
        assert_same_as_recomputed(&now);
    }
    assert_eq!(now, path.end);
    assert_eq!(path_asked_anew(&Analysis::new(start), &profile), path.steps);
    let symmetry = Symmetry::random(start.geometry(), |n| rng.below(n));
    let image = Path::find(&Analysis::new(&symmetry.position(start)), &profile, &|| false);
    assert_eq!(image.end, symmetry.position(&path.end));
    assert_eq!(image.outcome, path.outcome);
    match path.outcome {
        Outcome::Solved => {
            assert_eq!(path.end.to_puzzle(), *solution);
            "solved"
        }
        Outcome::Stuck => {
            assert_eq!(next_step(&Analysis::new(&path.end), &profile), None);
            assert!(all_steps(&Analysis::new(&path.end), &profile).is_empty());
            assert!(!path.end.is_full());
            "stuck"
        }
        other => panic!("{other:?}\n{start:?}"),
    }
}

/// Boards without a solution: no panic, and the path ends in a contradiction or where no technique applies.
#[test]
fn impossible_positions_end_in_a_contradiction() {
    let mut impossible = 0;
    for board in geometries() {
        let mut rng = Rng::new(board.side() as u64);
        for index in 0..in_this_run(POSITIONS) {
            let full = solved(board, &mut rng);
            let mut position = scattered(&full, &mut rng);
            for _ in 0..3 {
                let Some(cell) = position.open_cells().iter().nth(rng.below(board.cell_count())) else {
                    break;
                };
                position.eliminate(cell, full.get(cell).unwrap());
            }
            for technique in ALL {
                if index < Cost::of(technique).positions(in_this_run(POSITIONS), board.side()) {
                    technique.all_steps(&Analysis::new(&position));
                }
            }
            let path = Path::find(&Analysis::new(&position), &Profile::classic(), &|| false);
            match path.outcome {
                Outcome::Impossible(contradiction) => {
                    assert_eq!(path.end.contradiction(), Some(contradiction));
                    impossible += 1;
                }
                Outcome::Solved => assert!(path.end.to_puzzle().is_solution()),
                Outcome::Stuck => {}
                Outcome::Cancelled | Outcome::Reached => panic!("nobody cancelled, or asked to stop"),
            }
        }
    }
    assert!(impossible >= in_this_run(100), "{impossible}");
}

#[test]
fn a_cancelled_path_says_so() {
    let position = Position::blank(Geometry::standard(9).unwrap());
    let path = Path::find(&Analysis::new(&position), &Profile::full(), &|| true);
    assert_eq!((path.outcome, path.steps.len()), (Outcome::Cancelled, 0));
}
