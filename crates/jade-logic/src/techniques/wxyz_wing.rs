//! WXYZ-Wing: four cells, three of which a fourth, the hinge, sees, have four digits between them. Of three of the digits,
//! all places in the four cells see each other, so each of these is there once at most, and the four cells need the
//! fourth digit z: cells that see all places of z among the four lose it. (Four such cells in one house are a naked quad.)
//!
//! ```text
//!  wz .  .  | .  wxyz *  | .  xz .     whichever of w, x, y the hinge r1c5 has, a wing is
//!  .  .  .  | .  yz   .  | .  .  .     left with z: none at *, which sees every z
//! ```

use crate::patterns::{Distinct, candidates};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Evidence, Family, Find, Level, PartDecl, Profiles, Step, Technique, TechniqueId};
use jade_grid::{Cell, CellSet, Digit, DigitSet};

/// See the [module](self).
pub static WXYZ_WING: Technique = Technique {
    id: TechniqueId::new("wxyz-wing"),
    family: Family::Wing,
    level: Level::VeryHard,
    points: 200,
    profiles: Profiles::Full,
    hodoku: &["0802"],
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("hinge", Role::Pivot, PartKind::Cell),
        PartDecl::new("wings", Role::Pincer, PartKind::Cells),
        PartDecl::new("restricted", Role::SetA, PartKind::Digits),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Cells(find),
    examples: include_str!("wxyz_wing.txt"),
};

/// The cells of a wing, and its digits.
const SIZE: usize = 4;

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    hinge: Cell,
    cells: CellSet,
    digits: DigitSet,
    digit: Digit,
}

fn find(analysis: &Analysis<'_>, area: CellSet) -> Vec<Step> {
    let position = analysis.position();
    let few = (2..=SIZE).fold(CellSet::EMPTY, |few, count| few | analysis.cells_with_count(count));
    let mut search = Search { analysis, area, distinct: Distinct::new() };
    for hinge in few {
        let near = few & analysis.geometry().peers(hinge);
        search.extend(hinge, near, CellSet::only(hinge), position.candidates(hinge));
    }
    let steps = search.distinct.steps(|pattern, eliminations| {
        let parts = WXYZ_WING.name_parts([
            PartValue::Cell(pattern.hinge),
            PartValue::Cells(pattern.cells.without(pattern.hinge)),
            PartValue::Digits(pattern.digits.without(pattern.digit)),
            PartValue::Digit(pattern.digit),
        ]);
        Step::new(WXYZ_WING.id, parts, Vec::new(), eliminations)
    });
    steps.collect()
}

struct Search<'s> {
    analysis: &'s Analysis<'s>,
    area: CellSet,
    distinct: Distinct<Pattern>,
}

impl Search<'_> {
    /// Tries every way to go on from the hinge and some wings with some of `left`.
    fn extend(&mut self, hinge: Cell, mut left: CellSet, cells: CellSet, digits: DigitSet) {
        if cells.is_disjoint(self.area) && (cells.len() == SIZE || left.is_disjoint(self.area)) {
            return;
        }
        if cells.len() == SIZE {
            self.examine(hinge, cells, digits);
            return;
        }
        while let Some(cell) = left.first() {
            left.discard(cell);
            let digits = digits | self.analysis.position().candidates(cell);
            if digits.len() <= SIZE {
                self.extend(hinge, left, cells.with(cell), digits);
            }
        }
    }

    fn examine(&mut self, hinge: Cell, cells: CellSet, digits: DigitSet) {
        let (position, geometry) = (self.analysis.position(), self.analysis.geometry());
        if digits.len() != SIZE {
            return;
        }
        let is_free = |digit: &Digit| {
            let places = cells & position.cells_with(*digit);
            places.iter().any(|place| !geometry.peers(place).is_superset(places.without(place)))
        };
        let free: DigitSet = digits.iter().filter(is_free).collect();
        // In one house all four see each other, and none is free.
        let Some(digit) = free.single() else { return };
        let places = cells & position.cells_with(digit);
        let seen = places.iter().fold(position.cells_with(digit), |seen, place| seen & geometry.peers(place));
        self.distinct.add(candidates(seen, digit), || Pattern { hinge, cells, digits, digit });
    }
}
