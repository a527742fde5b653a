//! [`ReadError`]: why a text cannot be read. [`WriteError`]: why a document cannot be written.

use jade_grid::line::{LineError, LineErrorKind};
use jade_grid::{HouseKind, SheetError};
use std::fmt;

/// An error in a text: its format, its place and its cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The id of the [`Format`](crate::Format) used to read the text.
    pub format: &'static str,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The cause.
    pub kind: ReadErrorKind,
}

/// The cause of an error: what was found and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadErrorKind {
    /// An error in the cells that a one-line puzzle may also contain.
    Cells(LineErrorKind),
    /// A row that is shorter or longer than the others.
    RowLength {
        /// The number of cells in the row.
        found: usize,
        /// The number of cells in the other rows.
        expected: usize,
        /// The number of the row, from 1.
        row: usize,
        /// The number of rows.
        rows: usize,
    },
    /// Too few or too many rows.
    RowCount {
        /// The number of rows.
        found: usize,
        /// The number of rows expected for rows of this length.
        expected: usize,
    },
    /// Rows, or cells in one line, that are nearly a board.
    Nearly {
        /// The number of rows; 1 if all cells are in one line.
        rows: usize,
        /// The number of cells in a row.
        cells: usize,
    },
    /// A grid of numbers most of which occur twice in a row, column or box.
    Table {
        /// The side of the grid.
        side: usize,
    },
    /// A grid with a side that no board has, such as 7×7.
    Side {
        /// The side of the grid.
        found: usize,
        /// The nearest side that a board can have.
        nearest: usize,
    },
    /// Bars that divide the board into blocks that cannot be its boxes.
    Boxes {
        /// The number of rows in a block.
        box_rows: usize,
        /// The number of columns in a block.
        box_columns: usize,
        /// The side of the board, which should be the product of both.
        side: usize,
    },
    /// A character that is neither a symbol of the alphabet nor an empty cell.
    NotInAlphabet {
        /// The character.
        found: char,
        /// The symbols of the board.
        alphabet: String,
    },
    /// A digit that a house contains twice, if the reader treats that as an error ([`any_layout`](crate::any_layout)).
    /// The place of the error is that of the second digit.
    Repeated {
        /// The symbol of the digit.
        found: String,
        /// The kind of house.
        house: HouseKind,
        /// The number of the house, from 1.
        number: usize,
        /// The line of the first digit.
        line: usize,
        /// The column of the first digit.
        column: usize,
    },
    /// A test case for a technique that ends before its board.
    FieldCount {
        /// The number of fields, each of which begins with a colon.
        found: usize,
        /// The minimum number of fields.
        expected: usize,
    },
    /// A test case with an invalid code of a technique.
    TechniqueCode {
        /// The invalid code.
        found: String,
    },
    /// An invalid candidate, which should be written as digit, row and column.
    CandidateTriple {
        /// The invalid text.
        found: String,
        /// The side of the board.
        side: usize,
    },
    /// Invalid XML, with the English message of the parser.
    Xml(String),
    /// Invalid JSON, with the English message of the parser.
    Json(String),
    /// An invalid table, with the English message of the parser.
    Csv(String),
    /// A missing field, element or column, with its name.
    Missing(String),
    /// A field with an invalid value.
    Value {
        /// The name of the field.
        field: String,
        /// The invalid value.
        found: String,
    },
    /// A sheet in JADE’s format that is invalid.
    Sheet(SheetError),
    /// A damaged packed string, with the expected encoding in language-independent signs.
    Packed(&'static str),
    /// A packed string that is longer than any puzzle needs.
    TooLong {
        /// Its length in characters.
        found: usize,
        /// The maximum length.
        most: usize,
    },
    /// A text in which nothing resembles a board.
    NoBoard,
    /// A link to a site whose links JADE does not know, with the name of the site.
    UnknownLink(String),
    /// A link that only identifies a puzzle on a server. JADE does not download it.
    OnlyAnAddress,
    /// A format that JADE recognises but cannot read, with its name.
    NotRead(&'static str),
    /// A rule that JADE does not know or cannot read, as it is written. Without it, the board would be another puzzle.
    UnknownRule(String),
    /// A puzzle with rules beyond rows, columns and boxes. Readers only record these as
    /// [`LeftOut::OtherRules`](crate::LeftOut::OtherRules); a caller whose answer would be wrong without them uses this
    /// error.
    OtherRules,
}

impl ReadErrorKind {
    pub(crate) fn at(self, format: &'static str, line: usize, column: usize) -> ReadError {
        ReadError { format, line, column, kind: self }
    }

    /// Places the error on a line, at its first column.
    pub(crate) fn in_line(self, format: &'static str, line: usize) -> ReadError {
        self.at(format, line, 1)
    }

    /// Returns a stable name for programs, such as `missing`. For cells, it is that of the inner error.
    pub fn code(&self) -> &'static str {
        match self {
            ReadErrorKind::Cells(kind) => kind.code(),
            ReadErrorKind::RowLength { .. } => "row-length",
            ReadErrorKind::RowCount { .. } => "row-count",
            ReadErrorKind::Nearly { .. } => "nearly",
            ReadErrorKind::Table { .. } => "table",
            ReadErrorKind::Side { .. } => "side",
            ReadErrorKind::Boxes { .. } => "boxes",
            ReadErrorKind::NotInAlphabet { .. } => "not-in-alphabet",
            ReadErrorKind::Repeated { .. } => "repeated",
            ReadErrorKind::FieldCount { .. } => "field-count",
            ReadErrorKind::TechniqueCode { .. } => "technique-code",
            ReadErrorKind::CandidateTriple { .. } => "candidate-triple",
            ReadErrorKind::Xml(_) => "xml",
            ReadErrorKind::Json(_) => "json",
            ReadErrorKind::Csv(_) => "csv",
            ReadErrorKind::Missing(_) => "missing",
            ReadErrorKind::Value { .. } => "value",
            ReadErrorKind::Sheet(_) => "sheet",
            ReadErrorKind::Packed(_) => "packed",
            ReadErrorKind::TooLong { .. } => "too-long",
            ReadErrorKind::NoBoard => "no-sudoku",
            ReadErrorKind::UnknownLink(_) => "unknown-link",
            ReadErrorKind::OnlyAnAddress => "only-an-address",
            ReadErrorKind::NotRead(_) => "not-read",
            ReadErrorKind::UnknownRule(_) => "unknown-rule",
            ReadErrorKind::OtherRules => "other-rules",
        }
    }
}

impl ReadError {
    pub(crate) fn of_line(format: &'static str, error: LineError) -> ReadError {
        ReadErrorKind::Cells(error.kind).at(format, error.line, error.column)
    }

    pub(crate) fn of_json(format: &'static str, error: &serde_json::Error) -> ReadError {
        // The parser counts columns from 0 at the beginning of a line.
        ReadErrorKind::Json(error.to_string()).at(format, error.line().max(1), error.column().max(1))
    }

    /// Returns the same error with this format.
    #[must_use]
    pub(crate) fn in_format(self, format: &'static str) -> ReadError {
        ReadError { format, ..self }
    }

    /// Returns the same error, moved down by `lines`.
    #[must_use]
    pub(crate) fn below(self, lines: usize) -> ReadError {
        ReadError { line: self.line + lines, ..self }
    }
}

impl From<LineErrorKind> for ReadErrorKind {
    fn from(kind: LineErrorKind) -> ReadErrorKind {
        ReadErrorKind::Cells(kind)
    }
}

/// Converts an error in plain text read as lines of cells.
impl From<LineError> for ReadError {
    fn from(error: LineError) -> ReadError {
        ReadError::of_line("line", error)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}, read as {}: {}", self.line, self.column, self.format, self.kind)
    }
}

impl fmt::Display for ReadErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadErrorKind::Cells(kind) => kind.fmt(f),
            ReadErrorKind::RowLength { found, expected, row, rows } => {
                write!(f, "{rows} rows, of which row {row} has {found} cells instead of {expected}")
            }
            ReadErrorKind::RowCount { found, expected } => {
                write!(f, "{found} rows where {expected} were expected")
            }
            ReadErrorKind::Nearly { rows, cells } => write!(f, "{rows} rows of {cells} cells are no board"),
            ReadErrorKind::Table { side } => {
                write!(f, "a table of {side}×{side} numbers, most of which clash, is no Sudoku")
            }
            ReadErrorKind::Side { found, nearest } => {
                write!(f, "there is no {found}×{found} board; the nearest is {nearest}×{nearest}")
            }
            ReadErrorKind::Boxes { box_rows, box_columns, side } => write!(
                f,
                "the bars make blocks of {box_rows}×{box_columns} cells, which are no boxes of a {side}×{side} board"
            ),
            ReadErrorKind::NotInAlphabet { found, alphabet } => {
                write!(f, "{found:?} is none of the symbols {alphabet:?}, nor an empty cell")
            }
            ReadErrorKind::Repeated { found, house, number, line, column } => {
                let house = format!("{house:?}").to_lowercase();
                write!(f, "{found:?} is in {house} {number} already: line {line}, column {column}")
            }
            ReadErrorKind::FieldCount { found, expected } => {
                write!(f, "{found} fields begun by a colon where at least {expected} were expected")
            }
            ReadErrorKind::TechniqueCode { found } => {
                write!(f, "{found:?} is no code of a technique such as 0300 or 0402-1")
            }
            ReadErrorKind::CandidateTriple { found, side } => {
                write!(f, "{found:?} is no candidate (digit, row and column, each from 1 to {side})")
            }
            ReadErrorKind::Xml(reason) => write!(f, "no XML: {reason}"),
            ReadErrorKind::Json(reason) => write!(f, "no JSON: {reason}"),
            ReadErrorKind::Csv(reason) => write!(f, "no table: {reason}"),
            ReadErrorKind::Missing(what) => write!(f, "{what} is missing"),
            ReadErrorKind::Value { field, found } => write!(f, "{field} cannot be {found:?}"),
            ReadErrorKind::Sheet(error) => error.fmt(f),
            ReadErrorKind::Packed(what) => write!(f, "damaged: {what} was expected"),
            ReadErrorKind::TooLong { found, most } => {
                write!(f, "{found} characters are more than a puzzle needs ({most})")
            }
            ReadErrorKind::NoBoard => write!(f, "no board"),
            ReadErrorKind::UnknownLink(site) => write!(f, "no board in this link to {site}"),
            ReadErrorKind::OnlyAnAddress => write!(f, "the puzzle itself is not in the address"),
            ReadErrorKind::NotRead(name) => write!(f, "{name} is recognised, but not read"),
            ReadErrorKind::UnknownRule(rule) => {
                write!(f, "the rule {rule} is not known, and without it this is another puzzle")
            }
            ReadErrorKind::OtherRules => write!(f, "the puzzle has rules beyond rows, columns and boxes"),
        }
    }
}

impl std::error::Error for ReadError {}

/// The reason why a document cannot be written in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteError {
    /// The format does not support boards of this side.
    Side {
        /// The side of the board.
        side: usize,
    },
    /// The format supports only the usual boxes for a board of this side.
    Boxes {
        /// The number of rows in a box.
        box_rows: usize,
        /// The number of columns in a box.
        box_columns: usize,
    },
    /// The format has no room for the rules of the board.
    Rules,
    /// JADE can read but not write the format.
    ReadOnly,
}

impl WriteError {
    /// Returns a stable name for programs, such as `side`.
    pub fn code(&self) -> &'static str {
        match self {
            WriteError::Side { .. } => "side",
            WriteError::Boxes { .. } => "boxes",
            WriteError::Rules => "rules",
            WriteError::ReadOnly => "read-only",
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::Side { side } => write!(f, "the format has no boards of {side}×{side}"),
            WriteError::Boxes { box_rows, box_columns } => {
                write!(f, "the format has no boards with boxes of {box_rows}×{box_columns}")
            }
            WriteError::Rules => write!(f, "the format has no room for the rules of the board"),
            WriteError::ReadOnly => write!(f, "the format is read, but not written"),
        }
    }
}

impl std::error::Error for WriteError {}
