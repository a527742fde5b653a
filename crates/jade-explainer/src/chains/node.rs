//! Nodes of implication graphs: a candidate that is on or off, as one number.

use crate::board::candidate;
use jade_grid::Candidate;

/// A candidate: 9 · cell + digit.
pub(crate) type Spot = u16;

/// A candidate that is on (0 to 728) or off (729 to 1457).
pub(crate) type Node = u16;

/// The number of candidates; also what a node off is above its candidate.
pub(crate) const SPOTS: u16 = 729;

/// The number of nodes.
pub(crate) const NODES: usize = 2 * SPOTS as usize;

/// Words for a bit per node.
pub(crate) const NODE_WORDS: usize = NODES.div_ceil(64);

#[inline]
pub(crate) fn spot(cell: usize, digit: usize) -> Spot {
    (cell * 9 + digit) as Spot
}

#[inline]
pub(crate) fn cell_and_digit(spot: Spot) -> (usize, usize) {
    (usize::from(spot) / 9, usize::from(spot) % 9)
}

#[inline]
pub(crate) fn is_on(node: Node) -> bool {
    node < SPOTS
}

/// Returns the candidate of a node.
#[inline]
pub(crate) fn spot_of(node: Node) -> Spot {
    if is_on(node) { node } else { node - SPOTS }
}

/// Returns the node with the same candidate and the other state.
#[inline]
pub(crate) fn opposite(node: Node) -> Node {
    if is_on(node) { node + SPOTS } else { node - SPOTS }
}

/// Returns the candidate as a type of `jade-grid`.
pub(crate) fn candidate_of(node: Node) -> Candidate {
    let (cell, digit) = cell_and_digit(spot_of(node));
    candidate(cell, digit)
}

/// What made a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    /// It is what the run begins with.
    Assumed,
    /// Its cell.
    Cell,
    /// Its block, row or column: 0, 1, 2.
    House(u8),
    /// An advanced rule.
    Rule,
}
