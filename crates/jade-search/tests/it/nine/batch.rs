//! The search of many puzzles at once.

use super::{assert_right, barred_questions, boards, oracle, question};
use crate::common::shared;
use jade_search::nine::{Answer, BatchSolver, Board, Path, Question};
use jade_search::{Outcome, SearchLimits};
use std::ops::ControlFlow;

fn solvers() -> impl Iterator<Item = (Path, BatchSolver)> {
    Path::ALL.into_iter().filter_map(|path| Some((path, BatchSolver::on(path)?)))
}

/// Returns the answers in the order of the questions; every question must be answered once.
fn answers(solver: &BatchSolver, questions: &[Question], limits: &SearchLimits) -> Vec<Answer> {
    let mut answers = vec![None; questions.len()];
    let outcome = solver.solve_many(questions.iter().copied(), limits, |index, answer| {
        assert!(answers[index].replace(answer).is_none(), "question {index} answered twice");
        ControlFlow::Continue(())
    });
    assert_eq!(outcome, Outcome::Complete);
    answers.into_iter().map(Option::unwrap).collect()
}

fn compare_with_oracle(count: usize, seed: u64) {
    let puzzles = boards(count, seed);
    let questions: Vec<Question> = puzzles.iter().map(question).collect();
    for limit in [1, 2, 40] {
        let limits = SearchLimits::default().solutions(limit);
        let expected: Vec<u64> =
            puzzles.iter().map(|puzzle| oracle().count(puzzle, &limits).solutions).collect();
        assert!(count < 100 || (0..=limit.min(2)).all(|count| expected.contains(&count)));
        for (path, solver) in solvers() {
            for (i, answer) in answers(&solver, &questions, &limits).iter().enumerate() {
                assert_right(answer, &puzzles[i], expected[i], limit, &format!("{path}, seed {seed}, #{i}"));
            }
        }
    }
}

#[test]
fn every_path_agrees_with_the_oracle_on_random_boards() {
    compare_with_oracle(600, 1);
}

/// `cargo test --release -p jade-search --test it nine -- --ignored --nocapture`.
#[test]
#[ignore = "long: millions of boards"]
fn every_path_agrees_with_the_oracle_on_millions_of_random_boards() {
    for seed in 0..2000 {
        compare_with_oracle(1000, 1_000_000 + seed);
        if seed % 50 == 49 {
            eprintln!("batch: {} boards", (seed + 1) * 1000);
        }
    }
}

#[test]
fn any_number_of_queries_is_answered() {
    let questions: Vec<Question> = boards(70, 2).iter().map(question).collect();
    let limits = SearchLimits::default().solutions(2);
    for (path, solver) in solvers() {
        let all = answers(&solver, &questions, &limits);
        for count in [0, 1, 2, 15, 16, 17, 33, 70] {
            let some = answers(&solver, &questions[..count], &limits);
            assert!(some.iter().zip(&all).all(|(a, b)| a.solutions == b.solutions), "{path}, {count}");
        }
    }
}

#[test]
fn excluded_candidates_are_in_no_solution() {
    let questions = barred_questions(200, 3);
    let asked: Vec<Question> = questions.iter().map(|question| question.0).collect();
    for (path, solver) in solvers() {
        for (answer, (_, puzzle, expected)) in
            answers(&solver, &asked, &SearchLimits::default()).iter().zip(&questions)
        {
            assert_right(answer, puzzle, *expected, u64::MAX, &path.to_string());
        }
    }
}

#[test]
fn well_known_puzzles_have_one_solution_each() {
    for file in ["17-clue", "magictour-top1465", "forum-hardest-1106", "forum-hardest-1905-er11"] {
        let Some(text) = shared(&format!("puzzles/{file}.txt")) else { return };
        let boards: Vec<Board> =
            text.lines().take(400).map(|line| Board::from_line(line.as_bytes()).unwrap()).collect();
        let questions: Vec<Question> = boards.iter().map(|board| Question::from(*board)).collect();
        for (path, solver) in solvers() {
            for (board, answer) in boards.iter().zip(answers(&solver, &questions, &SearchLimits::default())) {
                assert_right(&answer, &board.to_puzzle(), 1, u64::MAX, &format!("{path}, {file}"));
            }
        }
    }
}

#[test]
fn limits_end_a_puzzle_and_the_sink_ends_the_batch() {
    let empty = [Question::from(Board::EMPTY); 40];
    for (path, solver) in solvers() {
        for answer in answers(&solver, &empty, &SearchLimits::default().solutions(1000)) {
            assert_eq!((answer.solutions, answer.outcome), (1000, Outcome::SolutionLimit), "{path}");
        }
        for answer in answers(&solver, &empty, &SearchLimits::default().nodes(500)) {
            assert_eq!((answer.guesses, answer.outcome), (500, Outcome::NodeLimit), "{path}");
        }
        for answer in answers(&solver, &empty, &SearchLimits::default().solutions(0)) {
            assert_eq!((answer.solutions, answer.outcome), (0, Outcome::SolutionLimit), "{path}");
        }
        let mut answered = 0;
        let outcome = solver.solve_many(empty, &SearchLimits::default().solutions(1), |_, _| {
            answered += 1;
            if answered == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((outcome, answered), (Outcome::StoppedBySink, 3), "{path}");
        let polls = std::cell::Cell::new(0);
        let cancel = || {
            polls.set(polls.get() + 1);
            polls.get() > 3
        };
        // Questions in progress are reported with what was counted so far, the others not at all.
        let mut reported = Vec::new();
        let outcome = solver.solve_many(empty, &SearchLimits::default().cancel(&cancel), |index, answer| {
            assert_eq!(answer.outcome, Outcome::Cancelled, "{path}");
            assert!(answer.solutions > 0 && answer.solution.is_some(), "{path}");
            reported.push(index);
            ControlFlow::Continue(())
        });
        reported.sort_unstable();
        assert!((16..=32).contains(&reported.len()), "{path}: {reported:?}");
        assert!(reported.iter().copied().eq(0..reported.len()), "{path}: {reported:?}");
        assert_eq!(outcome, Outcome::Cancelled, "{path}");
    }
}

#[test]
fn the_fallback_is_always_available() {
    assert!(Path::Portable.is_available());
    assert!(Path::best().is_available());
    for path in Path::ALL {
        assert_eq!(BatchSolver::on(path).is_some(), path.is_available());
    }
}
