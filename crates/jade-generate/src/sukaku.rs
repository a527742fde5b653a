//! Minimal sukakus: puzzles of candidates alone, in which no candidate can be given back.

use crate::full;
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle};
use jade_search::{Auto, Classification, Engine, Key, SearchLimits};

/// Draws a full board and bars everything that it does not say; then gives candidates back in random order, each if the
/// puzzle still has one solution. More candidates never have fewer solutions, so at the end none can be given back. The
/// same seed and number give the same puzzle. `None` if the work was cancelled.
///
/// ```
/// use jade_generate::minimal_sukaku;
/// use jade_grid::Geometry;
/// let board = Geometry::standard(4).unwrap();
/// let puzzle = minimal_sukaku(board, 7, 0, &|| false).unwrap();
/// assert!(puzzle.is_restricted() && puzzle.filled_count() == 0);
/// assert_eq!(minimal_sukaku(board, 7, 0, &|| false), Some(puzzle));
/// ```
///
/// # Panics
/// If the board is above 25×25: digits cannot be barred there.
pub fn minimal_sukaku(
    geometry: &'static Geometry,
    seed: u64,
    number: u64,
    cancel: &dyn Fn() -> bool,
) -> Option<Puzzle> {
    let mut random = Key::new("sukaku").number(seed).number(number).random();
    let limits = SearchLimits::default().cancel(cancel);
    let solution = full::draw(geometry, &mut random, &limits)?;
    let all = DigitSet::all(geometry.side());
    let mut barred: Vec<DigitSet> =
        solution.digits().map(|digit| digit.map_or(all, |digit| all.without(digit))).collect();
    let mut candidates: Vec<(Cell, Digit)> = geometry
        .cells()
        .flat_map(|cell| barred[cell.index()].iter().map(move |digit| (cell, digit)))
        .collect();
    random.shuffle(&mut candidates);
    for (cell, digit) in candidates {
        let before = barred[cell.index()];
        barred[cell.index()] = before.without(digit);
        match Auto.classify(&with_barred(geometry, &barred), &limits) {
            Classification::Proper(_) => {}
            Classification::Unknown { .. } => return None,
            _ => barred[cell.index()] = before,
        }
    }
    Some(with_barred(geometry, &barred))
}

/// Returns the puzzle without givens that bars these digits.
fn with_barred(geometry: &'static Geometry, barred: &[DigitSet]) -> Puzzle {
    let mut puzzle = Puzzle::empty(geometry);
    geometry.cells().zip(barred).for_each(|(cell, digits)| puzzle.bar(cell, *digits));
    puzzle
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_search::engine;

    /// Another engine finds one solution, and several with any candidate more.
    #[test]
    fn no_candidate_can_be_given_back() {
        let oracle = engine("dancing-links").unwrap();
        let solutions = |puzzle: &Puzzle| oracle.classify(puzzle, &SearchLimits::default());
        for (side, number) in [(4, 0), (4, 1), (6, 0), (9, 0), (9, 1)] {
            let geometry = Geometry::standard(side).unwrap();
            let puzzle = minimal_sukaku(geometry, 3, number, &|| false).unwrap();
            assert!(matches!(solutions(&puzzle), Classification::Proper(_)), "{puzzle}");
            let barred: Vec<DigitSet> = geometry.cells().map(|cell| puzzle.barred(cell)).collect();
            for cell in geometry.cells() {
                for digit in puzzle.barred(cell) {
                    let mut more = barred.clone();
                    more[cell.index()] = more[cell.index()].without(digit);
                    let more = with_barred(geometry, &more);
                    assert!(
                        matches!(solutions(&more), Classification::Several { .. }),
                        "{puzzle} {cell:?} {digit}"
                    );
                }
            }
        }
    }

    #[test]
    fn cancelled_work_has_no_puzzle() {
        assert_eq!(minimal_sukaku(Geometry::standard(9).unwrap(), 1, 0, &|| true), None);
    }
}
