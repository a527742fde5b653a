//! [`ReadError`]: why a text could not be read; [`WriteError`]: why a document cannot be written.

use jade_grid::line::{LineError, LineErrorKind};
use jade_grid::{HouseKind, SheetError};
use std::fmt;

/// Text that could not be read: as what, where reading stopped, and what was wrong there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The id of the [`Format`](crate::Format) that it was read as.
    pub format: &'static str,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: ReadErrorKind,
}

/// What is wrong with a text: what was found and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadErrorKind {
    /// The cells are wrong, in a way that a puzzle in one line can be wrong too.
    Cells(LineErrorKind),
    /// A row that is shorter or longer than the others.
    RowLength {
        /// How many cells the row has.
        found: usize,
        /// How many the others have.
        expected: usize,
    },
    /// Too few or too many rows.
    RowCount {
        /// How many rows there were.
        found: usize,
        /// How many belong to rows of this length.
        expected: usize,
    },
    /// A grid of a side that no board has, such as 7×7.
    Side {
        /// The side.
        found: usize,
        /// The side of a board that comes nearest.
        nearest: usize,
    },
    /// Bars that divide the board into blocks which are no boxes of it.
    Boxes {
        /// Rows of a block, by the bars.
        box_rows: usize,
        /// Columns of a block, by the bars.
        box_columns: usize,
        /// The side of the board, which should be the product of both.
        side: usize,
    },
    /// A character that is no symbol of the alphabet in use, nor an empty cell.
    NotInAlphabet {
        /// What stood there.
        found: char,
        /// The symbols of the board.
        alphabet: String,
    },
    /// A digit that stands twice in a house, where that is an error
    /// ([`any_layout`](crate::any_layout)); the place is that of the second.
    Repeated {
        /// What stood there.
        found: String,
        /// The kind of house.
        house: HouseKind,
        /// The number of the house, from 1.
        number: usize,
        /// The line of the first.
        line: usize,
        /// The column of the first.
        column: usize,
    },
    /// A line of a library of techniques that is cut off before its board.
    FieldCount {
        /// How many fields there are, each begun by a colon.
        found: usize,
        /// How many there must be at least.
        expected: usize,
    },
    /// What should be the code of a technique in a library is none.
    TechniqueCode {
        /// What stood there.
        found: String,
    },
    /// What should be a candidate, written as digit, row and column, is none.
    CandidateTriple {
        /// What stood there.
        found: String,
        /// The side of the board.
        side: usize,
    },
    /// It is no XML, for this reason (in English, by the parser).
    Xml(String),
    /// It is no JSON, for this reason (in English, by the parser).
    Json(String),
    /// It is no table with a header, for this reason (in English, by the parser).
    Csv(String),
    /// Something that must be there is missing: the name of a field, an element, a column.
    Missing(String),
    /// A field has a value that it cannot have.
    Value {
        /// The name of the field.
        field: String,
        /// What stood there.
        found: String,
    },
    /// A sheet is written as JADE writes it, but is none.
    Sheet(SheetError),
    /// A packed string is damaged: what it should have been, in signs that need no language.
    Packed(&'static str),
    /// A packed string is longer than any puzzle needs.
    TooLong {
        /// How many characters it has.
        found: usize,
        /// How many are read at most.
        most: usize,
    },
    /// The address only names a puzzle that lies on somebody's server: JADE does not fetch it.
    OnlyAnAddress,
    /// A format of this name is recognised, but not read.
    NotRead(&'static str),
    /// The puzzle has rules beyond rows, columns and boxes. Readers only note that
    /// ([`LeftOut::OtherRules`](crate::LeftOut::OtherRules)); who would answer wrongly without them refuses
    /// the puzzle by this error.
    OtherRules,
}

impl ReadErrorKind {
    pub(crate) fn at(self, format: &'static str, line: usize, column: usize) -> ReadError {
        ReadError { format, line, column, kind: self }
    }

    /// Somewhere in a text of one line.
    pub(crate) fn in_line(self, format: &'static str, line: usize) -> ReadError {
        self.at(format, line, 1)
    }

    /// A name for programs, stable: `missing`. For cells that of the format error.
    pub fn code(&self) -> &'static str {
        match self {
            ReadErrorKind::Cells(kind) => kind.code(),
            ReadErrorKind::RowLength { .. } => "row-length",
            ReadErrorKind::RowCount { .. } => "row-count",
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
            ReadErrorKind::OnlyAnAddress => "only-an-address",
            ReadErrorKind::NotRead(_) => "not-read",
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

    /// The same mistake, found while reading this format.
    #[must_use]
    pub(crate) fn in_format(self, format: &'static str) -> ReadError {
        ReadError { format, ..self }
    }

    /// As part of a text, `lines` further down.
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

/// Plain text that was read as lines of cells.
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
            ReadErrorKind::RowLength { found, expected } => {
                write!(f, "a row of {found} cells where {expected} were expected")
            }
            ReadErrorKind::RowCount { found, expected } => {
                write!(f, "{found} rows where {expected} were expected")
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
            ReadErrorKind::OnlyAnAddress => write!(f, "the puzzle itself is not in the address"),
            ReadErrorKind::NotRead(name) => write!(f, "{name} is recognised, but not read"),
            ReadErrorKind::OtherRules => write!(f, "the puzzle has rules beyond rows, columns and boxes"),
        }
    }
}

impl std::error::Error for ReadError {}

/// Why a document cannot be written in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteError {
    /// The format has no boards of this side.
    Side {
        /// The side of the board.
        side: usize,
    },
    /// The format has only the usual boxes for a board of this side.
    Boxes {
        /// Rows of a box.
        box_rows: usize,
        /// Columns of a box.
        box_columns: usize,
    },
    /// The format is read only.
    ReadOnly,
}

impl WriteError {
    /// A name for programs, stable: `side`.
    pub fn code(&self) -> &'static str {
        match self {
            WriteError::Side { .. } => "side",
            WriteError::Boxes { .. } => "boxes",
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
            WriteError::ReadOnly => write!(f, "the format is read, but not written"),
        }
    }
}

impl std::error::Error for WriteError {}
