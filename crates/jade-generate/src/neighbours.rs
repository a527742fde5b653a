//! Neighbours: puzzles made by changing one that already fulfils the wish.
//!
//! ```text
//!   a good puzzle ─ remove a few givens ─▶ several solutions ─ add givens until one is left ─▶ dig ─▶ a neighbour
//! ```
//!
//! A rare pattern rests on a few cells and on the *absence* of other givens; most of the remaining givens can be
//! exchanged without losing it. One puzzle in a hundred thousand has a tridagon, but among the neighbours of such a
//! puzzle one in a few has one, too, and their neighbours lead on to more. The results are as proper and minimal as
//! any other puzzle, but they form a family: this method is for patterns that hardly ever occur by chance.

use jade_grid::{Cell, Digit, Puzzle};
use jade_search::{Auto, Classification, Engine, Random, SearchLimits};

/// The most givens that are removed.
const MAX_REMOVED: usize = 4;
/// How many times to start over when the givens added are the ones just removed.
const MAX_RESTARTS: usize = 20;

/// Returns a proper puzzle that differs from this one in a few givens, with its solution; it need not be minimal.
/// Returns `None` if the same puzzle comes out again and again, or if cancelled.
pub(crate) fn neighbour(
    puzzle: &Puzzle,
    random: &mut Random,
    cancel: &dyn Fn() -> bool,
) -> Option<(Puzzle, Puzzle)> {
    let mut givens: Vec<Cell> = puzzle.filled().map(|(cell, _)| cell).collect();
    for _ in 0..MAX_RESTARTS {
        random.shuffle(&mut givens);
        let mut other = puzzle.clone();
        // Favours small numbers: the fewer givens are removed, the more alike the puzzles are.
        let most = 1 + random.below(MAX_REMOVED);
        givens.iter().take(1 + random.below(most)).for_each(|cell| other.set(*cell, None));
        let solution = complete(&mut other, random, cancel)?;
        let is_new = |(cell, digit): (Cell, Digit)| puzzle.get(cell) != Some(digit);
        if other.filled().any(is_new) {
            return Some((other, solution));
        }
    }
    None
}

/// Adds givens until there is one solution, which is returned. Of two solutions it picks one, then a cell in which
/// they differ, and adds that solution's digit there: so at least one solution remains throughout.
fn complete(puzzle: &mut Puzzle, random: &mut Random, cancel: &dyn Fn() -> bool) -> Option<Puzzle> {
    loop {
        match Auto.classify(puzzle, &SearchLimits::default().cancel(cancel)) {
            Classification::Proper(solution) => return Some(solution),
            Classification::Several { solutions, .. } => {
                let chosen = &solutions[random.below(2)];
                let cells = puzzle.geometry().cells();
                let differing: Vec<Cell> =
                    cells.filter(|cell| solutions[0].get(*cell) != solutions[1].get(*cell)).collect();
                let cell = differing[random.below(differing.len())];
                puzzle.set(cell, chosen.get(cell));
            }
            _ => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Generator, Wish};
    use jade_grid::Geometry;
    use std::ops::ControlFlow;

    #[test]
    fn neighbours_are_proper_and_different() {
        let mut puzzles = Vec::new();
        let mut generator = Generator::new(Wish::new(Geometry::standard(9).unwrap())).unwrap();
        generator.attempts(3, 0..20, &|| false, &mut |found| {
            puzzles.push(found.puzzle);
            ControlFlow::Continue(())
        });
        for (number, puzzle) in puzzles.iter().enumerate() {
            let mut random = Random::new(number as u64);
            let (other, solution) = neighbour(puzzle, &mut random, &|| false).unwrap();
            assert_ne!(&other, puzzle);
            let Classification::Proper(only) = Auto.classify(&other, &SearchLimits::default()) else {
                panic!("{other}");
            };
            assert_eq!(only, solution);
            let kept = other.filled().filter(|(cell, digit)| puzzle.get(*cell) == Some(*digit)).count();
            assert!(kept >= puzzle.filled_count() - MAX_REMOVED);
            let mut random = Random::new(number as u64);
            assert_eq!(neighbour(puzzle, &mut random, &|| false), Some((other, solution)));
        }
        let first = &puzzles[0];
        assert_eq!(neighbour(first, &mut Random::new(1), &|| true), None);
    }
}
