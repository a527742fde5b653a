//! HoDoKu's library lines, `:code:digits:board:removed candidates:eliminations:placements:extra:`, of which
//! the board and the removed candidates are taken; see [`jade_grid::format::library`]. The code becomes the
//! comment.
//!
//! The writer names no technique: `:0000:x:`, the board with `+` before entries, and every candidate that
//! the digits allow but the sheet does not have.

use super::document;
use crate::{Boards, Content, Document, Facts, Format, Readings};
use jade_grid::format::{Format as _, library};
use jade_grid::{Cell, Digit, DigitSet};

/// The format.
pub struct Library;

static FACTS: Facts = Facts {
    id: "library",
    extensions: &["lib"],
    boards: Boards::UpTo(9),
    carries: &[Content::Entries, Content::Candidates],
    several: true,
    written: true,
};

impl Format for Library {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        library::Library.recognises(text)
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        let readings = library::Library.read(text).map(|reading| document(FACTS.id, reading));
        Box::new(readings.map(|document| {
            let mut document = document?;
            // The code of no technique says nothing.
            document.about.comment.take_if(|code| code == "0000");
            Ok(document)
        }))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().map(write).collect()
    }
}

fn write(document: &Document) -> String {
    let board = document.geometry();
    let values = document.values();
    let mut cells = String::new();
    let mut removed = Vec::new();
    let allowed = |cell: Cell| {
        let seen: DigitSet = board.peers(cell).iter().filter_map(|peer| values.get(peer)).collect();
        DigitSet::all(board.side()) - seen
    };
    for cell in board.cells() {
        match values.get(cell) {
            Some(digit) => {
                cells.push_str(if document.is_entry(cell) { "+" } else { "" });
                cells.push(digit.symbol());
            }
            None => {
                cells.push('.');
                let gone = allowed(cell) - document.candidates(cell);
                let place = format!("{}{}", board.row(cell) + 1, board.column(cell) + 1);
                removed.extend(gone.iter().map(|digit: Digit| format!("{digit}{place}")));
            }
        }
    }
    // The order of the library: by digit, then cell.
    removed.sort_unstable();
    format!(":0000:x:{cells}:{}:::\n", removed.join(" "))
}
