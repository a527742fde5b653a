//! [`Source`]: where puzzles come from, in numbered attempts.

use jade_collection::{Collection, Picker};
use jade_generate::{Estimate, Found, Fresh, Generator, Impossible, Tally, Wish};
use std::ops::{ControlFlow, Range};

/// Where puzzles come from: in either case in numbered attempts. Each thread has one of its own.
pub enum Source {
    /// They are made.
    Made(Box<Generator>),
    /// They are ready.
    Ready(Box<Picker>),
}

impl Source {
    /// What fulfils a wish: the collection that JADE comes with, or work.
    ///
    /// # Errors
    /// [`Impossible`] if nothing does.
    pub fn new(wish: Wish, seed: u64, library: bool) -> Result<Source, Impossible> {
        Ok(if library {
            Source::Ready(Box::new(Picker::new(Collection::embedded(), wish, seed)?))
        } else {
            Source::Made(Box::new(jade_collection::generator(wish)?))
        })
    }

    /// The wish.
    pub fn wish(&self) -> &Wish {
        match self {
            Source::Made(generator) => generator.wish(),
            Source::Ready(drawer) => drawer.wish(),
        }
    }

    /// How many attempts are best made in one go.
    pub fn good_block(&self) -> u64 {
        match self {
            Source::Made(generator) => generator.good_block(),
            Source::Ready(_) => 1,
        }
    }

    /// How many attempts there are.
    pub fn most_attempts(&self) -> u64 {
        match self {
            Source::Made(_) => u64::MAX,
            // Nothing twice.
            Source::Ready(drawer) => drawer.len() as u64,
        }
    }

    /// How long it will take, before anything was tried, by so many threads.
    pub fn estimate(&self, threads: usize) -> Estimate {
        match self {
            Source::Made(generator) => Estimate::before(generator.wish(), threads),
            Source::Ready(_) => Estimate::of_collection(),
        }
    }

    /// Whether puzzles are drawn from what is ready.
    pub fn is_ready(&self) -> bool {
        matches!(self, Source::Ready(_))
    }

    /// What tells whether a puzzle is new, asked in the order of the attempts.
    pub fn fresh(&self) -> Fresh {
        match self {
            Source::Made(generator) => Fresh::of(generator),
            // Nothing twice.
            Source::Ready(_) => Fresh::always(),
        }
    }

    /// Makes attempts and hands on those that succeed, in order. Stops when `found` says so, or soon after `cancel`
    /// does; returns what was tried, and whether it was cancelled.
    pub fn attempts(
        &mut self,
        seed: u64,
        numbers: Range<u64>,
        cancel: &dyn Fn() -> bool,
        found: &mut dyn FnMut(Found) -> ControlFlow<()>,
    ) -> (Tally, bool) {
        match self {
            Source::Made(generator) => generator.attempts(seed, numbers, cancel, found),
            Source::Ready(drawer) => drawer.attempts(numbers, cancel, found),
        }
    }
}
