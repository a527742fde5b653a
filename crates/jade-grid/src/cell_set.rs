//! [`CellSet`]: a set of cells of a board up to 16×16, in 256 bits.

use crate::Cell;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of cells of a board up to 16×16 (256 cells), one bit each.
///
/// ```
/// use jade_grid::{CellSet, Geometry};
/// let board = Geometry::standard(9).unwrap();
/// let row = board.house(board.row_house(3)).set();
/// let column = board.house(board.column_house(5)).set();
/// assert_eq!((row & column).iter().collect::<Vec<_>>(), [board.cell_at(3, 5)]);
/// assert_eq!((row | column).len(), 17);
/// assert_eq!(
///     row.picture(board),
///     "\
/// . . . . . . . . .
/// . . . . . . . . .
/// . . . . . . . . .
/// x x x x x x x x x
/// . . . . . . . . .
/// . . . . . . . . .
/// . . . . . . . . .
/// . . . . . . . . .
/// . . . . . . . . .
/// "
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet([u64; 4]);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet([0; 4]);

    /// The number of cells that a set has room for.
    pub const CAPACITY: usize = 256;

    /// Creates the set of a single cell.
    ///
    /// # Panics
    /// If the cell's index is 256 or more.
    #[track_caller]
    #[inline]
    pub const fn only(cell: Cell) -> CellSet {
        assert!(cell.index() < Self::CAPACITY, "a CellSet holds cells of boards up to 16×16");
        // All four words are built in registers: a write through an index would go through memory.
        let (word, bit) = (cell.index() / 64, 1 << (cell.index() % 64));
        CellSet([
            if word == 0 { bit } else { 0 },
            if word == 1 { bit } else { 0 },
            if word == 2 { bit } else { 0 },
            if word == 3 { bit } else { 0 },
        ])
    }

    /// Creates the set of the first `n` cells in reading order.
    ///
    /// # Panics
    /// If `n` is above 256.
    #[track_caller]
    #[inline]
    pub fn first_cells(n: usize) -> CellSet {
        assert!(n <= Self::CAPACITY, "a CellSet holds cells of boards up to 16×16");
        CellSet(std::array::from_fn(|word| match n.saturating_sub(word * 64) {
            64.. => u64::MAX,
            some => (1u64 << some) - 1,
        }))
    }

    /// Returns the number of cells.
    #[inline]
    pub const fn len(self) -> usize {
        let [a, b, c, d] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()) as usize
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// Returns whether `cell` is in the set; false for cells of larger boards.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        cell.index() < Self::CAPACITY && self.0[cell.index() / 64] >> (cell.index() % 64) & 1 != 0
    }

    /// Returns whether every cell of `other` is in this set.
    #[inline]
    pub fn is_superset(self, other: CellSet) -> bool {
        (other - self).is_empty()
    }

    /// Returns whether the sets have no cell in common.
    #[inline]
    pub fn is_disjoint(self, other: CellSet) -> bool {
        (self & other).is_empty()
    }

    /// Adds a cell.
    ///
    /// # Panics
    /// If the cell's index is 256 or more.
    #[track_caller]
    #[inline]
    pub fn add(&mut self, cell: Cell) {
        assert!(cell.index() < Self::CAPACITY, "a CellSet holds cells of boards up to 16×16");
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Removes a cell, if it is in the set.
    #[inline]
    pub fn discard(&mut self, cell: Cell) {
        if cell.index() < Self::CAPACITY {
            self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
        }
    }

    /// Returns the set with `cell` added.
    #[must_use]
    #[inline]
    pub fn with(self, cell: Cell) -> CellSet {
        self | CellSet::only(cell)
    }

    /// Returns the set with `cell` removed.
    #[must_use]
    #[inline]
    pub fn without(self, cell: Cell) -> CellSet {
        if cell.index() < Self::CAPACITY { self - CellSet::only(cell) } else { self }
    }

    /// Returns the first cell in reading order.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        self.iter().next()
    }

    /// Returns the cell of a set with exactly one.
    #[inline]
    pub fn single(self) -> Option<Cell> {
        // Without a population count: JADE is built for processors that may not have the instruction.
        let mut cells = self.iter();
        let first = cells.next();
        if cells.next().is_none() { first } else { None }
    }

    /// Iterates over the cells in reading order.
    #[inline]
    pub fn iter(self) -> CellSetIter {
        CellSetIter { words: self.0, word: 0 }
    }

    /// Draws the set on a board, with `x` for a cell in it, for documentation and failing tests.
    pub fn picture(self, geometry: &crate::Geometry) -> String {
        let mut out = String::new();
        for row in 0..geometry.side() {
            for column in 0..geometry.side() {
                if column > 0 {
                    out.push(' ');
                }
                out.push(if self.contains(geometry.cell_at(row, column)) { 'x' } else { '.' });
            }
            out.push('\n');
        }
        out
    }
}

/// An iterator over a [`CellSet`], in reading order.
#[derive(Clone, Debug)]
pub struct CellSetIter {
    words: [u64; 4],
    word: usize,
}

impl Iterator for CellSetIter {
    type Item = Cell;
    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.word < 4 {
            let bits = &mut self.words[self.word];
            if *bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(Cell::new(self.word * 64 + bit));
            }
            self.word += 1;
        }
        None
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = CellSet(self.words).len();
        (n, Some(n))
    }
}

impl ExactSizeIterator for CellSetIter {}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = CellSetIter;
    #[inline]
    fn into_iter(self) -> CellSetIter {
        self.iter()
    }
}

impl FromIterator<Cell> for CellSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl Sub for CellSet {
    type Output = CellSet;
    #[inline]
    fn sub(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
}

impl BitAndAssign for CellSet {
    #[inline]
    fn bitand_assign(&mut self, other: CellSet) {
        *self = *self & other;
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        *self = *self | other;
    }
}

impl SubAssign for CellSet {
    #[inline]
    fn sub_assign(&mut self, other: CellSet) {
        *self = *self - other;
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iterates_over_all_four_words() {
        let cells = [0, 63, 64, 130, 255].map(Cell::new);
        let set: CellSet = cells.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cells);
        assert_eq!(set.iter().len(), 5);
        assert_eq!(set.without(Cell::new(64)).len(), 4);
        assert!(!set.contains(Cell::new(256)));
    }

    #[test]
    fn all_cells_of_sixteen() {
        assert_eq!(CellSet::first_cells(256).len(), 256);
        assert_eq!(CellSet::first_cells(81).iter().last(), Some(Cell::new(80)));
    }
}
