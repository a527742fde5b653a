//! [`Run`] makes attempts until there are enough puzzles, the best is found, or time is up.
//!
//! ```text
//!                ┌─ next_block ──▶ executor: attempts, on one thread or on several ──▶ take, in order ─┐
//!   Order ──▶ Run                                                                                      ├──▶ RunOutcome
//!                └─ RunProgress: is it over? how many attempts, how many puzzles?  (shared by threads) ┘
//! ```
//!
//! A run makes no attempts itself and reads no clock. Its executor asks for blocks of attempts, passes on their
//! results in the order of the blocks, and supplies the time. [`Run::on_this_thread`] executes it on one thread.

use crate::{FoundPuzzle, Merit, RepeatFilter, Tally};
use std::convert::Infallible;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// When a run is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// When it has found this number of puzzles.
    Count(u64),
    /// When all attempts are made: it yields the puzzle of the greatest [`Merit`]; ties go to the first. At very easy
    /// no puzzle beats another, so the first is the best.
    Best,
}

/// The parameters of a run.
#[derive(Debug)]
pub struct Order {
    /// When the run is complete.
    pub goal: Goal,
    /// The attempts that the run may make.
    pub attempts: Range<u64>,
    /// How long to wait for the next puzzle, or to search for the best; unlimited if `None`.
    pub patience: Option<Duration>,
    /// The recommended number of attempts per block.
    pub good_block: u64,
    /// Whether nearly every attempt succeeds: then no block has more attempts than puzzles are wanted.
    pub every_attempt_succeeds: bool,
    /// Detects repeated puzzles.
    pub fresh: RepeatFilter,
}

/// The progress of a run; shared by all its threads.
#[derive(Debug, Default)]
pub struct RunProgress {
    done: AtomicBool,
    /// In milliseconds since the start of the run; 0 for none.
    deadline: AtomicU64,
    attempts: AtomicU64,
    puzzles: AtomicU64,
    best_score: AtomicU64,
}

impl RunProgress {
    /// Whether the run is complete or out of time. `elapsed` is the time since it began.
    pub fn is_over(&self, elapsed: Duration) -> bool {
        self.done.load(Ordering::Relaxed) || self.deadline().is_some_and(|deadline| elapsed >= deadline)
    }

    /// The deadline, since the start of the run; each puzzle extends it. `None` if there is no limit.
    pub fn deadline(&self) -> Option<Duration> {
        let milliseconds = self.deadline.load(Ordering::Relaxed);
        (milliseconds > 0).then(|| Duration::from_millis(milliseconds))
    }

    /// The number of attempts made, in whole blocks.
    pub fn attempts(&self) -> u64 {
        self.attempts.load(Ordering::Relaxed)
    }

    /// The number of puzzles passed on.
    pub fn puzzles(&self) -> u64 {
        self.puzzles.load(Ordering::Relaxed)
    }

    /// The score of the best puzzle so far; 0 if there is none, if the best is not wanted, or if the wish does not
    /// concern difficulty.
    pub fn best_score(&self) -> u64 {
        self.best_score.load(Ordering::Relaxed)
    }
}

/// A puzzle that a run reports.
#[derive(Debug)]
pub enum RunEvent<'a> {
    /// A puzzle of the result; if the best is wanted, the best.
    Puzzle(&'a FoundPuzzle),
    /// A puzzle better than all before it; reported only if the best is wanted.
    Better(&'a FoundPuzzle),
}

/// The result of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunOutcome {
    /// The number of puzzles passed on.
    pub puzzles: u64,
    /// The attempts made until then.
    pub tally: Tally,
    /// Whether attempts were cancelled.
    pub cancelled: bool,
}

/// The state of a run: which attempts come next, which puzzles are new, which is best, when it is over.
///
/// ```
/// use jade_generate::{RepeatFilter, Goal, Generator, Order, Run, RunProgress, Wish};
/// use jade_grid::Geometry;
/// let mut generator = Generator::new(Wish::new(Geometry::standard(9).unwrap())).unwrap();
/// let progress = RunProgress::default();
/// let run = Run::new(generator.order(Goal::Count(3), 0..100, RepeatFilter::of(&generator)), &progress);
/// let mut puzzles = Vec::new();
/// let outcome = run.on_this_thread(
///     &|| Default::default(),
///     &|_| false,
///     &mut |numbers, cancel, found| generator.attempts(2026, numbers, cancel, found),
///     &mut |event| puzzles.push(format!("{event:?}")),
/// );
/// assert_eq!((outcome.puzzles, puzzles.len()), (3, 3));
/// ```
#[derive(Debug)]
pub struct Run<'p> {
    order: Order,
    progress: &'p RunProgress,
    block: u64,
    best: Option<FoundPuzzle>,
    tally: Tally,
    /// The number of repeated puzzles.
    repeated: u64,
    cancelled: bool,
}

/// Makes a block of attempts, given their numbers, whether to stop, and a callback for the puzzles. Returns the tally
/// and whether the attempts were cancelled, as [`Generator::attempts`](crate::Generator::attempts) does.
pub type MakeAttempts<'a> = dyn FnMut(Range<u64>, &dyn Fn() -> bool, &mut dyn FnMut(FoundPuzzle) -> ControlFlow<()>) -> (Tally, bool)
    + 'a;

impl<'p> Run<'p> {
    /// Starts a run.
    pub fn new(order: Order, progress: &'p RunProgress) -> Run<'p> {
        // The first block is small: often one of its attempts succeeds.
        let block = match order.goal {
            Goal::Count(count) if order.every_attempt_succeeds => count,
            _ => 2,
        };
        let block = block.min(order.good_block).max(1);
        let run = Run {
            order,
            progress,
            block,
            best: None,
            tally: Tally::default(),
            repeated: 0,
            cancelled: false,
        };
        run.wait_on(Duration::ZERO);
        run
    }

    /// Extends the deadline.
    fn wait_on(&self, now: Duration) {
        if let Some(patience) = self.order.patience {
            let deadline = u64::try_from(now.saturating_add(patience).as_millis()).unwrap_or(u64::MAX);
            self.progress.deadline.store(deadline.max(1), Ordering::Relaxed);
        }
    }

    /// Returns the attempts to make next; `None` if there are enough puzzles, or all attempts were made.
    pub fn next_block(&mut self) -> Option<Range<u64>> {
        let Range { start, end } = self.order.attempts;
        if start >= end || self.progress.done.load(Ordering::Relaxed) {
            return None;
        }
        let next = start.saturating_add(self.block).min(end);
        self.order.attempts.start = next;
        self.block = self.block.saturating_mul(4).min(self.order.good_block.max(1));
        Some(start..next)
    }

    /// The most puzzles of a block that may be needed; attempts after them may be skipped.
    pub fn most_of_block(&self) -> u64 {
        match self.order.goal {
            Goal::Count(count) if !self.order.fresh.may_repeat() => count,
            _ => u64::MAX,
        }
    }

    /// Takes the next puzzle, in the order of the attempts, and reports it to `tell` if it counts. `now` is the time
    /// since the run began.
    ///
    /// # Errors
    /// The error of `tell`.
    pub fn take<E>(
        &mut self,
        found: FoundPuzzle,
        now: Duration,
        tell: &mut dyn FnMut(RunEvent<'_>) -> Result<(), E>,
    ) -> Result<ControlFlow<()>, E> {
        let progress = self.progress;
        if progress.done.load(Ordering::Relaxed) {
            return Ok(ControlFlow::Break(()));
        }
        if !self.order.fresh.is_new(&found.puzzle) {
            self.repeated += 1;
            return Ok(ControlFlow::Continue(()));
        }
        let enough = match self.order.goal {
            Goal::Count(count) => {
                tell(RunEvent::Puzzle(&found))?;
                self.wait_on(now);
                progress.puzzles.fetch_add(1, Ordering::Relaxed) + 1 >= count
            }
            Goal::Best if self.best.as_ref().is_none_or(|best| found.merit > best.merit) => {
                tell(RunEvent::Better(&found))?;
                let score = found.rating.as_ref().map_or(0, |rating| rating.score);
                progress.best_score.store(score.into(), Ordering::Relaxed);
                self.best.insert(found).merit == Merit::default()
            }
            Goal::Best => false,
        };
        progress.done.fetch_or(enough, Ordering::Relaxed);
        Ok(if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    /// Adds the tally of a block, and whether the block was cancelled.
    pub fn add(&mut self, (tally, cancelled): (Tally, bool)) {
        self.tally.add(&tally);
        self.cancelled |= cancelled;
        self.progress.attempts.store(self.tally.attempts, Ordering::Relaxed);
    }

    /// Ends the run, and reports the best puzzle if the best was wanted.
    ///
    /// # Errors
    /// The error of `tell`.
    pub fn finish<E>(mut self, tell: &mut dyn FnMut(RunEvent<'_>) -> Result<(), E>) -> Result<RunOutcome, E> {
        if let Some(best) = &self.best {
            tell(RunEvent::Puzzle(best))?;
            self.progress.puzzles.store(1, Ordering::Relaxed);
        }
        self.tally.not_new(self.repeated);
        let puzzles = self.progress.puzzles();
        Ok(RunOutcome { puzzles, tally: self.tally, cancelled: self.cancelled })
    }

    /// Executes the run on the calling thread and reports each puzzle as soon as it is found. `clock` returns the
    /// time since the run began; `cancel` receives that time and returns whether to stop.
    pub fn on_this_thread(
        mut self,
        clock: &dyn Fn() -> Duration,
        cancel: &dyn Fn(Duration) -> bool,
        make_attempts: &mut MakeAttempts<'_>,
        tell: &mut dyn FnMut(RunEvent<'_>),
    ) -> RunOutcome {
        let progress = self.progress;
        let is_over = || {
            let now = clock();
            cancel(now) || progress.is_over(now)
        };
        let mut tell = |event: RunEvent<'_>| -> Result<(), Infallible> {
            tell(event);
            Ok(())
        };
        while let Some(numbers) = self.next_block() {
            let tried = make_attempts(numbers, &is_over, &mut |found| {
                let Ok(flow) = self.take(found, clock(), &mut tell);
                flow
            });
            self.add(tried);
            if is_over() {
                self.cancelled |= !progress.done.load(Ordering::Relaxed);
                break;
            }
        }
        let Ok(outcome) = self.finish(&mut tell);
        outcome
    }
}
