//! Pointing and claiming, direct and indirect.

use crate::board::{Board, Filled, Grid, candidate, cell_at};
use crate::step::{Evidence, Houses, Step, in_house};
use crate::tables::{BLOCKS, COLUMNS, OVERLAP, ROWS, bits_of, house_id};
use crate::technique::Technique;
use std::ops::ControlFlow;

/// The kinds of the two houses, by where they begin.
const KINDS: [(usize, usize); 4] = [(BLOCKS, COLUMNS), (BLOCKS, ROWS), (COLUMNS, BLOCKS), (ROWS, BLOCKS)];

/// A digit whose places in the house `base` all lie in the house `cover`.
#[derive(Clone, Copy)]
pub(crate) struct Locked {
    pub(crate) digit: usize,
    pub(crate) base: usize,
    pub(crate) cover: usize,
}

impl Locked {
    /// Iterates over the places of the cover where the digit can be removed.
    pub(crate) fn removable(self, grid: &Grid) -> u16 {
        grid.places[self.cover][self.digit] & !OVERLAP[self.cover][self.base]
    }

    /// Returns the step that removes.
    pub(crate) fn step(self, grid: &Grid) -> Step {
        let eliminations = bits_of(self.removable(grid))
            .map(|place| candidate(cell_at(self.cover, place), self.digit))
            .collect();
        let (technique, rating) = match self.base < ROWS {
            true => (Technique::Pointing, 2.6),
            false => (Technique::Claiming, 2.8),
        };
        Step::removing(technique, rating, eliminations, Evidence::Houses(self.evidence(grid)))
    }

    fn evidence(self, grid: &Grid) -> Houses {
        let pattern = in_house(self.base, 1 << self.digit, grid.places[self.base][self.digit]);
        Houses { cover: vec![house_id(self.cover)], ..pattern }
    }
}

/// Passes every locked digit to `each`, in the order of the program.
pub(crate) fn each_locked<B>(grid: &Grid, mut each: impl FnMut(Locked) -> ControlFlow<B>) -> ControlFlow<B> {
    for (first, second) in KINDS {
        for digit in 0..9 {
            for base in first..first + 9 {
                let places = grid.places[base][digit];
                if places.count_ones() < 2 || places.count_ones() > 3 {
                    continue;
                }
                for cover in second..second + 9 {
                    // The places are in one cover only, as there are at least two of them, and all covers differ.
                    if places & !OVERLAP[base][cover] == 0 {
                        each(Locked { digit, base, cover })?;
                        break;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A locked digit that removes candidates.
pub(crate) fn indirect(board: &Board) -> Option<Step> {
    let grid = &board.grid;
    let found = each_locked(grid, |locked| match locked.removable(grid) {
        0 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(locked.step(grid)),
    });
    found.break_value()
}

/// A locked digit that leaves it one place in another house.
pub(crate) fn direct(board: &Board) -> Option<Step> {
    let grid = &board.grid;
    let found = each_locked(grid, |locked| {
        let Locked { digit, base, cover } = locked;
        let kind = base / 9 * 9;
        for house in (kind..kind + 9).filter(|house| *house != base && OVERLAP[*house][cover] != 0) {
            let places = grid.places[house][digit];
            let outside = places & !OVERLAP[house][cover];
            if places.count_ones() > 1 && outside.is_power_of_two() {
                let at = cell_at(house, outside.trailing_zeros() as usize);
                let (technique, rating) = match base < ROWS {
                    true => (Technique::DirectPointing, 1.7),
                    false => (Technique::DirectClaiming, 1.9),
                };
                let evidence = Houses { target: Some(house_id(house)), ..locked.evidence(grid) };
                let step = Step::placing(technique, rating, (at, digit), Evidence::Houses(evidence));
                return ControlFlow::Break(step);
            }
        }
        ControlFlow::Continue(())
    });
    found.break_value()
}

/// Passes every locked digit that removes candidates of a working board to `each`.
pub(crate) fn each_rule<B>(
    grid: &Grid,
    _: &Filled,
    mut each: impl FnMut(Locked) -> ControlFlow<B>,
) -> ControlFlow<B> {
    each_locked(grid, |locked| match locked.removable(grid) {
        0 => ControlFlow::Continue(()),
        _ => each(locked),
    })
}
