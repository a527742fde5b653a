//! The digits placed in each house.

use crate::mask::Mask;
use jade_grid::Puzzle;

/// Returns the digits placed in each house: the markers of rows, columns and boxes. Returns `None` if the givens place
/// a digit in a house twice.
pub(crate) fn markers<M: Mask>(puzzle: &Puzzle) -> Option<Vec<M>> {
    let geometry = puzzle.geometry();
    let mut markers = vec![M::NONE; geometry.houses().len()];
    for (cell, digit) in puzzle.filled() {
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
