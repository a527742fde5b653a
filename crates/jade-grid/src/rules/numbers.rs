//! [`Numbers`]: a set of whole numbers within a range.

use std::ops::RangeInclusive;

/// A set of whole numbers within a range, one bit each, so that all of them can be added to at once. Numbers beyond the range are
/// left out.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    least: i32,
    words: Vec<u64>,
    /// The numbers of the last word that are within the range.
    last: u64,
}

impl Numbers {
    /// Creates an empty set.
    pub(super) fn within(range: &RangeInclusive<i32>) -> Numbers {
        let length = (range.end() - range.start() + 1).max(0) as usize;
        let last = u64::MAX >> (63 - length.saturating_sub(1) % 64);
        Numbers { least: *range.start(), words: vec![0; length.div_ceil(64)], last }
    }

    pub(super) fn insert(&mut self, number: i32) {
        self.add_all(&Numbers { least: number, words: vec![1], last: 1 }, 0);
    }

    /// Adds every number of another set, plus `by`.
    pub(super) fn add_all(&mut self, others: &Numbers, by: i32) {
        for (word, bits) in others.shifted(by, self.least) {
            if let Some(to) = usize::try_from(word).ok().and_then(|word| self.words.get_mut(word)) {
                *to |= bits;
            }
        }
        if let Some(word) = self.words.last_mut() {
            *word &= self.last;
        }
    }

    /// Returns whether it has a number of another set, plus `by`.
    pub(super) fn has_any(&self, others: &Numbers, by: i32) -> bool {
        others.shifted(by, self.least).any(|(word, bits)| {
            usize::try_from(word)
                .ok()
                .and_then(|word| self.words.get(word))
                .is_some_and(|own| own & bits != 0)
        })
    }

    /// Iterates over the bits of its numbers plus `by` where bits begin with `least`: those that fall into each word.
    fn shifted(&self, by: i32, least: i32) -> impl Iterator<Item = (i32, u64)> {
        let start = self.least + by - least;
        let (word, bit) = (start.div_euclid(64), start.rem_euclid(64));
        (word..).zip(&self.words).filter(|(_, bits)| **bits != 0).flat_map(move |(word, bits)| {
            // A shift by 64 leaves nothing.
            [(word, bits << bit), (word + 1, bits.checked_shr(64 - bit as u32).unwrap_or(0))]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_shifted_across_words_and_cut_at_the_range() {
        for (range, numbers) in [
            (-70..=200, [-70, -7, -6, 0, 57, 58, 199, 200]),
            (0..=63, [0, 1, 2, 31, 32, 61, 62, 63]),
            (5..=69, [5, 6, 67, 68, 69, 69, 30, 31]),
        ] {
            let mut one = Numbers::within(&range);
            numbers.iter().for_each(|number| one.insert(*number));
            for by in -300..300 {
                let mut sum = Numbers::within(&(-10..=117));
                sum.add_all(&one, by);
                for number in -80..200 {
                    let is_there = (-10..=117).contains(&number) && numbers.contains(&(number - by));
                    let mut only = Numbers::within(&(number..=number));
                    only.insert(number);
                    assert_eq!(sum.has_any(&only, 0), is_there, "{numbers:?} + {by}: {number}");
                }
            }
        }
        let mut none = Numbers::within(&RangeInclusive::new(3, 2));
        none.insert(3);
        assert!(none.words.is_empty());
    }
}
