//! Removes givens as long as the puzzle stays proper.
//!
//! | board | how |
//! |---|---|
//! | 9×9, many at once | [`Digger`], which runs [`Chain`]s |
//! | any | [`any::dig`] |

pub(crate) mod any;
mod chain;
mod lanes;

pub(crate) use chain::{ALL, Chain};
pub(crate) use lanes::Digger;

use jade_grid::{Cell, Puzzle};

/// A dug puzzle and the units removed from it.
#[derive(Clone)]
pub(crate) struct Dug {
    pub(crate) puzzle: Puzzle,
    pub(crate) solution: Puzzle,
    /// The units removed. Putting back any number of the last ones yields a proper, simpler puzzle.
    pub(crate) removed: Removed,
    /// Whether every remaining unit is known to be necessary. `false` if a search gave up or
    /// digging stopped early.
    pub(crate) certain: bool,
}

impl Dug {
    /// Returns the puzzle with the last `count` units put back.
    pub(crate) fn with_back(&self, count: usize) -> Puzzle {
        let mut puzzle = self.puzzle.clone();
        for cell in self.removed.last(count) {
            puzzle.set(*cell, self.solution.get(*cell));
        }
        puzzle
    }
}

/// Units of givens, in the order of their removal.
#[derive(Clone, Default)]
pub(crate) struct Removed {
    cells: Vec<Cell>,
    /// The index at which each unit begins.
    starts: Vec<usize>,
}

impl Removed {
    pub(crate) fn push(&mut self, unit: impl IntoIterator<Item = Cell>) {
        self.starts.push(self.cells.len());
        self.cells.extend(unit);
    }

    /// The number of units.
    pub(crate) fn len(&self) -> usize {
        self.starts.len()
    }

    /// The cells of the last `count` units.
    pub(crate) fn last(&self, count: usize) -> &[Cell] {
        match count {
            0 => &[],
            _ => &self.cells[self.starts[self.len() - count]..],
        }
    }

    /// Removes and returns the last unit.
    pub(crate) fn pop(&mut self) -> Option<Vec<Cell>> {
        let start = self.starts.pop()?;
        Some(self.cells.split_off(start))
    }

    /// The units, last one first.
    pub(crate) fn backwards(&self) -> impl Iterator<Item = &[Cell]> {
        let ends = self.starts.iter().skip(1).copied().chain([self.cells.len()]);
        let ranges: Vec<_> = self.starts.iter().copied().zip(ends).collect();
        ranges.into_iter().rev().map(|(start, end)| &self.cells[start..end])
    }

    pub(crate) fn append(&mut self, other: &Removed) {
        self.starts.extend(other.starts.iter().map(|start| start + self.cells.len()));
        self.cells.extend_from_slice(&other.cells);
    }
}
