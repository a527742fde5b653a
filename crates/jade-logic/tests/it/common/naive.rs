//! Finders written directly from the definitions, slow and simple: they try every choice of house, cells and digits.
//! They use only the digit and the candidates of each cell and the cells of each house.

use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseId, HouseKind, Position};
use jade_logic::{PartValue, Step};
use std::collections::BTreeSet;

/// A step without its witnesses: its main parts in order, then the conclusions.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Found {
    digits: DigitSet,
    cells: CellSet,
    houses: Vec<HouseId>,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
}

/// Converts a step of the finder under test.
pub fn of_step(step: &Step) -> Found {
    let mut found = Found {
        digits: DigitSet::EMPTY,
        cells: CellSet::EMPTY,
        houses: Vec::new(),
        placements: step.placements.clone(),
        eliminations: step.eliminations.clone(),
    };
    for part in step.parts.iter().filter(|part| part.name != "witnesses") {
        match &part.value {
            PartValue::Digit(digit) => found.digits.add(*digit),
            PartValue::Digits(digits) => found.digits |= *digits,
            PartValue::Cell(cell) => found.cells.add(*cell),
            PartValue::Cells(cells) => found.cells |= cells.resized(),
            PartValue::House(house) => found.houses.push(*house),
            PartValue::Houses(houses) => found.houses.extend(houses),
            PartValue::Candidates(_) | PartValue::Sums(_) | PartValue::Clue(_) => {
                panic!("none of these has candidates, sums or clues")
            }
        }
    }
    found
}

/// Returns all expected steps of the technique with this id; `None` if there is no naive finder for it.
pub fn find(id: &str, position: &Position) -> Option<BTreeSet<Found>> {
    let board = Board { position, geometry: position.geometry() };
    Some(match id {
        "full-house" => board.full_houses(),
        "hidden-single" => board.hidden_singles(),
        "naked-single" => board.naked_singles(),
        "pointing" => board.intersections(true),
        "claiming" => board.intersections(false),
        "naked-pair" => board.naked_subsets(2),
        "naked-triple" => board.naked_subsets(3),
        "naked-quad" => board.naked_subsets(4),
        "locked-pair" => board.locked_subsets(2),
        "locked-triple" => board.locked_subsets(3),
        "hidden-pair" => board.hidden_subsets(2),
        "hidden-triple" => board.hidden_subsets(3),
        "hidden-quad" => board.hidden_subsets(4),
        _ => return None,
    })
}

struct Board<'p> {
    position: &'p Position,
    geometry: &'static Geometry,
}

impl Board<'_> {
    fn cells(&self, house: HouseId) -> &'static [Cell] {
        self.geometry.house(house).cells()
    }

    fn open(&self, house: HouseId) -> Vec<Cell> {
        self.cells(house).iter().copied().filter(|cell| self.position.value(*cell).is_none()).collect()
    }

    fn places(&self, house: HouseId, digit: Digit) -> CellSet {
        self.cells(house).iter().copied().filter(|cell| self.has(*cell, digit)).collect()
    }

    fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.position.candidates(cell).contains(digit)
    }

    fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        Digit::all(self.geometry.side())
    }

    /// Returns all houses: boxes, then rows, then columns.
    fn houses_easiest_first(&self) -> Vec<HouseId> {
        let kinds = [HouseKind::Box, HouseKind::Row, HouseKind::Column];
        let of = |kind| self.geometry.house_ids().filter(move |id| self.geometry.house(*id).kind() == kind);
        kinds.into_iter().flat_map(of).collect()
    }

    fn placement(&self, digit: Digit, cell: Cell, houses: Vec<HouseId>) -> Found {
        Found {
            digits: DigitSet::only(digit),
            cells: CellSet::only(cell),
            houses,
            placements: vec![Candidate::new(cell, digit)],
            eliminations: Vec::new(),
        }
    }

    fn full_houses(&self) -> BTreeSet<Found> {
        let mut done = CellSet::EMPTY;
        let mut all = BTreeSet::new();
        for house in self.houses_easiest_first() {
            if let [cell] = self.open(house)[..]
                && !done.contains(cell)
            {
                done.add(cell);
                let stands =
                    |d: &Digit| self.cells(house).iter().any(|c| self.position.value(*c) == Some(*d));
                let digit = self.digits().find(|digit| !stands(digit)).unwrap();
                all.insert(self.placement(digit, cell, vec![house]));
            }
        }
        all
    }

    fn hidden_singles(&self) -> BTreeSet<Found> {
        let mut done = BTreeSet::new();
        let mut all = BTreeSet::new();
        for house in self.houses_easiest_first() {
            for digit in self.digits() {
                if let Some(cell) = self.places(house, digit).single()
                    && self.open(house).len() > 1
                    && done.insert((cell, digit))
                {
                    all.insert(self.placement(digit, cell, vec![house]));
                }
            }
        }
        all
    }

    fn naked_singles(&self) -> BTreeSet<Found> {
        let single = |cell| Some((cell, self.position.candidates(cell).single()?));
        let singles = self.geometry.cells().filter_map(single);
        singles.map(|(cell, digit)| self.placement(digit, cell, Vec::new())).collect()
    }

    fn intersections(&self, from_box: bool) -> BTreeSet<Found> {
        let mut all = BTreeSet::new();
        for base in self.geometry.house_ids() {
            for cover in self.geometry.house_ids() {
                let is_box = |house| self.geometry.house(house).kind() == HouseKind::Box;
                if is_box(base) != from_box || is_box(cover) == from_box {
                    continue;
                }
                for digit in self.digits() {
                    let (places, rest) = (self.places(base, digit), self.places(cover, digit));
                    let inside = places.iter().all(|cell| self.cells(cover).contains(&cell));
                    let targets: Vec<Cell> = rest.iter().filter(|cell| !places.contains(*cell)).collect();
                    if places.len() >= 2 && inside && !targets.is_empty() {
                        all.insert(Found {
                            digits: DigitSet::only(digit),
                            cells: places,
                            houses: vec![base, cover],
                            placements: Vec::new(),
                            eliminations: targets.iter().map(|cell| Candidate::new(*cell, digit)).collect(),
                        });
                    }
                }
            }
        }
        all
    }

    fn naked_subsets(&self, size: usize) -> BTreeSet<Found> {
        let mut all = BTreeSet::new();
        for house in self.geometry.house_ids() {
            for chosen in choices(&self.open(house), size) {
                let cells: CellSet = chosen.iter().copied().collect();
                let digits = chosen.iter().fold(DigitSet::EMPTY, |d, c| d | self.position.candidates(*c));
                let two_or_more = chosen.iter().all(|cell| self.position.candidates(*cell).len() >= 2);
                if digits.len() != size || !two_or_more {
                    continue;
                }
                let mut eliminations = BTreeSet::new();
                let mut houses = Vec::new();
                for id in self.geometry.house_ids() {
                    if !chosen.iter().all(|cell| self.cells(id).contains(cell)) {
                        continue;
                    }
                    let before = self.cells(id).iter().copied().filter(|cell| !chosen.contains(cell));
                    let hit: Vec<Candidate> = before
                        .flat_map(|cell| digits.iter().map(move |digit| Candidate::new(cell, digit)))
                        .filter(|candidate| self.has(candidate.cell, candidate.digit))
                        .collect();
                    if !hit.is_empty() {
                        houses.push(id);
                        eliminations.extend(hit);
                    }
                }
                if !houses.is_empty() {
                    let eliminations = eliminations.into_iter().collect();
                    all.insert(Found { digits, cells, houses, placements: Vec::new(), eliminations });
                }
            }
        }
        all
    }

    /// Returns naked subsets in both a box and a line that both lose something.
    fn locked_subsets(&self, size: usize) -> BTreeSet<Found> {
        let kind = |house: &HouseId| self.geometry.house(*house).kind();
        let mut all = BTreeSet::new();
        for mut found in self.naked_subsets(size) {
            let (boxes, lines): (Vec<_>, Vec<_>) =
                found.houses.iter().copied().partition(|house| kind(house) == HouseKind::Box);
            if let (&[in_box], &[line]) = (boxes.as_slice(), lines.as_slice()) {
                found.houses = vec![in_box, line];
                all.insert(found);
            }
        }
        all
    }

    fn hidden_subsets(&self, size: usize) -> BTreeSet<Found> {
        let mut done = BTreeSet::new();
        let mut all = BTreeSet::new();
        for house in self.houses_easiest_first() {
            let few = |digit: &Digit| (2..=size).contains(&self.places(house, *digit).len());
            let digits: Vec<Digit> = self.digits().filter(few).collect();
            for chosen in choices(&digits, size) {
                let cells = chosen.iter().fold(CellSet::EMPTY, |c, digit| c | self.places(house, *digit));
                if cells.len() != size {
                    continue;
                }
                let eliminations: Vec<Candidate> = cells
                    .iter()
                    .flat_map(|cell| self.digits().map(move |digit| Candidate::new(cell, digit)))
                    .filter(|c| self.has(c.cell, c.digit) && !chosen.contains(&c.digit))
                    .collect();
                let digits: DigitSet = chosen.into_iter().collect();
                if !eliminations.is_empty() && done.insert((cells, digits)) {
                    all.insert(Found {
                        digits,
                        cells,
                        houses: vec![house],
                        placements: Vec::new(),
                        eliminations,
                    });
                }
            }
        }
        all
    }
}

/// Returns every choice of `size` of the items.
pub fn choices<T: Copy>(items: &[T], size: usize) -> Vec<Vec<T>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with_first = |i: usize| {
        let rest = choices(&items[i + 1..], size - 1);
        rest.into_iter().map(move |mut chosen| {
            chosen.insert(0, items[i]);
            chosen
        })
    };
    (0..items.len()).flat_map(with_first).collect()
}
