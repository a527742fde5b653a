//! Drills, cut from the paths of puzzles of JADE’s collection under a symmetry that depends on the seed.

use super::cut::{Cut, clearest, cuts, full, step_at};
use super::{play, shown};
use crate::contract::{
    DrillGrade, DrillKind, DrillReply, DrillRequest, SummaryLine, TechniqueChoice, VERSION, convert,
};
use crate::error::OrTimeout;
use crate::{AskError, Limits, question};
use jade_grid::{Position, Symmetry};
use jade_lessons::{Kind, Shown, look_alikes};
use jade_logic::{Analysis, Level, Profile, Technique, next_step};
use jade_search::{Key, Random};
use jade_text::{Args, Texts};

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
const PLAIN: usize = 4;

/// The number of positions on the way to the technique to choose from. They are late ones, with few candidates left, so
/// that the technique might apply.
const LATE: usize = 12;

/// How many steps to go back in search of a position where both the technique and something simpler apply.
const BACK: usize = 20;

/// Makes a drill.
///
/// ```
/// use jade_contract::{DrillGrade, DrillKind, DrillRequest};
/// use jade_contract::{Limits, drill};
/// let request = DrillRequest {
///     technique: "naked-pair".to_owned(),
///     seed: 5,
///     lang: Default::default(),
///     kind: DrillKind::Find,
///     grade: Some(DrillGrade::Clean),
///     known: None,
/// };
/// let reply = drill(&request, &Limits::default()).unwrap();
/// assert!(reply.applies && reply.grade == Some(DrillGrade::Clean));
/// ```
///
/// # Errors
/// [`AskError`] if there is no such technique, the collection has no puzzle for it, or the time ran out.
pub fn drill(request: &DrillRequest, limits: &Limits<'_>) -> Result<DrillReply, AskError> {
    let texts = question::texts(request.lang);
    let technique = question::technique_in_field(&request.technique, "technique", texts)?;
    let only = request.known.clone().filter(|known| !known.is_empty());
    let knows_some = only.is_some();
    let mut known =
        question::techniques_in_field("", &TechniqueChoice { only, ..TechniqueChoice::default() }, texts)
            .map_err(|error| AskError { field: Some("known".to_owned()), ..error })?;
    // Without a choice it would be all techniques; a beginner knows none but the singles.
    if !knows_some {
        known.techniques.clear();
    }
    let maker = DrillMaker { technique, texts, seed: u64::from(request.seed), limits };
    let made = match request.kind {
        DrillKind::Find => maker.find(request.grade.unwrap_or(DrillGrade::Exclusive)),
        DrillKind::Whether => maker.whether(),
        DrillKind::Play => maker.play(request.known.is_some().then_some(&known)),
    };
    limits.check().or_timeout(texts)?;
    let args = Args::none().technique("technique", technique.id());
    made.ok_or_else(|| AskError::field("technique", texts.plain("lesson-no-other", &args)))
}

struct DrillMaker<'a> {
    technique: &'static Technique,
    texts: &'static Texts,
    seed: u64,
    limits: &'a Limits<'a>,
}

impl DrillMaker<'_> {
    fn reply(&self, shown: &Shown, grade: Option<DrillGrade>) -> DrillReply {
        let id = self.technique.id();
        DrillReply {
            version: VERSION,
            technique: id.to_string(),
            name: self.texts.technique_name(id),
            grade,
            applies: grade.is_some(),
            shown: shown::encode(shown, self.texts),
            rest: Vec::new(),
            within: true,
        }
    }

    fn cuts(&self) -> impl Iterator<Item = Cut> {
        cuts(self.technique, self.seed, self.limits)
    }

    /// Returns a board on which to find the technique.
    fn find(&self, grade: DrillGrade) -> Option<DrillReply> {
        let (shown, grade) = self.present(grade)?;
        Some(self.reply(&shown, Some(grade)))
    }

    /// Asks whether the technique applies. The seed decides the answer, so the same board is never used for both.
    fn whether(&self) -> Option<DrillReply> {
        let (shown, grade) = match Key::new("answer of a drill").number(self.seed).random().below(2) {
            0 => self.present(DrillGrade::Clean).map(|(shown, grade)| (shown, Some(grade)))?,
            _ => (self.absent()?, None),
        };
        let mut reply = self.reply(&shown, grade);
        // Always show the candidate lists: whether they are there would give the answer away.
        reply.shown.sheet.candidates.get_or_insert_with(|| shown.candidate_lists());
        if grade.is_none() && shown.kind != Kind::LooksLike {
            let geometry = shown.position.geometry();
            let args = |id| Args::on(geometry).technique("technique", id);
            let absent = self.texts.message("drill-absent", &args(self.technique.id()));
            let instead = self.texts.message("drill-instead", &args(shown.step.technique));
            let before = [absent, instead].map(|text| convert::sentence(geometry, text));
            reply.shown.walk.splice(0..0, before);
        }
        Some(reply)
    }

    /// Returns a board to play on from that needs only known techniques, if there is one.
    fn play(&self, known: Option<&Profile>) -> Option<DrillReply> {
        let game = play::game(self.technique, known, self.seed, self.limits)?;
        let reply = self.reply(&Shown::of(game.position, game.step), Some(DrillGrade::Clean));
        let rest: Vec<SummaryLine> = convert::summary(&game.rating, &game.profile, self.texts);
        Some(DrillReply { rest, within: game.within, ..reply })
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
            cut.back().take(BACK).find_map(at)
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
        if random.below(PLAIN) > 0
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
        let mut places: Vec<Position> = cut.back().filter(is_good).take(LATE).collect();
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
