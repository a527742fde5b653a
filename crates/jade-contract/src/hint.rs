//! Hints, rung by rung, and next steps.

use crate::contract::{
    AdviceJson, AdviceReply, AdviceRequest, ArgumentJson, ArgumentLineJson, Rung, RungJson, VERSION, convert,
};
use crate::error::OrTimeout;
use crate::question::{dismissed, optional_technique};
use crate::{AskError, Limits};
use jade_draw::Scene;
use jade_grid::{Event, Sheet};
use jade_logic::Claim;
use jade_text::{AdviceRung, ArgumentLine, ArgumentText, RungName, Texts};
use jade_tutor::{Advice, AdviceOptions, accept_move, accept_step, advise};

/// Gives a hint: reports what is wrong on the sheet, or finds the simplest step. As long as the sheet has few marks,
/// moves without pencil marks come first.
///
/// # Errors
/// [`AskError`] if a field is invalid or the time ran out.
pub fn hint(request: &AdviceRequest, limits: &Limits<'_>) -> Result<AdviceReply, AskError> {
    advice(request, true, limits)
}

/// Finds the next step. Moves without pencil marks are considered only if the request asks for them.
///
/// # Errors
/// As [`hint`].
pub fn step(request: &AdviceRequest, limits: &Limits<'_>) -> Result<AdviceReply, AskError> {
    advice(request, false, limits)
}

/// Advises the player. `before_marks` applies if the request leaves it open.
fn advice(request: &AdviceRequest, before_marks: bool, limits: &Limits<'_>) -> Result<AdviceReply, AskError> {
    let (question, texts) = request.question.read()?;
    let options = AdviceOptions {
        technique: optional_technique(request.technique.as_deref(), "technique", texts)?,
        dismissed: dismissed(&request.dismissed, &question.sheet),
        before_marks: request.before_marks.unwrap_or(before_marks),
    };
    let advice = advise(&question, &options, limits).or_timeout(texts)?;
    let mut reply = advice_reply(&advice, &question.sheet, texts);
    if let (true, AdviceJson::Step { step: encoded, .. }, Advice::Step { step, board }) =
        (request.truths, &mut reply.advice, &advice)
    {
        encoded.truths = Some(convert::truths(board, step));
    }
    Ok(reply)
}

/// Encodes advice about a sheet, as the reply of [`hint`] and [`step`].
pub fn advice_reply(advice: &Advice, sheet: &Sheet, texts: &Texts) -> AdviceReply {
    let encoded = match advice {
        Advice::Step { step, board } => {
            AdviceJson::Step { step: convert::step(board, step, texts), apply: accept_step(step) }
        }
        Advice::Move { next, board } => {
            AdviceJson::Step { step: convert::before_marks(board, next, texts), apply: accept_move(next) }
        }
        Advice::Complaint { complaint, remedy, dismissed } => AdviceJson::Complaint {
            complaint: convert::complaint(complaint),
            dismissed: *dismissed,
            apply: remedy.clone(),
        },
        Advice::WriteMarks => AdviceJson::WriteMarks { apply: Event::FillCandidates { returns: true } },
        Advice::Finished => AdviceJson::Finished,
        Advice::Improper(_) => AdviceJson::Improper,
        Advice::NotHere { simpler, harder, .. } => AdviceJson::NotHere { simpler: *simpler, harder: *harder },
        Advice::Stuck { outside } => AdviceJson::Stuck { outside: outside.map(|id| id.to_string()) },
    };
    AdviceReply {
        version: VERSION,
        advice: encoded,
        rungs: rungs(advice, sheet, texts),
        text: convert::spans(sheet.geometry(), texts.advice(advice, sheet)),
    }
}

/// Returns the rungs of advice. Each has the scene of what it and those before it mention, unless it draws the whole
/// step.
fn rungs(advice: &Advice, sheet: &Sheet, texts: &Texts) -> Vec<Rung> {
    let geometry = sheet.geometry();
    let rungs = texts.advice_rungs(advice, sheet);
    let things = AdviceRung::things_so_far(&rungs, advice).into_iter();
    let scenes: Vec<_> = things
        .map(|things| Some(convert::scene(geometry, &Scene::of_advice(advice, Some(things?)))))
        .collect();
    let line = |line: ArgumentLine| {
        let claimed = |on: bool| {
            let claims = line.claims.iter().filter_map(move |claim| match (*claim, on) {
                (Claim::On(candidate), true) | (Claim::Off(candidate), false) => Some(candidate.into()),
                _ => None,
            });
            claims.collect()
        };
        ArgumentLineJson {
            on: claimed(true),
            off: claimed(false),
            inner: line.inner.iter().filter_map(convert::candidate_link).collect(),
            text: convert::spans(geometry, line.text),
            links: line.links,
            lemma: line.lemma,
        }
    };
    let argument = |argument: ArgumentText| ArgumentJson {
        before: convert::spans(geometry, argument.before),
        lines: argument.lines.into_iter().map(line).collect(),
        after: convert::spans(geometry, argument.after),
    };
    let rung = |(rung, scene): (AdviceRung, _)| Rung {
        name: rung.name.map_or(RungJson::Message, RungJson::from),
        text: convert::spans(geometry, rung.text),
        scene,
        argument: rung.argument.map(argument),
    };
    rungs.into_iter().zip(scenes).map(rung).collect()
}

impl From<RungName> for RungJson {
    fn from(name: RungName) -> RungJson {
        match name {
            RungName::Where => RungJson::Where,
            RungName::Technique => RungJson::Technique,
            RungName::Digit => RungJson::Digit,
            RungName::Cells => RungJson::Cells,
            RungName::Reasoning => RungJson::Reasoning,
            RungName::Apply => RungJson::Apply,
        }
    }
}
