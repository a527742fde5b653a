//! Drills, cut from the paths of puzzles of JADE’s collection under a symmetry that depends on the seed.

mod cut;
mod play;

pub use play::PlayOn;

use crate::{Shown, look_alikes};
use cut::{Cut, clearest, cuts, full, step_at};
use jade_grid::{Position, Symmetry};
use jade_logic::{Analysis, Level, Profile, Technique, next_step};
use jade_search::{Key, Random};

/// The number of boards to try for an example before accepting one with more to find than the technique.
const EXAMPLE_TRIES: usize = 4;

/// Returns how many boards to try before accepting one with other things to find. Fewer at the highest levels, where
/// nearly always something else applies and boards take long to solve.
fn tries(level: Option<Level>) -> usize {
    match level {
        None | Some(Level::Beyond) => 1,
        Some(Level::Extreme) => 3,
        Some(_) => 12,
    }
}

/// One in this many boards without the technique is any position on the way to it; the others are near misses.
const BOARDS_PER_PLAIN_ONE: usize = 4;

/// The number of positions on the way to the technique to choose from. They are late ones, with few candidates left, so
/// that the technique might apply.
const LATE_POSITIONS: usize = 12;

/// How many steps to go back in search of a position where both the technique and something simpler apply.
const MAX_STEPS_BACK: usize = 20;

/// What else can be found on the board of a drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrillGrade {
    /// No other technique of the same or a lower level concludes anything.
    Exclusive,
    /// Nothing simpler applies.
    Clean,
    /// Something simpler applies too.
    Shared,
}

/// A board on which a pupil looks for a technique.
#[derive(Clone, Debug)]
pub struct Drill {
    /// The board and what can be found on it: the technique, or, if it does not apply, what the board shows instead.
    pub shown: Shown,
    /// What else can be found; `None` if the technique does not apply.
    pub grade: Option<DrillGrade>,
}

/// The drills of a technique. The same seed gives the same boards.
///
/// All questions return `None` if JADE’s collection has no puzzle for the technique (it makes boards for those of sums and clues), or if `stop` returned `true`.
///
/// ```
/// use jade_lessons::{DrillGrade, Drills};
/// use jade_logic::techniques::technique;
/// let drills = Drills { technique: technique("naked-pair").unwrap(), seed: 5, stop: &|| false };
/// let drill = drills.find(DrillGrade::Clean).unwrap();
/// assert_eq!(drill.grade, Some(DrillGrade::Clean));
/// assert_eq!(drill.shown.step.technique, drills.technique.id());
/// ```
#[derive(Clone, Copy)]
pub struct Drills<'a> {
    /// The technique to practise.
    pub technique: &'static Technique,
    /// Selects the boards and their symmetries.
    pub seed: u64,
    /// Called from time to time. When it returns `true`, the search for a board ends.
    pub stop: &'a dyn Fn() -> bool,
}

impl Drills<'_> {
    /// Returns a board where the technique is the simplest that applies. Prefers, among a few, one where a player who
    /// knows no harder techniques can find nothing else.
    pub fn example(&self) -> Option<Shown> {
        let (cut, _) = clearest(self.cuts().take(EXAMPLE_TRIES))?;
        Some(Shown::of(cut.position, cut.step))
    }

    /// Returns a board on which to find the technique, of this grade if there is one.
    pub fn find(&self, grade: DrillGrade) -> Option<Drill> {
        let (shown, grade) = self.present(grade)?;
        Some(Drill { shown, grade: Some(grade) })
    }

    /// Returns a board of which to say whether the technique applies. The seed decides the answer, so the same board is
    /// never used for both.
    pub fn whether(&self) -> Option<Drill> {
        match Key::new("answer of a drill").number(self.seed).random().below(2) {
            0 => self.find(DrillGrade::Clean),
            _ => Some(Drill { shown: self.absent()?, grade: None }),
        }
    }

    /// Returns a board to play on from. It needs only known techniques, this one and the singles to the end if there is
    /// such a board; otherwise nothing harder than the technique; otherwise it is any. `None` for `known` asks for the
    /// second kind.
    pub fn play_on(&self, known: Option<&Profile>) -> Option<PlayOn> {
        play::play_on(self.technique, known, self.seed, self.stop)
    }

    fn cuts(&self) -> impl Iterator<Item = Cut> {
        cuts(self.technique, self.seed, self.stop)
    }

    /// Returns a board where the technique applies, of this grade if there is one.
    fn present(&self, grade: DrillGrade) -> Option<(Shown, DrillGrade)> {
        if grade == DrillGrade::Exclusive {
            let id = self.technique.id();
            let tries = tries(full(id)?.level_of(id));
            let (cut, exclusive) = clearest(self.cuts().take(tries))?;
            let grade = if exclusive { DrillGrade::Exclusive } else { DrillGrade::Clean };
            return Some((Shown::of(cut.position, cut.step), grade));
        }
        let cut = self.cuts().next()?;
        let shared = || {
            // Find the last position where the technique and something simpler apply.
            let at = |place: Position| Some((step_at(self.technique, &place)?, place));
            cut.back().take(MAX_STEPS_BACK).find_map(at)
        };
        if grade == DrillGrade::Shared
            && let Some((step, place)) = shared()
        {
            return Some((Shown::of(place, step), grade));
        }
        Some((Shown::of(cut.position, cut.step), DrillGrade::Clean))
    }

    /// Returns a board where the technique does not apply: usually a near miss, otherwise a position on the way to it,
    /// with the step that applies instead.
    fn absent(&self) -> Option<Shown> {
        let mut random = Key::new("board of a drill").number(self.seed).random();
        if random.below(BOARDS_PER_PLAIN_ONE) > 0
            && let Some(alike) = self.alike(&mut random)
        {
            return Some(alike);
        }
        let cut = self.cuts().next()?;
        let instead = |place: Position| {
            let step = next_step(&Analysis::of_proper(&place), &cut.profile)?;
            Some(Shown::of(place, step))
        };
        let on_the_way = self.place(&cut, &mut random).and_then(instead);
        on_the_way.or_else(|| self.alike(&mut random)).or_else(|| instead(self.exhausted(&cut)))
    }

    /// Returns a near miss of the technique, if there is one.
    fn alike(&self, random: &mut Random) -> Option<Shown> {
        let alike = look_alikes(self.technique.id());
        if alike.is_empty() {
            return None;
        }
        let example = alike[random.below(alike.len())].show().ok()?;
        let symmetry = Symmetry::random(example.position.geometry(), |bound| random.below(bound));
        example.under(&symmetry)
    }

    /// Returns a late position on the way to the technique where it does not apply yet. Unless the technique is a
    /// single, no digit can be placed there, since a player would place it first.
    fn place(&self, cut: &Cut, random: &mut Random) -> Option<Position> {
        let singles = cut.profile.singles();
        let enters = |place: &Position| next_step(&Analysis::of_proper(place), &singles).is_some();
        let is_good = |place: &Position| {
            (self.technique.is_single() || !enters(place)) && step_at(self.technique, place).is_none()
        };
        let mut places: Vec<Position> = cut.back().filter(is_good).take(LATE_POSITIONS).collect();
        if places.is_empty() { None } else { Some(places.swap_remove(random.below(places.len()))) }
    }

    /// Returns the position after all steps of the technique.
    fn exhausted(&self, cut: &Cut) -> Position {
        let mut position = cut.position.clone();
        while let Some(step) = step_at(self.technique, &position) {
            step.apply(&mut position);
        }
        position
    }
}
