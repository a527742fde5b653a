//! Every 9×9 board is classified quickly, above all those without a solution.

use crate::common::{Random, full_board};
use jade_grid::{Cell, Digit, Geometry, Puzzle, line};
use jade_search::nine::{Board, Question, Solver};
use jade_search::{Auto, Classification, Engine, SearchLimits, engine};
use std::time::{Duration, Instant};

/// No solution; guessing alone takes half a second or more to find that out (Norvig's “impossible” puzzle).
const NO_SOLUTION: &str = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/// The number of nodes that a board may take: under 20 ms, see [`a_thousand_boards_take_at_most_20_ms_each`].
const NODES: u64 = 100_000;

/// Returns a random proper puzzle in which every given is needed.
fn minimal(random: &mut Random) -> Puzzle {
    let mut puzzle = full_board(Geometry::standard(9).unwrap(), random);
    let mut cells: Vec<Cell> = puzzle.geometry().cells().collect();
    random.shuffle(&mut cells);
    let mut solver = Solver::new();
    for cell in cells {
        let given = puzzle.get(cell).unwrap();
        puzzle.set(cell, None);
        let board = Board::from_puzzle(&puzzle).unwrap();
        if solver.is_solvable(Question::from(board).barring(cell, given)) {
            puzzle.set(cell, Some(given));
        }
    }
    puzzle
}

/// Returns proper minimal puzzles with the digit of one given changed so that no solution is left but no rule is
/// broken.
fn without_solution(count: usize, seed: u64) -> Vec<Puzzle> {
    let mut random = Random(seed);
    let mut boards = Vec::new();
    while boards.len() < count {
        let mut puzzle = minimal(&mut random);
        let givens: Vec<(Cell, Digit)> = puzzle.filled().collect();
        let (cell, given) = givens[random.below(givens.len())];
        let digit = Digit::from_index((given.index() + 1 + random.below(8)) % 9);
        puzzle.set(cell, Some(digit));
        let limits = SearchLimits::default().solutions(1);
        let judge = engine("dancing-links").unwrap();
        if puzzle.conflicts().is_empty() && judge.count(&puzzle, &limits).solutions == 0 {
            boards.push(puzzle);
        }
    }
    boards
}

fn decide(puzzle: &Puzzle) -> Classification {
    Auto.classify(puzzle, &SearchLimits::default().solutions(2).nodes(NODES))
}

#[test]
fn the_board_that_is_hard_for_guessing_has_no_solution() {
    assert_eq!(decide(&line::read(NO_SOLUTION).unwrap()), Classification::NoSolution);
}

#[test]
fn boards_with_one_wrong_digit_have_no_solution() {
    for puzzle in without_solution(100, 1) {
        assert_eq!(decide(&puzzle), Classification::NoSolution, "{}", puzzle);
    }
}

/// `cargo test --release -p jade-search --test it decided -- --ignored --nocapture`.
#[test]
#[ignore = "measures time"]
fn a_thousand_boards_take_at_most_20_ms_each() {
    let mut boards = without_solution(1_000, 2);
    boards.push(line::read(NO_SOLUTION).unwrap());
    let mut times: Vec<(Duration, String)> = boards
        .iter()
        .map(|puzzle| {
            let start = Instant::now();
            assert_eq!(decide(puzzle), Classification::NoSolution);
            (start.elapsed(), puzzle.to_string())
        })
        .collect();
    times.sort();
    let at = |share: usize| times[(times.len() - 1) * share / 1_000].0;
    println!("median {:?}, 99 % {:?}, 99.9 % {:?}, worst {:?}", at(500), at(990), at(999), at(1_000));
    for (time, puzzle) in times.iter().rev().take(5) {
        println!("{time:?} {puzzle}");
    }
    assert!(at(1_000) <= Duration::from_millis(20));
}
