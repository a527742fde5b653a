//! `jade path`.

use crate::ask::Asked;
use crate::drawing::Pencil;
use jade_draw::{Marks, Scene};
use jade_grid::format::line;
use jade_tutor::contract::{PathOutcome, PathReply, SheetRequest, SpanJson};
use jade_tutor::{AskError, Limits};

pub fn answer(asked: &Asked<'_>, request: &SheetRequest) -> Result<String, AskError> {
    let reply = jade_tutor::path(request, &Limits::default())?;
    if let Some(json) = asked.json(&reply) {
        return Ok(json);
    }
    Ok(match asked.pencil() {
        Some(pencil) => drawn(asked, &reply, pencil),
        None => lines(&reply),
    })
}

/// A step a line, then how it ended and with which board.
fn lines(reply: &PathReply) -> String {
    let outcome = match reply.outcome {
        PathOutcome::Solved => "solved",
        PathOutcome::Stuck => "stuck",
        PathOutcome::Impossible => "impossible",
        PathOutcome::Improper => "improper",
    };
    let steps = reply.steps.iter().map(|told| told.step.notation.clone() + "\n");
    steps.collect::<String>() + &format!("{outcome} {}\n", reply.end)
}

fn drawn(asked: &Asked<'_>, reply: &PathReply, pencil: Pencil) -> String {
    let puzzle = &asked.reading.puzzle;
    let mut out = pencil.board(&asked.scene().with_marks(Marks::None));
    for (index, told) in reply.steps.iter().enumerate() {
        // The text begins with the technique's name.
        let number = SpanJson { text: format!("{}. ", index + 1), part: None, role: None, value: None };
        let spans: Vec<SpanJson> = [number].into_iter().chain(told.text.iter().cloned()).collect();
        out += &pencil.sentence(&spans);
    }
    if let Ok(end) = line::read_cells(puzzle.geometry(), &reply.end) {
        out += &pencil.board(&Scene::of_filled(puzzle, &end));
    }
    out += &pencil.sentence(&reply.text);
    for used in &reply.summary {
        out += &format!("{:>5} × {}\n", used.times, used.name);
    }
    out
}
