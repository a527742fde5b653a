//! Plain text: the digits in a line or in rows, as many programs write them.
//!
//! | id | layout |
//! |---|---|
//! | `line` | all cells in one line, `.` for an empty one, or all candidates of a restricted puzzle; a comment after `#` |
//! | `rows` | rows with blanks between cells and bars between boxes |
//! | `sud` | rows of digits, `0` for an empty cell; then the comment |
//! | `ss` | Simple Sudoku: rows in a frame of `*`, `-`, `+` and `|` |
//! | `sdm` | a collection, one puzzle per line, `0` for an empty cell |
//!
//! The readers accept any layout with the right number of cells ([`jade_grid::line`], `rows`). Text after the last cell
//! becomes the comment. The program Xsudo uses `.sud` for another format, which is recognised by its sections.

use super::line_of;
use crate::{Around, Boards, Content, Document, Facts, Format, ReadErrorKind, Readings, lines, rows};
use jade_grid::{Digit, Puzzle};

/// One of these formats.
pub struct Text {
    facts: &'static Facts,
    recognises: fn(&str) -> bool,
    /// Whether the format consists of rows or of lines; `false` if either is possible.
    rows: bool,
    write: fn(&Document) -> String,
    /// The text between two puzzles.
    between: &'static str,
}

const fn facts(id: &'static str, extensions: &'static [&'static str], boards: Boards) -> Facts {
    Facts { id, extensions, boards, carries: &[Content::Comment], several: true, written: true }
}

static LINE_FACTS: Facts = Facts {
    carries: &[Content::Comment, Content::Barred, Content::Rules],
    ..facts("line", &["txt"], Boards::UpTo(100))
};
static ROWS_FACTS: Facts = facts("rows", &["grid"], Boards::AnyBoxes(100));
static SUD_FACTS: Facts = facts("sud", &["sud"], Boards::UpTo(61));
static SS_FACTS: Facts = Facts { carries: &[], ..facts("ss", &["ss"], Boards::AnyBoxes(61)) };
static SDM_FACTS: Facts = Facts { carries: &[], ..facts("sdm", &["sdm"], Boards::Nine) };

/// All cells in one line.
pub static LINE: Text =
    Text { facts: &LINE_FACTS, recognises: has_cells, rows: false, write: write_line, between: "" };
/// Rows with bars.
pub static ROWS: Text =
    Text { facts: &ROWS_FACTS, recognises: rows::recognises, rows: true, write: write_rows, between: "\n" };
/// Rows of digits with `0`.
pub static SUD: Text =
    Text { facts: &SUD_FACTS, recognises: is_xsudo, rows: true, write: write_sud, between: "\n" };
/// Rows in a frame.
pub static SIMPLE_SUDOKU: Text =
    Text { facts: &SS_FACTS, recognises: is_framed, rows: true, write: write_framed, between: "\n" };
/// A collection of lines.
pub static SDM: Text = Text {
    facts: &SDM_FACTS,
    recognises: |_| false,
    rows: false,
    write: |document| line_of(&document.values(), '0') + "\n",
    between: "",
};

impl Format for Text {
    fn facts(&self) -> &'static Facts {
        self.facts
    }

    fn recognises(&self, text: &str) -> bool {
        (self.recognises)(text)
    }

    fn read<'a>(&self, text: &'a str) -> Readings<'a> {
        let id = self.facts.id;
        if is_xsudo(text) {
            return super::once(Err(ReadErrorKind::NotRead("Xsudo").at(id, 1, 1)));
        }
        let is_sud = self.facts.extensions.contains(&"sud");
        let document = is_sud.then(|| read_81_cells_loosely(text)).flatten();
        if let Some(document) = document.or_else(|| self.with_comment(text)) {
            return super::once(Ok(document));
        }
        Box::new(self.usual(text).map(move |reading| reading.map_err(|error| error.in_format(id))))
    }

    fn write(&self, documents: &[Document]) -> String {
        documents.iter().map(self.write).collect::<Vec<_>>().join(self.between)
    }

    fn around(&self) -> Option<Around> {
        Some(Around { between: self.between, ..Around::default() })
    }
}

/// The longest text that may be one board with a comment, in bytes.
const LONGEST_BOARD: usize = 64 * 1024;

impl Text {
    /// Reads rows or lines.
    fn usual<'a>(&self, text: &'a str) -> Readings<'a> {
        match self.rows && rows::recognises(text) {
            true => Box::new(rows::read(text)),
            false => Box::new(lines::read(text)),
        }
    }

    /// Reads a text with one board, of which the usual readers report errors: a puzzle with any comment behind or below
    /// it, as in files of `.sud`.
    fn with_comment(&self, text: &str) -> Option<Document> {
        if text.len() > LONGEST_BOARD {
            return None;
        }
        let mut readings = self.usual(text);
        let first = readings.next()?;
        let mut others = readings.peekable();
        if first.is_ok() && others.peek().is_none() || others.any(|reading| reading.is_ok()) {
            return None;
        }
        match first {
            Ok(_) if lines::begins_a_list(text) => None,
            Ok(document) => below(document, text),
            Err(_) => behind_81(text),
        }
    }
}

/// Adds the text below the line of a puzzle to its comment, if it is a comment.
fn below(mut document: Document, text: &str) -> Option<Document> {
    let (at, _) = text.match_indices('\n').nth(document.line - 1)?;
    let rest = &text[at..];
    is_comment(rest).then(|| super::append(&mut document.about.comment, rest))?;
    Some(document)
}

/// Reads 81 digits, with `0` or another sign for empty cells, and a comment that follows at once.
fn behind_81(text: &str) -> Option<Document> {
    let (document, rest) = first_81(text)?;
    (is_comment(rest) && document.givens().conflicts().is_empty()).then_some(document)
}

/// Returns whether a text after a puzzle is meant as a comment: it has words, and no line of it resembles cells.
fn is_comment(text: &str) -> bool {
    let resembles_cells = |line: &str| {
        let signs = line.chars().filter(|c| !c.is_whitespace());
        let cells =
            signs.clone().filter(|c| c.is_ascii_digit() || matches!(c, '.' | '_' | '*' | '|')).count();
        let all = signs.count();
        (cells >= 16 && 2 * cells > all) || (cells >= 4 && cells == all)
    };
    let has_word = text.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().nth(1).is_some());
    has_word && !text.lines().any(resembles_cells)
}

fn has_cells(text: &str) -> bool {
    text.lines().any(|line| !line.trim().is_empty() && !line.starts_with('#'))
}

/// Reads 81 cells in any lines and frames, if the text is neither lines nor rows. Text after the last cell becomes the
/// comment.
fn read_81_cells_loosely(text: &str) -> Option<Document> {
    use super::pencil_marks::{PENCIL_MARKS, SSC};
    let plain: [&dyn Format; 5] = [&super::library::Library, &SSC, &PENCIL_MARKS, &ROWS, &LINE];
    let format = plain.into_iter().find(|format| format.recognises(text)).unwrap_or(&LINE);
    if format.read(text).take(2).all(|reading| reading.is_ok()) {
        return None;
    }
    first_81(text).map(|(document, _)| document)
}

/// Reads the first 81 cells, in any lines and frames. The rest of the text, which is also returned, becomes the
/// comment.
fn first_81(text: &str) -> Option<(Document, &str)> {
    let mut cells = Vec::new();
    let mut rest = text.char_indices();
    while cells.len() < 81 {
        match rest.next()?.1 {
            '0' | '.' | '_' => cells.push(None),
            c @ '1'..='9' => cells.push(Digit::new(c as u8 - b'0')),
            c if c.is_alphanumeric() => return None,
            _ => {}
        }
    }
    let mut document = Document::of_puzzle(Puzzle::from_digits(super::nine(), cells)?);
    let rest = rest.as_str();
    super::append(&mut document.about.comment, rest);
    Some((document, rest))
}

/// Recognises the frame of Simple Sudoku, which begins with an asterisk.
fn is_framed(text: &str) -> bool {
    text.trim_start().starts_with("*--") && rows::recognises(text)
}

/// Recognises a file of Xsudo, which has named sections that are not rows of cells.
fn is_xsudo(text: &str) -> bool {
    let names = ["[grid]", "[candidates]", "[marks]", "[logic]"];
    let sections = text.lines().map(|line| line.trim().to_ascii_lowercase());
    sections.filter(|line| names.contains(&line.as_str())).count() >= 2
}

/// Returns the comment on one line, after a sign that cannot be a cell.
fn comment_line(document: &Document) -> Option<String> {
    let about = &document.about;
    let parts = [&about.description, &about.comment].into_iter().flatten();
    let text = parts.flat_map(|text| text.lines()).map(str::trim).collect::<Vec<_>>().join(" ");
    (!text.is_empty()).then_some(text)
}

fn write_line(document: &Document) -> String {
    let line = document.values().to_string();
    match comment_line(document) {
        Some(comment) => format!("{line} # {comment}\n"),
        None => line + "\n",
    }
}

fn commented(mut text: String, document: &Document) -> String {
    text.push('\n');
    if let Some(comment) = comment_line(document) {
        text.push_str(&format!("# {comment}\n"));
    }
    text
}

fn write_rows(document: &Document) -> String {
    commented(rows::write(&document.values()), document)
}

/// Returns the digits of a row.
pub(super) fn row_of(puzzle: &Puzzle, row: usize, empty: char) -> impl Iterator<Item = char> + '_ {
    let board = puzzle.geometry();
    (0..board.side()).map(move |column| puzzle.get(board.cell_at(row, column)).map_or(empty, Digit::symbol))
}

fn write_sud(document: &Document) -> String {
    let values = document.values();
    let rows = (0..values.geometry().side()).map(|row| row_of(&values, row, '0').collect::<String>());
    commented(rows.collect::<Vec<_>>().join("\n"), document)
}

fn write_framed(document: &Document) -> String {
    let values = document.values();
    let board = values.geometry();
    let (side, across) = (board.side(), board.box_columns());
    let stack = "-".repeat(across);
    let stacks = side / across;
    let edge = format!("*{}*", "-".repeat(side + stacks - 1));
    let bar = format!("|{}|", vec![stack; stacks].join("+"));
    let mut lines = vec![edge.clone()];
    for row in 0..side {
        if row > 0 && row % board.box_rows() == 0 {
            lines.push(bar.clone());
        }
        let cells: Vec<char> = row_of(&values, row, '.').collect();
        let stacks: Vec<String> = cells.chunks(across).map(|stack| stack.iter().collect()).collect();
        lines.push(format!("|{}|", stacks.join("|")));
    }
    lines.push(edge);
    lines.join("\n") + "\n"
}
