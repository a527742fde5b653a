//! [`Board`]: the 81 cells of a 9×9 board as numbers.

use jade_grid::{Cell, Digit, Geometry, Puzzle};
use std::fmt;

/// A 9×9 board with digits in some of its cells, as 81 numbers: 0 for an empty cell.
///
/// A compact [`Puzzle`], without a table of houses and without allocation: millions of boards go through a search.
///
/// ```
/// use jade_search::nine::Board;
/// let line = b".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...";
/// let board = Board::from_line(line).unwrap();
/// assert_eq!(board.filled_count(), 17);
/// assert_eq!(board.to_string().as_bytes(), line);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board([u8; 81]);

/// Text or numbers that are not a 9×9 board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardError {
    /// The number of cells, which is not 81.
    Length(usize),
    /// This cell contains neither a digit nor a sign for an empty cell.
    Cell {
        /// The cell.
        cell: Cell,
        /// The byte found.
        byte: u8,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::Length(length) => write!(f, "{length} cells where a 9×9 board has 81"),
            BoardError::Cell { cell, byte } => write!(
                f,
                "r{}c{} is {:?}: expected 1 to 9, or one of . 0 _ * for an empty cell",
                cell.index() / 9 + 1,
                cell.index() % 9 + 1,
                char::from(*byte)
            ),
        }
    }
}

impl std::error::Error for BoardError {}

impl Board {
    /// The empty board.
    pub const EMPTY: Board = Board([0; 81]);

    /// Creates the board of these numbers, in reading order, 0 for an empty cell. Returns `None` if one is over 9.
    pub fn from_values(values: [u8; 81]) -> Option<Board> {
        values.iter().all(|value| *value <= 9).then_some(Board(values))
    }

    /// Reads a board from 81 characters: `1` to `9`, or one of `.`, `0`, `_` and `*` for an empty cell.
    ///
    /// # Errors
    /// [`BoardError`] if there are more or fewer characters, or an invalid one.
    #[inline(never)]
    pub fn from_line(line: &[u8]) -> Result<Board, BoardError> {
        let line: &[u8; 81] = line.try_into().map_err(|_| BoardError::Length(line.len()))?;
        let mut values = [0; 81];
        let mut unknown = 0;
        for (value, byte) in values.iter_mut().zip(line) {
            let empty = matches!(byte, b'.' | b'_' | b'*');
            *value = if empty { 0 } else { byte.wrapping_sub(b'0') };
            unknown |= u8::from(*value > 9);
        }
        if unknown == 0 {
            return Ok(Board(values));
        }
        let cell = values.iter().position(|value| *value > 9).unwrap_or_default();
        Err(BoardError::Cell { cell: Cell::new(cell), byte: line[cell] })
    }

    /// Converts a 9×9 puzzle with the usual houses. Returns `None` for any other board, and for a restricted puzzle.
    pub fn from_puzzle(puzzle: &Puzzle) -> Option<Board> {
        let standard = Geometry::standard(9)?;
        if puzzle.geometry() != standard || puzzle.is_restricted() {
            return None;
        }
        Board::from_values(puzzle.values().try_into().ok()?)
    }

    /// Returns the board as a puzzle.
    pub fn to_puzzle(&self) -> Puzzle {
        let geometry = Geometry::standard(9).expect("there is a board of side 9");
        let digits = self.0.iter().map(|value| Digit::new(*value));
        Puzzle::from_digits(geometry, digits).expect("a board has 81 digits up to 9")
    }

    /// Returns the 81 numbers in reading order, 0 for an empty cell.
    pub fn values(&self) -> &[u8; 81] {
        &self.0
    }

    /// Returns the board as 81 characters, `.` for an empty cell.
    // Not copied into a crate that is compiled with little optimisation: it may be called for every board of a stream.
    #[inline(never)]
    pub fn line(&self) -> [u8; 81] {
        let mut line = [b'.'; 81];
        for (byte, value) in line.iter_mut().zip(&self.0) {
            *byte = if *value == 0 { b'.' } else { b'0' + value };
        }
        line
    }

    /// Returns the number of cells that have a digit.
    pub fn filled_count(&self) -> usize {
        self.0.iter().filter(|value| **value != 0).count()
    }

    /// Returns the board with this cell emptied.
    ///
    /// # Panics
    /// If the cell is not one of the 81.
    #[must_use]
    #[track_caller]
    pub fn without(mut self, cell: Cell) -> Board {
        self.0[cell.index()] = 0;
        self
    }

    /// Creates the board of candidates of which every cell has exactly one.
    pub(super) fn from_singles(candidates: impl Iterator<Item = u16>) -> Board {
        let mut board = Board::EMPTY;
        for (value, candidates) in board.0.iter_mut().zip(candidates) {
            debug_assert!(candidates.is_power_of_two() && candidates < 1 << 9);
            *value = candidates.trailing_zeros() as u8 + 1;
        }
        board
    }
}

/// Writes one line, `.` for an empty cell.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(str::from_utf8(&self.line()).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}
