//! Hints, in five rungs.

use crate::contract::{
    HintKind, HintReply, Rung, RungName, SheetRequest, SpanJson, StepReply, VERSION, convert,
};
use crate::diagnose::Complaint;
use crate::ground::Ground;
use crate::question::Question;
use crate::{AskError, Limits};
use jade_grid::{Event, Geometry, Puzzle, Sheet};
use jade_logic::{Analysis, Step, next_step};
use jade_search::Classification;
use jade_text::{Args, Texts};

/// The rungs of a hint, from the vaguest to the plainest.
const RUNGS: [(RungName, jade_text::RungName, &str); 5] = [
    (RungName::Where, jade_text::RungName::Where, "where"),
    (RungName::Technique, jade_text::RungName::Technique, "technique"),
    (RungName::Cells, jade_text::RungName::Cells, "cells"),
    (RungName::Reasoning, jade_text::RungName::Reasoning, "reasoning"),
    (RungName::Apply, jade_text::RungName::Apply, "apply"),
];

/// A hint for this player, now: what is wrong on the sheet, or the simplest step that follows from it.
///
/// # Errors
/// [`AskError`] if the sheet or another field is not what it should be, or time ran out.
pub fn hint(request: &SheetRequest, limits: &Limits<'_>) -> Result<HintReply, AskError> {
    let question = Question::new(request)?;
    let (geometry, texts) = (question.geometry(), question.texts);
    Ok(match Advice::on(&question, limits)? {
        Advice::Step(step) => HintReply {
            version: VERSION,
            kind: HintKind::Step,
            rungs: RUNGS
                .iter()
                .map(|&(name, rung, _)| Rung {
                    name,
                    text: convert::spans(geometry, texts.rung(&step, geometry, rung)),
                })
                .collect(),
            apply: Some(accept(&step)),
            step: Some(convert::step(geometry, &step)),
        },
        Advice::Complaint { complaint, remedy } => HintReply {
            version: VERSION,
            kind: HintKind::Complaint,
            rungs: RUNGS
                .iter()
                .map(|&(name, _, attribute)| Rung {
                    name,
                    text: complaint_text(&complaint, attribute, &question.sheet, texts),
                })
                .collect(),
            step: None,
            apply: remedy,
        },
        Advice::Nothing { kind, text } => HintReply {
            version: VERSION,
            kind,
            rungs: vec![Rung { name: RungName::Message, text }],
            step: None,
            apply: None,
        },
    })
}

/// The next step, plainly.
///
/// # Errors
/// As [`hint`].
pub fn step(request: &SheetRequest, limits: &Limits<'_>) -> Result<StepReply, AskError> {
    let question = Question::new(request)?;
    let (geometry, texts) = (question.geometry(), question.texts);
    Ok(match Advice::on(&question, limits)? {
        Advice::Step(step) => StepReply {
            version: VERSION,
            kind: HintKind::Step,
            text: convert::spans(geometry, texts.step(&step, geometry)),
            apply: Some(accept(&step)),
            step: Some(convert::step(geometry, &step)),
        },
        Advice::Complaint { complaint, remedy } => StepReply {
            version: VERSION,
            kind: HintKind::Complaint,
            text: complaint_text(&complaint, "reasoning", &question.sheet, texts),
            step: None,
            apply: remedy,
        },
        Advice::Nothing { kind, text } => StepReply { version: VERSION, kind, text, step: None, apply: None },
    })
}

/// What to tell the player.
enum Advice {
    Step(Box<Step>),
    Complaint { complaint: Complaint, remedy: Option<Event> },
    Nothing { kind: HintKind, text: Vec<SpanJson> },
}

impl Advice {
    fn on(question: &Question, limits: &Limits<'_>) -> Result<Advice, AskError> {
        let (geometry, texts) = (question.geometry(), question.texts);
        let nothing = |kind, text| Advice::Nothing { kind, text };
        let say = |id, args: &Args<'_>| convert::spans(geometry, texts.message(id, args));
        Ok(match question.ground(limits)? {
            Ground::Improper(classification) => {
                nothing(HintKind::Improper, improper_text(&classification, geometry, texts))
            }
            Ground::Faulty { complaint, solution } => {
                Advice::faulty(complaint, &question.sheet, solution.as_ref())
            }
            Ground::Finished => nothing(HintKind::Finished, say("hint-finished", &Args::none())),
            Ground::Sound { position, proper } => {
                let analysis = if proper { Analysis::of_proper(&position) } else { Analysis::new(&position) };
                match next_step(&analysis, &question.profile) {
                    Some(step) => Advice::Step(Box::new(step)),
                    None => nothing(HintKind::Stuck, say("hint-stuck", &Args::none())),
                }
            }
        })
    }

    fn faulty(complaint: Complaint, sheet: &Sheet, solution: Option<&Puzzle>) -> Advice {
        let remedy = complaint.remedy(sheet, solution);
        Advice::Complaint { complaint, remedy }
    }
}

/// What to do to a sheet to follow a step.
fn accept(step: &Step) -> Event {
    Event::Accept {
        placements: step.placements.iter().copied().map(Into::into).collect(),
        eliminations: step.eliminations.iter().copied().map(Into::into).collect(),
        clean: true,
    }
}

/// One rung of a complaint.
pub(crate) fn complaint_text(
    complaint: &Complaint,
    attribute: &str,
    sheet: &Sheet,
    texts: &Texts,
) -> Vec<SpanJson> {
    let args = Args::on(sheet.geometry());
    let (id, args) = match complaint {
        Complaint::Conflict(conflict) => (
            if complaint.is_of_givens(sheet) { "complaint-conflict-givens" } else { "complaint-conflict" },
            args.house("house", conflict.house)
                .digit("digit", conflict.digit)
                .cells("cells", complaint.cells()),
        ),
        Complaint::WrongEntry(cell) => ("complaint-wrong-entry", args.cell("cell", *cell)),
        Complaint::LostCandidate(lost) => {
            ("complaint-lost-candidate", args.cell("cell", lost.cell).digit("digit", lost.digit))
        }
    };
    convert::spans(sheet.geometry(), texts.message(&format!("{id}.{attribute}"), &args))
}

/// Why there is nothing to reason towards.
pub(crate) fn improper_text(
    classification: &Classification,
    geometry: &'static Geometry,
    texts: &Texts,
) -> Vec<SpanJson> {
    let text = match classification {
        Classification::Several { cell, .. } => {
            texts.message("hint-several-solutions", &Args::on(geometry).cell("cell", *cell))
        }
        _ => texts.message("hint-no-solution", &Args::none()),
    };
    convert::spans(geometry, text)
}
