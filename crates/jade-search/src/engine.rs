//! [`Engine`]: what can be asked of every way to search.

use crate::{Classification, Limits, Report, StrategiesThenGuess, StrategyCounts};
use jade_grid::Puzzle;
use std::ops::ControlFlow;

/// Receives the solutions one by one, in the order in which they are found, and says whether to continue.
pub type Sink<'a> = dyn FnMut(&Puzzle) -> ControlFlow<()> + 'a;

/// A way to find the solutions of a puzzle.
///
/// All engines find the same solutions of the same puzzle, whatever its size and houses, in an order of
/// their own. A puzzle whose givens break a rule has none. Where an engine reaches a limit it says so in
/// [`Report::outcome`]; it never says a wrong number.
///
/// To add an engine: implement [`name`](Engine::name) and [`run`](Engine::run) in a file of its own, and
/// list it in [`engines`](crate::engines); the test table does the rest.
pub trait Engine: Sync {
    /// The name used in options and reports.
    fn name(&self) -> &'static str;

    /// The same engine with another seed; `None` if nothing in it is random.
    ///
    /// ```
    /// use jade_search::engine;
    /// assert!(engine("backtracking-permuted").unwrap().seeded(2026).is_some());
    /// assert!(engine("dancing-links").unwrap().seeded(2026).is_none());
    /// ```
    fn seeded(&self, seed: u64) -> Option<Box<dyn Engine>> {
        let _ = seed;
        None
    }

    /// Searches, and hands every solution to `sink`. Without a sink solutions are only counted and need
    /// not be built.
    fn run(&self, puzzle: &Puzzle, limits: &Limits<'_>, sink: Option<&mut Sink<'_>>) -> Report;

    /// Searches as [`run`](Engine::run) does and reports what it observed. Engines without strategies report
    /// how far strategies would get before the first guess.
    fn observe(
        &self,
        puzzle: &Puzzle,
        limits: &Limits<'_>,
        sink: Option<&mut Sink<'_>>,
    ) -> (Report, Observation) {
        (self.run(puzzle, limits, sink), StrategiesThenGuess::new().before_guessing(puzzle))
    }

    /// Searches, and hands every solution to `sink`.
    ///
    /// ```
    /// use jade_grid::{Geometry, Puzzle};
    /// use jade_search::{Backtracking, Engine, Limits, Outcome};
    /// use std::ops::ControlFlow;
    /// let empty = Puzzle::empty(Geometry::standard(9).unwrap());
    /// let mut lines = Vec::new();
    /// let report = Backtracking::fewest_candidates().search(&empty, &Limits::default(), &mut |solution| {
    ///     lines.push(solution.to_string());
    ///     if lines.len() < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    /// });
    /// assert_eq!((report.solutions, report.outcome), (3, Outcome::StoppedBySink));
    /// ```
    fn search(&self, puzzle: &Puzzle, limits: &Limits<'_>, sink: &mut Sink<'_>) -> Report {
        self.run(puzzle, limits, Some(sink))
    }

    /// Counts the solutions, up to the limits.
    fn count(&self, puzzle: &Puzzle, limits: &Limits<'_>) -> Report {
        self.run(puzzle, limits, None)
    }

    /// The solution that is found first. `None` if there is none, or none within the limits: the report
    /// says which ([`Report::is_complete`]).
    fn first(&self, puzzle: &Puzzle, limits: &Limits<'_>) -> (Option<Puzzle>, Report) {
        let (mut solutions, report) = self.solutions(puzzle, &limits.solutions(1));
        (solutions.pop(), report)
    }

    /// The solutions, up to the limits. Without a [limit to their number](Limits::solutions) this may be
    /// more than fits into memory.
    fn solutions(&self, puzzle: &Puzzle, limits: &Limits<'_>) -> (Vec<Puzzle>, Report) {
        let mut solutions = Vec::new();
        let report = self.search(puzzle, limits, &mut |solution| {
            solutions.push(solution.clone());
            ControlFlow::Continue(())
        });
        (solutions, report)
    }

    /// Whether there is no solution, one, or several. Of the limits, that of solutions does not matter
    /// here.
    fn classify(&self, puzzle: &Puzzle, limits: &Limits<'_>) -> Classification {
        let (solutions, report) = self.solutions(puzzle, &limits.solutions(2));
        Classification::new(solutions, report)
    }
}

/// What a search observed: an indication of how hard the puzzle was.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Observation {
    /// How often each strategy was used.
    pub strategies: StrategyCounts,
    /// Per cell, in reading order, how many candidates it had before the first guess; 0 where a digit stood
    /// already. `None` if the strategies were enough.
    pub candidates_before_guessing: Option<Vec<u8>>,
}

impl Observation {
    /// How many cells were open before the first guess: no more guesses than these can stand at the same
    /// time. 0 if there was none.
    pub fn open_before_guessing(&self) -> usize {
        self.candidates_before_guessing.iter().flatten().filter(|count| **count > 0).count()
    }
}
