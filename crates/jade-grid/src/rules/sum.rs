//! [`Sum`]: cells whose digits add up to a total.

use crate::{Cell, Digit, DigitSet, Geometry, HouseId, Puzzle};
use std::collections::BTreeMap;
use std::ops::{Range, RangeInclusive};

/// The most sets of digits that are looked at for some cells at a time. Beyond, nothing is said about them.
const MOST_SETS: usize = 20_000;

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
        if candidates.iter().any(|digits| digits.is_empty()) || !(least..=most).contains(&self.total) {
            return false;
        }
        if let [block] = &*blocks {
            return block.narrow(candidates, &[self.total]);
        }
        // What each block can come to, given what the others can at least and at most.
        let mut values: Vec<Vec<i32>> = Vec::with_capacity(blocks.len());
        for block in &blocks {
            let range = self.total - (most - block.most)..=self.total - (least - block.least);
            let Some(sums) = block.sums(candidates, range) else { return true };
            values.push(sums);
        }
        // Likewise what all blocks from each one on can come to, and then, step by step, all before it.
        let (mut least_before, mut most_before) = (least, most);
        let mut after = vec![vec![0]];
        for (block, sums) in blocks.iter().zip(&values).rev() {
            (least_before, most_before) = (least_before - block.least, most_before - block.most);
            let range = self.total - most_before..=self.total - least_before;
            after.push(sums_of_two(sums, &after[after.len() - 1], &range));
        }
        after.pop();
        let mut before = vec![0];
        for (block, sums) in blocks.iter().zip(values) {
            let rest = after.pop().unwrap_or_default();
            let completes = |sum: &i32| {
                before.iter().any(|earlier| rest.binary_search(&(self.total - sum - earlier)).is_ok())
            };
            let fitting: Vec<i32> = sums.into_iter().filter(completes).collect();
            if !block.narrow(candidates, &fitting) {
                return false;
            }
            let range = match (rest.first(), rest.last()) {
                (Some(first), Some(last)) => self.total - last..=self.total - first,
                _ => return false,
            };
            before = sums_of_two(&before, &fitting, &range);
        }
        true
    }
}

/// Cells of a sum that hold different digits and have one factor.
struct Block {
    /// Their places in the sum.
    places: Range<usize>,
    factor: i32,
    /// The least that they can come to if digits may repeat.
    least: i32,
    /// The most.
    most: i32,
}

impl Block {
    fn new(start: usize, end: usize, factor: i32, candidates: &[DigitSet]) -> Block {
        let value = |digit: Option<Digit>| digit.map_or(0, |digit| i32::from(digit.get()));
        let cells = &candidates[start..end];
        let low = factor * cells.iter().map(|digits| value(digits.first())).sum::<i32>();
        let high = factor * cells.iter().map(|digits| value(digits.iter().last())).sum::<i32>();
        Block { places: start..end, factor, least: low.min(high), most: low.max(high) }
    }

    /// Returns what the block can come to within the range, sorted; `None` if that is too much to look at.
    fn sums(&self, candidates: &[DigitSet], range: RangeInclusive<i32>) -> Option<Vec<i32>> {
        let ends = [*range.start(), *range.end()].map(|end| end / self.factor);
        // Divided towards zero, so one more on both sides.
        let (least, most) = (ends[0].min(ends[1]) - 1, ends[0].max(ends[1]) + 1);
        let levels = sets_of_block(&candidates[self.places.clone()], least, most)?;
        let sums = levels.last()?.iter().map(|set| sum_of_digits(*set) * self.factor);
        let mut sums: Vec<i32> = sums.filter(|sum| range.contains(sum)).collect();
        sums.sort_unstable();
        sums.dedup();
        Some(sums)
    }

    /// Takes from the cells the digits with which the block comes to none of these numbers. Returns whether it can come to any.
    fn narrow(&self, candidates: &mut [DigitSet], sums: &[i32]) -> bool {
        let whole = sums.iter().filter(|sum| *sum % self.factor == 0);
        let mut allowed: Vec<i32> = whole.map(|sum| sum / self.factor).collect();
        allowed.sort_unstable();
        narrow_block(&mut candidates[self.places.clone()], &allowed)
    }
}

/// Two sums are equal if they say the same of the same cells, whatever rule they come from.
impl PartialEq for Sum {
    fn eq(&self, other: &Sum) -> bool {
        self.total == other.total && self.terms == other.terms
    }
}

impl Eq for Sum {}

/// Returns every number within the range that is one of the first plus one of the second, sorted.
fn sums_of_two(a: &[i32], b: &[i32], range: &RangeInclusive<i32>) -> Vec<i32> {
    let all = a.iter().flat_map(|a| b.iter().map(move |b| a + b));
    let mut sums: Vec<i32> = all.filter(|sum| range.contains(sum)).collect();
    sums.sort_unstable();
    sums.dedup();
    sums
}

fn sum_of_digits(set: u32) -> i32 {
    DigitSet::from_bits(set).iter().map(|digit| i32::from(digit.get())).sum()
}

/// The sets of digits that the first cells of a block can hold, in order, for 0, 1, 2 … cells; without those with which the
/// block cannot come to `least` to `most`. `None` if there are too many.
fn sets_of_block(candidates: &[DigitSet], least: i32, most: i32) -> Option<Vec<Vec<u32>>> {
    let value = |digit: Option<Digit>| digit.map_or(0, |digit| i32::from(digit.get()));
    let (mut lowest, mut highest) = (0, 0);
    for digits in candidates {
        lowest += value(digits.first());
        highest += value(digits.iter().last());
    }
    let mut levels = vec![vec![0]];
    for digits in candidates {
        lowest -= value(digits.first());
        highest -= value(digits.iter().last());
        let mut next = Vec::new();
        for set in &levels[levels.len() - 1] {
            let sum = sum_of_digits(*set);
            let fits = |digit: &Digit| {
                let sum = sum + i32::from(digit.get());
                sum + lowest <= most && sum + highest >= least
            };
            let new = (*digits - DigitSet::from_bits(*set)).iter().filter(fits);
            next.extend(new.map(|digit| set | 1 << digit.index()));
        }
        next.sort_unstable();
        next.dedup();
        if next.len() > MOST_SETS {
            return None;
        }
        levels.push(next);
    }
    Some(levels)
}

/// Takes from each cell of a block the digits that are in no choice of different digits with one of these sums, which are
/// sorted. Returns whether there is any choice.
fn narrow_block(candidates: &mut [DigitSet], allowed: &[i32]) -> bool {
    let (Some(&least), Some(&most)) = (allowed.first(), allowed.last()) else { return false };
    if let [only] = candidates {
        *only = only.iter().filter(|digit| allowed.binary_search(&i32::from(digit.get())).is_ok()).collect();
        return !only.is_empty();
    }
    let Some(mut levels) = sets_of_block(candidates, least, most) else { return true };
    let mut alive = levels.pop().unwrap_or_default();
    alive.retain(|set| allowed.binary_search(&sum_of_digits(*set)).is_ok());
    for (digits, sets) in candidates.iter_mut().zip(levels).rev() {
        let mut used = DigitSet::EMPTY;
        let lives = |set: &u32| {
            let new = (*digits - DigitSet::from_bits(*set)).iter();
            let leading: DigitSet =
                new.filter(|digit| alive.binary_search(&(set | 1 << digit.index())).is_ok()).collect();
            used |= leading;
            !leading.is_empty()
        };
        alive = sets.into_iter().filter(lives).collect();
        *digits = used;
    }
    !alive.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

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
