//! [`Fault`]: why there is no answer about a row.

use jade_exchange::ReadErrorKind;
use jade_explore::Cancelled;
use jade_grid::line::LineError;
use jade_grid::{Broken, Geometry, Puzzle, line};
use jade_search::Classification;
use jade_search::nine::{Board, BoardError};
use std::borrow::Cow;
use std::fmt;

/// Why there is no answer about a row: a code that never changes, and details for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The code, such as `several-solutions`.
    pub code: &'static str,
    details: Cow<'static, str>,
}

impl Fault {
    /// The row is empty.
    pub const NULL: Fault = Fault { code: "null", details: Cow::Borrowed("there is no puzzle") };
    /// The bytes are no text.
    pub const UTF8: Fault = Fault { code: "utf-8", details: Cow::Borrowed("the bytes are not UTF-8") };
    /// No solution.
    pub const NO_SOLUTION: Fault =
        Fault { code: "no-solution", details: Cow::Borrowed("the givens have no solution") };
    /// A search gave up.
    pub const UNKNOWN: Fault =
        Fault { code: "unknown", details: Cow::Borrowed("the search gave up before the answer was known") };
    /// The question is about 9×9 boards only.
    pub const NOT_NINE: Fault =
        Fault { code: "not-9x9", details: Cow::Borrowed("this is known for 9×9 boards only") };
    /// The board is too large to reason about.
    pub const TOO_LARGE: Fault = Fault {
        code: "too-large",
        details: Cow::Borrowed("boards above 16×16 can be solved, but not explained"),
    };
    /// The row was not reached before the work was stopped.
    pub const STOPPED: Fault = Fault { code: "stopped", details: Cow::Borrowed("the work was stopped") };
    /// The form of a board with hardly any givens would take too long.
    pub const NO_FORM: Fault = Fault {
        code: "no-form",
        details: Cow::Borrowed("the board has too few givens for a canonical form"),
    };

    /// Returns a fault with these details.
    pub fn new(code: &'static str, details: impl Into<Cow<'static, str>>) -> Fault {
        Fault { code, details: details.into() }
    }

    /// Returns the fault for several solutions.
    pub fn several(geometry: &Geometry, cell: jade_grid::Cell, digits: [jade_grid::Digit; 2]) -> Fault {
        let (row, column) = (geometry.row(cell) + 1, geometry.column(cell) + 1);
        let [one, other] = digits.map(|digit| digit.symbol());
        Fault::new("several-solutions", format!("r{row}c{column} can be {one} or {other}"))
    }

    /// Returns the fault of a puzzle that is not proper, or `None` if it is.
    pub fn of(puzzle: &Puzzle, classification: &Classification) -> Option<Fault> {
        let geometry = puzzle.geometry();
        match classification {
            Classification::Proper(_) => None,
            Classification::Several { cell, digits, .. } => Some(Fault::several(geometry, *cell, *digits)),
            Classification::NoSolution => Some(Fault::twice(puzzle).unwrap_or(Fault::NO_SOLUTION)),
            Classification::Unknown { .. } => Some(Fault::UNKNOWN),
        }
    }

    /// Returns the fault of a board that has a digit twice in a house, if it has.
    pub fn twice(puzzle: &Puzzle) -> Option<Fault> {
        let conflict = puzzle.conflicts().into_iter().next()?;
        let geometry = puzzle.geometry();
        let name = |cell| format!("r{}c{}", geometry.row(cell) + 1, geometry.column(cell) + 1);
        let [one, other] = conflict.cells.map(name);
        if let Broken::Rule(index) = conflict.broken {
            let rule = geometry.rules().added().get(index).map_or("", |rule| rule.kind().id());
            return Some(Fault::new("rule-broken", format!("{one} and {other} break the rule {rule}")));
        }
        Some(Fault::new("digit-twice", format!("{one} and {other} are both {}", conflict.digit.symbol())))
    }
}

impl From<LineError> for Fault {
    fn from(error: LineError) -> Fault {
        Fault::new(error.kind.code(), error.to_string())
    }
}

impl From<Cancelled> for Fault {
    fn from(_: Cancelled) -> Fault {
        Fault::STOPPED
    }
}

impl From<jade_tutor::Cancelled> for Fault {
    fn from(_: jade_tutor::Cancelled) -> Fault {
        Fault::STOPPED
    }
}

/// Writes the code, a colon and the details.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.details)
    }
}

/// Reads a puzzle of any size, as in `jade_grid::line`; or the only board of any other text.
///
/// # Errors
/// [`Fault`] if the text is not a puzzle.
pub fn puzzle(text: &str) -> Result<Puzzle, Fault> {
    let read = line::read(text);
    match read.is_err().then(|| jade_exchange::read_one(text)) {
        Some(Ok(document)) => Ok(match document.sheet() {
            // Candidates may belong to the puzzle.
            Some(sheet) => jade_tutor::settle(sheet.clone(), &Default::default()).0.givens().clone(),
            None => document.givens().clone(),
        }),
        _ => Ok(read?),
    }
}

/// Reads the board of an answer: a line as in `jade_grid::line`, or any other text with a board in it, such as nine lines,
/// a table, or an answer in sentences. If there are several boards, the answer is the one without an empty cell: answers
/// often repeat the puzzle.
///
/// # Errors
/// [`Fault`] if there is no board, or if several different ones can be meant.
pub fn answer_board(text: &str) -> Result<Puzzle, Fault> {
    let error = match line::read(text) {
        Ok(board) => return Ok(board),
        Err(error) => error,
    };
    // The full boards and the others: the first of each, and whether there is another one.
    let (mut full, mut open) = (None, None);
    let mut unreadable = None;
    for read in jade_exchange::read(text) {
        let document = match read {
            Ok(document) => document,
            Err(error) => {
                unreadable = unreadable.or(Some(error));
                continue;
            }
        };
        // A board that is solved by the next one has it as its solution.
        for board in [Some(document.values()), document.about.solution].into_iter().flatten() {
            let kind = if board.is_full() { &mut full } else { &mut open };
            match kind {
                None => *kind = Some((board, false)),
                Some((first, several)) => *several |= *first != board,
            }
        }
    }
    match (full.or(open), unreadable) {
        (Some((board, false)), _) => Ok(board),
        (Some((_, true)), _) => Err(Fault::new("several", "the answer has several different boards")),
        // Of an answer in one line that is nearly a board, the column is told.
        (None, Some(other)) if !matches!(other.kind, ReadErrorKind::Cells(_)) => {
            Err(Fault::new(other.kind.code(), other.to_string()))
        }
        (None, _) => Err(error.into()),
    }
}

/// Reads a 9×9 board.
///
/// # Errors
/// [`Fault`] if the text is not a puzzle, or one of another size.
pub fn nine(text: &str) -> Result<Board, Fault> {
    match Board::from_line(text.trim_ascii().as_bytes()) {
        Ok(board) => Ok(board),
        Err(BoardError::Length(_) | BoardError::Cell { .. }) => {
            Board::from_puzzle(&puzzle(text)?).ok_or(Fault::NOT_NINE)
        }
    }
}
