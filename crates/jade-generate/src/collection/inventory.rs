//! [`Inventory`]: all that is on the shelves, each puzzle once, to look through by how hard it is.

use super::ratings::{FNV_BASIS, Known, Ratings, fingerprint, fnv};
use super::stock::EARLY;
use super::{Collection, Purpose};
use jade_grid::{Puzzle, Symmetry};
use jade_logic::{Level, TechniqueId};
use jade_search::Random;
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// Which puzzles are wanted: those that fulfil all of it.
///
/// ```
/// use jade_generate::{Inventory, Wanted};
/// use jade_logic::Level;
/// let wanted = Wanted { level: Some(Level::Hard), score: Some(800..=900), ..Wanted::in_profile("full") };
/// let found = Inventory::embedded().find(&wanted);
/// assert!(!found.is_empty() && found.iter().all(|one| (800..=900).contains(&one.known.score)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// In which profile level, score and techniques are meant.
    pub profile: String,
    /// Of this level.
    pub level: Option<Level>,
    /// With this technique on the path; or, after these, where it is the next step at some moment if it is tried
    /// [early](super::stock::early).
    pub technique: Option<TechniqueId>,
    /// With so many clues.
    pub clues: Option<RangeInclusive<u32>>,
    /// With such a score.
    pub score: Option<RangeInclusive<u32>>,
}

impl Wanted {
    /// All that is rated in a profile.
    pub fn in_profile(name: &str) -> Wanted {
        Wanted { profile: name.to_owned(), level: None, technique: None, clues: None, score: None }
    }
}

/// A puzzle that was found.
#[derive(Clone, Copy, Debug)]
pub struct Held<'a> {
    /// Its canonical form; [`shown`] makes a board of it that is good to look at.
    pub form: &'a Puzzle,
    /// How hard it is.
    pub known: &'a Known,
    /// Whether the wanted technique is not on the path, but comes where it is tried early.
    pub early: bool,
}

/// Puzzles with what is known of them.
#[derive(Debug)]
pub struct Inventory<'a> {
    forms: Vec<&'a Puzzle>,
    ratings: Ratings,
    /// By technique: which puzzles are on its early shelf.
    early: HashMap<TechniqueId, HashSet<usize>>,
}

impl Collection {
    /// The puzzles of all shelves in their order, each once.
    pub fn each_once(&self) -> Vec<&Puzzle> {
        not_seen(&mut HashSet::new(), self.shelves().flat_map(|(_, shelf)| shelf.puzzles()))
    }
}

/// Those of some puzzles that were not seen before. Canonical forms: what is the same is written the same.
pub(super) fn not_seen<'a>(
    seen: &mut HashSet<String>,
    puzzles: impl Iterator<Item = &'a Puzzle>,
) -> Vec<&'a Puzzle> {
    puzzles.filter(|puzzle| seen.insert(puzzle.to_string())).collect()
}

impl Inventory<'static> {
    /// What comes with JADE.
    pub fn embedded() -> &'static Inventory<'static> {
        static EMBEDDED: OnceLock<Inventory<'static>> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            Inventory::new(Collection::embedded(), Collection::embedded_ratings())
                .expect("the tests read the ratings that come with JADE")
        })
    }
}

impl<'a> Inventory<'a> {
    /// The puzzles of a collection with their ratings; `None` if the ratings are those of other puzzles.
    pub fn new(collection: &'a Collection, ratings: Ratings) -> Option<Inventory<'a>> {
        let forms = collection.each_once();
        let places: HashMap<String, usize> =
            forms.iter().enumerate().map(|(place, form)| (form.to_string(), place)).collect();
        let mut early: HashMap<TechniqueId, HashSet<usize>> = HashMap::new();
        for (label, shelf) in collection.shelves().filter(|(label, _)| label.profile == EARLY) {
            if let Purpose::Technique(id) = label.purpose {
                let on = shelf.puzzles().iter().filter_map(|form| places.get(&form.to_string()));
                early.entry(id).or_default().extend(on);
            }
        }
        let matched = ratings.boards == fingerprint(forms.iter().copied())
            && ratings.profiles.values().all(|all| all.len() == forms.len());
        matched.then_some(Inventory { forms, ratings, early })
    }

    /// The profiles in which the puzzles are rated.
    pub fn profiles(&self) -> impl Iterator<Item = &str> {
        self.ratings.profiles.keys().map(String::as_str)
    }

    /// What is wanted, easy ones first; those for which a technique has to come early after all others.
    pub fn find(&self, wanted: &Wanted) -> Vec<Held<'_>> {
        let known = self.ratings.profiles.get(&wanted.profile).map_or(&[][..], Vec::as_slice);
        let within = |range: &Option<RangeInclusive<u32>>, number: u32| {
            range.as_ref().is_none_or(|range| range.contains(&number))
        };
        let early = wanted.technique.and_then(|id| self.early.get(&id));
        let mut found: Vec<(usize, Held<'_>)> = Vec::new();
        for (place, (&form, known)) in self.forms.iter().zip(known).enumerate() {
            let needed = wanted.technique.is_none_or(|id| known.techniques.contains(&id));
            let is_wanted = (needed || early.is_some_and(|places| places.contains(&place)))
                && wanted.level.is_none_or(|level| known.level == Some(level))
                && within(&wanted.score, known.score)
                && within(&wanted.clues, form.clue_count() as u32);
            if is_wanted {
                found.push((place, Held { form, known, early: !needed }));
            }
        }
        found.sort_by_key(|(place, held)| (held.early, held.known.score, *place));
        found.into_iter().map(|(_, held)| held).collect()
    }
}

/// A board that is good to look at: a canonical form turned about, always in the same way. All forms begin with as many
/// empty cells as they can have; their boards would look alike.
///
/// ```
/// use jade_generate::{Collection, shown};
/// let form = Collection::embedded().each_once()[0];
/// assert_eq!(jade_grid::canonical(&shown(form)).as_ref(), Some(form));
/// ```
pub fn shown(form: &Puzzle) -> Puzzle {
    // Which way depends on the board alone, on every machine and for ever.
    let mut random = Random::new(fnv(FNV_BASIS, &form.to_string()));
    Symmetry::random(form.geometry(), |bound| random.below(bound)).puzzle(form)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::format;

    fn known(score: u32, level: Level, techniques: &[&'static str]) -> Known {
        let techniques = techniques.iter().map(|id| id.parse().unwrap()).collect();
        Known { score, steps: 50, level: Some(level), techniques }
    }

    #[test]
    fn puzzles_are_found_by_all_that_is_known_of_them() {
        let line = |last: &str| {
            format!("..............1.......2....3..........................................9......{last}")
        };
        let [few, more, most] = ["...8", "..78", ".678"].map(|last| format::read(&line(last)).unwrap());
        let mut collection = Collection::new(1);
        let label = |profile: &str, purpose| super::super::Label { profile: profile.into(), purpose };
        let hard = label("full", Purpose::Level(Level::Hard));
        collection.shelf_mut(&hard).puzzles = vec![few.clone(), more.clone()];
        let whale = jade_logic::techniques::WHALE.id();
        collection.shelf_mut(&label(EARLY, Purpose::Technique(whale))).puzzles =
            vec![most.clone(), few.clone()];
        // Profiles are in the order of their names: the early shelf comes first.
        assert_eq!(collection.each_once(), [&most, &few, &more]);
        let mut ratings = Ratings { boards: fingerprint(collection.each_once()), ..Ratings::default() };
        let full = vec![
            known(10, Level::Easy, &["hidden-single"]),
            known(300, Level::Hard, &["x-wing", "hidden-single"]),
            known(200, Level::Hard, &["whale", "hidden-single"]),
        ];
        ratings.profiles.insert("full".into(), full);
        let inventory = Inventory::new(&collection, ratings.clone()).unwrap();
        let find = |wanted: Wanted| -> Vec<&Puzzle> {
            inventory.find(&wanted).into_iter().map(|held| held.form).collect()
        };
        let all = || Wanted::in_profile("full");
        assert_eq!(find(all()), [&most, &more, &few], "easy ones first");
        assert_eq!(find(Wanted { level: Some(Level::Hard), ..all() }), [&more, &few]);
        assert_eq!(find(Wanted { score: Some(100..=250), ..all() }), [&more]);
        assert_eq!(find(Wanted { clues: Some(0..=5), ..all() }), [&few]);
        assert_eq!(find(Wanted { technique: Some(jade_logic::techniques::X_WING.id()), ..all() }), [&few]);
        let whales = Wanted { technique: Some(whale), ..all() };
        assert_eq!(find(whales.clone()), [&more, &most, &few], "where it must come early after the others");
        let early: Vec<bool> = inventory.find(&whales).iter().map(|held| held.early).collect();
        assert_eq!(early, [false, true, true]);
        assert!(find(Wanted::in_profile("classic")).is_empty());
        let others = Ratings { boards: fingerprint([&few, &most, &more]), ..ratings.clone() };
        assert!(Inventory::new(&collection, others).is_none(), "another order");
        ratings.profiles.get_mut("full").unwrap().pop();
        assert!(Inventory::new(&collection, ratings).is_none());
    }
}
