//! Hints, in five rungs.

use crate::contract::{AdviceJson, AdviceReply, AdviceRequest, Rung, RungName, StepJson, VERSION, convert};
use crate::error::OrTimeout;
use crate::question::{dismissed, one};
use crate::{AskError, Limits};
use jade_grid::{Event, Geometry, Position, Sheet};
use jade_logic::Role;
use jade_search::Classification;
use jade_text::{Args, Text, Texts};
use jade_tutor::{Advice, AdviceOptions, Complaint, accept_move, accept_step, advise, reasoning_position};

/// The rungs of a hint, from the vaguest to the plainest.
const RUNGS: [(RungName, jade_text::RungName, &str); 5] = [
    (RungName::Where, jade_text::RungName::Where, "where"),
    (RungName::Technique, jade_text::RungName::Technique, "technique"),
    (RungName::Cells, jade_text::RungName::Cells, "cells"),
    (RungName::Reasoning, jade_text::RungName::Reasoning, "reasoning"),
    (RungName::Apply, jade_text::RungName::Apply, "apply"),
];

/// The rungs from which on the whole step is drawn.
const WHOLE_STEP: [RungName; 2] = [RungName::Reasoning, RungName::Apply];

/// A hint for this player, now: what is wrong on the sheet, or the simplest step that follows from it. While
/// the sheet has few marks, moves that need none come first.
///
/// # Errors
/// [`AskError`] if the sheet or another field is not what it should be, or time ran out.
pub fn hint(request: &AdviceRequest, limits: &Limits<'_>) -> Result<AdviceReply, AskError> {
    advice(request, true, limits)
}

/// The next step. Moves that need no marks take part only if the request asks for them.
///
/// # Errors
/// As [`hint`].
pub fn step(request: &AdviceRequest, limits: &Limits<'_>) -> Result<AdviceReply, AskError> {
    advice(request, false, limits)
}

/// What the tutor advises; `before_marks` where the request does not say.
fn advice(request: &AdviceRequest, before_marks: bool, limits: &Limits<'_>) -> Result<AdviceReply, AskError> {
    let (question, texts) = request.question.read()?;
    let options = AdviceOptions {
        technique: one(request.technique.as_deref(), "technique", texts)?,
        dismissed: dismissed(&request.dismissed, &question.sheet),
        before_marks: request.before_marks.unwrap_or(before_marks),
    };
    let advice = advise(&question, &options, limits).or_timeout(texts)?;
    Ok(advice_reply(&advice, &question.sheet, texts))
}

/// Advice about a sheet, as JSON.
fn advice_reply(advice: &Advice, sheet: &Sheet, texts: &Texts) -> AdviceReply {
    let text = plain_text(advice, sheet, texts);
    let scene = |step: StepJson, apply| AdviceJson::Step { step, apply };
    // Where a step is advised, the sheet breaks no rule: it has a position.
    let position = reasoning_position(sheet, None).unwrap_or_else(|_| Position::blank(sheet.geometry()));
    let encoded = match advice {
        Advice::Step(step) => scene(convert::step(&position, step), accept_step(step)),
        Advice::Move(next) => scene(convert::before_marks(&position, next), accept_move(next)),
        Advice::Mend { complaint, remedy, dismissed } => AdviceJson::Complaint {
            complaint: convert::complaint(complaint),
            dismissed: *dismissed,
            apply: remedy.clone(),
        },
        Advice::WriteMarks => AdviceJson::WriteMarks { apply: Event::FillCandidates },
        Advice::Finished => AdviceJson::Finished,
        Advice::Improper(_) => AdviceJson::Improper,
        Advice::NotHere { simpler, harder, .. } => AdviceJson::NotHere { simpler: *simpler, harder: *harder },
        Advice::Stuck { outside } => AdviceJson::Stuck { outside: outside.map(|id| id.to_string()) },
    };
    AdviceReply {
        version: VERSION,
        advice: encoded,
        rungs: rungs(advice, &text, sheet, texts),
        text: convert::spans(sheet.geometry(), text),
    }
}

/// Five rungs of a step or a complaint; of all else one with the whole text. Each draws what it and those before it
/// speak of, or the whole step.
fn rungs(advice: &Advice, text: &Text, sheet: &Sheet, texts: &Texts) -> Vec<Rung> {
    let geometry = sheet.geometry();
    let told: Vec<(RungName, Text)> = match (advice, advice.step()) {
        (_, Some(step)) => RUNGS.map(|(name, rung, _)| (name, texts.rung(step, geometry, rung))).into(),
        (Advice::Mend { complaint, dismissed: false, .. }, _) => RUNGS
            .map(|(name, _, attribute)| (name, complaint_text(complaint, attribute, sheet, texts)))
            .into(),
        _ => vec![(RungName::Message, text.clone())],
    };
    let otherwise = if matches!(advice, Advice::Mend { .. }) { Role::Deadly } else { Role::Target };
    let scene = |at: usize| {
        let draws_step = advice.step().is_some() && WHOLE_STEP.contains(&told[at].0);
        let words = told[..=at].iter().map(|(_, text)| text);
        (!draws_step).then(|| convert::words_scene(geometry, words, otherwise))
    };
    let scenes: Vec<_> = (0..told.len()).map(scene).collect();
    let rung = |((name, text), scene)| Rung { name, text: convert::spans(geometry, text), scene };
    told.into_iter().zip(scenes).map(rung).collect()
}

/// Advice in plain words, all at once.
pub(crate) fn plain_text(advice: &Advice, sheet: &Sheet, texts: &Texts) -> Text {
    let (geometry, none) = (sheet.geometry(), Args::none());
    match advice {
        Advice::Step(step) => texts.step(step, geometry),
        Advice::Move(next) => texts.step(&next.step, geometry),
        Advice::Mend { complaint, dismissed: true, .. } => dismissed_text(complaint, sheet, texts),
        Advice::Mend { complaint, .. } => complaint_text(complaint, "reasoning", sheet, texts),
        Advice::WriteMarks => texts.message("before-marks-write", &none),
        Advice::Finished => texts.message("hint-finished", &none),
        Advice::Improper(classification) => improper_text(classification, geometry, texts),
        Advice::NotHere { technique, simpler, harder, needs_one_solution } => {
            let id = match (needs_one_solution, simpler, harder) {
                (true, ..) => "not-here-improper",
                (false, true, _) => "not-here-simpler",
                (false, false, true) => "not-here-harder",
                (false, false, false) => "not-here-nothing",
            };
            texts.message(id, &none.technique("technique", *technique))
        }
        Advice::Stuck { outside: Some(id) } => {
            texts.message("stuck-outside", &none.technique("technique", *id))
        }
        Advice::Stuck { outside: None } => texts.message("hint-stuck", &none),
    }
}

/// One rung of a complaint.
pub(crate) fn complaint_text(complaint: &Complaint, attribute: &str, sheet: &Sheet, texts: &Texts) -> Text {
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
    texts.message(&format!("{id}.{attribute}"), &args)
}

/// Why a complaint cannot be dismissed.
fn dismissed_text(complaint: &Complaint, sheet: &Sheet, texts: &Texts) -> Text {
    let args = Args::on(sheet.geometry());
    match complaint {
        Complaint::Conflict(_) => texts.message("waved-conflict", &args.cells("cells", complaint.cells())),
        Complaint::WrongEntry(cell) => texts.message("waved-wrong-entry", &args.cell("cell", *cell)),
        // Those can be dismissed; should it ever come to this, the complaint itself is true.
        Complaint::LostCandidate(_) => complaint_text(complaint, "reasoning", sheet, texts),
    }
}

/// Why there is nothing to reason towards.
pub(crate) fn improper_text(
    classification: &Classification,
    geometry: &'static Geometry,
    texts: &Texts,
) -> Text {
    match classification {
        Classification::Several { cell, .. } => {
            texts.message("hint-several-solutions", &Args::on(geometry).cell("cell", *cell))
        }
        _ => texts.message("hint-no-solution", &Args::none()),
    }
}
