//! Random full boards with rules.

use jade_grid::{Cell, Geometry, Puzzle};
use jade_search::{Auto, Engine, Random, SearchLimits};

/// The number of random digits with which the first tries begin: one for so many cells.
const CELLS_PER_DIGIT: usize = 6;

/// The number of tries before fewer digits are placed.
const TRIES: usize = 8;

/// Draws a full board that obeys the rules of the geometry. Returns `None` if there is none, a search was given up, or the
/// work was cancelled. The limits are those of one search.
///
/// Some random digits are placed in random cells, each among those that the digits before it leave, and a search completes
/// the board. The fewer solutions the rules have, the fewer random digits one of them is likely to contain; so after some
/// tries in vain fewer are placed, in the end none. The distribution is not known: the search prefers some completions.
pub(crate) fn draw(
    geometry: &'static Geometry,
    random: &mut Random,
    limits: &SearchLimits<'_>,
) -> Option<Puzzle> {
    let mut cells: Vec<Cell> = geometry.cells().collect();
    let mut count = geometry.cell_count() / CELLS_PER_DIGIT;
    loop {
        for _ in 0..if count == 0 { 1 } else { TRIES } {
            let mut start = Puzzle::empty(geometry);
            random.shuffle(&mut cells);
            for cell in &cells[..count] {
                let left = start.allowed(*cell);
                if !left.is_empty() {
                    start.set(*cell, left.iter().nth(random.below(left.len())));
                }
            }
            if let (Some(solution), _) = Auto.first(&start, limits) {
                return Some(solution);
            }
            if limits.cancel.is_some_and(|cancel| cancel()) {
                return None;
            }
        }
        if count == 0 {
            return None;
        }
        count /= 2;
    }
}
