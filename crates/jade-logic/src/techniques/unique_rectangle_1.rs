//! Unique rectangle, type 1: four open cells in two rows, two columns and two boxes; three of them have no other
//! candidates than the same two digits. Were the fourth one of these as well, the digits could be exchanged in all
//! four, and the puzzle would have a second solution. So the fourth takes one of its other candidates.
//!
//! ```text
//!  ab .  . | ab .  .     the last corner is neither a nor b
//!  ab .  . | abc .  .
//! ```
//!
//! Sound because the corners are open, so no givens: see `patterns/deadly.rs`. A corner may lack one of
//! the two digits; that only leaves fewer ways to fill the rectangle.

use crate::patterns::{deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct UniqueRectangle1;

static FACTS: Facts = Facts {
    id: TechniqueId::new("unique-rectangle-1"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("corner", Role::Extra, PartKind::Cell),
        PartDecl::new("extras", Role::Extra, PartKind::Digits),
    ],
};

impl Technique for UniqueRectangle1 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut steps = Vec::new();
        for rectangle in analysis.rectangles() {
            let pattern = rectangle.pattern(analysis);
            if let Some((corner, lost)) = pattern.corner() {
                let parts = FACTS.name_parts([
                    PartValue::Digits(rectangle.digits),
                    pattern.deadly(),
                    PartValue::Cell(corner),
                    PartValue::Digits(pattern.extras()),
                ]);
                steps.push(deadly::step(&FACTS, parts, lost));
            }
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "12495683.9567832...83421569269537418537814692841269...692145.8.4153.8926378692...",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-1: 37 r6c7(37),r6c9(37),r7c7(37),r7c9(37) r6c9 5 => r6c9<>37",
                ),
            },
            Example {
                digits: "159382647238746.1.764195328591...832382519764647238..192....18647.8.1..381.....7.",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-1: 59 r2c7(59),r2c9(59),r9c7(59),r9c9(59) r9c7 24 => r9c7<>59",
                ),
            },
            Example {
                digits: "178534...34596218792618753461487932589732564153264187.2534967187812534..469718.5.",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-1: 69 r1c8(69),r1c9(69),r8c8(69),r8c9(69) r1c9 2 => r1c9<>69",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "12495683.9567832...83421569269537418537814692841269...692145.8.4153.8926378692...",
                removed: "r6c9<>37",
                expect: Expect::Nothing,
            },
            // While r3c5 can still be 1, there is no pattern 36 r3c5(36),r3c6(36),r6c5(36),r6c6(36) r6c6 7.
            Example {
                digits: "845729613361845279927...458584291367736458921192...8452739..584619584732458372196",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}
