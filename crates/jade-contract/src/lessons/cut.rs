//! [`Cut`]: a puzzle of JADE's collection, shuffled by a symmetry and reasoned through to where a technique is the next
//! thing to see, and no further. Lessons show such boards, drills ask about them.

use crate::Limits;
use jade_collection::{Category, Collection, Picker, Purpose};
use jade_generate::{Difficulty, TechniqueWish, Wish, early_profile, is_exclusive};
use jade_grid::{Geometry, Position};
use jade_logic::{Analysis, Outcome, Path, Profile, Step, Technique, TechniqueId};
use std::ops::ControlFlow;

/// A board at the moment when a technique applies and nothing simpler does.
pub(super) struct Cut {
    /// The techniques that were looked for, simpler ones first.
    pub(super) profile: Profile,
    /// The moment.
    pub(super) position: Position,
    /// What is to be seen.
    pub(super) step: Step,
    start: Position,
    way: Vec<Step>,
}

impl Cut {
    /// Whether there is nothing else to see, for who knows no harder techniques.
    pub(super) fn is_exclusive(&self) -> bool {
        is_exclusive(&self.profile, &Analysis::of_proper(&self.position), &self.step)
    }

    /// The positions on the way to the moment, which is not among them; the last first.
    pub(super) fn back(&self) -> impl Iterator<Item = Position> {
        let mut places = vec![self.start.clone()];
        for step in &self.way {
            let mut next = places[places.len() - 1].clone();
            step.apply(&mut next);
            places.push(next);
        }
        places.into_iter().rev().skip(1)
    }
}

/// The first step of a technique that changes a position.
pub(super) fn step_at(technique: &Technique, position: &Position) -> Option<Step> {
    let mut first = None;
    let _ = technique.find(&Analysis::of_proper(position), &mut |step| {
        if !step.changes(position) {
            return ControlFlow::Continue(());
        }
        first = Some(step);
        ControlFlow::Break(())
    });
    first
}

/// Boards for a technique, as many as the collection has, in an order and shuffled as the seed decides: in the full
/// profile if the technique is ever needed there, then in one where it comes early.
pub(super) fn cuts<'a>(
    technique: &'static Technique,
    seed: u64,
    limits: &'a Limits<'a>,
) -> impl Iterator<Item = Cut> + 'a {
    let id = technique.id();
    let profiles = [full(id), early_profile(id)].into_iter().flatten();
    profiles.flat_map(move |profile| {
        let count = ready(id, &profile);
        let picker = picker(TechniqueWish::any(id), &profile, seed);
        let in_time = (0..count).take_while(|_| !limits.stop()());
        picker.into_iter().flat_map(move |picker| {
            let profile = profile.clone();
            in_time.clone().filter_map(move |number| cut(&picker, number, technique, &profile, limits))
        })
    })
}

/// The first of them on which there is nothing else to see, or else the first; and whether it is so.
pub(super) fn clearest(cuts: impl Iterator<Item = Cut>) -> Option<(Cut, bool)> {
    let mut first = None;
    for cut in cuts {
        if cut.is_exclusive() {
            return Some((cut, true));
        }
        first.get_or_insert(cut);
    }
    first.map(|cut| (cut, false))
}

/// The full profile, with a technique that is off there.
pub(super) fn full(id: TechniqueId) -> Option<Profile> {
    Profile::full().with([id.as_str()]).ok()
}

/// How many puzzles the collection has in which a technique comes to be needed in a profile.
pub(super) fn ready(id: TechniqueId, profile: &Profile) -> u64 {
    let category = Category { profile: profile.name.clone(), purpose: Purpose::Technique(id) };
    Collection::embedded().count(&category) as u64
}

/// Puzzles of the collection for a technique in a profile, those that are known to be right first.
pub(super) fn picker(wished: TechniqueWish, profile: &Profile, seed: u64) -> Option<Picker> {
    let difficulty = Difficulty::Technique(wished);
    let wish = Wish { difficulty, profile: profile.clone(), ..Wish::new(Geometry::standard(9)?) };
    Picker::new(Collection::embedded(), wish, seed).ok()
}

fn cut(
    picker: &Picker,
    number: u64,
    technique: &'static Technique,
    profile: &Profile,
    limits: &Limits<'_>,
) -> Option<Cut> {
    let start = Position::new(&picker.shuffled(number)).ok()?;
    let path = Path::find_until(&Analysis::of_proper(&start), profile, Some(technique.id()), limits.stop());
    if path.outcome != Outcome::Reached {
        return None;
    }
    let step = step_at(technique, &path.end)?;
    Some(Cut { profile: profile.clone(), position: path.end, step, start, way: path.steps })
}
