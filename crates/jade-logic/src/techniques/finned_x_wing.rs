//! Finned X-Wing: two rows would make an X-Wing with two columns, but for a few more places of the digit in one box, the
//! fins. Either a fin is true or the fish is whole: cells of those columns that see every fin lose the
//! digit both ways. Or the same with rows and columns exchanged.
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
pub struct FinnedXWing;

static FACTS: Facts = Facts {
    id: TechniqueId::new("finned-x-wing"),
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

impl Technique for FinnedXWing {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        fish::find(&FACTS, analysis, 2, Shape::Finned, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..1..6.....6.....1..21.3.6..2368415..1453962..65271...647318.9.158...436239465.1.",
                removed: "",
                expect: Expect::Step(
                    "finned-x-wing: 7 c2,c8 r1,r2 r1c2,r1c8,r2c2,r2c8 r3c2 => r1c1<>7 r2c1<>7",
                ),
            },
            Example {
                digits: "..7..1........7..11.2..37.....1.4257.1.7.6...7....816.....1.87..748..51.861.75..3",
                removed: "r1c4<>4 r1c9<>6 r2c4<>4 r3c4<>4 r3c9<>6 r5c1<>3 r5c3<>38 r5c5<>3",
                expect: Expect::Step("finned-x-wing: 2 r2,r9 c4,c8 r2c4,r2c8,r9c4,r9c8 r2c5 => r1c4<>2"),
            },
            Example {
                digits: "..1..5..6.....6..1.62.135.41.6..425.2..5.1.6.537628..9....4.6.262..5....81..62..5",
                removed: "",
                expect: Expect::Step("finned-x-wing: 8 r3,r8 c4,c8 r3c4,r3c8,r8c4,r8c8 r8c7,r8c9 => r7c8<>8"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..7..1........7..11.2..37.....1.4257.1.7.6...7....816.....1.87..748..51.861.75..3",
                removed: "r1c4<>24 r1c9<>6 r2c4<>4 r3c4<>4 r3c9<>6 r5c1<>3 r5c3<>38 r5c5<>3",
                expect: Expect::Nothing,
            },
            // While r5c3 can still be 7, there is no pattern 7 r3,r5 c1,c8 r3c1,r3c8,r5c1,r5c8 r3c9.
            Example {
                digits: ".................1.12.34.....1....3..2.1.35.6..47.2..8......72.28.......16.29....",
                removed: "r1c1<>6 r1c3<>7 r1c9<>9 r2c1<>6 r2c3<>7 r3c1<>6 r3c9<>9 r4c1<>9 r4c2<>9 r4c7<>9 \
                     r4c9<>9 r5c8<>9 r6c1<>9 r6c2<>9 r7c4<>4 r7c5<>4 r7c9<>4 r8c4<>6 r8c5<>16 r8c6<>16 \
                     r8c7<>349 r8c8<>459 r8c9<>4 r9c6<>8",
                expect: Expect::Nothing,
            },
        ]
    }
}
