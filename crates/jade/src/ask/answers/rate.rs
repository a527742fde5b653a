//! `jade rate`.

use crate::ask::puzzle_question::{PuzzleQuestion, json_about};
use crate::console::drawing::Pencil;
use crate::console::terminal::Form;
use jade_collection::PathEnd;
use jade_contract::{AskError, BoxesJson, RateReply, rate_large_reply, rate_reply};
use jade_draw::Picture;
use jade_exchange::Reading;
use jade_logic::{Level, Openness, TechniqueId};
use jade_text::Texts;
use jade_tutor::{Attempt, Limits, path, rate_by_search};
use serde::Serialize;

/// The reply of the API, with the boxes of the puzzle.
#[derive(Serialize)]
struct Rated {
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
    let json = || Rated { boxes: puzzle.geometry().into(), reply: rate_reply(&attempt, question, texts) };
    if let Some(json) = asked.json(json) {
        return Ok(json);
    }
    if let Some(pencil) = asked.pencil() {
        let text = texts.rating(&attempt, &question.sheet);
        return Ok(pencil.board(&Picture::of_puzzle(puzzle)) + &pencil.sentence(&text));
    }
    let end = attempt.end();
    let (rating, steps) = match &attempt {
        Attempt::Done(solved) => (Some(&solved.rating), solved.steps.len()),
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

/// Rates a board that is too large for a sheet by what a search needs.
pub fn rate_large(
    reading: &Reading,
    file: Option<&str>,
    form: Form,
    texts: &'static Texts,
    cancel: &dyn Fn() -> bool,
) -> String {
    let puzzle = &reading.puzzle;
    let limits = Limits { cancel: Some(cancel), ..Limits::default() };
    let boxes = puzzle.geometry().into();
    match form {
        Form::Json => {
            let rated = Rated { boxes, reply: rate_large_reply(puzzle, texts, &limits) };
            json_about(file, reading.line, puzzle.to_string(), &rated)
        }
        Form::Drawn { colour } => {
            let pencil = Pencil { texts, colour };
            let text = match rate_by_search(puzzle, &limits) {
                Ok(found) => texts.rating_by_search(&found),
                Err(other) => texts.improper(&other, puzzle.geometry()),
            };
            pencil.board(&Picture::of_puzzle(puzzle)) + &pencil.sentence(&text)
        }
        Form::Plain => {
            let (level, rating) = match rate_by_search(puzzle, &limits) {
                Ok(found) => (found.rating.level.map_or("-", Level::as_str), Some(found.rating)),
                Err(_) => ("improper", None),
            };
            let (score, hardest) = rating.as_ref().map_or((0, None), |rating| (rating.score, rating.hardest));
            let steps: u32 =
                rating.iter().flat_map(|rating| &rating.addends).map(|addend| addend.times).sum();
            let hardest = hardest.map_or("-", TechniqueId::as_str);
            format!("{puzzle}\t{level}\t{score}\t{hardest}\t{steps}\t{}\n", openness_columns(None))
        }
    }
}

/// The openness in three columns: how many cells can be found without pencil marks at the start, on average and at least.
pub fn openness_columns(openness: Option<Openness>) -> String {
    let Some(openness) = openness else { return "-\t-\t-".to_owned() };
    let (Openness { start, least, .. }, tenths) = (openness, openness.mean_tenths());
    format!("{start}\t{}.{}\t{least}", tenths / 10, tenths % 10)
}
