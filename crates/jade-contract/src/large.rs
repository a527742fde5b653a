//! Boards that are too large for a sheet. They can be shown and solved, but not played.

use crate::contract::{LargeReply, LargeRequest, SpanJson, Status, VERSION, convert};
use crate::question;
use crate::{AskError, Limits};
use jade_grid::{Digit, Puzzle};
use jade_search::Classification;
use jade_text::Args;
use jade_tutor::{classify, rate_by_search};

/// Reads the first board of a text, whatever its size, and solves it.
///
/// ```
/// use jade_contract::{LargeRequest, Status};
/// let side = 25;
/// let digit = |row: usize, column: usize| (row % 5 * 5 + row / 5 + column) % side + 1;
/// let rows = (0..side).map(|row| (0..side).map(|column| match (row, column) {
///     (0, _) => "0".to_owned(),
///     _ => digit(row, column).to_string(),
/// }).collect::<Vec<_>>().join(" "));
/// let text = rows.collect::<Vec<_>>().join("\n");
/// let request = LargeRequest { text, lang: Default::default() };
/// let reply = jade_contract::large_board(&request, &Default::default()).unwrap();
/// assert_eq!((reply.status, reply.digits[0]), (Status::Proper, 0));
/// assert_eq!(reply.solution.unwrap()[..3], [1, 2, 3]);
/// ```
///
/// # Errors
/// [`AskError`] if the text holds no board or the time ran out.
pub fn large_board(request: &LargeRequest, limits: &Limits<'_>) -> Result<LargeReply, AskError> {
    let texts = question::texts(request.lang);
    let document = match jade_exchange::read(&request.text).next() {
        Some(Ok(document)) => document,
        Some(Err(error)) => return Err(AskError::field("text", texts.read_error(&error))),
        None => return Err(AskError::field("text", texts.plain("large-no-board", &Args::none()))),
    };
    let givens = document.givens();
    let geometry = givens.geometry();
    let classification = classify(givens, limits);
    let mut text = convert::spans(geometry, texts.classification(&classification, geometry));
    if !geometry.is_usual()
        && let Ok(found) = rate_by_search(givens, limits)
    {
        text.push(SpanJson { text: " ".to_owned(), part: None, role: None, value: None });
        text.extend(convert::spans(geometry, texts.rating_by_search(&found)));
    }
    let status = Status::from(&classification);
    let solution = match &classification {
        Classification::Proper(solution) => Some(values(solution)),
        Classification::Several { solutions, .. } => solutions.first().map(values),
        Classification::NoSolution | Classification::Unknown { .. } => None,
    };
    let (boxes, digits) = (geometry.into(), values(givens));
    Ok(LargeReply { version: VERSION, boxes, digits, status, solution, text })
}

fn values(puzzle: &Puzzle) -> Vec<u8> {
    puzzle.digits().map(|digit| digit.map_or(0, Digit::get)).collect()
}
