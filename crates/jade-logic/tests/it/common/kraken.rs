//! Naive finder for kraken fish: every choice of rows and columns, or of these and boxes, as base and cover, with every
//! target.

use super::chains::fallen;
use super::forcing::excludes;
use super::naive::choices;
use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, CellSet, Digit, HouseId, HouseKind, Position};
use std::collections::BTreeSet;

/// Returns the expected conclusions of the technique with this id; `None` if there is no naive finder for it here.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    let through_target = match id {
        "kraken-fish-1" => true,
        "kraken-fish-2" => false,
        _ => return None,
    };
    let open: Vec<Candidate> =
        position.all_candidates().filter(|candidate| position.value(candidate.cell).is_none()).collect();
    if position.geometry().side() > 6 || open.len() > if through_target { 80 } else { 45 } {
        return Some(Expected::TooLong);
    }
    let mut expected: BTreeSet<Conclusions> = BTreeSet::new();
    for (target, mut fallen) in fallen(position) {
        fallen.remove(&target);
        let all = Digit::all(position.geometry().side());
        for digit in all.filter(|digit| !through_target || *digit == target.digit) {
            let fish = Fish { position, target, digit, fallen: &fallen, through_target };
            if (2..=4).any(|size| fish.exists(size))
                || fish.has_chain() && (2..=3).any(|size| fish.exists_with_boxes(size))
            {
                expected.insert((Vec::new(), vec![target]));
            }
        }
    }
    Some(Expected::Exactly(expected))
}

/// Returns what fish with boxes eliminate, if the fish has this digit.
pub fn eliminated_with_boxes(id: &str, position: &Position, digit: Digit) -> BTreeSet<Candidate> {
    let through_target = id == "kraken-fish-1";
    let all = fallen(position).into_iter().filter(|(target, _)| !through_target || target.digit == digit);
    let eliminated = all.filter_map(|(target, mut fallen)| {
        fallen.remove(&target);
        let fish = Fish { position, target, digit, fallen: &fallen, through_target };
        (fish.has_chain() && (2..=3).any(|size| fish.exists_with_boxes(size))).then_some(target)
    });
    eliminated.collect()
}

struct Fish<'p> {
    position: &'p Position,
    target: Candidate,
    digit: Digit,
    /// What is false if the target is true.
    fallen: &'p BTreeSet<Candidate>,
    through_target: bool,
}

impl Fish<'_> {
    /// Returns whether a fish of this size eliminates the target, with rows or with columns as base.
    fn exists(&self, size: usize) -> bool {
        let geometry = self.position.geometry();
        let rows: Vec<HouseId> = (0..geometry.side()).map(|index| geometry.row_house(index)).collect();
        let columns: Vec<HouseId> = (0..geometry.side()).map(|index| geometry.column_house(index)).collect();
        [(&rows, &columns), (&columns, &rows)].into_iter().any(|(lines, across)| {
            let bases = choices(lines, size);
            let covers = choices(across, size - 1);
            bases.iter().any(|base| {
                let own = |house: &HouseId| geometry.house(*house).set().contains(self.target.cell);
                !(self.through_target && base.iter().any(own))
                    && covers.iter().any(|cover| {
                        let last = across.iter().filter(|house| !cover.contains(house));
                        last.into_iter().any(|last| self.is_fish(base, cover, *last))
                    })
            })
        })
    }

    /// Returns whether a chain is needed for some place: one link does not reach the target.
    fn has_chain(&self) -> bool {
        let fallen = self.fallen.iter().filter(|candidate| candidate.digit == self.digit);
        fallen.into_iter().any(|candidate| !excludes(self.position, *candidate, self.target))
    }

    /// Returns whether a fish with a base of so many rows and boxes, or columns and boxes, eliminates the target.
    fn exists_with_boxes(&self, size: usize) -> bool {
        let geometry = self.position.geometry();
        // The places that remain in each house if the target is true.
        let left = |house: HouseId| {
            let cells = self.places(house).filter(|cell| !self.falls(*cell));
            cells.filter(|cell| self.target != Candidate::new(*cell, self.digit)).collect::<CellSet>()
        };
        let except = |kind: HouseKind| -> Vec<(HouseId, CellSet)> {
            let houses = geometry.house_ids().filter(|house| geometry.house(*house).kind() != kind);
            houses.map(|house| (house, left(house))).filter(|(_, left)| !left.is_empty()).collect()
        };
        let [rows, columns] = [except(HouseKind::Column), except(HouseKind::Row)];
        let ways = [(&rows, &columns, HouseKind::Row), (&columns, &rows, HouseKind::Column)];
        ways.into_iter().any(|(bases, covers, barred)| {
            let apart = |base: &&Vec<(HouseId, CellSet)>| {
                choices(base, 2).iter().all(|pair| (pair[0].1 & pair[1].1).is_empty())
            };
            choices(bases, size).iter().filter(apart).any(|base| {
                let ids =
                    |houses: &[(HouseId, CellSet)]| houses.iter().map(|(id, _)| *id).collect::<Vec<_>>();
                let minimal = |cover: &&Vec<(HouseId, CellSet)>| {
                    let all = cover.iter().fold(CellSet::EMPTY, |all, (_, cells)| all | *cells);
                    let fit =
                        |cells: &CellSet| base.iter().filter(|(_, left)| cells.is_superset(*left)).count();
                    let part = |(_, cells): &(HouseId, CellSet)| size > 2 && fit(cells) > 1;
                    fit(&all) == size && !cover.iter().any(part)
                };
                let covers: Vec<_> = covers.iter().copied().filter(|house| !base.contains(house)).collect();
                choices(&covers, size - 1).iter().filter(minimal).any(|cover| {
                    let kind = |id: &HouseId| geometry.house(*id).kind();
                    let (base, cover) = (ids(base), ids(cover));
                    let last = geometry.house_ids().filter(|id| kind(id) != barred);
                    let last = last.filter(|id| !base.contains(id) && !cover.contains(id));
                    last.into_iter().any(|last| self.is_fish_with_boxes(&base, &cover, last))
                })
            })
        })
    }

    /// Like `is_fish`, where a place can be in several houses of the base or of the cover: it is a fin if it is in more
    /// houses of the base, and lost without fins if it is in more houses of the cover.
    fn is_fish_with_boxes(&self, base: &[HouseId], cover: &[HouseId], last: HouseId) -> bool {
        let geometry = self.position.geometry();
        let lies = |house: HouseId, cell: Cell| geometry.house(house).set().contains(cell);
        let times = |houses: &[HouseId], cell| houses.iter().filter(|house| lies(**house, cell)).count();
        let covered = |cell| times(cover, cell) + usize::from(lies(last, cell));
        let all = self.position.cells_with(self.digit);
        let fins: BTreeSet<Cell> = all.iter().filter(|cell| times(base, *cell) > covered(*cell)).collect();
        let body = |cell: &Cell| times(base, *cell) > 0 && times(base, *cell) == covered(*cell);
        let starts: BTreeSet<Cell> = all.iter().filter(|cell| lies(last, *cell)).filter(body).collect();
        let target = self.target.cell;
        let through = self.digit == self.target.digit && lies(last, target);
        let chains = if self.through_target { fins.clone() } else { &fins | &starts };
        let seen = |cell: &Cell| excludes(self.position, Candidate::new(*cell, self.digit), self.target);
        through == self.through_target
            && (!through || covered(target) > times(base, target))
            && !fins.is_empty()
            && !starts.is_empty()
            && base.iter().all(|house| self.places(*house).any(|cell| !fins.contains(&cell)))
            && (through || self.places(last).any(|cell| !starts.contains(&cell)))
            && chains.iter().all(|cell| self.falls(*cell))
            && !chains.iter().all(seen)
    }

    fn places(&self, house: HouseId) -> impl Iterator<Item = Cell> + '_ {
        self.position.cells_in(house, self.digit).iter()
    }

    fn falls(&self, cell: Cell) -> bool {
        self.fallen.contains(&Candidate::new(cell, self.digit))
    }

    /// Returns whether this fish eliminates the target: by chains from its fins if the last cover contains the target;
    /// otherwise, also by chains from all places of the base in the last cover.
    fn is_fish(&self, base: &[HouseId], cover: &[HouseId], last: HouseId) -> bool {
        let geometry = self.position.geometry();
        let lies =
            |houses: &[HouseId], cell: Cell| houses.iter().any(|h| geometry.house(*h).set().contains(cell));
        let in_base = || base.iter().flat_map(|house| self.places(*house));
        let fins = || in_base().filter(|cell| !lies(cover, *cell) && !lies(&[last], *cell));
        let starts = || in_base().filter(|cell| lies(&[last], *cell));
        if !fins().all(|cell| self.falls(cell))
            || !self.through_target && !starts().all(|cell| self.falls(cell))
        {
            return false;
        }
        let (fins, starts): (BTreeSet<Cell>, BTreeSet<Cell>) = (fins().collect(), starts().collect());
        let used = |house: &HouseId| self.places(*house).any(|cell| lies(base, cell));
        let through = self.digit == self.target.digit && lies(&[last], self.target.cell);
        let chains = if self.through_target { fins.clone() } else { &fins | &starts };
        let seen = |cell: &Cell| excludes(self.position, Candidate::new(*cell, self.digit), self.target);
        through == self.through_target
            && cover.iter().all(used)
            && base.iter().all(|house| self.places(*house).any(|cell| !fins.contains(&cell)))
            && !fins.is_empty()
            && !starts.is_empty()
            && (self.through_target || self.places(last).any(|cell| !starts.contains(&cell)))
            && !chains.iter().all(seen)
    }
}
