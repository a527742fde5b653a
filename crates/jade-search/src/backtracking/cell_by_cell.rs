//! Fills cell after cell in a fixed order.

use super::order::Order;
use crate::Outcome;
use crate::limits::Meter;
use crate::markers::{excluded, markers, unbarred};
use crate::mask::Mask;
use crate::random::Random;
use crate::solutions::Solutions;
use jade_grid::{Digit, Puzzle};
use std::ops::ControlFlow;

/// An open cell that the search has reached.
struct Level<M> {
    /// The digits still to be tried.
    left: M,
    /// Whether there was more than one to try.
    is_guess: bool,
    /// Guesses on the board, on this level and above.
    height: usize,
}

/// Fills the cells in the given order, trying the digits of each in the given order or in random order.
pub(super) fn run<M: Mask>(
    puzzle: &Puzzle,
    order: Order,
    mut random: Option<Random>,
    meter: &mut Meter<'_>,
    mut solutions: Solutions<'_, '_>,
) -> ControlFlow<Outcome> {
    // Where rules compare digits, their order is not free.
    let alphabet = order.digits.as_deref().filter(|_| puzzle.geometry().has_houses_only()).map(Shuffled::new);
    let shuffled = alphabet.as_ref().map(|alphabet| alphabet.puzzle(puzzle));
    let puzzle = shuffled.as_ref().unwrap_or(puzzle);
    let open = order.open;

    let geometry = puzzle.geometry();
    let Some(mut markers) = markers::<M>(puzzle) else { return ControlFlow::Continue(()) };
    let unbarred: Vec<M> = open.iter().map(|cell| unbarred(puzzle, *cell)).collect();
    let mut values = puzzle.values().to_vec();
    let mut levels: Vec<Level<M>> = Vec::with_capacity(open.len());
    loop {
        // Down to the next open cell, or a solution.
        match open.get(levels.len()) {
            None => match &alphabet {
                None => solutions.report(meter, &values)?,
                Some(alphabet) => solutions.report(meter, &alphabet.values(&values))?,
            },
            Some(cell) => {
                let taken = geometry
                    .houses_of(*cell)
                    .iter()
                    .fold(M::NONE, |taken, house| taken | markers[house.index()]);
                let by_rules = excluded::<M>(geometry, &values, *cell);
                let left = unbarred[levels.len()] & !taken & !by_rules;
                let is_guess = left.is_plural();
                let height = levels.last().map_or(0, |level| level.height) + usize::from(is_guess);
                levels.push(Level { left, is_guess, height });
            }
        }
        // On to the next digit of the last cell that has one left.
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
                let index = level.left.take_one(random.as_mut());
                *value = index as u8 + 1;
                for house in geometry.houses_of(cell) {
                    markers[house.index()] |= M::only(index);
                }
                break;
            }
            levels.pop();
        }
    }
}

/// A shuffled alphabet: the search tries its digits in order and is unaware of the shuffling.
struct Shuffled<'a> {
    digits: &'a [u8],
    place: Vec<u8>,
}

impl<'a> Shuffled<'a> {
    fn new(digits: &'a [u8]) -> Shuffled<'a> {
        let mut place = vec![0; digits.len()];
        for (index, digit) in digits.iter().enumerate() {
            place[usize::from(*digit)] = index as u8;
        }
        Shuffled { digits, place }
    }

    /// Returns the puzzle with shuffled digits, as the search sees it.
    fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        let place = |digit: Digit| Digit::from_index(usize::from(self.place[digit.index()]));
        let mut shuffled = puzzle.unrestricted();
        for (cell, digit) in puzzle.filled() {
            shuffled.set(cell, Some(place(digit)));
        }
        for cell in puzzle.geometry().cells().filter(|cell| !puzzle.barred(*cell).is_empty()) {
            shuffled.bar(cell, puzzle.barred(cell).iter().map(place).collect());
        }
        shuffled
    }

    /// Returns a full board with the original digits.
    fn values(&self, values: &[u8]) -> Vec<u8> {
        values.iter().map(|value| self.digits[usize::from(*value) - 1] + 1).collect()
    }
}
