//! [`PuzzleSource`] supplies puzzles for a wish, generated or picked from the collection.

use crate::{Collection, Picker, generator};
use jade_generate::{Estimate, FoundPuzzle, Generator, Goal, Impossible, Order, RepeatFilter, Tally, Wish};
use std::ops::{ControlFlow, Range};
use std::time::Duration;

/// Where puzzles come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// They are generated.
    New,
    /// They are picked from the collection included in JADE.
    Collection,
}

/// Generates or picks puzzles for a wish, in numbered attempts. Each thread needs its own source.
pub struct PuzzleSource {
    seed: u64,
    kind: Kind,
}

enum Kind {
    New(Box<Generator>),
    Collection(Box<Picker>),
}

impl PuzzleSource {
    /// Creates a source for a wish.
    ///
    /// # Errors
    /// [`Impossible`] if it is known beforehand that no puzzle fulfils the wish.
    pub fn new(wish: Wish, seed: u64, origin: Origin) -> Result<PuzzleSource, Impossible> {
        let kind = match origin {
            Origin::New => Kind::New(Box::new(generator(wish)?)),
            Origin::Collection => {
                Kind::Collection(Box::new(Picker::new(Collection::embedded(), wish, seed)?))
            }
        };
        Ok(PuzzleSource { seed, kind })
    }

    /// The seed of the attempts.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Where the puzzles come from.
    pub fn origin(&self) -> Origin {
        match self.kind {
            Kind::New(_) => Origin::New,
            Kind::Collection(_) => Origin::Collection,
        }
    }

    /// The wish that the puzzles fulfil.
    pub fn wish(&self) -> &Wish {
        match &self.kind {
            Kind::New(generator) => generator.wish(),
            Kind::Collection(picker) => picker.wish(),
        }
    }

    /// Returns how long the wish takes on this number of threads, as far as that is known beforehand.
    pub fn estimate(&self, threads: usize) -> Estimate {
        match &self.kind {
            Kind::New(generator) => Estimate::before(generator.wish(), threads),
            Kind::Collection(_) => Estimate::of_collection(),
        }
    }

    /// Returns the order for a run of these attempts, limited to the attempts available.
    pub fn order(&self, goal: Goal, attempts: Range<u64>, patience: Duration) -> Order {
        let order = match &self.kind {
            Kind::New(generator) => generator.order(goal, attempts, RepeatFilter::of(generator)),
            Kind::Collection(picker) => {
                // Each puzzle is picked only once.
                let most = (picker.len() as u64).max(attempts.start);
                let attempts = attempts.start..attempts.end.min(most);
                let (good_block, fresh) = (1, RepeatFilter::always());
                Order { goal, attempts, patience: None, good_block, every_attempt_succeeds: false, fresh }
            }
        };
        Order { patience: Some(patience), ..order }
    }

    /// Makes the given attempts and passes each puzzle to `found`, in order. Stops when `found` breaks, or soon after
    /// `cancel` returns true. Returns the tally of the attempts and whether they were cancelled.
    pub fn attempts(
        &mut self,
        numbers: Range<u64>,
        cancel: &dyn Fn() -> bool,
        found: &mut dyn FnMut(FoundPuzzle) -> ControlFlow<()>,
    ) -> (Tally, bool) {
        match &mut self.kind {
            Kind::New(generator) => generator.attempts(self.seed, numbers, cancel, found),
            Kind::Collection(picker) => picker.attempts(numbers, cancel, found),
        }
    }
}
