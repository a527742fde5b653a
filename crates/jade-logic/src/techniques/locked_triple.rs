//! Locked triple: three cells of a house have only three candidates between them, and they lie in one box and in
//! one line at once. They take all those digits, so both the rest of the box and the rest of the line lose them.
//!
//! ```text
//!  37 79 39 | .  x  . | x  .  .     3, 7 and 9 belong to the three cells:
//!  x  .  .  | .  .  . | .  .  .     none at x
//!  .  x  .  | .  .  . | .  .  .
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct LockedTriple;

static FACTS: Facts = Facts {
    id: TechniqueId::new("locked-triple"),
    family: Family::Subset,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("box", Role::Cover, PartKind::House),
        PartDecl::new("line", Role::Cover, PartKind::House),
    ],
};

impl Technique for LockedTriple {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::House
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        subset::find_locked(&FACTS, analysis, 3, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3.....2..2.....1..7..2.36..6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>145 r1c2<>4 r1c7<>4 r2c1<>45 r2c2<>4 r2c7<>4 r3c1<>15 r3c7<>4 r4c7<>7 \
                     r5c7<>7 r5c8<>7 r6c7<>7 r7c1<>89 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Step(
                    "locked-triple: 489 r1c1,r2c1,r3c1 b1 c1 => r1c2<>89 r2c2<>89 r3c2<>489 r4c1<>489 \
                     r5c1<>89 r6c1<>489",
                ),
            },
            Example {
                digits: "....1...6.....6..16.18.2.34..6........4....62.5.16.7.....681...16.5..8..78....61.",
                removed: "",
                expect: Expect::Step(
                    "locked-triple: 259 r1c7,r2c7,r3c7 b3 c7 => r1c8<>259 r2c8<>259 r4c7<>59 r5c7<>59 \
                     r7c7<>259",
                ),
            },
            Example {
                digits: "........2...2....15.2..3.4.......52842856.7.335.82.4....5..23.4283.541..764...2.5",
                removed: "r1c4<>6 r1c8<>8 r2c8<>8 r3c4<>6 r6c3<>6 r7c4<>19 r7c5<>19 r7c8<>9",
                expect: Expect::Step(
                    "locked-triple: 179 r4c6,r5c6,r6c6 b5 c6 => r1c6<>179 r2c6<>79 r4c4<>179 \
                     r4c5<>179 r9c6<>19",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "....1...6.....6..16.18.2.34..6........4....62.5.16.7.....681...16.5..8..78....61.",
                removed: "r1c8<>259 r2c8<>259 r4c7<>59 r5c7<>59 r7c7<>259",
                expect: Expect::Nothing,
            },
            // While r7c1 can still be 1, there is no pattern 249 r7c1,r7c2,r7c3 b7 r7.
            Example {
                digits: "5.......33..5....1..2.34.5....3........6...37.35....4....8.3....5.4..39.6.31.7...",
                removed: "r1c2<>1 r1c3<>1 r1c5<>9 r2c5<>9 r4c5<>59 r4c7<>6 r4c8<>6 r4c9<>6 r5c5<>59 \
                     r6c5<>9 r7c1<>7 r7c2<>17 r7c3<>17 r7c7<>4 r9c7<>4",
                expect: Expect::Nothing,
            },
        ]
    }
}
