//! Reading and writing puzzles as text: one file per format.
//!
//! A format is a [`Format`]; a new one is one more file and one more line in [`FORMATS`].
//!
//! ```
//! use jade_grid::format;
//! let text = "# two puzzles\n1....2....3....4 the first\n1..4......x.....\n";
//! let mut readings = format::read_many(text);
//! let first = readings.next().unwrap().unwrap();
//! assert_eq!((first.line, first.comment.as_deref()), (2, Some("the first")));
//! let second = readings.next().unwrap().unwrap_err();
//! assert_eq!((second.line, second.column), (3, 11));
//! assert!(readings.next().is_none());
//! ```

pub mod any_layout;
mod error;
pub mod library;
pub mod line;
pub mod marks;
pub mod rows;
mod symbol;

pub use error::{FormatError, FormatErrorKind, cell_counts};

use crate::{Puzzle, Sheet, SheetError};

/// A way to write puzzles as text.
pub trait Format: Sync {
    /// Its name for options and files: `line`, `rows`.
    fn id(&self) -> &'static str;

    /// Whether a text is meant in this format, be it with mistakes. The first of [`FORMATS`] that says yes
    /// reads it.
    fn recognises(&self, text: &str) -> bool;

    /// Every puzzle of a text, or what is wrong in its place, in the order of the text.
    fn read<'a>(&self, text: &'a str) -> Readings<'a>;

    /// A puzzle in this format, without a newline at the end.
    fn write(&self, puzzle: &Puzzle) -> String;
}

/// What is read from a text, one item per puzzle.
pub type Readings<'a> = Box<dyn Iterator<Item = Result<Reading, FormatError>> + 'a>;

/// A puzzle as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The line where it begins, from 1.
    pub line: usize,
    /// What stood behind it.
    pub comment: Option<String>,
    /// The [`Format::id`] of what it was written in.
    pub format: &'static str,
    /// What the text says besides the givens: entries, candidates. `None` if it says nothing more.
    pub sheet: Option<Box<Sheet>>,
    /// Whether the digits of `puzzle` are known to be givens. A pencil-mark grid by itself does not tell a
    /// given from what was solved.
    pub givens_known: bool,
}

impl Reading {
    /// A puzzle of which the text gives the givens and no more.
    pub fn of_givens(puzzle: Puzzle, line: usize, comment: Option<String>, format: &'static str) -> Reading {
        Reading { puzzle, line, comment, format, sheet: None, givens_known: true }
    }

    /// The sheet that the text stands for: the puzzle with all that is written on it.
    ///
    /// # Errors
    /// [`SheetError::TooLarge`] if the board is larger than 16×16.
    pub fn to_sheet(&self) -> Result<Sheet, SheetError> {
        match &self.sheet {
            Some(sheet) => Ok(Sheet::clone(sheet)),
            None => Sheet::new(self.puzzle.clone()),
        }
    }
}

/// All formats, in the order in which they are tried.
pub const FORMATS: [&dyn Format; 4] = [&library::Library, &marks::Marks, &rows::Rows, &line::Line];

/// The format with this [`Format::id`].
///
/// ```
/// use jade_grid::format;
/// let puzzle = format::read("1....2....3....4").unwrap();
/// let rows = format::by_id("rows").unwrap();
/// assert_eq!(rows.write(&puzzle).lines().count(), 5);
/// assert!(format::by_id("sdk").is_none());
/// ```
pub fn by_id(id: &str) -> Option<&'static dyn Format> {
    FORMATS.into_iter().find(|format| format.id() == id)
}

/// Reads a text that holds one puzzle, in whatever format.
///
/// # Errors
/// [`FormatError`] if the text holds no puzzle, more than one, or a mistake.
pub fn read(text: &str) -> Result<Puzzle, FormatError> {
    let mut readings = read_many(text);
    let first = readings.next().unwrap_or(Err(FormatErrorKind::Empty.at(1, 1)))?;
    match readings.next() {
        None => Ok(first.puzzle),
        Some(Ok(second)) => Err(FormatErrorKind::Several.at(second.line, 1)),
        Some(Err(second)) => Err(second),
    }
}

/// Reads all puzzles of a text, in whatever format: one per line, or one grid, or several grids with blank
/// lines between them. What cannot be read is an error in its place and does not stop the rest; a text
/// without any line yields nothing.
///
/// Sixteen lines of sixteen cells may be sixteen 4×4 boards or one 16×16 board (likewise 36 lines of 36):
/// they are boards of their own if every line can be one and there is any given.
pub fn read_many(text: &str) -> Readings<'_> {
    let format = FORMATS.iter().find(|format| format.recognises(text)).unwrap_or(&FORMATS[FORMATS.len() - 1]);
    format.read(text)
}
