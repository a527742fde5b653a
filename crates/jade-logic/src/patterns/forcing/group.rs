//! [`Group`]: candidates of which exactly one is true.

use crate::Reason;
use jade_grid::{Cell, CellSet, Digit, HouseId};

/// What one of a group's members fills.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// A cell.
    Cell(Cell),
    /// A digit in a house.
    House(HouseId, Digit),
}

impl Place {
    /// Why a true member makes the others false.
    pub fn taken(self) -> Reason {
        match self {
            Place::Cell(cell) => Reason::CellTaken(cell),
            Place::House(house, _) => Reason::HouseTaken(house),
        }
    }

    /// Why the last member is true.
    pub fn last(self) -> Reason {
        match self {
            Place::Cell(cell) => Reason::LastInCell(cell),
            Place::House(house, digit) => Reason::LastInHouse(house, digit),
        }
    }

    /// Why a candidate is false that sees all these cells, the only members left; of a cell there is only one.
    pub fn locked(self, cells: CellSet) -> Reason {
        match self {
            Place::Cell(cell) => Reason::CellTaken(cell),
            Place::House(house, _) => Reason::LockedIn(house, cells),
        }
    }

    /// Why it cannot be that all members are false.
    pub fn none_left(self) -> Reason {
        match self {
            Place::Cell(cell) => Reason::EmptyCell(cell),
            Place::House(house, digit) => Reason::NoPlace(house, digit),
        }
    }

    /// Why what follows from each member is true.
    pub fn every(self) -> Reason {
        match self {
            Place::Cell(cell) => Reason::EveryDigit(cell),
            Place::House(house, digit) => Reason::EveryPlace(house, digit),
        }
    }
}

/// Candidates of which exactly one is true, in order.
pub(crate) struct Group {
    pub place: Place,
    pub members: Vec<usize>,
}
