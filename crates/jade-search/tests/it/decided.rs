//! Every 9×9 board is classified quickly, above all those without a solution.

use crate::common::{Random, full_board};
use jade_grid::{Cell, Digit, Geometry, Puzzle, line};
use jade_search::nine::{Board, Question, Solver};
use jade_search::{Auto, Classification, Engine, Outcome, SearchLimits, engine};
use std::ops::ControlFlow;
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

/// In a batch, too: guesses alone would take a hundred times as many.
#[test]
fn many_boards_at_once_are_decided_as_one_by_one() {
    let mut boards = without_solution(60, 3);
    boards.push(line::read(NO_SOLUTION).unwrap());
    let mut random = Random(4);
    boards.extend((0..60).map(|_| minimal(&mut random)));
    // Without its last givens a puzzle has several solutions, some of them thousands.
    for number in 0..60 {
        let mut puzzle = boards[61 + number].clone();
        let givens: Vec<Cell> = puzzle.filled().map(|(cell, _)| cell).collect();
        givens.iter().take(1 + number / 6).for_each(|cell| puzzle.set(*cell, None));
        boards.push(puzzle);
    }
    let plain: Vec<Board> = boards.iter().filter_map(Board::from_puzzle).collect();
    assert_eq!(plain.len(), boards.len());
    for most in [1, 2, 5_000] {
        let limits = SearchLimits::default().solutions(most);
        let mut counts = vec![None; boards.len()];
        let mut guesses = 0;
        let outcome = Auto::solve_many(&plain, &limits, |index, answer| {
            assert_eq!(counts[index], None, "answered twice");
            guesses = guesses.max(if answer.solutions == 0 { answer.guesses } else { 0 });
            if let Some(solution) = answer.solution {
                assert!(solution.to_puzzle().solves(&boards[index]));
            }
            assert_eq!(answer.solution.is_some(), answer.solutions > 0);
            counts[index] = Some((answer.solutions, answer.outcome));
            ControlFlow::Continue(())
        });
        assert_eq!(outcome, Outcome::Complete);
        assert!(guesses <= NODES, "{guesses} guesses");
        for (puzzle, count) in boards.iter().zip(counts) {
            let report = Auto.count(puzzle, &limits);
            assert_eq!(count, Some((report.solutions, report.outcome)), "{puzzle}");
        }
    }
    let never = SearchLimits::default().cancel(&|| true);
    assert_eq!(Auto::solve_many(&plain, &never, |_, _| ControlFlow::Continue(())), Outcome::Cancelled);
    let limits = SearchLimits::default().solutions(2);
    assert_eq!(Auto::solve_many(&plain, &limits, |_, _| ControlFlow::Break(())), Outcome::StoppedBySink);
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
