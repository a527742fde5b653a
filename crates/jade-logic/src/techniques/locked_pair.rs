//! Locked pair: two cells of a house have only two candidates between them, and they lie in one box and in
//! one line at once. They take all those digits, so both the rest of the box and the rest of the line lose them.
//!
//! ```text
//!  .  37 37 | .  x  . | x  .  .     3 and 7 belong to the two cells:
//!  x  .  .  | .  .  . | .  .  .     none at x
//!  .  x  .  | .  .  . | .  .  .
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct LockedPair;

static FACTS: Facts = Facts {
    id: TechniqueId::new("locked-pair"),
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

impl Technique for LockedPair {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::House
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        subset::find_locked(&FACTS, analysis, 2, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3.....2..2.....1..7..2.36..6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>145 r1c2<>4 r1c7<>4 r2c1<>45 r2c2<>4 r2c7<>4 r3c1<>15 r3c7<>4 r4c7<>7 \
                     r5c7<>7 r5c8<>7 r6c7<>7 r7c1<>89 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Step(
                    "locked-pair: 89 r1c1,r2c1 b1 c1 => r1c2<>89 r2c2<>89 r3c1<>89 r3c2<>89 r4c1<>89 \
                     r5c1<>89 r6c1<>89",
                ),
            },
            Example {
                digits: "....1........6...1..9.23.4......1.....56.....786.9451...8132794427...136391746...",
                removed: "",
                expect: Expect::Step(
                    "locked-pair: 78 r5c5,r5c6 b5 r5 => r4c4<>8 r4c5<>78 r5c7<>8 r5c8<>78 r5c9<>78",
                ),
            },
            Example {
                digits: "....4...24...2...1..2..3.4.......234.29314..5.4326519...4752816258.9.473167438529",
                removed: "r1c1<>8 r3c1<>78 r3c2<>78 r3c4<>8 r3c7<>7 r4c1<>8 r4c2<>8 r5c1<>6",
                expect: Expect::Step("locked-pair: 78 r5c1,r6c1 b4 c1 => r1c1<>7 r4c1<>7 r4c2<>7"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..3.....2..2.....1..7..2.36..6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>145 r1c2<>489 r1c7<>4 r2c1<>45 r2c2<>489 r2c7<>4 r3c1<>1589 r3c2<>89 \
                     r3c7<>4 r4c1<>89 r4c7<>7 r5c1<>89 r5c7<>7 r5c8<>7 r6c1<>89 r6c7<>7 r7c1<>89 r7c7<>1 \
                     r8c7<>1 r9c7<>1",
                expect: Expect::Nothing,
            },
            // While r5c1 can still be 6, there is no pattern 78 r5c1,r6c1 b4 c1.
            Example {
                digits: "....4...24...2...1..2..3.4.......234.29314..5.4326519...4752816258.9.473167438529",
                removed: "r1c1<>8 r3c1<>78 r3c2<>78 r3c4<>8 r3c7<>7 r4c1<>8 r4c2<>8",
                expect: Expect::Nothing,
            },
        ]
    }
}
