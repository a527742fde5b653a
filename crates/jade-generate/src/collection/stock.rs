//! What is to be on the shelves of a [`Collection`], and how more is found.
//!
//! | what | finds |
//! |---|---|
//! | a *harvest* ([`harvest`]): puzzles as they come, the whole path of each, on every shelf that wants it | what is needed now and then |
//! | *sighting* ([`sight`]): on the same paths, what would have applied, had it come [early] | what is seldom the simplest step |
//! | a wish of its own for a shelf ([`wish`]) | levels and techniques that come seldom |
//! | neighbours of what is there ([`near`]) | what is hardly ever met by chance |

use super::sight::Sight;
use super::{Collection, Label, Purpose};
use crate::{Difficulty, Generator, TechniqueWish, Wish};
use jade_grid::{Geometry, Position, Puzzle};
use jade_logic::techniques::technique;
use jade_logic::{Analysis, Expect, Level, Outcome, Path, Profile, TechniqueId};
use jade_search::{Auto, Classification, Engine, Limits};
use std::collections::BTreeSet;
use std::ops::{ControlFlow, Range};

/// The profile in which a technique comes right after the singles and before all others of the full one: where
/// simpler techniques say the same nearly always, only so it is ever the simplest step.
pub const EARLY: &str = "early";

/// How many puzzles a shelf is to hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    /// For a level.
    pub level: usize,
    /// For a technique.
    pub technique: usize,
}

impl Default for Quota {
    fn default() -> Quota {
        Quota { level: 200, technique: 50 }
    }
}

impl Quota {
    /// For the shelf with this label.
    pub fn of(&self, label: &Label) -> usize {
        match label.purpose {
            Purpose::Level(_) => self.level,
            Purpose::Technique(_) => self.technique,
        }
    }
}

/// The profile of this name in which a technique is sought: the full one with the technique, should it be off there.
fn profile(name: &str, technique: Option<TechniqueId>) -> Option<Profile> {
    let Some(id) = technique else { return Profile::named(name).ok() };
    match name {
        EARLY => early(id),
        _ => Profile::named(name).ok()?.with([id.as_str()]).ok(),
    }
}

/// The full profile with a technique right after the singles.
pub fn early(technique: TechniqueId) -> Option<Profile> {
    let full = Profile::full().with([technique.as_str()]).ok()?;
    let is_single =
        |id: TechniqueId| full.techniques.iter().any(|r| r.technique.id() == id && r.technique.is_single());
    let others = full.techniques.iter().map(|ranked| ranked.technique.id());
    let mut ids: Vec<&str> = Vec::new();
    ids.extend(others.clone().filter(|id| is_single(*id)).map(|id| id.as_str()));
    ids.extend((!is_single(technique)).then_some(technique.as_str()));
    ids.extend(others.filter(|id| !is_single(*id) && *id != technique).map(|id| id.as_str()));
    let early = Profile::full().with_choice(Some(&ids), &[]).ok()?;
    Some(Profile { name: EARLY.to_owned(), ..early })
}

/// Every shelf that there is to be, but those of [`EARLY`]: each level and each technique of each profile that
/// comes with JADE.
pub fn labels() -> Vec<Label> {
    let mut labels = Vec::new();
    for name in Profile::NAMES {
        let Ok(profile) = Profile::named(name) else { continue };
        let mut add = |purpose| labels.push(Label { profile: name.to_owned(), purpose });
        let levels: BTreeSet<Level> = profile.techniques.iter().map(|ranked| ranked.level).collect();
        levels.into_iter().for_each(|level| add(Purpose::Level(level)));
        profile.techniques.iter().for_each(|ranked| add(Purpose::Technique(ranked.technique.id())));
    }
    // What is off unless asked for belongs to no profile.
    let asked = Profile::catalogue().techniques.into_iter().map(|ranked| ranked.technique.id());
    let early = asked.filter(|id| Profile::is_on_request(*id)).map(early_label);
    labels.extend(early);
    labels
}

/// The shelf of [`EARLY`] for a technique.
pub fn early_label(technique: TechniqueId) -> Label {
    Label { profile: EARLY.to_owned(), purpose: Purpose::Technique(technique) }
}

/// What is to be asked for to fill a shelf; `None` if there is no such profile.
pub fn wish(label: &Label) -> Option<Wish> {
    let mut wish = Wish::new(Geometry::standard(9)?);
    match label.purpose {
        Purpose::Level(level) => {
            wish.profile = profile(&label.profile, None)?;
            wish.difficulty = Difficulty::Level(level);
        }
        Purpose::Technique(technique) => {
            wish.profile = profile(&label.profile, Some(technique))?;
            wish.difficulty = Difficulty::Technique(TechniqueWish::any(technique));
        }
    }
    Some(wish)
}

/// Whether a puzzle is good for what a shelf is for.
pub fn is_right(label: &Label, puzzle: &Puzzle) -> bool {
    let technique = match label.purpose {
        Purpose::Level(_) => None,
        Purpose::Technique(technique) => Some(technique),
    };
    let Some(profile) = profile(&label.profile, technique) else { return false };
    purposes(puzzle, &profile, &|| false).is_some_and(|purposes| purposes.contains(&label.purpose))
}

/// What a puzzle is good for in a profile; `None` if the profile does not solve it, or on cancelling.
fn purposes(puzzle: &Puzzle, profile: &Profile, cancel: &dyn Fn() -> bool) -> Option<BTreeSet<Purpose>> {
    let position = Position::new(puzzle).ok()?;
    let path = Path::find(&Analysis::of_proper(&position), profile, cancel);
    if path.outcome != Outcome::Solved {
        return None;
    }
    let mut purposes: BTreeSet<Purpose> =
        path.steps.iter().map(|step| Purpose::Technique(step.technique)).collect();
    let rating = jade_rating::rate(&path, profile);
    if let Some(level) = rating.level {
        let of_level = |a: &&jade_rating::Addend| profile.level_of(a.technique) == Some(level);
        let steps: u32 = rating.addends.iter().filter(of_level).map(|addend| addend.times).sum();
        // A puzzle of medium has two steps of it at least; see `Difficulty::Level`.
        if level != Level::Medium || steps >= 2 {
            purposes.insert(Purpose::Level(level));
        }
    }
    Some(purposes)
}

/// A puzzle of a harvest and what it is good for.
#[derive(Clone, Debug)]
pub struct Harvested {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The shelves that it may be put on.
    pub labels: Vec<Label>,
}

/// Makes these attempts at minimal puzzles and says what each is good for in a profile. Returns what was found,
/// and how many attempts were made before `cancel` said so.
pub fn harvest(
    profile: &Profile,
    seed: u64,
    numbers: Range<u64>,
    cancel: &dyn Fn() -> bool,
) -> (Vec<Harvested>, u64) {
    each(seed, numbers, cancel, &mut |puzzle| {
        let purposes = purposes(puzzle, profile, cancel).unwrap_or_default();
        let label = |purpose| Label { profile: profile.name.clone(), purpose };
        purposes.into_iter().map(label).collect()
    })
}

/// Makes these attempts at minimal puzzles and says for which of the wanted techniques each is good if they come
/// [early]. `wanted` is asked once for all. Returns what was found, and how many attempts were made before `cancel`
/// said so.
pub fn sight(
    wanted: &[TechniqueId],
    seed: u64,
    numbers: Range<u64>,
    cancel: &dyn Fn() -> bool,
) -> (Vec<Harvested>, u64) {
    let sight = Sight::of(wanted);
    each(seed, numbers, cancel, &mut |puzzle| {
        sight.seen(puzzle, cancel).into_iter().map(early_label).collect()
    })
}

/// Makes these attempts at minimal puzzles and says what each is good for.
fn each(
    seed: u64,
    numbers: Range<u64>,
    cancel: &dyn Fn() -> bool,
    labels: &mut dyn FnMut(&Puzzle) -> Vec<Label>,
) -> (Vec<Harvested>, u64) {
    let wish = Geometry::standard(9).map(Wish::new);
    let Some(mut generator) = wish.and_then(|wish| Generator::new(wish).ok()) else { return (Vec::new(), 0) };
    let (mut harvested, mut attempts) = (Vec::new(), 0);
    generator.attempts(seed, numbers, cancel, &mut |found| {
        let labels = labels(&found.puzzle);
        if !labels.is_empty() {
            harvested.push(Harvested { puzzle: found.puzzle, labels });
        }
        if cancel() {
            return ControlFlow::Break(());
        }
        attempts += 1;
        ControlFlow::Continue(())
    });
    (harvested, attempts)
}

/// What is to be asked for to fill a shelf with neighbours ([`Generator::near`]), and of which puzzles: of what is on
/// it; or, if that is empty, of what other shelves have for the purpose; or, if these are, too, of the boards that the
/// technique itself has as examples. `None` if there is no such profile.
pub fn near(collection: &Collection, label: &Label) -> Option<(Wish, Vec<Puzzle>)> {
    let wish = wish(label)?;
    let mut seeds: Vec<Puzzle> = collection.seeds(&wish).into_iter().cloned().collect();
    if let (true, Purpose::Technique(id)) = (seeds.is_empty(), label.purpose) {
        seeds = examples(id);
    }
    Some((wish, seeds))
}

/// The boards of nine on which a technique shows itself, as far as their givens have one solution.
fn examples(id: TechniqueId) -> Vec<Puzzle> {
    let examples = technique(id.as_str()).map(|technique| technique.examples()).unwrap_or_default();
    let shown = examples.iter().filter(|example| matches!(example.expect, Expect::Step(_)));
    let boards = shown.map(|example| {
        let position = example.position();
        let mut board = position.to_puzzle();
        let givens = position.givens().unwrap_or_default();
        board
            .geometry()
            .cells()
            .filter(|cell| !givens.contains(*cell))
            .for_each(|cell| board.set(cell, None));
        board
    });
    let is_proper = |board: &Puzzle| {
        let known = Auto.classify(board, &Limits::default());
        board.geometry().side() == 9 && matches!(known, Classification::Proper(_))
    };
    boards.filter(is_proper).collect()
}

impl Collection {
    /// Puts a harvested puzzle on the shelves that want more. Returns on how many.
    pub fn put(&mut self, harvested: &Harvested, quota: &Quota) -> usize {
        let mut count = 0;
        for label in &harvested.labels {
            if self.count(label) < quota.of(label) {
                count += usize::from(self.shelf_mut(label).add(&harvested.puzzle));
            }
        }
        count
    }

    /// The shelves that want more, with how many.
    pub fn wanting(&self, quota: &Quota) -> Vec<(Label, usize)> {
        let missing = |label: Label| {
            let missing = quota.of(&label).saturating_sub(self.count(&label));
            (label, missing)
        };
        labels().into_iter().map(missing).filter(|(_, missing)| *missing > 0).collect()
    }

    /// The techniques that want more puzzles in which they come [early]: those that are off unless asked for, and
    /// those of which the full profile has not enough.
    pub fn wanting_early(&self, quota: &Quota) -> Vec<TechniqueId> {
        let in_full = |id| {
            self.count(&Label { profile: Profile::NAMES[0].to_owned(), purpose: Purpose::Technique(id) })
        };
        let all = Profile::catalogue().techniques.into_iter().map(|ranked| ranked.technique.id());
        let few = all.filter(|id| Profile::is_on_request(*id) || in_full(*id) < quota.technique);
        few.filter(|id| self.count(&early_label(*id)) < quota.technique).collect()
    }
}
