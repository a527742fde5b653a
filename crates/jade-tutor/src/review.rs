//! [`review`]: a look back at a game, the player's own entries compared with the easiest path.
//!
//! ```text
//!   entries, in order ─→ is it right? ─→ what does it take to see it? ─→ counted by technique ┐
//!        │                  └ the first that is not                                            ├─→ side by side
//!        └ the longest waits ─→ what was the easiest then?      the easiest path, by technique ┘
//! ```
//!
//! What a player must see for an entry is the simplest explanation: a single, or the steps of the easiest path that the
//! entry depends on.

use crate::diagnosis::reasoning_position;
use crate::{Cancelled, Limits, classify, last_resort};
use jade_grid::{Candidate, Position, PositionError, Puzzle, Sheet};
use jade_logic::{Analysis, Profile, Step, TechniqueId, all_steps, next_step};
use jade_search::Classification;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

/// The number of waits that a review lists.
const MAX_WAITS: usize = 3;

/// The shortest wait that a review lists, in seconds.
const MIN_WAIT_SECONDS: u32 = 15;

/// The number of steps to try when explaining an entry.
const MAX_STEPS: usize = 150;

/// A digit that was entered during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The digit and its cell.
    pub candidate: Candidate,
    /// The time since the previous entry, in seconds.
    pub waited: u32,
    /// Whether the tutor made the entry.
    pub by_tutor: bool,
}

/// Returns the waits before entries, in seconds, from the times of play at which they were made. An unknown time, or
/// one before that of the previous entry, counts as the same time.
///
/// ```
/// let times = [Some(5), None, Some(20), Some(18)];
/// assert_eq!(jade_tutor::waits(times).collect::<Vec<_>>(), [5, 0, 15, 0]);
/// ```
pub fn waits(times: impl IntoIterator<Item = Option<u32>>) -> impl Iterator<Item = u32> {
    times.into_iter().scan(0, |last, time| {
        let now = time.unwrap_or(*last).max(*last);
        Some(now - std::mem::replace(last, now))
    })
}

/// The review of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The number of wrong entries.
    pub wrong: usize,
    /// The index of the first wrong entry, and the right digit of its cell; `None` if all are right.
    pub first_mistake: Option<(usize, Candidate)>,
    /// The number of right entries of the player that no technique explains, up to the hardest one of the easiest path.
    pub unexplained: usize,
    /// The longest waits before right entries of the player, longest first.
    pub longest_waits: Vec<Wait>,
    /// The techniques of the easiest path and of the player, simplest first.
    pub techniques: Vec<TechniqueUse>,
}

/// A long wait before an entry.
#[derive(Clone, PartialEq, Debug)]
pub struct Wait {
    /// The index of the entry.
    pub entry: usize,
    /// The length of the wait, in seconds.
    pub seconds: u32,
    /// The easiest step available at the time.
    pub easiest: Step,
}

/// How often a technique was needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechniqueUse {
    /// The technique.
    pub technique: TechniqueId,
    /// How often the easiest path uses it.
    pub easiest: u32,
    /// How often the player’s own entries needed it.
    pub own: u32,
}

/// The reason why a game cannot be reviewed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewError {
    /// The givens have no solution or several, or the search gave up.
    Improper(Classification),
    /// The initial sheet breaks a rule.
    Position(PositionError),
    /// The work was cancelled.
    Cancelled,
}

impl From<Cancelled> for ReviewError {
    fn from(Cancelled: Cancelled) -> ReviewError {
        ReviewError::Cancelled
    }
}

impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReviewError::Improper(_) => f.write_str("the givens are not known to have a single solution"),
            ReviewError::Position(error) => error.fmt(f),
            ReviewError::Cancelled => Cancelled.fmt(f),
        }
    }
}

impl std::error::Error for ReviewError {}

/// Reviews a game that began with the sheet `start`.
///
/// # Errors
/// [`ReviewError`] if the givens have no single solution, the sheet breaks a rule, or the work was cancelled.
pub fn review(start: &Sheet, entries: &[Entry], limits: &Limits<'_>) -> Result<Review, ReviewError> {
    let solution = match classify(start.givens(), limits) {
        Classification::Proper(solution) => solution,
        improper => {
            limits.check()?;
            return Err(ReviewError::Improper(improper));
        }
    };
    let position = reasoning_position(start, Some(&solution)).map_err(ReviewError::Position)?;
    let full = Profile::full();
    let analysis = Analysis::of_proper(&position);
    let easiest = last_resort::path(&analysis, &full, None, Some(&solution), limits.stop()).steps;
    let game = Game::play(position, &solution, entries, &profile_of(&easiest, &full), limits)?;
    limits.check()?;
    Ok(Review {
        longest_waits: game.longest_waits(entries),
        techniques: techniques(&easiest, &game.used, &full),
        wrong: game.wrong,
        first_mistake: game.mistake,
        unexplained: game.unexplained,
    })
}

/// Returns the profile used to explain entries: all techniques up to the hardest one of the easiest path.
fn profile_of(steps: &[Step], full: &Profile) -> Profile {
    let hardest = steps
        .iter()
        .filter_map(|step| full.techniques.iter().position(|ranked| ranked.technique.id() == step.technique))
        .max();
    let mut profile = full.clone();
    profile.techniques.truncate(hardest.map_or(profile.techniques.len(), |place| place + 1));
    profile.last_resort = false;
    profile
}

#[derive(Default)]
struct Game {
    /// How often the player’s own entries needed each technique.
    used: BTreeMap<TechniqueId, u32>,
    /// The index of the first wrong entry, and the right digit of its cell.
    mistake: Option<(usize, Candidate)>,
    wrong: usize,
    /// The player’s entries that no technique explains.
    unexplained: usize,
    /// The easiest step before each entry.
    easiest: Vec<Option<Step>>,
}

impl Game {
    fn play(
        mut position: Position,
        solution: &Puzzle,
        entries: &[Entry],
        profile: &Profile,
        limits: &Limits<'_>,
    ) -> Result<Game, Cancelled> {
        let mut game = Game::default();
        for (number, &Entry { candidate: entry, by_tutor, .. }) in entries.iter().enumerate() {
            limits.check()?;
            game.easiest.push(None);
            let right = Candidate::new(entry.cell, solution.get(entry.cell).unwrap_or(entry.digit));
            if entry != right {
                game.wrong += 1;
                game.mistake.get_or_insert((number, right));
                continue;
            }
            if position.value(entry.cell).is_some() {
                continue;
            }
            game.easiest[number] = next_step(&Analysis::of_proper(&position), profile);
            if !by_tutor {
                match steps_to_see(&position, entry, profile) {
                    None => game.unexplained += 1,
                    Some(steps) => {
                        for (step, last) in steps.iter().zip((0..steps.len()).rev()) {
                            // A placement on the way counts when the player enters it.
                            if last == 0 || step.placements.is_empty() {
                                *game.used.entry(step.technique).or_default() += 1;
                            }
                            for gone in &step.eliminations {
                                position.eliminate(gone.cell, gone.digit);
                            }
                        }
                    }
                }
            }
            position.place(entry.cell, entry.digit);
        }
        Ok(game)
    }

    /// Returns the longest waits before right entries of the player.
    fn longest_waits(&self, entries: &[Entry]) -> Vec<Wait> {
        let waits = entries.iter().zip(&self.easiest).enumerate();
        let mut waits: Vec<_> = waits
            .filter_map(|(number, (entry, step))| {
                let step = step.as_ref().filter(|_| !entry.by_tutor && entry.waited >= MIN_WAIT_SECONDS)?;
                Some((entry.waited, number, step))
            })
            .collect();
        waits.sort_by_key(|(seconds, number, _)| (Reverse(*seconds), *number));
        let wait =
            |(seconds, entry, step): (u32, usize, &Step)| Wait { entry, seconds, easiest: step.clone() };
        waits.into_iter().take(MAX_WAITS).map(wait).collect()
    }
}

/// Returns the steps that lead to an entry; the last one places it.
fn steps_to_see(position: &Position, entry: Candidate, profile: &Profile) -> Option<Vec<Step>> {
    let mut later = position.clone();
    let mut before = Vec::new();
    for _ in 0..MAX_STEPS {
        if let Some(single) = single(&later, entry, profile) {
            before.push(single);
            return Some(only_needed(position, before, entry, profile));
        }
        let analysis = Analysis::of_proper(&later);
        let step = all_but_placing(&analysis, profile).or_else(|| next_step(&analysis, profile))?;
        step.apply(&mut later);
        if later.value(entry.cell).is_some() {
            before.push(step);
            return Some(only_needed(position, before, entry, profile));
        }
        before.push(step);
    }
    None
}

/// Returns the simplest step that only eliminates candidates.
fn all_but_placing(analysis: &Analysis<'_>, profile: &Profile) -> Option<Step> {
    profile.techniques_for(analysis).find_map(|ranked| {
        let steps = ranked.technique.all_steps(analysis).into_iter();
        steps.filter(|step| step.placements.is_empty()).find(|step| step.changes(analysis.position()))
    })
}

/// Returns a single that places this entry.
fn single(position: &Position, entry: Candidate, profile: &Profile) -> Option<Step> {
    let steps = all_steps(&Analysis::of_proper(position), &profile.singles());
    steps.into_iter().find(|step| step.placements.contains(&entry))
}

/// Drops the steps that the last one does not depend on.
fn only_needed(position: &Position, mut steps: Vec<Step>, entry: Candidate, profile: &Profile) -> Vec<Step> {
    let Some(last) = steps.pop() else { return steps };
    let mut place = steps.len();
    while place > 0 {
        place -= 1;
        let mut fewer = position.clone();
        for (_, step) in steps.iter().enumerate().filter(|(other, _)| *other != place) {
            step.apply(&mut fewer);
        }
        if single(&fewer, entry, profile).is_some() {
            steps.remove(place);
        }
    }
    steps.push(last);
    steps
}

fn techniques(easiest: &[Step], own: &BTreeMap<TechniqueId, u32>, full: &Profile) -> Vec<TechniqueUse> {
    let ids = full.techniques.iter().map(|ranked| ranked.technique.id()).chain([Profile::LAST_RESORT]);
    let count = |id: TechniqueId| {
        let times = easiest.iter().filter(|step| step.technique == id).count();
        let easiest = u32::try_from(times).unwrap_or(u32::MAX);
        TechniqueUse { technique: id, easiest, own: own.get(&id).copied().unwrap_or(0) }
    };
    ids.map(count).filter(|used| used.easiest + used.own > 0).collect()
}
