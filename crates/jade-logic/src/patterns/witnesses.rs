//! Witnesses: the placed digits that explain why a candidate is missing.

use jade_grid::{Cell, CellSet, Digit, DigitSet, Geometry, HouseId, Position};

/// A few filled cells with `digit` that see the open cells of `house` other than `cell`, as many of those
/// as placed digits can explain. The one that sees most comes first into the choice; ties go to the first in
/// reading order.
pub(crate) fn in_house(position: &Position, house: HouseId, cell: Cell, digit: Digit) -> CellSet {
    let geometry = position.geometry();
    let unexplained = (geometry.house(house).set() & position.open_cells()).without(cell);
    if unexplained.is_empty() {
        return CellSet::EMPTY;
    }
    let mut placed = [cell; Geometry::MAX_SET_SIDE];
    let mut count = 0;
    for other in geometry.cells() {
        if position.value(other) == Some(digit) && count < placed.len() {
            placed[count] = other;
            count += 1;
        }
    }
    few_that_see(geometry, &placed[..count], unexplained)
}

/// A few of `placed` that see the cells `unexplained`, as many of those as any of them sees. The one that
/// sees most comes first into the choice; ties go to the first in order.
pub(crate) fn few_that_see(geometry: &Geometry, placed: &[Cell], mut unexplained: CellSet) -> CellSet {
    let mut chosen = CellSet::EMPTY;
    while !unexplained.is_empty() {
        let mut best = None;
        for &witness in placed {
            let seen = (geometry.peers(witness) & unexplained).len();
            if seen > best.map_or(0, |(most, _)| most) {
                best = Some((seen, witness));
            }
        }
        let Some((_, witness)) = best else { break };
        unexplained -= geometry.peers(witness);
        chosen.add(witness);
    }
    chosen
}

/// One filled cell that `cell` sees for each digit but `digit`, as far as placed digits explain that it is
/// no candidate; the first in reading order.
pub(crate) fn of_cell(position: &Position, cell: Cell, digit: Digit) -> CellSet {
    let geometry = position.geometry();
    let mut unexplained = DigitSet::all(geometry.side()).without(digit);
    let mut witnesses = CellSet::EMPTY;
    for peer in geometry.peers(cell) - position.open_cells() {
        if let Some(digit) = position.value(peer)
            && unexplained.contains(digit)
        {
            unexplained.discard(digit);
            witnesses.add(peer);
        }
    }
    witnesses
}
