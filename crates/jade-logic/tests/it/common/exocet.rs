//! Naive finders for exocets: every pair of base cells, every choice of cross-lines and targets, and for each digit
//! every way to place it on the cross-lines.

use super::naive::choices;
use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, HouseId, HouseKind, Position};
use std::collections::BTreeSet;

/// Returns the expected conclusions of the technique with this id; `None` if it is not an exocet.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    let junior = match id {
        "junior-exocet" => true,
        "senior-exocet" => false,
        _ => return None,
    };
    if position.geometry().side() > 9 {
        return Some(Expected::TooLong);
    }
    let board = Board { position };
    let mut expected: BTreeSet<Conclusions> = BTreeSet::new();
    for base in board.bases() {
        for [a, b] in if junior { board.junior_targets(&base) } else { board.senior_targets(&base) } {
            let eliminations = board.eliminations(&base, [a, b], junior);
            if !eliminations.is_empty() {
                expected.insert((Vec::new(), eliminations.into_iter().collect()));
            }
        }
    }
    Some(Expected::Exactly(expected))
}

struct Board<'p> {
    position: &'p Position,
}

struct Base {
    cells: [Cell; 2],
    digits: DigitSet,
    /// The cross-lines, beginning with those through the box of the base.
    lines: Vec<HouseId>,
    /// The cross-lines in other boxes.
    outer: [HouseId; 2],
    /// The base cells and the cells that both see; then the boxes of the band.
    seen: CellSet,
    band: CellSet,
}

impl Board<'_> {
    fn set(&self, house: HouseId) -> CellSet {
        self.position.geometry().house(house).set()
    }

    fn of_kind(&self, wanted: impl Fn(HouseKind) -> bool) -> Vec<HouseId> {
        let geometry = self.position.geometry();
        geometry.house_ids().filter(|house| wanted(geometry.house(*house).kind())).collect()
    }

    /// Returns the digit in a cell, or its candidates.
    fn digits(&self, cell: Cell) -> DigitSet {
        self.position.value(cell).map_or(self.position.candidates(cell), DigitSet::only)
    }

    fn bases(&self) -> Vec<Base> {
        let geometry = self.position.geometry();
        let boxes = self.of_kind(|kind| kind == HouseKind::Box);
        let mut bases = Vec::new();
        for line in self.of_kind(|kind| matches!(kind, HouseKind::Row | HouseKind::Column)) {
            let across = if geometry.house(line).kind() == HouseKind::Row {
                HouseKind::Column
            } else {
                HouseKind::Row
            };
            let across = self.of_kind(|kind| kind == across);
            let crossed: Vec<HouseId> =
                boxes.iter().copied().filter(|b| !self.set(*b).is_disjoint(self.set(line))).collect();
            let band = crossed.iter().fold(CellSet::EMPTY, |band, b| band | self.set(*b));
            for home in &crossed {
                let together: Vec<Cell> = (self.set(*home) & self.set(line)).iter().collect();
                let through = |b: HouseId| {
                    let in_box = move |house: &HouseId| !self.set(*house).is_disjoint(self.set(b));
                    across.iter().copied().filter(in_box).collect::<Vec<_>>()
                };
                for pair in choices(&together, 2) {
                    let cells = [pair[0], pair[1]];
                    let digits = self.position.candidates(pair[0]) | self.position.candidates(pair[1]);
                    let open = cells.iter().all(|cell| self.position.candidates(*cell).len() >= 2);
                    if !open || ![3, 4].contains(&digits.len()) {
                        continue;
                    }
                    let own = |house: &HouseId| cells.iter().any(|cell| self.set(*house).contains(*cell));
                    let beside: Vec<HouseId> =
                        through(*home).into_iter().filter(|house| !own(house)).collect();
                    let seen =
                        geometry.common_peers(cells.into_iter().collect()) | cells.into_iter().collect();
                    let others: Vec<HouseId> = crossed.iter().copied().filter(|b| b != home).collect();
                    for two in choices(&others, 2) {
                        for first in through(two[0]) {
                            for second in through(two[1]) {
                                let lines = [beside.clone(), vec![first, second]].concat();
                                bases.push(Base { cells, digits, lines, outer: [first, second], seen, band });
                            }
                        }
                    }
                }
            }
        }
        bases
    }

    /// Returns whether the digit can be on every cross-line, in cells of `allowed`, with no two of them in one cross
    /// house.
    fn fits(&self, base: &Base, digit: Digit, allowed: CellSet) -> bool {
        let mut ways: Vec<CellSet> = vec![CellSet::EMPTY];
        for line in &base.lines {
            let places: Vec<Cell> = (self.set(*line) & allowed)
                .iter()
                .filter(|cell| self.digits(*cell).contains(digit))
                .collect();
            let mut longer = BTreeSet::new();
            for way in &ways {
                let apart = |cell: &&Cell| way.iter().all(|other| !self.in_one_line(**cell, other));
                longer.extend(places.iter().filter(apart).map(|cell| way.with(*cell)));
            }
            ways = longer.into_iter().collect();
        }
        !ways.is_empty()
    }

    fn in_one_line(&self, a: Cell, b: Cell) -> bool {
        let geometry = self.position.geometry();
        geometry.row(a) == geometry.row(b) || geometry.column(a) == geometry.column(b)
    }

    fn everywhere(&self) -> CellSet {
        self.position.geometry().cells().collect()
    }

    /// Returns whether one of these cells must have each base digit that is in the base.
    fn hold(&self, base: &Base, targets: &[Cell]) -> bool {
        let without: CellSet = targets.iter().copied().collect();
        base.digits.iter().all(|digit| !self.fits(base, digit, self.everywhere() - base.seen - without))
    }

    fn junior_targets(&self, base: &Base) -> Vec<[Cell; 2]> {
        let targets = base.outer.map(|line| {
            let with_base_digits = (self.set(line) & base.band) - base.seen;
            let mut cells =
                with_base_digits.iter().filter(|cell| !(self.digits(*cell) & base.digits).is_empty());
            cells.next().filter(|cell| cells.next().is_none() && self.position.value(*cell).is_none())
        });
        match targets {
            [Some(a), Some(b)] if self.hold(base, &[a, b]) => vec![[a, b]],
            _ => Vec::new(),
        }
    }

    fn senior_targets(&self, base: &Base) -> Vec<[Cell; 2]> {
        let lines = base.lines.iter().fold(CellSet::EMPTY, |all, line| all | self.set(*line));
        let can_be = |cell: &Cell| !(self.position.candidates(*cell) & base.digits).is_empty();
        let cells: Vec<Cell> = (lines - base.seen).iter().filter(can_be).collect();
        let pairs = choices(&cells, 2).into_iter().map(|pair| [pair[0], pair[1]]);
        let wanted = |pair: &[Cell; 2]| {
            !pair.iter().all(|cell| base.band.contains(*cell))
                && self.hold(base, pair)
                && pair.iter().all(|alone| !self.hold(base, &[*alone]))
        };
        pairs.filter(wanted).collect()
    }

    /// Returns the candidates that are in no way to fill base and targets.
    fn eliminations(&self, base: &Base, targets: [Cell; 2], junior: bool) -> BTreeSet<Candidate> {
        let geometry = self.position.geometry();
        let can_be_in = |index: usize, digit: Digit| {
            let (target, other) = (targets[index], targets[1 - index]);
            let line = base.lines.iter().find(|line| self.set(**line).contains(target));
            let allowed = self.everywhere() - base.seen - CellSet::only(other);
            // On its own cross-line, the digit is in the target.
            let allowed = line.map_or(allowed, |line| (allowed - self.set(*line)).with(target));
            let home = geometry
                .house_ids()
                .find(|b| geometry.house(*b).kind() == HouseKind::Box && self.set(*b).contains(other));
            let mirror = home.map_or(CellSet::EMPTY, |b| self.set(b)) - base.seen - geometry.peers(target);
            let mirrored = mirror.without(other).iter().any(|cell| self.digits(cell).contains(digit));
            self.position.is_candidate(target, digit)
                && self.fits(base, digit, allowed)
                && (!junior || mirrored)
        };
        let cells = [base.cells[0], base.cells[1], targets[0], targets[1]];
        let mut ways: Vec<[Digit; 4]> = Vec::new();
        for a in self.position.candidates(cells[0]) {
            for b in self.position.candidates(cells[1]) {
                let orders = [[a, b, a, b], [a, b, b, a]];
                ways.extend(
                    orders.into_iter().filter(|way| a != b && can_be_in(0, way[2]) && can_be_in(1, way[3])),
                );
            }
        }
        let mut eliminations = BTreeSet::new();
        if ways.is_empty() {
            return eliminations;
        }
        for (index, cell) in cells.into_iter().enumerate() {
            let lost =
                self.position.candidates(cell).iter().filter(|d| ways.iter().all(|way| way[index] != *d));
            eliminations.extend(lost.map(|digit| Candidate::new(cell, digit)));
        }
        let always = base.digits.iter().filter(|digit| ways.iter().all(|way| way[..2].contains(digit)));
        for digit in always {
            for pair in [base.cells, targets] {
                let seen = geometry.common_peers(pair.into_iter().collect::<CellSet>());
                let lost = seen.iter().filter(|cell| self.position.is_candidate(*cell, digit));
                eliminations.extend(lost.map(|cell| Candidate::new(cell, digit)));
            }
        }
        eliminations
    }
}
