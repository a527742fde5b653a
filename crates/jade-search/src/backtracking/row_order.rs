//! Cell after cell in reading order.

use super::mask::Mask;
use super::{Solutions, markers};
use crate::Outcome;
use crate::limits::Meter;
use jade_grid::{Cell, Puzzle};
use std::ops::ControlFlow;

/// An open cell that has been reached.
struct Level<M> {
    /// The digits still to be tried.
    left: M,
    /// Whether there was more than one to try.
    is_guess: bool,
    /// Guesses that stand, on this level and those before it.
    height: usize,
}

pub(super) fn run<M: Mask>(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
    mut solutions: Solutions<'_, '_>,
) -> ControlFlow<Outcome> {
    let geometry = puzzle.geometry();
    let all = M::all(geometry.side());
    let Some(mut markers) = markers::<M>(puzzle) else { return ControlFlow::Continue(()) };
    let mut values = puzzle.values().to_vec();
    let open: Vec<Cell> = geometry.cells().filter(|cell| puzzle.get(*cell).is_none()).collect();
    let mut levels: Vec<Level<M>> = Vec::with_capacity(open.len());
    loop {
        // Down: to the next open cell, or a solution.
        match open.get(levels.len()) {
            None => solutions.found(meter, &values)?,
            Some(cell) => {
                let taken = geometry
                    .houses_of(*cell)
                    .iter()
                    .fold(M::NONE, |taken, house| taken | markers[house.index()]);
                let left = all & !taken;
                let is_guess = left.is_plural();
                let height = levels.last().map_or(0, |level| level.height) + usize::from(is_guess);
                levels.push(Level { left, is_guess, height });
            }
        }
        // Onward: the next digit of the last cell that has one left.
        loop {
            let depth = levels.len();
            let Some(level) = levels.last_mut() else { return ControlFlow::Continue(()) };
            let cell = open[depth - 1];
            let value = &mut values[cell.index()];
            if *value != 0 {
                let digit = M::only(usize::from(*value) - 1);
                for house in geometry.houses_of(cell) {
                    markers[house.index()] ^= digit;
                }
                *value = 0;
            }
            if level.left != M::NONE {
                if level.is_guess {
                    meter.guess(level.height)?
                } else {
                    meter.node()?
                }
                let index = level.left.first();
                let digit = M::only(index);
                level.left ^= digit;
                *value = index as u8 + 1;
                for house in geometry.houses_of(cell) {
                    markers[house.index()] |= digit;
                }
                break;
            }
            levels.pop();
        }
    }
}
