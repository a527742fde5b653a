//! [`Nine`]: the 9×9 search as an [`Engine`].

use super::{Board, Question, Solver};
use crate::engine::Sink;
use crate::{Auto, Engine, Report, SearchLimits};
use jade_grid::Puzzle;
use std::ops::ControlFlow;

/// The fastest search for the plain 9×9 board, one puzzle at a time: [`Solver`]. Called `nine`.
///
/// Its figures are different: only guesses are nodes. In a guess a candidate is assumed or eliminated, and this split
/// in two counts once. A board of another size or with other houses is searched as by [`Auto`].
///
/// ```
/// use jade_grid::{Geometry, Puzzle};
/// use jade_search::nine::Nine;
/// use jade_search::{Classification, Engine, SearchLimits};
/// let empty = Puzzle::empty(Geometry::standard(9).unwrap());
/// assert!(matches!(Nine.classify(&empty, &SearchLimits::default()), Classification::Several { .. }));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Nine;

impl Engine for Nine {
    fn name(&self) -> &'static str {
        "nine"
    }

    fn run(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>, mut sink: Option<&mut Sink<'_>>) -> Report {
        match run(puzzle, Question::from, limits, &mut sink) {
            Some(report) => report,
            None => Auto.run(puzzle, limits, sink),
        }
    }
}

/// Runs the search of [`Nine`] on what `question` makes of the board. Returns `None` if it is not a plain 9×9 board.
pub(crate) fn run(
    puzzle: &Puzzle,
    question: impl FnOnce(Board) -> Question,
    limits: &SearchLimits<'_>,
    sink: &mut Option<&mut Sink<'_>>,
) -> Option<Report> {
    let question = question(Board::from_puzzle(puzzle)?);
    Some(match sink {
        None => search(question, limits, |_| ControlFlow::Continue(())),
        Some(sink) => search(question, limits, |solution| sink(&solution.to_puzzle())),
    })
}

/// Runs the search of [`Nine`], with solutions as boards.
pub(crate) fn search(
    question: impl Into<Question>,
    limits: &SearchLimits<'_>,
    mut sink: impl FnMut(&Board) -> ControlFlow<()>,
) -> Report {
    let mut solver = Solver::new();
    let answer = solver.search(question, limits, &mut sink);
    Report {
        solutions: answer.solutions,
        outcome: answer.outcome,
        nodes: answer.guesses,
        guesses: answer.guesses,
        depth: solver.height(),
    }
}
