//! [`Except`]: only the solutions without a certain digit in a certain cell.

use crate::engine::Sink;
use crate::nine::{self, Question};
use crate::{Engine, Report, SearchLimits};
use jade_grid::{Cell, Digit, Puzzle};

/// An engine restricted to solutions without a certain digit in a certain cell: “is there a solution with r4c5 ≠ 3?”.
/// Minimisation asks this for every given, and it proves a candidate.
///
/// The fast 9×9 search removes the candidate; any other engine is run for each other digit of the cell in turn (these
/// choices do not count as guesses in its figures).
///
/// ```
/// use jade_grid::{line, Cell, Digit};
/// use jade_search::{Auto, Engine, Except, SearchLimits};
/// let puzzle = line::read("12..34..21..43..").unwrap();
/// assert_eq!(Auto.count(&puzzle, &SearchLimits::default()).solutions, 4);
/// let except = Except { engine: &Auto, cell: Cell::new(2), digit: Digit::new(3).unwrap() };
/// assert_eq!(except.count(&puzzle, &SearchLimits::default()).solutions, 2);
/// ```
pub struct Except<'e> {
    /// The engine that searches.
    pub engine: &'e dyn Engine,
    /// The cell …
    pub cell: Cell,
    /// … and the digit that it must not have.
    pub digit: Digit,
}

impl Engine for Except<'_> {
    fn name(&self) -> &'static str {
        self.engine.name()
    }

    fn run(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>, mut sink: Option<&mut Sink<'_>>) -> Report {
        if ["auto", "nine"].contains(&self.engine.name()) {
            let question = |board| Question::from(board).barring(self.cell, self.digit);
            if let Some(report) = nine::run(puzzle, question, limits, &mut sink) {
                return report;
            }
        }
        match puzzle.get(self.cell) {
            Some(given) if given == self.digit => Report::default(),
            Some(_) => self.engine.run(puzzle, limits, sink),
            None => self.digit_by_digit(puzzle, limits, sink),
        }
    }
}

impl Except<'_> {
    fn digit_by_digit(
        &self,
        puzzle: &Puzzle,
        limits: &SearchLimits<'_>,
        mut sink: Option<&mut Sink<'_>>,
    ) -> Report {
        let mut whole = Report::default();
        let mut puzzle = puzzle.clone();
        for digit in (0..puzzle.geometry().side()).map(Digit::from_index) {
            if digit == self.digit {
                continue;
            }
            puzzle.set(self.cell, Some(digit));
            if !puzzle.conflicts().is_empty() {
                continue;
            }
            let left = |most: Option<u64>, spent: u64| most.map(|most| most.saturating_sub(spent));
            let limits = SearchLimits {
                solutions: left(limits.solutions, whole.solutions),
                nodes: left(limits.nodes, whole.nodes),
                ..*limits
            };
            let part = match &mut sink {
                None => self.engine.run(&puzzle, &limits, None),
                Some(sink) => self.engine.run(&puzzle, &limits, Some(&mut |solution| sink(solution))),
            };
            whole = Report {
                solutions: whole.solutions + part.solutions,
                outcome: part.outcome,
                nodes: whole.nodes + part.nodes,
                guesses: whole.guesses + part.guesses,
                depth: whole.depth.max(part.depth),
            };
            if !part.is_complete() {
                break;
            }
        }
        whole
    }
}
