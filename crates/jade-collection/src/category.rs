//! [`Category`]: what puzzles are good for, and which puzzles are.

use jade_generate::{Difficulty, EARLY_PROFILE, TechniqueWish, Wish, early_profile};
use jade_grid::{Geometry, Position, Puzzle};
use jade_logic::{Analysis, Level, Outcome, Path, Profile, TechniqueId};
use std::collections::BTreeSet;
use std::fmt;

/// What a puzzle is good for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Purpose {
    /// It has this level.
    Level(Level),
    /// It needs this technique: at some moment nothing simpler applies.
    Technique(TechniqueId),
}

/// A purpose in a profile.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Category {
    /// The name of a profile that comes with JADE; or [`EARLY_PROFILE`].
    pub profile: String,
    /// What its puzzles are good for in that profile.
    pub purpose: Purpose,
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
    /// Canonical forms, each once, in the order in which they were found.
    pub(crate) puzzles: Vec<Puzzle>,
    /// Attempts that were made for this category alone.
    pub attempts: u64,
    /// Attempts that were made at neighbours of puzzles that it had already
    /// ([`Method::Neighbours`](jade_generate::Method::Neighbours)).
    pub neighbour_attempts: u64,
}

impl CategoryPuzzles {
    /// The puzzles, in their canonical forms.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Adds the canonical form of a puzzle, unless it is there, or the puzzle has none. Returns whether it was added.
    pub fn add(&mut self, puzzle: &Puzzle) -> bool {
        let Some(form) = jade_grid::canonical(puzzle) else { return false };
        let new = !self.puzzles.contains(&form);
        if new {
            self.puzzles.push(form);
        }
        new
    }

    /// Keeps only the puzzles for which `keep` is true.
    pub fn retain(&mut self, keep: impl FnMut(&Puzzle) -> bool) {
        self.puzzles.retain(keep);
    }
}

/// The profile with this name, with the technique switched on.
fn profile(name: &str, technique: Option<TechniqueId>) -> Option<Profile> {
    let Some(id) = technique else { return Profile::named(name).ok() };
    match name {
        EARLY_PROFILE => early_profile(id),
        _ => Profile::named(name).ok()?.with([id.as_str()]).ok(),
    }
}

/// The categories that a complete collection has: each level and each technique of each profile that comes with JADE,
/// and in [`EARLY_PROFILE`] the techniques that no profile has.
pub fn all_categories() -> Vec<Category> {
    let mut categories = Vec::new();
    for name in Profile::NAMES {
        let Ok(profile) = Profile::named(name) else { continue };
        let mut add = |purpose| categories.push(Category { profile: name.to_owned(), purpose });
        let levels: BTreeSet<Level> = profile.techniques.iter().map(|ranked| ranked.level).collect();
        levels.into_iter().for_each(|level| add(Purpose::Level(level)));
        profile.techniques.iter().for_each(|ranked| add(Purpose::Technique(ranked.technique.id())));
    }
    let asked = Profile::catalogue().techniques.into_iter().map(|ranked| ranked.technique.id());
    let early = asked.filter(|id| Profile::is_on_request(*id)).map(early_category);
    categories.extend(early);
    categories
}

/// The category of a technique in [`EARLY_PROFILE`].
pub fn early_category(technique: TechniqueId) -> Category {
    Category { profile: EARLY_PROFILE.to_owned(), purpose: Purpose::Technique(technique) }
}

/// The wish whose puzzles belong to a category; `None` if there is no such profile.
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

/// What a puzzle is good for in a profile; `None` if the profile does not solve it, or if cancelled.
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
        // A medium puzzle has at least two medium steps; see `Difficulty::Level`.
        if level != Level::Medium || steps >= 2 {
            purposes.insert(Purpose::Level(level));
        }
    }
    Some(purposes)
}
