//! [`Cut`]: a puzzle of JADE’s collection, transformed by a symmetry and solved up to where a technique is the next
//! step. Lessons show such boards, drills ask about them. Techniques of sums have killers made for the purpose, since the
//! collection has none.

use jade_collection::{Category, Collection, Picker, Purpose};
use jade_generate::{Difficulty, Generator, TechniqueWish, Wish, early_profile, is_exclusive};
use jade_grid::{Geometry, Position, Puzzle};
use jade_logic::{Analysis, Needs, Outcome, Path, Profile, Step, Technique, TechniqueId};
use std::ops::ControlFlow;

/// How many killers are made for a drill before giving up. Nearly every killer needs the techniques of sums.
const MOST_KILLERS: u64 = 24;

/// A board where a technique is the simplest that applies.
pub(super) struct Cut {
    /// The techniques that were tried, simplest first.
    pub(super) profile: Profile,
    /// The position where the technique applies.
    pub(super) position: Position,
    /// The step of the technique.
    pub(super) step: Step,
    start: Position,
    way: Vec<Step>,
}

impl Cut {
    /// Returns whether a player who knows no harder techniques can find nothing else.
    pub(super) fn is_exclusive(&self) -> bool {
        is_exclusive(&self.profile, &Analysis::of_proper(&self.position), &self.step)
    }

    /// Returns the positions on the way to this one, last first, without this one itself.
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

/// Returns the first step of a technique that changes a position.
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

/// Returns boards for a technique, as many as the collection has, in an order and with symmetries that depend on the
/// seed. Boards where the full profile needs the technique come first, then those where it comes early.
pub(super) fn cuts<'a>(
    technique: &'static Technique,
    seed: u64,
    stop: &'a dyn Fn() -> bool,
) -> impl Iterator<Item = Cut> + 'a {
    let id = technique.id();
    let killers = killers(technique, seed, stop)
        .zip(full(id).into_iter().cycle())
        .filter_map(move |(puzzle, profile)| cut(&puzzle, technique, &profile, stop));
    let profiles = [full(id), early_profile(id)].into_iter().flatten();
    let collected = profiles.flat_map(move |profile| {
        let count = puzzles_for(id, &profile);
        let picker = picker(TechniqueWish::any(id), &profile, seed);
        let in_time = (0..count).take_while(|_| !stop());
        picker.into_iter().flat_map(move |picker| {
            let profile = profile.clone();
            in_time.clone().filter_map(move |number| cut(&picker.shuffled(number), technique, &profile, stop))
        })
    });
    killers.chain(collected)
}

/// Makes killers of this seed, if the technique is about sums.
fn killers<'a>(
    technique: &Technique,
    seed: u64,
    stop: &'a dyn Fn() -> bool,
) -> impl Iterator<Item = Puzzle> + 'a {
    let wish = Geometry::standard(9).and_then(|plain| Wish::with_rules(plain, "killer", seed).ok());
    let wish = wish.filter(|_| technique.needs == Needs::Sums);
    let generator = wish.and_then(|wish| Generator::new(wish).ok());
    generator.into_iter().flat_map(move |mut generator| {
        (0..MOST_KILLERS).take_while(|_| !stop()).filter_map(move |number| {
            let mut made = None;
            generator.attempts(seed, number..number + 1, stop, &mut |one| {
                made = Some(one.puzzle);
                ControlFlow::Break(())
            });
            made
        })
    })
}

/// Returns the first board where nothing else can be found, or the first of all; and which of the two it is.
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

/// Returns the full profile, extended by a technique that it lacks.
pub(super) fn full(id: TechniqueId) -> Option<Profile> {
    Profile::full().with([id.as_str()]).ok()
}

/// Returns how many puzzles of the collection need a technique in a profile.
pub(super) fn puzzles_for(id: TechniqueId, profile: &Profile) -> u64 {
    let category = Category { profile: profile.name.clone(), purpose: Purpose::Technique(id) };
    Collection::embedded().count(&category) as u64
}

/// Returns a picker of puzzles that need a technique in a profile. Puzzles known to need it come first.
pub(super) fn picker(wished: TechniqueWish, profile: &Profile, seed: u64) -> Option<Picker> {
    let difficulty = Difficulty::Technique(wished);
    let wish = Wish { difficulty, profile: profile.clone(), ..Wish::new(Geometry::standard(9)?) };
    Picker::new(Collection::embedded(), wish, seed).ok()
}

fn cut(
    puzzle: &Puzzle,
    technique: &'static Technique,
    profile: &Profile,
    stop: &dyn Fn() -> bool,
) -> Option<Cut> {
    let start = Position::new(puzzle).ok()?;
    let path = Path::find_until(&Analysis::of_proper(&start), profile, Some(technique.id()), stop);
    if path.outcome != Outcome::Reached {
        return None;
    }
    let step = step_at(technique, &path.end)?;
    Some(Cut { profile: profile.clone(), position: path.end, step, start, way: path.steps })
}
