//! [`Web`]: candidates by number, and the groups that they belong to.

use super::turns::Turns;
use crate::{Analysis, Reason};
use jade_grid::{Candidate, Cell, CellSet, Digit, HouseId};
use std::collections::HashMap;

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

/// The candidates of a position by number, in reading order, and their groups.
pub(crate) struct Web {
    pub candidates: Vec<Candidate>,
    pub groups: Vec<Group>,
    /// Per candidate the numbers of its groups.
    pub groups_of: Vec<Vec<usize>>,
    /// What chains may say besides.
    pub turns: Turns,
}

impl Web {
    /// `None` where a cell or a digit has no place left: anything would follow.
    pub fn of(analysis: &Analysis<'_>) -> Option<Web> {
        let position = analysis.position();
        let geometry = position.geometry();
        let open = position.open_cells();
        let candidates: Vec<Candidate> =
            position.all_candidates().filter(|candidate| open.contains(candidate.cell)).collect();
        let numbers: HashMap<Candidate, usize> =
            candidates.iter().enumerate().map(|(number, candidate)| (*candidate, number)).collect();
        let mut groups = Vec::new();
        for cell in open {
            let members = position.candidates(cell).iter().map(|digit| numbers[&Candidate::new(cell, digit)]);
            groups.push(Group { place: Place::Cell(cell), members: members.collect() });
        }
        for house in geometry.house_ids() {
            for digit in Digit::all(geometry.side()).filter(|d| !position.placed_in(house).contains(*d)) {
                let cells = position.cells_in(house, digit);
                let members = cells.iter().map(|cell| numbers[&Candidate::new(cell, digit)]).collect();
                groups.push(Group { place: Place::House(house, digit), members });
            }
        }
        let mut groups_of = vec![Vec::new(); candidates.len()];
        for (number, group) in groups.iter().enumerate() {
            group.members.iter().for_each(|member| groups_of[*member].push(number));
        }
        if groups.iter().any(|group| group.members.is_empty()) {
            return None;
        }
        let mut web = Web { candidates, groups, groups_of, turns: Turns::default() };
        web.turns = Turns::of(&web, analysis);
        Some(web)
    }

    /// The number of a candidate; none if its cell has a digit.
    pub fn number(&self, candidate: Candidate) -> Option<usize> {
        self.candidates.binary_search(&candidate).ok()
    }

    /// The groups of the places of a digit, each with its house.
    pub fn places_of(&self, digit: Digit) -> impl Iterator<Item = (usize, HouseId)> + '_ {
        self.groups.iter().enumerate().filter_map(move |(number, group)| match group.place {
            Place::House(house, of) if of == digit => Some((number, house)),
            _ => None,
        })
    }

    pub fn len(&self) -> usize {
        self.candidates.len()
    }
}
