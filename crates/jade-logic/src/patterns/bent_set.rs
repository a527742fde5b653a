//! Bent sets: as many digits as cells, not all in one house. One cell, the pivot, sees all the others, the pincers. For
//! all digits except one, all places in these cells see each other, so each of these digits occurs at most once, and
//! the cells need the remaining digit too. So whatever sees all its places cannot be that digit.

use crate::patterns::{Distinct, candidates};
use crate::{Analysis, PartDecl, PartKind, PartValue, Role, Step, Technique};
use jade_grid::{Cell, CellSet, Digit, DigitSet};

/// The parts of a step.
pub(crate) const PARTS: &[PartDecl] = &[
    PartDecl::new("hinge", Role::Pivot, PartKind::Cell),
    PartDecl::new("wings", Role::Pincer, PartKind::Cells),
    PartDecl::new("restricted", Role::SetA, PartKind::Digits),
    PartDecl::new("digit", Role::Subject, PartKind::Digit),
];

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    hinge: Cell,
    cells: CellSet,
    digits: DigitSet,
    digit: Digit,
}

/// Finds patterns of `size` cells, at least one of which is in the area. Of several with the same conclusions, the
/// smallest is reported.
pub(crate) fn find(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    area: CellSet,
    size: usize,
) -> Vec<Step> {
    let position = analysis.position();
    let few = (2..=size).fold(CellSet::EMPTY, |few, count| few | analysis.cells_with_count(count));
    let mut search = Search { analysis, area, size, distinct: Distinct::new() };
    for hinge in few {
        let near = few & analysis.geometry().peers(hinge);
        search.extend(hinge, near, CellSet::only(hinge), position.candidates(hinge));
    }
    let steps = search.distinct.steps(|pattern, eliminations| {
        let parts = technique.name_parts([
            PartValue::Cell(pattern.hinge),
            PartValue::Cells(pattern.cells.without(pattern.hinge).large()),
            PartValue::Digits(pattern.digits.without(pattern.digit)),
            PartValue::Digit(pattern.digit),
        ]);
        Step::new(technique.id, parts, Vec::new(), eliminations)
    });
    steps.collect()
}

struct Search<'s> {
    analysis: &'s Analysis<'s>,
    area: CellSet,
    size: usize,
    distinct: Distinct<Pattern>,
}

impl Search<'_> {
    /// Tries all ways to extend the pivot and some pincers by some of `left`.
    fn extend(&mut self, hinge: Cell, mut left: CellSet, cells: CellSet, digits: DigitSet) {
        if cells.is_disjoint(self.area) && (cells.len() == self.size || left.is_disjoint(self.area)) {
            return;
        }
        if cells.len() == self.size {
            self.examine(hinge, cells, digits);
            return;
        }
        while let Some(cell) = left.first() {
            left.discard(cell);
            let digits = digits | self.analysis.position().candidates(cell);
            if digits.len() <= self.size {
                self.extend(hinge, left, cells.with(cell), digits);
            }
        }
    }

    fn examine(&mut self, hinge: Cell, cells: CellSet, digits: DigitSet) {
        let (position, geometry) = (self.analysis.position(), self.analysis.geometry());
        if digits.len() != self.size {
            return;
        }
        let is_free = |digit: &Digit| {
            let places = cells & position.cells_with(*digit);
            places.iter().any(|place| !geometry.peers(place).is_superset(places.without(place)))
        };
        let free: DigitSet = digits.iter().filter(is_free).collect();
        // If all are in one house, every digit is restricted, and none is left.
        let Some(digit) = free.single() else { return };
        let places = cells & position.cells_with(digit);
        let seen = places.iter().fold(position.cells_with(digit), |seen, place| seen & geometry.peers(place));
        self.distinct.add(candidates(seen, digit), || Pattern { hinge, cells, digits, digit });
    }
}
