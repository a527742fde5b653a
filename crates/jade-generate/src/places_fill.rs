//! Finds digits for a fixed set of places.

use crate::dig::{Dug, Removed};
use crate::places::Places;
use jade_grid::{Cell, Digit, Puzzle};
use jade_search::nine::{Board, Solver};
use jade_search::{Auto, Engine, Random, SearchLimits};

/// Solutions are counted up to this number: beyond it, one puzzle is as bad as another.
const MAX_SOLUTIONS: u64 = 2_000;

/// The number of rounds over all places before an attempt is given up.
const MAX_ROUNDS: usize = 6;

/// The most nodes that one count may visit on boards other than 9×9.
const NODES: u64 = 200_000;

/// Searches for digits in these places that make a proper puzzle. Returns `None` if none were found, or if cancelled.
///
/// Starts with the digits of a random full board; then picks, in one place after the other, the digit that leaves
/// the fewest solutions, until one is left. Ties are broken at random, so that the search does not stagnate.
pub(crate) fn fill(places: &Places, random: &mut Random, cancel: &dyn Fn() -> bool) -> Option<Dug> {
    let mut counter = Counter { solver: Solver::new(), cancel };
    let start =
        crate::full::draw(places.geometry(), random, &SearchLimits::default().nodes(NODES).cancel(cancel))?;
    let mut cells: Vec<Cell> = places.cells().collect();
    let mut puzzle = Puzzle::empty(places.geometry());
    cells.iter().for_each(|cell| puzzle.set(*cell, start.get(*cell)));
    let mut solutions = counter.count(&puzzle, MAX_SOLUTIONS);
    for _ in 0..MAX_ROUNDS {
        random.shuffle(&mut cells);
        for cell in &cells {
            if cancel() {
                return None;
            }
            if solutions == 1 {
                return counter.solution(&puzzle).map(|solution| dug(puzzle, solution));
            }
            solutions = improve(&mut puzzle, *cell, solutions, random, &mut counter);
        }
    }
    None
}

/// Puts the best digit into a cell and returns the resulting number of solutions.
fn improve(
    puzzle: &mut Puzzle,
    cell: Cell,
    solutions: u64,
    random: &mut Random,
    counter: &mut Counter<'_>,
) -> u64 {
    let before = puzzle.get(cell);
    let mut best = (solutions, before);
    let mut digits: Vec<Digit> = Digit::all(puzzle.geometry().side()).collect();
    random.shuffle(&mut digits);
    for digit in digits.into_iter().filter(|digit| Some(*digit) != before) {
        puzzle.set(cell, Some(digit));
        // Counting to one more than the best shows whether it is as good.
        let count = counter.count(puzzle, (best.0 + 1).min(MAX_SOLUTIONS));
        if (1..=best.0).contains(&count) {
            best = (count, Some(digit));
        }
        if best.0 == 1 {
            break;
        }
    }
    puzzle.set(cell, best.1);
    best.0
}

fn dug(puzzle: Puzzle, solution: Puzzle) -> Dug {
    Dug { puzzle, solution, removed: Removed::default(), certain: false }
}

struct Counter<'a> {
    solver: Solver,
    cancel: &'a dyn Fn() -> bool,
}

impl Counter<'_> {
    /// Counts the solutions, up to `most`.
    fn count(&mut self, puzzle: &Puzzle, most: u64) -> u64 {
        if !puzzle.conflicts().is_empty() {
            return 0;
        }
        let limits = SearchLimits::default().solutions(most).cancel(self.cancel);
        match Board::from_puzzle(puzzle) {
            Some(board) => self.solver.count(board, &limits).solutions,
            None => {
                let report = Auto.count(puzzle, &limits.nodes(NODES));
                // If the count was given up, the digit is as bad as can be.
                if report.is_complete() || report.solutions >= most { report.solutions } else { most }
            }
        }
    }

    /// Returns the solution of a puzzle that has one.
    fn solution(&mut self, puzzle: &Puzzle) -> Option<Puzzle> {
        match Board::from_puzzle(puzzle) {
            Some(board) => self.solver.first(board).map(|board| board.to_puzzle()),
            None => Auto.first(puzzle, &SearchLimits::default().cancel(self.cancel)).0,
        }
    }
}
