//! Boards to play on from: the technique is needed, and then nothing harder than the pupil knows.

use super::cut::{cuts, full, picker, puzzles_for};
use crate::Shown;
use jade_generate::{Moment, TechniqueWish};
use jade_logic::{Analysis, Path, Profile, Rating, Technique, TechniqueId};
use std::ops::ControlFlow;

/// The number of puzzles to try for one that needs only known techniques.
const MAX_PUZZLES_OF_KNOWN: u64 = 40;

/// The number of puzzles to try for one that needs nothing harder than the technique.
const MAX_PUZZLES: u64 = 12;

/// A board to play on from, where the technique is needed first.
#[derive(Clone, Debug)]
pub struct PlayOn {
    /// The board and the first step.
    pub shown: Shown,
    /// The rating of the path from here to the end.
    pub rating: Rating,
    /// The profile that it is rated in.
    pub profile: Profile,
    /// Whether the path needs only known techniques.
    pub within: bool,
}

/// Finds a board that needs only known techniques to the end; otherwise one that needs nothing harder than the
/// technique; otherwise any.
pub(super) fn play_on(
    technique: &'static Technique,
    known: Option<&Profile>,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<PlayOn> {
    let id = technique.id();
    let full = full(id)?;
    let learnt = known.map(|known| with_singles(known, &full, id));
    let easy = |profile: &Profile, tries| needing_no_more(id, profile, tries, seed, stop);
    let within =
        learnt.as_ref().and_then(|learnt| Some((easy(learnt, MAX_PUZZLES_OF_KNOWN)?, learnt.clone())));
    let found = within
        .or_else(|| Some((easy(&full, MAX_PUZZLES.min(puzzles_for(id, &full)))?, full.clone())))
        .map(|(moment, profile)| (moment.position, moment.step, profile))
        .or_else(|| cuts(technique, seed, stop).next().map(|cut| (cut.position, cut.step, full.clone())));
    let (position, step, profile) = found?;
    let path = Path::find(&Analysis::of_proper(&position), &profile, stop);
    let rating = jade_logic::rate(&path, &profile);
    let is_known = |id| learnt.as_ref().is_some_and(|learnt| learnt.level_of(id).is_some());
    let within = rating.addends.iter().all(|addend| is_known(addend.technique));
    Some(PlayOn { shown: Shown::of(position, step), rating, profile, within })
}

/// Returns the first of `tries` puzzles that needs nothing after the technique in the profile, at the point where it
/// applies.
fn needing_no_more(
    id: TechniqueId,
    profile: &Profile,
    tries: u64,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Moment> {
    let wished = TechniqueWish { nothing_harder: true, ..TechniqueWish::any(id) };
    let picker = picker(wished, profile, seed)?;
    let mut found = None;
    picker.attempts(0..tries.min(picker.len() as u64), stop, &mut |one| {
        found = one.moment;
        ControlFlow::Break(())
    });
    found.map(|moment| *moment)
}

/// Returns a profile of the known techniques, the singles and the technique itself.
fn with_singles(known: &Profile, full: &Profile, id: TechniqueId) -> Profile {
    let singles = full.singles();
    let mut profile = full.clone();
    profile.techniques.retain(|ranked| {
        let of = ranked.technique.id();
        of == id || known.level_of(of).is_some() || singles.level_of(of).is_some()
    });
    profile.last_resort = false;
    profile
}
