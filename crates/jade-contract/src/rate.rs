//! How hard a puzzle is.

use crate::contract::{
    LevelJson, OpennessJson, PathOutcome, RateReply, RateRequest, SpanJson, VERSION, convert,
};
use crate::error::OrTimeout;
use crate::explainer::explainer_json;
use crate::{AskError, Limits};
use jade_grid::{Puzzle, canonical};
use jade_logic::Profile;
use jade_text::Texts;
use jade_tutor::{
    Attempt, ExplainerError, Question, SearchRating, SolvedPath, explainer_rating, rate_by_search,
};

/// The side of the largest board whose canonical form is found.
const LARGEST: usize = 9;

/// Rates what is left to do on the sheet: level, score and hardest technique, as in [`path`](crate::path()), but
/// without the steps. Above 16×16, it rates the givens by what a search needs ([`rate_large_reply`]).
///
/// # Errors
/// [`AskError`] if a field is invalid or the time ran out.
pub fn rate(request: &RateRequest, limits: &Limits<'_>) -> Result<RateReply, AskError> {
    let (question, texts) = request.question.read()?;
    if !question.geometry().is_usual() {
        return Ok(rate_large_reply(question.sheet.givens(), texts, limits));
    }
    let attempt = jade_tutor::path(&question, None, limits).or_timeout(texts)?;
    let givens = question.sheet.givens();
    // Records of games, which have room for digits alone, tell puzzles apart by it.
    let has_form = givens.geometry().side() <= LARGEST && !givens.is_restricted();
    let canonical = has_form.then(|| canonical(givens)).flatten().map(|puzzle| puzzle.to_string());
    let explainer = match request.explainer.then(|| explainer_rating(&question, limits)) {
        None | Some(Err(ExplainerError::Refused(_))) => None,
        Some(Err(late)) => return Err(AskError::from_explainer(late, texts)),
        Some(Ok(attempt)) => explainer_json(&attempt),
    };
    Ok(RateReply { canonical, explainer, ..rate_reply(&attempt, &question, texts) })
}

/// How hard a board above 16×16 is by what a search needs, as the reply of [`rate`]. With guesses, the path is stuck.
pub fn rate_large_reply(puzzle: &Puzzle, texts: &Texts, limits: &Limits<'_>) -> RateReply {
    let geometry = puzzle.geometry();
    match rate_by_search(puzzle, limits) {
        Err(other) => {
            unrated(PathOutcome::Improper, convert::spans(geometry, texts.improper(&other, geometry)))
        }
        Ok(found) => {
            let SearchRating { rating, .. } = &found;
            let outcome = if rating.level.is_some() { PathOutcome::Solved } else { PathOutcome::Stuck };
            RateReply {
                level: rating.level.map(LevelJson::from),
                score: rating.score,
                hardest: rating.hardest.map(|hardest| hardest.to_string()),
                steps: rating.addends.iter().map(|addend| addend.times as usize).sum(),
                summary: convert::summary(rating, &Profile::full(), texts),
                ..unrated(outcome, convert::spans(geometry, texts.rating_by_search(&found)))
            }
        }
    }
}

/// A reply that says only how it ended.
fn unrated(outcome: PathOutcome, text: Vec<SpanJson>) -> RateReply {
    RateReply {
        version: VERSION,
        outcome,
        level: None,
        score: 0,
        openness: None,
        without_marks: false,
        few_open: false,
        hardest: None,
        canonical: None,
        explainer: None,
        steps: 0,
        summary: Vec::new(),
        text,
    }
}

/// How hard a question is by its path, as the reply of [`rate`].
pub fn rate_reply(attempt: &Attempt<SolvedPath>, question: &Question, texts: &Texts) -> RateReply {
    let text = convert::spans(question.geometry(), texts.rating(attempt, &question.sheet));
    let reply = unrated(attempt.end().into(), text);
    let Attempt::Done(SolvedPath { steps, rating, .. }) = attempt else { return reply };
    RateReply {
        level: rating.level.map(LevelJson::from),
        score: rating.score,
        openness: rating.openness.filter(|_| rating.level.is_some()).map(OpennessJson::from),
        without_marks: rating.without_marks,
        few_open: rating.few_open,
        hardest: rating.hardest.map(|hardest| hardest.to_string()),
        steps: steps.len(),
        summary: convert::summary(rating, &question.techniques, texts),
        ..reply
    }
}
