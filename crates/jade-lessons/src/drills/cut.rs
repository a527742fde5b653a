//! [`Cut`]: a puzzle of JADE’s collection, transformed by a symmetry and solved up to where a technique is the next
//! step. Lessons show such boards, drills ask about them. Techniques of sums have killers made for the purpose, those of
//! clues boards with clues, since the collection has neither.

use jade_collection::{Category, Collection, Picker, Purpose};
use jade_generate::{Difficulty, Generator, TechniqueWish, Wish, early_profile, is_exclusive};
use jade_grid::{Geometry, Position, Puzzle};
use jade_logic::{Analysis, Needs, Outcome, Path, Profile, Step, Technique, TechniqueId};
use std::ops::ControlFlow;

/// How many boards with rules are made for a drill before giving up. Nearly all of them need the techniques of their rules.
const MOST_MADE: u64 = 24;

/// Clues that have solutions; boards are made with them.
const CLUES: [&str; 3] = [
    "sandwich 27 r9c1 r9c9; sandwich 20 r5c1 r5c9; sandwich 0 r7c1 r7c9; sandwich 5 r1c7 r9c7; sandwich 20 r1c1 r1c9; \
     sandwich 10 r1c5 r9c5; sandwich 13 r1c3 r9c3; sandwich 30 r8c1 r8c9; sandwich 0 r1c2 r9c2; sandwich 0 r4c1 r4c9",
    "x-sum 30 r1c9 r9c9; skyscraper 4 r9c2 r1c2; x-sum 26 r4c1 r4c9; skyscraper 1 r9c6 r1c6; x-sum 38 r5c1 r5c9; \
     skyscraper 4 r1c1 r9c1; x-sum 36 r9c5 r1c5; skyscraper 3 r9c4 r1c4; skyscraper 1 r8c1 r8c9; x-sum 45 r3c9 r3c1",
    "sandwich 14 r1c8 r9c8; x-sum 29 r1c2 r9c2; skyscraper 6 r1c7 r9c7; sandwich 5 r1c6 r9c6; x-sum 42 r9c1 r9c9; \
     sandwich 2 r1c1 r1c9; x-sum 10 r9c9 r1c9; quadruple 89 r5c3 r5c4 r6c3 r6c4; quadruple 56 r3c8 r3c9 r4c8 r4c9; \
     quadruple 48 r6c8 r6c9 r7c8 r7c9; between r9c3 r9c2 r8c3 r7c3; between r1c8 r1c9 r2c8 r1c7",
];

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
    let made = made(technique, seed, stop)
        .zip(full(id).into_iter().cycle())
        .filter_map(move |(puzzle, profile)| cut(&puzzle, technique, &profile, stop));
    let profiles = [full(id), early_profile(id)].into_iter().flatten();
    let collected = profiles.flat_map(move |profile| {
        let count = puzzles_for(id, &profile);
        let picker = picker(TechniqueWish::any(id), &profile, seed);
        let in_time = (0..count).take_while(|_| !stop());
        picker.into_iter().flat_map(move |picker| {
            let profile = profile.clone();
            in_time
                .clone()
                .filter_map(move |number| cut(&picker.shuffled(number)?, technique, &profile, stop))
        })
    });
    made.chain(collected)
}

/// Rules by which cells exclude digits elsewhere.
const EXCLUDING: [&str; 4] = ["anti-knight", "thermometers", "non-consecutive", "whispers"];

/// Makes boards with rules of this seed, if the technique is about rules, regions, sums or clues.
fn made<'a>(
    technique: &Technique,
    seed: u64,
    stop: &'a dyn Fn() -> bool,
) -> impl Iterator<Item = Puzzle> + 'a {
    let rules = match technique.needs {
        Needs::Rules => EXCLUDING.get(seed as usize % EXCLUDING.len()).copied(),
        Needs::IrregularRegions => Some("jigsaw"),
        Needs::Sums => Some("killer"),
        Needs::Clues => CLUES.get(seed as usize % CLUES.len()).copied(),
        _ => None,
    };
    let plain = Geometry::standard(9).zip(rules);
    let wish = plain.and_then(|(plain, rules)| Wish::with_rules(plain, rules, seed).ok());
    let generator = wish.and_then(|wish| Generator::new(wish).ok());
    generator.into_iter().flat_map(move |mut generator| {
        (0..MOST_MADE).take_while(|_| !stop()).filter_map(move |number| {
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
