//! Encodes the drills of `jade-lessons`.

use super::shown;
use crate::contract::{DrillGrade, DrillKind, DrillReply, DrillRequest, TechniqueChoice, VERSION, convert};
use crate::error::OrTimeout;
use crate::{AskError, Limits, question};
use jade_lessons::{Drill, Drills, ExampleKind, PlayOn};
use jade_logic::Technique;
use jade_text::{Args, Texts};

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
    let drills = Drills { technique, seed: u64::from(request.seed), stop: limits.stop() };
    let made = match request.kind {
        DrillKind::Find => {
            let grade = request.grade.unwrap_or(DrillGrade::Exclusive);
            drills.find(grade.into()).map(|drill| reply(technique, &drill, texts))
        }
        DrillKind::Whether => drills.whether().map(|drill| whether(technique, &drill, texts)),
        DrillKind::Play => drills
            .play_on(request.known.is_some().then_some(&known))
            .map(|game| play_on(technique, game, texts)),
    };
    limits.check().or_timeout(texts)?;
    made.ok_or_else(|| question::no_board(technique, texts))
}

fn reply(technique: &Technique, drill: &Drill, texts: &Texts) -> DrillReply {
    let id = technique.id();
    DrillReply {
        version: VERSION,
        technique: id.to_string(),
        name: texts.technique_name(id),
        grade: drill.grade.map(DrillGrade::from),
        applies: drill.grade.is_some(),
        shown: shown::encode(&drill.shown, texts),
        rest: Vec::new(),
        within: true,
    }
}

/// Encodes a board with candidate lists, since their absence would give the answer away, and says first that the
/// technique does not apply.
fn whether(technique: &Technique, drill: &Drill, texts: &Texts) -> DrillReply {
    let Drill { shown, grade } = drill;
    let mut reply = reply(technique, drill, texts);
    reply.shown.sheet.candidates.get_or_insert_with(|| shown.candidate_lists());
    if grade.is_none() && shown.kind != ExampleKind::LooksLike {
        let geometry = shown.position.geometry();
        let args = |id| Args::on(geometry).technique("technique", id);
        let absent = texts.message("drill-absent", &args(technique.id()));
        let instead = texts.message("drill-instead", &args(shown.step.technique));
        let before = [absent, instead].map(|text| convert::sentence(geometry, text));
        reply.shown.walk.splice(0..0, before);
    }
    reply
}

fn play_on(technique: &Technique, game: PlayOn, texts: &Texts) -> DrillReply {
    let rest = convert::summary(&game.rating, &game.profile, texts);
    let drill = Drill { shown: game.shown, grade: Some(jade_lessons::DrillGrade::Clean) };
    DrillReply { rest, within: game.within, ..reply(technique, &drill, texts) }
}
