//! [`PuzzleSource`]: puzzles for a wish, made anew or picked from the collection.

use crate::{Collection, Picker, generator};
use jade_generate::{Estimate, Found, Fresh, Generator, Goal, Impossible, Order, Tally, Wish};
use std::ops::{ControlFlow, Range};
use std::time::Duration;

/// Where puzzles come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// They are made.
    New,
    /// They are picked from the collection that comes with JADE.
    Collection,
}

/// Makes or picks puzzles for a wish, in numbered attempts. Each thread has one of its own.
pub struct PuzzleSource {
    seed: u64,
    kind: Kind,
}

enum Kind {
    New(Box<Generator>),
    Collection(Box<Picker>),
}

impl PuzzleSource {
    /// A source for a wish.
    ///
    /// # Errors
    /// [`Impossible`] if it is known beforehand that nothing fulfils the wish.
    pub fn new(wish: Wish, seed: u64, origin: Origin) -> Result<PuzzleSource, Impossible> {
        let kind = match origin {
            Origin::New => Kind::New(Box::new(generator(wish)?)),
            Origin::Collection => {
                Kind::Collection(Box::new(Picker::new(Collection::embedded(), wish, seed)?))
            }
        };
        Ok(PuzzleSource { seed, kind })
    }

    /// The seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Where its puzzles come from.
    pub fn origin(&self) -> Origin {
        match self.kind {
            Kind::New(_) => Origin::New,
            Kind::Collection(_) => Origin::Collection,
        }
    }

    /// The wish.
    pub fn wish(&self) -> &Wish {
        match &self.kind {
            Kind::New(generator) => generator.wish(),
            Kind::Collection(picker) => picker.wish(),
        }
    }

    /// How long it will take with so many threads, as far as that is known beforehand.
    pub fn estimate(&self, threads: usize) -> Estimate {
        match &self.kind {
            Kind::New(generator) => Estimate::before(generator.wish(), threads),
            Kind::Collection(_) => Estimate::of_collection(),
        }
    }

    /// The order of a run of these attempts, or as many of them as there are.
    pub fn order(&self, goal: Goal, attempts: Range<u64>, patience: Duration) -> Order {
        let order = match &self.kind {
            Kind::New(generator) => generator.order(goal, attempts, Fresh::of(generator)),
            Kind::Collection(picker) => {
                // Each puzzle is picked once.
                let most = (picker.len() as u64).max(attempts.start);
                let attempts = attempts.start..attempts.end.min(most);
                let (good_block, fresh) = (1, Fresh::always());
                Order { goal, attempts, patience: None, good_block, every_attempt_succeeds: false, fresh }
            }
        };
        Order { patience: Some(patience), ..order }
    }

    /// Makes these attempts and hands on the puzzles, in order. Stops when `found` breaks, or soon after `cancel` is true.
    /// Returns what was tried, and whether it was cancelled.
    pub fn attempts(
        &mut self,
        numbers: Range<u64>,
        cancel: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Found) -> ControlFlow<()>,
    ) -> (Tally, bool) {
        match &mut self.kind {
            Kind::New(generator) => generator.attempts(self.seed, numbers, cancel, found),
            Kind::Collection(picker) => picker.attempts(numbers, cancel, found),
        }
    }
}
