//! Naked quad: four cells of a house have two to four candidates each, and only four digits between them. They take
//! all four digits, so no other cell of a house that holds the four can have any of them.
//!
//! ```text
//!  37 .  79 | .  x  38 | 389 x  .     3, 7, 8 and 9 belong to the four cells: none at x
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct NakedQuad;

static FACTS: Facts = Facts {
    id: TechniqueId::new("naked-quad"),
    family: Family::Subset,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
};

impl Technique for NakedQuad {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::House
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        subset::find_naked(&FACTS, analysis, 4, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3.....2..2.....14.7..2.367.6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c2<>89 r1c7<>4 r2c1<>5 r2c2<>89 r2c7<>4 r3c2<>89 r5c1<>89 r5c7<>7 \
                     r5c8<>7 r6c1<>89 r6c7<>7 r7c1<>89 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Step(
                    "naked-quad: 1358 r8c8,r9c7,r9c8,r9c9 b9 => r7c7<>58 r7c8<>158 r8c7<>35",
                ),
            },
            Example {
                digits: "....1........6...1..9.23.4......1.....56.....786.9451...8132794427...136391746...",
                removed: "",
                expect: Expect::Step("naked-quad: 4589 r1c4,r2c4,r3c4,r8c4 c4 => r4c4<>58"),
            },
            Example {
                digits: "....1...6.....6..16.18.2.34..6........4....62.5.16.7.....681...16.5..8..78....61.",
                removed: "",
                expect: Expect::Step("naked-quad: 2389 r4c1,r5c1,r6c1,r6c3 b4 => r4c2<>239 r5c2<>39"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "....1...6.....6..16.18.2.34..6........4....62.5.16.7.....681...16.5..8..78....61.",
                removed: "r4c2<>239 r5c2<>39",
                expect: Expect::Nothing,
            },
            // While r7c1 can still be 1, there is no pattern 2489 r7c1,r7c2,r7c3,r9c2 b7.
            Example {
                digits: "5.......33..5....1..2.34.5....3........6...37.35....4....8.3....5.4..39.6.31.7...",
                removed: "r1c2<>1 r1c3<>1 r1c5<>9 r2c5<>9 r4c5<>59 r4c7<>6 r4c8<>6 r4c9<>6 r5c5<>59 \
                     r6c5<>9 r7c1<>7 r7c2<>17 r7c3<>17 r7c7<>4 r9c7<>4",
                expect: Expect::Nothing,
            },
        ]
    }
}
