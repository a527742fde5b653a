//! `jade rate`.

use crate::puzzle_question::PuzzleQuestion;
use jade_collection::PathEnd;
use jade_contract::{AskError, BoxesJson, RateReply, rate_reply};
use jade_draw::Picture;
use jade_logic::{Level, Openness, TechniqueId};
use jade_tutor::{Attempt, Limits, path};
use serde::Serialize;

/// The reply of the API, with the puzzle that it is about.
#[derive(Serialize)]
struct Rated {
    puzzle: String,
    boxes: BoxesJson,
    #[serde(flatten)]
    reply: RateReply,
}

/// Returns the puzzle, its level, its score, the hardest technique, the number of steps and its openness.
pub fn answer(asked: &PuzzleQuestion<'_>) -> Result<String, AskError> {
    let (question, texts) = (&asked.question, asked.texts);
    let limits = Limits { cancel: Some(asked.cancel), ..Limits::default() };
    let attempt = path(question, None, &limits).map_err(|late| asked.cut_off(late))?;
    let puzzle = &asked.reading.puzzle;
    let json = || Rated {
        puzzle: puzzle.to_string(),
        boxes: puzzle.geometry().into(),
        reply: rate_reply(&attempt, question, texts),
    };
    if let Some(json) = asked.json(json) {
        return Ok(json);
    }
    if let Some(pencil) = asked.pencil() {
        let text = texts.rating(&attempt, &question.sheet);
        return Ok(pencil.board(&Picture::of_puzzle(puzzle)) + &pencil.sentence(&text));
    }
    let end = attempt.end();
    let (rating, steps) = match &attempt {
        Attempt::Done(solved) => (Some(&solved.rating), solved.path.steps.len()),
        _ => (None, 0),
    };
    let level = match (end, rating.and_then(|rating| rating.level)) {
        (PathEnd::Improper | PathEnd::Impossible, _) => "improper",
        (_, level) => level.map_or("-", Level::as_str),
    };
    let score = rating.map_or(0, |rating| rating.score);
    let hardest = rating.and_then(|rating| rating.hardest);
    let hardest = hardest.map_or("-", TechniqueId::as_str);
    let openness = rating.filter(|rating| rating.level.is_some()).and_then(|rating| rating.openness);
    let openness = openness_columns(openness);
    Ok(format!("{puzzle}\t{level}\t{score}\t{hardest}\t{steps}\t{openness}\n"))
}

/// The openness in three columns: how many cells can be found without pencil marks at the start, on average and at least.
pub fn openness_columns(openness: Option<Openness>) -> String {
    let Some(openness) = openness else { return "-\t-\t-".to_owned() };
    let (Openness { start, least, .. }, tenths) = (openness, openness.mean_tenths());
    format!("{start}\t{}.{}\t{least}", tenths / 10, tenths % 10)
}
