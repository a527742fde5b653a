//! [`list_solutions`]: the first solutions of a puzzle.

use crate::Limits;
use jade_grid::Puzzle;
use jade_search::{Engine, Report};

/// Returns the first solutions that an engine finds, at most `most`. The report says whether there are more: for that,
/// the engine searches for one more than is listed.
///
/// ```
/// use jade_grid::line;
/// use jade_search::Auto;
/// use jade_tutor::{Limits, list_solutions};
/// let puzzle = line::read("12.4............").unwrap();
/// let (solutions, report) = list_solutions(&puzzle, &Auto, 2, &Limits::default());
/// assert_eq!((solutions.len(), report.solutions, report.is_complete()), (2, 2, false));
/// ```
pub fn list_solutions(
    puzzle: &Puzzle,
    engine: &dyn Engine,
    most: u64,
    limits: &Limits<'_>,
) -> (Vec<Puzzle>, Report) {
    let (mut solutions, mut report) = engine.solutions(puzzle, &limits.search(most.saturating_add(1)));
    solutions.truncate(usize::try_from(most).unwrap_or(usize::MAX));
    report.solutions = report.solutions.min(most);
    (solutions, report)
}
