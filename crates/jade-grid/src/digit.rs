//! [`Digit`], what a cell holds, and [`DigitSet`], a set of digits in 32 bits.

use std::fmt;
use std::num::NonZeroU8;

/// A digit, from 1 up to the side of the board (at most [`Digit::MAX`]).
///
/// How a digit is written is not its concern: an [`Alphabet`](crate::Alphabet) turns it into a symbol.
///
/// ```
/// use jade_grid::Digit;
/// let seven = Digit::new(7).unwrap();
/// assert_eq!(seven.get(), 7);
/// assert_eq!(Digit::new(0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The largest digit: that of a 100×100 board.
    pub const MAX: u8 = 100;

    /// Creates the digit with this value. Returns `None` outside 1 ..= [`Digit::MAX`].
    #[inline]
    pub const fn new(value: u8) -> Option<Digit> {
        match NonZeroU8::new(value) {
            Some(v) if value <= Self::MAX => Some(Digit(v)),
            _ => None,
        }
    }

    /// Creates the digit whose [`index`](Digit::index) is `index`.
    ///
    /// # Panics
    /// If `index` is [`Digit::MAX`] or more.
    #[track_caller]
    #[inline]
    pub const fn from_index(index: usize) -> Digit {
        assert!(index < Self::MAX as usize, "digit index out of range");
        match NonZeroU8::new(index as u8 + 1) {
            Some(v) => Digit(v),
            None => unreachable!(),
        }
    }

    /// Returns the value, 1 or more.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Returns the value minus one, for indexing tables.
    ///
    /// ```
    /// # use jade_grid::Digit;
    /// assert_eq!(Digit::new(1).unwrap().index(), 0);
    /// ```
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Iterates over all digits of a board with this side, in order.
    ///
    /// ```
    /// # use jade_grid::Digit;
    /// assert_eq!(Digit::all(4).map(Digit::get).collect::<Vec<_>>(), [1, 2, 3, 4]);
    /// ```
    #[inline]
    pub fn all(side: usize) -> impl DoubleEndedIterator<Item = Digit> + Clone {
        (0..side).map(Digit::from_index)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// A set of digits from 1 to 32, one bit each: bit `d - 1` stands for digit `d`.
///
/// ```
/// use jade_grid::{Digit, DigitSet};
/// let set: DigitSet = [3, 7].into_iter().filter_map(Digit::new).collect();
/// assert_eq!(set.len(), 2);
/// assert!(set.contains(Digit::new(7).unwrap()));
/// assert_eq!(set.bits(), 0b100_0100);
/// assert_eq!(DigitSet::all(9).len(), 9);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DigitSet(u32);

impl DigitSet {
    /// The empty set.
    pub const EMPTY: DigitSet = DigitSet(0);

    /// Creates the set of the digits 1 to `side`.
    ///
    /// # Panics
    /// If `side` is above 32.
    #[track_caller]
    #[inline]
    pub const fn all(side: usize) -> DigitSet {
        assert!(side <= 32, "a DigitSet holds digits up to 32");
        DigitSet(((1u64 << side) - 1) as u32)
    }

    /// Creates the set with these bits, bit `d - 1` for digit `d`.
    #[inline]
    pub const fn from_bits(bits: u32) -> DigitSet {
        DigitSet(bits)
    }

    /// Creates the set of a single digit.
    ///
    /// # Panics
    /// If the digit is above 32.
    #[track_caller]
    #[inline]
    pub const fn only(digit: Digit) -> DigitSet {
        assert!(digit.get() <= 32, "a DigitSet holds digits up to 32");
        DigitSet(1 << digit.index())
    }

    /// Returns the bits, bit `d - 1` for digit `d`.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the number of digits.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether `digit` is in the set; false for digits above 32.
    #[inline]
    pub const fn contains(self, digit: Digit) -> bool {
        digit.index() < 32 && self.0 >> digit.index() & 1 != 0
    }

    /// Returns whether every digit of `other` is in this set.
    #[inline]
    pub const fn is_superset(self, other: DigitSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Adds a digit.
    #[inline]
    pub fn add(&mut self, digit: Digit) {
        *self |= DigitSet::only(digit);
    }

    /// Removes a digit, if it is in the set.
    #[inline]
    pub fn discard(&mut self, digit: Digit) {
        *self = self.without(digit);
    }

    /// Returns the set with `digit` added.
    #[must_use]
    #[inline]
    pub const fn with(self, digit: Digit) -> DigitSet {
        DigitSet(self.0 | DigitSet::only(digit).0)
    }

    /// Returns the set with `digit` removed.
    #[must_use]
    #[inline]
    pub const fn without(self, digit: Digit) -> DigitSet {
        DigitSet(self.0 & !DigitSet::only(digit).0)
    }

    /// Returns the smallest digit.
    #[inline]
    pub const fn first(self) -> Option<Digit> {
        if self.0 == 0 { None } else { Some(Digit::from_index(self.0.trailing_zeros() as usize)) }
    }

    /// Returns the largest digit.
    #[inline]
    pub const fn last(self) -> Option<Digit> {
        if self.0 == 0 { None } else { Some(Digit::from_index(31 - self.0.leading_zeros() as usize)) }
    }

    /// Returns the digit of a set with exactly one.
    #[inline]
    pub const fn single(self) -> Option<Digit> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// Iterates over the digits in ascending order.
    #[inline]
    pub fn iter(self) -> DigitSetIter {
        DigitSetIter(self.0)
    }
}

/// An iterator over a [`DigitSet`], in ascending order.
#[derive(Clone, Debug)]
pub struct DigitSetIter(u32);

impl Iterator for DigitSetIter {
    type Item = Digit;
    #[inline]
    fn next(&mut self) -> Option<Digit> {
        let first = DigitSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for DigitSetIter {}

impl IntoIterator for DigitSet {
    type Item = Digit;
    type IntoIter = DigitSetIter;
    #[inline]
    fn into_iter(self) -> DigitSetIter {
        self.iter()
    }
}

impl FromIterator<Digit> for DigitSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> DigitSet {
        digits.into_iter().fold(DigitSet::EMPTY, DigitSet::with)
    }
}

impl std::ops::BitAnd for DigitSet {
    type Output = DigitSet;
    #[inline]
    fn bitand(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & other.0)
    }
}

impl std::ops::BitOr for DigitSet {
    type Output = DigitSet;
    #[inline]
    fn bitor(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 | other.0)
    }
}

impl std::ops::Sub for DigitSet {
    type Output = DigitSet;
    #[inline]
    fn sub(self, other: DigitSet) -> DigitSet {
        DigitSet(self.0 & !other.0)
    }
}

impl std::ops::BitOrAssign for DigitSet {
    #[inline]
    fn bitor_assign(&mut self, other: DigitSet) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAndAssign for DigitSet {
    #[inline]
    fn bitand_assign(&mut self, other: DigitSet) {
        self.0 &= other.0;
    }
}

impl std::ops::SubAssign for DigitSet {
    #[inline]
    fn sub_assign(&mut self, other: DigitSet) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirty_two_digits_fit() {
        let all = DigitSet::all(32);
        assert_eq!(all.len(), 32);
        assert_eq!(all.iter().last(), Digit::new(32));
        assert!(!all.contains(Digit::new(33).unwrap()));
        assert!(!DigitSet::all(16).contains(Digit::new(17).unwrap()));
    }

    #[test]
    fn single_needs_exactly_one_digit() {
        assert_eq!(DigitSet::EMPTY.single(), None);
        assert_eq!(DigitSet::from_bits(0b100).single(), Digit::new(3));
        assert_eq!(DigitSet::from_bits(0b101).single(), None);
    }
}
