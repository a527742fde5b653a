//! The search of all engines on boards whose rules ask for sums.

use crate::engine::Sink;
use crate::limits::Meter;
use crate::mask::with_mask;
use crate::propagation::{Search, deduce};
use crate::random::Random;
use crate::solutions::Solutions;
use crate::{Report, SearchLimits};
use jade_grid::{Geometry, Puzzle};
use std::ops::ControlFlow;

/// Returns whether houses, the digits left to cells, and pairs of cells are all that the rules of a board amount to. Most engines
/// know nothing else; [`with_sums`] searches the other boards.
pub(crate) fn has_houses_and_pairs_only(geometry: &Geometry) -> bool {
    geometry.sums().is_empty()
}

/// Searches a board whose rules ask for sums, by propagation and guesses alone: the search of all engines there, because none of
/// them knows sums otherwise. `random` decides the order of guesses.
pub(crate) fn with_sums(
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
