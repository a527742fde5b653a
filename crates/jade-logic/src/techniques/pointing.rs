//! Pointing: all places of a digit in a box lie on one line. One of them takes the digit, so the line has none
//! for its cells outside the box.
//!
//! ```text
//!  5 . 5 | . x . | x . .     the 5 of this box is in the top row: no 5 at x
//!  . . . | . . . | . . .
//!  . . . | . . . | . . .
//! ```

use crate::patterns::intersection;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use jade_grid::{House, HouseKind};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct Pointing;

static FACTS: Facts = Facts {
    id: TechniqueId::new("pointing"),
    family: Family::Intersection,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("box", Role::Base, PartKind::House),
        PartDecl::new("line", Role::Cover, PartKind::House),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
};

impl Technique for Pointing {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::Digit
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        intersection::find(&FACTS, analysis, |base| base.kind() == HouseKind::Box, House::is_line, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "8739..4.1.92.1.8...16..8...738..19.69.58.31..1.4.9..83.41..9378.871..6...59.87214",
                removed: "",
                expect: Expect::Step("pointing: 5 b9 r8 r8c8,r8c9 => r8c5<>5 r8c6<>5"),
            },
            Example {
                digits: "..24183.....79..2....25..41..46.5.3..5.3.1.847..8495.23..5........1...93621937458",
                removed: "r7c5<>2 r8c5<>2",
                expect: Expect::Step("pointing: 6 b2 c6 r2c6,r3c6 => r7c6<>6 r8c6<>6"),
            },
            // Both digits 1 point along their rows, where nothing is left to take away.
            Example {
                digits: "................",
                removed: "r1c3<>1 r1c4<>1 r2c1<>1 r2c2<>1",
                expect: Expect::Nothing,
            },
            // The two places are on no line.
            Example { digits: "................", removed: "r1c2<>1 r2c1<>1", expect: Expect::Nothing },
        ]
    }
}
