//! SearchLimits are respected, and a search that they end says so.

use crate::common;

use common::{Random, full_board, is_level_by_level, is_plain, thinned};
use jade_grid::{Geometry, Puzzle};
use jade_search::{Outcome, Report, SearchLimits, engines};
use std::cell::Cell;
use std::ops::ControlFlow;

fn empty(side: usize) -> Puzzle {
    Puzzle::empty(Geometry::standard(side).unwrap())
}

#[test]
fn a_node_limit_is_exact() {
    for engine in engines() {
        let whole = engine.count(&empty(4), &SearchLimits::default());
        assert_eq!((whole.solutions, whole.outcome), (288, Outcome::Complete));
        // Just enough:
        assert_eq!(
            engine.count(&empty(4), &SearchLimits::default().nodes(whole.nodes)),
            whole,
            "{}",
            engine.name()
        );
        for nodes in [0, 1, 2, 10, 100, whole.nodes - 1] {
            let report = engine.count(&empty(4), &SearchLimits::default().nodes(nodes));
            assert_eq!((report.nodes, report.outcome), (nodes, Outcome::NodeLimit), "{}", engine.name());
            assert!(report.solutions <= 288 && report.guesses <= nodes);
        }
    }
}

#[test]
fn a_solution_limit_is_respected() {
    for engine in engines() {
        for limit in [0, 1, 2, 287, 288] {
            let limits = SearchLimits::default().solutions(limit);
            let report = engine.count(&empty(4), &limits);
            assert_eq!((report.solutions, report.outcome), (limit, Outcome::SolutionLimit));
            assert_eq!(engine.solutions(&empty(4), &limits).0.len() as u64, limit, "{}", engine.name());
        }
        let report = engine.count(&empty(4), &SearchLimits::default().solutions(289));
        assert_eq!((report.solutions, report.outcome), (288, Outcome::Complete), "{}", engine.name());
    }
}

#[test]
fn cancelling_stops_soon() {
    for engine in engines() {
        let report = engine.count(&empty(9), &SearchLimits::default().cancel(&|| true));
        assert_eq!((report.nodes, report.outcome), (0, Outcome::Cancelled), "{}", engine.name());

        // An empty 9×9 board would keep any engine busy forever.
        let asked = Cell::new(0);
        let cancel = || {
            asked.set(asked.get() + 1);
            asked.get() == 40
        };
        let report = engine.count(&empty(9), &SearchLimits::default().cancel(&cancel));
        assert_eq!((report.outcome, asked.get()), (Outcome::Cancelled, 40), "{}", engine.name());
        assert!(report.nodes <= 40 * SearchLimits::POLL_NODES, "{}", engine.name());
        assert!(report.nodes >= 38 * SearchLimits::POLL_NODES, "{}", engine.name());
        assert!(report.solutions > 0 || is_level_by_level(*engine), "{}", engine.name());
    }
}

#[test]
fn a_sink_can_stop_the_search() {
    for engine in engines() {
        let mut taken = 0;
        let side = if is_level_by_level(*engine) { 4 } else { 9 };
        let report = engine.search(&empty(side), &SearchLimits::default(), &mut |solution| {
            assert!(solution.is_solution());
            taken += 1;
            if taken == 7 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((taken, report.solutions, report.outcome), (7, 7, Outcome::StoppedBySink));
    }
}

#[test]
fn the_first_solution_is_the_first_of_the_list() {
    for engine in engines() {
        let side = if is_level_by_level(*engine) { 4 } else { 6 };
        let (first, report) = engine.first(&empty(side), &SearchLimits::default());
        assert_eq!((report.solutions, report.outcome), (1, Outcome::SolutionLimit));
        let (list, _) = engine.solutions(&empty(side), &SearchLimits::default().solutions(3));
        assert_eq!(first.as_ref(), list.first(), "{}", engine.name());
    }
}

/// The right half is open, its 1s and 2s in two ways, its 3s and 4s in two ways: two guesses, then two below each. For
/// engines that look for what is forced, a guess settles four cells at once; cell by cell, a guess in the first row of
/// a band settles two, one in the second row the other six. Conflict learning need not guess the last of several
/// alternatives: it follows.
#[test]
fn nodes_guesses_and_depth_are_those_of_the_search_tree() {
    let puzzle = jade_grid::line::read("12..34..21..43..").unwrap();
    for engine in engines() {
        let report = engine.count(&puzzle, &SearchLimits::default());
        let expected = Report {
            solutions: 4,
            outcome: Outcome::Complete,
            nodes: if is_plain(*engine) { 2 * 2 + 4 * 6 } else { 2 * 4 + 4 * 4 },
            guesses: if engine.name() == "conflict-learning" { 1 + 2 } else { 2 + 4 },
            depth: 2,
        };
        assert_eq!(report, expected, "{}", engine.name());
    }
}

#[test]
fn a_full_board_needs_no_nodes() {
    for side in [4, 9, 16, 25, 100] {
        let full = full_board(Geometry::standard(side).unwrap(), &mut Random(1));
        for engine in engines() {
            let (solutions, report) = engine.solutions(&full, &SearchLimits::default());
            assert_eq!(solutions, std::slice::from_ref(&full), "{}", engine.name());
            assert_eq!((report.nodes, report.guesses, report.depth), (0, 0, 0), "{}", engine.name());
        }
    }
}

/// This would overflow the stack if any engine recursed: it would need thousands of frames in 64 KiB.
#[test]
fn the_largest_boards_need_no_stack() {
    let search = || {
        let mut random = Random(3);
        let large = Geometry::standard(100).unwrap();
        let puzzle = thinned(&full_board(large, &mut random), 7500, &mut random);
        for engine in engines() {
            let report = engine.count(&puzzle, &SearchLimits::default().solutions(1).nodes(20_000));
            assert!(report.nodes >= 2500, "{}: {report:?}", engine.name());
            let deep = engine.count(&empty(49), &SearchLimits::default().solutions(1).nodes(5_000));
            // The engine that chooses its search fills a board without givens without guessing.
            let is_shallow = is_level_by_level(*engine) || ["auto", "nine"].contains(&engine.name());
            assert!(deep.depth > 80 || is_shallow, "{}: {deep:?}", engine.name());
        }
    };
    std::thread::Builder::new().stack_size(64 * 1024).spawn(search).unwrap().join().unwrap();
}

#[test]
fn large_boards_with_many_givens_are_solved() {
    for side in [25, 36, 49, 64, 81, 100] {
        let mut random = Random(side as u64);
        let full = full_board(Geometry::standard(side).unwrap(), &mut random);
        let puzzle = thinned(&full, side * side * 4 / 5, &mut random);
        let limits = SearchLimits::default().solutions(20).nodes(1_000_000);
        let reports = ["backtracking", "dancing-links", "conflict-learning", "auto"].map(|name| {
            let (solutions, report) = jade_search::engine(name).ok().unwrap().solutions(&puzzle, &limits);
            assert!(solutions.iter().all(|solution| solution.solves(&puzzle)), "{name}, {side}");
            assert!(report.outcome != Outcome::Complete || solutions.contains(&full), "{name}, {side}");
            (report.solutions, report.outcome)
        });
        assert!(reports.iter().all(|report| *report == reports[0]), "{side}: {reports:?}");
        assert!(reports[0].0 > 0, "{side}");
    }
}
