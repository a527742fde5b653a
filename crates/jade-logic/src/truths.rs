//! A step as set logic: the sets that must hold a true candidate (*truths*) against the sets that have room for one each
//! (*links*). Experts classify patterns by the difference of their numbers, the *rank*.
//!
//! The terms are those of Allan Barker’s analysis of the hardest puzzles (2008). A set is a cell, or the places of a digit
//! in a house. If every candidate of the truths is in as many links as truths, the links hold at least as many true
//! candidates as there are truths. So a candidate that would fill more links than the rank allows is false.

mod program;

use crate::cited::Cited;
use crate::{Claim, Reason, Step};
use jade_grid::{Candidate, Cell, CellSet, Digit, Geometry, HouseId, Position};
use std::collections::{BTreeMap, BTreeSet};

/// The most sets that a step may cite. A net with more says little as set logic, and its linear program takes long.
const MOST_CITED: usize = 96;

/// A set of candidates of which exactly one is true: those of a cell, or the places of a digit in a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TruthSet {
    /// The candidates of a cell that is not filled.
    Cell(Cell),
    /// The places of a digit in a house that lacks it.
    Places(Digit, HouseId),
}

impl TruthSet {
    /// Returns its candidates in a position, by cell.
    pub fn candidates(self, position: &Position) -> Vec<Candidate> {
        match self {
            TruthSet::Cell(cell) => {
                position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit)).collect()
            }
            TruthSet::Places(digit, house) => {
                let cells: CellSet = position.cells_in(house, digit);
                cells.iter().map(|cell| Candidate::new(cell, digit)).collect()
            }
        }
    }

    fn contains(self, candidate: Candidate, geometry: &Geometry) -> bool {
        match self {
            TruthSet::Cell(cell) => candidate.cell == cell,
            TruthSet::Places(digit, house) => {
                candidate.digit == digit && geometry.houses_of(candidate.cell).contains(&house)
            }
        }
    }

    /// Iterates over the sets that a candidate is in.
    fn of(candidate: Candidate, geometry: &'static Geometry) -> impl Iterator<Item = TruthSet> {
        let houses = geometry.houses_of(candidate.cell).iter();
        std::iter::once(TruthSet::Cell(candidate.cell))
            .chain(houses.map(move |house| TruthSet::Places(candidate.digit, *house)))
    }
}

/// Truths and links that together prove some conclusions of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TruthsAndLinks {
    /// The truths, each with how often it counts. More than once occurs only in nets.
    pub truths: Vec<(TruthSet, usize)>,
    /// The links, each with how often it counts.
    pub links: Vec<(TruthSet, usize)>,
    /// The digits that they place.
    pub placements: Vec<Candidate>,
    /// The candidates that they remove.
    pub eliminations: Vec<Candidate>,
}

impl TruthsAndLinks {
    /// Finds truths and links for the conclusions of a step, few of them, among the sets that it cites. Usually one answer
    /// proves all of its conclusions; those that rest on other sets have answers of their own.
    ///
    /// A conclusion is in no answer if it does not follow by set logic from what the step cites: if it assumes a
    /// single solution, rests on sums or other rules of the board, or distinguishes cases that no combination of sets
    /// covers. It is also in none if the step cites more than a hundred sets or so.
    ///
    /// ```
    /// use jade_grid::{Position, line};
    /// use jade_logic::{TruthsAndLinks, notation};
    /// let position = Position::new(&line::read("12..............").unwrap()).unwrap();
    /// let board = position.geometry();
    /// let step = notation::parse("claiming: 3 r1 b2 r1c3,r1c4 => r2c3<>3 r2c4<>3", board).unwrap();
    /// let found = TruthsAndLinks::of_step(&position, &step);
    /// assert_eq!((found[0].rank(), found[0].eliminations.len()), (0, 2));
    /// assert_eq!(notation::print_truths_and_links(&found[0], board), "3r1 \\ 3b2");
    /// ```
    pub fn of_step(position: &Position, step: &Step) -> Vec<TruthsAndLinks> {
        let cited = cited(position, step);
        let mut found: Vec<TruthsAndLinks> = Vec::new();
        if cited.is_empty() || cited.len() > MOST_CITED {
            return found;
        }
        for &placed in &step.placements {
            if position.value(placed.cell).is_none()
                && !found.iter().any(|one| one.places(placed, position))
                && let Some(one) = TruthsAndLinks::placing(placed, &cited, position)
            {
                found.push(one);
            }
        }
        for &removed in &step.eliminations {
            if position.is_candidate(removed.cell, removed.digit)
                && !found.iter().any(|one| one.removes(removed, position))
                && let Some(one) = TruthsAndLinks::removing(removed, &cited, position)
            {
                found.push(one);
            }
        }
        for one in &mut found {
            let placements = step.placements.iter().filter(|placed| one.places(**placed, position));
            one.placements = placements.copied().collect();
            let eliminations = step.eliminations.iter().filter(|removed| one.removes(**removed, position));
            one.eliminations = eliminations.copied().collect();
        }
        found
    }

    /// Returns how many more links there are than truths: so many links may be without a true candidate.
    pub fn rank(&self) -> isize {
        let count = |sets: &[(TruthSet, usize)]| sets.iter().map(|(_, times)| *times as isize).sum::<isize>();
        count(&self.links) - count(&self.truths)
    }

    /// Returns whether the sets prove that a candidate is false: it is in more links than the rank allows, and every other
    /// candidate of the truths is in enough links.
    pub fn removes(&self, candidate: Candidate, position: &Position) -> bool {
        let geometry = position.geometry();
        self.covers_all_but(candidate, position)
            && times(&self.links, candidate, geometry) - times(&self.truths, candidate, geometry)
                > self.rank()
    }

    /// Returns whether the sets prove that a candidate is true: no other candidate of the truths can be the true one of the
    /// links that hold it.
    pub fn places(&self, candidate: Candidate, position: &Position) -> bool {
        // Without the links that serve only this candidate, there are fewer links than truths.
        let geometry = position.geometry();
        let own = |set: &TruthSet| {
            set.contains(candidate, geometry)
                && self
                    .candidates(position)
                    .iter()
                    .all(|other| *other == candidate || !set.contains(*other, geometry))
        };
        let spare: usize = self.links.iter().filter(|(set, _)| own(set)).map(|(_, times)| times).sum();
        spare as isize > self.rank() && self.covers_all_but(candidate, position)
    }

    /// Returns the candidates of the truths, each once.
    fn candidates(&self, position: &Position) -> BTreeSet<Candidate> {
        self.truths.iter().flat_map(|(set, _)| set.candidates(position)).collect()
    }

    fn covers_all_but(&self, candidate: Candidate, position: &Position) -> bool {
        let geometry = position.geometry();
        let is_covered =
            |one: Candidate| times(&self.truths, one, geometry) <= times(&self.links, one, geometry);
        self.candidates(position).into_iter().all(|one| one == candidate || is_covered(one))
    }

    /// Finds sets by which a candidate is false.
    fn removing(
        removed: Candidate,
        cited: &BTreeSet<TruthSet>,
        position: &Position,
    ) -> Option<TruthsAndLinks> {
        let geometry = position.geometry();
        // If it were true, the sets that hold it would be done, and what it excludes would be gone.
        let is_gone = |one: &Candidate| geometry.exclude_each_other(*one, removed);
        let left = cited
            .iter()
            .filter(|set| !set.contains(removed, geometry))
            .map(|set| (*set, set.candidates(position).into_iter().filter(|one| !is_gone(one)).collect()));
        let program::Excess { truths, mut links } = program::excess(&left.collect::<Vec<_>>(), geometry)?;
        // Its own links cover what is gone.
        let mut lack: BTreeMap<Candidate, usize> = BTreeMap::new();
        for (set, times) in &truths {
            for one in set.candidates(position).into_iter().filter(|one| is_gone(one)) {
                *lack.entry(one).or_default() += times;
            }
        }
        let own: Vec<TruthSet> = TruthSet::of(removed, geometry).collect();
        while let Some(one) =
            lack.iter().find(|(one, times)| (self::times(&links, **one, geometry) as usize) < **times)
        {
            let (&one, &needed) = one;
            let missing = needed - self::times(&links, one, geometry) as usize;
            let serves =
                |set: &&TruthSet| lack.keys().filter(|other| set.contains(**other, geometry)).count();
            let shared = own.iter().filter(|set| set.contains(one, geometry));
            // Excluded by a rule of the board alone.
            let set = *shared.max_by_key(serves)?;
            match links.iter_mut().find(|(link, _)| *link == set) {
                Some((_, times)) => *times += missing,
                None => links.push((set, missing)),
            }
        }
        links.sort_unstable();
        let found = TruthsAndLinks { truths, links, placements: Vec::new(), eliminations: Vec::new() };
        found.removes(removed, position).then_some(found)
    }

    /// Finds sets by which a candidate is true.
    fn placing(placed: Candidate, cited: &BTreeSet<TruthSet>, position: &Position) -> Option<TruthsAndLinks> {
        let geometry = position.geometry();
        let without = |set: &TruthSet| {
            (*set, set.candidates(position).into_iter().filter(|one| *one != placed).collect())
        };
        let left: Vec<(TruthSet, Vec<Candidate>)> = cited.iter().map(without).collect();
        let program::Excess { truths, mut links } = program::excess(&left, geometry)?;
        let of_truths: Vec<TruthSet> = truths.iter().map(|(set, _)| *set).collect();
        let serves_it_alone = |set: &TruthSet| {
            !of_truths.contains(set)
                && of_truths
                    .iter()
                    .flat_map(|truth| truth.candidates(position))
                    .all(|other| other == placed || !set.contains(other, geometry))
        };
        links.push((TruthSet::of(placed, geometry).find(serves_it_alone)?, 1));
        links.sort_unstable();
        let found = TruthsAndLinks { truths, links, placements: Vec::new(), eliminations: Vec::new() };
        found.places(placed, position).then_some(found)
    }
}

/// Returns how often the sets hold a candidate.
fn times(sets: &[(TruthSet, usize)], candidate: Candidate, geometry: &Geometry) -> isize {
    let holding = sets.iter().filter(|(set, _)| set.contains(candidate, geometry));
    holding.map(|(_, times)| *times as isize).sum()
}

/// Returns the sets that a step cites: its cells and houses, the strong links of a chain, and what the lines of a proof
/// rest on.
fn cited(position: &Position, step: &Step) -> BTreeSet<TruthSet> {
    let mut cited = Cited::of(step, position.geometry(), false);
    for line in step.proof.iter().flat_map(|proof| &proof.lines) {
        match (line.reason, line.claim) {
            (Reason::LastInCell(cell) | Reason::EmptyCell(cell) | Reason::EveryDigit(cell), _) => {
                cited.cells.add(cell);
            }
            (
                Reason::LastInHouse(house, digit)
                | Reason::NoPlace(house, digit)
                | Reason::EveryPlace(house, digit),
                _,
            ) => cited.places.push((house, digit)),
            (Reason::LockedIn(house, _), Claim::Off(off)) => cited.places.push((house, off.digit)),
            (Reason::LockedSet(more, _), _) => cited.cells |= more,
            _ => {}
        }
    }
    let mut sets: BTreeSet<TruthSet> =
        (cited.cells & position.open_cells()).iter().map(TruthSet::Cell).collect();
    sets.extend(cited.open_places(position).map(|(house, digit)| TruthSet::Places(digit, house)));
    sets
}
