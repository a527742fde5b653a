//! Many 9×9 puzzles at once: every path against an engine that works quite otherwise.

mod common;

use common::{Random, full_board, random_clues, shared, thinned};
use jade_grid::{Cell, Digit, Geometry, Puzzle};
use jade_search::nine::{Answer, BatchSolver, Board, Path, Question};
use jade_search::{Engine, Limits, Outcome, engine};
use std::ops::ControlFlow;

fn oracle() -> &'static dyn Engine {
    engine("backtracking").ok().unwrap()
}

fn solvers() -> impl Iterator<Item = (Path, BatchSolver)> {
    Path::ALL.into_iter().filter_map(|path| Some((path, BatchSolver::on(path)?)))
}

/// The answers in the order of the questions; every question must be answered once.
fn answers(solver: &BatchSolver, questions: &[Question], limits: &Limits) -> Vec<Answer> {
    let mut answers = vec![None; questions.len()];
    let outcome = solver.solve_many(questions.iter().copied(), limits, |index, answer| {
        assert!(answers[index].replace(answer).is_none(), "question {index} answered twice");
        ControlFlow::Continue(())
    });
    assert_eq!(outcome, Outcome::Complete);
    answers.into_iter().map(Option::unwrap).collect()
}

/// A board with no solution, one, a few or very many.
fn board(random: &mut Random) -> Puzzle {
    let geometry = Geometry::standard(9).unwrap();
    if random.below(4) == 0 {
        let clues = random.below(40);
        return random_clues(geometry, clues, random);
    }
    let full = full_board(geometry, random);
    let clues = 17 + random.below(65);
    let mut puzzle = thinned(&full, clues, random);
    if random.below(4) == 0 {
        // A digit that is perhaps wrong, perhaps in conflict.
        let (cell, digit) = (Cell::new(random.below(81)), Digit::from_index(random.below(9)));
        puzzle.set(cell, Some(digit));
    }
    puzzle
}

/// Whether the answer is right about a question that has this many solutions, as far as anybody counted.
fn assert_right(answer: &Answer, puzzle: &Puzzle, expected: u64, limit: u64, which: &str) {
    assert_eq!(answer.solutions, expected, "{which}: {puzzle}");
    let outcome = if expected == limit { Outcome::SolutionLimit } else { Outcome::Complete };
    assert_eq!(answer.outcome, outcome, "{which}: {puzzle}");
    assert_eq!(answer.solution.is_some(), expected > 0, "{which}: {puzzle}");
    if let Some(solution) = answer.solution {
        assert!(solution.to_puzzle().solves(puzzle), "{which}: {solution} does not solve {puzzle}");
    }
}

fn compare_with_oracle(boards: usize, seed: u64) {
    let mut random = Random(seed);
    let puzzles: Vec<Puzzle> = (0..boards).map(|_| board(&mut random)).collect();
    let questions: Vec<Question> =
        puzzles.iter().map(|puzzle| Board::from_puzzle(puzzle).unwrap().into()).collect();
    for limit in [1, 2, 40] {
        let limits = Limits::default().solutions(limit);
        let expected: Vec<u64> =
            puzzles.iter().map(|puzzle| oracle().count(puzzle, &limits).solutions).collect();
        assert!(boards < 100 || (0..=limit.min(2)).all(|count| expected.contains(&count)));
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

/// `cargo test --release -p jade-search --test nine_batch -- --ignored` (some minutes).
#[test]
#[ignore = "long: millions of boards"]
fn every_path_agrees_with_the_oracle_on_millions_of_random_boards() {
    for seed in 0..2000 {
        compare_with_oracle(1000, 1_000_000 + seed);
    }
}

#[test]
fn any_number_of_questions_is_answered() {
    let mut random = Random(2);
    let puzzles: Vec<Puzzle> = (0..70).map(|_| board(&mut random)).collect();
    let questions: Vec<Question> =
        puzzles.iter().map(|puzzle| Board::from_puzzle(puzzle).unwrap().into()).collect();
    let limits = Limits::default().solutions(2);
    for (path, solver) in solvers() {
        let all = answers(&solver, &questions, &limits);
        for count in [0, 1, 2, 15, 16, 17, 33, 70] {
            let some = answers(&solver, &questions[..count], &limits);
            assert!(some.iter().zip(&all).all(|(a, b)| a.solutions == b.solutions), "{path}, {count}");
        }
    }
}

#[test]
fn barred_candidates_are_in_no_solution() {
    let mut random = Random(3);
    let geometry = Geometry::standard(9).unwrap();
    let (mut questions, mut expected) = (Vec::new(), Vec::new());
    while questions.len() < 200 {
        let full = full_board(geometry, &mut random);
        let puzzle = thinned(&full, 24 + random.below(20), &mut random);
        let limit = 1000;
        let (solutions, report) = oracle().solutions(&puzzle, &Limits::default().solutions(limit));
        if !report.is_complete() {
            continue;
        }
        let cell = Cell::new(random.below(81));
        let digit =
            if random.below(3) == 0 { Digit::from_index(random.below(9)) } else { full.get(cell).unwrap() };
        expected.push(solutions.iter().filter(|solution| solution.get(cell) != Some(digit)).count() as u64);
        questions.push((Question::from(Board::from_puzzle(&puzzle).unwrap()).barring(cell, digit), puzzle));
    }
    assert!(expected.contains(&0) && expected.contains(&1));
    let asked: Vec<Question> = questions.iter().map(|question| question.0).collect();
    for (path, solver) in solvers() {
        for (i, answer) in answers(&solver, &asked, &Limits::default()).iter().enumerate() {
            assert_right(answer, &questions[i].1, expected[i], u64::MAX, &path.to_string());
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
            for (board, answer) in boards.iter().zip(answers(&solver, &questions, &Limits::default())) {
                assert_right(&answer, &board.to_puzzle(), 1, u64::MAX, &format!("{path}, {file}"));
            }
        }
    }
}

#[test]
fn limits_end_a_puzzle_and_the_sink_ends_all() {
    let empty = [Question::from(Board::EMPTY); 40];
    for (path, solver) in solvers() {
        for answer in answers(&solver, &empty, &Limits::default().solutions(1000)) {
            assert_eq!((answer.solutions, answer.outcome), (1000, Outcome::SolutionLimit), "{path}");
        }
        for answer in answers(&solver, &empty, &Limits::default().nodes(500)) {
            assert_eq!((answer.guesses, answer.outcome), (500, Outcome::NodeLimit), "{path}");
        }
        for answer in answers(&solver, &empty, &Limits::default().solutions(0)) {
            assert_eq!((answer.solutions, answer.outcome), (0, Outcome::SolutionLimit), "{path}");
        }
        let mut answered = 0;
        let outcome = solver.solve_many(empty, &Limits::default().solutions(1), |_, _| {
            answered += 1;
            if answered == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((outcome, answered), (Outcome::StoppedBySink, 3), "{path}");
        let polls = std::cell::Cell::new(0);
        let cancel = || {
            polls.set(polls.get() + 1);
            polls.get() > 3
        };
        let outcome = solver.solve_many(empty, &Limits::default().cancel(&cancel), |_, _| {
            panic!("an empty board has too many solutions to count");
        });
        assert_eq!(outcome, Outcome::Cancelled, "{path}");
    }
}

#[test]
fn the_fallback_is_always_there() {
    assert!(Path::Portable.is_available());
    assert!(Path::best().is_available());
    for path in Path::ALL {
        assert_eq!(BatchSolver::on(path).is_some(), path.is_available());
    }
}
