//! [`Search`]: depth first, from a copy of the state at each guess.

use super::layout::{Layout, bit, ones};
use super::state::State;
use crate::Outcome;
use crate::limits::Meter;
use crate::propagation::{Choice, Pause};
use crate::solutions::Solutions;
use std::ops::ControlFlow;

/// The maximum number of cells with two candidates that are compared for one guess.
const LOOKS: usize = 8;

/// A candidate that is assumed.
struct Guess<const D: usize> {
    /// The state before.
    before: State<D>,
    now: Choice,
    /// What is left if this was wrong, where that is one candidate.
    last: Option<Choice>,
    /// The number of guesses on the board, including this one.
    height: usize,
    /// The number of candidates that were refuted before.
    refuted: usize,
}

/// A search that can be abandoned halfway without losing what it knows: see [`Search::searched`].
pub(super) struct Search<'l, const D: usize> {
    layout: &'l Layout<D>,
    state: State<D>,
    guesses: Vec<Guess<D>>,
    /// What was assumed and is searched: first what did not depend on a guess, then what depended on the first one, and so on.
    refuted: Vec<Choice>,
}

impl<'l, const D: usize> Search<'l, D> {
    pub(super) fn new(layout: &'l Layout<D>, state: State<D>) -> Search<'l, D> {
        Search { layout, state, guesses: Vec::new(), refuted: Vec::new() }
    }

    /// Passes on solutions until everything is searched or `patience` guesses in a row have led to none.
    #[inline(always)]
    pub(super) fn run(
        &mut self,
        meter: &mut Meter<'_>,
        solutions: &mut Solutions<'_, '_>,
        patience: u64,
    ) -> ControlFlow<Outcome, Pause> {
        let layout = self.layout;
        let (mut in_vain, mut height) = (0, 0);
        let mut possible = true;
        loop {
            // Down: everything that is forced, then a new guess or a solution.
            let mut next = None;
            if possible && self.state.propagate(layout, meter)? {
                if self.state.is_solved(layout) {
                    solutions.report(meter, &self.values())?;
                    in_vain = 0;
                } else {
                    let (now, last) = self.choose();
                    height += 1;
                    let (before, refuted) = (self.state, self.refuted.len());
                    self.guesses.push(Guess { before, now, last, height, refuted });
                    next = Some(now);
                }
            }
            // Otherwise back: what was assumed last is wrong, or searched.
            if next.is_none() {
                let Some(guess) = self.guesses.pop() else { return ControlFlow::Continue(Pause::Done) };
                self.state = guess.before;
                self.state.remove(usize::from(guess.now.0), usize::from(guess.now.1));
                self.refuted.truncate(guess.refuted);
                self.refuted.push(guess.now);
                (next, height) = (guess.last, guess.height - usize::from(guess.last.is_none()));
            }
            possible = true;
            if let Some((cell, digit)) = next {
                if in_vain == patience {
                    return ControlFlow::Continue(Pause::Stuck);
                }
                in_vain += 1;
                meter.guess(height)?;
                possible = self.state.place(layout, usize::from(cell), usize::from(digit));
            }
        }
    }

    fn values(&self) -> [u8; 128] {
        let mut values = [0; 128];
        for (digit, set) in (1..).zip(self.state.sets) {
            ones(set).for_each(|cell| values[cell] = digit);
        }
        values
    }

    /// Returns what to guess next, and what is left then if that is one candidate.
    ///
    /// Guesses in a cell with two candidates or, if there is none, a digit with two places in a house, otherwise in a cell with the
    /// fewest candidates. Among several, the one from which most follows.
    #[inline(always)]
    fn choose(&self) -> (Choice, Option<Choice>) {
        let (layout, state) = (self.layout, &self.state);
        let [_, two, three] = state.counts();
        let pairs = two & !three;
        let mut best = (0, (0, 0), None);
        for cell in ones(pairs).take(LOOKS) {
            let [first, second] = state.first_two(cell);
            best = self.better(best, pairs, (cell as u16, first), (cell as u16, second));
        }
        if pairs == 0 {
            for digit in 0..layout.side {
                for house in ones(u128::from(layout.other_houses(state.closed[digit]))) {
                    let places = state.sets[digit] & layout.houses[house];
                    let rest = places & places.wrapping_sub(1);
                    if rest & rest.wrapping_sub(1) == 0 {
                        let (first, second) = (places.trailing_zeros() as u16, rest.trailing_zeros() as u16);
                        best = self.better(best, pairs, (first, digit as u8), (second, digit as u8));
                    }
                }
            }
        }
        if best.0 > 0 {
            return (best.1, best.2);
        }
        let count = |cell: &usize| state.sets.iter().filter(|set| **set & bit(*cell) != 0).count();
        let cell = ones(two).min_by_key(count).unwrap_or_default();
        ((cell as u16, state.first_two(cell)[0]), None)
    }

    /// Returns the better of the best guess so far, with its weight, and another one.
    // A closure would be compiled without the instructions of the search.
    #[inline(always)]
    fn better(
        &self,
        best: (u32, Choice, Option<Choice>),
        pairs: u128,
        one: Choice,
        other: Choice,
    ) -> (u32, Choice, Option<Choice>) {
        let weight =
            1 + self.state.weight(self.layout, pairs, one) + self.state.weight(self.layout, pairs, other);
        if weight > best.0 { (weight, one, Some(other)) } else { best }
    }

    /// Returns what has been searched so far, as sets of choices: every solution that makes all choices of one of the sets has
    /// been found; no other solution has. Must be called after [`Pause::Stuck`].
    pub(super) fn searched(self) -> Vec<Vec<Choice>> {
        let mut searched = Vec::new();
        let mut standing: Vec<Choice> = Vec::new();
        let mut done = 0;
        let guesses = self.guesses.iter().map(|guess| (guess.refuted, Some(guess.now)));
        for (refuted, now) in guesses.chain([(self.refuted.len(), None)]) {
            for choice in &self.refuted[done..refuted] {
                searched.push(standing.iter().copied().chain([*choice]).collect());
            }
            done = refuted;
            standing.extend(now);
        }
        searched
    }
}
