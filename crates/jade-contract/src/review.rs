//! Reviews games.

use crate::contract::{MoveJson, ReviewLine, ReviewReply, ReviewRequest, SpanJson, VERSION, convert};
use crate::{AskError, Limits, question};
use jade_grid::{Candidate, Cell, Digit, Geometry};
use jade_text::{Args, Texts};
use jade_tutor::{Cancelled, Entry, Review, ReviewError, TechniqueUse, Wait};

/// Reviews a game.
///
/// # Errors
/// [`AskError`] if a field is invalid or the time ran out.
pub fn review(request: &ReviewRequest, limits: &Limits<'_>) -> Result<ReviewReply, AskError> {
    let texts = question::texts(request.lang);
    let sheet = question::sheet(&request.sheet, texts)?;
    let geometry = sheet.geometry();
    let entries = read(&request.moves, geometry, texts)?;
    match jade_tutor::review(&sheet, &entries, limits) {
        Ok(review) => Ok(reply(&review, &entries, geometry, texts)),
        Err(ReviewError::Improper(improper)) => Ok(ReviewReply {
            version: VERSION,
            text: vec![convert::spans(geometry, texts.improper(&improper, geometry))],
            slow: Vec::new(),
            lines: Vec::new(),
            mistake: None,
        }),
        Err(ReviewError::Position(_)) => {
            Err(AskError::field("sheet", texts.plain("review-cannot", &Args::none())))
        }
        Err(ReviewError::Cancelled) => Err(AskError::from_cancelled(Cancelled, texts)),
    }
}

fn read(moves: &[MoveJson], geometry: &Geometry, texts: &Texts) -> Result<Vec<Entry>, AskError> {
    let waits = jade_tutor::waits(moves.iter().map(|entry| entry.seconds));
    let one = |(number, (entry, waited)): (usize, (&MoveJson, u32))| {
        let digit = Digit::new(entry.digit).filter(|digit| usize::from(digit.get()) <= geometry.side());
        let (Some(digit), true) = (digit, entry.cell < geometry.cell_count()) else {
            let args = Args::none().number("side", geometry.side()).number("count", geometry.cell_count());
            return Err(AskError::field(&format!("moves.{number}"), texts.plain("review-no-move", &args)));
        };
        let candidate = Candidate::new(Cell::new(entry.cell), digit);
        Ok(Entry { candidate, waited, by_tutor: entry.told })
    };
    moves.iter().zip(waits).enumerate().map(one).collect()
}

fn reply(review: &Review, entries: &[Entry], geometry: &'static Geometry, texts: &Texts) -> ReviewReply {
    let by_tutor = entries.iter().filter(|entry| entry.by_tutor).count();
    let counts = Args::none().number("own", entries.len() - by_tutor).number("told", by_tutor);
    let mut text = vec![texts.message("review-moves", &counts.number("wrong", review.wrong))];
    if let Some((number, right)) = review.first_mistake {
        let entered = Args::on(geometry).candidates("said", [entries[number].candidate]);
        let args = entered.digit("right", right.digit).number("number", number + 1);
        text.push(texts.message("review-mistake", &args));
    }
    if review.unexplained > 0 {
        text.push(texts.message("review-unseen", &Args::none().number("count", review.unexplained)));
    }
    let slow = |wait: &Wait| -> Vec<SpanJson> {
        let time = format!("{}:{:02}", wait.seconds / 60, wait.seconds % 60);
        let args = Args::on(geometry).text("time", time).candidates("entry", [entries[wait.entry].candidate]);
        let args = args.spans("step", texts.step(&wait.easiest, geometry));
        convert::spans(geometry, texts.message("review-slow", &args))
    };
    let line = |used: &TechniqueUse| ReviewLine {
        technique: used.technique.to_string(),
        name: texts.technique_name(used.technique),
        easiest: used.easiest,
        own: used.own,
        has_lesson: used.technique.technique().is_some(),
    };
    ReviewReply {
        version: VERSION,
        text: text.into_iter().map(|text| convert::spans(geometry, text)).collect(),
        slow: review.longest_waits.iter().map(slow).collect(),
        lines: review.techniques.iter().map(line).collect(),
        mistake: review.first_mistake.map(|(number, _)| number),
    }
}
