//! [`Fresh`]: no puzzle of a request is a shuffle of another.

use crate::Generator;
use jade_grid::{Puzzle, canonical};
use std::collections::HashSet;

/// Tells what is new from what has been there, shuffles included. Of the 9×9 puzzles that are made from nothing there are
/// so many that none ever comes twice, and smaller boards have so few that they must: neither are looked at. Neighbours
/// of a few may meet, and may be one of these.
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
    /// In canonical form; `None` where nothing ever comes twice.
    seen: Option<HashSet<String>>,
}

impl Fresh {
    /// For what this generator makes, in the order of its attempts.
    pub fn of(generator: &Generator) -> Fresh {
        let seeds = generator.seeds();
        let seen = seeds.iter().map(form).collect();
        Fresh { seen: (!seeds.is_empty()).then_some(seen) }
    }

    /// For what comes only once anyhow.
    pub fn always() -> Fresh {
        Fresh { seen: None }
    }

    /// Whether the puzzle is no shuffle of one that was asked about, or that the generator began with. From now on it
    /// has been there.
    pub fn is_new(&mut self, puzzle: &Puzzle) -> bool {
        self.seen.as_mut().is_none_or(|seen| seen.insert(form(puzzle)))
    }
}

fn form(puzzle: &Puzzle) -> String {
    canonical(puzzle).as_ref().unwrap_or(puzzle).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stock::early;
    use crate::{Difficulty, TechniqueWish, Wish};
    use jade_grid::{Geometry, Symmetry};
    use jade_logic::TechniqueId;
    use jade_search::Random;

    #[test]
    fn shuffles_are_not_new_where_neighbours_are_made() {
        let technique = TechniqueId::new("tridagon");
        let mut wish = Wish::new(Geometry::standard(9).unwrap());
        wish.difficulty = Difficulty::Technique(TechniqueWish::any(technique));
        wish.profile = early(technique).unwrap();
        let mut generator = Generator::new(wish).unwrap();
        let mut fresh = Fresh::of(&generator);
        let mut random = Random::new(3);
        let mut shuffled =
            |puzzle: &Puzzle| Symmetry::random(puzzle.geometry(), |bound| random.below(bound)).puzzle(puzzle);
        assert!(generator.seeds().iter().all(|seed| !fresh.is_new(&shuffled(seed))));
        let found = (1..9).map(|seed| generator.first(seed, None, &|| false).found.unwrap().puzzle);
        let new: Vec<Puzzle> = found.filter(|puzzle| fresh.is_new(puzzle)).collect();
        assert!(new.len() >= 6, "{}", new.len());
        assert!(new.iter().all(|puzzle| !fresh.is_new(&shuffled(puzzle))));
    }
}
