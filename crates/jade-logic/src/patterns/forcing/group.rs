//! [`Group`]: candidates of which exactly one is true.

use crate::Reason;
use jade_grid::{Cell, CellSet, Digit, HouseId};

/// What the true member of a group fills.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// A cell.
    Cell(Cell),
    /// A digit in a house.
    House(HouseId, Digit),
}

impl Place {
    /// Returns the reason why a true member makes the others false.
    pub fn reason_others_are_false(self) -> Reason {
        match self {
            Place::Cell(cell) => Reason::CellTaken(cell),
            Place::House(house, _) => Reason::HouseTaken(house),
        }
    }

    /// Returns the reason why the last member is true.
    pub fn last(self) -> Reason {
        match self {
            Place::Cell(cell) => Reason::LastInCell(cell),
            Place::House(house, digit) => Reason::LastInHouse(house, digit),
        }
    }

    /// Returns the reason why a candidate is false that sees all these cells, the only members left. In a cell, there
    /// is only one.
    pub fn locked(self, cells: CellSet) -> Reason {
        match self {
            Place::Cell(cell) => Reason::CellTaken(cell),
            Place::House(house, _) => Reason::LockedIn(house, cells),
        }
    }

    /// Returns the reason for the contradiction that all members are false.
    pub fn none_left(self) -> Reason {
        match self {
            Place::Cell(cell) => Reason::EmptyCell(cell),
            Place::House(house, digit) => Reason::NoPlace(house, digit),
        }
    }

    /// Returns the reason why a claim that follows from each member is true.
    pub fn every(self) -> Reason {
        match self {
            Place::Cell(cell) => Reason::EveryDigit(cell),
            Place::House(house, digit) => Reason::EveryPlace(house, digit),
        }
    }
}

/// Candidates, in order, of which exactly one is true.
pub(crate) struct Group {
    pub place: Place,
    pub members: Vec<usize>,
}
