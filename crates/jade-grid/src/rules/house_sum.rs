//! [`HouseSum`]: what cages leave of whole houses, by the rule of 45.

use super::Sum;
use crate::{Cell, Geometry, HouseId, HouseKind, LargeCellSet};
use std::collections::HashSet;

/// The most cells that a [`HouseSum`] has.
const MOST_CELLS: usize = 6;

/// Some houses hold every digit as often as they are many, so their cells have a known sum (45 for each house of a 9×9 board).
/// Taking away the cages in them leaves the sum of the remaining cells.
///
/// A cage that crosses the border of the houses is taken as a whole if less of it is outside than inside. Then its cells
/// outside are subtracted again.
///
/// ```
/// use jade_grid::{Geometry, Rules};
/// let cages = "cage 12 r1c1 r1c2 r1c3; cage 15 r1c4 r1c5; cage 20 r1c6 r1c7 r1c8 r2c8";
/// let board = Geometry::of(&Rules::read(Geometry::standard(9).unwrap(), cages).unwrap()).unwrap();
/// let row = &board.house_sums()[0];
/// // r1c9 less r2c8 makes 45 - 12 - 15 - 20.
/// let terms: Vec<_> = row.sum().terms().iter().map(|term| (term.cell.index(), term.factor)).collect();
/// assert_eq!((terms, row.sum().total()), (vec![(8, 1), (16, -1)], -2));
/// assert_eq!((row.houses(), row.cages()), (&[board.row_house(0)][..], &[0, 1, 2][..]));
/// ```
#[derive(Clone, Debug)]
pub struct HouseSum {
    houses: Box<[HouseId]>,
    cages: Box<[usize]>,
    sum: Sum,
}

impl HouseSum {
    /// Returns the houses; no two of them share a cell.
    pub fn houses(&self) -> &[HouseId] {
        &self.houses
    }

    /// Returns the cages that are taken away, by their indices in [`Geometry::sums`].
    pub fn cages(&self) -> &[usize] {
        &self.cages
    }

    /// Returns what is left: cells in the houses have the factor 1, cells outside the factor -1.
    pub fn sum(&self) -> &Sum {
        &self.sum
    }

    /// Finds all for a board: for every house, for rows or columns next to each other, for two or four boxes or regions that
    /// touch. Those with few houses and few cells come first; those with more than six cells, or that say the same again, are
    /// left out.
    pub(crate) fn all_of(board: &Geometry) -> Box<[HouseSum]> {
        let cages = separate_cages(board);
        if cages.is_empty() {
            return Box::default();
        }
        let mut found = Vec::new();
        let mut known = HashSet::new();
        for houses in sets_of_houses(board) {
            let Some(one) = HouseSum::of(board, houses, &cages) else { continue };
            let mut terms = one.sum.terms().to_vec();
            terms.sort_unstable();
            if known.insert(terms) {
                found.push(one);
            }
        }
        found.sort_by_key(|one| one.houses.len() + one.sum.terms().len());
        found.into()
    }

    fn of(board: &Geometry, houses: Vec<HouseId>, cages: &[(usize, LargeCellSet)]) -> Option<HouseSum> {
        let inside = houses.iter().fold(LargeCellSet::EMPTY, |cells, id| {
            cells | board.house(*id).cells().iter().copied().collect()
        });
        let (mut left, mut outside, mut taken) = (inside, LargeCellSet::EMPTY, Vec::new());
        for (index, cells) in cages {
            let (within, beyond) = (*cells & inside, *cells - inside);
            if within.len() > beyond.len() {
                left -= within;
                outside |= beyond;
                taken.push(*index);
            }
        }
        let count = left.len() + outside.len();
        if taken.is_empty() || count == 0 || count > MOST_CELLS {
            return None;
        }
        let sum = Sum::left_of(board, &houses, &taken);
        Some(HouseSum { houses: houses.into(), cages: taken.into(), sum })
    }
}

/// Returns the sums that only add up, with their cells; none that shares a cell with an earlier one.
fn separate_cages(board: &Geometry) -> Vec<(usize, LargeCellSet)> {
    let mut covered = LargeCellSet::EMPTY;
    let mut cages = Vec::new();
    for (index, sum) in board.sums().iter().enumerate().filter(|(_, sum)| sum.is_simple()) {
        let cells: LargeCellSet = sum.cells().collect();
        if (cells & covered).is_empty() {
            covered |= cells;
            cages.push((index, cells));
        }
    }
    cages
}

/// Returns sets of houses without a common cell, smaller ones first.
fn sets_of_houses(board: &Geometry) -> Vec<Vec<HouseId>> {
    let of_kind = |kind: HouseKind| -> Vec<HouseId> {
        board.house_ids().filter(|id| board.house(*id).kind() == kind).collect()
    };
    let mut sets: Vec<Vec<HouseId>> = board.house_ids().map(|id| vec![id]).collect();
    for lines in [of_kind(HouseKind::Row), of_kind(HouseKind::Column)] {
        for length in 2..lines.len() {
            sets.extend(lines.windows(length).map(<[HouseId]>::to_vec));
        }
    }
    let regions: Vec<HouseId> =
        of_kind(HouseKind::Box).into_iter().chain(of_kind(HouseKind::Region)).collect();
    let touch = |a: HouseId, b: HouseId| {
        board.house(a).cells().iter().any(|one| {
            let near = |other: &Cell| {
                board.row(*one).abs_diff(board.row(*other))
                    + board.column(*one).abs_diff(board.column(*other))
                    == 1
            };
            board.house(b).cells().iter().any(near)
        })
    };
    let pairs: Vec<[HouseId; 2]> = regions
        .iter()
        .enumerate()
        .flat_map(|(index, a)| regions[index + 1..].iter().map(move |b| [*a, *b]))
        .filter(|[a, b]| touch(*a, *b))
        .collect();
    for (index, [a, b]) in pairs.iter().enumerate() {
        sets.push(vec![*a, *b]);
        // Two pairs that touch twice: four boxes in a square.
        let twice = pairs[index + 1..]
            .iter()
            .filter(|[c, d]| ![a, b].contains(&c) && ![a, b].contains(&d) && touch(*a, *c) && touch(*b, *d));
        sets.extend(twice.map(|[c, d]| vec![*a, *b, *c, *d]));
    }
    sets.sort_by_key(Vec::len);
    sets
}
