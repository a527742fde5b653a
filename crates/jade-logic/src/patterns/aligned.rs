//! Aligned exclusion: digits that cells of a house cannot have together, because they would leave an almost locked set
//! that sees these cells with too few digits.

use crate::Analysis;
use crate::patterns::als::AlmostLockedSets;
use jade_grid::{Cell, CellSet, Digit, DigitSet};

/// Which almost locked sets lose which digit to which cell.
pub(crate) struct Robbers<'a> {
    analysis: &'a Analysis<'a>,
    sets: &'a AlmostLockedSets,
    side: usize,
    /// The number of words that hold one bit per set.
    words: usize,
    /// For each cell and digit, a bit for each set that loses the digit if the cell has it.
    robbed: Vec<u64>,
}

impl<'a> Robbers<'a> {
    pub fn of(analysis: &'a Analysis<'a>) -> Robbers<'a> {
        let sets = analysis.almost_locked_sets();
        let side = analysis.geometry().side();
        let words = sets.sets().len().div_ceil(64);
        let mut robbed = vec![0; analysis.geometry().cell_count() * side * words];
        for site in sets.sites() {
            for cell in site.seen {
                let row = (cell.index() * side + site.digit.index()) * words;
                for &set in &site.sets {
                    robbed[row + set as usize / 64] |= 1 << (set % 64);
                }
            }
        }
        Robbers { analysis, sets, side, words, robbed }
    }

    fn robbed(&self, cell: Cell, digit: Digit) -> &[u64] {
        &self.robbed[(cell.index() * self.side + digit.index()) * self.words..][..self.words]
    }

    /// Returns whether two cells of a house cannot have these digits together.
    pub fn exclude(&self, (a, x): (Cell, Digit), (b, y): (Cell, Digit)) -> bool {
        x == y || self.robbed(a, x).iter().zip(self.robbed(b, y)).any(|(one, other)| one & other != 0)
    }

    /// Returns the cells of the smallest set that would lose both digits; ties go to the first.
    pub fn witness(&self, (a, x): (Cell, Digit), (b, y): (Cell, Digit)) -> CellSet {
        if x == y {
            return CellSet::EMPTY;
        }
        let both = self.robbed(a, x).iter().zip(self.robbed(b, y)).map(|(one, other)| one & other);
        let numbers = both.enumerate().flat_map(|(word, bits)| {
            (0..64).filter(move |bit| bits >> bit & 1 != 0).map(move |bit| (word * 64 + bit) as u32)
        });
        let cells = numbers.map(|set| self.sets.set(set).cells);
        cells.min_by_key(|cells| (cells.len(), *cells)).unwrap_or(CellSet::EMPTY)
    }

    /// Returns the digits of `b` that are impossible if `a` is `x`.
    pub fn excluded(&self, a: Cell, x: Digit, b: Cell) -> DigitSet {
        self.analysis.position().candidates(b).iter().filter(|y| self.exclude((a, x), (b, *y))).collect()
    }
}
