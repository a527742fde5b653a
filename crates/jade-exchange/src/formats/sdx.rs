//! SudoCue’s `.sdx`: nine lines, with blanks between cells. A given is its digit, an entry is `u` and its digit, and an
//! open cell is its candidates: `5 3 u4 26 7 268 189 129 28`.
//!
//! A cell with one candidate looks like a given. The reader takes it for an open cell if a cell that sees it has the
//! digit among several candidates.

use super::once;
use super::pencil_marks::{Word, draft_of};
use crate::{Boards, Content, Document, Facts, Format, ReadError, ReadErrorKind, Readings};
use jade_grid::{Cell, Digit, DigitSet};

/// The format.
pub struct Sdx;

static FACTS: Facts = Facts {
    id: "sdx",
    extensions: &["sdx"],
    boards: Boards::Nine,
    carries: &[Content::Entries, Content::Candidates],
    several: false,
    written: true,
};

impl Format for Sdx {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    /// Recognises nine lines of nine words, at least one of them an entry, without a frame.
    fn recognises(&self, text: &str) -> bool {
        let rows: Vec<Vec<&str>> = rows(text).take(10).map(|(_, words)| words).collect();
        let entry = |word: &&str| word.len() == 2 && word.starts_with(['u', 'U']);
        rows.len() == 9
            && rows.iter().all(|row| row.len() == 9)
            && rows.iter().flatten().any(entry)
            && rows
                .iter()
                .flatten()
                .all(|word| word.trim_start_matches(['u', 'U']).bytes().all(|b| matches!(b, b'1'..=b'9')))
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read(text))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().map(write).collect::<Vec<_>>().join("\n")
    }
}

fn rows(text: &str) -> impl Iterator<Item = (usize, Vec<&str>)> {
    let rows = text
        .lines()
        .enumerate()
        .map(|(number, line)| (number, line.split_whitespace().take(10).collect::<Vec<_>>()));
    rows.filter(|(_, words)| !words.is_empty())
}

fn read(text: &str) -> Result<Document, ReadError> {
    let mut words = Vec::new();
    let mut height = 0;
    for (number, row) in rows(text).take(9) {
        if row.len() != 9 {
            let rows = rows(text).count();
            let kind = ReadErrorKind::RowLength { found: row.len(), expected: 9, row: height + 1, rows };
            return Err(kind.at(FACTS.id, number + 1, 1));
        }
        height += 1;
        for word in row {
            let (entered, digits) = match word.strip_prefix(['u', 'U']) {
                Some(digits) => (true, digits),
                None => (false, word),
            };
            let value = || ReadErrorKind::Value { field: "cell".to_owned(), found: word.to_owned() };
            let digits: Option<Vec<Digit>> =
                digits.chars().map(|c| c.to_digit(10).and_then(|value| Digit::new(value as u8))).collect();
            let digits = digits.filter(|digits| !digits.is_empty() && (!entered || digits.len() == 1));
            let digits = digits.ok_or_else(|| value().at(FACTS.id, number + 1, 1))?;
            words.push(Word { digits: digits.into_iter().collect(), entered });
        }
    }
    if height < 9 {
        let kind = ReadErrorKind::RowCount { found: height, expected: 9 };
        return Err(kind.at(FACTS.id, text.lines().count().max(1), 1));
    }
    super::finish(FACTS.id, draft_of(super::nine(), &words, None))
}

/// Returns the digits to write for an open cell: its possible candidates. If it has none, its impossible digits; if
/// there is only one of those, all digits, since a single digit would be read as a given.
fn listed(document: &Document, cell: Cell) -> DigitSet {
    let possible = document.possible_candidates(cell);
    if !possible.is_empty() {
        return possible;
    }
    let all = DigitSet::all(document.geometry().side());
    let impossible = document.sheet().map_or(all, |sheet| all - sheet.allowed(cell));
    if impossible.len() > 1 { impossible } else { all }
}

fn write(document: &Document) -> String {
    let board = document.geometry();
    let values = document.values();
    let mut text = String::new();
    for row in 0..board.side() {
        let words = (0..board.side()).map(|column| {
            let cell = board.cell_at(row, column);
            match values.get(cell) {
                Some(digit) if document.is_entry(cell) => format!("u{digit}"),
                Some(digit) => digit.to_string(),
                None => listed(document, cell).iter().map(Digit::symbol).collect(),
            }
        });
        text.push_str(&words.collect::<Vec<_>>().join(" "));
        text.push('\n');
    }
    text
}
