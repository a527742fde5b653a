//! Lines of sight: which placed digits explain that a candidate is missing.

use jade_grid::{Cell, CellSet, Digit, DigitSet, Geometry, HouseId, Position};

/// A few filled cells with `digit` that see the open cells of `house` other than `cell`, as many of those
/// as placed digits can explain. The one that sees most comes first into the choice; of equals, the first in
/// reading order.
pub(crate) fn witnesses_in_house(position: &Position, house: HouseId, cell: Cell, digit: Digit) -> CellSet {
    let geometry = position.geometry();
    let unexplained = (geometry.house(house).set() & position.open_cells()).without(cell);
    if unexplained.is_empty() {
        return CellSet::EMPTY;
    }
    let mut standing = [cell; Geometry::MAX_SET_SIDE];
    let mut count = 0;
    for other in geometry.cells() {
        if position.value(other) == Some(digit) && count < standing.len() {
            standing[count] = other;
            count += 1;
        }
    }
    few_that_see(geometry, &standing[..count], unexplained)
}

/// A few of `standing` that see the cells `unexplained`, as many of those as any of them sees. The one that
/// sees most comes first into the choice; of equals, the first in order.
pub(crate) fn few_that_see(geometry: &Geometry, standing: &[Cell], mut unexplained: CellSet) -> CellSet {
    let mut chosen = CellSet::EMPTY;
    while !unexplained.is_empty() {
        let mut best = None;
        for &witness in standing {
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
pub(crate) fn witnesses_of_cell(position: &Position, cell: Cell, digit: Digit) -> CellSet {
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
