//! [`DigitSets`]: sets of sets of digits up to 9.

use crate::{Digit, DigitSet};
use std::ops::{BitAnd, BitOrAssign};

/// Some of the 512 sets of the digits 1 to 9, one bit each: that of a set is numbered by [`DigitSet::bits`]. So what follows for
/// all sets at once when a digit is added takes some shifts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DigitSets([u64; WORDS]);

const WORDS: usize = 8;

/// The sum of all nine digits.
const MOST: usize = 45;

/// Per sum: the sets whose digits add up to it.
static OF_SUM: [DigitSets; MOST + 1] = {
    let mut of_sum = [DigitSets::NONE; MOST + 1];
    let mut set = 0_usize;
    while set < 64 * WORDS {
        let (mut sum, mut digit) = (0, 0);
        while digit < DigitSets::SIDE {
            sum += (set >> digit & 1) * (digit + 1);
            digit += 1;
        }
        of_sum[sum].0[set / 64] |= 1 << (set % 64);
        set += 1;
    }
    of_sum
};

/// Per digit up to 6: the bits of a word whose sets lack it.
const LACKING: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

impl DigitSets {
    /// The largest digit.
    pub(super) const SIDE: usize = 9;
    pub(super) const NONE: DigitSets = DigitSets([0; WORDS]);
    /// The empty set of digits alone.
    pub(super) const EMPTY_SET: DigitSets = DigitSets([1, 0, 0, 0, 0, 0, 0, 0]);

    /// Returns the sets whose digits add up to a number.
    pub(super) fn of_sum(sum: i32) -> DigitSets {
        usize::try_from(sum).ok().and_then(|sum| OF_SUM.get(sum)).copied().unwrap_or(DigitSets::NONE)
    }

    /// Iterates over what the digits of its sets add up to, in ascending order.
    pub(super) fn sums(self) -> impl Iterator<Item = i32> {
        (0..).zip(&OF_SUM).filter(move |(_, sets)| !(self & **sets).is_empty()).map(|(sum, _)| sum)
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        // Comparing arrays would call a function of the C library.
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Returns the sets that lack a digit, with it.
    #[inline]
    pub(super) fn adding(self, digit: Digit) -> DigitSets {
        let digit = digit.index();
        let mut to = DigitSets::NONE;
        match LACKING.get(digit) {
            Some(lacking) => {
                for (to, from) in to.0.iter_mut().zip(self.0) {
                    *to = (from & lacking) << (1 << digit);
                }
            }
            None => {
                let step = 1 << (digit - LACKING.len());
                for word in (0..WORDS).filter(|word| word & step != 0) {
                    to.0[word] = self.0[word ^ step];
                }
            }
        }
        to
    }

    /// Returns the sets that have a digit, without it.
    #[inline]
    pub(super) fn removing(self, digit: Digit) -> DigitSets {
        let digit = digit.index();
        let mut to = DigitSets::NONE;
        match LACKING.get(digit) {
            Some(lacking) => {
                for (to, from) in to.0.iter_mut().zip(self.0) {
                    *to = from >> (1 << digit) & lacking;
                }
            }
            None => {
                let step = 1 << (digit - LACKING.len());
                for word in (0..WORDS).filter(|word| word & step != 0) {
                    to.0[word ^ step] = self.0[word];
                }
            }
        }
        to
    }

    /// Returns the sets that come of adding one of some digits that it lacks to each.
    pub(super) fn adding_any(self, digits: DigitSet) -> DigitSets {
        let mut to = DigitSets::NONE;
        digits.iter().for_each(|digit| to |= self.adding(digit));
        to
    }
}

impl BitAnd for DigitSets {
    type Output = DigitSets;
    #[inline]
    fn bitand(mut self, other: DigitSets) -> DigitSets {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word &= other);
        self
    }
}

impl BitOrAssign for DigitSets {
    #[inline]
    fn bitor_assign(&mut self, other: DigitSets) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_added_to_and_removed_from_every_set() {
        let of = |bits: u32| {
            let mut sets = DigitSets::NONE;
            sets.0[bits as usize / 64] |= 1 << (bits % 64);
            sets
        };
        for bits in 0..512 {
            let set = DigitSet::from_bits(bits);
            let sum: i32 = set.iter().map(|digit| i32::from(digit.get())).sum();
            assert_eq!(of(bits).sums().collect::<Vec<_>>(), [sum]);
            for digit in Digit::all(DigitSets::SIDE) {
                let (with, without) = (of(set.with(digit).bits()), of(set.without(digit).bits()));
                let has = set.contains(digit);
                assert_eq!(of(bits).adding(digit), if has { DigitSets::NONE } else { with });
                assert_eq!(of(bits).removing(digit), if has { without } else { DigitSets::NONE });
            }
        }
    }
}
