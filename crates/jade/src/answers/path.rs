//! `jade path`.

use crate::asked::Asked;
use crate::drawing::Pencil;
use jade_contract::{AskError, Limits, PathOutcome, PathReply, PathRequest, SpanJson};
use jade_draw::{Marks, Picture};
use jade_grid::line;
use jade_text::Args;

pub fn answer(asked: &Asked<'_>, request: &PathRequest, summary: bool) -> Result<String, AskError> {
    let mut reply = jade_contract::path(request, &Limits::default())?;
    if summary {
        reply.steps.clear();
    }
    if let Some(json) = asked.json(&reply) {
        return Ok(json);
    }
    Ok(match asked.pencil() {
        None if summary => line_of(&reply),
        Some(pencil) => drawn(asked, &reply, pencil),
        None => lines(&reply),
    })
}

/// Writes one step per line, then the outcome and the final board.
fn lines(reply: &PathReply) -> String {
    let outcome = outcome(reply);
    let steps = reply.steps.iter().map(|told| told.step.notation.clone() + "\n");
    steps.collect::<String>() + &format!("{outcome} {}\n", reply.end)
}

/// Summarises a puzzle in one line: outcome, level, score, the share of the open cells filled before marks, and the
/// number of uses of each technique.
fn line_of(reply: &PathReply) -> String {
    let share = reply.before_marks.map_or_else(|| "-".to_owned(), |s| format!("{}/{}", s.filled, s.open));
    let level = reply.level.map_or("-".to_owned(), |level| level.to_string());
    let used = reply.summary.iter().map(|used| format!(" {}×{}", used.technique, used.times));
    format!("{} {level} {} {share}{}\n", outcome(reply), reply.score, used.collect::<String>())
}

fn outcome(reply: &PathReply) -> &'static str {
    match reply.outcome {
        PathOutcome::Solved => "solved",
        PathOutcome::Stuck => "stuck",
        PathOutcome::Reached => "reached",
        PathOutcome::Impossible => "impossible",
        PathOutcome::Improper => "improper",
    }
}

fn drawn(asked: &Asked<'_>, reply: &PathReply, pencil: Pencil) -> String {
    let puzzle = &asked.reading.puzzle;
    let mut out = pencil.board(&asked.picture().with_marks(Marks::None));
    for (index, told) in reply.steps.iter().enumerate() {
        // The text begins with the technique's name.
        let number = SpanJson { text: format!("{}. ", index + 1), part: None, role: None, value: None };
        let spans: Vec<SpanJson> = [number].into_iter().chain(told.text.iter().cloned()).collect();
        out += &pencil.sentence(&spans);
    }
    if let Ok(end) = line::read_cells(puzzle.geometry(), &reply.end) {
        out += &pencil.board(&Picture::of_filled(puzzle, &end));
    }
    out += &pencil.sentence(&reply.text);
    for used in &reply.summary {
        out += &format!("{:>5} × {}\n", used.times, used.name);
    }
    let texts = asked.texts;
    if reply.score > 0 {
        out += &pencil.words(&texts.plain("path-score", &Args::none().number("score", reply.score)));
    }
    if let Some(share) = reply.before_marks.filter(|_| reply.score > 0) {
        let args = Args::none().number("filled", share.filled).number("open", share.open);
        let args = args.number("percent", share.filled * 100 / share.open.max(1));
        out += &pencil.words(&texts.plain("before-marks-share", &args));
    }
    out
}
