//! Drills: cut from the paths of puzzles of JADE's collection, shuffled by a symmetry that the seed decides.

use super::{another, shown};
use crate::contract::{
    DrillGrade, DrillKind, DrillReply, DrillRequest, ShownJson, SummaryLine, VERSION, convert,
};
use crate::{AskError, Limits, question};
use jade_generate::{Found, Moment, TechniqueWish};
use jade_grid::{Position, Symmetry};
use jade_lessons::{Shown, look_alikes};
use jade_logic::{Analysis, Path, Profile, Ranked, Step, Technique, next_step};
use jade_search::Random;
use jade_text::{Args, Texts};

/// How many puzzles are tried for what is asked for, before something simpler will do.
const TRIES: u64 = 12;

/// How many puzzles are tried for one that needs nothing beyond what is known.
const PLAY_TRIES: u64 = 40;

/// Of so many boards without the technique, one is cut from a path; the others only look like it.
const PLAIN: usize = 4;

/// Makes a drill.
///
/// ```
/// use jade_tutor::contract::{DrillGrade, DrillKind, DrillRequest};
/// use jade_tutor::{Limits, drill};
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
    let Some(technique) = question::named(&Some(request.technique.clone()), "technique", texts)? else {
        unreachable!("an id that is given is found or an error")
    };
    let known =
        question::chosen(&None, &request.known.clone().filter(|known| !known.is_empty()), &None, texts)
            .map_err(|error| AskError { field: Some("known".to_owned()), ..error })?;
    let maker = Maker { technique, texts, seed: u64::from(request.seed), limits };
    let made = match request.kind {
        DrillKind::Find => maker.find(request.grade),
        // The seed decides, so that the same board is not asked about twice in two ways.
        DrillKind::Whether if Random::numbered(maker.seed, 1).below(2) == 0 => {
            maker.find(Some(DrillGrade::Clean))
        }
        DrillKind::Whether => maker.absent(),
        DrillKind::Play => maker.play(request.known.is_some().then_some(&known)),
    };
    limits.in_time(texts)?;
    let args = Args::none().technique("technique", technique.id());
    made.ok_or_else(|| AskError::field("technique", texts.plain("lesson-no-other", &args)))
}

struct Maker<'a> {
    technique: &'static dyn Technique,
    texts: &'static Texts,
    seed: u64,
    limits: &'a Limits<'a>,
}

impl Maker<'_> {
    fn reply(&self, shown: ShownJson, grade: Option<DrillGrade>) -> DrillReply {
        let id = self.technique.id();
        DrillReply {
            version: VERSION,
            technique: id.to_string(),
            name: self.texts.technique_name(id),
            grade,
            applies: grade.is_some(),
            shown,
            rest: Vec::new(),
            within: true,
        }
    }

    fn shows(&self, position: Position, step: Step, grade: DrillGrade) -> DrillReply {
        self.reply(shown::told(&Shown::of(position, step), self.texts), Some(grade))
    }

    /// A board where the technique applies.
    fn find(&self, grade: Option<DrillGrade>) -> Option<DrillReply> {
        let id = self.technique.id();
        if grade.is_none_or(|grade| grade == DrillGrade::Exclusive) {
            let wish = TechniqueWish { exclusive: true, ..TechniqueWish::any(id) };
            let found = another::first(&wish, self.profile()?, TRIES, self.seed, self.limits);
            if let Some(Moment { position, step, .. }) = moment(found) {
                return Some(self.shows(position, step, DrillGrade::Exclusive));
            }
        }
        let found = self.any()?;
        if grade == Some(DrillGrade::Shared)
            && let Some((position, step)) = self.shared(&found)
        {
            return Some(self.shows(position, step, DrillGrade::Shared));
        }
        let Moment { position, step, .. } = moment(Some(found))?;
        Some(self.shows(position, step, DrillGrade::Clean))
    }

    fn profile(&self) -> Option<Profile> {
        Profile::full().with([self.technique.id().as_str()]).ok()
    }

    fn any(&self) -> Option<Found> {
        another::clean(self.technique.id(), self.seed, self.limits)
    }

    /// The positions of the path to the moment at which the technique is needed, and that one.
    fn places(&self, found: &Found) -> Vec<Position> {
        let (Some(profile), Ok(start)) = (self.profile(), Position::new(&found.puzzle)) else {
            return Vec::new();
        };
        let path = Path::find_until(
            &Analysis::of_proper(&start),
            &profile,
            Some(self.technique.id()),
            self.limits.stop(),
        );
        let mut places = vec![start];
        for step in &path.steps {
            let mut next = places[places.len() - 1].clone();
            step.apply(&mut next);
            places.push(next);
        }
        places
    }

    fn step_at(&self, position: &Position) -> Option<Step> {
        let steps = self.technique.all_steps(&Analysis::of_proper(position));
        steps.into_iter().find(|step| step.changes(position))
    }

    /// The last moment at which it applies already, though something simpler does too.
    fn shared(&self, found: &Found) -> Option<(Position, Step)> {
        let places = self.places(found);
        let before = places.into_iter().rev().skip(1).take(20);
        before.filter_map(|position| self.step_at(&position).map(|step| (position, step))).next()
    }

    /// A board where the technique does not apply, most often one that looks as if it did.
    fn absent(&self) -> Option<DrillReply> {
        let mut random = Random::numbered(self.seed, 2);
        let alike = look_alikes(self.technique.id());
        if alike.is_empty() {
            return self.plain(&mut random, false);
        }
        if random.below(PLAIN) == 0
            && let Some(plain) = self.plain(&mut random, true)
        {
            return Some(plain);
        }
        let example = alike[random.below(alike.len())].show().ok()?;
        let symmetry = Symmetry::random(example.position.geometry(), |bound| random.below(bound));
        match example.under(&symmetry) {
            Some(shuffled) => Some(self.reply(shown::told(&shuffled, self.texts), None)),
            None => self.plain(&mut random, false),
        }
    }

    /// A place on a path where the technique does not apply. Where a digit can be entered at once, nobody would look for
    /// anything but that: such places are the last choice, or none if there has to be `calm`.
    fn plain(&self, random: &mut Random, calm: bool) -> Option<DrillReply> {
        let found = self.any()?;
        let without = |position: &Position| self.step_at(position).is_none();
        let mut places: Vec<Position> = self.places(&found).into_iter().filter(without).collect();
        if !self.technique.is_single() {
            let quiet: Vec<Position> = places.iter().filter(|place| !has_single(place)).cloned().collect();
            if quiet.is_empty() && calm {
                return None;
            }
            if !quiet.is_empty() {
                places = quiet;
            }
        }
        // Late ones: with few candidates left it might be there.
        places.drain(..places.len().saturating_sub(12));
        if places.is_empty() {
            places.push(self.exhausted(moment(Some(found))?.position));
        }
        let position = places.swap_remove(random.below(places.len()));
        let geometry = position.geometry();
        let step = jade_logic::next_step(&Analysis::of_proper(&position), &self.profile()?)?;
        let args = || Args::on(geometry).technique("technique", self.technique.id());
        let instead = Args::on(geometry).technique("technique", step.technique);
        let mut shown = shown::told(&Shown::of(position.clone(), step), self.texts);
        // Marks as where the technique applies: their absence would give it away.
        shown.sheet.candidates.get_or_insert_with(|| shown::lists(&position));
        let said =
            [self.texts.message("drill-absent", &args()), self.texts.message("drill-instead", &instead)];
        shown.walk.splice(0..0, said.into_iter().map(|text| convert::spans(geometry, text)));
        Some(self.reply(shown, None))
    }

    /// The position after all that the technique has to say.
    fn exhausted(&self, mut position: Position) -> Position {
        while let Some(step) = self.step_at(&position) {
            step.apply(&mut position);
        }
        position
    }

    /// A board from which nothing but what is known leads to the end; if there is none, nothing harder than this.
    fn play(&self, known: Option<&Profile>) -> Option<DrillReply> {
        let id = self.technique.id();
        let full = self.profile()?;
        let wish = TechniqueWish { nothing_harder: true, ..TechniqueWish::any(id) };
        let learnt = known.map(|known| with_singles(known, &full, id.as_str()));
        let within = learnt
            .clone()
            .and_then(|profile| another::first(&wish, profile, PLAY_TRIES, self.seed, self.limits));
        let is_found = within.is_some();
        let found = within.or_else(|| another::first(&wish, full.clone(), TRIES, self.seed, self.limits));
        let Moment { position, step, .. } = moment(found.or_else(|| self.any()))?;
        let profile = if is_found { learnt.clone().unwrap_or(full) } else { full };
        let path = Path::find(&Analysis::of_proper(&position), &profile, self.limits.stop());
        let rest: Vec<SummaryLine> =
            convert::summary(&jade_rating::rate(&path, &profile), &profile, self.texts);
        let is_known = |line: &SummaryLine| {
            let is_it = |ranked: &Ranked| ranked.technique.id().as_str() == line.technique;
            learnt.as_ref().is_some_and(|profile| profile.techniques.iter().any(is_it))
        };
        let within = rest.iter().all(is_known);
        let reply = self.shows(position, step, DrillGrade::Clean);
        Some(DrillReply { rest, within, ..reply })
    }
}

fn moment(found: Option<Found>) -> Option<Moment> {
    found?.moment.map(|moment| *moment)
}

/// Whether a digit can be entered at once.
fn has_single(position: &Position) -> bool {
    next_step(&Analysis::of_proper(position), &Profile::full().singles()).is_some()
}

/// What is known, the singles, and the technique itself.
fn with_singles(known: &Profile, full: &Profile, id: &str) -> Profile {
    let singles = full.singles().techniques;
    let known = known.techniques.iter().chain(&singles).map(|ranked| ranked.technique.id());
    let known: Vec<String> = known.map(|id| id.to_string()).chain([id.to_owned()]).collect();
    let mut profile = full.clone();
    profile.techniques.retain(|ranked| known.iter().any(|id| *id == ranked.technique.id().as_str()));
    profile.last_resort = false;
    profile
}
