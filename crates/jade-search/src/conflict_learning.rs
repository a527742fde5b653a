//! [`ConflictLearning`]: every dead end teaches a rule that is not broken again.

mod analysis;
mod clauses;
mod learner;
mod model;
mod order;
mod probing;
mod restarts;
mod shrinking;
mod solver;

use crate::engine::Sink;
use crate::limits::Meter;
use crate::mask::with_mask;
use crate::propagation::{Board, Sets, Tabled};
use crate::solutions::Solutions;
use crate::{Engine, Limits, Outcome, Report};
use jade_grid::Puzzle;
use std::ops::ControlFlow;

pub(crate) use learner::learn;

/// Guesses, draws conclusions, and learns from every dead end a rule that shuts out all dead ends of its
/// kind: conflict-driven clause learning, as satisfiability solvers do it. Called `conflict-learning`.
///
/// Before that all is drawn that follows by singles, locked candidates and subsets: what is learned about
/// are the candidates that are left. A found solution is shut out like a dead end; a puzzle is proved
/// proper when no other solution is left. The one way to large boards that need much guessing, and about as
/// quick as others on small ones that need little; counting millions of solutions is not for it.
///
/// Memory is bounded: some 100 bytes per candidate (a blank 100×100 board has a million) and at most 128 MB
/// of learned rules with as much again to find them; beyond that the outcome is
/// [`Outcome::RuleLimit`]. Rules of dead ends are thinned out long before; only the solutions that are
/// shut out add up, to many hundred thousand.
///
/// Nodes are the digits put into cells, guessed or following, as everywhere; but a guess that is taken back
/// need not be followed by its alternatives, and a guess may also be that a digit is *not* in a cell.
///
/// ```
/// use jade_grid::format::line;
/// use jade_search::{ConflictLearning, Engine, Limits};
/// let puzzle = line::read("1...2...3...4...").unwrap();
/// assert_eq!(ConflictLearning.count(&puzzle, &Limits::default()).solutions, 12);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ConflictLearning;

impl Engine for ConflictLearning {
    fn name(&self) -> &'static str {
        "conflict-learning"
    }

    fn run(&self, puzzle: &Puzzle, limits: &Limits<'_>, sink: Option<&mut Sink<'_>>) -> Report {
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
        return solutions.found(meter, &board.values);
    }
    learn(&board, &[], meter, &mut solutions)
}

/// A variable, or that it is not: twice its number, plus one if not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Literal(u32);

impl Literal {
    #[inline]
    fn new(variable: u32, positive: bool) -> Literal {
        Literal(variable << 1 | u32::from(!positive))
    }

    #[inline]
    fn of(variable: u32) -> Literal {
        Literal(variable << 1)
    }

    #[inline]
    fn not(variable: u32) -> Literal {
        Literal(variable << 1 | 1)
    }

    #[inline]
    fn negated(self) -> Literal {
        Literal(self.0 ^ 1)
    }

    #[inline]
    fn variable(self) -> u32 {
        self.0 >> 1
    }

    #[inline]
    fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }
}
