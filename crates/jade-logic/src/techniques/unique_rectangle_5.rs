//! Unique rectangle, type 5: as [type 2](super::unique_rectangle_2), but the one candidate besides the two digits is in two
//! corners across from each other, or in three. One of these takes it: what sees them all loses it.
//!
//! ```text
//!  ab  .  . | abc .  .
//!  abc *  * | ab  .  .     what sees both abc loses c
//!  .   .  . | *   *  *
//! ```

use crate::patterns::{rectangle, report_distinct};
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct UniqueRectangle5;

static FACTS: Facts = Facts {
    id: TechniqueId::new("unique-rectangle-5"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("first", Role::Extra, PartKind::Cell),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extra", Role::Extra, PartKind::Digit),
    ],
};

impl Technique for UniqueRectangle5 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        report_distinct(rectangle::shared_extras(analysis, &FACTS, false), found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "2.8654179.549173829172385461825794.357934682....1827958..4.59.779.8.3.54..57912.8",
                removed: "r6c1<>6",
                expect: Expect::Step(
                    "unique-rectangle-5: 34 r6c1(34),r6c2(34),r9c1(34),r9c2(34) r6c2 r6c2,r9c1,r9c2 6 => r7c2<>6",
                ),
            },
            Example {
                digits: "..8654179..491738291723854618.579..35793468.....1827958..4.59.779.8.3.5...57912.8",
                removed: "r6c1<>6",
                expect: Expect::Step(
                    "unique-rectangle-5: 34 r6c1(34),r6c2(34),r9c1(34),r9c2(34) r6c2 r6c2,r9c1,r9c2 6 => r7c2<>6",
                ),
            },
            Example {
                digits: "8453..721639...4581728546937..63521.356..2.87.21.8.5365.7..8362.....31752.357.8..",
                removed: "r7c5<>9 r8c4<>4 r8c5<>4",
                expect: Expect::Step(
                    "unique-rectangle-5: 14 r5c4(14),r5c5(14),r7c4(14),r7c5(14) r5c4 r5c4,r5c5,r7c4 9 => r6c4<>9",
                ),
            },
            Example {
                digits: "6957124.....6..27.7.23.4.69.234...57157238946.4657.3..2....7...579.436....8.2.7..",
                removed: "r2c1<>8 r2c9<>38 r3c7<>8 r6c9<>1 r7c5<>89 r7c7<>1 r9c6<>19",
                expect: Expect::Step(
                    "unique-rectangle-5: 28 r6c8(28),r6c9(28),r8c8(28),r8c9(28) r6c8 r6c8,r8c8,r8c9 1 => r7c8<>1 r9c8<>1",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "2.8654179.549173829172385461825794.357934682....1827958..4.59.779.8.3.54..57912.8",
                removed: "r6c1<>6 r7c2<>6",
                expect: Expect::Nothing,
            },
            // While r6c1 can still be 6, there is no pattern 34 r6c1(34),r6c2(34),r9c1(34),r9c2(34) r6c2 r6c2,r9c1,r9c2 6.
            Example {
                digits: "2.8654179.549173829172385461825794.357934682....1827958..4.59.779.8.3.54..57912.8",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}
