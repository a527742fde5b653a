//! All engines agree on random boards with none, one and many solutions.

use crate::common;

use common::{Random, full_board, may_give_up, random_givens, set_if_allowed, thinned};
use jade_grid::{Cell, Digit, Geometry, Puzzle};
use jade_search::{Engine, Except, Outcome, SearchLimits, engines};
use proptest::prelude::*;
use std::collections::BTreeSet;

const MAX_SOLUTIONS: u64 = 60;

/// How a board is made; `share` determines how many of its cells have a given.
#[derive(Clone, Copy, Debug)]
enum Origin {
    /// From a full board: at least one solution.
    Thinned,
    /// The same with one given changed or added: usually none.
    Perturbed,
    /// Digits at random: none to very many.
    Random,
    /// From a full board, with as few givens as keep it proper: one.
    Minimal,
}

fn geometries() -> impl Strategy<Value = &'static Geometry> {
    let boxes =
        [(2, 2), (2, 3), (3, 2), (1, 5), (2, 4), (4, 2), (3, 3), (3, 3), (3, 3), (2, 5), (3, 4), (4, 3)];
    prop::sample::select(boxes.map(|(rows, columns)| Geometry::with_boxes(rows, columns).unwrap()).to_vec())
}

fn board() -> impl Strategy<Value = Puzzle> {
    let origin =
        prop::sample::select(vec![Origin::Thinned, Origin::Perturbed, Origin::Random, Origin::Minimal]);
    (geometries(), origin, 0usize..=100, any::<u64>()).prop_map(|(geometry, origin, share, seed)| {
        let mut random = Random(seed);
        let cells = geometry.cell_count();
        let thin = |random: &mut Random| {
            // Around where the last of several solutions disappears.
            let givens = cells * (30 + share / 3) / 100;
            thinned(&full_board(geometry, random), givens, random)
        };
        match origin {
            Origin::Thinned => thin(&mut random),
            Origin::Random => random_givens(geometry, cells * share / 150, &mut random),
            Origin::Perturbed => {
                let mut puzzle = thin(&mut random);
                let (cell, digit) = (random.below(cells), random.below(geometry.side()));
                puzzle.set(Cell::new(cell), None);
                set_if_allowed(&mut puzzle, Cell::new(cell), Digit::from_index(digit));
                puzzle
            }
            Origin::Minimal => minimal(&full_board(geometry, &mut random), &mut random),
        }
    })
}

/// Removes givens as long as the board stays proper.
fn minimal(full: &Puzzle, random: &mut Random) -> Puzzle {
    let mut cells: Vec<Cell> = full.geometry().cells().collect();
    random.shuffle(&mut cells);
    let mut puzzle = full.clone();
    for cell in cells {
        puzzle.set(cell, None);
        if engines()[0].count(&puzzle, &SearchLimits::default().solutions(2)).solutions > 1 {
            puzzle.set(cell, full.get(cell));
        }
    }
    puzzle
}

/// Returns the solutions as text, up to [`MAX_SOLUTIONS`], and whether these are all. Returns `None` if the engine gave up.
fn solutions(engine: &dyn Engine, puzzle: &Puzzle) -> Option<(BTreeSet<String>, bool)> {
    let mut limits = SearchLimits::default().solutions(MAX_SOLUTIONS);
    if may_give_up(engine) {
        limits = limits.nodes(100_000);
    }
    let (list, report) = engine.solutions(puzzle, &limits);
    assert_eq!(engine.count(puzzle, &limits), report, "{}", engine.name());
    assert!(list.iter().all(|solution| solution.solves(puzzle)), "{}", engine.name());
    let set: BTreeSet<String> = list.iter().map(Puzzle::to_string).collect();
    assert_eq!((set.len(), set.len() as u64), (list.len(), report.solutions), "{}", engine.name());
    match report.outcome {
        Outcome::Complete => Some((set, true)),
        Outcome::SolutionLimit => Some((set, false)),
        Outcome::NodeLimit if may_give_up(engine) => None,
        other => panic!("{}: {other:?}", engine.name()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn all_engines_agree(puzzle in board()) {
        let (expected, all) = solutions(engines()[0], &puzzle).unwrap();
        // An observed search may be a different one.
        let (observed, _) = engines()[0].observe(&puzzle, &SearchLimits::default().solutions(MAX_SOLUTIONS), None);
        prop_assert_eq!((observed.solutions, observed.is_complete()), (expected.len() as u64, all), "{}", puzzle);
        for &engine in &engines()[1..] {
            let Some((found, found_all)) = solutions(engine, &puzzle) else { continue };
            prop_assert_eq!((found.len(), found_all), (expected.len(), all), "{}: {}", engine.name(), puzzle);
            if all {
                prop_assert_eq!(&found, &expected, "{}: {}", engine.name(), puzzle);
            }
        }
    }

    /// What a puzzle bars leaves those of its solutions that have none of it.
    #[test]
    fn all_engines_agree_on_restricted_puzzles(puzzle in board(), share in 1_usize..40, seed in any::<u64>()) {
        let mut random = Random(seed);
        let mut restricted = puzzle.clone();
        for cell in puzzle.geometry().cells().filter(|cell| puzzle.get(*cell).is_none()).collect::<Vec<_>>() {
            let barred = Digit::all(puzzle.geometry().side()).filter(|_| random.below(100) < share).collect();
            restricted.bar(cell, barred);
        }
        let (plain, all) = solutions(engines()[0], &puzzle).unwrap();
        let (expected, all_restricted) = solutions(engines()[0], &restricted).unwrap();
        if all {
            let line = |line: &String| jade_grid::line::read_cells(puzzle.geometry(), line).unwrap();
            let left: BTreeSet<String> = plain.into_iter().filter(|one| line(one).solves(&restricted)).collect();
            prop_assert_eq!(&left, &expected, "{}", restricted);
        }
        for &engine in &engines()[1..] {
            let Some((found, found_all)) = solutions(engine, &restricted) else { continue };
            prop_assert_eq!((found.len(), found_all), (expected.len(), all_restricted), "{}: {}", engine.name(), restricted);
            if found_all {
                prop_assert_eq!(&found, &expected, "{}: {}", engine.name(), restricted);
            }
        }
    }

    /// An engine finds, without a candidate, all its solutions except those that have the candidate.
    #[test]
    fn excluding_a_candidate_leaves_the_other_solutions(puzzle in board(), cell in any::<u64>(), digit in any::<u64>()) {
        let geometry = puzzle.geometry();
        let mut random = Random(cell ^ digit.rotate_left(7));
        let cell = Cell::new(random.below(geometry.cell_count()));
        let digit = Digit::from_index(random.below(geometry.side()));
        for name in ["auto", "nine", "backtracking", "dancing-links", "conflict-learning"] {
            let engine = jade_search::engine(name).unwrap_or_else(|error| panic!("{error}"));
            let (all, report) = engine.solutions(&puzzle, &SearchLimits::default().solutions(MAX_SOLUTIONS));
            let except = Except { engine, cell, digit };
            let (found, found_report) = except.solutions(&puzzle, &SearchLimits::default().solutions(MAX_SOLUTIONS));
            prop_assert_eq!(&except.count(&puzzle, &SearchLimits::default().solutions(MAX_SOLUTIONS)), &found_report, "{}", name);
            prop_assert!(found.iter().all(|solution| solution.solves(&puzzle) && solution.get(cell) != Some(digit)));
            let lines = |solutions: &[Puzzle]| -> BTreeSet<String> {
                let others = solutions.iter().filter(|solution| solution.get(cell) != Some(digit));
                others.map(Puzzle::to_string).collect()
            };
            let found_lines = lines(&found);
            prop_assert_eq!(found_lines.len(), found.len());
            if report.is_complete() {
                prop_assert_eq!(found_lines, lines(&all), "{}: {}", name, puzzle);
                prop_assert!(found_report.is_complete());
            }
        }
    }

    #[test]
    fn invalid_givens_have_no_solution(
        geometry in geometries(),
        seed in any::<u64>(),
    ) {
        let mut random = Random(seed);
        let full = full_board(geometry, &mut random);
        let mut puzzle = thinned(&full, random.below(geometry.cell_count()), &mut random);
        let house = &geometry.houses()[random.below(geometry.houses().len())];
        let (a, b) = (random.below(house.cells().len()), random.below(house.cells().len()));
        prop_assume!(a != b);
        let digit = Digit::from_index(random.below(geometry.side()));
        puzzle.set(house.cells()[a], Some(digit));
        puzzle.set(house.cells()[b], Some(digit));
        for engine in engines() {
            let report = engine.count(&puzzle, &SearchLimits::default());
            prop_assert_eq!((report.solutions, report.nodes, report.outcome), (0, 0, Outcome::Complete));
        }
    }
}

/// The property above would prove little if its boards were all alike.
#[test]
fn the_random_boards_include_none_one_and_many_solutions() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut none, mut one, mut several, mut many) = (0, 0, 0, 0);
    let mut finished = vec![0; engines().len()];
    for _ in 0..300 {
        let puzzle = board().new_tree(&mut runner).unwrap().current();
        match solutions(engines()[0], &puzzle).unwrap() {
            (set, true) if set.is_empty() => none += 1,
            (set, true) if set.len() == 1 => one += 1,
            (_, true) => several += 1,
            (_, false) => many += 1,
        }
        for (engine, finished) in engines().iter().zip(&mut finished) {
            *finished += usize::from(solutions(*engine, &puzzle).is_some());
        }
    }
    println!(
        "{none} without, {one} with one, {several} with several, {many} with {MAX_SOLUTIONS} and more solutions"
    );
    assert!([none, one, several, many].iter().all(|n| *n >= 20), "{none} {one} {several} {many}");
    for (engine, finished) in engines().iter().zip(finished) {
        println!("{}: {finished} of 300 finished", engine.name());
        assert!(finished >= 100, "{} finished {finished} of 300", engine.name());
    }
}
