//! Drills: cut from the paths of puzzles of JADE's collection, shuffled by a symmetry that the seed decides.

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
use jade_search::Random;
use jade_text::{Args, Texts};

/// How many boards are tried for one with nothing else to see, before one will do that has more. Below the techniques of
/// the highest levels is so much that nearly always something applies, and their boards take long to reason through.
fn tries(level: Option<Level>) -> usize {
    match level {
        None | Some(Level::Beyond) => 1,
        Some(Level::Extreme) => 3,
        Some(_) => 12,
    }
}

/// Of so many boards without the technique, one is any place on the way to it; the others look like it.
const PLAIN: usize = 4;

/// From how many places on the way to the technique one is chosen: late ones, on which few candidates are left, so that
/// it might be there.
const LATE: usize = 12;

/// How far back a place is sought at which the technique applies beside something simpler.
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
/// [`AskError`] if there is no such technique, the collection has nothing for it, or time ran out.
pub fn drill(request: &DrillRequest, limits: &Limits<'_>) -> Result<DrillReply, AskError> {
    let texts = question::texts(request.lang);
    let technique = question::named(&request.technique, "technique", texts)?;
    let only = request.known.clone().filter(|known| !known.is_empty());
    let known = question::chosen("", &TechniqueChoice { only, ..TechniqueChoice::default() }, texts)
        .map_err(|error| AskError { field: Some("known".to_owned()), ..error })?;
    let maker = Maker { technique, texts, seed: u64::from(request.seed), limits };
    let made = match request.kind {
        DrillKind::Find => maker.find(request.grade.unwrap_or(DrillGrade::Exclusive)),
        DrillKind::Whether => maker.whether(),
        DrillKind::Play => maker.play(request.known.is_some().then_some(&known)),
    };
    limits.check().or_timeout(texts)?;
    let args = Args::none().technique("technique", technique.id());
    made.ok_or_else(|| AskError::field("technique", texts.plain("lesson-no-other", &args)))
}

struct Maker<'a> {
    technique: &'static Technique,
    texts: &'static Texts,
    seed: u64,
    limits: &'a Limits<'a>,
}

impl Maker<'_> {
    fn reply(&self, shown: &Shown, grade: Option<DrillGrade>) -> DrillReply {
        let id = self.technique.id();
        DrillReply {
            version: VERSION,
            technique: id.to_string(),
            name: self.texts.technique_name(id),
            grade,
            applies: grade.is_some(),
            shown: shown::told(shown, self.texts),
            rest: Vec::new(),
            within: true,
        }
    }

    fn cuts(&self) -> impl Iterator<Item = Cut> {
        cuts(self.technique, self.seed, self.limits)
    }

    /// A board to find the technique on.
    fn find(&self, grade: DrillGrade) -> Option<DrillReply> {
        let (shown, grade) = self.present(grade)?;
        Some(self.reply(&shown, Some(grade)))
    }

    /// Is it there at all? The seed decides, so that the same board is not asked about twice in two ways.
    fn whether(&self) -> Option<DrillReply> {
        let (shown, grade) = match Random::numbered(self.seed, 1).below(2) {
            0 => self.present(DrillGrade::Clean).map(|(shown, grade)| (shown, Some(grade)))?,
            _ => (self.absent()?, None),
        };
        let mut reply = self.reply(&shown, grade);
        // With marks or without them would give the answer away.
        reply.shown.sheet.candidates.get_or_insert_with(|| shown::lists(&shown.position));
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

    /// A board to play on from, if there is one with nothing but what is known.
    fn play(&self, known: Option<&Profile>) -> Option<DrillReply> {
        let game = play::game(self.technique, known, self.seed, self.limits)?;
        let reply = self.reply(&Shown::of(game.position, game.step), Some(DrillGrade::Clean));
        let rest: Vec<SummaryLine> = convert::summary(&game.rating, &game.profile, self.texts);
        Some(DrillReply { rest, within: game.within, ..reply })
    }

    /// A board where the technique applies, of this grade if there is one.
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
            // The last place at which it applies already, though something simpler does too.
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

    /// A board where the technique does not apply: most often one that looks as if it did, else a place on the way to
    /// where it does, with what there is instead.
    fn absent(&self) -> Option<Shown> {
        let mut random = Random::numbered(self.seed, 2);
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

    /// A board that looks as if the technique applied, should there be any.
    fn alike(&self, random: &mut Random) -> Option<Shown> {
        let alike = look_alikes(self.technique.id());
        if alike.is_empty() {
            return None;
        }
        let example = alike[random.below(alike.len())].show().ok()?;
        let symmetry = Symmetry::random(example.position.geometry(), |bound| random.below(bound));
        example.under(&symmetry)
    }

    /// A late place on the way to the technique where it does not apply yet. Where a digit can be entered at once, nobody
    /// would look for anything but that, unless for a single.
    fn place(&self, cut: &Cut, random: &mut Random) -> Option<Position> {
        let singles = cut.profile.singles();
        let enters = |place: &Position| next_step(&Analysis::of_proper(place), &singles).is_some();
        let is_good = |place: &Position| {
            (self.technique.is_single() || !enters(place)) && step_at(self.technique, place).is_none()
        };
        let mut places: Vec<Position> = cut.back().filter(is_good).take(LATE).collect();
        if places.is_empty() { None } else { Some(places.swap_remove(random.below(places.len()))) }
    }

    /// The position after all that the technique has to say.
    fn exhausted(&self, cut: &Cut) -> Position {
        let mut position = cut.position.clone();
        while let Some(step) = step_at(self.technique, &position) {
            step.apply(&mut position);
        }
        position
    }
}
