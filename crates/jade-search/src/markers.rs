//! The digits placed in each house.

use crate::mask::Mask;
use jade_grid::{Cell, Puzzle};

/// Returns the digits that the puzzle does not bar from a cell.
#[inline]
pub(crate) fn unbarred<M: Mask>(puzzle: &Puzzle, cell: Cell) -> M {
    let all = M::all(puzzle.geometry().side());
    if puzzle.is_restricted() { all & !M::of(puzzle.barred(cell)) } else { all }
}

/// Returns the digits placed in each house: the markers of rows, columns and boxes. Returns `None` if the givens place
/// a digit in a house twice, or where the puzzle bars it.
pub(crate) fn markers<M: Mask>(puzzle: &Puzzle) -> Option<Vec<M>> {
    let geometry = puzzle.geometry();
    let mut markers = vec![M::NONE; geometry.houses().len()];
    for (cell, digit) in puzzle.filled() {
        if !puzzle.allows(cell, digit) {
            return None;
        }
        let digit = M::only(digit.index());
        for house in geometry.houses_of(cell) {
            let marker = &mut markers[house.index()];
            if *marker & digit != M::NONE {
                return None;
            }
            *marker |= digit;
        }
    }
    Some(markers)
}
