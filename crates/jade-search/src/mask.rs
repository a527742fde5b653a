//! [`Mask`]: a set of digits in the smallest integer that holds them.

use crate::random::Random;
use jade_grid::DigitSet;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXorAssign, Not};

/// A set of digits, bit `i` for the digit with index `i`.
pub(crate) trait Mask:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    const NONE: Self;
    /// Returns the digits of a board with this side, 1 or more.
    fn all(side: usize) -> Self;
    /// Returns the set of one digit.
    fn only(index: usize) -> Self;
    /// Returns these digits, which the board must have.
    fn of(digits: DigitSet) -> Self;
    /// Returns the digits as a set, on boards of at most [`Geometry::MAX_LARGE_SIDE`](jade_grid::Geometry::MAX_LARGE_SIDE).
    fn digits(self) -> DigitSet;
    fn len(self) -> u32;
    /// Returns whether there are two or more.
    fn is_plural(self) -> bool;
    /// Returns the index of the smallest digit. Must not be called on an empty set.
    fn first(self) -> usize;
    /// Removes the smallest digit and returns its index. Must not be called on an empty set.
    #[inline]
    fn take_first(&mut self) -> usize {
        let first = self.first();
        *self ^= Self::only(first);
        first
    }
    /// Removes a digit and returns its index: a random one, or the smallest without `random`. Must not be called on an empty
    /// set.
    fn take_one(&mut self, random: Option<&mut Random>) -> usize {
        let Some(random) = random.filter(|_| self.is_plural()) else { return self.take_first() };
        let mut rest = *self;
        for _ in 0..random.below(self.len() as usize) {
            rest.take_first();
        }
        let digit = rest.first();
        *self ^= Self::only(digit);
        digit
    }
}

macro_rules! mask {
    ($($integer:ty)*) => {$(
        impl Mask for $integer {
            const NONE: Self = 0;
            fn all(side: usize) -> Self {
                <$integer>::MAX >> (<$integer>::BITS as usize - side)
            }
            #[inline]
            fn only(index: usize) -> Self {
                1 << index
            }
            #[inline]
            fn of(digits: DigitSet) -> Self {
                digits.bits() as $integer
            }
            #[inline]
            fn digits(self) -> DigitSet {
                DigitSet::from_bits(self as u32)
            }
            #[inline]
            fn len(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn is_plural(self) -> bool {
                self & self.wrapping_sub(1) != 0
            }
            #[inline]
            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }
        }
    )*};
}

mask!(u16 u32 u64 u128);

/// Evaluates an expression with `M` as the smallest mask that holds the digits of a board with this side.
macro_rules! with_mask {
    ($side:expr, $mask:ident => $body:expr) => {
        match $side {
            0..=16 => {
                type $mask = u16;
                $body
            }
            17..=32 => {
                type $mask = u32;
                $body
            }
            33..=64 => {
                type $mask = u64;
                $body
            }
            _ => {
                type $mask = u128;
                $body
            }
        }
    };
}
pub(crate) use with_mask;
