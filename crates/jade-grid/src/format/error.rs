//! [`FormatError`]: what could not be read, where, and what was expected there.

use crate::HouseKind;
use std::fmt;

/// Text that is no puzzle: where reading stopped, what stood there and what was expected.
///
/// A digit that stands twice in a house is not among these: such a board can be read, and
/// [`Puzzle::conflicts`](crate::Puzzle::conflicts) reports it.
///
/// ```
/// use jade_grid::format::{self, FormatErrorKind};
/// let error = format::read("53x070000600195000098000060800060003400803001700020006060000280000419005000080079")
///     .unwrap_err();
/// assert_eq!((error.line, error.column), (1, 3));
/// assert_eq!(error.kind, FormatErrorKind::UnknownSymbol { found: 'x', side: Some(9) });
/// assert_eq!(error.to_string(), "line 1, column 3: 'x' is no cell of a 9×9 board (1 to 9, or . 0 _ * for an empty cell)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters (not bytes), from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: FormatErrorKind,
}

/// What is wrong with a text: what was found and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FormatErrorKind {
    /// There is nothing to read: no cell at all.
    Empty,
    /// A character that is neither a digit of this board nor an empty cell.
    UnknownSymbol {
        /// What stood there.
        found: char,
        /// The side of the board, where it is clear which one is meant.
        side: Option<usize>,
    },
    /// A number, or a word among numbers, that is no digit of this board.
    UnknownNumber {
        /// What stood there.
        found: String,
        /// The side of the board.
        side: usize,
    },
    /// A line whose number of cells belongs to no board. Possible are those that [`cell_counts`] lists.
    CellCount {
        /// How many cells there were.
        found: usize,
        /// The number of cells of a board that comes nearest.
        nearest: usize,
    },
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
    /// More cells than the largest board has, 100×100.
    TooLarge {
        /// How many cells there were.
        found: usize,
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
    /// Several puzzles where one was expected; the place is that of the second.
    Several,
    /// A character that is no symbol of the alphabet in use, nor an empty cell.
    NotInAlphabet {
        /// What stood there.
        found: char,
        /// The symbols of the board.
        alphabet: String,
    },
    /// A digit that stands twice in a house, where that is an error
    /// ([`any_layout`](super::any_layout)); the place is that of the second.
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
}

/// The numbers of cells that boards have, ascending: 16, 36, 64, 81, 100, 144, …, 10,000.
///
/// ```
/// use jade_grid::format::cell_counts;
/// assert_eq!(cell_counts().take(6).collect::<Vec<_>>(), [16, 36, 64, 81, 100, 144]);
/// ```
pub fn cell_counts() -> impl Iterator<Item = usize> {
    sides().map(|side| side * side)
}

/// The sides that have a usual board: every one from 4 to 100 that is not prime.
pub(crate) fn sides() -> impl Iterator<Item = usize> {
    (4..=crate::Geometry::MAX_SIDE)
        .filter(|side| (2..=side.isqrt()).any(|divisor| side.is_multiple_of(divisor)))
}

/// The one of `possible` (not empty) that is nearest to `found`; the smaller of two.
pub(crate) fn nearest(possible: impl Iterator<Item = usize>, found: usize) -> usize {
    possible.min_by_key(|count| count.abs_diff(found)).unwrap_or(0)
}

impl FormatErrorKind {
    pub(crate) fn at(self, line: usize, column: usize) -> FormatError {
        FormatError { line, column, kind: self }
    }

    /// A name for programs, stable: `unknown-symbol`.
    pub fn code(&self) -> &'static str {
        match self {
            FormatErrorKind::Empty => "empty",
            FormatErrorKind::UnknownSymbol { .. } => "unknown-symbol",
            FormatErrorKind::UnknownNumber { .. } => "unknown-number",
            FormatErrorKind::CellCount { .. } => "cell-count",
            FormatErrorKind::RowLength { .. } => "row-length",
            FormatErrorKind::RowCount { .. } => "row-count",
            FormatErrorKind::Side { .. } => "side",
            FormatErrorKind::TooLarge { .. } => "too-large",
            FormatErrorKind::Boxes { .. } => "boxes",
            FormatErrorKind::Several => "several",
            FormatErrorKind::NotInAlphabet { .. } => "not-in-alphabet",
            FormatErrorKind::Repeated { .. } => "repeated",
            FormatErrorKind::FieldCount { .. } => "field-count",
            FormatErrorKind::TechniqueCode { .. } => "technique-code",
            FormatErrorKind::CandidateTriple { .. } => "candidate-triple",
        }
    }

    /// The complaint about a number of cells that no board has.
    pub(crate) fn cell_count(found: usize) -> FormatErrorKind {
        match nearest(cell_counts(), found) {
            largest if found > largest && largest == crate::Geometry::MAX_SIDE.pow(2) => {
                FormatErrorKind::TooLarge { found }
            }
            nearest => FormatErrorKind::CellCount { found, nearest },
        }
    }
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl fmt::Display for FormatErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const EMPTY: &str = ". 0 _ * for an empty cell";
        match self {
            FormatErrorKind::Empty => write!(f, "no cell found: a puzzle was expected"),
            FormatErrorKind::UnknownSymbol { found, side: Some(side) } => {
                let last = crate::Digit::all(*side.min(&61)).next_back().map_or('9', crate::Digit::symbol);
                write!(f, "{found:?} is no cell of a {side}×{side} board (1 to {last}, or {EMPTY})")
            }
            FormatErrorKind::UnknownSymbol { found, side: None } => {
                write!(f, "{found:?} is no cell (a digit, a letter, or {EMPTY})")
            }
            FormatErrorKind::UnknownNumber { found, side } => {
                write!(f, "{found:?} is no cell of a {side}×{side} board (1 to {side}, or {EMPTY})")
            }
            FormatErrorKind::CellCount { found, nearest } => write!(
                f,
                "{found} cells are no board: 16, 36, 64, 81, 100, 144, … 10000 are; the nearest is {nearest}"
            ),
            FormatErrorKind::RowLength { found, expected } => {
                write!(f, "a row of {found} cells where {expected} were expected")
            }
            FormatErrorKind::RowCount { found, expected } => {
                write!(f, "{found} rows where {expected} were expected")
            }
            FormatErrorKind::Side { found, nearest } => {
                write!(f, "there is no {found}×{found} board; the nearest is {nearest}×{nearest}")
            }
            FormatErrorKind::TooLarge { found } => {
                write!(f, "{found} cells are more than the largest board has (10000)")
            }
            FormatErrorKind::Boxes { box_rows, box_columns, side } => write!(
                f,
                "the bars make blocks of {box_rows}×{box_columns} cells, which are no boxes of a {side}×{side} board"
            ),
            FormatErrorKind::Several => write!(f, "a second puzzle where one was expected"),
            FormatErrorKind::NotInAlphabet { found, alphabet } => {
                write!(f, "{found:?} is none of the symbols {alphabet:?}, nor an empty cell")
            }
            FormatErrorKind::Repeated { found, house, number, line, column } => {
                let house = format!("{house:?}").to_lowercase();
                write!(f, "{found:?} is in {house} {number} already: line {line}, column {column}")
            }
            FormatErrorKind::FieldCount { found, expected } => {
                write!(f, "{found} fields begun by a colon where at least {expected} were expected")
            }
            FormatErrorKind::TechniqueCode { found } => {
                write!(f, "{found:?} is no code of a technique such as 0300 or 0402-1")
            }
            FormatErrorKind::CandidateTriple { found, side } => {
                write!(f, "{found:?} is no candidate (digit, row and column, each from 1 to {side})")
            }
        }
    }
}

impl std::error::Error for FormatError {}
