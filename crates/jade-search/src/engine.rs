//! [`Engine`]: the interface of all searches.

use crate::{Classification, Report, SearchLimits, StrategiesThenGuess, StrategyCounts};
use jade_grid::Puzzle;
use std::fmt;
use std::ops::ControlFlow;

/// Receives the solutions one by one, in the order in which they are found, and says whether to continue.
pub type Sink<'a> = dyn FnMut(&Puzzle) -> ControlFlow<()> + 'a;

/// A way to find the solutions of a puzzle.
///
/// All engines find the same solutions of the same puzzle, whatever its size and houses, each in its own order. A
/// puzzle whose givens break a rule has none. An engine that reaches a limit says so in [`Report::outcome`]; it never
/// reports a wrong number.
///
/// To add an engine, implement [`name`](Engine::name) and [`run`](Engine::run) in a file of its own and list it in
/// [`engines`](crate::engines); the table of tests then covers it.
pub trait Engine: Sync {
    /// Returns the name used in options and reports.
    fn name(&self) -> &'static str;

    /// Returns the same engine with another seed, or `None` if nothing in it is random.
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

    /// Searches and passes every solution to `sink`. Without a sink, solutions are only counted and need not be built.
    fn run(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>, sink: Option<&mut Sink<'_>>) -> Report;

    /// Searches like [`run`](Engine::run) and reports what it observed. Engines without strategies report how far the
    /// strategies would get before the first guess.
    fn observe(
        &self,
        puzzle: &Puzzle,
        limits: &SearchLimits<'_>,
        sink: Option<&mut Sink<'_>>,
    ) -> (Report, Observation) {
        (self.run(puzzle, limits, sink), StrategiesThenGuess::new().before_guessing(puzzle))
    }

    /// Searches and passes every solution to `sink`.
    ///
    /// ```
    /// use jade_grid::{Geometry, Puzzle};
    /// use jade_search::{Backtracking, Engine, SearchLimits, Outcome};
    /// use std::ops::ControlFlow;
    /// let empty = Puzzle::empty(Geometry::standard(9).unwrap());
    /// let mut lines = Vec::new();
    /// let report = Backtracking::fewest_candidates().search(&empty, &SearchLimits::default(), &mut |solution| {
    ///     lines.push(solution.to_string());
    ///     if lines.len() < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    /// });
    /// assert_eq!((report.solutions, report.outcome), (3, Outcome::StoppedBySink));
    /// ```
    fn search(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>, sink: &mut Sink<'_>) -> Report {
        self.run(puzzle, limits, Some(sink))
    }

    /// Counts the solutions, up to the limits.
    fn count(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>) -> Report {
        self.run(puzzle, limits, None)
    }

    /// Returns the first solution found, or `None` if there is none, or none within the limits: the report says which
    /// ([`Report::is_complete`]).
    fn first(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>) -> (Option<Puzzle>, Report) {
        let (mut solutions, report) = self.solutions(puzzle, &limits.solutions(1));
        (solutions.pop(), report)
    }

    /// Returns the solutions, up to the limits. Without a [limit on their number](SearchLimits::solutions) they may not fit
    /// in memory.
    fn solutions(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>) -> (Vec<Puzzle>, Report) {
        let mut solutions = Vec::new();
        let report = self.search(puzzle, limits, &mut |solution| {
            solutions.push(solution.clone());
            ControlFlow::Continue(())
        });
        (solutions, report)
    }

    /// Returns whether there is no solution, one, or several. The limit on solutions is ignored.
    fn classify(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>) -> Classification {
        let (solutions, report) = self.solutions(puzzle, &limits.solutions(2));
        Classification::new(solutions, report)
    }
}

impl fmt::Debug for dyn Engine + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Engines are equal if their names are.
impl PartialEq for dyn Engine + '_ {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for dyn Engine + '_ {}

/// What a search observed: an indication of how hard the puzzle was.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Observation {
    /// How often each strategy was used, or would have been used before the first guess.
    pub strategies: StrategyCounts,
    /// Whether the engine uses these strategies itself.
    pub uses_strategies: bool,
    /// Per cell, in reading order, how many candidates it had before the first guess; 0 in a filled cell. `None` if no
    /// guess was needed.
    pub candidates_before_guessing: Option<Vec<u8>>,
}

impl Observation {
    /// Returns how many cells were open before the first guess: an upper bound on the number of simultaneous guesses. 0
    /// if there was none.
    pub fn open_before_guessing(&self) -> usize {
        self.candidates_before_guessing.iter().flatten().filter(|count| **count > 0).count()
    }
}
