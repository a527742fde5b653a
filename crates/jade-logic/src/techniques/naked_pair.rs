//! Naked pair: two cells of a house have the same two candidates and no others. They take both digits between
//! them, so no other cell of a house that holds the two can have either.
//!
//! ```text
//!  37 .  37 | .  x  . | .  x  .     3 and 7 belong to the two cells: none at x
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct NakedPair;

static FACTS: Facts = Facts {
    id: TechniqueId::new("naked-pair"),
    family: Family::Subset,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
};

impl Technique for NakedPair {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::House
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        subset::find_naked(&FACTS, analysis, 2, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "8739..4.1.92.1.8...16..8...738..19.69.58.31..1.4.9..83.41..9378.871..6...59.87214",
                removed: "r8c5<>5 r8c6<>5",
                expect: Expect::Step("naked-pair: 57 r2c9,r3c7 b3 => r1c8<>5 r2c8<>5 r3c8<>5 r3c9<>57"),
            },
            Example {
                digits: "8....175.13....82.9.7...431.12..859..83.9521.7..21436824..576833.8...17557...3942",
                removed: "",
                expect: Expect::Step("naked-pair: 69 r2c6,r2c9 r2 => r2c3<>6 r2c4<>69 r2c5<>6"),
            },
            // The two cells share no house.
            Example { digits: "................", removed: "r1c1<>34 r3c3<>34", expect: Expect::Nothing },
            // Three digits between two cells.
            Example { digits: "................", removed: "r1c1<>34 r1c2<>24", expect: Expect::Nothing },
        ]
    }
}
