//! [`Grid`], the candidates in the form in which all techniques look them up, and [`Board`], a grid with its values.

use crate::tables::{HOUSES, HOUSES_OF, PEERS, PLACES_OF, cells_of};
use jade_grid::{Candidate, Cell, Digit, Position};

/// The candidates of a board: per cell its digits, per house and digit its places, per digit its cells.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Grid {
    /// Per cell: bit *v* for digit *v* + 1.
    pub(crate) digits: [u16; 81],
    /// Per house and digit: bit *i* for the cell at index *i*.
    pub(crate) places: [[u16; 9]; 27],
    /// Per digit: the cells that have it.
    pub(crate) cells: [u128; 9],
}

impl Grid {
    pub(crate) const EMPTY: Grid = Grid { digits: [0; 81], places: [[0; 9]; 27], cells: [0; 9] };

    /// Adds a candidate.
    pub(crate) fn add(&mut self, cell: usize, digit: usize) {
        self.digits[cell] |= 1 << digit;
        self.cells[digit] |= 1 << cell;
        for (house, place) in HOUSES_OF[cell].into_iter().zip(PLACES_OF[cell]) {
            self.places[usize::from(house)][digit] |= 1 << place;
        }
    }

    /// Removes a candidate, if it is there.
    #[inline]
    pub(crate) fn remove(&mut self, cell: usize, digit: usize) {
        self.digits[cell] &= !(1 << digit);
        self.cells[digit] &= !(1 << cell);
        for (house, place) in HOUSES_OF[cell].into_iter().zip(PLACES_OF[cell]) {
            self.places[usize::from(house)][digit] &= !(1 << place);
        }
    }

    /// Returns the number of candidates of a cell.
    #[inline]
    pub(crate) fn count(&self, cell: usize) -> u32 {
        self.digits[cell].count_ones()
    }
}

/// What is placed. The techniques that look at working boards count by the board on which the search began.
#[derive(Clone)]
pub(crate) struct Filled {
    /// The cells without a value.
    pub(crate) open: u128,
    /// Per house: how many of its cells have no value.
    pub(crate) open_in: [u8; 27],
    /// Per digit: how often it is placed.
    pub(crate) placed: [u8; 9],
}

/// The board during a rating.
#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) grid: Grid,
    pub(crate) filled: Filled,
    pub(crate) values: [u8; 81],
}

impl Board {
    /// Reads the values and candidates of a 9×9 position.
    pub(crate) fn new(position: &Position) -> Board {
        let mut board = Board {
            grid: Grid::EMPTY,
            filled: Filled { open: (1 << 81) - 1, open_in: [9; 27], placed: [0; 9] },
            values: [0; 81],
        };
        for candidate in position.all_candidates() {
            board.grid.add(candidate.cell.index(), candidate.digit.index());
        }
        for cell in position.geometry().cells() {
            if let Some(digit) = position.value(cell) {
                board.place(cell.index(), digit.index());
            }
        }
        board
    }

    /// Places a digit, which empties the cell and removes the digit from its peers.
    pub(crate) fn place(&mut self, cell: usize, digit: usize) {
        for other in 0..9 {
            self.grid.remove(cell, other);
        }
        for peer in cells_of(PEERS[cell] & self.grid.cells[digit]) {
            self.grid.remove(peer, digit);
        }
        self.values[cell] = digit as u8 + 1;
        self.filled.open &= !(1 << cell);
        for house in HOUSES_OF[cell] {
            self.filled.open_in[usize::from(house)] -= 1;
        }
        self.filled.placed[digit] += 1;
    }

    /// Places, in cell order, what a board of pencil marks states as values: single candidates that no peer has.
    pub(crate) fn place_lone_marks(&mut self) {
        for cell in 0..81 {
            let digits = self.grid.digits[cell];
            if digits.is_power_of_two() {
                let digit = digits.trailing_zeros() as usize;
                if PEERS[cell] & self.grid.cells[digit] == 0 {
                    self.place(cell, digit);
                }
            }
        }
    }
}

/// Returns the candidate of `jade-grid` for a cell and a digit counted from 0.
pub(crate) fn candidate(cell: usize, digit: usize) -> Candidate {
    Candidate::new(Cell::new(cell), Digit::from_index(digit))
}

/// Returns the cell at a place in a house.
#[inline]
pub(crate) fn cell_at(house: usize, place: usize) -> usize {
    usize::from(HOUSES[house][place])
}
