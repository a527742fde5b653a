//! [`Proof`]: an argument of more than one breath, checkable without the finder.

use jade_grid::{Candidate, Cell, Digit, HouseId};

/// A graph of claims: each line follows from earlier ones (its premises) by its reason.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proof {
    /// The lines, each naming only earlier ones.
    pub lines: Vec<ProofLine>,
}

/// One line of a [`Proof`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofLine {
    /// The lines that this one rests on, by number from 0.
    pub premises: Vec<usize>,
    /// What is claimed.
    pub claim: Claim,
    /// Why it follows.
    pub reason: Reason,
}

/// What a line of a [`Proof`] says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The candidate is true.
    On(Candidate),
    /// The candidate is false.
    Off(Candidate),
    /// This cannot be: what was assumed last is false.
    Contradiction,
}

/// Why a line of a [`Proof`] follows from its premises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is taken for granted, to see where it leads; has no premises.
    Assumed,
    /// A true candidate excludes the others of its cell.
    CellTaken(Cell),
    /// A true candidate excludes its digit from the rest of a house.
    HouseTaken(HouseId),
    /// All others of the cell are false.
    LastInCell(Cell),
    /// All other places of the digit in the house are false.
    LastInHouse(HouseId, Digit),
    /// The opposite assumption led to a contradiction.
    Refuted,
}
