//! [`LineError`]: why a text is not a puzzle in one line, and where.

use crate::RulesError;
use std::fmt;
use std::sync::LazyLock;

/// Text that is not a puzzle: where reading stopped, what was found there and what was expected.
///
/// A digit that occurs twice in a house is not an error of this kind: such a board can be read, and
/// [`Puzzle::conflicts`](crate::Puzzle::conflicts) reports it.
///
/// ```
/// use jade_grid::line::{self, LineErrorKind};
/// let error = line::read("53x070000600195000098000060800060003400803001700020006060000280000419005000080079")
///     .unwrap_err();
/// assert_eq!((error.line, error.column), (1, 3));
/// assert_eq!(error.kind, LineErrorKind::UnknownSymbol { found: 'x', side: Some(9) });
/// assert_eq!(error.to_string(), "line 1, column 3: 'x' is no cell of a 9×9 board (1 to 9, or . 0 _ * for an empty cell)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters (not bytes), from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: LineErrorKind,
}

/// What is wrong with a text: what was found and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineErrorKind {
    /// There is nothing to read: not a single cell.
    Empty,
    /// A character that is neither a digit of this board nor an empty cell.
    UnknownSymbol {
        /// The character found.
        found: char,
        /// The side of the board, if it is known which one is meant.
        side: Option<usize>,
    },
    /// A number, or a word among numbers, that is not a digit of this board.
    UnknownNumber {
        /// The word found.
        found: String,
        /// The side of the board.
        side: usize,
    },
    /// A line whose number of cells fits no board. [`cell_counts`] lists those that do.
    CellCount {
        /// The number of cells found.
        found: usize,
        /// The nearest number of cells that a board has.
        nearest: usize,
    },
    /// More cells than the largest board, 100×100, has.
    TooLarge {
        /// The number of cells found.
        found: usize,
    },
    /// Several puzzles where one was expected; the position is that of the second.
    Several,
    /// The brackets before the cells hold no rules of such a board.
    Rules(Box<RulesError>),
    /// A bracket for rules that is not closed.
    OpenBracket,
}

/// Iterates over the numbers of cells that boards have, ascending: 16, 36, 64, 81, 100, 144, …, 10,000.
///
/// ```
/// use jade_grid::line::cell_counts;
/// assert_eq!(cell_counts().take(6).collect::<Vec<_>>(), [16, 36, 64, 81, 100, 144]);
/// ```
pub fn cell_counts() -> impl Iterator<Item = usize> {
    sides().map(|side| side * side)
}

/// Iterates over the sides that have a usual board: every one from 4 to 100 that is not prime.
fn sides() -> impl Iterator<Item = usize> {
    static SIDES: LazyLock<Vec<usize>> = LazyLock::new(|| {
        let has_boxes = |side: &usize| (2..=side.isqrt()).any(|divisor| side.is_multiple_of(divisor));
        (4..=crate::Geometry::MAX_SIDE).filter(has_boxes).collect()
    });
    SIDES.iter().copied()
}

impl LineErrorKind {
    /// Returns the error with its position: a line and a column, from 1.
    pub fn at(self, line: usize, column: usize) -> LineError {
        LineError { line, column, kind: self }
    }

    /// Returns a stable name for programs, such as `unknown-symbol`.
    pub fn code(&self) -> &'static str {
        match self {
            LineErrorKind::Empty => "empty",
            LineErrorKind::UnknownSymbol { .. } => "unknown-symbol",
            LineErrorKind::UnknownNumber { .. } => "unknown-number",
            LineErrorKind::CellCount { .. } => "cell-count",
            LineErrorKind::TooLarge { .. } => "too-large",
            LineErrorKind::Several => "several",
            LineErrorKind::Rules(_) => "rules",
            LineErrorKind::OpenBracket => "open-bracket",
        }
    }

    /// Returns the error for a number of cells that no board has.
    pub fn cell_count(found: usize) -> LineErrorKind {
        let nearest = cell_counts().min_by_key(|count| count.abs_diff(found)).unwrap_or(0);
        match nearest {
            largest if found > largest && largest == crate::Geometry::MAX_SIDE.pow(2) => {
                LineErrorKind::TooLarge { found }
            }
            nearest => LineErrorKind::CellCount { found, nearest },
        }
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl fmt::Display for LineErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const EMPTY: &str = ". 0 _ * for an empty cell";
        match self {
            LineErrorKind::Empty => write!(f, "no cell found: a puzzle was expected"),
            LineErrorKind::UnknownSymbol { found, side: Some(side) } => {
                let last = crate::Digit::all(*side.min(&61)).next_back().map_or('9', crate::Digit::symbol);
                write!(f, "{found:?} is no cell of a {side}×{side} board (1 to {last}, or {EMPTY})")
            }
            LineErrorKind::UnknownSymbol { found, side: None } => {
                write!(f, "{found:?} is no cell (a digit, a letter, or {EMPTY})")
            }
            LineErrorKind::UnknownNumber { found, side } => {
                write!(f, "{found:?} is no cell of a {side}×{side} board (1 to {side}, or {EMPTY})")
            }
            LineErrorKind::CellCount { found, nearest } => write!(
                f,
                "{found} cells are no board: 16, 36, 64, 81, 100, 144, … 10000 are; the nearest is {nearest}"
            ),
            LineErrorKind::TooLarge { found } => {
                write!(f, "{found} cells are more than the largest board has (10000)")
            }
            LineErrorKind::Several => write!(f, "a second puzzle where one was expected"),
            LineErrorKind::Rules(error) => error.fmt(f),
            LineErrorKind::OpenBracket => write!(f, "the bracket with the rules is not closed"),
        }
    }
}

impl std::error::Error for LineError {}
