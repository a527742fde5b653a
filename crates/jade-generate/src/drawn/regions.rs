//! Regions of random shape, for jigsaws.

use super::{Drawn, How};
use jade_grid::{Cell, Geometry, Rules, RulesError};
use jade_logic::Needs;
use jade_search::Random;

/// Exchanges per cell. Boxes are no longer recognised after a few.
const EXCHANGES: usize = 12;

pub(super) static JIGSAW: Drawn =
    Drawn { word: "jigsaw", brings: Some(Needs::IrregularRegions), how: How::First(random_regions) };

/// Draws the rules of a jigsaw: a board whose regions are connected and have as many cells as there are digits.
///
/// It starts with boxes, or on boards without boxes with rows. Then cells at the borders are exchanged: a region takes a cell
/// of its neighbour, which takes one back, if both stay connected. Nothing ensures that such a board has a solution; most
/// have many, and a generator finds out.
///
/// ```
/// use jade_generate::random_regions;
/// use jade_grid::{Geometry, HouseKind};
/// use jade_search::Random;
/// let rules = random_regions(Geometry::standard(9).unwrap(), &mut Random::new(1)).unwrap();
/// let board = Geometry::of(&rules).unwrap();
/// assert_eq!(board.houses().iter().filter(|house| house.kind() == HouseKind::Region).count(), 9);
/// ```
///
/// # Errors
/// [`RulesError`] if the board is above 25×25.
pub fn random_regions(board: &Geometry, random: &mut Random) -> Result<Rules, RulesError> {
    let side = board.side();
    let region =
        |cell: Cell| board.region_of(cell).map_or(board.row(cell), |house| board.house(house).number() - 1);
    let mut shapes = Shapes { side, regions: board.cells().map(region).collect() };
    for _ in 0..EXCHANGES * board.cell_count() {
        shapes.exchange(random);
    }
    let signs: Vec<char> = ('!'..).filter(|sign| *sign != ';').take(side).collect();
    let text: String = shapes.regions.iter().map(|region| signs[*region]).collect();
    Rules::read(board, &format!("regions {text}"))
}

struct Shapes {
    side: usize,
    /// Per cell: its region.
    regions: Vec<usize>,
}

impl Shapes {
    fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let (side, column) = (self.side, cell % self.side);
        let up = (cell >= side).then(|| cell - side);
        let down = (cell + side < side * side).then_some(cell + side);
        let left = (column > 0).then(|| cell - 1);
        let right = (column + 1 < side).then_some(cell + 1);
        [up, left, right, down].into_iter().flatten()
    }

    /// Lets a region take a random cell of a neighbour, and the neighbour a cell of the region, if both stay connected.
    fn exchange(&mut self, random: &mut Random) {
        let taken = random.below(self.regions.len());
        let giver = self.regions[taken];
        let takers: Vec<usize> =
            self.neighbours(taken).map(|cell| self.regions[cell]).filter(|region| *region != giver).collect();
        let Some(&taker) = takers.get(random.below(takers.len().max(1))) else { return };
        self.regions[taken] = taker;
        let returned: Vec<usize> = (0..self.regions.len())
            .filter(|cell| *cell != taken && self.regions[*cell] == taker)
            .filter(|cell| self.neighbours(*cell).any(|next| self.regions[next] == giver))
            .collect();
        if !returned.is_empty() {
            let returned = returned[random.below(returned.len())];
            self.regions[returned] = giver;
            if self.is_connected(giver) && self.is_connected(taker) {
                return;
            }
            self.regions[returned] = taker;
        }
        self.regions[taken] = giver;
    }

    fn is_connected(&self, region: usize) -> bool {
        let Some(first) = self.regions.iter().position(|of| *of == region) else { return false };
        let mut reached = vec![first];
        let mut next = 0;
        while let Some(&cell) = reached.get(next) {
            next += 1;
            for other in self.neighbours(cell) {
                if self.regions[other] == region && !reached.contains(&other) {
                    reached.push(other);
                }
            }
        }
        reached.len() == self.side
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::Regions;

    #[test]
    fn regions_are_connected_and_full() {
        let mut random = Random::new(3);
        for side in [4, 5, 6, 7, 9, 12, 16] {
            let board = Geometry::standard(side).unwrap_or_else(|| Geometry::with_boxes(1, side).unwrap());
            for _ in 0..10 {
                let rules = random_regions(board, &mut random).unwrap();
                let Regions::Irregular(regions) = rules.regions() else { continue };
                let shapes =
                    Shapes { side, regions: regions.iter().map(|region| usize::from(*region)).collect() };
                assert!((0..side).all(|region| shapes.is_connected(region)), "{rules}");
            }
        }
    }
}
