//! One table of puzzles with the number of their solutions, for all engines.

use crate::common;

use common::may_give_up;
use jade_grid::{Geometry, Puzzle, line};
use jade_search::{Classification, Engine, Outcome, Report, SearchLimits, engines};
use std::collections::HashSet;

struct Line {
    puzzle: Puzzle,
    count: u64,
    solution: Option<Puzzle>,
}

fn table() -> Vec<Line> {
    include_str!("table.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let fields: Vec<&str> = line.split(':').collect();
            let [puzzle, count, solution] = fields[..] else { panic!("three fields: {line}") };
            Line {
                puzzle: line::read(puzzle).unwrap(),
                count: count.parse().unwrap(),
                solution: (!solution.is_empty()).then(|| line::read(solution).unwrap()),
            }
        })
        .collect()
}

/// The limits for an engine that may never finish.
fn limits(engine: &dyn Engine) -> SearchLimits<'static> {
    if may_give_up(engine) { SearchLimits::default().nodes(60_000) } else { SearchLimits::default() }
}

/// Checks a report of up to `limit` solutions; an engine may say "unknown" only if it is allowed to give up.
fn assert_right(engine: &dyn Engine, puzzle: &Puzzle, report: &Report, count: u64, limit: u64) {
    let name = engine.name();
    match report.outcome {
        Outcome::Complete => assert_eq!(report.solutions, count, "{name}: {puzzle}"),
        Outcome::SolutionLimit => assert!(report.solutions == limit && limit <= count, "{name}: {puzzle}"),
        Outcome::NodeLimit if may_give_up(engine) => {
            assert!(report.solutions <= count, "{name}: {puzzle}");
        }
        other => panic!("{name}: {other:?}: {puzzle}"),
    }
}

#[test]
fn counts_are_correct() {
    for Line { puzzle, count, .. } in table() {
        for &engine in engines() {
            for limit in [1, 2, count + 1] {
                let report = engine.count(&puzzle, &limits(engine).solutions(limit));
                assert_right(engine, &puzzle, &report, count, limit);
            }
        }
    }
}

#[test]
fn listed_solutions_are_different_and_solve_the_puzzle() {
    for Line { puzzle, count, .. } in table() {
        for &engine in engines() {
            let (solutions, report) = engine.solutions(&puzzle, &limits(engine));
            assert_right(engine, &puzzle, &report, count, u64::MAX);
            assert_eq!(report, engine.count(&puzzle, &limits(engine)), "{}: {puzzle}", engine.name());
            assert_eq!(solutions.len() as u64, report.solutions);
            assert!(solutions.iter().all(|solution| solution.solves(&puzzle)), "{}: {puzzle}", engine.name());
            let different: HashSet<&[u8]> = solutions.iter().map(Puzzle::values).collect();
            assert_eq!(different.len(), solutions.len(), "{}: {puzzle}", engine.name());
        }
    }
}

#[test]
fn classifications_are_correct() {
    for Line { puzzle, count, solution } in table() {
        for &engine in engines() {
            let name = engine.name();
            match engine.classify(&puzzle, &limits(engine)) {
                Classification::Proper(found) => {
                    assert_eq!(count, 1, "{name}: {puzzle}");
                    assert_eq!(Some(found), solution, "{name}: {puzzle}");
                }
                Classification::NoSolution => assert_eq!(count, 0, "{name}: {puzzle}"),
                Classification::Several { solutions, .. } => {
                    assert!(count > 1, "{name}: {puzzle}");
                    assert!(solutions.iter().all(|solution| solution.solves(&puzzle)), "{name}: {puzzle}");
                }
                Classification::Unknown { report, .. } => {
                    assert!(may_give_up(engine), "{name}: {puzzle}: {report:?}");
                }
            }
        }
    }
}

#[test]
fn the_table_has_none_one_and_many_solutions_for_every_size() {
    let table = table();
    for side in [4, 6, 8, 9, 10, 12, 16] {
        let counts: Vec<u64> = table
            .iter()
            .filter(|line| line.puzzle.geometry().side() == side)
            .map(|line| line.count)
            .collect();
        assert!(counts.contains(&0) && counts.contains(&1) && counts.iter().any(|n| *n > 1), "{side}");
    }
    for Line { puzzle, count, solution } in &table {
        assert_eq!(solution.is_some(), *count == 1, "{puzzle}");
        assert!(solution.iter().all(|solution| solution.solves(puzzle)), "{puzzle}");
    }
}

#[test]
fn engines_that_may_give_up_finish_feasible_boards() {
    let plain = engines().iter().filter(|engine| may_give_up(**engine));
    assert!(plain.clone().count() >= 4);
    for engine in plain {
        finishes_what_it_can(*engine);
    }
}

fn finishes_what_it_can(engine: &dyn Engine) {
    for Line { puzzle, count, .. } in table() {
        if puzzle.geometry().side() <= 6 {
            let report = engine.count(&puzzle, &SearchLimits::default());
            assert_eq!(
                (report.outcome, report.solutions),
                (Outcome::Complete, count),
                "{}: {puzzle}",
                engine.name()
            );
        }
    }
}

/// Boxes of one row are no constraint beyond the rows: what is left are Latin squares, whose numbers are known (OEIS
/// A002860).
#[test]
fn boards_with_flat_boxes_are_latin_squares() {
    for (side, count) in [(2, 2), (3, 12), (4, 576), (5, 161_280)] {
        let empty = Puzzle::empty(Geometry::with_boxes(1, side).unwrap());
        for engine in engines() {
            if count > 1000 && engine.name() == "conflict-learning" {
                continue; // it can, in five seconds
            }
            let report = engine.count(&empty, &SearchLimits::default());
            assert_eq!((report.solutions, report.outcome), (count, Outcome::Complete), "{}", engine.name());
        }
    }
}
