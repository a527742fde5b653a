//! The packing of Cracking the Cryptic’s web app and of Sudoku Exchange: a character stands for a cell and the empty
//! cells after it, digit + 10 × (number of these, up to 5), written as `0-9A-Za-x`. It is read as a bare string of one
//! 9×9 board, and in the links `sudokuexchange.com/play/?s=…` (which may also contain 81 digits) and
//! `…/sudoku/classic…`. The writer produces Sudoku Exchange’s link.

use super::link::Link;
use super::{cells, once};
use crate::{Boards, Document, Facts, Format, ReadError, ReadErrorKind, Readings};
use jade_grid::{Digit, Puzzle};

/// The format.
pub struct Packed;

static FACTS: Facts = Facts {
    id: "packed",
    extensions: &[],
    boards: Boards::Nine,
    carries: &[],
    several: false,
    written: true,
};

const PREFIX: &str = "https://sudokuexchange.com/play/?s=";
const MOST_EMPTY: usize = 5;

/// Returns the packed cells in a text.
fn packed(text: &str) -> Option<String> {
    let text = text.trim();
    if let Some(link) = Link::of(text) {
        return match link.host.as_str() {
            "sudokuexchange.com" => link.field("s"),
            "app.crackingthecryptic.com" | "sudokupad.app" | "beta.sudokupad.app" => {
                link.path.rsplit('/').next()?.strip_prefix("classic").map(str::to_owned)
            }
            _ => None,
        };
    }
    (!text.is_empty() && text.len() < 81 && unpacked(text).is_some()).then(|| text.to_owned())
}

impl Format for Packed {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    /// Recognises a link of these sites, or a word that contains a letter and unpacks to exactly 81 cells.
    fn recognises(&self, text: &str) -> bool {
        let bare = || text.trim().bytes().any(|b| b.is_ascii_alphabetic());
        packed(text).is_some_and(|_| Link::of(text).is_some() || bare())
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read(text))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().map(|document| format!("{PREFIX}{}\n", pack(&document.values()))).collect()
    }
}

fn read(text: &str) -> Result<Document, ReadError> {
    let wrong = || ReadErrorKind::Packed("81 × 0-9A-Za-x").in_line(FACTS.id, 1);
    let packed = packed(text).ok_or_else(wrong)?;
    let puzzle = if packed.len() == 81 {
        cells(FACTS.id, &packed, 1)?
    } else {
        unpacked(&packed).ok_or_else(wrong)?
    };
    Ok(Document::of_digits(puzzle))
}

/// Returns the value of a character, 0 to 59.
fn value(c: u8) -> Option<u8> {
    match c {
        b'0'..=b'9' => Some(c - b'0'),
        b'A'..=b'Z' => Some(c - b'A' + 10),
        b'a'..=b'x' => Some(c - b'a' + 36),
        _ => None,
    }
}

fn unpacked(text: &str) -> Option<Puzzle> {
    let mut cells = Vec::new();
    for c in text.bytes() {
        let value = value(c)?;
        cells.push(Digit::new(value % 10));
        cells.extend(std::iter::repeat_n(None, usize::from(value / 10)));
        if cells.len() > 81 {
            return None;
        }
    }
    Puzzle::from_digits(super::nine(), cells)
}

fn pack(puzzle: &Puzzle) -> String {
    let mut text = String::new();
    let mut rest = puzzle.values();
    while let Some((&digit, after)) = rest.split_first() {
        let empty = after.iter().take_while(|value| **value == 0).count().min(MOST_EMPTY);
        let value = digit + 10 * empty as u8;
        text.push(match value {
            0..=9 => (b'0' + value) as char,
            10..=35 => (b'A' + value - 10) as char,
            _ => (b'a' + value - 36) as char,
        });
        rest = &after[empty..];
    }
    text
}
