//! The 9×9 search: every path against an engine that works quite differently.

use crate::common;

mod batch;
mod board;
mod interpreted;
mod single;

use common::{Random, full_board, random_givens, thinned};
use jade_grid::{Cell, Digit, Geometry, Puzzle};
use jade_search::nine::{Answer, Board, Question};
use jade_search::{Engine, Outcome, SearchLimits, engine};

fn oracle() -> &'static dyn Engine {
    engine("backtracking").ok().unwrap()
}

fn question(puzzle: &Puzzle) -> Question {
    Board::from_puzzle(puzzle).unwrap().into()
}

/// Returns a board with no solution, one, a few or very many.
fn board(random: &mut Random) -> Puzzle {
    let geometry = Geometry::standard(9).unwrap();
    if random.below(4) == 0 {
        let givens = random.below(40);
        return random_givens(geometry, givens, random);
    }
    let full = full_board(geometry, random);
    let givens = 17 + random.below(65);
    let mut puzzle = thinned(&full, givens, random);
    if random.below(4) == 0 {
        // A digit that may be wrong or in conflict.
        let (cell, digit) = (Cell::new(random.below(81)), Digit::from_index(random.below(9)));
        puzzle.set(cell, Some(digit));
    }
    puzzle
}

fn boards(count: usize, seed: u64) -> Vec<Puzzle> {
    let mut random = Random(seed);
    (0..count).map(|_| board(&mut random)).collect()
}

/// Returns questions with a barred candidate, their puzzles, and the number of their solutions.
fn barred_questions(count: usize, seed: u64) -> Vec<(Question, Puzzle, u64)> {
    let mut random = Random(seed);
    let geometry = Geometry::standard(9).unwrap();
    let mut questions = Vec::new();
    while questions.len() < count {
        let full = full_board(geometry, &mut random);
        let puzzle = thinned(&full, 24 + random.below(20), &mut random);
        let (solutions, report) = oracle().solutions(&puzzle, &SearchLimits::default().solutions(1000));
        if !report.is_complete() {
            continue;
        }
        let cell = Cell::new(random.below(81));
        let digit = match random.below(3) {
            0 => Digit::from_index(random.below(9)),
            _ => full.get(cell).unwrap(),
        };
        let expected = solutions.iter().filter(|solution| solution.get(cell) != Some(digit)).count();
        questions.push((question(&puzzle).barring(cell, digit), puzzle, expected as u64));
    }
    for expected in [0, 1] {
        assert!(questions.iter().any(|question| question.2 == expected));
    }
    questions
}

/// Checks the answer to a question that has this many solutions, as far as they were counted.
fn assert_right(answer: &Answer, puzzle: &Puzzle, expected: u64, limit: u64, which: &str) {
    assert_eq!(answer.solutions, expected, "{which}: {puzzle}");
    let outcome = if expected == limit { Outcome::SolutionLimit } else { Outcome::Complete };
    assert_eq!(answer.outcome, outcome, "{which}: {puzzle}");
    assert_eq!(answer.solution.is_some(), expected > 0, "{which}: {puzzle}");
    if let Some(solution) = answer.solution {
        assert!(solution.to_puzzle().solves(puzzle), "{which}: {solution} does not solve {puzzle}");
    }
}
