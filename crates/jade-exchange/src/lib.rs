//! Reads and writes the files, links and strings of other programs, which contain puzzles and often the player’s
//! progress, and JADE’s own link, which contains a whole sheet.
//!
//! | purpose | items |
//! |---|---|
//! | a puzzle with everything that a file can contain | [`Document`] |
//! | a format and its properties | [`Format`], [`Facts`] |
//! | the list of formats | [`FORMATS`], [`formats`] |
//! | reading a text in any format, or without one | [`read`], [`contents`], [`read_as`], [`read_one`], [`recognise`] |
//! | the steps that somebody claims | [`claims::ClaimReader`] |
//! | the text of a file in any encoding | [`read_bytes`] |
//! | read a stream, however long; use the name of a file | [`stream::Puzzles`], [`read_named`] |
//!
//! Readers never panic, and errors have their place in the text. This crate opens neither files nor addresses.
//!
//! ```
//! use jade_exchange::{by_id, read_one};
//! let link = "https://www.sudokuwiki.org/sudoku.htm?bd=\
//!     530070000600195000098000060800060003400803001700020006060000280000419005000080079";
//! let document = read_one(link).unwrap();
//! let sdk = by_id("sdk").unwrap().write(&[document]);
//! assert!(sdk.starts_with("53..7....\n6..195...\n"));
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

pub mod any_layout;
mod by_name;
pub mod claims;
mod document;
mod encoding;
mod error;
mod format;
pub mod formats;
mod lines;
mod marks;
mod reader;
mod rows;
pub mod stream;

pub use by_name::{any_layout_of, read_named};
pub use document::{About, Aside, AsideKind, Color, Document, LeftOut, Reading};
pub use encoding::read_bytes;
pub use error::{ReadError, ReadErrorKind, WriteError};
pub use format::{Around, Boards, Content, Facts, Format, Readings};

pub use formats::library;
pub use lines::{begins_a_list, is_significant, read_numbered};

use formats::*;
use jade_grid::Puzzle;
use jade_grid::line::LineErrorKind;

/// All formats in the order in which they are tried: those that are unmistakable first, tolerant ones last.
pub static FORMATS: &[&dyn Format] = &[
    &jade_link::JadeLink,
    &sudokuwiki::Masks,
    &sudokuwiki::S9b,
    &digits_link::SUDOKUWIKI,
    &sudoku_coach::SudokuCoach,
    &digits_link::SUDOKU_COACH,
    &f_puzzles::FPuzzles,
    &interactive::Interactive,
    &good_sudoku::GoodSudoku,
    &packed::Packed,
    &library::Library,
    &open_sudoku::OpenSudoku,
    &ksudoku::KSudoku,
    &gnome::Gnome,
    &sdk::Sdk,
    &sdx::Sdx,
    &pencil_marks::PENCIL_MARKS,
    &pencil_marks::SSC,
    &taxonomy::Taxonomy,
    &table::Table,
    &sukaku::Sukaku,
    &text::SUD,
    &text::SIMPLE_SUDOKU,
    &text::ROWS,
    &text::LINE,
    &text::SDM,
];

/// Returns the format with this id.
pub fn by_id(id: &str) -> Option<&'static dyn Format> {
    FORMATS.iter().copied().find(|format| format.facts().id == id)
}

/// Returns the formats with this file extension (without the dot, in any case).
///
/// ```
/// assert_eq!(jade_exchange::by_extension("SDX").next().unwrap().facts().id, "sdx");
/// ```
pub fn by_extension(extension: &str) -> impl Iterator<Item = &'static dyn Format> {
    let uses = move |ending: &&str| ending.eq_ignore_ascii_case(extension);
    FORMATS.iter().copied().filter(move |format| format.facts().extensions.iter().any(&uses))
}

/// Returns the format that a text seems to be in, even with mistakes; `None` if it resembles none or is empty.
pub fn recognise(text: &str) -> Option<&'static dyn Format> {
    let text = without_mark(text);
    FORMATS.iter().copied().find(|format| format.recognises(text))
}

/// Returns a text without the byte order mark before it.
pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Returns whether a text may be meant as a board, even with mistakes: it has the marks of a format, or digits and
/// empty cells make up more than a fifth of its characters. For prose, the caller can then report that it contains no
/// puzzle, instead of the column of the first wrong character.
pub fn looks_like_a_board(text: &str) -> bool {
    // Any text can be read as a line, and any text of several lines as rows.
    let plain = [text::LINE.facts().id, text::ROWS.facts().id];
    if recognise(text).is_some_and(|format| !plain.contains(&format.facts().id)) {
        return true;
    }
    let signs = text.chars().filter(|c| !c.is_whitespace());
    let (cells, all) = (signs.clone().filter(reader::is_cell).count(), signs.count());
    all == 0 || 5 * cells > all
}

/// Reads all puzzles of a text in any format; errors take the place of unreadable ones. A text without any puzzle is an
/// error.
pub fn read(text: &str) -> Readings<'_> {
    contents(text).readings
}

/// The puzzles of a text and its format.
pub struct Contents<'t> {
    /// The format in which they were read, or the one that the text resembles most.
    pub format: &'static dyn Format,
    /// The puzzles, or errors in their place; at least one.
    pub readings: Readings<'t>,
}

/// The number of puzzles without an error after which a text is surely in its format.
const SURE: usize = 64;

/// Reads all puzzles of a text, and says in which format. A text that is in no format, or has mistakes in it, is searched
/// for boards; what surrounds them is no error.
///
/// ```
/// let board = "12..\n3...\n...4\n..2.\n";
/// let text = format!("Dear Ana,\n\nhere it is:\n{board}\nLuis");
/// let mut contents = jade_exchange::contents(&text);
/// assert_eq!(contents.format.facts().id, "rows");
/// let document = contents.readings.next().unwrap().unwrap();
/// assert_eq!(document.givens().to_string(), "12..3......4..2.");
/// assert_eq!((document.line, document.about.comment.as_deref()), (4, Some("Luis")));
/// ```
pub fn contents(text: &str) -> Contents<'_> {
    let text = without_mark(text);
    let format = recognise(text).unwrap_or(&text::LINE);
    let plain = Contents { format, readings: read_as(format, text) };
    // In a list of puzzles, one per line, mistakes are mistakes.
    if (lines::begins_a_list(text) && stream::is_line_by_line(text)) || begins_a_library(text, format) {
        return plain;
    }
    if format.facts().id == "line" && are_rows_of_a_table(text) {
        let error = ReadErrorKind::NoBoard.in_line("line", 1);
        return Contents { format, readings: formats::once(Err(error)) };
    }
    if DIGITS_ONLY.contains(&format.facts().id) && reader::are_decimals_only(text) {
        return Contents { format, readings: formats::once(Err(ReadErrorKind::NoBoard.in_line("line", 1))) };
    }
    let mut readings = plain.readings;
    if DIGITS_ONLY.contains(&format.facts().id) {
        let is_table = if may_be_a_table(text, format) { reader::is_table } else { reader::is_of_one_digit };
        readings = Box::new(readings.map(move |read| not_a_table(read?, is_table)));
    }
    let mut first = Vec::new();
    while first.len() < SURE {
        match readings.next() {
            None => break,
            Some(Ok(document)) => {
                if first.is_empty() && may_mean_another(text, &document, format) {
                    let search = reader::search(text);
                    if search.documents.len() == 1 {
                        let readings = Box::new(search.readings().into_iter());
                        return Contents { format, readings };
                    }
                }
                first.push(Ok(document));
            }
            Some(Err(error)) => {
                let is_mistyped = !first.is_empty() && is_of_cells(line_of(text, &error));
                let found = (!is_mistyped).then(|| searched(text, format, &error)).flatten();
                return found.unwrap_or_else(|| {
                    let read = first.into_iter().chain([Err(error)]).chain(readings);
                    Contents { format, readings: Box::new(read) }
                });
            }
        }
    }
    if first.len() < SURE && may_have_asides(text, format, &first) {
        let search = reader::search(text);
        if is_more(&first, &search.documents) {
            return Contents { format, readings: Box::new(search.readings().into_iter()) };
        }
        tell_asides(search, &mut first);
    }
    Contents { format, readings: Box::new(first.into_iter().chain(readings)) }
}

/// The longest text without errors that is searched for what its reader takes for comments, in bytes.
const LONGEST_WITH_ASIDES: usize = 64 * 1024;

/// Whether a text in a plain format has more than cells and frames.
fn may_have_asides(text: &str, format: &dyn Format, read: &[Result<Document, ReadError>]) -> bool {
    let id = format.facts().id;
    let is_usual = |c: char| {
        c.is_ascii_digit()
            || c.is_whitespace()
            || matches!(c, '.' | '_' | '*' | '-' | '+' | '|' | '=' | ':' | '\'')
    };
    text.len() <= LONGEST_WITH_ASIDES
        && (DIGITS_ONLY.contains(&id) || CANDIDATES.contains(&id))
        && (!text.chars().all(is_usual)
            || read.iter().flatten().any(|document| document.about.comment.is_some()))
}

/// Whether lines that could be 4×4 boards are rather the rows of a table: there are 16 of them, and most of their digits
/// clash.
fn are_rows_of_a_table(text: &str) -> bool {
    let lines = || lines::significant_lines(text).map(|(_, line)| line.trim());
    if lines().take(FEWEST_CELLS + 1).filter(|line| line.len() == FEWEST_CELLS).count() != FEWEST_CELLS {
        return false;
    }
    let read = lines().take(FEWEST_CELLS).filter_map(|line| read_numbered(line, 1).ok());
    2 * read.filter(|document| reader::is_table(document.givens())).count() >= FEWEST_CELLS
}

/// Whether a search has found all that was read, and more: what is a comment to a reader may be a board.
fn is_more(read: &[Result<Document, ReadError>], found: &[Document]) -> bool {
    let is_found = |one: &Result<Document, ReadError>| {
        one.as_ref().is_ok_and(|one| found.iter().any(|other| other.values() == one.values()))
    };
    found.len() > read.len() && read.iter().all(is_found)
}

/// Adds what was left aside in a text that was read without errors, if a search finds the same boards.
fn tell_asides(search: reader::Search, read: &mut [Result<Document, ReadError>]) {
    let same = |(a, b): (&Result<Document, ReadError>, &Document)| {
        a.as_ref().is_ok_and(|a| a.values() == b.values())
    };
    let all = search.documents.len() == read.len() && read.iter().zip(&search.documents).all(same);
    if let (true, Some(Ok(first)), Some(found)) = (all, read.first_mut(), search.documents.into_iter().next())
    {
        first.asides =
            found.asides.into_iter().filter(|aside| !matches!(aside.kind, AsideKind::Board(_))).collect();
    }
}

/// Whether a text that is read without errors may rather be another board, which the search finds.
fn may_mean_another(text: &str, document: &Document, format: &dyn Format) -> bool {
    let id = format.facts().id;
    let rows = DIGITS_ONLY.contains(&id) || CANDIDATES.contains(&id);
    may_count_from_zero(text, document, format)
        || (rows && (reader::are_candidates_at_places(text) || has_entries(text)))
}

/// Whether a long word has digits with a plus before them, which are entries.
fn has_entries(text: &str) -> bool {
    let is_entry = |two: &[u8]| two[0] == b'+' && matches!(two[1], b'1'..=b'9');
    text.contains('+')
        && text.split_whitespace().any(|word| word.len() > 81 && word.as_bytes().windows(2).any(is_entry))
}

/// Whether the digits of a large board may begin with 0, so that its zeros are no empty cells: there is another sign for
/// these, and the largest digit does not occur.
fn may_count_from_zero(text: &str, document: &Document, format: &dyn Format) -> bool {
    let side = document.geometry().side();
    side > 9
        && DIGITS_ONLY.contains(&format.facts().id)
        && text.len() <= reader::LONGEST
        && text.contains('0')
        && text.contains(['.', '_', '*', '-'])
        && text.contains(|c: char| c.is_ascii_alphabetic())
        && document.givens().values().iter().all(|value| usize::from(*value) < side)
}

/// Whether the first line is an entry of a library of techniques.
fn begins_a_library(text: &str, format: &dyn Format) -> bool {
    let first = || lines::significant_lines(text).next();
    format.facts().id == "library" && first().is_some_and(|(_, line)| library::read_numbered(line, 1).is_ok())
}

/// Returns the line in which an error is.
fn line_of<'t>(text: &'t str, error: &ReadError) -> &'t str {
    text.lines().nth(error.line - 1).unwrap_or("")
}

/// Whether a line has words, and so is no board.
fn has_words(line: &str) -> bool {
    line.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().nth(2).is_some())
}

/// Whether a line is neither words nor only signs, and so may be a part of a board with a mistake.
fn is_mistyped(line: &str) -> bool {
    !has_words(line) && line.contains(char::is_alphanumeric)
}

/// The number of cells of a 4×4 board, the smallest one that is written without blanks in one line.
const FEWEST_CELLS: usize = 16;

/// Whether a line is a board, perhaps with a mistake: one word of cells.
fn is_of_cells(line: &str) -> bool {
    let line = line.trim();
    let (cells, all) = (line.chars().filter(reader::is_cell).count(), line.chars().count());
    all >= FEWEST_CELLS && 10 * cells >= 9 * all && !line.contains(char::is_whitespace)
}

/// The formats that are digits and nothing else.
const DIGITS_ONLY: [&str; 4] = ["line", "rows", "sud", "ss"];

/// The formats with more than digits whose boards the search finds, too, with all that they hold.
const CANDIDATES: [&str; 3] = ["pencil-marks", "ssc", "library"];

/// Whether a text in a plain format may be a table of numbers. A line of cells without blanks is a board, however many of
/// them clash.
fn may_be_a_table(text: &str, format: &dyn Format) -> bool {
    let begins_with_cells = || {
        let (_, line) = lines::significant_lines(text).next()?;
        Some(line.split_whitespace().next()?.len() >= FEWEST_CELLS)
    };
    let id = format.facts().id;
    DIGITS_ONLY.contains(&id) && (id != "line" || begins_with_cells() == Some(false))
}

/// Returns a document, unless it is a table of numbers.
fn not_a_table(document: Document, is_table: fn(&Puzzle) -> bool) -> Result<Document, ReadError> {
    match is_table(document.givens()) {
        false => Ok(document),
        true => {
            let side = document.geometry().side();
            Err(ReadErrorKind::Table { side }.in_line("rows", document.line))
        }
    }
}

/// Searches a text of which the reader of `format` reports errors, with this one first. Returns what was found if that is
/// more: more boards, or as many and nothing that is nearly one; or a better error.
fn searched<'t>(text: &str, format: &'static dyn Format, error: &ReadError) -> Option<Contents<'t>> {
    let is_plain = DIGITS_ONLY.contains(&format.facts().id);
    let search = reader::search(text);
    let found = search.documents.len();
    if found == 0 && !search.damaged.is_empty() {
        read_as(format, text).all(|read| read.is_err()).then_some(())?;
        return Some(Contents { format, readings: Box::new(search.readings().into_iter()) });
    }
    if found == 0 {
        let site = reader::site_of(text);
        let nearly = search.nearly.into_iter().filter(|_| has_words(line_of(text, error)));
        let nearly = search.uneven.into_iter().chain(nearly).next();
        if !is_plain || (looks_like_a_board(text) && site.is_none() && nearly.is_none()) {
            return None;
        }
        // An error about single cells would be about cells that nobody meant.
        read_as(format, text).all(|read| read.is_err()).then_some(())?;
        let error = match (site, nearly) {
            (Some(site), _) => ReadErrorKind::UnknownLink(site).in_line("line", error.line),
            (None, Some(nearly)) => nearly,
            (None, None) if error.kind == LineErrorKind::Empty.into() => return None,
            (None, None) => ReadErrorKind::NoBoard.in_line("line", 1),
        };
        return Some(Contents { format, readings: formats::once(Err(error)) });
    }
    let may_be_a_table = may_be_a_table(text, format);
    let is_table = |document: &Document| may_be_a_table && reader::is_table(document.givens());
    let read = read_as(format, text).flatten().filter(|document| !is_table(document));
    let read = read.take(found + 1).count();
    // Below prose, what is nearly a board is left aside with a word; among boards it is a mistake.
    let is_mistaken = !search.nearly.is_empty() && !has_words(line_of(text, error));
    // Their lines could be taken for boards.
    if found == 1 && reader::are_candidates_at_places(text) {
        return Some(Contents { format, readings: Box::new(search.readings().into_iter()) });
    }
    // What was read in a format of its own has more than digits, and a mistake in it is one.
    if (read > 0 && CANDIDATES.contains(&format.facts().id) && is_mistyped(line_of(text, error)))
        || (read > search.links && !is_plain && !CANDIDATES.contains(&format.facts().id))
        || found < read
        || (found == read && is_mistaken)
    {
        return None;
    }
    let format = by_id(search.format).unwrap_or(&text::LINE);
    Some(Contents { format, readings: Box::new(search.readings().into_iter()) })
}

/// Reads all puzzles of a text in this format; errors take the place of unreadable ones. A text without any puzzle is
/// an error.
pub fn read_as<'t>(format: &dyn Format, text: &'t str) -> Readings<'t> {
    let mut readings = format.read(without_mark(text)).peekable();
    if readings.peek().is_none() {
        let id = format.facts().id;
        return Box::new(std::iter::once(Err(ReadErrorKind::Cells(LineErrorKind::Empty).at(id, 1, 1))));
    }
    Box::new(readings)
}

/// Reads a text with one puzzle, in any format.
///
/// # Errors
/// [`ReadError`] if the text has no puzzle, more than one, or a mistake.
pub fn read_one(text: &str) -> Result<Document, ReadError> {
    let Contents { format, mut readings } = contents(text);
    let id = format.facts().id;
    let first = readings.next().unwrap_or(Err(ReadErrorKind::Cells(LineErrorKind::Empty).at(id, 1, 1)))?;
    match readings.next() {
        None => Ok(first),
        Some(Ok(second)) => Err(ReadErrorKind::Cells(LineErrorKind::Several).at(id, second.line, 1)),
        Some(Err(second)) => Err(second),
    }
}
