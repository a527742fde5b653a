//! XY-Wing and XYZ-Wing.

use crate::board::{Board, candidate};
use crate::step::{Evidence, Step};
use crate::tables::{PEERS, cells_of};
use crate::technique::Technique;
use jade_grid::Cell;

/// An XY-Wing (a pivot with two candidates) or XYZ-Wing (with three) that removes candidates.
pub(crate) fn wing(board: &Board, pivot_size: u32) -> Option<Step> {
    let grid = &board.grid;
    let pairs = cells_of(board.filled.open).filter(|cell| grid.count(*cell) == 2);
    let pairs = pairs.fold(0u128, |set, cell| set | 1 << cell);
    for pivot in cells_of(board.filled.open).filter(|cell| grid.count(*cell) == pivot_size) {
        let digits = grid.digits[pivot];
        for first in cells_of(PEERS[pivot] & pairs) {
            if (digits & !grid.digits[first]).count_ones() != 1 {
                continue;
            }
            for second in cells_of(PEERS[pivot] & pairs & !(1 << first)) {
                let (one, two) = (grid.digits[first], grid.digits[second]);
                let common = (digits & one & two).count_ones();
                if (digits | one | two).count_ones() != 3 || common != pivot_size - 2 {
                    continue;
                }
                let shared = one & two;
                if !shared.is_power_of_two() {
                    continue;
                }
                let digit = shared.trailing_zeros() as usize;
                let mut seen = PEERS[first] & PEERS[second] & grid.cells[digit];
                if pivot_size == 3 {
                    seen &= PEERS[pivot];
                }
                if seen == 0 {
                    continue;
                }
                let (technique, rating) = match pivot_size {
                    2 => (Technique::XyWing, 4.2),
                    _ => (Technique::XyzWing, 4.4),
                };
                let wings = [Cell::new(first), Cell::new(second)];
                let evidence = Evidence::Wing { pivot: Cell::new(pivot), wings };
                let eliminations = cells_of(seen).map(|cell| candidate(cell, digit)).collect();
                return Some(Step::removing(technique, rating, eliminations, evidence));
            }
        }
    }
    None
}
