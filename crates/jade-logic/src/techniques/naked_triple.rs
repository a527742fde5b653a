//! Naked triple: three cells of a house have two or three candidates each, and only three digits between them.
//! They take all three digits, so no other cell of a house that holds the three can have any of them.
//!
//! ```text
//!  37 .  79 | .  x  . | 379 x  .     3, 7 and 9 belong to the three cells: none at x
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct NakedTriple;

static FACTS: Facts = Facts {
    id: TechniqueId::new("naked-triple"),
    family: Family::Subset,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
};

impl Technique for NakedTriple {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::House
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        subset::find_naked(&FACTS, analysis, 3, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "7..243.18.1...92.42.46.179....4..87.4..8....98...964.1..21...4634.9..157.....4.82",
                removed: "r5c2<>6 r5c3<>6 r5c7<>3 r7c5<>8 r8c5<>8",
                expect: Expect::Step("naked-triple: 569 r1c2,r1c3,r2c1 b1 => r2c3<>56 r3c2<>5"),
            },
            Example {
                digits: "....................................",
                removed: "r1c1<>3456 r1c3<>1456 r1c5<>2456",
                expect: Expect::Step("naked-triple: 123 r1c1,r1c3,r1c5 r1 => r1c2<>123 r1c4<>123 r1c6<>123"),
            },
            // Four digits between three cells.
            Example {
                digits: "................",
                removed: "r1c1<>34 r1c2<>14 r1c3<>12",
                expect: Expect::Nothing,
            },
            // Three digits between them, but no house holds all three cells.
            Example {
                digits: "................",
                removed: "r1c1<>34 r1c3<>14 r3c3<>24",
                expect: Expect::Nothing,
            },
        ]
    }
}
