//! [`RepeatFilter`] keeps a request from producing the same puzzle twice.

use crate::Generator;
use jade_grid::{Puzzle, canonical};
use std::collections::HashSet;

/// Tells new puzzles from repeated ones.
///
/// | puzzles made | what counts as a repetition |
/// |---|---|
/// | from scratch, on 9×9 or larger | nothing: there are so many that none is ever drawn twice |
/// | from scratch, on smaller boards | the same board; shuffles are allowed, as 4×4 has few other puzzles |
/// | as neighbours of seeds | a shuffle of an earlier puzzle or of a seed: neighbourhoods overlap |
///
/// ```
/// use jade_generate::{RepeatFilter, Generator, Wish};
/// use jade_grid::Geometry;
/// let wish = Wish::new(Geometry::standard(9).unwrap());
/// let mut generator = Generator::new(wish).unwrap();
/// let mut fresh = RepeatFilter::of(&generator);
/// let found = generator.first(7, None, &|| false).found.unwrap();
/// assert!(fresh.is_new(&found.puzzle));
/// ```
#[derive(Debug)]
pub struct RepeatFilter {
    kind: Kind,
    seen: HashSet<String>,
}

/// Which puzzles count as the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// None: no puzzle is drawn twice.
    Nothing,
    /// Identical boards.
    Boards,
    /// Shuffles of each other.
    Shuffles,
}

/// The number of cells from which on no two boards drawn are ever alike.
const MIN_CELLS_WITHOUT_REPEATS: usize = 64;

impl RepeatFilter {
    /// Returns the check that suits this generator; pass the puzzles in the order of their attempts.
    pub fn of(generator: &Generator) -> RepeatFilter {
        let seeds = generator.seeds();
        let kind = match generator.wish().geometry.cell_count() {
            _ if !seeds.is_empty() => Kind::Shuffles,
            ..MIN_CELLS_WITHOUT_REPEATS => Kind::Boards,
            _ => Kind::Nothing,
        };
        RepeatFilter { kind, seen: seeds.iter().map(|seed| kind.form(seed)).collect() }
    }

    /// Returns a check that accepts everything, for puzzles that cannot repeat.
    pub fn always() -> RepeatFilter {
        RepeatFilter { kind: Kind::Nothing, seen: HashSet::new() }
    }

    /// Whether puzzles may repeat: then more attempts succeed than there are new puzzles.
    pub fn may_repeat(&self) -> bool {
        self.kind != Kind::Nothing
    }

    /// Returns whether the puzzle is new: neither passed in before nor one of the generator's seeds. Remembers it.
    pub fn is_new(&mut self, puzzle: &Puzzle) -> bool {
        self.kind == Kind::Nothing || self.seen.insert(self.kind.form(puzzle))
    }
}

impl Kind {
    fn form(self, puzzle: &Puzzle) -> String {
        let form = if self == Kind::Shuffles { canonical(puzzle) } else { None };
        form.as_ref().unwrap_or(puzzle).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Wish;
    use jade_grid::Geometry;

    #[test]
    fn small_boards_come_only_once_and_large_ones_are_not_checked() {
        for (side, may_repeat) in [(4, true), (6, true), (9, false)] {
            let mut generator = Generator::new(Wish::new(Geometry::standard(side).unwrap())).unwrap();
            let mut fresh = RepeatFilter::of(&generator);
            assert_eq!(fresh.may_repeat(), may_repeat);
            let found = generator.first(7, None, &|| false).found.unwrap().puzzle;
            assert!(fresh.is_new(&found));
            assert_eq!(fresh.is_new(&found), !may_repeat);
        }
    }
}
