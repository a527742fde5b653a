//! Claiming: all places of a digit on a line lie in one box. One of them takes the digit, so the box has none
//! for its cells off the line.
//!
//! ```text
//!  5 5 . | 3 1 4 | 6 . 8     no other place for 5 in the top row:
//!  x . x | . . . | . . .     no 5 at x
//!  . x . | . . . | . . .
//! ```

use crate::patterns::intersection;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use jade_grid::{House, HouseKind};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct Claiming;

static FACTS: Facts = Facts {
    id: TechniqueId::new("claiming"),
    family: Family::Intersection,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("line", Role::Base, PartKind::House),
        PartDecl::new("box", Role::Cover, PartKind::House),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
};

impl Technique for Claiming {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::Digit
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        intersection::find(&FACTS, analysis, House::is_line, |cover| cover.kind() == HouseKind::Box, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "8739..4.1.92.1.8...16..8...738..19.69.58.31..1.4.9..83.41..9378.871..6...59.87214",
                removed: "r1c8<>5 r2c8<>5 r3c8<>5 r3c9<>57 r8c5<>5 r8c6<>5",
                expect: Expect::Step("claiming: 5 r1 b2 r1c5,r1c6 => r2c4<>5 r2c6<>5 r3c4<>5 r3c5<>5"),
            },
            Example {
                digits: "................",
                removed: "r1c3<>1 r1c4<>1",
                expect: Expect::Step("claiming: 1 r1 b1 r1c1,r1c2 => r2c1<>1 r2c2<>1"),
            },
            // The boxes have no other place to lose.
            Example {
                digits: "................",
                removed: "r1c3<>1 r1c4<>1 r2c1<>1 r2c2<>1",
                expect: Expect::Nothing,
            },
            // The two places of the row are in two boxes.
            Example { digits: "................", removed: "r1c2<>1 r1c3<>1", expect: Expect::Nothing },
        ]
    }
}
