//! Sashimi swordfish: three rows would make a swordfish with three columns, but for a few more places of the digit in one box, the
//! fins; and without them one of the rows has one place left in those columns, or none. Either a fin is true or the fish is whole: cells of those columns that see every fin lose the
//! digit both ways. Or the same with rows and columns exchanged. (Drawn: the smallest of its kind.)
//!
//! ```text
//!  .  *  . | .  .  . | .  .  f     if the fin f is false, the first row has the digit
//!  .  .  . | .  .  . | .  x  .     in the left column, and the last row in the right
//!  .  *  . | .  .  . | .  *  .     one; if it is true, it hits x as well
//! ```

use crate::patterns::fish::{self, Shape};
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct SashimiSwordfish;

static FACTS: Facts = Facts {
    id: TechniqueId::new("sashimi-swordfish"),
    family: Family::Fish,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("base", Role::Base, PartKind::Houses),
        PartDecl::new("cover", Role::Cover, PartKind::Houses),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("fins", Role::Fin, PartKind::Cells),
    ],
};

impl Technique for SashimiSwordfish {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        fish::find(&FACTS, analysis, 3, Shape::Sashimi, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3..1..2..2....311...23.48...614325425389..7361752489...13.2.6.3.298..421....893",
                removed: "",
                expect: Expect::Step(
                    "sashimi-swordfish: 6 r3,r5,r8 c3,c7,c8 r3c3,r3c7,r5c7,r5c8,r8c3 r8c1 => r9c3<>6",
                ),
            },
            Example {
                digits: "........2........1..2..3.4........1.....2..5.16.7..298...34..2...5....3.7..81..6.",
                removed: "",
                expect: Expect::Step(
                    "sashimi-swordfish: 5 r6,r7,r9 c6,c7,c9 r6c6,r7c6,r7c7,r7c9,r9c6,r9c7,r9c9 r6c5 \
                     => r4c6<>5",
                ),
            },
            Example {
                digits: "...4.1..2.4.2....11.2..3.4..2......4....42.3.45.1.92.6...617428287..4...614528...",
                removed: "",
                expect: Expect::Step(
                    "sashimi-swordfish: 3 c4,c5,c9 r4,r6,r8 r4c4,r4c5,r6c5,r8c4,r8c5,r8c9 r9c9 => \
                     r8c7<>3",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..3..1..2..2....311...23.48...614325425389..7361752489...13.2.6.3.298..421....893",
                removed: "r9c3<>6",
                expect: Expect::Nothing,
            },
            // While r4c2 can still be 8, there is no pattern 8 r1,r3,r4 c1,c5,c7 r1c1,r1c5,r1c7,r3c1,r4c5,r4c7 r1c4,r3c4.
            Example {
                digits: "..5..1.63.36..5..1.12.6354.6.13...5....15.3.65.3.7612....614735354..7618167538492",
                removed: "r1c2<>8 r4c2<>49 r4c5<>29 r5c1<>89 r5c2<>89 r6c2<>4 r6c4<>9 r7c1<>8",
                expect: Expect::Nothing,
            },
        ]
    }
}
