//! Deadly patterns: what a puzzle with a single solution cannot contain.
//!
//! **The lemma.** Take some cells, none of them a given, and a way to fill them. The filling is deadly if the same
//! cells can be filled in another way so that every house has the same digits in them as before. Then the digits of all
//! other cells fit both fillings. The solution of a puzzle whose givens have only one solution never contains a deadly
//! filling, because exchanging it would give a second solution with the same givens. So *one of these cells has a digit
//! outside the pattern*: one of the candidates called its extras is true.
//!
//! The lemma is about the solution, not about marks. So it does not matter which candidates have been removed, in the
//! pattern or elsewhere, by whatever valid argument, nor which entries are outside the pattern. A pattern may lack
//! candidates, which leaves fewer ways to fill it. But none of its cells may be a given. An open cell is not; a filled
//! one must be known to be an entry. If the puzzle itself bars digits from a cell of the pattern, the other filling may
//! need one of these: [`can_be_exchanged`].
//!
//! | pattern | why every filling can be exchanged |
//! |---|---|
//! | rectangle of two digits, each house with none or two of the cells | the digits alternate: exchanging them leaves
//! both in every house |
//! | loop of two digits, each house with none or two of the cells | for the same reason |
//! | two lines of `n` cells with `n` digits, in `n` cross lines | each line has all of the digits; exchanging the lines
//! preserves the pairs in the cross lines, and each box contains pairs or a whole line |
//! | all open cells with two candidates, each house and digit with two places | taking the other candidate everywhere
//! moves each digit to the other of its places |
//!
//! Four kinds of conclusions follow from the extras, whatever the pattern: [`Pattern::corner`],
//! [`Pattern::shared_extra`], [`Pattern::subsets`] and [`Pattern::locked`].

use crate::{Analysis, Part, PartValue, Step, Technique};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseId, Position};

/// The maximum number of further cells in a subset with the extras.
const MAX_SUBSET: usize = 4;

/// Returns whether what the puzzle bars cannot keep these open cells from taking any of the digits: wherever it bars
/// something, all of them are candidates.
pub(crate) fn can_be_exchanged(position: &Position, cells: CellSet, digits: DigitSet) -> bool {
    (cells & position.restricted()).iter().all(|cell| position.candidates(cell).is_superset(digits))
}

/// Open cells, one of which has a digit outside the pattern.
pub(crate) struct Pattern<'p> {
    position: &'p Position,
    /// The remaining candidates of the pattern, by cell, then by digit.
    deadly: Vec<Candidate>,
    /// The open cells with extras.
    roof: CellSet,
    /// The extras of all these cells.
    extras: DigitSet,
    /// The digits of the pattern in each cell.
    own: Own<'p>,
}

/// The digits that a cell has in the pattern.
#[derive(Clone, Copy)]
pub(crate) enum Own<'p> {
    /// The same digits in every cell.
    All(DigitSet),
    /// Digits by the index of the cell.
    Each(&'p [DigitSet; Geometry::MAX_SET_SIDE * Geometry::MAX_SET_SIDE]),
}

impl<'p> Pattern<'p> {
    /// Returns the pattern of these open cells.
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

    /// Returns the cells with extras.
    pub(crate) fn roof(&self) -> CellSet {
        self.roof
    }

    /// Returns the first cell of the pattern.
    pub(crate) fn first(&self) -> Cell {
        self.roof.first().expect("without extras nothing is concluded")
    }

    /// Returns the extras: the candidates outside the pattern.
    pub(crate) fn extras(&self) -> DigitSet {
        self.extras
    }

    /// Returns the candidates of the pattern as a part.
    pub(crate) fn deadly(&self) -> PartValue {
        PartValue::Candidates(self.deadly.clone())
    }

    /// One cell has all the extras, so it has one of them and loses the digits of the pattern.
    pub(crate) fn corner(&self) -> Option<(Cell, Vec<Candidate>)> {
        let corner = self.roof.single()?;
        let lost = self.deadly.iter().copied().filter(|candidate| candidate.cell == corner);
        Some((corner, lost.collect()))
    }

    /// All extras are the same digit, in at least two cells. One of these has it, so a cell that sees them all loses
    /// it.
    pub(crate) fn shared_extra(&self) -> Option<(Digit, Vec<Candidate>)> {
        let extra = self.extras.single()?;
        if self.roof.len() < 2 {
            return None;
        }
        let seeing = self.position.geometry().common_peers(self.roof) & self.position.cells_with(extra);
        Some((extra, seeing.iter().map(|cell| Candidate::new(cell, extra)).collect()))
    }

    /// The cells with extras are in one house, and other cells of the house have, together with the extras, one digit
    /// more than there are of them. One of the former has an extra, so these cells use up these digits, and the rest of
    /// the house loses them. Calls `found` for each choice of cells.
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

    /// Tries all ways to extend a choice by one of `others` and later ones.
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
        // Cells that are together in two houses are reported from the first, for both.
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

    /// Two cells have all the extras, and in a house of both, a digit of the pattern has no other place. So one of them
    /// has that digit and the other an extra, and both lose the rest of the pattern. Calls `found` with the house, the
    /// digit and the eliminations, once for each digit.
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
    /// The houses with eliminations.
    pub(crate) houses: Vec<HouseId>,
    pub(crate) eliminations: Vec<Candidate>,
}

/// Creates a step with eliminations.
pub(crate) fn step(technique: &'static Technique, parts: Vec<Part>, eliminations: Vec<Candidate>) -> Step {
    Step::new(technique.id, parts, Vec::new(), eliminations)
}

/// Creates the step of a pattern with a single [corner](Pattern::corner): it places the extra if there is only one, and
/// otherwise eliminates the digits of the pattern. `None` if the corner has lost these already.
pub(crate) fn corner_step(
    technique: &'static Technique,
    parts: Vec<Part>,
    corner: Cell,
    extras: DigitSet,
    lost: Vec<Candidate>,
) -> Option<Step> {
    if lost.is_empty() {
        return None;
    }
    Some(match extras.single() {
        Some(extra) => Step::new(technique.id, parts, vec![Candidate::new(corner, extra)], Vec::new()),
        None => step(technique, parts, lost),
    })
}

/// Reports the conclusions of all four kinds for a pattern of `digits`, for techniques with one name for them all. The
/// parts are digits, deadly, first, roof, extras, subset, subset-digits, houses, locked; those that do not belong to
/// the conclusion are empty.
pub(crate) fn all_conclusions(
    technique: &'static Technique,
    pattern: &Pattern<'_>,
    digits: DigitSet,
    steps: &mut Vec<Step>,
) {
    let parts = |subset: CellSet, of_subset: DigitSet, houses: Vec<HouseId>, locked: DigitSet| {
        technique.name_parts([
            PartValue::Digits(digits),
            pattern.deadly(),
            PartValue::Cell(pattern.first()),
            PartValue::Cells(pattern.roof.large()),
            PartValue::Digits(pattern.extras),
            PartValue::Cells(subset.large()),
            PartValue::Digits(of_subset),
            PartValue::Houses(houses),
            PartValue::Digits(locked),
        ])
    };
    let (no_cells, none) = (CellSet::EMPTY, DigitSet::EMPTY);
    if let Some((corner, lost)) = pattern.corner() {
        let parts = parts(no_cells, none, Vec::new(), none);
        steps.extend(corner_step(technique, parts, corner, pattern.extras, lost));
    }
    if let Some((_, lost)) = pattern.shared_extra().filter(|(_, lost)| !lost.is_empty()) {
        steps.push(step(technique, parts(no_cells, none, Vec::new(), none), lost));
    }
    pattern
        .subsets(|s| steps.push(step(technique, parts(s.cells, s.digits, s.houses, none), s.eliminations)));
    pattern.locked(|house, digit, lost| {
        steps.push(step(technique, parts(no_cells, none, vec![house], DigitSet::only(digit)), lost));
    });
}

/// Returns whether every house has none or two of the cells.
pub(crate) fn none_or_two(analysis: &Analysis<'_>, cells: CellSet) -> bool {
    let geometry = analysis.geometry();
    let two = |house: &HouseId| (geometry.house(*house).set() & cells).len() == 2;
    cells.iter().all(|cell| geometry.houses_of(cell).iter().all(two))
}
