//! The digits placed in each house.

use crate::mask::Mask;
use jade_grid::{Cell, Digit, Geometry, Puzzle};

/// Returns the digits that the puzzle and the rules of its board leave to a cell from the start.
#[inline]
pub(crate) fn unbarred<M: Mask>(puzzle: &Puzzle, cell: Cell) -> M {
    if puzzle.is_restricted() || !puzzle.geometry().has_houses_only() {
        M::of(puzzle.domain(cell))
    } else {
        M::all(puzzle.geometry().side())
    }
}

/// Returns the digits that a cell cannot have by the rules of the board, beyond its houses, because of the digits in other
/// cells.
#[inline]
pub(crate) fn excluded<M: Mask>(geometry: &Geometry, values: &[u8], cell: Cell) -> M {
    let mut out = M::NONE;
    if !geometry.has_houses_only() {
        for (other, table) in geometry.pairs(cell) {
            if let Some(there) = Digit::new(values[other.index()]) {
                for digit in Digit::all(geometry.side()).filter(|digit| table[digit.index()].contains(there))
                {
                    out |= M::only(digit.index());
                }
            }
        }
    }
    out
}

/// Returns the digits placed in each house: the markers of rows, columns and boxes. Returns `None` if the givens place
/// a digit in a house twice or where the puzzle bars it, or break another rule of the board.
pub(crate) fn markers<M: Mask>(puzzle: &Puzzle) -> Option<Vec<M>> {
    let geometry = puzzle.geometry();
    let mut markers = vec![M::NONE; geometry.houses().len()];
    if !puzzle.obeys_added_rules() {
        return None;
    }
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
