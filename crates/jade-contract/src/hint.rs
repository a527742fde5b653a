//! Hints, in five rungs.

use crate::contract::{
    HintKind, HintReply, HintRequest, OtherwiseJson, Rung, RungName, StepJson, StepReply, VERSION, convert,
};
use crate::error::OrTimeout;
use crate::question::{Question, dismissed};
use crate::{AskError, Limits};
use jade_grid::{Geometry, Sheet};
use jade_logic::Role;
use jade_search::Classification;
use jade_text::{Args, Text, Texts};
use jade_tutor::{Advice, AdviceOptions, Complaint, advise, reasoning_position};

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

/// Rungs with what they draw: what they and those before speak of, or the whole step.
fn rungs(
    geometry: &Geometry,
    told: Vec<(RungName, Text)>,
    otherwise: Role,
    whole_step: &[RungName],
) -> Vec<Rung> {
    let scene = |at: usize| {
        let words = told[..=at].iter().map(|(_, text)| text);
        let whole = whole_step.contains(&told[at].0);
        (!whole).then(|| convert::words_scene(geometry, words, otherwise))
    };
    let scenes: Vec<_> = (0..told.len()).map(scene).collect();
    let rung = |((name, text), scene)| Rung { name, text: convert::spans(geometry, text), scene };
    told.into_iter().zip(scenes).map(rung).collect()
}

/// A hint for this player, now: what is wrong on the sheet, or the simplest step that follows from it. While
/// the sheet has few marks, moves that need none come first.
///
/// # Errors
/// [`AskError`] if the sheet or another field is not what it should be, or time ran out.
pub fn hint(request: &HintRequest, limits: &Limits<'_>) -> Result<HintReply, AskError> {
    let (advice, Question { question, texts, .. }) = advice(request, true, limits)?;
    let (sheet, geometry) = (&question.sheet, question.geometry());
    let rungs = match &advice {
        Advice::Mend { complaint, dismissed: false, .. } => {
            let told = |(name, _, attribute)| (name, complaint_text(complaint, attribute, sheet, texts));
            rungs(geometry, RUNGS.map(told).into(), Role::Deadly, &[])
        }
        _ => match advice.step() {
            Some(step) => {
                let told = |(name, rung, _)| (name, texts.rung(step, geometry, rung));
                rungs(geometry, RUNGS.map(told).into(), Role::Target, &WHOLE_STEP)
            }
            None => {
                let message = (RungName::Message, plain_text(&advice, sheet, texts));
                rungs(geometry, vec![message], otherwise_role(&advice), &[])
            }
        },
    };
    Ok(HintReply {
        version: VERSION,
        kind: kind(&advice),
        rungs,
        step: told(&advice, sheet),
        complaint: complaint_of(&advice),
        otherwise: otherwise(&advice),
        outside: outside(&advice),
        apply: advice.event(),
    })
}

/// The next step, plainly.
///
/// # Errors
/// As [`hint`].
pub fn step(request: &HintRequest, limits: &Limits<'_>) -> Result<StepReply, AskError> {
    let (advice, Question { question, texts, .. }) = advice(request, false, limits)?;
    let (sheet, geometry) = (&question.sheet, question.geometry());
    let text = plain_text(&advice, sheet, texts);
    let words = advice.step().is_none();
    Ok(StepReply {
        version: VERSION,
        kind: kind(&advice),
        scene: words.then(|| convert::words_scene(geometry, [&text], otherwise_role(&advice))),
        text: convert::spans(geometry, text),
        step: told(&advice, sheet),
        complaint: complaint_of(&advice),
        otherwise: otherwise(&advice),
        outside: outside(&advice),
        apply: advice.event(),
    })
}

/// What the tutor advises; `before_marks` where the request does not say.
fn advice(
    request: &HintRequest,
    before_marks: bool,
    limits: &Limits<'_>,
) -> Result<(Advice, Question), AskError> {
    let question = Question::hint(request)?;
    let options = AdviceOptions {
        technique: question.technique,
        dismissed: dismissed(request.waved.as_deref().unwrap_or_default(), &question.question.sheet),
        before_marks: request.before_marks.unwrap_or(before_marks),
    };
    let advice = advise(&question.question, &options, limits).or_timeout(question.texts)?;
    Ok((advice, question))
}

fn kind(advice: &Advice) -> HintKind {
    match advice {
        Advice::Step(_) | Advice::Move(_) => HintKind::Step,
        Advice::Mend { .. } => HintKind::Complaint,
        Advice::WriteMarks => HintKind::WriteMarks,
        Advice::Finished => HintKind::Finished,
        Advice::Improper(_) => HintKind::Improper,
        Advice::NotHere { .. } => HintKind::NotHere,
        Advice::Stuck { .. } => HintKind::Stuck,
    }
}

/// The role of what words name without one.
fn otherwise_role(advice: &Advice) -> Role {
    if matches!(advice, Advice::Mend { .. }) { Role::Deadly } else { Role::Target }
}

fn told(advice: &Advice, sheet: &Sheet) -> Option<StepJson> {
    // Where a step is advised, the sheet breaks no rule: it has a position.
    let position = reasoning_position(sheet, None).ok()?;
    match advice {
        Advice::Step(step) => Some(convert::step(&position, step)),
        Advice::Move(next) => Some(convert::before_marks(&position, next)),
        _ => None,
    }
}

fn complaint_of(advice: &Advice) -> Option<crate::contract::ComplaintJson> {
    let Advice::Mend { complaint, .. } = advice else { return None };
    Some(convert::complaint(complaint))
}

fn otherwise(advice: &Advice) -> Option<OtherwiseJson> {
    let Advice::NotHere { simpler, harder, .. } = *advice else { return None };
    Some(OtherwiseJson { simpler, harder })
}

fn outside(advice: &Advice) -> Option<String> {
    let Advice::Stuck { outside } = advice else { return None };
    outside.map(|id| id.to_string())
}

/// Advice in plain words, all at once.
fn plain_text(advice: &Advice, sheet: &Sheet, texts: &Texts) -> Text {
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
