//! [`Puzzle`]: a board with its givens.

use crate::{Cell, Digit, Geometry, HouseId};
use std::fmt;

/// A board with digits in some of its cells: the givens of a puzzle, or a whole solution.
///
/// Any digits that fit the board are allowed anywhere. [`Puzzle::conflicts`] says whether they break a rule; whether
/// there is a solution is for the search to find out.
///
/// ```
/// use jade_grid::{Digit, Geometry, Puzzle};
/// let board = Geometry::standard(4).unwrap();
/// let mut puzzle = Puzzle::empty(board);
/// puzzle.set(board.cell_at(0, 0), Digit::new(3));
/// assert_eq!(puzzle.filled_count(), 1);
/// assert_eq!(puzzle.to_string(), "3...............");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Puzzle {
    geometry: &'static Geometry,
    /// One per cell, 0 for empty.
    values: Box<[u8]>,
}

/// The same digit twice in a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Conflict {
    /// The house that holds both.
    pub house: HouseId,
    /// The digit.
    pub digit: Digit,
    /// The two cells, in reading order.
    pub cells: [Cell; 2],
}

impl Puzzle {
    /// Creates a board without givens.
    pub fn empty(geometry: &'static Geometry) -> Puzzle {
        Puzzle { geometry, values: vec![0; geometry.cell_count()].into() }
    }

    /// Creates a board with these digits, in reading order. Returns `None` if there are too many or too few of them or
    /// one is larger than the side.
    pub fn from_digits(
        geometry: &'static Geometry,
        digits: impl IntoIterator<Item = Option<Digit>>,
    ) -> Option<Puzzle> {
        let values: Box<[u8]> = digits.into_iter().map(|digit| digit.map_or(0, Digit::get)).collect();
        let fits = values.len() == geometry.cell_count()
            && values.iter().all(|value| usize::from(*value) <= geometry.side());
        fits.then_some(Puzzle { geometry, values })
    }

    /// Returns the kind of board.
    pub fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// Returns the digit in a cell.
    ///
    /// # Panics
    /// If the cell is not on this board.
    #[track_caller]
    pub fn get(&self, cell: Cell) -> Option<Digit> {
        Digit::new(self.values[cell.index()])
    }

    /// Sets the digit of a cell, or empties the cell.
    ///
    /// # Panics
    /// If the cell is not on this board or the digit is larger than its side.
    #[track_caller]
    pub fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        let value = digit.map_or(0, Digit::get);
        assert!(
            usize::from(value) <= self.geometry.side(),
            "digit {value} on a board of {}",
            self.geometry.side()
        );
        self.values[cell.index()] = value;
    }

    /// Iterates over the digits in reading order.
    pub fn digits(&self) -> impl ExactSizeIterator<Item = Option<Digit>> + '_ {
        self.values.iter().map(|value| Digit::new(*value))
    }

    /// Returns the digits as numbers in reading order, 0 for an empty cell: the form that engines read.
    pub fn values(&self) -> &[u8] {
        &self.values
    }

    /// Iterates over the cells that have a digit, with the digit, in reading order.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        self.digits().enumerate().filter_map(|(index, digit)| Some((Cell::new(index), digit?)))
    }

    /// Returns the number of cells that have a digit.
    pub fn filled_count(&self) -> usize {
        self.values.iter().filter(|value| **value != 0).count()
    }

    /// Returns whether every cell has a digit.
    pub fn is_full(&self) -> bool {
        self.filled_count() == self.values.len()
    }

    /// Returns whether every cell has a digit and no rule is broken.
    pub fn is_solution(&self) -> bool {
        self.is_full() && self.conflicts().is_empty()
    }

    /// Returns whether this is a solution of `puzzle`: full, without conflicts, and with all its givens.
    pub fn solves(&self, puzzle: &Puzzle) -> bool {
        self.geometry == puzzle.geometry
            && self.is_solution()
            && puzzle.filled().all(|(cell, digit)| self.get(cell) == Some(digit))
    }

    /// Returns every pair of equal digits in one house, by house, then by cells. Empty if no rule is broken.
    ///
    /// ```
    /// let puzzle = jade_grid::line::read("1...1...........").unwrap();
    /// let board = puzzle.geometry();
    /// let conflicts = puzzle.conflicts();
    /// // In the first column and in the first box:
    /// assert_eq!(conflicts.len(), 2);
    /// assert_eq!(conflicts[0].cells, [board.cell_at(0, 0), board.cell_at(1, 0)]);
    /// ```
    pub fn conflicts(&self) -> Vec<Conflict> {
        let mut conflicts = Vec::new();
        for id in self.geometry.house_ids() {
            let cells = self.geometry.house(id).cells();
            for (i, &a) in cells.iter().enumerate() {
                let Some(digit) = self.get(a) else { continue };
                let equal = cells[i + 1..].iter().filter(|b| self.get(**b) == Some(digit));
                conflicts.extend(equal.map(|&b| Conflict { house: id, digit, cells: [a, b] }));
            }
        }
        conflicts
    }
}

/// Writes one line, with `.` for an empty cell; boards beyond the default alphabet's 61 symbols are written as numbers
/// separated by blanks, with 0 for an empty cell.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.geometry.side() > 61 {
            for (i, value) in self.values.iter().enumerate() {
                write!(f, "{}{value}", if i > 0 { " " } else { "" })?;
            }
            return Ok(());
        }
        let line: String = self.digits().map(|digit| digit.map_or('.', Digit::symbol)).collect();
        f.write_str(&line)
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Puzzle({self})")
    }
}
