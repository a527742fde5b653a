//! Subsets: as many digits as cells in a house, from the view of the cells (naked) or of the digits (hidden).

use crate::patterns::easiest;
use crate::{AnalysisOf, PartValue, Step, Technique};
use jade_grid::{Candidate, Cell, CellBits, Digit, DigitSet, Geometry, House, HouseId, PositionOf};

const MAX_SIDE: usize = Geometry::MAX_LARGE_SIDE;

/// Finds `size` cells of a house, each with two to `size` candidates, that have `size` digits together; the rest of
/// every house that contains them all loses these digits. Reports one step per set of cells; the parts are digits,
/// cells, houses.
pub(crate) fn find_naked<const WORDS: usize>(
    technique: &'static Technique,
    analysis: &AnalysisOf<'_, WORDS>,
    house: HouseId,
    size: usize,
) -> Vec<Step> {
    find_among(technique, analysis, house, size, Which::Any)
}

/// Finds naked subsets whose cells are in one box and one line, both of which lose candidates. Reports one step per set
/// of cells; the parts are digits, cells, box, line.
pub(crate) fn find_locked<const WORDS: usize>(
    technique: &'static Technique,
    analysis: &AnalysisOf<'_, WORDS>,
    house: HouseId,
    size: usize,
) -> Vec<Step> {
    find_among(technique, analysis, house, size, Which::Locked)
}

/// The kind of naked subset.
#[derive(Clone, Copy, PartialEq)]
enum Which {
    Any,
    /// In a box and a line at the same time.
    Locked,
}

fn find_among<const WORDS: usize>(
    technique: &'static Technique,
    analysis: &AnalysisOf<'_, WORDS>,
    house: HouseId,
    size: usize,
    which: Which,
) -> Vec<Step> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let few = (2..=size).fold(CellBits::EMPTY, |few, count| few | analysis.cells_with_count(count));
    let mut steps = Vec::new();
    let within = few & geometry.house(house).bits();
    if within.len() < size {
        return steps;
    }
    let mut cells = [Cell::new(0); MAX_SIDE];
    let mut count = 0;
    for cell in within {
        cells[count] = cell;
        count += 1;
    }
    let mut search =
        NakedSearch { technique, position, house, size, which, cells: &cells[..count], steps: &mut steps };
    search.extend(0, CellBits::EMPTY, 0, DigitSet::EMPTY);
    steps
}

struct NakedSearch<'s, const WORDS: usize> {
    technique: &'static Technique,
    position: &'s PositionOf<WORDS>,
    house: HouseId,
    size: usize,
    which: Which,
    cells: &'s [Cell],
    steps: &'s mut Vec<Step>,
}

impl<const WORDS: usize> NakedSearch<'_, WORDS> {
    /// Tries all ways to complete a choice of `count` cells with later ones.
    fn extend(&mut self, from: usize, chosen: CellBits<WORDS>, count: usize, digits: DigitSet) {
        if count == self.size {
            if digits.len() == self.size {
                self.report(chosen, digits);
            }
            return;
        }
        for (index, &cell) in self.cells.iter().enumerate().skip(from) {
            let digits = digits | self.position.candidates(cell);
            if digits.len() <= self.size {
                self.extend(index + 1, chosen.with(cell), count + 1, digits);
            }
        }
    }

    fn report(&mut self, cells: CellBits<WORDS>, digits: DigitSet) {
        let (position, geometry) = (self.position, self.position.geometry());
        // Cells that are together in two houses are reported from the first.
        if geometry.houses_of_all(cells).next() != Some(self.house) {
            return;
        }
        let loses = |house: &HouseId| {
            digits.iter().any(|digit| !(self.position.cells_in(*house, digit) - cells).is_empty())
        };
        let houses: Vec<HouseId> = geometry.houses_of_all(cells).filter(loses).collect();
        if houses.is_empty() {
            return;
        }
        let of_kind =
            |wanted: fn(&House) -> bool| houses.iter().copied().find(|house| wanted(geometry.house(*house)));
        let locked = of_kind(House::is_region).zip(of_kind(House::is_line));
        if self.which == Which::Locked && locked.is_none() {
            return;
        }
        let eliminations = houses
            .iter()
            .flat_map(|&house| {
                digits.iter().flat_map(move |digit| {
                    let targets = position.cells_in(house, digit) - cells;
                    targets.iter().map(move |cell| Candidate::new(cell, digit))
                })
            })
            .collect();
        let (digits, cells) = (PartValue::Digits(digits), PartValue::Cells(cells.large()));
        let parts = match (self.which, locked) {
            (Which::Locked, Some((box_house, line))) => self.technique.name_parts([
                digits,
                cells,
                PartValue::House(box_house),
                PartValue::House(line),
            ]),
            _ => self.technique.name_parts([digits, cells, PartValue::Houses(houses)]),
        };
        self.steps.push(Step::new(self.technique.id, parts, Vec::new(), eliminations));
    }
}

/// Finds `size` digits of a house, each with two to `size` places, that have `size` cells together; these lose all
/// other candidates. Reports one step per set of digits and cells, from the house that is easiest to see; the parts are
/// digits, cells, house.
pub(crate) fn find_hidden<const WORDS: usize>(
    technique: &'static Technique,
    analysis: &AnalysisOf<'_, WORDS>,
    house: HouseId,
    size: usize,
) -> Vec<Step> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut steps = Vec::new();
    let mut digits = [Digit::from_index(0); MAX_SIDE];
    let mut count = 0;
    for digit in DigitSet::all(geometry.side()) - position.placed_in(house) {
        if (2..=size).contains(&(position.places(house, digit).count_ones() as usize)) {
            digits[count] = digit;
            count += 1;
        }
    }
    let digits = &digits[..count];
    let mut search = HiddenSearch { technique, position, house, size, digits, steps: &mut steps };
    search.extend(0, DigitSet::EMPTY, 0);
    steps
}

struct HiddenSearch<'s, const WORDS: usize> {
    technique: &'static Technique,
    position: &'s PositionOf<WORDS>,
    house: HouseId,
    size: usize,
    digits: &'s [Digit],
    steps: &'s mut Vec<Step>,
}

impl<const WORDS: usize> HiddenSearch<'_, WORDS> {
    /// Tries all ways to complete a choice of digits with later ones; `places` are their places in the house.
    fn extend(&mut self, from: usize, chosen: DigitSet, places: u32) {
        if chosen.len() == self.size {
            if places.count_ones() as usize == self.size {
                self.report(chosen);
            }
            return;
        }
        for (index, &digit) in self.digits.iter().enumerate().skip(from) {
            let places = places | self.position.places(self.house, digit);
            if places.count_ones() as usize <= self.size {
                self.extend(index + 1, chosen.with(digit), places);
            }
        }
    }

    fn report(&mut self, digits: DigitSet) {
        let geometry = self.position.geometry();
        let cells_of = |house: HouseId| {
            digits.iter().fold(CellBits::EMPTY, |cells, digit| cells | self.position.cells_in(house, digit))
        };
        let cells = cells_of(self.house);
        let from = easiest(geometry, geometry.houses_of_all(cells).filter(|house| cells_of(*house) == cells));
        if from != Some(self.house) {
            return;
        }
        let eliminations: Vec<Candidate> = cells
            .iter()
            .flat_map(|cell| {
                let others = self.position.candidates(cell) - digits;
                others.iter().map(move |digit| Candidate::new(cell, digit))
            })
            .collect();
        if eliminations.is_empty() {
            return;
        }
        let parts =
            [PartValue::Digits(digits), PartValue::Cells(cells.large()), PartValue::House(self.house)];
        self.steps.push(Step::new(
            self.technique.id,
            self.technique.name_parts(parts),
            Vec::new(),
            eliminations,
        ));
    }
}
