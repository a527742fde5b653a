//! [`Sum`]: cells whose digits add up to a total.

use super::block::Block;
use super::numbers::Numbers;
use crate::{Cell, DigitSet, Geometry, HouseId, Puzzle};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// Cells whose digits, each times its factor, add up to a total: a cage, an arrow, the diagonal of a little killer.
///
/// ```
/// use jade_grid::{DigitSet, Geometry, Rules};
/// let rules = Rules::read(Geometry::standard(9).unwrap(), "cage 23 r1c1 r1c2 r1c3").unwrap();
/// let [cage] = Geometry::of(&rules).unwrap().sums() else { panic!() };
/// assert_eq!((cage.rule(), cage.total(), cage.cells().count()), (Some(0), 23, 3));
/// // 23 in three cells is 6 + 8 + 9.
/// let mut candidates = [DigitSet::all(9); 3];
/// assert!(cage.narrow(&mut candidates));
/// assert_eq!(candidates[0].iter().map(|digit| digit.get()).collect::<Vec<_>>(), [6, 8, 9]);
/// ```
#[derive(Clone, Debug)]
pub struct Sum {
    rule: Option<usize>,
    terms: Box<[Term]>,
    total: i32,
    /// Per block, where it begins in `terms`: terms with one factor whose cells hold different digits.
    blocks: Box<[usize]>,
}

/// A cell of a [`Sum`], and what its digit counts for there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Term {
    /// The cell.
    pub cell: Cell,
    /// What each unit of its digit counts: 1 in a cage, -1 for the circle of an arrow, -10 for its tens.
    pub factor: i32,
}

impl Sum {
    /// Creates a sum. `differ` says whether two cells always hold different digits.
    pub(crate) fn new(
        rule: Option<usize>,
        terms: impl IntoIterator<Item = Term>,
        total: i32,
        differ: impl Fn(Cell, Cell) -> bool,
    ) -> Sum {
        let mut blocks: Vec<Vec<Term>> = Vec::new();
        for term in terms {
            let fits = |block: &&mut Vec<Term>| {
                block.iter().all(|other| other.factor == term.factor && differ(other.cell, term.cell))
            };
            match blocks.iter_mut().find(fits) {
                Some(block) => block.push(term),
                None => blocks.push(vec![term]),
            }
        }
        let starts = blocks.iter().scan(0, |end, block| {
            let start = *end;
            *end += block.len();
            Some(start)
        });
        Sum { rule, total, blocks: starts.collect(), terms: blocks.concat().into() }
    }

    /// Returns what sums of a board leave of houses: each house holds every digit, so it has a known sum itself, 45 on 9×9. Cells
    /// that the houses and the sums have equally often are not part of it.
    ///
    /// ```
    /// use jade_grid::{Geometry, Rules, Sum};
    /// let rules = Rules::read(Geometry::standard(4).unwrap(), "cage 6 r1c1 r1c2 r1c3; cage 9 r2c1 r2c2 r2c3").unwrap();
    /// let board = Geometry::of(&rules).unwrap();
    /// let left = Sum::left_of(board, &[board.row_house(0)], &[0]);
    /// assert_eq!((left.cells().collect::<Vec<_>>(), left.total()), (vec![board.cell_at(0, 3)], 4));
    /// ```
    ///
    /// # Panics
    /// If the board lacks one of the houses or sums.
    pub fn left_of(board: &Geometry, houses: &[HouseId], sums: &[usize]) -> Sum {
        let side = board.side() as i32;
        let mut total = houses.len() as i32 * side * (side + 1) / 2;
        let mut factors: BTreeMap<Cell, i32> = BTreeMap::new();
        for cell in houses.iter().flat_map(|id| board.house(*id).cells()) {
            *factors.entry(*cell).or_default() += 1;
        }
        for sum in sums.iter().map(|index| &board.sums()[*index]) {
            total -= sum.total;
            sum.terms.iter().for_each(|term| *factors.entry(term.cell).or_default() -= term.factor);
        }
        let terms = factors.into_iter().filter(|(_, factor)| *factor != 0);
        let terms = terms.map(|(cell, factor)| Term { cell, factor });
        Sum::new(None, terms, total, |a, b| board.see_each_other(a, b))
    }

    /// Returns the rule it comes from, by its index in [`Rules::added`](crate::Rules::added); `None` if it follows from several
    /// rules and houses.
    pub fn rule(&self) -> Option<usize> {
        self.rule
    }

    /// Returns the cells with their factors, those that hold different digits next to each other.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// Iterates over its cells, in the order of [`Sum::terms`].
    pub fn cells(&self) -> impl ExactSizeIterator<Item = Cell> + Clone {
        self.terms.iter().map(|term| term.cell)
    }

    /// Returns what the digits add up to.
    pub fn total(&self) -> i32 {
        self.total
    }

    /// Returns whether it only adds up: every factor is 1.
    pub fn is_simple(&self) -> bool {
        self.terms.iter().all(|term| term.factor == 1)
    }

    /// Returns the cells that an exchange leads to, with their factors, in reading order; and their total if digits stay as they
    /// are, or on a board of side `reversed` are turned round, 1 for the largest.
    pub(crate) fn moved(&self, cells: impl Fn(Cell) -> Cell, reversed: Option<usize>) -> (Vec<Term>, i32) {
        let mut terms: Vec<Term> =
            self.terms.iter().map(|term| Term { cell: cells(term.cell), ..*term }).collect();
        terms.sort_unstable();
        let factors: i32 = self.terms.iter().map(|term| term.factor).sum();
        (terms, reversed.map_or(self.total, |side| factors * (side as i32 + 1) - self.total))
    }

    /// Returns whether digits on the board cannot be part of the sum, whatever the empty cells hold: they are too large or
    /// too small together.
    pub(crate) fn is_broken_on(&self, board: &Puzzle) -> bool {
        let side = board.geometry().side() as i32;
        let (mut least, mut most) = (0, 0);
        for term in &self.terms {
            let (low, high) = board.get(term.cell).map_or((1, side), |digit| {
                let value = i32::from(digit.get());
                (value, value)
            });
            least += (term.factor * low).min(term.factor * high);
            most += (term.factor * low).max(term.factor * high);
        }
        !(least..=most).contains(&self.total)
    }

    /// Takes from the candidates of each term, in the order of [`Sum::terms`], the digits with which the sum cannot be
    /// reached. Returns false if it cannot be reached at all; the candidates are of no meaning then.
    ///
    /// Cells that hold different digits are considered together, and other cells one block of such cells at a time; so a
    /// digit that stays may still be impossible where some cells of two blocks differ.
    ///
    /// # Panics
    /// If there are not as many candidates as terms.
    pub fn narrow(&self, candidates: &mut [DigitSet]) -> bool {
        let Some(blocks) = self.blocks(candidates) else { return false };
        if let [block] = &*blocks {
            return block.narrow(candidates, &[self.total]);
        }
        let Some(values) = self.values(&blocks, candidates) else { return true };
        let ranges = self.ranges(&blocks);
        let reached = reached(&ranges, &values);
        // From which of them the total can be completed, from the last block back.
        let mut wanted = Numbers::within(&(self.total..=self.total));
        wanted.insert(self.total);
        for (index, (block, sums)) in blocks.iter().zip(values).enumerate().rev() {
            let fitting: Vec<i32> =
                sums.into_iter().filter(|sum| wanted.has_any(&reached[index], *sum)).collect();
            if !block.narrow(candidates, &fitting) {
                return false;
            }
            let after = std::mem::replace(&mut wanted, Numbers::within(&ranges[index]));
            fitting.iter().for_each(|sum| wanted.add_all(&after, -sum));
        }
        true
    }

    /// Returns the blocks with their bounds; `None` if a cell has no candidate, or the total is out of their reach.
    fn blocks(&self, candidates: &[DigitSet]) -> Option<Vec<Block>> {
        assert_eq!(candidates.len(), self.terms.len());
        let ends = self.blocks[1..].iter().copied().chain([self.terms.len()]);
        let blocks: Vec<Block> = self
            .blocks
            .iter()
            .zip(ends)
            .map(|(start, end)| Block::new(*start, end, self.terms[*start].factor, candidates))
            .collect();
        let least: i32 = blocks.iter().map(|block| block.least).sum();
        let most: i32 = blocks.iter().map(|block| block.most).sum();
        let is_possible =
            (least..=most).contains(&self.total) && candidates.iter().all(|digits| !digits.is_empty());
        is_possible.then_some(blocks)
    }

    /// Returns what each block can come to, given what the others can at least and at most; `None` if that is too much to look at.
    fn values(&self, blocks: &[Block], candidates: &[DigitSet]) -> Option<Vec<Vec<i32>>> {
        let least: i32 = blocks.iter().map(|block| block.least).sum();
        let most: i32 = blocks.iter().map(|block| block.most).sum();
        let range = |block: &Block| self.total - (most - block.most)..=self.total - (least - block.least);
        blocks.iter().map(|block| block.sums(candidates, range(block))).collect()
    }

    /// Returns the range of what the first 0, 1, 2 … blocks can come to, so that the others can complete the total.
    fn ranges(&self, blocks: &[Block]) -> Vec<RangeInclusive<i32>> {
        let (mut least, mut most) = (0, 0);
        let mut least_after: i32 = blocks.iter().map(|block| block.least).sum();
        let mut most_after: i32 = blocks.iter().map(|block| block.most).sum();
        let mut ranges = Vec::with_capacity(blocks.len() + 1);
        ranges.push(0..=0);
        for block in blocks {
            (least, most) = (least + block.least, most + block.most);
            (least_after, most_after) = (least_after - block.least, most_after - block.most);
            ranges.push(least.max(self.total - most_after)..=most.min(self.total - least_after));
        }
        ranges
    }
}

/// Returns what the first 0, 1, 2 … blocks can come to within these ranges.
fn reached(ranges: &[RangeInclusive<i32>], values: &[Vec<i32>]) -> Vec<Numbers> {
    let mut reached = Vec::with_capacity(ranges.len());
    let mut last = Numbers::within(&ranges[0]);
    last.insert(0);
    for (range, sums) in ranges[1..].iter().zip(values) {
        let mut next = Numbers::within(range);
        sums.iter().for_each(|sum| next.add_all(&last, *sum));
        reached.push(std::mem::replace(&mut last, next));
    }
    reached.push(last);
    reached
}

/// Two sums are equal if they say the same of the same cells, whatever rule they come from.
impl PartialEq for Sum {
    fn eq(&self, other: &Sum) -> bool {
        self.total == other.total && self.terms == other.terms
    }
}

impl Eq for Sum {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Digit;

    /// Every digit that stays has a way to the total, and every digit that goes has none: by trying everything.
    #[test]
    fn narrowing_leaves_exactly_what_has_a_way() {
        let mut seed = 7_u32;
        let mut draw = move |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 16) % below
        };
        for _ in 0..2_000 {
            let cells = 1 + draw(5) as usize;
            let side = 4 + draw(4);
            // Cells whose numbers have one parity differ; or all do.
            let blocks = 1 + draw(2) as usize;
            let differ = move |a: Cell, b: Cell| a.index() % blocks == b.index() % blocks;
            let factors: Vec<i32> = (0..blocks).map(|_| [1, 1, -1, 2][draw(4) as usize]).collect();
            let terms =
                (0..cells).map(|index| Term { cell: Cell::new(index), factor: factors[index % blocks] });
            let sum = Sum::new(None, terms, draw(24) as i32 - 4, differ);
            let before: Vec<DigitSet> =
                (0..cells).map(|_| DigitSet::from_bits(1 + draw((1 << side) - 1))).collect();
            let mut reached = vec![DigitSet::EMPTY; cells];
            let mut chosen = Vec::new();
            try_all(&sum, &before, &differ, &mut chosen, &mut reached);
            let mut narrowed = before.clone();
            let possible = sum.narrow(&mut narrowed);
            assert_eq!(possible, !reached[0].is_empty(), "{sum:?} {before:?}");
            assert!(!possible || narrowed == reached, "{sum:?} {before:?}: {narrowed:?}, not {reached:?}");
        }
    }

    fn try_all(
        sum: &Sum,
        candidates: &[DigitSet],
        differ: &dyn Fn(Cell, Cell) -> bool,
        chosen: &mut Vec<Digit>,
        reached: &mut [DigitSet],
    ) {
        let terms = sum.terms();
        if chosen.len() == terms.len() {
            let total: i32 =
                terms.iter().zip(&*chosen).map(|(term, d)| term.factor * i32::from(d.get())).sum();
            if total == sum.total() {
                reached.iter_mut().zip(&*chosen).for_each(|(reached, digit)| reached.add(*digit));
            }
            return;
        }
        let cell = terms[chosen.len()].cell;
        for digit in candidates[chosen.len()] {
            if terms.iter().zip(&*chosen).all(|(term, other)| *other != digit || !differ(term.cell, cell)) {
                chosen.push(digit);
                try_all(sum, candidates, differ, chosen, reached);
                chosen.pop();
            }
        }
    }
}
