//! [`Maker`]: makes puzzles on the calling thread.

use crate::Limits;
use jade_collection::{Origin, PuzzleSource};
use jade_generate::{Estimate, FoundPuzzle, Goal, Impossible, Run, RunEvent, RunOutcome, RunProgress, Wish};
use std::cell::{Cell, RefCell};
use std::time::Duration;

/// The default time to wait for the next puzzle.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// The default time to search for the best puzzle.
pub const BEST_TIME: Duration = Duration::from_secs(10);
/// The time between two progress events.
const INTERVAL: Duration = Duration::from_millis(250);

/// An order for puzzles.
#[derive(Clone, Debug)]
pub struct PuzzleOrder {
    /// What every puzzle must fulfil.
    pub wish: Wish,
    /// Whether the puzzles are generated or picked from the collection.
    pub origin: Origin,
    /// When to stop.
    pub goal: Goal,
    /// The seed. The same seed, wish and version of JADE give the same puzzles.
    pub seed: u64,
    /// The number of the first attempt; usually 0.
    pub first_attempt: u64,
    /// The number of attempts that may be made; `None` sets no limit.
    pub most_attempts: Option<u64>,
    /// How long to wait for the next puzzle, or how long to search for the best one.
    pub patience: Duration,
}

impl PuzzleOrder {
    /// Returns an order for one new puzzle, with [`PATIENCE`].
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

    /// Returns the source of the puzzles. Each thread needs one of its own.
    ///
    /// # Errors
    /// [`Impossible`] if it is clear in advance that no puzzle fulfils the wish.
    pub fn source(&self) -> Result<PuzzleSource, Impossible> {
        PuzzleSource::new(self.wish.clone(), self.seed, self.origin)
    }

    /// Returns the order for a run that takes its puzzles from `source`.
    pub fn run(&self, source: &PuzzleSource) -> jade_generate::Order {
        let end = self.most_attempts.map_or(u64::MAX, |most| self.first_attempt.saturating_add(most));
        source.order(self.goal, self.first_attempt..end, self.patience)
    }

    /// Returns how long the remaining work takes after `puzzles` puzzles and the time `elapsed`.
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

/// How long the work will take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remaining {
    /// The time within which half of such orders are complete; `None` if unknown.
    pub half: Option<Duration>,
    /// The time within which 95 percent of such orders are complete; `None` if unknown.
    pub most: Option<Duration>,
    /// Whether the times are measured; otherwise they are a guess or unknown.
    pub measured: bool,
}

impl Remaining {
    /// Returns the time that `puzzles` puzzles take.
    pub fn of(estimate: &Estimate, puzzles: u64) -> Remaining {
        let within = |part| estimate.duration_for(part, puzzles);
        Remaining { half: within(0.5), most: within(0.95), measured: estimate.is_measured() }
    }
}

/// Reports on the making of puzzles.
#[derive(Debug)]
pub enum MakeEvent<'a> {
    /// The work begins.
    Begun {
        /// How long the work will take.
        remaining: Remaining,
    },
    /// The progress of the work; sent a few times a second.
    Progress {
        /// The time since the work began.
        elapsed: Duration,
        /// The number of attempts made.
        attempts: u64,
        /// The number of puzzles found.
        puzzles: u64,
        /// How long the rest will take.
        remaining: Remaining,
    },
    /// A puzzle that is better than all before it; sent only if the goal is the best puzzle.
    Better(&'a FoundPuzzle),
    /// A puzzle. If the goal is the best puzzle, this is the best.
    Puzzle(&'a FoundPuzzle),
}

/// Makes puzzles on the calling thread.
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
    /// Returns a maker for an order.
    ///
    /// # Errors
    /// [`Impossible`] if it is clear in advance that no puzzle fulfils the wish.
    pub fn new(order: PuzzleOrder) -> Result<Maker, Impossible> {
        Ok(Maker { source: order.source()?, order })
    }

    /// Returns the order that this maker carries out.
    pub fn order(&self) -> &PuzzleOrder {
        &self.order
    }

    /// Returns an estimate of how long the order takes on `threads` threads.
    pub fn remaining(&self, threads: usize) -> Remaining {
        self.order.remaining(&self.source.estimate(threads), 0, Duration::ZERO)
    }

    /// Makes the puzzles and reports each event to `tell`, until the order is complete, its time is over or the work is
    /// cancelled. `clock` returns the time since the work began.
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
