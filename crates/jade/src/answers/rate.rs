//! `jade rate`.

use crate::asked::Asked;
use jade_contract::{AskError, BoxesJson, Limits, PathOutcome, RateReply, RateRequest};
use jade_draw::Picture;
use serde::Serialize;

/// The reply of the API, with the puzzle that it is about.
#[derive(Serialize)]
struct Rated<'a> {
    puzzle: String,
    boxes: BoxesJson,
    #[serde(flatten)]
    reply: &'a RateReply,
}

/// Returns the puzzle, its level, its score, the hardest technique and the number of steps.
pub fn answer(asked: &Asked<'_>, request: &RateRequest) -> Result<String, AskError> {
    let reply = jade_contract::rate(request, &Limits { cancel: Some(asked.cancel), ..Limits::default() })?;
    let puzzle = &asked.reading.puzzle;
    let boxes = puzzle.geometry().into();
    if let Some(json) = asked.json(&Rated { puzzle: puzzle.to_string(), boxes, reply: &reply }) {
        return Ok(json);
    }
    if let Some(pencil) = asked.pencil() {
        return Ok(pencil.board(&Picture::of_puzzle(puzzle)) + &pencil.sentence(&reply.text));
    }
    let level = match (reply.outcome, reply.level) {
        (PathOutcome::Improper | PathOutcome::Impossible, _) => "improper".to_owned(),
        (_, Some(level)) => level.to_string(),
        (_, None) => "-".to_owned(),
    };
    let hardest = reply.hardest.as_deref().unwrap_or("-");
    Ok(format!("{puzzle}\t{level}\t{}\t{hardest}\t{}\n", reply.score, reply.steps))
}
