//! [`Cell`], a place on the board, and [`Candidate`], a digit in it.

use crate::Digit;
use std::fmt;

/// A place on a board: its number in reading order, from 0.
///
/// Which row and column that is depends on the [`Geometry`](crate::Geometry), which also knows its houses
/// and peers.
///
/// ```
/// use jade_grid::{Cell, Geometry};
/// let board = Geometry::standard(9).unwrap();
/// let cell = board.cell_at(3, 5); // fourth row, sixth column
/// assert_eq!(cell, Cell::new(3 * 9 + 5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// Creates the cell with this number in reading order, from 0.
    ///
    /// # Panics
    /// If `index` is above `u16::MAX`.
    #[track_caller]
    #[inline]
    pub const fn new(index: usize) -> Cell {
        assert!(index <= u16::MAX as usize, "cell index out of range");
        Cell(index as u16)
    }

    /// Returns the number in reading order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A digit in a cell: something that may be placed or eliminated.
///
/// Ordered by cell in reading order, then by digit.
///
/// ```
/// use jade_grid::{Candidate, Cell, Digit};
/// let candidate = Candidate::new(Cell::new(12), Digit::new(5).unwrap());
/// assert_eq!((candidate.cell.index(), candidate.digit.get()), (12, 5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// Creates the candidate `digit` in `cell`.
    #[inline]
    pub const fn new(cell: Cell, digit: Digit) -> Candidate {
        Candidate { cell, digit }
    }
}
