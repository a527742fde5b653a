//! `jade count`.

use crate::args::COUNT_LIMIT;
use crate::ask::puzzle_question::PuzzleQuestion;
use jade_contract::{AskError, solve_reply};
use jade_search::{Engine, SearchLimits};

pub fn answer(
    asked: &PuzzleQuestion<'_>,
    engine: &'static dyn Engine,
    limit: Option<u64>,
) -> Result<String, AskError> {
    let (puzzle, texts) = (asked.question.sheet.givens(), asked.texts);
    let limits = SearchLimits::default().cancel(asked.cancel).solutions(limit.unwrap_or(COUNT_LIMIT));
    let report = engine.count(puzzle, &limits);
    if let Some(json) = asked.json(|| solve_reply(puzzle, engine, &report, None, texts)) {
        return Ok(json);
    }
    if let Some(pencil) = asked.pencil() {
        return Ok(pencil.sentence(&texts.solutions_counted(&report)));
    }
    let more = if report.is_complete() { "" } else { "+" };
    Ok(format!("{}{more}\n", report.solutions))
}
