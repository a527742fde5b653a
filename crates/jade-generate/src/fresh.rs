//! [`Fresh`]: no puzzle of a request comes twice.

use crate::Generator;
use jade_grid::{Puzzle, canonical};
use std::collections::HashSet;

/// Tells what is new from what has been there.
///
/// | made | what counts as having been there |
/// |---|---|
/// | from nothing, on 9×9 or larger | nothing: there are so many that none ever comes twice |
/// | from nothing, on smaller boards | the same board; of its shuffles there must be some, as 4×4 has few others |
/// | neighbours of seeds | a shuffle of another, or of a seed: neighbours may meet |
///
/// ```
/// use jade_generate::{Fresh, Generator, Wish};
/// use jade_grid::Geometry;
/// let wish = Wish::new(Geometry::standard(9).unwrap());
/// let mut generator = Generator::new(wish).unwrap();
/// let mut fresh = Fresh::of(&generator);
/// let found = generator.first(7, None, &|| false).found.unwrap();
/// assert!(fresh.is_new(&found.puzzle));
/// ```
#[derive(Debug)]
pub struct Fresh {
    kind: Kind,
    seen: HashSet<String>,
}

/// What is the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Nothing: none comes twice.
    Nothing,
    /// The same board.
    Boards,
    /// A shuffle.
    Shuffles,
}

/// Cells of the smallest board of which no two are ever drawn alike.
const ENOUGH: usize = 64;

impl Fresh {
    /// For what this generator makes, in the order of its attempts.
    pub fn of(generator: &Generator) -> Fresh {
        let seeds = generator.seeds();
        let kind = match generator.wish().geometry.cell_count() {
            _ if !seeds.is_empty() => Kind::Shuffles,
            ..ENOUGH => Kind::Boards,
            _ => Kind::Nothing,
        };
        Fresh { kind, seen: seeds.iter().map(|seed| kind.form(seed)).collect() }
    }

    /// For what comes only once anyhow.
    pub fn always() -> Fresh {
        Fresh { kind: Kind::Nothing, seen: HashSet::new() }
    }

    /// Whether something may come twice: then more attempts succeed than puzzles are new.
    pub fn may_repeat(&self) -> bool {
        self.kind != Kind::Nothing
    }

    /// Whether the puzzle is none that was asked about before, or that the generator began with. From now on it has
    /// been there.
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
    fn small_boards_come_once_and_large_ones_need_not_be_looked_at() {
        for (side, may_repeat) in [(4, true), (6, true), (9, false)] {
            let mut generator = Generator::new(Wish::new(Geometry::standard(side).unwrap())).unwrap();
            let mut fresh = Fresh::of(&generator);
            assert_eq!(fresh.may_repeat(), may_repeat);
            let found = generator.first(7, None, &|| false).found.unwrap().puzzle;
            assert!(fresh.is_new(&found));
            assert_eq!(fresh.is_new(&found), !may_repeat);
        }
    }
}
