//! Which digits stand in each house.

use crate::mask::Mask;
use jade_grid::Puzzle;

/// Which digits stand in each house: the markers of rows, columns and boxes. `None` if the givens put a
/// digit into a house twice.
pub(crate) fn markers<M: Mask>(puzzle: &Puzzle) -> Option<Vec<M>> {
    let geometry = puzzle.geometry();
    let mut markers = vec![M::NONE; geometry.houses().len()];
    for (cell, digit) in puzzle.clues() {
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
