//! [`DancingLinks`]: a Sudoku as an exact cover.

use crate::engine::Sink;
use crate::limits::Meter;
use crate::narrowing::{needs_narrowers, with_narrowers};
use crate::{Engine, ExactCover, Report, SearchLimits};
use jade_grid::{Candidate, Cell, Digit, Puzzle};
use std::ops::ControlFlow;

/// The matrix of a puzzle: one row per candidate, one column per constraint.
///
/// The constraints are a digit for every cell, and a cell for every digit in every house; on a board whose rules relate other
/// pairs of cells, at most one of a candidate and those that it excludes in the second cell. The empty 9×9 board has 81 +
/// 27 × 9 = 324 of them. Constraints that the givens satisfy, and candidates that they exclude, are omitted from the
/// start.
///
/// ```
/// use jade_grid::{Geometry, Puzzle};
/// use jade_search::SudokuCover;
/// let matrix = SudokuCover::new(&Puzzle::empty(Geometry::standard(9).unwrap())).unwrap();
/// let cover = matrix.cover();
/// assert_eq!((cover.row_count(), cover.column_count(), cover.one_count()), (729, 324, 2916));
/// ```
#[derive(Clone, Debug)]
pub struct SudokuCover {
    cover: ExactCover,
    candidates: Vec<Candidate>,
}

impl SudokuCover {
    /// Creates the matrix of a puzzle. Returns `None` if its givens break a rule.
    pub fn new(puzzle: &Puzzle) -> Option<SudokuCover> {
        let geometry = puzzle.geometry();
        let side = geometry.side();
        /// Not a column, because a given satisfies the constraint.
        const MET: usize = usize::MAX;
        // Columns: the open cells, then the digits that are missing in the houses.
        let mut of_digits = vec![0; geometry.houses().len() * side];
        for (cell, digit) in puzzle.filled() {
            if !puzzle.allows(cell, digit) {
                return None;
            }
            for house in geometry.houses_of(cell) {
                let demand = &mut of_digits[house.index() * side + digit.index()];
                if *demand == MET {
                    return None;
                }
                *demand = MET;
            }
        }
        let open: Vec<Cell> = geometry.cells().filter(|cell| puzzle.get(*cell).is_none()).collect();
        let mut columns = open.len();
        for demand in of_digits.iter_mut().filter(|demand| **demand != MET) {
            *demand = columns;
            columns += 1;
        }
        if !puzzle.obeys_added_rules() {
            return None;
        }
        // Columns that need not be covered: per candidate and cell it is paired with, the candidate and what it excludes there.
        let mut of_pairs: Vec<Vec<usize>> = vec![Vec::new(); geometry.cell_count() * side];
        let primary = columns;
        for &cell in &open {
            let later =
                geometry.pairs(cell).filter(|(other, _)| *other > cell && puzzle.get(*other).is_none());
            for (other, table) in later {
                for digit in Digit::all(side).filter(|digit| !table[digit.index()].is_empty()) {
                    of_pairs[cell.index() * side + digit.index()].push(columns);
                    for excluded in table[digit.index()] {
                        of_pairs[other.index() * side + excluded.index()].push(columns);
                    }
                    columns += 1;
                }
            }
        }
        let cover = ExactCover::with_secondary(primary, columns - primary);
        let mut matrix = SudokuCover { cover, candidates: Vec::new() };
        let mut ones = Vec::new();
        for (index, &cell) in open.iter().enumerate() {
            let left = (!geometry.has_houses_only()).then(|| puzzle.allowed(cell));
            for digit in Digit::all(side) {
                ones.clear();
                ones.push(index);
                ones.extend(
                    geometry
                        .houses_of(cell)
                        .iter()
                        .map(|house| of_digits[house.index() * side + digit.index()]),
                );
                let by_rules = left.is_none_or(|left| left.contains(digit));
                if !ones.contains(&MET) && puzzle.allows(cell, digit) && by_rules {
                    ones.extend(&of_pairs[cell.index() * side + digit.index()]);
                    matrix.cover.add_row(&ones);
                    matrix.candidates.push(Candidate::new(cell, digit));
                }
            }
        }
        Some(matrix)
    }

    /// Returns the matrix.
    pub fn cover(&self) -> &ExactCover {
        &self.cover
    }

    /// Returns the candidate that each row of the matrix represents.
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }
}

/// Solves the [matrix of a puzzle](SudokuCover) by Algorithm X on dancing links (see [`ExactCover`]).
///
/// Always continues with the constraint that can be satisfied in the fewest ways, whether a cell or a digit in a house,
/// so cells and houses with only one way left, or none, are never missed. Robust on all boards up to 16×16; too slow
/// for large boards that need more than singles.
#[derive(Clone, Copy, Debug)]
pub struct DancingLinks;

impl Engine for DancingLinks {
    fn name(&self) -> &'static str {
        "dancing-links"
    }

    fn run(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
        if needs_narrowers(puzzle) {
            return with_narrowers(puzzle, None, limits, sink);
        }
        Meter::run(limits, |meter| {
            let Some(matrix) = SudokuCover::new(puzzle) else { return ControlFlow::Continue(()) };
            meter.poll()?;
            let Some(sink) = sink else { return matrix.cover.run(meter, None) };
            let mut solution = puzzle.unrestricted();
            matrix.cover.run(
                meter,
                Some(&mut |rows| {
                    for row in rows {
                        let Candidate { cell, digit } = matrix.candidates[*row];
                        solution.set(cell, Some(digit));
                    }
                    sink(&solution)
                }),
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::{Geometry, line};

    #[test]
    fn every_column_of_the_empty_board_has_as_many_ones_as_there_are_digits() {
        for side in [4, 6, 9, 16] {
            let matrix = SudokuCover::new(&Puzzle::empty(Geometry::standard(side).unwrap())).unwrap();
            let cover = matrix.cover();
            assert_eq!(cover.row_count(), side * side * side);
            assert_eq!(cover.column_count(), 4 * side * side);
            let mut ones = vec![0; cover.column_count()];
            (0..cover.row_count()).flat_map(|row| cover.row(row)).for_each(|column| ones[column] += 1);
            assert!(ones.iter().all(|n| *n == side));
        }
    }

    #[test]
    fn givens_leave_only_open_columns() {
        let puzzle = line::read("1234341221..43..").unwrap();
        let matrix = SudokuCover::new(&puzzle).unwrap();
        // Four open cells in two rows, two columns and one box.
        let candidates: Vec<_> =
            matrix.candidates().iter().map(|c| (c.cell.index(), c.digit.get())).collect();
        assert_eq!(candidates, [(10, 4), (11, 3), (14, 2), (15, 1)]);
        assert_eq!(matrix.cover().column_count(), 4 + 3 * 4);
        assert!(SudokuCover::new(&line::read("11..............").unwrap()).is_none());
    }
}
