//! Naked and hidden pairs, triplets and quads, and direct hidden sets.

use crate::board::{Board, Filled, Grid, candidate, cell_at};
use crate::singles::HOUSE_ORDER;
use crate::step::{Evidence, Houses, Step, in_house};
use crate::tables::{bits_of, combinations, house_id};
use crate::technique::Technique;
use jade_grid::Candidate;
use std::ops::ControlFlow;

/// A set of digits and places in a house, as many of one as of the other.
#[derive(Clone, Copy)]
pub(crate) struct Subset {
    pub(crate) house: usize,
    pub(crate) digits: u16,
    pub(crate) places: u16,
}

impl Subset {
    fn evidence(self) -> Houses {
        in_house(self.house, self.digits, self.places)
    }

    /// Returns what a hidden set removes: the other candidates of its cells.
    pub(crate) fn hidden_removals(self, grid: &Grid) -> impl Iterator<Item = (usize, u16)> + '_ {
        bits_of(self.places).map(move |place| {
            let cell = cell_at(self.house, place);
            (cell, grid.digits[cell] & !self.digits)
        })
    }

    /// Returns what a naked set removes: its digits in the other cells of its house.
    pub(crate) fn naked_removals(self, grid: &Grid) -> impl Iterator<Item = (usize, u16)> + '_ {
        bits_of(0x1ff & !self.places).map(move |place| {
            let cell = cell_at(self.house, place);
            (cell, grid.digits[cell] & self.digits)
        })
    }

    /// Returns the step of a hidden set.
    pub(crate) fn hidden_step(self, grid: &Grid) -> Step {
        let (technique, rating) = match self.digits.count_ones() {
            2 => (Technique::HiddenPair, 3.4),
            3 => (Technique::HiddenTriplet, 4.0),
            _ => (Technique::HiddenQuad, 5.4),
        };
        let eliminations = candidates(self.hidden_removals(grid));
        Step::removing(technique, rating, eliminations, Evidence::Houses(self.evidence()))
    }

    /// Returns the step of a naked set.
    pub(crate) fn naked_step(self, grid: &Grid) -> Step {
        let (technique, rating) = match self.digits.count_ones() {
            2 => (Technique::NakedPair, 3.0),
            3 => (Technique::NakedTriplet, 3.6),
            _ => (Technique::NakedQuad, 5.0),
        };
        let eliminations = candidates(self.naked_removals(grid));
        Step::removing(technique, rating, eliminations, Evidence::Houses(self.evidence()))
    }
}

/// Lists the candidates of some cells.
pub(crate) fn candidates(removals: impl Iterator<Item = (usize, u16)>) -> Vec<Candidate> {
    removals.flat_map(|(cell, digits)| bits_of(digits).map(move |digit| candidate(cell, digit))).collect()
}

/// Returns the items of a list that a mask of its positions selects, as a mask.
fn chosen(items: &[u8], combination: u16) -> u16 {
    bits_of(combination).fold(0, |mask, at| mask | 1 << items[at])
}

/// Passes to `each` the sets of `size` of the nine masks in which each mask has at least two bits and all together
/// exactly `size`, with these bits.
fn each_subset<B>(
    masks: &[u16; 9],
    size: usize,
    mut each: impl FnMut(u16, u16) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut items = [0u8; 9];
    let mut count = 0;
    for (item, mask) in masks.iter().enumerate() {
        if (2..=size as u32).contains(&mask.count_ones()) {
            items[count] = item as u8;
            count += 1;
        }
    }
    if count < size {
        return ControlFlow::Continue(());
    }
    // Leaving out what is in no set keeps the order of the combinations.
    for combination in combinations(count, size) {
        let union = bits_of(combination).fold(0, |union, at| union | masks[usize::from(items[at])]);
        if union.count_ones() as usize == size {
            each(chosen(&items[..count], combination), union)?;
        }
    }
    ControlFlow::Continue(())
}

/// Passes every hidden set of this size to `each`, in houses with more than `least` open cells.
fn each_hidden<B>(
    grid: &Grid,
    filled: &Filled,
    size: usize,
    least: usize,
    mut each: impl FnMut(Subset) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in HOUSE_ORDER {
        if usize::from(filled.open_in[house]) > least {
            each_subset(&grid.places[house], size, |digits, places| each(Subset { house, digits, places }))?;
        }
    }
    ControlFlow::Continue(())
}

/// Passes every hidden set of this size that removes something to `each`.
pub(crate) fn each_hidden_set<B>(
    grid: &Grid,
    filled: &Filled,
    size: usize,
    mut each: impl FnMut(Subset) -> ControlFlow<B>,
) -> ControlFlow<B> {
    each_hidden(grid, filled, size, 2 * size, |set| {
        match set.hidden_removals(grid).any(|(_, digits)| digits != 0) {
            true => each(set),
            false => ControlFlow::Continue(()),
        }
    })
}

/// Passes every naked set of this size that removes something to `each`.
pub(crate) fn each_naked_set<B>(
    grid: &Grid,
    filled: &Filled,
    size: usize,
    mut each: impl FnMut(Subset) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in HOUSE_ORDER {
        if usize::from(filled.open_in[house]) >= 2 * size {
            let cells = std::array::from_fn(|place| grid.digits[cell_at(house, place)]);
            each_subset(&cells, size, |places, digits| {
                let set = Subset { house, digits, places };
                match set.naked_removals(grid).any(|(_, digits)| digits != 0) {
                    true => each(set),
                    false => ControlFlow::Continue(()),
                }
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// A hidden set that removes candidates.
pub(crate) fn hidden(board: &Board, size: usize) -> Option<Step> {
    let break_with = |set: Subset| ControlFlow::Break(set.hidden_step(&board.grid));
    each_hidden_set(&board.grid, &board.filled, size, break_with).break_value()
}

/// A naked set that removes candidates.
pub(crate) fn naked(board: &Board, size: usize) -> Option<Step> {
    let break_with = |set: Subset| ControlFlow::Break(set.naked_step(&board.grid));
    each_naked_set(&board.grid, &board.filled, size, break_with).break_value()
}

/// A hidden set that leaves another digit one place in its house.
pub(crate) fn direct_hidden(board: &Board, size: usize) -> Option<Step> {
    let grid = &board.grid;
    let found = each_hidden(grid, &board.filled, size, size, |set| {
        let places = &grid.places[set.house];
        let others = bits_of(0x1ff & !set.digits);
        let found = others
            .map(|digit| (digit, places[digit] & !set.places))
            .find(|(digit, outside)| places[*digit].count_ones() > 1 && outside.is_power_of_two());
        let Some((digit, outside)) = found else { return ControlFlow::Continue(()) };
        let (technique, rating) = match size {
            2 => (Technique::DirectHiddenPair, 2.0),
            _ => (Technique::DirectHiddenTriplet, 2.5),
        };
        let at = cell_at(set.house, outside.trailing_zeros() as usize);
        let evidence = Houses { target: Some(house_id(set.house)), ..set.evidence() };
        ControlFlow::Break(Step::placing(technique, rating, (at, digit), Evidence::Houses(evidence)))
    });
    found.break_value()
}
