//! X-Wing, Swordfish, Jellyfish.

use crate::board::{Board, Filled, Grid, candidate, cell_at};
use crate::step::{Evidence, Houses, Step, cells_at, digit_set};
use crate::tables::{COLUMNS, ROWS, bits_of, combinations, house_id};
use crate::technique::Technique;
use std::ops::ControlFlow;

/// A digit whose places in some base lines lie in as many cover lines.
#[derive(Clone, Copy)]
pub(crate) struct Fish {
    pub(crate) digit: usize,
    /// Where the kind of the base lines begins.
    pub(crate) kind: usize,
    /// The base lines of this kind: also the places in a cover line that are in the base.
    pub(crate) bases: u16,
    /// The cover lines of the other kind.
    pub(crate) covers: u16,
}

impl Fish {
    /// Returns where the cover lines begin.
    fn other_kind(self) -> usize {
        if self.kind == ROWS { COLUMNS } else { ROWS }
    }

    /// Iterates over the base lines.
    pub(crate) fn base_houses(self) -> impl Iterator<Item = usize> {
        bits_of(self.bases).map(move |base| self.kind + base)
    }

    fn cover_houses(self) -> impl Iterator<Item = usize> {
        bits_of(self.covers).map(move |cover| self.other_kind() + cover)
    }

    /// Iterates over the cells where the digit can be removed.
    pub(crate) fn removals(self, grid: &Grid) -> impl Iterator<Item = usize> + '_ {
        self.cover_houses().flat_map(move |cover| {
            bits_of(grid.places[cover][self.digit] & !self.bases).map(move |place| cell_at(cover, place))
        })
    }

    /// Returns the step.
    pub(crate) fn step(self, grid: &Grid) -> Step {
        let (technique, rating) = match self.bases.count_ones() {
            2 => (Technique::XWing, 3.2),
            3 => (Technique::Swordfish, 3.8),
            _ => (Technique::Jellyfish, 5.2),
        };
        let cells = self.base_houses().map(|base| cells_at(base, grid.places[base][self.digit]));
        let evidence = Houses {
            digits: digit_set(1 << self.digit),
            cells: cells.fold(jade_grid::CellSet::EMPTY, |all, some| all | some),
            base: self.base_houses().map(house_id).collect(),
            cover: self.cover_houses().map(house_id).collect(),
            target: None,
        };
        let eliminations = self.removals(grid).map(|cell| candidate(cell, self.digit)).collect();
        Step::removing(technique, rating, eliminations, Evidence::Houses(evidence))
    }
}

/// Passes every fish of this size that removes something to `each`, in the order of the program.
pub(crate) fn each_fish<B>(
    grid: &Grid,
    filled: &Filled,
    size: usize,
    mut each: impl FnMut(Fish) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for kind in [COLUMNS, ROWS] {
        // Per digit: the lines that can be bases.
        let mut possible = [0u16; 9];
        for (digit, possible) in possible.iter_mut().enumerate() {
            if usize::from(filled.placed[digit]) + 2 * size <= 9 {
                for line in 0..9 {
                    let places = grid.places[kind + line][digit].count_ones() as usize;
                    *possible |= u16::from((2..=size).contains(&places)) << line;
                }
            }
        }
        if possible.iter().all(|lines| (lines.count_ones() as usize) < size) {
            continue;
        }
        for bases in combinations(9, size) {
            for digit in 0..9 {
                if bases & !possible[digit] != 0 {
                    continue;
                }
                let covers = bits_of(bases).fold(0, |all, line| all | grid.places[kind + line][digit]);
                let fish = Fish { digit, kind, bases, covers };
                if covers.count_ones() as usize == size && fish.removals(grid).next().is_some() {
                    each(fish)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A fish that removes candidates.
pub(crate) fn fish(board: &Board, size: usize) -> Option<Step> {
    let break_with = |fish: Fish| ControlFlow::Break(fish.step(&board.grid));
    each_fish(&board.grid, &board.filled, size, break_with).break_value()
}
