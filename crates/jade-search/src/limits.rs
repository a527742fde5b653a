//! When a search has to stop, and what it reports: [`SearchLimits`], [`Outcome`], [`Report`].

use std::fmt;
use std::ops::ControlFlow;

/// How far a search may go. The default is unlimited.
///
/// For a deadline, pass a `cancel` that reads a clock: engines have none themselves.
///
/// ```
/// use jade_search::SearchLimits;
/// use std::time::{Duration, Instant};
/// let deadline = Instant::now() + Duration::from_secs(2);
/// let late = || Instant::now() >= deadline;
/// let limits = SearchLimits::default().solutions(2).nodes(1_000_000).cancel(&late);
/// assert_eq!(limits.solutions, Some(2));
/// ```
#[derive(Clone, Copy, Default)]
pub struct SearchLimits<'a> {
    /// Stop once this many solutions are found.
    pub solutions: Option<u64>,
    /// Stop before visiting more nodes than this (see [`Report::nodes`]).
    pub nodes: Option<u64>,
    /// Called at the start and then every [`SearchLimits::POLL_NODES`] nodes: `true` stops the search.
    pub cancel: Option<&'a dyn Fn() -> bool>,
}

impl<'a> SearchLimits<'a> {
    /// `cancel` is called once per this many nodes. A node takes about 100 ns on a 9×9 board and less than a
    /// millisecond on a 100×100 board.
    pub const POLL_NODES: u64 = 256;

    /// Returns the same limits, but stops once `solutions` solutions are found.
    #[must_use]
    pub fn solutions(self, solutions: u64) -> SearchLimits<'a> {
        SearchLimits { solutions: Some(solutions), ..self }
    }

    /// Returns the same limits, with at most `nodes` nodes.
    #[must_use]
    pub fn nodes(self, nodes: u64) -> SearchLimits<'a> {
        SearchLimits { nodes: Some(nodes), ..self }
    }

    /// Returns the same limits, but stops soon after `cancel` returns `true`.
    #[must_use]
    pub fn cancel(self, cancel: &'a dyn Fn() -> bool) -> SearchLimits<'a> {
        SearchLimits { cancel: Some(cancel), ..self }
    }
}

impl fmt::Debug for SearchLimits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SearchLimits")
            .field("solutions", &self.solutions)
            .field("nodes", &self.nodes)
            .field("cancel", &self.cancel.map(|_| "…"))
            .finish()
    }
}

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Outcome {
    /// The search is complete: there are no solutions other than those reported.
    #[default]
    Complete,
    /// [`SearchLimits::solutions`] was reached. There may be more solutions.
    SolutionLimit,
    /// [`SearchLimits::nodes`] was reached.
    NodeLimit,
    /// The search was cancelled by [`SearchLimits::cancel`].
    Cancelled,
    /// The sink that receives the solutions stopped the search.
    StoppedBySink,
    /// Memory ran out for another live node (see [`BranchAndBound`](crate::BranchAndBound)).
    MemoryLimit {
        /// The level under construction: how many of the open cells its nodes have filled.
        level: usize,
        /// The number of levels: one for each open cell.
        levels: usize,
        /// The nodes that were in the queue.
        live_nodes: u64,
    },
    /// Memory ran out for another learned rule (see [`ConflictLearning`](crate::ConflictLearning)).
    RuleLimit,
}

/// The result of a search and its cost.
///
/// The figures other than `solutions` belong to one engine: they measure how hard *it* had to work and are comparable
/// between boards, not between engines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Report {
    /// Number of solutions found.
    pub solutions: u64,
    /// Why the search ended.
    pub outcome: Outcome,
    /// Nodes visited: how often a digit was placed in a cell (or, in an [exact cover](crate::ExactCover), a row was
    /// chosen), forced or not. Givens do not count.
    pub nodes: u64,
    /// How many of the nodes were guesses, that is, one of several possible continuations. Every alternative that was
    /// tried counts, including the last one.
    pub guesses: u64,
    /// The maximum number of guesses on the board at the same time: the height of the search tree.
    pub depth: usize,
}

impl Report {
    /// Returns whether the number of solutions is exact rather than a lower bound.
    ///
    /// ```
    /// use jade_search::{Outcome, Report};
    /// let report = Report { solutions: 2, outcome: Outcome::SolutionLimit, ..Report::default() };
    /// assert!(!report.is_complete());
    /// ```
    pub fn is_complete(&self) -> bool {
        self.outcome == Outcome::Complete
    }

    /// Returns whether time or memory ran out before the search was complete or had found enough solutions.
    ///
    /// ```
    /// use jade_search::{Outcome, Report};
    /// let report = Report { outcome: Outcome::Cancelled, ..Report::default() };
    /// assert!(report.was_stopped());
    /// ```
    pub fn was_stopped(&self) -> bool {
        !matches!(self.outcome, Outcome::Complete | Outcome::SolutionLimit | Outcome::StoppedBySink)
    }
}

/// Counts for an engine and tells it when to stop. `Break` carries the reason, to be passed up with `?`.
pub(crate) struct Meter<'a> {
    limits: &'a SearchLimits<'a>,
    report: Report,
    next_poll: u64,
}

impl<'a> Meter<'a> {
    /// Runs a search and returns its report.
    pub(crate) fn run(
        limits: &'a SearchLimits<'a>,
        search: impl FnOnce(&mut Meter<'a>) -> ControlFlow<Outcome>,
    ) -> Report {
        let mut meter = Meter { limits, report: Report::default(), next_poll: SearchLimits::POLL_NODES };
        let ended = match meter.start() {
            ControlFlow::Continue(()) => search(&mut meter),
            stop => stop,
        };
        meter.report.outcome = ended.break_value().unwrap_or(Outcome::Complete);
        meter.report
    }

    fn start(&self) -> ControlFlow<Outcome> {
        if self.limits.solutions == Some(0) {
            return ControlFlow::Break(Outcome::SolutionLimit);
        }
        self.poll()
    }

    /// Returns the number of solutions found so far.
    #[cfg(test)]
    pub(crate) fn solutions_found(&self) -> u64 {
        self.report.solutions
    }

    /// Checks for cancellation immediately.
    pub(crate) fn poll(&self) -> ControlFlow<Outcome> {
        match self.limits.cancel {
            Some(cancel) if cancel() => ControlFlow::Break(Outcome::Cancelled),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Must be called before every node.
    #[inline]
    pub(crate) fn node(&mut self) -> ControlFlow<Outcome> {
        if self.limits.nodes.is_some_and(|limit| self.report.nodes >= limit) {
            return ControlFlow::Break(Outcome::NodeLimit);
        }
        self.report.nodes += 1;
        if self.report.nodes >= self.next_poll {
            self.next_poll += SearchLimits::POLL_NODES;
            self.poll()?;
        }
        ControlFlow::Continue(())
    }

    /// Must be called before every node that is a guess. `height` counts the guesses on the board, including this one.
    #[inline]
    pub(crate) fn guess(&mut self, height: usize) -> ControlFlow<Outcome> {
        self.node()?;
        self.report.guesses += 1;
        self.report.depth = self.report.depth.max(height);
        ControlFlow::Continue(())
    }

    /// Called where solutions come without nodes: checks for cancellation from time to time.
    pub(crate) fn poll_solution(&self) -> ControlFlow<Outcome> {
        if self.report.solutions.is_multiple_of(SearchLimits::POLL_NODES) {
            self.poll()
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Must be called for every solution; `hand_on` passes it to the sink.
    #[inline]
    pub(crate) fn solution(&mut self, hand_on: impl FnOnce() -> ControlFlow<()>) -> ControlFlow<Outcome> {
        self.report.solutions += 1;
        if hand_on().is_break() {
            return ControlFlow::Break(Outcome::StoppedBySink);
        }
        if self.limits.solutions.is_some_and(|limit| self.report.solutions >= limit) {
            return ControlFlow::Break(Outcome::SolutionLimit);
        }
        ControlFlow::Continue(())
    }
}
