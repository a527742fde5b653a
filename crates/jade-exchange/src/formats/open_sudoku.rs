//! OpenSudoku’s XML: `<opensudoku>` with `<game data="…"/>` elements, possibly in `<folder>`s. 1gsudoku uses the same
//! elements under another name (`<sudoku data="…"/>`).
//!
//! `data` has 81 digits, or a version and the cells with the player’s notes, each cell as `value|notes|editable|`:
//! - `version: 1`: notes as digits with commas, `-` for none;
//! - `version: 2` and `3`: notes as a number, bit 0 for digit 1;
//! - `version: 4`: two such numbers, corner notes and centre notes.
//!
//! Notes of the first three versions are read as corner notes, which claim nothing; centre notes as candidate lists.
//! The writer uses version 1 of the file, and version 3 of the cells if there are entries or notes.

use super::xml::{Lines, begins, escaped, open};
use super::{cells, digit, digits, some};
use crate::document::Draft;
use crate::{Around, Boards, Content, Document, Facts, Format, LeftOut, ReadError, ReadErrorKind, Readings};
use jade_grid::{Cell, DigitSet};
use roxmltree::Node;

/// The format.
pub struct OpenSudoku;

static FACTS: Facts = Facts {
    id: "opensudoku",
    extensions: &["opensudoku", "xml"],
    boards: Boards::Nine,
    carries: &[Content::Entries, Content::Corners, Content::Comment],
    several: true,
    written: true,
};

/// The number of levels above a game to search for its folder. Folders are not nested.
const DEEPEST: usize = 10;

const BEFORE: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n";
const AFTER: &str = "</opensudoku>\n";

impl Format for OpenSudoku {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        begins(text, "<opensudoku") || begins(text, "<sudoku")
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        let root = if begins(text, "<opensudoku") { "opensudoku" } else { "sudokus" };
        let document = match open(FACTS.id, root, text) {
            Ok(document) => document,
            Err(error) => match open(FACTS.id, "sudoku", text) {
                Ok(document) => document,
                Err(_) => return super::once(Err(error)),
            },
        };
        let mut lines = Lines::default();
        let games = document.descendants().filter(|node| node.has_attribute("data"));
        let games: Vec<_> = games.map(|node| game(node, lines.of(node))).collect();
        Box::new(games.into_iter())
    }

    fn write(&self, documents: &[Document]) -> String {
        let games: String = documents.iter().map(|document| self.write_piece(document)).collect();
        format!("{BEFORE}{games}{AFTER}")
    }

    fn around(&self) -> Option<Around> {
        Some(Around { before: BEFORE, after: AFTER, ..Around::default() })
    }

    fn write_piece(&self, document: &Document) -> String {
        let note = [&document.about.description, &document.about.comment];
        let note: Vec<&str> = note.into_iter().flatten().map(String::as_str).collect();
        let note = match note.join("\n") {
            note if note.is_empty() => note,
            note => format!(" note=\"{}\"", escaped(&note)),
        };
        format!("<game{note} data=\"{}\"/>\n", data(document))
    }
}

fn game(node: Node<'_, '_>, line: usize) -> Result<Document, ReadError> {
    let data = node.attribute("data").unwrap_or_default().trim();
    let mut document = match data.strip_prefix("version:") {
        None => Document::of_puzzle(cells(FACTS.id, data, line)?),
        Some(rest) => serialised(rest).map_err(|error| ReadError { line, ..error })?,
    };
    document.line = line;
    document.about.comment = node.attribute("note").and_then(some);
    let folder = node.ancestors().take(DEEPEST).find(|ancestor| ancestor.has_tag_name("folder"));
    document.about.source = folder.and_then(|folder| folder.attribute("name")).and_then(some);
    if node.attribute("time").is_some_and(|time| time != "0") {
        document.left_out.push(LeftOut::Game);
    }
    Ok(document)
}

/// Reads the cells after `version:`. XML turns a line break in an attribute into a blank.
fn serialised(text: &str) -> Result<Document, ReadError> {
    let value = |field: &str, found: &str| {
        ReadErrorKind::Value { field: field.to_owned(), found: found.to_owned() }.in_line(FACTS.id, 1)
    };
    let missing = || ReadErrorKind::Missing("cells".to_owned()).in_line(FACTS.id, 1);
    let (version, cells) = text.trim().split_once(char::is_whitespace).ok_or_else(missing)?;
    let version: u8 = version.parse().map_err(|_| value("version", version))?;
    let number = |text: &str| text.parse::<u64>().map_err(|_| value("data", text));
    let board = super::nine();
    let mut draft = Draft::new(board);
    // A stray bar in version 2 leaves an empty field.
    let mut fields = cells.trim().split('|').filter(|field| version != 2 || !field.is_empty());
    for cell in board.cells() {
        let mut next = || fields.next().ok_or_else(missing);
        let digit = digit(FACTS.id, "data", number(next()?)?, board)?;
        let notes = next()?;
        match version {
            1 => draft.corners(cell, listed(notes).ok_or_else(|| value("data", notes))?),
            2 | 3 => draft.corners(cell, digits(FACTS.id, "data", number(notes)?, board)?),
            4 => {
                draft.corners(cell, digits(FACTS.id, "data", number(notes)?, board)?);
                draft.list(cell, digits(FACTS.id, "data", number(next()?)?, board)?);
            }
            _ => return Err(value("version", &version.to_string())),
        }
        let editable = next()?;
        match (digit, editable) {
            (None, "0" | "1") => {}
            (Some(digit), "0") => draft.give(cell, digit),
            (Some(digit), "1") => draft.enter(cell, digit),
            _ => return Err(value("editable", editable)),
        }
    }
    super::finish(FACTS.id, draft)
}

/// Parses `1,5,` or `-`.
fn listed(notes: &str) -> Option<DigitSet> {
    let digits = notes.split(',').filter(|note| !matches!(*note, "" | "-"));
    digits.map(|note| note.parse().ok().filter(|value| *value <= 9).and_then(jade_grid::Digit::new)).collect()
}

fn data(document: &Document) -> String {
    let plain = !Content::Entries.is_in(document) && !Content::Corners.is_in(document);
    let Some(sheet) = document.sheet().filter(|_| !plain) else {
        return super::line_of(document.givens(), '0');
    };
    let cell = |cell: Cell| {
        let value = sheet.value(cell).map_or(0, jade_grid::Digit::get);
        format!("{value}|{}|{}|", sheet.corners(cell).bits(), u8::from(!sheet.is_given(cell)))
    };
    let cells: String = sheet.geometry().cells().map(cell).collect();
    format!("version: 3&#10;{cells}")
}
