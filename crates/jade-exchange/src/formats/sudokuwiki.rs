//! SudokuWiki’s two strings of a board with its candidates, alone or after `sudoku.htm?bd=`:
//!
//! - `sudokuwiki-masks`: two digits in base 32 per cell, 162 characters: candidates as bits from bit 1, and bit 0 for a
//!   given. An entry has one bit and is not a given, and so does an open cell with one candidate. The reader takes it
//!   for an entry unless a cell that sees it has the digit among several candidates;
//! - `s9b`: the letters `S9B` and two digits in base 36 per cell: 1 to 9 for a given, 10 to 18 for an entry, and from
//!   18 on the candidates as bits.

use super::link::Link;
use super::once;
use super::pencil_marks::{Word, draft_of};
use crate::document::Draft;
use crate::{Boards, Content, Document, Facts, Format, ReadError, ReadErrorKind, Readings};
use jade_grid::{Cell, Digit, DigitSet, Puzzle};

/// Two digits in base 32 per cell.
pub struct Masks;

/// Two digits in base 36 per cell.
pub struct S9b;

const fn facts(id: &'static str) -> Facts {
    Facts {
        id,
        extensions: &[],
        boards: Boards::Nine,
        carries: &[Content::Entries, Content::Candidates],
        several: false,
        written: true,
    }
}

static MASKS: Facts = facts("sudokuwiki-masks");
static S9B: Facts = facts("s9b");

const PREFIX: &str = "https://www.sudokuwiki.org/sudoku.htm?bd=";
const CELLS: usize = 81;

/// Returns the text after `bd=`, or the whole text.
fn board_string(text: &str) -> Option<String> {
    match Link::of(text) {
        Some(link) if link.host == "sudokuwiki.org" => link.field("bd"),
        Some(_) => None,
        None => Some(text.trim().to_owned()),
    }
}

/// Parses two digits per cell in this base.
fn numbers(text: &str, radix: u32) -> Option<Vec<u32>> {
    let digits: Option<Vec<u32>> = text.chars().map(|c| c.to_digit(radix)).collect();
    let digits = digits.filter(|digits| digits.len() == 2 * CELLS)?;
    Some(digits.chunks(2).map(|pair| pair[0] * radix + pair[1]).collect())
}

fn two_digits(number: u32, radix: u32) -> String {
    let digit = |value: u32| char::from_digit(value, radix).unwrap_or('0');
    [number / radix, number % radix].map(digit).iter().collect()
}

impl Format for Masks {
    fn facts(&self) -> &'static Facts {
        &MASKS
    }

    fn recognises(&self, text: &str) -> bool {
        board_string(text).is_some_and(|board| board.len() == 2 * CELLS && numbers(&board, 32).is_some())
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read_masks(text))
    }

    fn write(&self, documents: &[Document]) -> String {
        let link = |document: &Document| {
            let values = document.values();
            let number = |cell: Cell| match values.get(cell) {
                Some(digit) => DigitSet::only(digit).bits() << 1 | u32::from(!document.is_entry(cell)),
                None => document.possible_candidates(cell).bits() << 1,
            };
            let cells = document.geometry().cells().map(|cell| two_digits(number(cell), 32));
            format!("{PREFIX}{}\n", cells.collect::<String>())
        };
        documents.iter().map(link).collect()
    }
}

fn read_masks(text: &str) -> Result<Document, ReadError> {
    let wrong = || ReadErrorKind::Packed("162 × 0-9a-v").in_line(MASKS.id, 1);
    let numbers = board_string(text).and_then(|board| numbers(&board, 32)).ok_or_else(wrong)?;
    let board = super::nine();
    let mut givens = Puzzle::empty(board);
    let mut words = Vec::new();
    for (cell, number) in board.cells().zip(&numbers) {
        let digits = DigitSet::from_bits(number >> 1);
        if number & 1 == 1 {
            givens.set(cell, Some(digits.single().ok_or_else(wrong)?));
        }
        words.push(Word { digits, entered: false });
    }
    super::finish(MASKS.id, draft_of(board, &words, Some(&givens)))
}

impl Format for S9b {
    fn facts(&self) -> &'static Facts {
        &S9B
    }

    fn recognises(&self, text: &str) -> bool {
        board_string(text).is_some_and(|board| board.starts_with("S9B"))
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read_s9b(text))
    }

    fn write(&self, documents: &[Document]) -> String {
        let link = |document: &Document| {
            let values = document.values();
            let number = |cell: Cell| match values.get(cell) {
                Some(digit) if document.is_entry(cell) => u32::from(digit.get()) + 9,
                Some(digit) => digit.get().into(),
                None => document.candidates(cell).bits() + 18,
            };
            let cells = document.geometry().cells().map(|cell| two_digits(number(cell), 36));
            format!("{PREFIX}S9B{}\n", cells.collect::<String>())
        };
        documents.iter().map(link).collect()
    }
}

fn read_s9b(text: &str) -> Result<Document, ReadError> {
    let wrong = || ReadErrorKind::Packed("S9B, 162 × 0-9a-z").in_line(S9B.id, 1);
    let string = board_string(text).ok_or_else(wrong)?;
    let numbers = string.strip_prefix("S9B").and_then(|cells| numbers(cells, 36)).ok_or_else(wrong)?;
    let board = super::nine();
    let mut draft = Draft::new(board);
    for (cell, &number) in board.cells().zip(&numbers) {
        let digit = |value: u32| u8::try_from(value).ok().and_then(Digit::new).ok_or_else(wrong);
        match number {
            1..=9 => draft.give(cell, digit(number)?),
            10..=18 => draft.enter(cell, digit(number - 9)?),
            19..=529 => draft.list(cell, DigitSet::from_bits(number - 18)),
            _ => return Err(wrong()),
        }
    }
    super::finish(S9B.id, draft)
}
