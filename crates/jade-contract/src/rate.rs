//! How hard a puzzle is.

use crate::contract::{LevelJson, OpennessJson, PathOutcome, RateReply, RateRequest, VERSION, convert};
use crate::error::OrTimeout;
use crate::path::say_also;
use crate::{AskError, Limits};
use jade_logic::Outcome;
use jade_text::{Args, RungName};
use jade_tutor::Attempt;

/// Rates what is left to do on the sheet: level, score and hardest technique, as in [`path`](crate::path()), but
/// without the steps.
///
/// # Errors
/// [`AskError`] if a field is invalid or the time ran out.
pub fn rate(request: &RateRequest, limits: &Limits<'_>) -> Result<RateReply, AskError> {
    let (question, texts) = request.question.read()?;
    let geometry = question.geometry();
    let without_path = |outcome, text| RateReply {
        version: VERSION,
        outcome,
        level: None,
        score: 0,
        openness: None,
        hardest: None,
        steps: 0,
        summary: Vec::new(),
        text,
    };
    let solved = match jade_tutor::path(&question, None, limits).or_timeout(texts)? {
        Attempt::Improper(classification) => {
            let text = texts.improper(&classification, geometry);
            return Ok(without_path(PathOutcome::Improper, convert::spans(geometry, text)));
        }
        Attempt::Faulty(complaint) => {
            let text = texts.complaint(&complaint, RungName::Reasoning, &question.sheet);
            return Ok(without_path(PathOutcome::Impossible, convert::spans(geometry, text)));
        }
        Attempt::Finished => {
            let text = convert::spans(geometry, texts.message("rate-full", &Args::none()));
            return Ok(without_path(PathOutcome::Solved, text));
        }
        Attempt::Done(solved) => solved,
    };
    let (path, rating) = (&solved.path, &solved.rating);
    let count = Args::none().number("count", path.steps.len() as u64);
    let (outcome, text) = match (&path.outcome, rating.level, rating.hardest) {
        (Outcome::Solved, Some(level), Some(hardest)) => {
            let rated = count.level("level", level).number("score", rating.score);
            let rated = rated.text("hardest", texts.technique_name(hardest));
            let mut text = texts.message("rate-solved", &rated);
            if let Some(openness) = &rating.openness {
                say_also(&mut text, texts.openness(openness));
            }
            (PathOutcome::Solved, text)
        }
        (Outcome::Impossible(_), _, _) => (PathOutcome::Impossible, texts.message("path-impossible", &count)),
        _ => (PathOutcome::Stuck, texts.message("path-stuck", &count)),
    };
    Ok(RateReply {
        level: rating.level.map(LevelJson::from),
        score: rating.score,
        openness: rating.openness.filter(|_| rating.level.is_some()).map(|openness| OpennessJson {
            start: openness.start,
            mean: f64::from(openness.mean_tenths()) / 10.0,
            least: openness.least,
        }),
        hardest: rating.hardest.map(|hardest| hardest.to_string()),
        steps: path.steps.len(),
        summary: convert::summary(rating, &question.techniques, texts),
        ..without_path(outcome, convert::spans(geometry, text))
    })
}
