//! Boards given by candidates only (Sukaku), in 729 characters: nine per cell, with its candidates at their places and
//! `.` or `0` elsewhere. A cell with one candidate is taken for a given if no cell that sees it has the digit among
//! several candidates.

use super::once;
use super::pencil_marks::{Word, draft_of};
use crate::{Boards, Content, Document, Facts, Format, ReadError, ReadErrorKind, Readings};
use jade_grid::line::LineErrorKind;
use jade_grid::{Digit, DigitSet};

/// The format.
pub struct Sukaku;

static FACTS: Facts = Facts {
    id: "sukaku",
    extensions: &[],
    boards: Boards::Nine,
    carries: &[Content::Candidates],
    several: false,
    written: true,
};

const CELLS: usize = 81;

impl Format for Sukaku {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    /// Recognises 729 digits and dots in which each group of nine has every digit at its place.
    fn recognises(&self, text: &str) -> bool {
        let marks: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).take(9 * CELLS + 1).collect();
        marks.len() == 9 * CELLS
            && marks
                .iter()
                .enumerate()
                .all(|(i, c)| matches!(c, '.' | '0') || c.to_digit(10) == Some(i as u32 % 9 + 1))
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read(text))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().map(|document| write(document) + "\n").collect()
    }
}

fn read(text: &str) -> Result<Document, ReadError> {
    let board = super::nine();
    let marks: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    if marks.len() != 9 * CELLS {
        let kind = LineErrorKind::CellCount { found: marks.len(), nearest: 9 * CELLS };
        return Err(ReadErrorKind::Cells(kind).at(FACTS.id, 1, 1));
    }
    let mut words = Vec::new();
    for (cell, marks) in marks.chunks(9).enumerate() {
        let mut digits = DigitSet::EMPTY;
        for (place, mark) in marks.iter().enumerate() {
            match mark.to_digit(10) {
                Some(value) if value as usize == place + 1 => digits.add(Digit::from_index(place)),
                _ if matches!(mark, '.' | '0') => {}
                _ => {
                    let kind = LineErrorKind::UnknownSymbol { found: *mark, side: Some(9) };
                    return Err(ReadErrorKind::Cells(kind).at(FACTS.id, 1, 9 * cell + place + 1));
                }
            }
        }
        words.push(Word { digits, entered: false });
    }
    let mut document = super::finish(FACTS.id, draft_of(board, &words, None))?;
    // A sukaku has no digits that could be entries.
    document.givens_known = document.givens().filled_count() == 0;
    Ok(document)
}

fn write(document: &Document) -> String {
    let values = document.values();
    let marks = document.geometry().cells().flat_map(|cell| {
        let digits = values.get(cell).map_or(document.possible_candidates(cell), DigitSet::only);
        Digit::all(9).map(move |digit| if digits.contains(digit) { digit.symbol() } else { '.' })
    });
    marks.collect()
}
