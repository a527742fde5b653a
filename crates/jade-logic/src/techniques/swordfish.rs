//! Swordfish: in three rows a digit has places in the same three columns only (two to three in each row). Every row takes it
//! in another of those columns, so the rest of the columns lose it. Or the same with rows and columns exchanged.
//!
//! ```text
//!  .  *  . | .  *  . | .  .  .     the three rows marked * have no
//!  .  x  . | .  x  . | .  x  .     other places for the digit:
//!  .  .  . | .  *  . | .  *  .     none at x
//!  .  *  . | .  .  . | .  *  .
//! ```

use crate::patterns::fish::{self, Shape};
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct Swordfish;

static FACTS: Facts = Facts {
    id: TechniqueId::new("swordfish"),
    family: Family::Fish,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("base", Role::Base, PartKind::Houses),
        PartDecl::new("cover", Role::Cover, PartKind::Houses),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
};

impl Technique for Swordfish {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        fish::find(&FACTS, analysis, 3, Shape::Whole, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3.....2..2.....1..7..2.36..6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c7<>4 r2c1<>5 r2c7<>4 r3c1<>15 r3c7<>4 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Step(
                    "swordfish: 4 r3,r4,r6 c1,c2,c7 r3c1,r3c2,r4c1,r4c2,r4c7,r6c1,r6c2,r6c7 => \
                     r1c1<>4 r1c2<>4 r2c1<>4 r2c2<>4",
                ),
            },
            Example {
                digits: "..1..6.....6.....1..21.3.6..2368415..1453962..65271...647318.9.158...436239465.1.",
                removed: "",
                expect: Expect::Step(
                    "swordfish: 7 c4,c6,c8 r1,r2,r8 r1c4,r1c8,r2c4,r2c6,r2c8,r8c4,r8c6 => r1c1<>7 \
                     r1c2<>7 r1c7<>7 r1c9<>7 r2c1<>7 r2c2<>7 r2c7<>7",
                ),
            },
            Example {
                digits: "..7..1........7..11.2..37.....1.4257.1.7.6...7....816.....1.87..748..51.861.75..3",
                removed: "r1c4<>4 r1c9<>6 r2c4<>4 r3c4<>4 r3c9<>6 r5c1<>3 r5c3<>38 r5c5<>3",
                expect: Expect::Step(
                    "swordfish: 6 r3,r7,r8 c4,c5,c9 r3c4,r3c5,r7c4,r7c9,r8c5,r8c9 => r1c4<>6 r1c5<>6 \
                     r2c4<>6 r2c5<>6",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..3.....2..2.....1..7..2.36..6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>145 r1c2<>4 r1c7<>4 r2c1<>45 r2c2<>4 r2c7<>4 r3c1<>15 r3c7<>4 r7c7<>1 \
                     r8c7<>1 r9c7<>1",
                expect: Expect::Nothing,
            },
            // While r4c1 can still be 7, there is no pattern 7 r4,r5,r7 c3,c7,c9 r4c3,r4c9,r5c3,r5c7,r5c9,r7c7,r7c9.
            Example {
                digits: "..1.6......6.9...1.9281364....63.12..1.95..6..6.17.....2.546.1.653781.9.174329856",
                removed: "r1c1<>3 r1c6<>24 r2c1<>3 r2c6<>24 r4c1<>5 r5c1<>7 r6c1<>5",
                expect: Expect::Nothing,
            },
        ]
    }
}
