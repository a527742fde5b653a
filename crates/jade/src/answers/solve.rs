//! `jade solve`.

use crate::asked::Asked;
use jade_contract::{AskError, Limits, SolveRequest};
use jade_draw::Picture;
use jade_grid::line;

pub fn answer(asked: &Asked<'_>, engine: Option<String>, limit: Option<u64>) -> Result<String, AskError> {
    let request = SolveRequest {
        sheet: asked.question.sheet.clone().into(),
        lang: asked.texts.language().into(),
        engine,
        limit,
    };
    let reply = jade_contract::solve(&request, &Limits { cancel: Some(asked.cancel), ..Limits::default() })?;
    if let Some(json) = asked.json(|| &reply) {
        return Ok(json);
    }
    let Some(pencil) = asked.pencil() else {
        let search = &reply.search;
        return Ok(match (reply.solutions.as_slice(), limit) {
            ([], _) if search.stopped => "unknown\n".to_owned(),
            ([], _) => "none\n".to_owned(),
            ([solution], None) if search.stopped => format!("unknown {solution}\n"),
            ([solution], None) if !search.complete => format!("several {solution}\n"),
            (solutions, _) => solutions.join("\n") + "\n",
        });
    };
    let puzzle = &asked.reading.puzzle;
    let mut out = String::new();
    for solution in &reply.solutions {
        if let Ok(solution) = line::read_cells(puzzle.geometry(), solution) {
            out += &pencil.board(&Picture::of_filled(puzzle, &solution));
        }
    }
    if reply.solutions.is_empty() {
        out += &pencil.board(&Picture::of_puzzle(puzzle));
    }
    Ok(out + &pencil.spans(&reply.text))
}
