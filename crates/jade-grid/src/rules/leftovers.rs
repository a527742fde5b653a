//! [`Leftovers`]: the cells in which lines and regions differ, which hold the same digits by the law of leftovers.

use crate::{Cell, Geometry, HouseId, HouseKind, LargeCellSet};
use std::collections::HashSet;

/// The most lines that are taken together.
const MOST_LINES: usize = 4;

/// The most cells that may be left on one side. Nobody compares more.
const MOST_CELLS: usize = 5;

/// Some lines and as many regions hold every digit equally often. What they share holds the same digits as itself, so the
/// cells of the lines outside the regions hold the same digits, each as often, as those of the regions outside the lines.
///
/// ```
/// use jade_grid::{Geometry, Rules};
/// let rules = Rules::read(Geometry::standard(4).unwrap(), "regions 1112 1322 3324 3444").unwrap();
/// let board = Geometry::of(&rules).unwrap();
/// let first = &board.leftovers()[0];
/// let cells = |cells: &[jade_grid::Cell]| cells.iter().map(|cell| cell.index()).collect::<Vec<_>>();
/// // The first row and the first region differ in r1c4 and r2c1.
/// assert_eq!((first.lines(), first.regions().len()), (&[board.row_house(0)][..], 1));
/// assert_eq!((cells(first.of_lines()), cells(first.of_regions())), (vec![3], vec![4]));
/// ```
#[derive(Clone, Debug)]
pub struct Leftovers {
    lines: Box<[HouseId]>,
    regions: Box<[HouseId]>,
    of_lines: Box<[Cell]>,
    of_regions: Box<[Cell]>,
}

impl Leftovers {
    /// Returns the lines: rows or columns next to each other.
    pub fn lines(&self) -> &[HouseId] {
        &self.lines
    }

    /// Returns the regions, as many as there are lines.
    pub fn regions(&self) -> &[HouseId] {
        &self.regions
    }

    /// Returns the cells of the lines that are in none of the regions, in reading order.
    pub fn of_lines(&self) -> &[Cell] {
        &self.of_lines
    }

    /// Returns the cells of the regions that are in none of the lines, as many as the others, in reading order.
    pub fn of_regions(&self) -> &[Cell] {
        &self.of_regions
    }

    /// Finds all for a board with irregular regions: for up to four rows or columns next to each other and as many regions
    /// that nearly cover them. Those with few lines and few cells come first; those with more than five cells on a side, or
    /// the cells of earlier ones, are left out.
    pub(crate) fn all_of(board: &Geometry) -> Box<[Leftovers]> {
        let of_kind = |kind: HouseKind| -> Vec<HouseId> {
            board.house_ids().filter(|id| board.house(*id).kind() == kind).collect()
        };
        let regions = of_kind(HouseKind::Region);
        if regions.is_empty() {
            return Box::default();
        }
        let (mut found, mut known) = (Vec::new(), HashSet::new());
        for lines in [of_kind(HouseKind::Row), of_kind(HouseKind::Column)] {
            for length in 1..=MOST_LINES.min(board.side() - 1) {
                for lines in lines.windows(length) {
                    for regions in covers(board, lines, &regions) {
                        let one = Leftovers::of(board, lines, regions);
                        let sides = [one.of_lines.clone(), one.of_regions.clone()];
                        let [a, b] = sides;
                        let is_new = known.insert(if a < b { (a, b) } else { (b, a) });
                        if is_new && !one.of_lines.is_empty() {
                            found.push(one);
                        }
                    }
                }
            }
        }
        found.sort_by_key(|one: &Leftovers| (one.lines.len(), one.of_lines.len()));
        found.into()
    }

    fn of(board: &Geometry, lines: &[HouseId], regions: Vec<HouseId>) -> Leftovers {
        let (inside, covered) = (cells(board, lines), cells(board, &regions));
        Leftovers {
            lines: lines.into(),
            regions: regions.into(),
            of_lines: (inside - covered).iter().collect(),
            of_regions: (covered - inside).iter().collect(),
        }
    }
}

fn cells(board: &Geometry, houses: &[HouseId]) -> LargeCellSet {
    houses.iter().flat_map(|id| board.house(*id).cells()).copied().collect()
}

/// Returns every choice of as many regions as lines that leaves few of their cells outside the lines.
fn covers(board: &Geometry, lines: &[HouseId], regions: &[HouseId]) -> Vec<Vec<HouseId>> {
    let inside = cells(board, lines);
    let outside = |id: &HouseId| (cells(board, &[*id]) - inside).len();
    let near: Vec<(HouseId, usize)> =
        regions.iter().map(|id| (*id, outside(id))).filter(|(_, outside)| *outside <= MOST_CELLS).collect();
    let mut found = Vec::new();
    choose(&near, lines.len(), MOST_CELLS, &mut Vec::new(), &mut found);
    found
}

/// Chooses `count` of the regions with at most `left` cells outside together.
fn choose(
    near: &[(HouseId, usize)],
    count: usize,
    left: usize,
    chosen: &mut Vec<HouseId>,
    found: &mut Vec<Vec<HouseId>>,
) {
    if chosen.len() == count {
        found.push(chosen.clone());
        return;
    }
    for (index, (region, outside)) in near.iter().enumerate() {
        if let Some(left) = left.checked_sub(*outside) {
            chosen.push(*region);
            choose(&near[index + 1..], count, left, chosen, found);
            chosen.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;

    /// All choices of lines and regions, tried one by one.
    #[test]
    fn every_choice_with_few_cells_left_is_found() {
        let four = "regions 1112 1322 3324 3444";
        let six = "regions 111122 133322 133322 444566 445566 455566";
        for (side, text, least) in [(4, four, 5), (6, six, 10)] {
            let board = Geometry::of(&Rules::read(Geometry::standard(side).unwrap(), text).unwrap()).unwrap();
            let set = |cells: &[Cell]| -> Vec<usize> { cells.iter().map(|cell| cell.index()).collect() };
            let found: HashSet<[Vec<usize>; 2]> = board
                .leftovers()
                .iter()
                .map(|one| {
                    assert_eq!(one.lines().len(), one.regions().len());
                    let mut sides = [set(one.of_lines()), set(one.of_regions())];
                    sides.sort();
                    sides
                })
                .collect();
            assert_eq!(found.len(), board.leftovers().len());
            let of_cell = |cell: usize, kind: usize| match kind {
                0 => cell / side,
                1 => cell % side,
                _ => {
                    let id = board.region_of(Cell::new(cell)).unwrap();
                    board.house(id).number() - 1
                }
            };
            let mut expected = HashSet::new();
            for (kind, first, count) in
                (0..2).flat_map(|k| (0..side).flat_map(move |f| (1..=4).map(move |c| (k, f, c))))
            {
                if first + count > side || count == side {
                    continue;
                }
                for regions in (0u32..1 << side).filter(|set| set.count_ones() as usize == count) {
                    let in_lines = |cell: &usize| (first..first + count).contains(&of_cell(*cell, kind));
                    let in_regions = |cell: &usize| regions & 1 << of_cell(*cell, 2) != 0;
                    let all = || 0..side * side;
                    let a: Vec<usize> = all().filter(|c| in_lines(c) && !in_regions(c)).collect();
                    let b: Vec<usize> = all().filter(|c| !in_lines(c) && in_regions(c)).collect();
                    if (1..=MOST_CELLS).contains(&a.len()) {
                        let mut sides = [a, b];
                        sides.sort();
                        expected.insert(sides);
                    }
                }
            }
            assert_eq!(found, expected);
            assert!(found.len() >= least, "{}", found.len());
        }
        assert!(Geometry::standard(9).unwrap().leftovers().is_empty());
    }
}
