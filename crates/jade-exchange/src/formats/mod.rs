//! The formats, one per file.

pub mod digits_link;
pub mod f_puzzles;
pub mod gnome;
pub mod good_sudoku;
pub mod interactive;
pub mod jade_link;
pub mod ksudoku;
pub mod library;
mod link;
mod lz_string;
pub mod open_sudoku;
pub mod packed;
pub mod pencil_marks;
mod scl;
pub mod sdk;
pub mod sdx;
pub mod sudoku_coach;
pub mod sudokuwiki;
pub mod sukaku;
pub mod table;
pub mod taxonomy;
pub mod text;
mod xml;

use crate::document::Draft;
use crate::{Document, ReadError, ReadErrorKind, Readings};
use jade_grid::{Digit, DigitSet, Geometry, Puzzle, line};

/// Returns the 9×9 board, the only one that most programs have.
fn nine() -> &'static Geometry {
    Geometry::standard(9).expect("there is a 9×9 board")
}

/// Finishes a draft.
fn finish(format: &'static str, draft: Draft) -> Result<Document, ReadError> {
    draft.finish().map_err(|error| ReadErrorKind::Sheet(error).in_line(format, 1))
}

/// Returns a single reading.
pub(crate) fn once<'a>(reading: Result<Document, ReadError>) -> Readings<'a> {
    Box::new(std::iter::once(reading))
}

/// Reads the cells of a board in one word or line, by the rules of the line format. An error has the line `line` and
/// its column in `cells`.
fn cells(format: &'static str, cells: &str, line: usize) -> Result<Puzzle, ReadError> {
    line::read(cells).map_err(|error| ReadError { line, ..ReadError::of_line(format, error) })
}

/// Returns a number of JSON, or a text that is a number.
fn number(value: &serde_json::Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// Returns the digit with this number; `None` for 0.
fn digit(
    format: &'static str,
    field: &str,
    number: u64,
    board: &Geometry,
) -> Result<Option<Digit>, ReadError> {
    match u8::try_from(number) {
        Ok(value) if usize::from(value) <= board.side() => Ok(Digit::new(value)),
        _ => {
            Err(ReadErrorKind::Value { field: field.to_owned(), found: number.to_string() }
                .in_line(format, 1))
        }
    }
}

/// Returns a set of digits from bits, where bit 0 is digit 1.
fn digits(format: &'static str, field: &str, bits: u64, board: &Geometry) -> Result<DigitSet, ReadError> {
    let all = u64::from(DigitSet::all(board.side()).bits());
    match u32::try_from(bits) {
        Ok(set) if bits & !all == 0 => Ok(DigitSet::from_bits(set)),
        _ => {
            Err(ReadErrorKind::Value { field: field.to_owned(), found: bits.to_string() }.in_line(format, 1))
        }
    }
}

/// Returns a puzzle as a line, with `empty` for empty cells.
fn line_of(puzzle: &Puzzle, empty: char) -> String {
    puzzle.digits().map(|digit| digit.map_or(empty, Digit::symbol)).collect()
}

/// Trims a text; `None` if nothing is left.
fn some(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// Appends a line to an optional text.
pub(crate) fn append(to: &mut Option<String>, text: &str) {
    let Some(text) = some(text) else { return };
    let text = if text.contains('\r') { text.replace("\r\n", "\n") } else { text };
    match to {
        Some(before) => {
            before.push('\n');
            before.push_str(&text);
        }
        None => *to = Some(text),
    }
}
