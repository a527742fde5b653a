//! [`true_candidates`]: which digits occur in a solution.

use super::{Board, Hunt, Hunted, Wanted, share, solution_of};
use jade_grid::{Cell, DigitSet, Puzzle};
use jade_search::SearchLimits;

/// Which digits each cell has in some solution, and what that says of the number of solutions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrueCandidates {
    possible: Vec<DigitSet>,
    unknown: Vec<DigitSet>,
    solutions: Vec<Puzzle>,
}

impl TrueCandidates {
    /// Returns the digits that a cell has in some solution.
    ///
    /// # Panics
    /// If the cell is not on the board.
    #[track_caller]
    pub fn possible(&self, cell: Cell) -> DigitSet {
        self.possible[cell.index()]
    }

    /// Returns the digits of which it was not found out whether a cell has them in some solution.
    ///
    /// # Panics
    /// If the cell is not on the board.
    #[track_caller]
    pub fn unknown(&self, cell: Cell) -> DigitSet {
        self.unknown[cell.index()]
    }

    /// Returns whether everything was found out.
    pub fn is_complete(&self) -> bool {
        self.unknown.iter().all(|digits| digits.is_empty())
    }

    /// Returns different solutions: the only one; two if there are several; fewer if limits were reached.
    pub fn solutions(&self) -> &[Puzzle] {
        &self.solutions
    }

    /// Returns the solution if it is known to be the only one.
    pub fn only_solution(&self) -> Option<&Puzzle> {
        match &self.solutions[..] {
            [solution] if self.is_complete() => Some(solution),
            _ => None,
        }
    }

    /// Returns whether it is known that there is no solution.
    pub fn are_none(&self) -> bool {
        self.solutions.is_empty() && self.is_complete()
    }
}

/// Finds the digits that each cell has in some solution (in the newsgroups, *true candidates*). Every solution that is found shows
/// many, so the next one is looked for where a digit has not been seen yet; a digit for which there is none helps to refute others.
///
/// ```
/// use jade_explore::true_candidates;
/// use jade_grid::line;
/// use jade_search::SearchLimits;
/// let puzzle = line::read("[cage 3 r1c1 r1c2; thermometer r2c1 r2c2] ................").unwrap();
/// let found = true_candidates(&puzzle, &SearchLimits::default());
/// let board = puzzle.geometry();
/// let digits = |row, column| found.possible(board.cell_at(row, column)).iter().map(|d| d.get()).collect::<Vec<_>>();
/// assert_eq!((digits(0, 0), digits(1, 0), digits(1, 1)), (vec![1, 2], vec![3], vec![4]));
/// assert!(found.is_complete() && found.solutions().len() == 2);
/// ```
pub fn true_candidates(puzzle: &Puzzle, limits: &SearchLimits<'_>) -> TrueCandidates {
    let geometry = puzzle.geometry();
    let board = Board::of(geometry);
    let mut hunt = Hunt::new(geometry.cell_count(), limits);
    let mut root = board.start(puzzle, |_| true);
    let nothing = vec![DigitSet::EMPTY; root.len()];
    let mut found =
        TrueCandidates { possible: nothing.clone(), unknown: nothing.clone(), solutions: Vec::new() };
    if !hunt.propagate(&board, &mut root) {
        return found;
    }
    loop {
        let left: Vec<DigitSet> =
            (0..root.len()).map(|cell| root[cell] - found.possible[cell] - found.unknown[cell]).collect();
        let is_first = found.solutions.is_empty() && found.is_complete();
        // Where most digits are left to be seen, a solution shows the least that is known anyway.
        let Some(cell) = (0..root.len()).rev().max_by_key(|cell| left[*cell].len()) else { break };
        let Some(digit) = left[cell].first() else { break };
        let mut start = root.clone();
        if !is_first {
            start[cell] = DigitSet::only(digit);
        }
        let wanted = Wanted { first: Some(&left), ..Wanted::default() };
        let guesses = if is_first { share(limits, 2) } else { share(limits, 24) };
        match hunt.find(&board, &start, wanted, guesses) {
            Hunted::Found(digits) => {
                for (possible, shown) in found.possible.iter_mut().zip(&digits) {
                    *possible |= *shown;
                }
                for (unknown, shown) in found.unknown.iter_mut().zip(&digits) {
                    *unknown -= *shown;
                }
                if let Some(solution) = solution_of(puzzle, &digits)
                    && found.solutions.len() < 2
                    && !found.solutions.contains(&solution)
                {
                    found.solutions.push(solution);
                }
            }
            Hunted::None => {
                root[cell].discard(digit);
                if is_first || !hunt.propagate(&board, &mut root) {
                    // Only without any solution can the last digit of a cell be refuted.
                    return TrueCandidates { possible: nothing.clone(), unknown: nothing, ..found };
                }
                for (unknown, left) in found.unknown.iter_mut().zip(&root) {
                    *unknown &= *left;
                }
            }
            Hunted::Unknown => {
                found.unknown[cell].add(digit);
                if hunt.is_over() {
                    for (unknown, left) in found.unknown.iter_mut().zip(&left) {
                        *unknown |= *left;
                    }
                    break;
                }
            }
        }
    }
    found
}
