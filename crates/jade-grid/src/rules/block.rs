//! [`Block`]: cells of a sum that hold different digits.

use super::digit_sets::DigitSets;
use crate::{Digit, DigitSet};
use std::ops::{Range, RangeInclusive};

/// The most sets of digits that are looked at for some cells at a time. Beyond, nothing is said about them.
const MOST_SETS: usize = 20_000;

/// Cells of a sum that hold different digits and have one factor.
pub(super) struct Block {
    /// Their places in the sum.
    places: Range<usize>,
    factor: i32,
    /// The least that they can come to if digits may repeat.
    pub(super) least: i32,
    /// The most.
    pub(super) most: i32,
}

impl Block {
    pub(super) fn new(start: usize, end: usize, factor: i32, candidates: &[DigitSet]) -> Block {
        let value = |digit: Option<Digit>| digit.map_or(0, |digit| i32::from(digit.get()));
        let cells = &candidates[start..end];
        let low = factor * cells.iter().map(|digits| value(digits.first())).sum::<i32>();
        let high = factor * cells.iter().map(|digits| value(digits.last())).sum::<i32>();
        Block { places: start..end, factor, least: low.min(high), most: low.max(high) }
    }

    /// Returns what the block can come to within the range; `None` if that is too much to look at.
    pub(super) fn sums(&self, candidates: &[DigitSet], range: RangeInclusive<i32>) -> Option<Vec<i32>> {
        let cells = &candidates[self.places.clone()];
        let within = |sums: &mut dyn Iterator<Item = i32>| -> Vec<i32> {
            sums.map(|sum| sum * self.factor).filter(|sum| range.contains(sum)).collect()
        };
        if let [only] = cells {
            return Some(within(&mut only.iter().map(|digit| i32::from(digit.get()))));
        }
        if are_small(cells) {
            let sets = cells.iter().fold(DigitSets::EMPTY_SET, |sets, digits| sets.adding_any(*digits));
            return Some(within(&mut sets.sums()));
        }
        let (start, end) = match self.factor > 0 {
            true => (*range.start(), *range.end()),
            false => (-range.end(), -range.start()),
        };
        // The first multiple of the factor that is not below the range, and the last one not above.
        let least = -(-start).div_euclid(self.factor.abs());
        let most = end.div_euclid(self.factor.abs());
        let levels = sets_of_block(cells, least, most)?;
        let mut sums = within(&mut levels.last()?.iter().map(|set| sum_of_digits(*set)));
        sums.sort_unstable();
        sums.dedup();
        Some(sums)
    }

    /// Takes from the cells the digits with which the block comes to none of these numbers. Returns whether it can come to any.
    pub(super) fn narrow(&self, candidates: &mut [DigitSet], sums: &[i32]) -> bool {
        let whole = sums.iter().filter(|sum| *sum % self.factor == 0);
        let mut allowed: Vec<i32> = whole.map(|sum| sum / self.factor).collect();
        allowed.sort_unstable();
        let cells = &mut candidates[self.places.clone()];
        match cells {
            [only] => {
                let is_allowed = |digit: &Digit| allowed.binary_search(&i32::from(digit.get())).is_ok();
                *only = only.iter().filter(is_allowed).collect();
                !only.is_empty()
            }
            _ if are_small(cells) => narrow_small(cells, &allowed),
            _ => narrow_large(cells, &allowed),
        }
    }
}

/// Returns whether the digits of these cells are so small that all sets of them can be looked at at once.
fn are_small(candidates: &[DigitSet]) -> bool {
    let all = DigitSet::all(DigitSets::SIDE);
    candidates.len() <= DigitSets::SIDE && candidates.iter().all(|digits| all.is_superset(*digits))
}

/// Does what [`narrow_large`] does where the digits are small.
fn narrow_small(candidates: &mut [DigitSet], allowed: &[i32]) -> bool {
    // The sets that the first cells can hold, in order, for 0, 1, 2 … cells.
    let mut levels = [DigitSets::EMPTY_SET; DigitSets::SIDE];
    let mut sets = DigitSets::EMPTY_SET;
    for (digits, level) in candidates.iter().zip(&mut levels) {
        *level = sets;
        sets = sets.adding_any(*digits);
    }
    let mut fitting = DigitSets::NONE;
    allowed.iter().for_each(|sum| fitting |= DigitSets::of_sum(*sum));
    let mut alive = sets & fitting;
    for (digits, level) in candidates.iter_mut().zip(levels).rev() {
        let (mut used, mut before) = (DigitSet::EMPTY, DigitSets::NONE);
        for digit in *digits {
            let from = alive.removing(digit) & level;
            if !from.is_empty() {
                used.add(digit);
                before |= from;
            }
        }
        (*digits, alive) = (used, before);
    }
    !alive.is_empty()
}

fn sum_of_digits(set: u32) -> i32 {
    DigitSet::from_bits(set).iter().map(|digit| i32::from(digit.get())).sum()
}

/// The sets of digits that the first cells of a block can hold, in order, for 0, 1, 2 … cells; without those with which the
/// block cannot come to `least` to `most`. `None` if there are too many.
fn sets_of_block(candidates: &[DigitSet], least: i32, most: i32) -> Option<Vec<Vec<u32>>> {
    let value = |digit: Option<Digit>| digit.map_or(0, |digit| i32::from(digit.get()));
    let (mut lowest, mut highest) = (0, 0);
    for digits in candidates {
        lowest += value(digits.first());
        highest += value(digits.last());
    }
    let mut levels = vec![vec![0]];
    for digits in candidates {
        lowest -= value(digits.first());
        highest -= value(digits.last());
        let mut next = Vec::new();
        for set in &levels[levels.len() - 1] {
            let sum = sum_of_digits(*set);
            let fits = |digit: &Digit| {
                let sum = sum + i32::from(digit.get());
                sum + lowest <= most && sum + highest >= least
            };
            let new = (*digits - DigitSet::from_bits(*set)).iter().filter(fits);
            next.extend(new.map(|digit| set | 1 << digit.index()));
        }
        next.sort_unstable();
        next.dedup();
        if next.len() > MOST_SETS {
            return None;
        }
        levels.push(next);
    }
    Some(levels)
}

/// Takes from each cell of a block the digits that are in no choice of different digits with one of these sums, which are
/// sorted. Returns whether there is any choice.
fn narrow_large(candidates: &mut [DigitSet], allowed: &[i32]) -> bool {
    let (Some(&least), Some(&most)) = (allowed.first(), allowed.last()) else { return false };
    let Some(mut levels) = sets_of_block(candidates, least, most) else { return true };
    let mut alive = levels.pop().unwrap_or_default();
    alive.retain(|set| allowed.binary_search(&sum_of_digits(*set)).is_ok());
    for (digits, sets) in candidates.iter_mut().zip(levels).rev() {
        let mut used = DigitSet::EMPTY;
        let lives = |set: &u32| {
            let new = (*digits - DigitSet::from_bits(*set)).iter();
            let leading: DigitSet =
                new.filter(|digit| alive.binary_search(&(set | 1 << digit.index())).is_ok()).collect();
            used |= leading;
            !leading.is_empty()
        };
        alive = sets.into_iter().filter(lives).collect();
        *digits = used;
    }
    !alive.is_empty()
}
