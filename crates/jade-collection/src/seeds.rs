//! Finds the puzzles of a [`Collection`] that may fulfil a wish, and decides whether a wish is too rare to meet by
//! chance.

use crate::rated::not_seen;
use crate::{Category, Collection, Purpose};
use jade_generate::{Difficulty, Generator, Impossible, Method, Wish};
use jade_grid::Puzzle;
use jade_logic::Profile;
use std::collections::HashSet;

impl Purpose {
    /// Returns the level or technique that a wish asks for; `None` if it asks for neither.
    pub fn of(wish: &Wish) -> Option<Purpose> {
        match &wish.difficulty {
            Difficulty::Any => None,
            Difficulty::Level(level) => Some(Purpose::Level(*level)),
            Difficulty::Technique(wished) => Some(Purpose::Technique(wished.technique)),
        }
    }
}

impl Collection {
    /// Returns the puzzles of the categories with the purpose of a wish (of all categories if it has none), without
    /// duplicates: those of its profile, then those of other profiles, which may also fulfil it.
    pub(crate) fn candidates(&self, wish: &Wish) -> [Vec<&Puzzle>; 2] {
        let purpose = Purpose::of(wish);
        let mut seen = HashSet::new();
        [true, false].map(|this_profile| {
            let categories = self
                .categories()
                .filter(|(category, _)| purpose.is_none_or(|purpose| category.purpose == purpose))
                .filter(|(category, _)| (category.profile == wish.profile.name) == this_profile);
            not_seen(&mut seen, categories.flat_map(|(_, entry)| entry.puzzles()))
        })
    }

    /// Returns the puzzles whose neighbours may fulfil a wish.
    pub fn seeds(&self, wish: &Wish) -> Vec<&Puzzle> {
        let [these, others] = self.candidates(wish);
        if these.is_empty() { others } else { these }
    }

    /// Whether a wish is too rare to be met by chance: its category was filled with neighbours, or there is no such
    /// category and it is infrequent in every built-in profile.
    pub fn is_rare(&self, wish: &Wish) -> bool {
        let Some(purpose) = Purpose::of(wish) else { return false };
        let of_profile = |name: &str| self.category(&Category { profile: name.to_owned(), purpose });
        match of_profile(&wish.profile.name) {
            Some(entry) => entry.neighbour_attempts > 0,
            None => {
                let often = |name: &str| of_profile(name).is_some_and(|entry| entry.neighbour_attempts == 0);
                !Profile::NAMES.into_iter().any(often) && !self.seeds(wish).is_empty()
            }
        }
    }
}

/// Returns a generator for a wish. It makes neighbours of puzzles of the embedded collection if the wish asks for
/// them ([`Method::Neighbours`]), or if it names no method and is too rare for the others ([`Collection::is_rare`]).
///
/// # Errors
/// [`Impossible`] if it is known beforehand that no puzzle fulfils the wish.
pub fn generator(wish: Wish) -> Result<Generator, Impossible> {
    wish.check()?;
    let wants_neighbours = match wish.method {
        Method::Neighbours => true,
        Method::Fast => is_rare(&wish),
        _ => false,
    };
    if !wants_neighbours || !wish.can_have_neighbours() {
        return Generator::new(wish);
    }
    let seeds: Vec<Puzzle> = Collection::embedded().seeds(&wish).into_iter().cloned().collect();
    if seeds.is_empty() { Generator::new(wish) } else { Generator::with_seeds(wish, seeds) }
}

/// Whether a wish is rare by the embedded collection. Its puzzles take a while to parse, so that is done only if the
/// headings do not decide it.
fn is_rare(wish: &Wish) -> bool {
    let Some(purpose) = Purpose::of(wish) else { return false };
    let headings = Collection::embedded_headings();
    let decided = headings.category(&Category { profile: wish.profile.name.clone(), purpose }).is_some();
    if decided { headings.is_rare(wish) } else { Collection::embedded().is_rare(wish) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_generate::{EARLY_PROFILE, TechniqueWish};
    use jade_grid::{Geometry, line};

    #[test]
    fn rare_requests_are_those_made_from_neighbours() {
        let technique = jade_logic::techniques::TRIDAGON.id();
        let purpose = Purpose::Technique(technique);
        let category = |name: &str| Category { profile: name.into(), purpose };
        let line = "..............1.......2....3..........................................9.........8";
        let mut collection = Collection::new(1);
        let mut wish = Wish::new(Geometry::standard(9).unwrap());
        wish.difficulty = Difficulty::Technique(TechniqueWish::any(technique));
        assert!(!collection.is_rare(&wish), "there is nothing to begin with");
        assert!(collection.seeds(&wish).is_empty());
        collection.category_mut(&category(EARLY_PROFILE)).puzzles.push(line::read(line).unwrap());
        assert!(collection.is_rare(&wish));
        assert_eq!(collection.seeds(&wish).len(), 1);
        collection.category_mut(&category("full"));
        assert!(!collection.is_rare(&wish), "it was filled by chance");
        collection.category_mut(&category("full")).neighbour_attempts = 5;
        assert!(collection.is_rare(&wish));
        wish.profile.name = "mine".into();
        assert!(collection.is_rare(&wish));
        collection.category_mut(&category("full")).neighbour_attempts = 0;
        assert!(!collection.is_rare(&wish));
        wish.difficulty = Difficulty::Any;
        assert!(!collection.is_rare(&wish));
    }

    #[test]
    fn the_headings_say_the_same_as_the_collection() {
        for profile in
            [Profile::full(), Profile::classic(), Profile { name: "mine".into(), ..Profile::full() }]
        {
            let techniques = profile.techniques.iter().map(|ranked| ranked.technique.id());
            let techniques = techniques.map(|id| Difficulty::Technique(TechniqueWish::any(id)));
            let levels = jade_logic::Level::ALL.into_iter().map(Difficulty::Level);
            for difficulty in techniques.chain(levels).chain([Difficulty::Any]) {
                let mut wish = Wish::new(Geometry::standard(9).unwrap());
                (wish.profile, wish.difficulty) = (profile.clone(), difficulty);
                assert_eq!(is_rare(&wish), Collection::embedded().is_rare(&wish), "{:?}", wish.difficulty);
            }
        }
    }
}
