//! SadMan Sudoku’s `.sdk`: nine rows of nine characters, `.` for an empty cell; or the sections `[Puzzle]` and
//! `[State]`, after header lines:
//!
//! ```text
//! #AAuthor   #DDescription   #CComment   #B08-03-2006   #SSource   #LLevel   #Uaddress
//! [Puzzle]
//! 2..1.5..3
//! …
//! [State]
//! 2..1.5..3
//! …
//! ```
//!
//! Digits of the state that the puzzle lacks are entries. Other sections (pencil marks, colours) are not documented;
//! they are ignored and reported.
//!
//! The writer produces only the rows if there is nothing else to store.

use super::text::row_of;
use super::{append, once, some};
use crate::document::Draft;
use crate::{
    About, Boards, Content, Document, Facts, Format, LeftOut, ReadError, ReadErrorKind, Readings,
    rows as grid_rows,
};
use jade_grid::Puzzle;

/// The format.
pub struct Sdk;

static FACTS: Facts = Facts {
    id: "sdk",
    extensions: &["sdk"],
    boards: Boards::Nine,
    carries: &[
        Content::Entries,
        Content::Title,
        Content::Author,
        Content::Level,
        Content::Comment,
        Content::Origin,
    ],
    several: false,
    written: true,
};

impl Format for Sdk {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn recognises(&self, text: &str) -> bool {
        text.lines().any(|line| section(line).is_some_and(|name| name.eq_ignore_ascii_case("puzzle")))
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        once(read(text))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().map(write).collect::<Vec<_>>().join("\n")
    }
}

fn section(line: &str) -> Option<&str> {
    line.trim().strip_prefix('[')?.strip_suffix(']')
}

fn header(about: &mut About, line: &str) {
    let mut chars = line.chars();
    chars.next();
    let Some(letter) = chars.next() else { return };
    let value = chars.as_str();
    match letter.to_ascii_uppercase() {
        'A' => about.author = some(value),
        'D' => append(&mut about.description, value),
        'C' => append(&mut about.comment, value),
        'B' => about.date = some(value),
        'S' => about.source = some(value),
        'L' => about.level = some(value),
        'U' => about.url = some(value),
        _ => append(&mut about.comment, &line[1..]),
    }
}

/// Reads the rows of a section as a board. Errors have their line in the whole text.
fn board(lines: &[(usize, &str)]) -> Result<Puzzle, ReadError> {
    let first = lines.first().map_or(0, |(number, _)| *number);
    let text = lines.iter().map(|(_, line)| *line).collect::<Vec<_>>().join("\n");
    grid_rows::read_one(&text).map_err(|error| error.in_format(FACTS.id).below(first))
}

fn read(text: &str) -> Result<Document, ReadError> {
    let mut about = About::default();
    let mut sections: Vec<(String, Vec<(usize, &str)>)> = vec![(String::new(), Vec::new())];
    for (number, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            header(&mut about, line);
        } else if let Some(name) = section(line) {
            sections.push((name.to_ascii_lowercase(), Vec::new()));
        } else if let (false, Some((_, lines))) = (line.trim().is_empty(), sections.last_mut()) {
            lines.push((number, line));
        }
    }
    let find = |name: &str| sections.iter().find(|(n, lines)| n == name && !lines.is_empty());
    let puzzle = find("puzzle").or_else(|| find(""));
    let (_, lines) =
        puzzle.ok_or_else(|| ReadErrorKind::Missing("[Puzzle]".to_owned()).in_line(FACTS.id, 1))?;
    let givens = board(lines)?;
    let mut draft = Draft::of(givens);
    if let Some((_, lines)) = find("state") {
        let state = board(lines)?;
        if state.geometry() != draft.geometry() {
            let found = state.geometry().side().to_string();
            let line = lines[0].0 + 1;
            return Err(ReadErrorKind::Value { field: "[State]".to_owned(), found }.in_line(FACTS.id, line));
        }
        state.filled().for_each(|(cell, digit)| draft.enter(cell, digit));
    }
    let mut document = super::finish(FACTS.id, draft)?;
    document.about = about;
    if find("pencilmarks").is_some() {
        document.left_out.push(LeftOut::Marks);
    }
    if find("colours").or_else(|| find("colors")).is_some() {
        document.left_out.push(LeftOut::Colors);
    }
    Ok(document)
}

fn rows(puzzle: &Puzzle) -> String {
    let row = |row| row_of(puzzle, row, '.').chain(['\n']).collect::<String>();
    (0..puzzle.geometry().side()).map(row).collect()
}

fn write(document: &Document) -> String {
    let about = &document.about;
    let title_first = about.title.iter().chain(&about.description);
    let fields = [
        ('A', about.author.iter().collect::<Vec<_>>()),
        ('D', title_first.collect()),
        ('C', about.comment.iter().collect()),
        ('B', about.date.iter().collect()),
        ('S', about.source.iter().collect()),
        ('L', about.level.iter().collect()),
        ('U', about.url.iter().collect()),
    ];
    let mut text = String::new();
    for (letter, values) in fields {
        for line in values.into_iter().flat_map(|value| value.lines()) {
            text.push_str(&format!("#{letter}{line}\n"));
        }
    }
    let entries = Content::Entries.is_in(document);
    if text.is_empty() && !entries {
        return rows(document.givens());
    }
    text.push_str("[Puzzle]\n");
    text.push_str(&rows(document.givens()));
    if entries {
        text.push_str("[State]\n");
        text.push_str(&rows(&document.values()));
    }
    text
}
