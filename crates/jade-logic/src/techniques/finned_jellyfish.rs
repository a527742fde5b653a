//! Finned jellyfish: four rows would make a jellyfish with four columns, but for a few more places of the digit in one box, the
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
pub struct FinnedJellyfish;

static FACTS: Facts = Facts {
    id: TechniqueId::new("finned-jellyfish"),
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

impl Technique for FinnedJellyfish {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        fish::find(&FACTS, analysis, 4, Shape::Finned, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3.....2..2.....1..7..2.36..6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c7<>4 r2c1<>5 r2c7<>4 r3c1<>15 r3c7<>4 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Step(
                    "finned-jellyfish: 4 c2,c6,c7,c8 r1,r2,r4,r6 \
                     r1c2,r1c6,r1c8,r2c2,r2c6,r2c8,r4c2,r4c7,r6c2,r6c7 r3c2 => r1c1<>4 r2c1<>4",
                ),
            },
            Example {
                digits: "....1........6...1..9.23.4......1.....56.....786.9451...8132794427...136391746...",
                removed: "",
                expect: Expect::Step(
                    "finned-jellyfish: 7 r1,r2,r3,r4 c2,c6,c8,c9 \
                     r1c2,r1c6,r1c8,r1c9,r2c2,r2c6,r2c8,r3c2,r3c9,r4c8,r4c9 r4c5 => r5c6<>7",
                ),
            },
            Example {
                digits: "..3..1..2..2....311...23.48...614325425389..7361752489...13.2.6.3.298..421....893",
                removed: "",
                expect: Expect::Step(
                    "finned-jellyfish: 6 c1,c5,c6,c8 r1,r2,r5,r9 \
                     r1c1,r1c5,r1c8,r2c1,r2c5,r2c6,r5c8,r9c5,r9c6 r8c1 => r9c3<>6",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "....1........6...1..9.23.4......1.....56.....786.9451...8132794427...136391746...",
                removed: "r5c6<>7",
                expect: Expect::Nothing,
            },
            // While r4c2 can still be 8, there is no pattern 8 c2,c3,c4,c8 r2,r5,r6,r7 r2c4,r2c8,r5c3,r5c8,r6c2,r6c4,r7c2,r7c3 r1c4,r3c4.
            Example {
                digits: "..5..1.63.36..5..1.12.6354.6.13...5....15.3.65.3.7612....614735354..7618167538492",
                removed: "r1c2<>8 r4c2<>49 r4c5<>29 r5c1<>89 r5c2<>89 r6c2<>4 r6c4<>9 r7c1<>8",
                expect: Expect::Nothing,
            },
        ]
    }
}
