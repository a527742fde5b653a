//! Witnesses: placed digits that explain why a candidate is missing.

use jade_grid::{Cell, CellBits, Digit, DigitSet, Geometry, HouseId, PositionOf};

/// Returns a few filled cells with `digit` that see the open cells of `house` except `cell`, as far as placed digits
/// explain them. Chosen greedily: the cell that sees most comes first; ties go to the first in reading order.
pub(crate) fn in_house<const WORDS: usize>(
    position: &PositionOf<WORDS>,
    house: HouseId,
    cell: Cell,
    digit: Digit,
) -> CellBits<WORDS> {
    let geometry = position.geometry();
    let unexplained = (geometry.house(house).bits() & position.open_cells()).without(cell);
    if unexplained.is_empty() {
        return CellBits::EMPTY;
    }
    let mut placed = [cell; Geometry::MAX_LARGE_SIDE];
    let mut count = 0;
    for other in geometry.cells() {
        if position.value(other) == Some(digit) && count < placed.len() {
            placed[count] = other;
            count += 1;
        }
    }
    few_that_see(geometry, &placed[..count], unexplained)
}

/// Returns a few of `placed` that see the cells `unexplained`, as far as any of them does. Chosen greedily: the cell
/// that sees most comes first; ties go to the first in order.
pub(crate) fn few_that_see<const WORDS: usize>(
    geometry: &Geometry,
    placed: &[Cell],
    mut unexplained: CellBits<WORDS>,
) -> CellBits<WORDS> {
    let mut chosen = CellBits::EMPTY;
    while !unexplained.is_empty() {
        let mut best = None;
        for &witness in placed {
            let seen = (geometry.peers_of(witness) & unexplained).len();
            if seen > best.map_or(0, |(most, _)| most) {
                best = Some((seen, witness));
            }
        }
        let Some((_, witness)) = best else { break };
        unexplained -= geometry.peers_of(witness);
        chosen.add(witness);
    }
    chosen
}

/// For each digit except `digit`, returns one filled cell that `cell` sees, if a placed digit explains why it is not a
/// candidate; the first in reading order.
pub(crate) fn of_cell<const WORDS: usize>(
    position: &PositionOf<WORDS>,
    cell: Cell,
    digit: Digit,
) -> CellBits<WORDS> {
    let geometry = position.geometry();
    let mut unexplained = DigitSet::all(geometry.side()).without(digit);
    let mut witnesses = CellBits::EMPTY;
    for peer in geometry.peers_of(cell) - position.open_cells() {
        if let Some(digit) = position.value(peer)
            && unexplained.contains(digit)
        {
            unexplained.discard(digit);
            witnesses.add(peer);
        }
    }
    witnesses
}
