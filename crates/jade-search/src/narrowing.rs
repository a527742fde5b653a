//! The search of most engines on boards with rules beyond houses and pairs of cells.

use crate::engine::Sink;
use crate::limits::Meter;
use crate::mask::with_mask;
use crate::propagation::{Search, deduce};
use crate::random::Random;
use crate::solutions::Solutions;
use crate::{Report, SearchLimits};
use jade_grid::Puzzle;
use std::ops::ControlFlow;

/// Returns whether the rules of a board ask more than houses and pairs of cells say: sums, or what is read off cells. Then all
/// engines search by [`with_narrowers`], except [`ConflictLearning`](crate::ConflictLearning) and [`Auto`](crate::Auto).
pub(crate) fn needs_narrowers(puzzle: &Puzzle) -> bool {
    puzzle.geometry().has_narrowers()
}

/// Searches a board by propagation and guesses alone: the search of engines that know no narrowers otherwise. `random` decides the
/// order of guesses.
pub(crate) fn with_narrowers(
    puzzle: &Puzzle,
    random: Option<Random>,
    limits: &SearchLimits<'_>,
    sink: Option<&mut Sink<'_>>,
) -> Report {
    Meter::run(limits, |meter| {
        with_mask!(puzzle.geometry().side(), M => {
            let mut solutions = Solutions::new(puzzle, sink);
            let Some(board) = deduce::<M>(puzzle, meter)? else { return ControlFlow::Continue(()) };
            let search = Search::new(board);
            let mut search = match random {
                Some(random) => search.shuffled(random),
                None => search,
            };
            search.run(meter, &mut solutions, u64::MAX)?;
            ControlFlow::Continue(())
        })
    })
}
