//! Boards to play on from: where a technique is needed, and then nothing harder than what is known.

use super::cut::{cuts, full, picker, ready};
use crate::Limits;
use jade_generate::{Moment, TechniqueWish};
use jade_grid::Position;
use jade_logic::Rating;
use jade_logic::{Analysis, Path, Profile, Step, Technique, TechniqueId};
use std::ops::ControlFlow;

/// How many puzzles are tried for one that needs nothing beyond what is known.
const KNOWN_TRIES: u64 = 40;

/// How many are tried for one that needs nothing harder than the technique.
const TRIES: u64 = 12;

/// A board to play on from.
pub(super) struct Game {
    pub(super) position: Position,
    /// What is to be seen first.
    pub(super) step: Step,
    /// What is needed from there to the end.
    pub(super) rating: Rating,
    /// In this profile.
    pub(super) profile: Profile,
    /// Whether that is nothing beyond what is known.
    pub(super) within: bool,
}

/// A board from which nothing but what is known leads to the end; if there is none, nothing harder than this; if there is
/// none of those either, any.
pub(super) fn game(
    technique: &'static Technique,
    known: Option<&Profile>,
    seed: u64,
    limits: &Limits<'_>,
) -> Option<Game> {
    let id = technique.id();
    let full = full(id)?;
    let learnt = known.map(|known| with_singles(known, &full, id));
    let easy = |profile: &Profile, tries| needing_no_more(id, profile, tries, seed, limits);
    let within = learnt.as_ref().and_then(|learnt| Some((easy(learnt, KNOWN_TRIES)?, learnt.clone())));
    let found = within
        .or_else(|| Some((easy(&full, TRIES.min(ready(id, &full)))?, full.clone())))
        .map(|(moment, profile)| (moment.position, moment.step, profile))
        .or_else(|| cuts(technique, seed, limits).next().map(|cut| (cut.position, cut.step, full.clone())));
    let (position, step, profile) = found?;
    let path = Path::find(&Analysis::of_proper(&position), &profile, limits.stop());
    let rating = jade_logic::rate(&path, &profile);
    let is_known = |id| learnt.as_ref().is_some_and(|learnt| learnt.level_of(id).is_some());
    let within = rating.addends.iter().all(|addend| is_known(addend.technique));
    Some(Game { position, step, rating, profile, within })
}

/// The first of so many puzzles that needs nothing that comes after the technique, at the moment when it does.
fn needing_no_more(
    id: TechniqueId,
    profile: &Profile,
    tries: u64,
    seed: u64,
    limits: &Limits<'_>,
) -> Option<Moment> {
    let wished = TechniqueWish { nothing_harder: true, ..TechniqueWish::any(id) };
    let picker = picker(wished, profile, seed)?;
    let mut found = None;
    picker.attempts(0..tries.min(picker.len() as u64), limits.stop(), &mut |one| {
        found = one.moment;
        ControlFlow::Break(())
    });
    found.map(|moment| *moment)
}

/// What is known, the singles, and the technique itself.
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
