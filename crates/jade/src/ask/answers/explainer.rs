//! `jade rate` and `jade path` with the scale of the Sudoku Explainer.

use crate::ask::puzzle_question::PuzzleQuestion;
use jade_contract::{
    AskError, BoxesJson, ExplainerJson, ExplainerStepJson, explainer_json, explainer_step_json,
};
use jade_explainer::{Figure, Rating};
use jade_tutor::{Attempt, ExplainerError, ExplainerPath, Limits, explainer_path, explainer_rating};
use serde::Serialize;

/// The rating, with the puzzle that it is about.
#[derive(Serialize)]
struct Rated {
    boxes: BoxesJson,
    /// `null` for a puzzle without a single solution, or a full board.
    rating: Option<ExplainerJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<ExplainerStepJson>>,
}

/// Returns the puzzle, ER, EP, ED and the number of steps.
pub fn rating(asked: &PuzzleQuestion<'_>) -> Result<String, AskError> {
    let limits = Limits { cancel: Some(asked.cancel), ..Limits::default() };
    let attempt = explainer_rating(&asked.question, &limits).map_err(|error| refused(asked, error))?;
    Ok(written(asked, &attempt, None))
}

/// Returns the steps, one per line, and then the same as [`rating`]; with `summary`, only that.
pub fn path(asked: &PuzzleQuestion<'_>, summary: bool) -> Result<String, AskError> {
    if summary {
        return rating(asked);
    }
    let limits = Limits { cancel: Some(asked.cancel), ..Limits::default() };
    let attempt = explainer_path(&asked.question, &limits).map_err(|error| refused(asked, error))?;
    let (attempt, steps) = match attempt {
        Attempt::Done(ExplainerPath { rating, steps }) => (Attempt::Done(rating), steps),
        Attempt::Improper(classification) => (Attempt::Improper(classification), Vec::new()),
        Attempt::Faulty(complaint) => (Attempt::Faulty(complaint), Vec::new()),
        Attempt::Finished => (Attempt::Finished, Vec::new()),
    };
    let geometry = asked.question.geometry();
    let steps = steps.iter().map(|step| explainer_step_json(step, geometry)).collect();
    Ok(written(asked, &attempt, Some(steps)))
}

fn refused(asked: &PuzzleQuestion<'_>, error: ExplainerError) -> AskError {
    AskError::from_explainer(error, asked.texts)
}

fn written(
    asked: &PuzzleQuestion<'_>,
    attempt: &Attempt<Rating>,
    steps: Option<Vec<ExplainerStepJson>>,
) -> String {
    let puzzle = &asked.reading.puzzle;
    let boxes = puzzle.geometry().into();
    let json = || Rated { boxes, rating: explainer_json(attempt), steps: steps.clone() };
    if let Some(json) = asked.json(json) {
        return json;
    }
    let lines = steps.iter().flatten().map(|step| {
        let ExplainerStepJson { rating, technique, notation, .. } = step;
        format!("{rating:.1}\t{technique}\t{notation}\n")
    });
    let lines: String = lines.collect();
    if let Some(pencil) = asked.pencil() {
        let text = asked.texts.explainer_rating(attempt, &asked.question.sheet);
        return lines + &pencil.board(&asked.picture()) + &pencil.sentence(&text);
    }
    let figure = |figure: Figure| {
        let (sign, tenths) = (if figure.is_exact() { "" } else { ">=" }, figure.tenths());
        format!("{sign}{}.{}", tenths / 10, tenths % 10)
    };
    let (er, ep, ed, count) = match attempt {
        Attempt::Done(rating) => (figure(rating.er), figure(rating.ep), figure(rating.ed), rating.steps),
        Attempt::Improper(_) | Attempt::Faulty(_) => ("improper".to_owned(), "-".into(), "-".into(), 0),
        Attempt::Finished => ("-".to_owned(), "-".into(), "-".into(), 0),
    };
    format!("{lines}{puzzle}\t{er}\t{ep}\t{ed}\t{count}\n")
}
