//! Which puzzles of a [`Collection`] may be right for a wish, and whether it is too rare to be met by chance.

use super::inventory::not_seen;
use super::{Collection, Label, Purpose};
use crate::{Difficulty, Wish};
use jade_grid::Puzzle;
use jade_logic::Profile;
use std::collections::HashSet;

impl Purpose {
    /// What a wish is about; `None` if it is about no level or technique.
    pub fn of(wish: &Wish) -> Option<Purpose> {
        match &wish.difficulty {
            Difficulty::Any => None,
            Difficulty::Level(level) => Some(Purpose::Level(*level)),
            Difficulty::Technique(wished) => Some(Purpose::Technique(wished.technique)),
        }
    }
}

impl Collection {
    /// The puzzles on the shelves for what a wish is about (on all shelves if it is about no level or technique), each
    /// once: those of its profile, and those of the others. What is good for it in another profile may be so in this
    /// one.
    pub(crate) fn shelved(&self, wish: &Wish) -> [Vec<&Puzzle>; 2] {
        let purpose = Purpose::of(wish);
        let mut seen = HashSet::new();
        [true, false].map(|this_profile| {
            let shelves = self
                .shelves()
                .filter(|(label, _)| purpose.is_none_or(|purpose| label.purpose == purpose))
                .filter(|(label, _)| (label.profile == wish.profile.name) == this_profile);
            not_seen(&mut seen, shelves.flat_map(|(_, shelf)| shelf.puzzles()))
        })
    }

    /// The puzzles to begin with if neighbours are sought.
    pub fn seeds(&self, wish: &Wish) -> Vec<&Puzzle> {
        let [these, others] = self.shelved(wish);
        if these.is_empty() { others } else { these }
    }

    /// Whether what a wish is about is too rare to be met by chance: neighbours had to be sought to fill its shelf,
    /// or there is no such shelf, and no profile that comes with JADE has it often.
    pub fn is_rare(&self, wish: &Wish) -> bool {
        let Some(purpose) = Purpose::of(wish) else { return false };
        let shelf = |name: &str| self.shelf(&Label { profile: name.to_owned(), purpose });
        match shelf(&wish.profile.name) {
            Some(shelf) => shelf.near > 0,
            None => {
                let often = |name: &str| shelf(name).is_some_and(|shelf| shelf.near == 0);
                !Profile::NAMES.into_iter().any(often) && !self.seeds(wish).is_empty()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TechniqueWish;
    use crate::stock::EARLY;
    use jade_grid::{Geometry, format};

    #[test]
    fn what_is_rare_is_what_was_sought_next_to_others() {
        let technique = jade_logic::techniques::TRIDAGON.id();
        let purpose = Purpose::Technique(technique);
        let label = |name: &str| Label { profile: name.into(), purpose };
        let line = "..............1.......2....3..........................................9.........8";
        let mut collection = Collection::new(1);
        let mut wish = Wish::new(Geometry::standard(9).unwrap());
        wish.difficulty = Difficulty::Technique(TechniqueWish::any(technique));
        assert!(!collection.is_rare(&wish), "there is nothing to begin with");
        assert!(collection.seeds(&wish).is_empty());
        collection.shelf_mut(&label(EARLY)).puzzles.push(format::read(line).unwrap());
        assert!(collection.is_rare(&wish));
        assert_eq!(collection.seeds(&wish).len(), 1);
        collection.shelf_mut(&label("full"));
        assert!(!collection.is_rare(&wish), "its shelf was filled by chance");
        collection.shelf_mut(&label("full")).near = 5;
        assert!(collection.is_rare(&wish));
        wish.profile.name = "mine".into();
        assert!(collection.is_rare(&wish));
        collection.shelf_mut(&label("full")).near = 0;
        assert!(!collection.is_rare(&wish));
        wish.difficulty = Difficulty::Any;
        assert!(!collection.is_rare(&wish));
    }
}
