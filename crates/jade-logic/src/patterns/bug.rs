//! BUG, the bivalue universal grave: every open cell has two candidates, and every open digit of every house has two
//! places. It is [deadly](super::deadly). This file finds positions that would be a BUG except for a few surplus
//! candidates.

use crate::Analysis;
use crate::patterns::deadly::{Own, Pattern};
use jade_grid::{Cell, CellSet, DigitSet, Geometry, HouseKind, Position};

const MAX_CELLS: usize = Geometry::MAX_SET_SIDE * Geometry::MAX_SET_SIDE;

/// Calls `found` with every BUG that results from removing candidates from the cells with more than two. These cells
/// must be in one house, or a cell must see all of them; otherwise there are no conclusions.
pub(crate) fn find(analysis: &Analysis<'_>, found: &mut dyn FnMut(&Pattern<'_>)) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let open = position.open_cells();
    let more = open - analysis.cells_with_count(2);
    let fewer = analysis.cells_with_count(0) | analysis.cells_with_count(1);
    let near =
        || geometry.houses_of_all(more).next().is_some() || !(geometry.common_peers(more) & open).is_empty();
    if more.is_empty() || !fewer.is_empty() || !near() {
        return;
    }
    let Some(surplus) = Surplus::of(position, more) else { return };
    let mut own = [DigitSet::EMPTY; MAX_CELLS];
    for cell in open {
        own[cell.index()] = position.candidates(cell);
    }
    let mut cells = [Cell::new(0); MAX_CELLS];
    let mut count = 0;
    for cell in more {
        cells[count] = cell;
        count += 1;
    }
    choose(position, &cells[..count], surplus, &mut own, found);
}

/// For each house and digit, the number of surplus places.
#[derive(Clone)]
struct Surplus(Vec<[u8; Geometry::MAX_SET_SIDE]>);

impl Surplus {
    /// Returns `None` if a digit has only one place, or surplus places in a house without any of the cells `more`.
    fn of(position: &Position, more: CellSet) -> Option<Surplus> {
        let geometry = position.geometry();
        let mut surplus = vec![[0; Geometry::MAX_SET_SIDE]; geometry.houses().len()];
        // Boxes first, since they fail most often.
        let boxes = |id: &jade_grid::HouseId| geometry.house(*id).kind() == HouseKind::Box;
        let (first, then): (Vec<_>, Vec<_>) = geometry.house_ids().partition(boxes);
        for house in first.into_iter().chain(then) {
            let fixed = geometry.house(house).set().is_disjoint(more);
            for digit in DigitSet::all(geometry.side()) - position.placed_in(house) {
                match position.places(house, digit).count_ones() {
                    0 | 1 => return None,
                    2 => {}
                    _ if fixed => return None,
                    places => surplus[house.index()][digit.index()] = places as u8 - 2,
                }
            }
        }
        Some(Surplus(surplus))
    }

    /// Removes digits from a cell; `None` if one of its houses has no surplus of them.
    fn without(&self, geometry: &Geometry, cell: Cell, digits: DigitSet) -> Option<Surplus> {
        let mut left = self.clone();
        for house in geometry.houses_of(cell) {
            for digit in digits {
                let count = &mut left.0[house.index()][digit.index()];
                *count = count.checked_sub(1)?;
            }
        }
        Some(left)
    }
}

/// Tries all ways to leave two candidates in each of the cells so that nothing is surplus.
fn choose(
    position: &Position,
    cells: &[Cell],
    surplus: Surplus,
    own: &mut [DigitSet; MAX_CELLS],
    found: &mut dyn FnMut(&Pattern<'_>),
) {
    let Some((&cell, rest)) = cells.split_first() else {
        if surplus.0.iter().flatten().all(|count| *count == 0) {
            found(&Pattern::new(position, position.open_cells(), Own::Each(own)));
        }
        return;
    };
    let candidates = position.candidates(cell);
    for one in candidates {
        for other in candidates.iter().filter(|other| one < *other) {
            let pair = DigitSet::only(one).with(other);
            if let Some(left) = surplus.without(position.geometry(), cell, candidates - pair) {
                own[cell.index()] = pair;
                choose(position, rest, left, own, found);
            }
        }
    }
    own[cell.index()] = candidates;
}
