//! Finned swordfish: three rows would make a swordfish with three columns, but for a few more places of the digit in one box, the
//! fins. Either a fin is true or the fish is whole: cells of those columns that see every fin lose the
//! digit both ways. Or the same with rows and columns exchanged. (Drawn: the smallest of its kind.)
//!
//! ```text
//!  .  *  . | .  .  . | .  *  f     were the fin f not there, the rows would make
//!  .  .  . | .  .  . | .  x  .     an X-Wing; if it is true, it hits x as well
//!  .  *  . | .  .  . | .  *  .
//! ```

use crate::patterns::fish::{self, Shape};
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct FinnedSwordfish;

static FACTS: Facts = Facts {
    id: TechniqueId::new("finned-swordfish"),
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

impl Technique for FinnedSwordfish {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        fish::find(&FACTS, analysis, 3, Shape::Finned, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3..1..2..2....311...23.48...614325425389..7361752489...13.2.6.3.298..421....893",
                removed: "",
                expect: Expect::Step(
                    "finned-swordfish: 4 r1,r2,r9 c2,c4,c5 r1c2,r1c4,r1c5,r2c2,r2c4,r2c5,r9c4,r9c5 \
                     r9c3 => r7c2<>4",
                ),
            },
            Example {
                digits: ".49187..6..7496.81681523947938712654165349872472658.....38647..8.697.4..79423..68",
                removed: "",
                expect: Expect::Step(
                    "finned-swordfish: 2 r2,r7,r8 c1,c2,c8 r2c1,r2c2,r7c1,r7c2,r7c8,r8c2,r8c8 r2c7 => \
                     r1c8<>2",
                ),
            },
            Example {
                digits: "..1..6.....6.....1..21.3.6..2368415..1453962..65271...647318.9.158...436239465.1.",
                removed: "",
                expect: Expect::Step(
                    "finned-swordfish: 7 r3,r5,r9 c1,c7,c9 r3c1,r3c7,r3c9,r5c1,r5c9,r9c7,r9c9 r3c2 => \
                     r1c1<>7 r2c1<>7",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..7..1........7..11.2..37.....1.4257.1.7.6...7....816.....1.87..748..51.861.75..3",
                removed: "r1c4<>4 r1c9<>6 r2c4<>4 r3c4<>4 r3c9<>6 r5c1<>3 r5c3<>8",
                expect: Expect::Nothing,
            },
            // While r1c2 can still be 7, there is no pattern 7 r1,r2,r7 c3,c4,c9 r1c3,r1c4,r2c3,r2c4,r7c3,r7c9 r1c7,r1c8,r2c7,r2c8.
            Example {
                digits: "........2....2...18.2..354....5724832538.4..678463.2.542.38615.5.6...32831825...4",
                removed: "r1c2<>69 r1c4<>1 r1c5<>1 r1c6<>179 r2c2<>679 r2c6<>79 r8c4<>7",
                expect: Expect::Nothing,
            },
        ]
    }
}
