//! The search of one puzzle at a time.

use super::{assert_right, barred_questions, boards, oracle, question};
use crate::common::shared;
use jade_grid::Puzzle;
use jade_search::nine::{Board, Path, Solver};
use jade_search::{Outcome, SearchLimits};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

fn solvers() -> impl Iterator<Item = (Path, Solver)> {
    Path::ALL.into_iter().filter_map(|path| Some((path, Solver::on(path)?)))
}

fn compare_with_oracle(count: usize, seed: u64) {
    let puzzles = boards(count, seed);
    for limit in [1, 2, 40] {
        let limits = SearchLimits::default().solutions(limit);
        let expected: Vec<u64> =
            puzzles.iter().map(|puzzle| oracle().count(puzzle, &limits).solutions).collect();
        for (path, mut solver) in solvers() {
            for (puzzle, expected) in puzzles.iter().zip(&expected) {
                let answer = solver.count(question(puzzle), &limits);
                assert_right(&answer, puzzle, *expected, limit, &format!("{path}, seed {seed}"));
            }
        }
    }
}

#[test]
fn every_path_agrees_with_the_oracle_on_random_boards() {
    compare_with_oracle(600, 11);
}

/// `cargo test --release -p jade-search --test it nine -- --ignored --nocapture`.
#[test]
#[ignore = "long: millions of boards"]
fn every_path_agrees_with_the_oracle_on_millions_of_random_boards() {
    for seed in 0..2000 {
        compare_with_oracle(1000, 2_000_000 + seed);
        if seed % 50 == 49 {
            eprintln!("single: {} boards", (seed + 1) * 1000);
        }
    }
}

#[test]
fn every_path_lists_all_solutions_in_the_same_order() {
    let limits = SearchLimits::default().solutions(300);
    for puzzle in boards(200, 12) {
        let (expected, report) = oracle().solutions(&puzzle, &limits);
        let mut order: Option<Vec<String>> = None;
        for (path, mut solver) in solvers() {
            let mut found = Vec::new();
            let answer = solver.search(question(&puzzle), &limits, &mut |solution| {
                assert!(solution.to_puzzle().solves(&puzzle), "{path}: {puzzle}");
                found.push(solution.to_string());
                ControlFlow::Continue(())
            });
            assert_eq!((answer.solutions, answer.outcome), (report.solutions, report.outcome), "{path}");
            let set: BTreeSet<String> = found.iter().cloned().collect();
            assert_eq!(set.len(), found.len(), "{path}: {puzzle}");
            if report.is_complete() {
                let expected: BTreeSet<String> = expected.iter().map(Puzzle::to_string).collect();
                assert_eq!(set, expected, "{path}: {puzzle}");
            }
            assert_eq!(order.get_or_insert_with(|| found.clone()), &found, "{path}: {puzzle}");
        }
    }
}

#[test]
fn excluded_candidates_are_in_no_solution() {
    for (question, puzzle, expected) in barred_questions(200, 13) {
        for (path, mut solver) in solvers() {
            let answer = solver.count(question, &SearchLimits::default());
            assert_right(&answer, &puzzle, expected, u64::MAX, &path.to_string());
            assert_eq!(solver.is_solvable(question), expected > 0, "{path}: {puzzle}");
        }
    }
}

#[test]
fn well_known_puzzles_have_one_solution_each() {
    for file in ["17-clue", "magictour-top1465", "forum-hardest-1106", "forum-hardest-1905-er11"] {
        let Some(text) = shared(&format!("puzzles/{file}.txt")) else { return };
        for line in text.lines().take(200) {
            let board = Board::from_line(line.as_bytes()).unwrap();
            for (path, mut solver) in solvers() {
                let answer = solver.count(board, &SearchLimits::default());
                assert_right(&answer, &board.to_puzzle(), 1, u64::MAX, &format!("{path}, {file}"));
            }
        }
    }
}

#[test]
fn a_search_stops_when_the_sink_does() {
    for (path, mut solver) in solvers() {
        let answer = solver.count(Board::EMPTY, &SearchLimits::default().solutions(1000));
        assert_eq!((answer.solutions, answer.outcome), (1000, Outcome::SolutionLimit), "{path}");
        let answer = solver.count(Board::EMPTY, &SearchLimits::default().nodes(500));
        assert_eq!((answer.guesses, answer.outcome), (500, Outcome::NodeLimit), "{path}");
        let answer = solver.count(Board::EMPTY, &SearchLimits::default().solutions(0));
        assert_eq!((answer.solutions, answer.outcome), (0, Outcome::SolutionLimit), "{path}");
        let polls = std::cell::Cell::new(0);
        let cancel = || {
            polls.set(polls.get() + 1);
            polls.get() > 3
        };
        let answer = solver.count(Board::EMPTY, &SearchLimits::default().cancel(&cancel));
        assert_eq!(answer.outcome, Outcome::Cancelled, "{path}");
        let mut seen = 0;
        let answer = solver.search(Board::EMPTY, &SearchLimits::default(), &mut |_| {
            seen += 1;
            if seen == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((answer.solutions, answer.outcome, seen), (3, Outcome::StoppedBySink, 3), "{path}");
        assert!(solver.first(Board::EMPTY).unwrap().to_puzzle().is_solution());
    }
}

/// Boards that slow down a search that goes cell by cell, or one that lists all solutions before it says that there are
/// several.
#[test]
fn boards_that_defeat_others_are_classified_with_few_guesses() {
    let with = |givens: &str| format!("{givens}{}", ".".repeat(81 - givens.len()));
    for (line, expected, most) in [
        (
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9".to_owned(),
            1,
            400,
        ),
        (with(""), 2, 100),
        (with("1"), 2, 100),
        (with("123456789"), 2, 100),
        (with("1...2...3...4...5...6...7...8...9"), 2, 100),
        // There is no place for the 9 of row 1.
        (with(&format!("12345678.{}9", ".".repeat(26))), 0, 0),
    ] {
        let board = Board::from_line(line.as_bytes()).unwrap();
        for (path, mut solver) in solvers() {
            let answer = solver.count(board, &SearchLimits::default().solutions(2));
            assert_eq!(answer.solutions, expected, "{path}: {line}");
            assert!(answer.guesses <= most, "{path}: {} guesses: {line}", answer.guesses);
            assert!(solver.height() as u64 <= answer.guesses && solver.height() <= 81, "{path}: {line}");
            assert_eq!(solver.height() > 0, answer.guesses > 0, "{path}: {line}");
        }
    }
}
