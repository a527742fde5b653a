//! [`ReadError`]: why a text could not be read; [`WriteError`]: why a document cannot be written.

use jade_grid::SheetError;
use jade_grid::format::{FormatError, FormatErrorKind};
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

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// The cells are wrong.
    Cells(FormatErrorKind),
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
    pub(crate) fn of_cells(format: &'static str, error: FormatError) -> ReadError {
        ReadErrorKind::Cells(error.kind).at(format, error.line, error.column)
    }

    pub(crate) fn of_json(format: &'static str, error: &serde_json::Error) -> ReadError {
        // The parser counts columns from 0 at the beginning of a line.
        ReadErrorKind::Json(error.to_string()).at(format, error.line().max(1), error.column().max(1))
    }

    /// As part of a text, `lines` further down.
    #[must_use]
    pub(crate) fn below(self, lines: usize) -> ReadError {
        ReadError { line: self.line + lines, ..self }
    }
}

/// Plain text that was read as lines of cells.
impl From<FormatError> for ReadError {
    fn from(error: FormatError) -> ReadError {
        ReadError::of_cells("line", error)
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
