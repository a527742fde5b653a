//! Full boards, from which puzzles are dug.

mod any;
mod nine;
mod with_rules;

pub(crate) use nine::Nine;

use jade_grid::{Geometry, Puzzle};
use jade_search::{Random, SearchLimits};

/// Draws a full board. Returns `None` if the board has rules and no solution was found, or the work was cancelled.
pub(crate) fn draw(
    geometry: &'static Geometry,
    random: &mut Random,
    limits: &SearchLimits<'_>,
) -> Option<Puzzle> {
    if geometry.is_plain() {
        Some(any::draw(geometry, random))
    } else {
        with_rules::draw(geometry, random, limits)
    }
}
