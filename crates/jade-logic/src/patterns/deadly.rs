//! Deadly patterns: what a puzzle with one solution cannot hold.
//!
//! **The lemma.** Take some cells, none of them a given, and a way to fill them. If the same cells can be filled
//! in another way such that every house has the same digits in them as before, the filling is called deadly:
//! whatever stands in the other cells fits the one as well as the other. A puzzle whose givens alone have one
//! solution never has a deadly filling in it, since exchanging it would give a second solution with the same
//! givens. So *one of those cells has a digit that is not of the pattern*: one of the candidates called its
//! extras is true.
//!
//! The lemma speaks of the solution, not of marks. Hence it does not matter which candidates have been taken
//! away, in the cells of the pattern or elsewhere, by what argument (as long as it was right), nor which
//! entries stand outside the pattern; a pattern may lack candidates, which leaves fewer ways to fill it. What
//! does matter: no cell of it may be a given. An open cell is none; a filled one must be known to be an entry.
//!
//! | pattern | why every filling can be exchanged |
//! |---|---|
//! | rectangle of two digits, each house with none or two of the cells | the digits take turns: exchanging them leaves both in every house |
//! | loop of two digits, each house with none or two of the cells | the same |
//! | two lines of `n` cells with `n` digits, in as many lines across | each line has all of the digits; exchanging the lines leaves the pairs across as they are, and boxes hold either pairs or a whole line |
//! | all open cells with two candidates, each house and digit with two places | taking the other candidate everywhere puts each digit at the other of its places |
//!
//! From the extras alone four conclusions are drawn, whichever the pattern is: [`Pattern::corner`],
//! [`Pattern::shared_extra`], [`Pattern::subsets`] and [`Pattern::locked`].

use crate::{Analysis, Part, PartValue, Step, Technique};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseId, Position};

/// How many cells at most join the extras in a subset.
const MAX_SUBSET: usize = 3;

/// Open cells of which one has a digit that is not of the pattern.
pub(crate) struct Pattern<'p> {
    position: &'p Position,
    /// The candidates of the pattern that are still there, by cell, then digit.
    deadly: Vec<Candidate>,
    /// The open cells that have other candidates as well.
    roof: CellSet,
    /// Those candidates, of all these cells.
    extras: DigitSet,
    /// Per cell, the digits of the pattern.
    own: Own<'p>,
}

/// Which digits a cell has in the pattern.
#[derive(Clone, Copy)]
pub(crate) enum Own<'p> {
    /// The same everywhere.
    All(DigitSet),
    /// By the cell's index.
    Each(&'p [DigitSet; Geometry::MAX_SET_SIDE * Geometry::MAX_SET_SIDE]),
}

impl<'p> Pattern<'p> {
    /// The pattern of these open cells.
    pub(crate) fn new(position: &'p Position, cells: CellSet, own: Own<'p>) -> Pattern<'p> {
        let mut pattern =
            Pattern { position, deadly: Vec::new(), roof: CellSet::EMPTY, extras: DigitSet::EMPTY, own };
        for cell in cells {
            let (candidates, own) = (position.candidates(cell), pattern.own(cell));
            pattern.deadly.extend((candidates & own).iter().map(|digit| Candidate::new(cell, digit)));
            if !own.is_superset(candidates) {
                pattern.roof.add(cell);
                pattern.extras |= candidates - own;
            }
        }
        pattern
    }

    fn own(&self, cell: Cell) -> DigitSet {
        match self.own {
            Own::All(digits) => digits,
            Own::Each(digits) => digits[cell.index()],
        }
    }

    /// The cells with extras.
    pub(crate) fn roof(&self) -> CellSet {
        self.roof
    }

    /// The first of these cells.
    pub(crate) fn first(&self) -> Cell {
        self.roof.first().expect("without extras nothing is concluded")
    }

    /// The candidates besides those of the pattern.
    pub(crate) fn extras(&self) -> DigitSet {
        self.extras
    }

    /// The pattern's candidates, as a part.
    pub(crate) fn deadly(&self) -> PartValue {
        PartValue::Candidates(self.deadly.clone())
    }

    /// One cell has all the extras: it takes one of them, so it loses the digits of the pattern.
    pub(crate) fn corner(&self) -> Option<(Cell, Vec<Candidate>)> {
        let corner = self.roof.single()?;
        let lost = self.deadly.iter().copied().filter(|candidate| candidate.cell == corner);
        Some((corner, lost.collect()))
    }

    /// All extras are the same digit, in two cells or more: one of these has it, so what sees them all loses
    /// it.
    pub(crate) fn shared_extra(&self) -> Option<(Digit, Vec<Candidate>)> {
        let extra = self.extras.single()?;
        if self.roof.len() < 2 {
            return None;
        }
        let seeing = self.position.geometry().common_peers(self.roof) & self.position.cells_with(extra);
        Some((extra, seeing.iter().map(|cell| Candidate::new(cell, extra)).collect()))
    }

    /// The cells with extras share a house, and so many other cells of it have, with the extras, one digit
    /// more than they are: one of the former takes an extra, so these digits are used up between them, and the
    /// rest of the house loses them. Calls `found` for each choice of cells.
    pub(crate) fn subsets(&self, mut found: impl FnMut(Subset)) {
        let geometry = self.position.geometry();
        if self.roof.len() < 2 || self.extras.len() < 2 {
            return;
        }
        for house in geometry.houses_of_all(self.roof) {
            let fits = |cell: &Cell| (2..=MAX_SUBSET + 1).contains(&self.position.candidates(*cell).len());
            let others = (geometry.house(house).set() & self.position.open_cells()) - self.roof;
            let others: Vec<Cell> = others.iter().filter(fits).collect();
            self.extend_subset(house, &others, CellSet::EMPTY, self.extras, &mut found);
        }
    }

    /// Tries every way to add one of `others` to a choice, and later ones after it.
    fn extend_subset(
        &self,
        house: HouseId,
        others: &[Cell],
        chosen: CellSet,
        digits: DigitSet,
        found: &mut impl FnMut(Subset),
    ) {
        if !chosen.is_empty() && digits.len() == chosen.len() + 1 {
            self.report_subset(house, chosen, digits, found);
        }
        if chosen.len() == MAX_SUBSET {
            return;
        }
        for (index, &cell) in others.iter().enumerate() {
            let digits = digits | self.position.candidates(cell);
            if digits.len() <= MAX_SUBSET + 1 {
                self.extend_subset(house, &others[index + 1..], chosen.with(cell), digits, found);
            }
        }
    }

    fn report_subset(
        &self,
        house: HouseId,
        cells: CellSet,
        digits: DigitSet,
        found: &mut impl FnMut(Subset),
    ) {
        let geometry = self.position.geometry();
        let all = cells | self.roof;
        // Cells that lie in two houses together are reported from the first, for both.
        if geometry.houses_of_all(all).next() != Some(house) {
            return;
        }
        let lost = |house: HouseId| {
            let lost = move |digit| (self.position.cells_in(house, digit) - all, digit);
            digits
                .iter()
                .map(lost)
                .flat_map(|(cells, digit)| cells.iter().map(move |c| Candidate::new(c, digit)))
        };
        let houses: Vec<HouseId> =
            geometry.houses_of_all(all).filter(|house| lost(*house).next().is_some()).collect();
        let eliminations: Vec<Candidate> = houses.iter().flat_map(|house| lost(*house)).collect();
        if !houses.is_empty() {
            found(Subset { cells, digits, houses, eliminations });
        }
    }

    /// Two cells have all the extras, and a house that both are in has a digit of the pattern nowhere else: one of
    /// them has that digit and the other an extra, so both lose the rest of the pattern. Calls `found` with the
    /// house, the digit and what is lost, once for each digit.
    pub(crate) fn locked(&self, mut found: impl FnMut(HouseId, Digit, Vec<Candidate>)) {
        let geometry = self.position.geometry();
        if self.roof.len() != 2 {
            return;
        }
        let shared = self.roof.iter().fold(DigitSet::all(geometry.side()), |own, cell| own & self.own(cell));
        for digit in shared {
            let holds = |house: &HouseId| self.position.cells_in(*house, digit) == self.roof;
            let Some(house) = super::easiest(geometry, geometry.houses_of_all(self.roof).filter(holds))
            else {
                continue;
            };
            let lost = |c: &Candidate| self.roof.contains(c.cell) && c.digit != digit;
            let lost: Vec<Candidate> = self.deadly.iter().copied().filter(lost).collect();
            if !lost.is_empty() {
                found(house, digit, lost);
            }
        }
    }
}

/// Cells that form a subset with the extras of a pattern.
pub(crate) struct Subset {
    pub(crate) cells: CellSet,
    pub(crate) digits: DigitSet,
    /// Where something is lost.
    pub(crate) houses: Vec<HouseId>,
    pub(crate) eliminations: Vec<Candidate>,
}

/// A step that takes candidates away.
pub(crate) fn step(technique: &'static Technique, parts: Vec<Part>, eliminations: Vec<Candidate>) -> Step {
    Step::new(technique.id, parts, Vec::new(), eliminations)
}

/// Adds all four conclusions of a pattern of `digits`; for techniques that have one name for them all. The parts
/// are digits, deadly, first, roof, extras, subset, subset-digits, houses, locked; those that do not belong to the
/// conclusion are empty.
pub(crate) fn all_conclusions(
    technique: &'static Technique,
    pattern: &Pattern<'_>,
    digits: DigitSet,
    steps: &mut Vec<Step>,
) {
    let mut add = |subset: CellSet, of_subset: DigitSet, houses: Vec<HouseId>, locked: DigitSet, lost| {
        let parts = technique.name_parts([
            PartValue::Digits(digits),
            pattern.deadly(),
            PartValue::Cell(pattern.first()),
            PartValue::Cells(pattern.roof),
            PartValue::Digits(pattern.extras),
            PartValue::Cells(subset),
            PartValue::Digits(of_subset),
            PartValue::Houses(houses),
            PartValue::Digits(locked),
        ]);
        steps.push(step(technique, parts, lost));
    };
    let none = (CellSet::EMPTY, DigitSet::EMPTY);
    let simple = pattern.corner().map(|(_, lost)| lost).or(pattern.shared_extra().map(|(_, lost)| lost));
    if let Some(lost) = simple.filter(|lost| !lost.is_empty()) {
        add(none.0, none.1, Vec::new(), none.1, lost);
    }
    pattern.subsets(|s| add(s.cells, s.digits, s.houses, none.1, s.eliminations));
    pattern.locked(|house, digit, lost| add(none.0, none.1, vec![house], DigitSet::only(digit), lost));
}

/// Whether every house has none or two of the cells.
pub(crate) fn none_or_two(analysis: &Analysis<'_>, cells: CellSet) -> bool {
    let geometry = analysis.geometry();
    let two = |house: &HouseId| (geometry.house(*house).set() & cells).len() == 2;
    cells.iter().all(|cell| geometry.houses_of(cell).iter().all(two))
}
