//! Unique rectangle, type 3: four open cells in two rows, two columns and two boxes have the same two digits; two of
//! them, side by side, have other candidates besides. One of the two takes one of those, so together they are like
//! a cell with these candidates. With some cells of a house that both are in they form a naked subset: the
//! rest of the house loses its digits.
//!
//! ```text
//!  ab .  . | abc .  .     one of the cells on the right is c or d, so with cd
//!  ab .  . | abd .  .     these two digits are used up in the box
//!  .  .  . | cd  *  *
//! ```
//!
//! The cells of the subset see both corners, so none of them shares a digit with the corner that takes an extra: as many
//! digits as cells are used up. They may have digits of the rectangle. Up to three cells are looked for.

use crate::patterns::{deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct UniqueRectangle3;

static FACTS: Facts = Facts {
    id: TechniqueId::new("unique-rectangle-3"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extras", Role::Extra, PartKind::Digits),
        PartDecl::new("subset", Role::SetA, PartKind::Cells),
        PartDecl::new("subset-digits", Role::SetA, PartKind::Digits),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
};

impl Technique for UniqueRectangle3 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut steps = Vec::new();
        for rectangle in analysis.rectangles() {
            let pattern = rectangle.pattern(analysis);
            if rectangle.side_by_side(pattern.roof()) {
                pattern.subsets(|subset| {
                    let parts = FACTS.name_parts([
                        PartValue::Digits(rectangle.digits),
                        pattern.deadly(),
                        PartValue::Cells(pattern.roof()),
                        PartValue::Digits(pattern.extras()),
                        PartValue::Cells(subset.cells),
                        PartValue::Digits(subset.digits),
                        PartValue::Houses(subset.houses),
                    ]);
                    steps.push(deadly::step(&FACTS, parts, subset.eliminations));
                });
            }
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "193...6546543..7.87284569138.5...3.14..1.38..31....4..287....36536.8714994163..87",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-3: 67 r4c2(67),r4c8(67),r5c2(67),r5c8(67) r4c8,r5c8 29 r5c9,r6c9 259 b6 => r6c8<>29",
                ),
            },
            Example {
                digits: "1987....5425.1.637..7245198.5..71.....45..3.1..1.2..5.7.....5.2819452763542..7..9",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-3: 24 r1c7(24),r1c8(24),r4c7(24),r4c8(24) r4c7,r4c8 89 r4c9,r6c7,r6c9 4689 b6 => r5c8<>8",
                ),
            },
            Example {
                digits: "1.2987..55..231..77.9465..1325679184..1352769697814....1.72....27.598.1695.14..72",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-3: 36 r7c3(36),r7c6(36),r9c3(36),r9c6(36) r7c3,r9c3 48 r7c1 48 b7 => r8c3<>4",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "193...6546543..7.87284569138.5...3.14..1.38..31....4..287....36536.8714994163..87",
                removed: "r6c8<>29",
                expect: Expect::Nothing,
            },
            // While r3c2 can still be 4, there is no pattern 23 r3c2(23),r3c3(23),r8c2(23),r8c3(23) r8c2,r8c3 167 r8c6,r8c7,r8c9 1467 r8.
            Example {
                digits: "..8352.7....4985325..7169.83..875461..5641329461239785.5412389....98..5....56.2.3",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}
