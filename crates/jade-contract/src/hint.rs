//! Hints, in five rungs.

use crate::advice::Advice;
use crate::contract::{
    HintKind, HintReply, HintRequest, OtherwiseJson, Rung, RungName, SpanJson, StepReply, VERSION, convert,
};
use crate::diagnose::Complaint;
use crate::question::Question;
use crate::{AskError, Limits};
use jade_grid::{Geometry, Sheet};
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

/// A hint for this player, now: what is wrong on the sheet, or the simplest step that follows from it. While
/// the sheet has few marks, moves that need none come first.
///
/// # Errors
/// [`AskError`] if the sheet or another field is not what it should be, or time ran out.
pub fn hint(request: &HintRequest, limits: &Limits<'_>) -> Result<HintReply, AskError> {
    let question = Question::hint(request)?;
    let (geometry, texts) = (question.geometry(), question.texts);
    let reply = |kind, rungs| HintReply {
        version: VERSION,
        kind,
        rungs,
        step: None,
        apply: None,
        complaint: None,
        otherwise: None,
        outside: None,
    };
    let message = |text| vec![Rung { name: RungName::Message, text }];
    Ok(match Advice::on(&question, request.before_marks.unwrap_or(true), limits)? {
        Advice::Offer(offer) => {
            let rungs = RUNGS.iter().map(|&(name, rung, _)| Rung {
                name,
                text: convert::spans(geometry, texts.rung(offer.step(), geometry, rung)),
            });
            HintReply {
                apply: Some(offer.accept()),
                step: Some(offer.told(geometry)),
                ..reply(HintKind::Step, rungs.collect())
            }
        }
        Advice::Complaint { complaint, remedy, waved } => {
            let rungs = match waved {
                true => message(waved_text(&complaint, &question.sheet, texts)),
                false => RUNGS
                    .iter()
                    .map(|&(name, _, attribute)| Rung {
                        name,
                        text: complaint_text(&complaint, attribute, &question.sheet, texts),
                    })
                    .collect(),
            };
            let complaint = Some(convert::complaint(&complaint));
            HintReply { apply: remedy, complaint, ..reply(HintKind::Complaint, rungs) }
        }
        Advice::Nothing { kind, text, apply, otherwise, outside } => {
            HintReply { apply, otherwise, outside, ..reply(kind, message(text)) }
        }
    })
}

/// The next step, plainly.
///
/// # Errors
/// As [`hint`].
pub fn step(request: &HintRequest, limits: &Limits<'_>) -> Result<StepReply, AskError> {
    let question = Question::hint(request)?;
    let (geometry, texts) = (question.geometry(), question.texts);
    let reply = |kind, text| StepReply {
        version: VERSION,
        kind,
        text,
        step: None,
        apply: None,
        complaint: None,
        otherwise: None,
        outside: None,
    };
    Ok(match Advice::on(&question, request.before_marks.unwrap_or(false), limits)? {
        Advice::Offer(offer) => StepReply {
            apply: Some(offer.accept()),
            step: Some(offer.told(geometry)),
            ..reply(HintKind::Step, convert::spans(geometry, texts.step(offer.step(), geometry)))
        },
        Advice::Complaint { complaint, remedy, waved } => {
            let text = match waved {
                true => waved_text(&complaint, &question.sheet, texts),
                false => complaint_text(&complaint, "reasoning", &question.sheet, texts),
            };
            let complaint = Some(convert::complaint(&complaint));
            StepReply { apply: remedy, complaint, ..reply(HintKind::Complaint, text) }
        }
        Advice::Nothing { kind, text, apply, otherwise, outside } => {
            StepReply { apply, otherwise, outside, ..reply(kind, text) }
        }
    })
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
        Complaint::Conflict(conflict) => {
            let args = args.house("house", conflict.house).digit("digit", conflict.digit);
            match conflict.cells.map(|cell| sheet.is_given(cell)) {
                [true, true] => ("complaint-conflict-givens", args.cells("cells", complaint.cells())),
                [false, false] => ("complaint-conflict", args.cells("cells", complaint.cells())),
                [first_given, _] => {
                    let [first, second] = conflict.cells;
                    let (given, entry) = if first_given { (first, second) } else { (second, first) };
                    ("complaint-conflict-given", args.cell("given", given).cell("entry", entry))
                }
            }
        }
        Complaint::WrongEntry(cell) => ("complaint-wrong-entry", args.cell("cell", *cell)),
        Complaint::LostCandidate(lost) => {
            ("complaint-lost-candidate", args.cell("cell", lost.cell).digit("digit", lost.digit))
        }
    };
    convert::spans(sheet.geometry(), texts.message(&format!("{id}.{attribute}"), &args))
}

/// Why a complaint cannot be waved away.
fn waved_text(complaint: &Complaint, sheet: &Sheet, texts: &Texts) -> Vec<SpanJson> {
    let args = Args::on(sheet.geometry());
    let text = match complaint {
        Complaint::Conflict(_) => texts.message("waved-conflict", &args.cells("cells", complaint.cells())),
        Complaint::WrongEntry(cell) => texts.message("waved-wrong-entry", &args.cell("cell", *cell)),
        // Those can be waved away; should it ever come to this, the complaint itself is true.
        Complaint::LostCandidate(_) => return complaint_text(complaint, "reasoning", sheet, texts),
    };
    convert::spans(sheet.geometry(), text)
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

impl From<(bool, bool)> for OtherwiseJson {
    fn from((simpler, harder): (bool, bool)) -> OtherwiseJson {
        OtherwiseJson { simpler, harder }
    }
}
