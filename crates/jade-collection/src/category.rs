//! [`Category`] groups puzzles by their purpose.

use jade_generate::{Difficulty, EARLY_PROFILE, TechniqueWish, Wish, early_profile};
use jade_grid::{Geometry, Position, Puzzle};
use jade_logic::{Analysis, Level, Outcome, Path, Profile, TechniqueId};
use std::collections::BTreeSet;
use std::fmt;

/// What a puzzle is suitable for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Purpose {
    /// It has this level.
    Level(Level),
    /// It needs this technique: at some moment no simpler one applies.
    Technique(TechniqueId),
}

/// A purpose within a profile.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Category {
    /// The name of a built-in profile, or [`EARLY_PROFILE`].
    pub profile: String,
    /// What the puzzles are suitable for in that profile.
    pub purpose: Purpose,
}

impl Category {
    /// Whether these are puzzles of the levels that most people play, up to medium, with as many givens as people expect
    /// ([`jade_logic::Ease`]).
    pub fn is_played_most(&self) -> bool {
        let Purpose::Level(level) = self.purpose else { return false };
        level <= Level::Medium && Profile::named(&self.profile).is_ok_and(|profile| !profile.technique_alone)
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.purpose {
            Purpose::Level(level) => write!(f, "{} level {level}", self.profile),
            Purpose::Technique(id) => write!(f, "{} technique {id}", self.profile),
        }
    }
}

/// The puzzles of a [`Category`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CategoryPuzzles {
    /// Canonical forms without duplicates, in the order in which they were found.
    pub(crate) puzzles: Vec<Puzzle>,
    /// The number of attempts made for this category alone.
    pub attempts: u64,
    /// The number of attempts at neighbours of its existing puzzles
    /// ([`Method::Neighbours`](jade_generate::Method::Neighbours)).
    pub neighbour_attempts: u64,
}

impl CategoryPuzzles {
    /// The puzzles, in their canonical forms.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Adds the canonical form of a puzzle. Returns `false` if it is already present, or if the puzzle has none.
    pub fn add(&mut self, puzzle: &Puzzle) -> bool {
        let Some(form) = jade_grid::canonical(puzzle) else { return false };
        let new = !self.puzzles.contains(&form);
        if new {
            self.puzzles.push(form);
        }
        new
    }

    /// Removes the puzzles for which `keep` returns `false`.
    pub fn retain(&mut self, keep: impl FnMut(&Puzzle) -> bool) {
        self.puzzles.retain(keep);
    }
}

/// Returns the profile of this name, with the technique enabled.
fn profile(name: &str, technique: Option<TechniqueId>) -> Option<Profile> {
    let Some(id) = technique else { return Profile::named(name).ok() };
    match name {
        EARLY_PROFILE => early_profile(id),
        _ => Profile::named(name).ok()?.with([id.as_str()]).ok(),
    }
}

/// Returns the categories of a complete collection: each level and each technique of every built-in profile, and, in
/// [`EARLY_PROFILE`], the techniques that no profile has.
pub fn all_categories() -> Vec<Category> {
    let mut categories = Vec::new();
    for name in Profile::NAMES {
        let Ok(profile) = Profile::named(name) else { continue };
        let mut add = |purpose| categories.push(Category { profile: name.to_owned(), purpose });
        profile.levels().into_iter().for_each(|level| add(Purpose::Level(level)));
        let collected = profile.techniques.iter().filter(|ranked| has_puzzles(ranked.technique.id()));
        collected.for_each(|ranked| add(Purpose::Technique(ranked.technique.id())));
    }
    let asked = Profile::catalogue().techniques.into_iter().map(|ranked| ranked.technique.id());
    let early = asked.filter(|id| Profile::is_on_request(*id)).map(early_category);
    categories.extend(early);
    categories
}

/// Returns whether the collection, whose boards are ordinary ones, can have puzzles that need a technique.
///
/// ```
/// use jade_collection::has_puzzles;
/// use jade_logic::techniques::{RULE_OF_45, X_WING};
/// assert!(has_puzzles(X_WING.id()) && !has_puzzles(RULE_OF_45.id()));
/// ```
pub fn has_puzzles(technique: TechniqueId) -> bool {
    let nine = Geometry::standard(9);
    nine.zip(technique.technique()).is_some_and(|(nine, technique)| technique.is_for(nine))
}

/// Returns the category of a technique in [`EARLY_PROFILE`].
pub fn early_category(technique: TechniqueId) -> Category {
    Category { profile: EARLY_PROFILE.to_owned(), purpose: Purpose::Technique(technique) }
}

/// Returns the wish that the puzzles of a category fulfil; `None` if its profile does not exist.
pub fn wish_for(category: &Category) -> Option<Wish> {
    let mut wish = Wish::new(Geometry::standard(9)?);
    match category.purpose {
        Purpose::Level(level) => {
            wish.profile = profile(&category.profile, None)?;
            wish.difficulty = Difficulty::Level(level);
        }
        Purpose::Technique(technique) => {
            wish.profile = profile(&category.profile, Some(technique))?;
            wish.difficulty = Difficulty::Technique(TechniqueWish::any(technique));
        }
    }
    Some(wish)
}

/// Whether a puzzle belongs to a category.
pub fn belongs(category: &Category, puzzle: &Puzzle) -> bool {
    let technique = match category.purpose {
        Purpose::Level(_) => None,
        Purpose::Technique(technique) => Some(technique),
    };
    let Some(profile) = profile(&category.profile, technique) else { return false };
    purposes(puzzle, &profile, &|| false).is_some_and(|purposes| purposes.contains(&category.purpose))
}

/// Returns the purposes of a puzzle in a profile; `None` if the profile does not solve it, or if cancelled.
pub(crate) fn purposes(
    puzzle: &Puzzle,
    profile: &Profile,
    cancel: &dyn Fn() -> bool,
) -> Option<BTreeSet<Purpose>> {
    let position = Position::new(puzzle).ok()?;
    let path = Path::find(&Analysis::of_proper(&position), profile, cancel);
    if path.outcome != Outcome::Solved {
        return None;
    }
    let mut purposes: BTreeSet<Purpose> =
        path.steps.iter().map(|step| Purpose::Technique(step.technique)).collect();
    let rating = jade_logic::rate(&path, profile);
    if let Some(level) = rating.level {
        let of_level = |a: &&jade_logic::Addend| profile.level_of(a.technique) == Some(level);
        let steps: u32 = rating.addends.iter().filter(of_level).map(|addend| addend.times).sum();
        // A medium puzzle has at least two medium steps, or few openings; see `Difficulty::Level`.
        if level != Level::Medium || steps >= 2 || rating.few_open {
            purposes.insert(Purpose::Level(level));
        }
    }
    Some(purposes)
}
