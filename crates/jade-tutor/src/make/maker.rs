//! [`Maker`]: makes puzzles on the thread that calls it.

use crate::Limits;
use jade_collection::{Origin, PuzzleSource};
use jade_generate::{Estimate, Found, Goal, Impossible, Run, RunEvent, RunOutcome, RunProgress, Wish};
use std::cell::{Cell, RefCell};
use std::time::Duration;

/// How long the next puzzle is waited for if nobody says.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// How long the best puzzle is looked for if nobody says.
pub const BEST_TIME: Duration = Duration::from_secs(10);
/// How often progress is told.
const INTERVAL: Duration = Duration::from_millis(250);

/// An order of puzzles.
#[derive(Clone, Debug)]
pub struct PuzzleOrder {
    /// What every puzzle must be.
    pub wish: Wish,
    /// Whether they are made or picked from the collection.
    pub origin: Origin,
    /// When there are enough.
    pub goal: Goal,
    /// The seed: the same seed, wish and version give the same puzzles.
    pub seed: u64,
    /// The number of the first attempt; 0 if nobody says.
    pub first_attempt: u64,
    /// How many attempts may be made; no limit if `None`.
    pub most_attempts: Option<u64>,
    /// How long to wait for the next puzzle, or to look for the best.
    pub patience: Duration,
}

impl PuzzleOrder {
    /// One puzzle, made, with the usual patience.
    pub fn new(wish: Wish, seed: u64) -> PuzzleOrder {
        PuzzleOrder {
            wish,
            origin: Origin::New,
            goal: Goal::Count(1),
            seed,
            first_attempt: 0,
            most_attempts: None,
            patience: PATIENCE,
        }
    }

    /// Where its puzzles come from. Each thread has a source of its own.
    ///
    /// # Errors
    /// [`Impossible`] if it is known beforehand that nothing fulfils the wish.
    pub fn source(&self) -> Result<PuzzleSource, Impossible> {
        PuzzleSource::new(self.wish.clone(), self.seed, self.origin)
    }

    /// The order of a run with puzzles from a source.
    pub fn run(&self, source: &PuzzleSource) -> jade_generate::Order {
        let end = self.most_attempts.map_or(u64::MAX, |most| self.first_attempt.saturating_add(most));
        source.order(self.goal, self.first_attempt..end, self.patience)
    }

    /// How long the rest takes after so many puzzles and so much time: the puzzles that are missing, or the search for the
    /// best.
    pub fn remaining(&self, estimate: &Estimate, puzzles: u64, elapsed: Duration) -> Remaining {
        match self.goal {
            Goal::Count(count) => Remaining::of(estimate, count.saturating_sub(puzzles)),
            Goal::Best => {
                let left = Some(self.patience.saturating_sub(elapsed));
                Remaining { half: left, most: left, measured: true }
            }
        }
    }
}

/// How long puzzles will take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remaining {
    /// The time within which every second order of the kind is fulfilled; `None` if nothing is known of it.
    pub half: Option<Duration>,
    /// The time within which 19 of 20 are fulfilled; `None` if nothing is known of it.
    pub most: Option<Duration>,
    /// Whether it was measured; else it is a guess, or unknown.
    pub measured: bool,
}

impl Remaining {
    /// The time for so many puzzles.
    pub fn of(estimate: &Estimate, puzzles: u64) -> Remaining {
        let within = |part| estimate.within(part, puzzles);
        Remaining { half: within(0.5), most: within(0.95), measured: estimate.is_measured() }
    }
}

/// What happens while puzzles are made.
#[derive(Debug)]
pub enum MakeEvent<'a> {
    /// Work begins.
    Begun {
        /// How long it will take.
        remaining: Remaining,
    },
    /// How far the work is; a few times a second.
    Progress {
        /// The time since it began.
        elapsed: Duration,
        /// Attempts made.
        attempts: u64,
        /// Puzzles made.
        puzzles: u64,
        /// How long it will take from now on.
        remaining: Remaining,
    },
    /// A puzzle better than all before it, where the best is wanted.
    Better(&'a Found),
    /// A puzzle; where the best is wanted, the best.
    Puzzle(&'a Found),
}

/// Makes puzzles on the thread that calls it.
///
/// ```
/// use jade_generate::{Difficulty, Wish};
/// use jade_grid::Geometry;
/// use jade_logic::Level;
/// use jade_tutor::{Limits, MakeEvent, Maker, PuzzleOrder};
/// use std::time::Duration;
/// let mut wish = Wish::new(Geometry::standard(9).unwrap());
/// wish.difficulty = Difficulty::Level(Level::Easy);
/// let maker = Maker::new(PuzzleOrder::new(wish, 2026)).unwrap();
/// let mut levels = Vec::new();
/// maker.run(&Limits::default(), &|| Duration::ZERO, &mut |event| {
///     if let MakeEvent::Puzzle(found) = event {
///         levels.push(found.rating.as_ref().unwrap().level);
///     }
/// });
/// assert_eq!(levels, [Some(Level::Easy)]);
/// ```
pub struct Maker {
    order: PuzzleOrder,
    source: PuzzleSource,
}

impl Maker {
    /// A maker for an order.
    ///
    /// # Errors
    /// [`Impossible`] if it is known beforehand that nothing fulfils the wish.
    pub fn new(order: PuzzleOrder) -> Result<Maker, Impossible> {
        Ok(Maker { source: order.source()?, order })
    }

    /// The order.
    pub fn order(&self) -> &PuzzleOrder {
        &self.order
    }

    /// How long it will take with so many threads, as far as that is known beforehand.
    pub fn remaining(&self, threads: usize) -> Remaining {
        self.order.remaining(&self.source.estimate(threads), 0, Duration::ZERO)
    }

    /// Makes the puzzles, as long as there is time and nobody cancels, and tells what happens. `clock` is the time since
    /// work began.
    pub fn run(
        mut self,
        limits: &Limits<'_>,
        clock: &dyn Fn() -> Duration,
        tell: &mut dyn FnMut(MakeEvent<'_>),
    ) -> RunOutcome {
        tell(MakeEvent::Begun { remaining: self.remaining(1) });
        let (progress, due, tell) = (RunProgress::default(), Cell::new(INTERVAL), RefCell::new(tell));
        let estimate = self.source.estimate(1);
        let run = Run::new(self.order.run(&self.source), &progress);
        let cancel = |elapsed: Duration| {
            if elapsed >= due.get() {
                due.set(elapsed + INTERVAL);
                let (attempts, puzzles) = (progress.attempts(), progress.puzzles());
                let estimate = estimate.now(attempts, puzzles, elapsed);
                let remaining = self.order.remaining(&estimate, puzzles, elapsed);
                (tell.borrow_mut())(MakeEvent::Progress { elapsed, attempts, puzzles, remaining });
            }
            limits.stop()()
        };
        run.on_this_thread(
            clock,
            &cancel,
            &mut |numbers, cancel, found| self.source.attempts(numbers, cancel, found),
            &mut |event| {
                (tell.borrow_mut())(match event {
                    RunEvent::Better(found) => MakeEvent::Better(found),
                    RunEvent::Puzzle(found) => MakeEvent::Puzzle(found),
                });
            },
        )
    }
}
