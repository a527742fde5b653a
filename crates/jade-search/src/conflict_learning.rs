//! [`ConflictLearning`]: learns a rule from every dead end.

mod analysis;
mod clauses;
mod excluding;
mod explaining;
mod learner;
mod literal;
mod model;
mod narrowers;
mod order;
mod probing;
mod redundancy;
mod restarts;
mod scratch;
mod shrinking;
mod solver;

use crate::engine::Sink;
use crate::limits::Meter;
use crate::mask::with_mask;
use crate::propagation::{Board, Sets, Tabled};
use crate::solutions::Solutions;
use crate::{Engine, Outcome, Report, SearchLimits};
use jade_grid::Puzzle;
use std::ops::ControlFlow;

pub(crate) use learner::learn;

/// Guesses, propagates, and learns from every dead end a rule that excludes all dead ends of its kind: conflict-driven
/// clause learning, as in satisfiability solvers. Called `conflict-learning`.
///
/// Singles, locked candidates and subsets come first; rules are learned about the remaining candidates. A solution is
/// excluded like a dead end, and a puzzle is proved proper when no other solution is left. This is the only engine for
/// large boards that need much guessing, and about as fast as the others on small boards that need little. It is not
/// suited to counting millions of solutions.
///
/// What rules say of several cells at once (sums, sandwiches) is asked when nothing else follows. The reason for what it excludes
/// is the absence of other candidates, looked up only when a dead end depends on it (O. Ohrimenko, P. Stuckey and M. Codish,
/// *Propagation via lazy clause generation*, 2009).
///
/// Memory is limited: some 100 bytes per candidate (a blank 100×100 board has a million), at most 128 MB of learned
/// rules, and as much again to index them; beyond that the outcome is [`Outcome::RuleLimit`]. Rules from dead ends are
/// discarded long before that; only excluded solutions accumulate, up to several hundred thousand.
///
/// As in all engines, a node is a digit placed in a cell, guessed or forced. However, the alternatives of an undone
/// guess need not be tried next, and a guess may also be that a digit is *not* in a cell.
///
/// ```
/// use jade_grid::line;
/// use jade_search::{ConflictLearning, Engine, SearchLimits};
/// let puzzle = line::read("1...2...3...4...").unwrap();
/// assert_eq!(ConflictLearning.count(&puzzle, &SearchLimits::default()).solutions, 12);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ConflictLearning;

impl Engine for ConflictLearning {
    fn name(&self) -> &'static str {
        "conflict-learning"
    }

    fn run(&self, puzzle: &Puzzle, limits: &SearchLimits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
        Meter::run(limits, |meter| with_mask!(puzzle.geometry().side(), M => run::<M>(puzzle, meter, sink)))
    }
}

fn run<M: Tabled>(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
    sink: Option<&mut Sink<'_>>,
) -> ControlFlow<Outcome> {
    let Some(mut board) = Board::<M>::new(puzzle) else { return ControlFlow::Continue(()) };
    if !board.draw_all(&mut Sets::new(board.tables.side), meter)? {
        return ControlFlow::Continue(());
    }
    let mut solutions = Solutions::new(puzzle, sink);
    if board.open == 0 {
        return solutions.report(meter, &board.values);
    }
    learn(&board, &[], meter, &mut solutions)
}
