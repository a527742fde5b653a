//! Sashimi jellyfish: four rows would make a jellyfish with four columns, but for a few more places of the digit in one box, the
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
pub struct SashimiJellyfish;

static FACTS: Facts = Facts {
    id: TechniqueId::new("sashimi-jellyfish"),
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

impl Technique for SashimiJellyfish {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        fish::find(&FACTS, analysis, 4, Shape::Sashimi, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..1..5..6.....6..1.62.135.41.6..425.2..5.1.6.537628..9....4.6.262..5....81..62..5",
                removed: "",
                expect: Expect::Step(
                    "sashimi-jellyfish: 4 r1,r6,r8,r9 c3,c4,c7,c8 \
                     r1c4,r6c7,r6c8,r8c3,r8c7,r8c8,r9c3,r9c7,r9c8 r1c1,r1c2 => r2c3<>4",
                ),
            },
            Example {
                digits: "...4.1..2.4.2....11.2..3.4..2......4....42.3.45.1.92.6...617428287..4...614528...",
                removed: "",
                expect: Expect::Step(
                    "sashimi-jellyfish: 3 r1,r2,r7,r9 c1,c2,c3,c7 \
                     r1c1,r1c2,r1c3,r1c7,r2c1,r2c3,r2c7,r7c1,r7c2,r7c3,r9c7 r9c9 => r8c7<>3",
                ),
            },
            Example {
                digits: "..1.....3..7.....18.21.3746..8.31675.738.641261.27.398...68.15.186.4.23.7..31.86.",
                removed: "r1c5<>59 r1c6<>2 r2c5<>59 r2c6<>2 r7c1<>9 r7c2<>9 r9c2<>9 r9c6<>5",
                expect: Expect::Step(
                    "sashimi-jellyfish: 5 r3,r6,r8,r9 c2,c3,c4,c6 r3c2,r6c3,r6c6,r8c4,r8c6,r9c2,r9c3 \
                     r3c5 => r1c4<>5 r1c6<>5 r2c4<>5 r2c6<>5",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..1..5..6.....6..1.62.135.41.6..425.2..5.1.6.537628..9....4.6.262..5....81..62..5",
                removed: "r2c3<>4",
                expect: Expect::Nothing,
            },
            // While r3c4 can still be 6, there is no pattern 6 r3,r6,r7,r8 c3,c4,c8,c9 r3c9,r6c3,r6c8,r6c9,r7c4,r7c8,r8c4,r8c8,r8c9 r3c7.
            Example {
                digits: "........2...2....15.2..3.4.......52842856.7.335.82.4....5..23.4283.541..764...2.5",
                removed: "r1c4<>6 r1c8<>8 r2c8<>8 r7c4<>19 r7c5<>19 r7c8<>9",
                expect: Expect::Nothing,
            },
        ]
    }
}
