//! Good Sudoku’s links, `playgoodsudoku.com/puzzle/$…`: base64 of 41 bytes with two cells each, the first in the upper
//! half, 0 for an empty cell.

use super::link::{Link, decoded};
use super::once;
use crate::{Boards, Document, Facts, Format, ReadError, ReadErrorKind, Readings};
use data_encoding::BASE64;
use jade_grid::{Digit, Puzzle};

/// The format.
pub struct GoodSudoku;

static FACTS: Facts = Facts {
    id: "good-sudoku",
    extensions: &[],
    boards: Boards::Nine,
    carries: &[],
    several: false,
    written: true,
};

const PREFIX: &str = "https://playgoodsudoku.com/puzzle/$";

impl Format for GoodSudoku {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        Link::of(text).is_some_and(|link| link.host == "playgoodsudoku.com")
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read(text))
    }

    fn write(&self, documents: &[Document]) -> String {
        let link = |document: &Document| {
            let mut cells = document.values().values().to_vec();
            cells.push(0);
            let bytes: Vec<u8> = cells.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect();
            format!("{PREFIX}{}\n", BASE64.encode(&bytes))
        };
        documents.iter().map(link).collect()
    }
}

fn read(text: &str) -> Result<Document, ReadError> {
    let wrong = || ReadErrorKind::Packed("puzzle/$, base64 (41 × 8 bit)").in_line(FACTS.id, 1);
    let path = Link::of(text).map(|link| decoded(link.path));
    let path = path.ok_or_else(wrong)?;
    let packed = path.strip_prefix("puzzle/$").ok_or_else(wrong)?;
    let bytes = BASE64.decode(packed.as_bytes()).map_err(|_| wrong())?;
    if bytes.len() != 41 || bytes[40] & 15 != 0 {
        return Err(wrong());
    }
    let cells = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).take(81);
    let puzzle = Puzzle::from_digits(super::nine(), cells.map(Digit::new)).ok_or_else(wrong)?;
    Ok(Document::of_digits(puzzle))
}
