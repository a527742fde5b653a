//! Jellyfish: in four rows a digit has places in the same four columns only (two to four in each row). Every row takes it
//! in another of those columns, so the rest of the columns lose it. Or the same with rows and columns exchanged.
//!
//! ```text
//!  .  *  . | .  *  . | .  .  .     the four rows marked * have no
//!  .  x  . | .  x  . | .  x  x     other places for the digit:
//!  .  .  . | .  *  . | .  *  .     none at x
//!  .  .  . | .  .  . | .  *  *
//!  .  *  . | .  .  . | .  .  *
//! ```

use crate::patterns::fish::{self, Shape};
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct Jellyfish;

static FACTS: Facts = Facts {
    id: TechniqueId::new("jellyfish"),
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

impl Technique for Jellyfish {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        fish::find(&FACTS, analysis, 4, Shape::Whole, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..1..6.....6.....1..21.3.6..2368415..1453962..65271...647318.9.158...436239465.1.",
                removed: "",
                expect: Expect::Step(
                    "jellyfish: 7 r3,r4,r5,r9 c1,c2,c7,c9 \
                     r3c1,r3c2,r3c7,r3c9,r4c1,r4c9,r5c1,r5c9,r9c7,r9c9 => r1c1<>7 r1c2<>7 r1c7<>7 r1c9<>7 \
                     r2c1<>7 r2c2<>7 r2c7<>7",
                ),
            },
            Example {
                digits: "..1..5..6.....6..1.62.135.41.6..425.2..5.1.6.537628..9....4.6.262..5....81..62..5",
                removed: "",
                expect: Expect::Step(
                    "jellyfish: 4 r5,r6,r8,r9 c2,c3,c7,c8 \
                     r5c2,r5c3,r5c7,r6c7,r6c8,r8c3,r8c7,r8c8,r9c3,r9c7,r9c8 => r1c2<>4 r2c2<>4 r2c3<>4",
                ),
            },
            Example {
                digits: ".....1...........11.2..3..4.....4.25.1........6..78.......1.6..6.5..271.3.1..9...",
                removed: "",
                expect: Expect::Step(
                    "jellyfish: 6 c3,c6,c8,c9 r1,r2,r3,r5 \
                     r1c3,r1c8,r1c9,r2c3,r2c6,r2c8,r3c8,r5c6,r5c8,r5c9 => r1c4<>6 r1c5<>6 r2c4<>6 r2c5<>6 \
                     r3c4<>6 r3c5<>6 r5c4<>6 r5c5<>6",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..1..5..6.....6..1.62.135.41.6..425.2..5.1.6.537628..9....4.6.262..5....81..62..5",
                removed: "r1c2<>4 r2c2<>4 r2c3<>4",
                expect: Expect::Nothing,
            },
            // While r2c5 can still be 5, there is no pattern 5 c2,c5,c8,c9 r1,r3,r4,r6 r1c2,r1c8,r1c9,r3c2,r3c8,r3c9,r4c5,r4c8,r4c9,r6c5,r6c8,r6c9.
            Example {
                digits: "..........3.....12..1.34......4.3...175...3.44631.7........85..51.....7.32..4....",
                removed: "r1c3<>8 r1c5<>5 r2c3<>8 r4c3<>8 r4c5<>289 r4c7<>289 r4c8<>289 r4c9<>89",
                expect: Expect::Nothing,
            },
        ]
    }
}
