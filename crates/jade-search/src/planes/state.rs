//! [`State`]: the candidates of a board, and what follows from them.

use super::layout::{BLOCK, Layout, bit, ones};
use crate::Outcome;
use crate::limits::Meter;
use crate::propagation::Choice;
use jade_grid::Puzzle;
use std::ops::ControlFlow;

/// The maximum number of places of a digit in a house among which it is looked for what they all see. Where there are more, they
/// hardly ever see a cell together.
const MOST_PLACES: u32 = 4;

/// The candidates: per digit, the cells that may hold it. A placed digit is a candidate like any other.
#[derive(Clone, Copy)]
pub(super) struct State<const D: usize> {
    pub(super) sets: [u128; D],
    /// The cells whose digit has been placed: its peers no longer have it.
    pub(super) placed: u128,
    /// The digits whose candidates have changed since hidden singles were looked for.
    changed: u32,
    /// Per digit: its candidates when locked candidates were last looked for.
    seen: [u128; D],
    /// Per digit: the houses in which it is placed.
    pub(super) closed: [u64; D],
    /// The cells that have lost candidates since it was looked at what all of a cell's candidates exclude.
    touched: u128,
}

impl<const D: usize> State<D> {
    /// Creates the board with its givens placed. Returns `None` if they break a rule or are barred.
    pub(super) fn new(layout: &Layout<D>, puzzle: &Puzzle) -> Option<State<D>> {
        let all = (1 << layout.side) - 1;
        let mut state = State {
            sets: layout.left_by(puzzle),
            placed: 0,
            changed: all,
            seen: [0; D],
            closed: [0; D],
            touched: layout.cells,
        };
        for (cell, value) in puzzle.values().iter().enumerate().filter(|(_, value)| **value != 0) {
            if !state.place(layout, cell, usize::from(*value) - 1) {
                return None;
            }
        }
        Some(state)
    }

    /// Places a digit. Returns `false` if it is not a candidate.
    #[inline(always)]
    pub(super) fn place(&mut self, layout: &Layout<D>, cell: usize, digit: usize) -> bool {
        let here = bit(cell);
        if self.sets[digit] & here == 0 {
            return false;
        }
        for (other, set) in self.sets.iter_mut().enumerate() {
            self.changed |= u32::from(*set & here != 0) << other;
            *set &= !here;
        }
        self.sets[digit] |= here;
        self.settle(layout, cell, digit);
        true
    }

    /// Removes what the only candidate of a cell excludes elsewhere.
    #[inline(always)]
    fn settle(&mut self, layout: &Layout<D>, cell: usize, digit: usize) {
        self.placed |= bit(cell);
        self.closed[digit] |= layout.houses_of[cell];
        if layout.related & bit(cell) == 0 {
            let out = self.sets[digit] & layout.peers[cell];
            self.sets[digit] ^= out;
            self.touched |= out;
            self.changed |= u32::from(out != 0) << digit;
        } else {
            self.exclude(layout.excluded(cell, digit));
        }
    }

    /// Removes candidates: per digit, those of some cells.
    #[inline(always)]
    fn exclude(&mut self, excluded: &[u128; D]) {
        for (digit, (set, out)) in self.sets.iter_mut().zip(excluded).enumerate() {
            let out = *set & out;
            *set ^= out;
            self.touched |= out;
            self.changed |= u32::from(out != 0) << digit;
        }
    }

    /// Removes one candidate.
    #[inline(always)]
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.sets[digit] &= !bit(cell);
        self.touched |= bit(cell);
        self.changed |= 1 << digit;
    }

    /// Returns the cells with at least one, two and three candidates.
    #[inline(always)]
    pub(super) fn counts(&self) -> [u128; 3] {
        let [mut one, mut two, mut three] = [0; 3];
        for set in &self.sets {
            three |= two & set;
            two |= one & set;
            one |= set;
        }
        [one, two, three]
    }

    /// Returns whether every cell has its digit.
    #[inline(always)]
    pub(super) fn is_solved(&self, layout: &Layout<D>) -> bool {
        self.placed == layout.cells
    }

    /// Returns the two smallest digits of a cell that has two or more.
    #[inline(always)]
    pub(super) fn first_two(&self, cell: usize) -> [u8; 2] {
        let mut digits =
            (0..).zip(&self.sets).filter(|(_, set)| **set & bit(cell) != 0).map(|(digit, _)| digit);
        std::array::from_fn(|_| digits.next().unwrap_or_default())
    }

    /// Returns how much follows at once from a candidate. Each candidate that it removes elsewhere counts, and what is forced then
    /// counts three times: where a cell had two candidates (`pairs`), or where another candidate is left as the last of its house.
    #[inline(always)]
    pub(super) fn weight(&self, layout: &Layout<D>, pairs: u128, (cell, digit): Choice) -> u32 {
        let (cell, digit) = (usize::from(cell), usize::from(digit));
        if layout.related & bit(cell) == 0 {
            return self.weight_of(layout, pairs, cell, digit, layout.peers[cell]);
        }
        let mut weight = 0;
        for (digit, excluded) in layout.excluded(cell, digit).iter().enumerate() {
            if excluded & self.sets[digit] != 0 {
                weight += self.weight_of(layout, pairs, cell, digit, *excluded);
            }
        }
        weight
    }

    /// The part of the [weight](State::weight) that concerns one digit, which `cell` excludes from other cells.
    // A closure would be compiled without the instructions of the search.
    #[inline(always)]
    fn weight_of(&self, layout: &Layout<D>, pairs: u128, cell: usize, digit: usize, excluded: u128) -> u32 {
        let (set, lost) = (self.sets[digit], self.sets[digit] & excluded);
        let lone = lone(set & !lost, layout).unwrap_or(0) & !self.placed & !bit(cell);
        lost.count_ones() + 3 * (lost & pairs).count_ones() + 3 * lone.count_ones()
    }

    /// Propagates. Returns whether the board is still possible; if not, propagation may be incomplete.
    #[inline(always)]
    pub(super) fn propagate(
        &mut self,
        layout: &Layout<D>,
        meter: &mut Meter<'_>,
    ) -> ControlFlow<Outcome, bool> {
        loop {
            // Cells with one candidate.
            loop {
                let [one, two, _] = self.counts();
                if one != layout.cells {
                    return ControlFlow::Continue(false);
                }
                let single = one & !two & !self.placed;
                if single == 0 {
                    break;
                }
                for digit in 0..D {
                    for cell in ones(self.sets[digit] & single) {
                        if self.sets[digit] & bit(cell) == 0 {
                            return ControlFlow::Continue(false);
                        }
                        meter.node()?;
                        self.settle(layout, cell, digit);
                    }
                }
            }
            if self.placed == layout.cells {
                return ControlFlow::Continue(true);
            }
            // Digits with one place in a house.
            let mut found = false;
            while self.changed != 0 {
                let digit = self.changed.trailing_zeros() as usize;
                self.changed &= self.changed - 1;
                let Some(lone) = lone(self.sets[digit], layout) else { return ControlFlow::Continue(false) };
                for cell in ones(lone & !self.placed) {
                    found = true;
                    meter.node()?;
                    if !self.place(layout, cell, digit) {
                        return ControlFlow::Continue(false);
                    }
                }
            }
            if found {
                continue;
            }
            if self.lock(layout) || (layout.related != 0 && self.relate(layout)) {
                continue;
            }
            return ControlFlow::Continue(true);
        }
    }

    /// Where all places of a digit in a house see a cell, removes the digit from that cell. Returns whether there were any.
    #[inline(always)]
    fn lock(&mut self, layout: &Layout<D>) -> bool {
        let mut any = 0;
        for digit in 0..layout.side {
            let lost = self.seen[digit] ^ self.sets[digit];
            self.seen[digit] = self.sets[digit];
            let houses = ones(lost).fold(0, |houses, cell| houses | layout.houses_of[cell]);
            let mut removed = 0;
            for house in ones(u128::from(houses & !self.closed[digit])) {
                let mut places = self.sets[digit] & layout.houses[house];
                if places.count_ones() > MOST_PLACES {
                    continue;
                }
                let mut seen = self.sets[digit];
                while places != 0 && seen != 0 {
                    seen &= layout.peers[places.trailing_zeros() as usize & 127];
                    places &= places - 1;
                }
                self.sets[digit] &= !seen;
                removed |= seen;
            }
            self.touched |= removed;
            self.changed |= u32::from(removed != 0) << digit;
            any |= removed;
        }
        any != 0
    }

    /// Removes what every candidate of a cell excludes. Returns whether there was anything.
    #[inline(always)]
    fn relate(&mut self, layout: &Layout<D>) -> bool {
        for cell in ones(std::mem::take(&mut self.touched) & layout.related & !self.placed) {
            let mut out = self.sets;
            for digit in 0..D {
                if self.sets[digit] & bit(cell) != 0 {
                    out.iter_mut().zip(layout.excluded(cell, digit)).for_each(|(out, there)| *out &= there);
                }
            }
            self.exclude(&out);
        }
        self.changed != 0
    }
}

/// Returns the cells that are the only ones of the set in some house; `None` if a house has none.
#[inline(always)]
fn lone<const D: usize>(set: u128, layout: &Layout<D>) -> Option<u128> {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let (mut lone_low, mut lone_high, mut missing) = ([0; BLOCK], [0; BLOCK], [0; BLOCK]);
    for block in &layout.blocks {
        for i in 0..BLOCK {
            let (a, b) = (low & block.low[i], high & block.high[i]);
            let none_a = if a == 0 { u64::MAX } else { 0 };
            let none_b = if b == 0 { u64::MAX } else { 0 };
            let more = a & a.wrapping_sub(1) | b & b.wrapping_sub(1) | !(none_a | none_b);
            let is_lone = if more == 0 { u64::MAX } else { 0 };
            lone_low[i] |= a & is_lone;
            lone_high[i] |= b & is_lone;
            missing[i] |= none_a & none_b;
        }
    }
    let all = |parts: [u64; BLOCK]| parts.into_iter().fold(0, |all, part| all | part);
    (all(missing) == 0).then(|| u128::from(all(lone_high)) << 64 | u128::from(all(lone_low)))
}
