//! [`CellSet`]: a set of cells of a board up to 16×16, in 256 bits; [`LargeCellSet`] is the same up to 25×25.

use crate::Cell;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// A set of cells of a board up to 16×16 (256 cells), one bit each.
///
/// Most code works on this set. What also works on boards up to 25×25 takes a [`CellBits`] of any number of words, and
/// what is made rarely, like a step, always holds a [`LargeCellSet`].
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
pub type CellSet = CellBits<4>;

/// A set of cells of a board up to 25×25, with room for 640 cells.
///
/// ```
/// use jade_grid::{Geometry, LargeCellSet};
/// let board = Geometry::standard(25).unwrap();
/// let row: LargeCellSet = board.house(board.row_house(24)).cells().iter().copied().collect();
/// assert_eq!((row.len(), row.first()), (25, Some(board.cell_at(24, 0))));
/// ```
pub type LargeCellSet = CellBits<10>;

/// A set of cells in this number of words of 64 bits. See [`CellSet`] and [`LargeCellSet`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellBits<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Default for CellBits<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> CellBits<WORDS> {
    /// The empty set.
    pub const EMPTY: Self = CellBits([0; WORDS]);

    /// The number of cells that a set has room for.
    pub const CAPACITY: usize = 64 * WORDS;

    /// Returns the same set in another number of words. Cells for which there is no room are left out.
    ///
    /// ```
    /// use jade_grid::{Cell, CellSet, LargeCellSet};
    /// let set: LargeCellSet = [3, 255, 256].into_iter().map(Cell::new).collect();
    /// let small: CellSet = set.resized();
    /// assert_eq!(small.iter().map(|cell| cell.index()).collect::<Vec<_>>(), [3, 255]);
    /// ```
    #[inline]
    pub fn resized<const OTHER: usize>(self) -> CellBits<OTHER> {
        CellBits(std::array::from_fn(|word| if word < WORDS { self.0[word] } else { 0 }))
    }

    /// Returns the same set with room for a board up to 25×25.
    #[inline]
    pub fn large(self) -> LargeCellSet {
        self.resized()
    }

    /// Creates the set of a single cell.
    ///
    /// # Panics
    /// If there is no room for the cell.
    #[track_caller]
    #[inline]
    pub const fn only(cell: Cell) -> Self {
        assert!(cell.index() < Self::CAPACITY, "no room for the cell: the board is larger than the set");
        // All words are built in registers: a write through a varying index would go through memory.
        let (word, bit) = (cell.index() / 64, 1 << (cell.index() % 64));
        let mut words = [0; WORDS];
        let mut at = 0;
        while at < WORDS {
            words[at] = if word == at { bit } else { 0 };
            at += 1;
        }
        CellBits(words)
    }

    /// Creates the set of the first `n` cells in reading order.
    ///
    /// # Panics
    /// If there is no room for them.
    #[track_caller]
    #[inline]
    pub fn first_cells(n: usize) -> Self {
        assert!(n <= Self::CAPACITY, "no room for the cells: the board is larger than the set");
        CellBits(std::array::from_fn(|word| match n.saturating_sub(word * 64) {
            64.. => u64::MAX,
            some => (1u64 << some) - 1,
        }))
    }

    /// Returns the number of cells.
    #[inline]
    pub const fn len(self) -> usize {
        let (mut word, mut len) = (0, 0);
        while word < WORDS {
            len += self.0[word].count_ones();
            word += 1;
        }
        len as usize
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let (mut word, mut any) = (0, 0);
        while word < WORDS {
            any |= self.0[word];
            word += 1;
        }
        any == 0
    }

    /// Returns whether `cell` is in the set; false for cells for which there is no room.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        cell.index() < Self::CAPACITY && self.0[cell.index() / 64] >> (cell.index() % 64) & 1 != 0
    }

    /// Returns whether every cell of `other` is in this set.
    #[inline]
    pub fn is_superset(self, other: Self) -> bool {
        (other - self).is_empty()
    }

    /// Returns whether the sets have no cell in common.
    #[inline]
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }

    /// Adds a cell.
    ///
    /// # Panics
    /// If there is no room for the cell.
    #[track_caller]
    #[inline]
    pub fn add(&mut self, cell: Cell) {
        assert!(cell.index() < Self::CAPACITY, "no room for the cell: the board is larger than the set");
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
    pub fn with(self, cell: Cell) -> Self {
        self | Self::only(cell)
    }

    /// Returns the set with `cell` removed.
    #[must_use]
    #[inline]
    pub fn without(self, cell: Cell) -> Self {
        if cell.index() < Self::CAPACITY { self - Self::only(cell) } else { self }
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
        let mut found = None;
        for (index, word) in self.0.into_iter().enumerate() {
            if word != 0 {
                if found.is_some() || !word.is_power_of_two() {
                    return None;
                }
                found = Some(Cell::new(index * 64 + word.trailing_zeros() as usize));
            }
        }
        found
    }

    /// Iterates over the cells in reading order.
    #[inline]
    pub fn iter(self) -> CellBitsIter<WORDS> {
        CellBitsIter { words: self.0, word: 0 }
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

/// An iterator over a [`CellBits`], in reading order.
#[derive(Clone, Debug)]
pub struct CellBitsIter<const WORDS: usize> {
    words: [u64; WORDS],
    word: usize,
}

impl<const WORDS: usize> Iterator for CellBitsIter<WORDS> {
    type Item = Cell;
    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.word < WORDS {
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
        let n = CellBits(self.words).len();
        (n, Some(n))
    }
}

impl<const WORDS: usize> ExactSizeIterator for CellBitsIter<WORDS> {}

impl<const WORDS: usize> IntoIterator for CellBits<WORDS> {
    type Item = Cell;
    type IntoIter = CellBitsIter<WORDS>;
    #[inline]
    fn into_iter(self) -> CellBitsIter<WORDS> {
        self.iter()
    }
}

impl<const WORDS: usize> FromIterator<Cell> for CellBits<WORDS> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<const WORDS: usize> BitAnd for CellBits<WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        CellBits(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl<const WORDS: usize> BitOr for CellBits<WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        CellBits(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl<const WORDS: usize> Sub for CellBits<WORDS> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        CellBits(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }
}

impl<const WORDS: usize> BitAndAssign for CellBits<WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const WORDS: usize> BitOrAssign for CellBits<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const WORDS: usize> SubAssign for CellBits<WORDS> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const WORDS: usize> fmt::Debug for CellBits<WORDS> {
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
