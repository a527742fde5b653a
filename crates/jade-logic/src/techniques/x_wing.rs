//! X-Wing: in two rows a digit has places in the same two columns only (two in each row). Each row takes it
//! in another of those columns, so the rest of the columns lose it. Or the same with rows and columns exchanged.
//!
//! ```text
//!  .  *  . | .  .  . | .  *  .     the two rows have no other places
//!  .  x  . | .  .  . | .  x  .     for the digit: none at x
//!  .  *  . | .  .  . | .  *  .
//! ```

use crate::patterns::fish::{self, Shape};
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct XWing;

static FACTS: Facts = Facts {
    id: TechniqueId::new("x-wing"),
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

impl Technique for XWing {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        fish::find(&FACTS, analysis, 2, Shape::Whole, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3.....2..2.....1..7..2.36..6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c7<>4 r2c1<>5 r2c7<>4 r3c1<>15 r3c7<>4 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Step(
                    "x-wing: 4 c6,c8 r1,r2 r1c6,r1c8,r2c6,r2c8 => r1c1<>4 r1c2<>4 r2c1<>4 r2c2<>4",
                ),
            },
            Example {
                digits: "..1..6.....6.....1..21.3.6..2368415..1453962..65271...647318.9.158...436239465.1.",
                removed: "",
                expect: Expect::Step(
                    "x-wing: 7 r4,r5 c1,c9 r4c1,r4c9,r5c1,r5c9 => r1c1<>7 r1c9<>7 r2c1<>7 r3c1<>7 \
                     r3c9<>7 r9c9<>7",
                ),
            },
            Example {
                digits: "..1..5..6.....6..1.62.135.41.6..425.2..5.1.6.537628..9....4.6.262..5....81..62..5",
                removed: "",
                expect: Expect::Step("x-wing: 4 c1,c4 r1,r2 r1c1,r1c4,r2c1,r2c4 => r1c2<>4 r2c2<>4 r2c3<>4"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..3.....2..2.....1..7..2.36..6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>145 r1c2<>4 r1c7<>4 r2c1<>45 r2c2<>4 r2c7<>4 r3c1<>15 r3c7<>4 r7c7<>1 \
                     r8c7<>1 r9c7<>1",
                expect: Expect::Nothing,
            },
            // While r4c8 can still be 9, there is no pattern 9 c8,c9 r5,r9 r5c8,r5c9,r9c8,r9c9.
            Example {
                digits: "..5..1.43.345...121.9.34.5...1...3.545316....9.78534.174..1953.39...51..51.3.....",
                removed: "r4c8<>8",
                expect: Expect::Nothing,
            },
        ]
    }
}
