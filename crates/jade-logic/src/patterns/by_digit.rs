//! [`ByDigit`]: patterns of one digit each, found digit by digit as they are asked for.

use jade_grid::{Digit, DigitSet};
use std::cell::RefCell;

/// Patterns that several techniques look through, each for those digits that it has to look at.
pub(crate) struct ByDigit<P> {
    found: RefCell<(DigitSet, Vec<P>)>,
}

impl<P: Clone> ByDigit<P> {
    pub const fn new() -> ByDigit<P> {
        ByDigit { found: RefCell::new((DigitSet::EMPTY, Vec::new())) }
    }

    /// Those of these digits, and of others that were asked for before; `find` finds those of one digit.
    pub fn of(&self, digits: DigitSet, find: impl Fn(Digit, &mut Vec<P>)) -> Vec<P> {
        let (known, patterns) = &mut *self.found.borrow_mut();
        (digits - *known).iter().for_each(|digit| find(digit, patterns));
        *known |= digits;
        patterns.clone()
    }
}
