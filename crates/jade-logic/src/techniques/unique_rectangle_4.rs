//! Unique rectangle, type 4: four open cells in two rows, two columns and two boxes have the same two digits; two of
//! them, side by side, have other candidates besides, and one of the two digits has no other place than these in a
//! house that both are in. So one of the two takes that digit; the other must not take the other digit, or the digits
//! could be exchanged in all four cells: both lose it.
//!
//! ```text
//!  ab .  . | abc .  .     a has only these two places in the column:
//!  ab .  . | abd .  .     neither is b
//! ```

use crate::patterns::{deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct UniqueRectangle4;

static FACTS: Facts = Facts {
    id: TechniqueId::new("unique-rectangle-4"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("locked", Role::Shared, PartKind::Digit),
        PartDecl::new("other", Role::Deadly, PartKind::Digit),
    ],
};

impl Technique for UniqueRectangle4 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut steps = Vec::new();
        for rectangle in analysis.rectangles() {
            let pattern = rectangle.pattern(analysis);
            if rectangle.across(pattern.roof()) {
                continue;
            }
            pattern.locked(|house, locked, lost| {
                let Some(other) = rectangle.digits.without(locked).single() else { return };
                let parts = FACTS.name_parts([
                    PartValue::Digits(rectangle.digits),
                    pattern.deadly(),
                    PartValue::Cells(pattern.roof()),
                    PartValue::House(house),
                    PartValue::Digit(locked),
                    PartValue::Digit(other),
                ]);
                steps.push(deadly::step(&FACTS, parts, lost));
            });
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "1427589365786934216934..7853691...782.4.8..938.793..424352..8699863..217721869354",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-4: 15 r5c2(15),r5c7(15),r6c2(15),r6c7(15) r5c7,r6c7 b6 1 5 => r5c7<>5 r6c7<>5",
                ),
            },
            Example {
                digits: "147832...596...8233826597416193.4..8.345.8916.5819643.825..3...47396..8.96128.3.4",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-4: 47 r2c4(47),r2c5(47),r7c4(47),r7c5(47) r2c5,r7c5 c5 4 7 => r2c5<>7 r7c5<>7",
                ),
            },
            Example {
                digits: "158947..6947.2...8326158.9.561473982289561.7.473289.6.89..3..4.7148926..63.7148.9",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-4: 15 r6c7(15),r6c9(15),r7c7(15),r7c9(15) r7c7,r7c9 b9 1 5 => r7c7<>5 r7c9<>5",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "1427589365786934216934..7853691...782.4.8..938.793..424352..8699863..217721869354",
                removed: "r5c7<>5 r6c7<>5",
                expect: Expect::Nothing,
            },
            // While r3c5 can still be 1, there is no pattern 36 r3c5(36),r3c6(36),r6c5(36),r6c6(36) r6c5,r6c6 b5 3 6.
            Example {
                digits: "84572961336184527992....458584291367736458921192...8452.39..5846195847324583.2196",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}
