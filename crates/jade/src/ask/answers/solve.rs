//! `jade solve`.

use crate::ask::puzzle_question::PuzzleQuestion;
use jade_contract::{AskError, solve_reply};
use jade_draw::Picture;
use jade_search::Engine;
use jade_tutor::{Limits, list_solutions};

pub fn answer(
    asked: &PuzzleQuestion<'_>,
    engine: &'static dyn Engine,
    limit: Option<u64>,
) -> Result<String, AskError> {
    let (puzzle, texts) = (asked.question.sheet.givens(), asked.texts);
    let limits = Limits { cancel: Some(asked.cancel), ..Limits::default() };
    let (solutions, report) = list_solutions(puzzle, engine, limit.unwrap_or(1), &limits);
    let lines = || solutions.iter().map(ToString::to_string).collect::<Vec<String>>();
    if let Some(json) = asked.json(|| solve_reply(puzzle, engine, &report, Some(lines()), texts)) {
        return Ok(json);
    }
    let Some(pencil) = asked.pencil() else {
        let stopped = report.was_stopped();
        return Ok(match (solutions.as_slice(), limit) {
            ([], _) if stopped => "unknown\n".to_owned(),
            ([], _) => "none\n".to_owned(),
            ([solution], None) if stopped => format!("unknown\t{solution}\n"),
            ([solution], None) if !report.is_complete() => format!("several\t{solution}\n"),
            _ => lines().join("\n") + "\n",
        });
    };
    let puzzle = &asked.reading.puzzle;
    let mut out = String::new();
    for solution in &solutions {
        out += &pencil.board(&Picture::of_filled(puzzle, solution));
    }
    if solutions.is_empty() {
        out += &pencil.board(&Picture::of_puzzle(puzzle));
    }
    Ok(out + &pencil.sentence(&texts.solutions_listed(&report)))
}
