//! How hard a puzzle is.

use crate::contract::{PathOutcome, RateReply, RateRequest, VERSION, convert};
use crate::ground::Ground;
use crate::hint::{complaint_text, improper_text};
use crate::question::Question;
use crate::{AskError, Limits, last_resort};
use jade_logic::{Analysis, Outcome};
use jade_text::Args;

/// Level, score and hardest technique of what is left to do on the sheet, as [`path`](crate::path()) has them, without
/// the steps.
///
/// # Errors
/// [`AskError`] if a field is not what it should be, or time ran out.
pub fn rate(request: &RateRequest, limits: &Limits<'_>) -> Result<RateReply, AskError> {
    let question = Question::rate(request)?;
    let (geometry, texts, profile) = (question.geometry(), question.texts, &question.profile);
    let nothing = |outcome, text| RateReply {
        version: VERSION,
        outcome,
        level: None,
        score: 0,
        hardest: None,
        steps: 0,
        summary: Vec::new(),
        text,
    };
    let (position, solution) = match question.ground(limits)? {
        Ground::Improper(classification) => {
            let text = improper_text(&classification, geometry, texts);
            return Ok(nothing(PathOutcome::Improper, text));
        }
        Ground::Faulty { complaint, .. } => {
            let text = complaint_text(&complaint, "reasoning", &question.sheet, texts);
            return Ok(nothing(PathOutcome::Impossible, text));
        }
        Ground::Finished => {
            let text = convert::spans(geometry, texts.message("rate-full", &Args::none()));
            return Ok(nothing(PathOutcome::Solved, text));
        }
        Ground::Sound { position, solution } => (position, solution),
    };
    let analysis = if solution.is_some() { Analysis::of_proper(&position) } else { Analysis::new(&position) };
    let cancel = limits.stop();
    let path = last_resort::path(&analysis, profile, None, solution.as_ref(), cancel);
    limits.in_time(texts)?;
    let rating = jade_rating::rate(&path, profile);
    let count = Args::none().number("count", path.steps.len() as u64);
    let (outcome, text) = match (&path.outcome, rating.level, rating.hardest) {
        (Outcome::Solved, Some(level), Some(hardest)) => {
            let rated = count.level("level", level).number("score", rating.score);
            let rated = rated.text("hardest", texts.technique_name(hardest));
            (PathOutcome::Solved, texts.message("rate-solved", &rated))
        }
        (Outcome::Impossible(_), _, _) => (PathOutcome::Impossible, texts.message("path-impossible", &count)),
        _ => (PathOutcome::Stuck, texts.message("path-stuck", &count)),
    };
    Ok(RateReply {
        level: rating.level.map(|level| level.to_string()),
        score: rating.score,
        hardest: rating.hardest.map(|hardest| hardest.to_string()),
        steps: path.steps.len(),
        summary: convert::summary(&rating, profile, texts),
        ..nothing(outcome, convert::spans(geometry, text))
    })
}
