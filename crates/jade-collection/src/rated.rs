//! [`RatedCollection`]: the puzzles of a collection without duplicates, searchable by difficulty.

use crate::ratings::{FNV_BASIS, fingerprint, fnv};
use crate::{Collection, Purpose, PuzzleRating, Ratings};
use jade_generate::EARLY_PROFILE;
use jade_grid::{Puzzle, Symmetry};
use jade_logic::{Level, Profile, TechniqueId};
use jade_search::Random;
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// Selects the puzzles that meet all the conditions; `None` means no condition.
///
/// ```
/// use jade_collection::{PuzzleFilter, RatedCollection};
/// use jade_logic::Level;
/// let wanted = PuzzleFilter { level: Some(Level::Hard), score: Some(800..=900), ..PuzzleFilter::in_profile("full") };
/// let found = RatedCollection::embedded().find(&wanted);
/// assert!(!found.is_empty() && found.iter().all(|one| (800..=900).contains(&one.rating.score)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFilter {
    /// The profile that level, score and techniques refer to.
    pub profile: String,
    /// The level of the puzzle.
    pub level: Option<Level>,
    /// A technique on the path. These puzzles are followed by those in which it is the next step at some moment if it
    /// is tried [early](jade_generate::early_profile).
    pub technique: Option<TechniqueId>,
    /// The number of givens.
    pub givens: Option<RangeInclusive<u32>>,
    /// The score of the rating.
    pub score: Option<RangeInclusive<u32>>,
}

impl PuzzleFilter {
    /// Selects all puzzles that are rated in a profile.
    pub fn in_profile(name: &str) -> PuzzleFilter {
        PuzzleFilter { profile: name.to_owned(), level: None, technique: None, givens: None, score: None }
    }
}

impl Default for PuzzleFilter {
    /// Selects all puzzles that are rated in the first of JADE's profiles.
    fn default() -> PuzzleFilter {
        PuzzleFilter::in_profile(Profile::NAMES[0])
    }
}

/// A puzzle of the collection with its rating.
#[derive(Clone, Copy, Debug)]
pub struct RatedPuzzle<'a> {
    /// The canonical form; [`displayed`] turns it into a more pleasing board.
    pub form: &'a Puzzle,
    /// How hard the puzzle is.
    pub rating: &'a PuzzleRating,
    /// Whether the wanted technique is not on the path and applies only if it is tried early.
    pub early: bool,
}

/// The puzzles of a collection with their ratings.
#[derive(Debug)]
pub struct RatedCollection<'a> {
    forms: Vec<&'a Puzzle>,
    ratings: Ratings,
    /// The indices of the puzzles in the early category of each technique.
    early: HashMap<TechniqueId, HashSet<usize>>,
}

impl Collection {
    /// Returns the puzzles of all categories in order, without duplicates.
    pub fn each_once(&self) -> Vec<&Puzzle> {
        not_seen(&mut HashSet::new(), self.categories().flat_map(|(_, entry)| entry.puzzles()))
    }
}

/// Filters out puzzles seen before. All are canonical forms, so equal puzzles have equal text.
pub(crate) fn not_seen<'a>(
    seen: &mut HashSet<String>,
    puzzles: impl Iterator<Item = &'a Puzzle>,
) -> Vec<&'a Puzzle> {
    puzzles.filter(|puzzle| seen.insert(puzzle.to_string())).collect()
}

impl RatedCollection<'static> {
    /// Returns the rated collection included in JADE.
    pub fn embedded() -> &'static RatedCollection<'static> {
        static EMBEDDED: OnceLock<RatedCollection<'static>> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            RatedCollection::new(Collection::embedded(), Collection::embedded_ratings())
                .expect("the tests read the ratings that come with JADE")
        })
    }
}

impl<'a> RatedCollection<'a> {
    /// Combines a collection with its ratings; `None` if the ratings belong to other puzzles.
    pub fn new(collection: &'a Collection, ratings: Ratings) -> Option<RatedCollection<'a>> {
        let forms = collection.each_once();
        let places: HashMap<String, usize> =
            forms.iter().enumerate().map(|(place, form)| (form.to_string(), place)).collect();
        let mut early: HashMap<TechniqueId, HashSet<usize>> = HashMap::new();
        for (category, entry) in
            collection.categories().filter(|(category, _)| category.profile == EARLY_PROFILE)
        {
            if let Purpose::Technique(id) = category.purpose {
                let on = entry.puzzles().iter().filter_map(|form| places.get(&form.to_string()));
                early.entry(id).or_default().extend(on);
            }
        }
        let matched = ratings.boards == fingerprint(forms.iter().copied())
            && ratings.profiles.values().all(|all| all.len() == forms.len());
        matched.then_some(RatedCollection { forms, ratings, early })
    }

    /// Returns the profiles in which the puzzles are rated.
    pub fn profiles(&self) -> impl Iterator<Item = &str> {
        self.ratings.profiles.keys().map(String::as_str)
    }

    /// Returns the puzzles that pass a filter, easiest first; those that need the technique to be tried early come
    /// last.
    pub fn find(&self, wanted: &PuzzleFilter) -> Vec<RatedPuzzle<'_>> {
        let ratings = self.ratings.profiles.get(&wanted.profile).map_or(&[][..], Vec::as_slice);
        let within = |range: &Option<RangeInclusive<u32>>, number: u32| {
            range.as_ref().is_none_or(|range| range.contains(&number))
        };
        let early = wanted.technique.and_then(|id| self.early.get(&id));
        let mut found: Vec<(usize, RatedPuzzle<'_>)> = Vec::new();
        for (place, (&form, rating)) in self.forms.iter().zip(ratings).enumerate() {
            let needed = wanted.technique.is_none_or(|id| rating.techniques.contains(&id));
            let is_wanted = (needed || early.is_some_and(|places| places.contains(&place)))
                && wanted.level.is_none_or(|level| rating.level == Some(level))
                && within(&wanted.score, rating.score)
                && within(&wanted.givens, form.filled_count() as u32);
            if is_wanted {
                found.push((place, RatedPuzzle { form, rating, early: !needed }));
            }
        }
        found.sort_by_key(|(place, puzzle)| (puzzle.early, puzzle.rating.score, *place));
        found.into_iter().map(|(_, puzzle)| puzzle).collect()
    }
}

/// Applies a random symmetry to a canonical form, always the same one for the same form. Canonical forms all begin
/// with as many empty cells as possible, so they look alike.
///
/// ```
/// use jade_collection::{Collection, displayed};
/// let form = Collection::embedded().each_once()[0];
/// assert_eq!(jade_grid::canonical(&displayed(form)).as_ref(), Some(form));
/// ```
pub fn displayed(form: &Puzzle) -> Puzzle {
    // The symmetry depends on the board alone, on every machine and in every version.
    let mut random = Random::new(fnv(FNV_BASIS, &form.to_string()));
    Symmetry::random(form.geometry(), |bound| random.below(bound)).puzzle(form)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::line;

    fn known(score: u32, level: Level, techniques: &[&'static str]) -> PuzzleRating {
        let techniques = techniques.iter().map(|id| id.parse().unwrap()).collect();
        PuzzleRating { score, steps: 50, level: Some(level), techniques, openness: None }
    }

    #[test]
    fn puzzles_are_found_by_all_their_properties() {
        let line = |last: &str| {
            format!("..............1.......2....3..........................................9......{last}")
        };
        let [few, more, most] = ["...8", "..78", ".678"].map(|last| line::read(&line(last)).unwrap());
        let mut collection = Collection::new(1);
        let category = |profile: &str, purpose| crate::Category { profile: profile.into(), purpose };
        let hard = category("full", Purpose::Level(Level::Hard));
        collection.category_mut(&hard).puzzles = vec![few.clone(), more.clone()];
        let whale = jade_logic::techniques::WHALE.id();
        collection.category_mut(&category(EARLY_PROFILE, Purpose::Technique(whale))).puzzles =
            vec![most.clone(), few.clone()];
        // Profiles are sorted by name: the early category comes first.
        assert_eq!(collection.each_once(), [&most, &few, &more]);
        let mut ratings = Ratings { boards: fingerprint(collection.each_once()), ..Ratings::default() };
        let full = vec![
            known(10, Level::Easy, &["hidden-single"]),
            known(300, Level::Hard, &["x-wing", "hidden-single"]),
            known(200, Level::Hard, &["whale", "hidden-single"]),
        ];
        ratings.profiles.insert("full".into(), full);
        let inventory = RatedCollection::new(&collection, ratings.clone()).unwrap();
        let find = |wanted: PuzzleFilter| -> Vec<&Puzzle> {
            inventory.find(&wanted).into_iter().map(|one| one.form).collect()
        };
        let all = || PuzzleFilter::in_profile("full");
        assert_eq!(find(all()), [&most, &more, &few], "easy ones first");
        assert_eq!(find(PuzzleFilter { level: Some(Level::Hard), ..all() }), [&more, &few]);
        assert_eq!(find(PuzzleFilter { score: Some(100..=250), ..all() }), [&more]);
        assert_eq!(find(PuzzleFilter { givens: Some(0..=5), ..all() }), [&few]);
        assert_eq!(
            find(PuzzleFilter { technique: Some(jade_logic::techniques::X_WING.id()), ..all() }),
            [&few]
        );
        let whales = PuzzleFilter { technique: Some(whale), ..all() };
        assert_eq!(find(whales.clone()), [&more, &most, &few], "where it must come early after the others");
        let early: Vec<bool> = inventory.find(&whales).iter().map(|one| one.early).collect();
        assert_eq!(early, [false, true, true]);
        assert!(find(PuzzleFilter::in_profile("classic")).is_empty());
        let others = Ratings { boards: fingerprint([&few, &most, &more]), ..ratings.clone() };
        assert!(RatedCollection::new(&collection, others).is_none(), "another order");
        ratings.profiles.get_mut("full").unwrap().pop();
        assert!(RatedCollection::new(&collection, ratings).is_none());
    }
}
