//! [`LockedSet`]: cells that an assumption leaves with as many digits as there are cells.

use super::board::Board;
use crate::patterns::forcing::group::{Group, Place};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet};

/// Two or three cells of a house with as many digits left as there are cells.
pub(crate) struct LockedSet {
    pub cells: CellSet,
    pub left: DigitSet,
    /// The candidates of these cells that are false, besides.
    pub lost: Vec<usize>,
}

impl LockedSet {
    /// Looks for a set that excludes a false candidate from one of its houses, by the facts before the one about it. Pairs come
    /// first.
    pub fn before(board: &Board<'_>, fact: usize) -> Option<LockedSet> {
        let network = board.network();
        let Candidate { cell, digit } = network.candidates[board.fact(fact).says.candidate];
        let left: Vec<(Cell, DigitSet)> =
            network.groups.iter().filter_map(|group| left(board, group, fact)).collect();
        let houses = network.geometry().houses_of(cell).iter().map(|house| {
            let cells = network.geometry().house(*house).set().without(cell);
            left.iter().filter(|(other, _)| cells.contains(*other)).copied().collect()
        });
        let houses: Vec<Vec<(Cell, DigitSet)>> = houses.collect();
        let none = (CellSet::EMPTY, DigitSet::EMPTY);
        let sets = [2, 3]
            .into_iter()
            .flat_map(|size| houses.iter().map(move |house| set_of(house, size, none, digit)));
        let (cells, left) = sets.flatten().next()?;
        let is_lost = |number: &usize| {
            let Candidate { cell, digit } = network.candidates[*number];
            cells.contains(cell) && !left.contains(digit)
        };
        Some(LockedSet { cells, left, lost: (0..network.len()).filter(is_lost).collect() })
    }
}

/// Returns the cell of this group and the digits left to it, if there are two or three.
fn left(board: &Board<'_>, group: &Group, fact: usize) -> Option<(Cell, DigitSet)> {
    let Place::Cell(cell) = group.place else { return None };
    let left = group.members.iter().filter(|member| !board.was_off(**member, fact));
    let left: DigitSet = left.map(|member| board.network().candidates[*member].digit).collect();
    matches!(left.len(), 2 | 3).then_some((cell, left))
}

/// Adds so many of these cells to a set until it has as many digits as cells, this digit among them.
fn set_of(
    cells: &[(Cell, DigitSet)],
    more: usize,
    set: (CellSet, DigitSet),
    digit: Digit,
) -> Option<(CellSet, DigitSet)> {
    if more == 0 {
        return (set.1.len() == set.0.len() && set.1.contains(digit)).then_some(set);
    }
    cells.iter().enumerate().find_map(|(at, (cell, left))| {
        set_of(&cells[at + 1..], more - 1, (set.0.with(*cell), set.1 | *left), digit)
    })
}
