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
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Step, Technique, TechniqueId};
use jade_grid::{Cell, CellSet, Digit, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct WxyzWing;

static FACTS: Facts = Facts {
    id: TechniqueId::new("wxyz-wing"),
    family: Family::Wing,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("hinge", Role::Pivot, PartKind::Cell),
        PartDecl::new("wings", Role::Pincer, PartKind::Cells),
        PartDecl::new("restricted", Role::SetA, PartKind::Digits),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
    ],
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

impl Technique for WxyzWing {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::Cells
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let position = analysis.position();
        let few = (2..=SIZE).fold(CellSet::EMPTY, |few, count| few | analysis.cells_with_count(count));
        let mut search = Search { analysis, distinct: Distinct::new() };
        for hinge in few {
            let near = few & analysis.geometry().peers(hinge);
            search.extend(hinge, near, CellSet::only(hinge), position.candidates(hinge));
        }
        search.distinct.report(found, |pattern, eliminations| {
            let parts = FACTS.name_parts([
                PartValue::Cell(pattern.hinge),
                PartValue::Cells(pattern.cells.without(pattern.hinge)),
                PartValue::Digits(pattern.digits.without(pattern.digit)),
                PartValue::Digit(pattern.digit),
            ]);
            Step::new(FACTS.id, parts, Vec::new(), eliminations)
        })
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: ".7......92.1.9..7...97.813.9.7.4.368....367956...79421...9....7.95..7..37...1395.",
                removed: "r2c2<>5 r3c2<>5 r7c1<>8 r7c2<>8 r7c3<>8 r8c1<>8 r8c4<>8 r9c4<>8",
                expect: Expect::Step("wxyz-wing: r2c6 r1c5,r2c9,r3c5 245 6 => r2c4<>6"),
            },
            Example {
                digits: "...26...7126.97..3.......6..78.125..5.9478....12.35.78951326784.....9...2..7...95",
                removed: "r1c1<>4 r1c7<>4 r1c8<>4 r3c1<>4 r3c7<>14 r4c1<>6 r6c7<>6 r8c1<>4",
                expect: Expect::Step("wxyz-wing: r9c2 r5c2,r9c3,r9c5 468 3 => r8c2<>3"),
            },
            Example {
                digits: "54.8327..32.76..4...7..4.23.54293.677..485.3.93.176.5..75.2.3....3..7..22..348.7.",
                removed: "r2c7<>8 r3c7<>5 r6c7<>8 r7c9<>68 r8c7<>58",
                expect: Expect::Step("wxyz-wing: r3c7 r1c8,r1c9,r4c7 689 1 => r2c7<>1"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "...26...7126.97..3.......6..78.125..5.9478....12.35.78951326784.....9...2..7...95",
                removed: "r1c1<>4 r1c7<>4 r1c8<>4 r3c1<>4 r3c7<>14 r4c1<>6 r6c7<>6 r8c1<>4 r8c2<>3",
                expect: Expect::Nothing,
            },
            // While r3c7 can still be 5, there is no pattern r3c7 r1c8,r1c9,r4c7 689 1.
            Example {
                digits: "54.8327..32.76..4...7..4.23.54293.677..485.3.93.176.5..75.2.3....3..7..22..348.7.",
                removed: "r2c7<>8 r6c7<>8 r7c9<>68 r8c7<>58",
                expect: Expect::Nothing,
            },
        ]
    }
}

struct Search<'s> {
    analysis: &'s Analysis<'s>,
    distinct: Distinct<Pattern>,
}

impl Search<'_> {
    /// Tries every way to go on from the hinge and some wings with some of `left`.
    fn extend(&mut self, hinge: Cell, mut left: CellSet, cells: CellSet, digits: DigitSet) {
        let anew = self.analysis.cells_anew();
        if cells.is_disjoint(anew) && (cells.len() == SIZE || left.is_disjoint(anew)) {
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
