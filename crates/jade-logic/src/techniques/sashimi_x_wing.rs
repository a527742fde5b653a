//! Sashimi X-Wing: two rows would make an X-Wing with two columns, but for a few more places of the digit in one box, the
//! fins; and without them one of the rows has one place left in those columns, or none. Either a fin is true or the fish is whole: cells of those columns that see every fin lose the
//! digit both ways. Or the same with rows and columns exchanged.
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
pub struct SashimiXWing;

static FACTS: Facts = Facts {
    id: TechniqueId::new("sashimi-x-wing"),
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

impl Technique for SashimiXWing {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        fish::find(&FACTS, analysis, 2, Shape::Sashimi, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3..1..2..2....311...23.48...614325425389..7361752489...13.2.6.3.298..421....893",
                removed: "",
                expect: Expect::Step("sashimi-x-wing: 6 r3,r8 c3,c7 r3c3,r3c7,r8c3 r8c1 => r9c3<>6"),
            },
            Example {
                digits: "....1...6.....6..16.18.2.34..6........4....62.5.16.7.....681...16.5..8..78....61.",
                removed: "",
                expect: Expect::Step("sashimi-x-wing: 4 r6,r9 c6,c8 r6c6,r6c8,r9c6 r9c4,r9c5 => r8c6<>4"),
            },
            Example {
                digits: ".49187..6..7496.81681523947938712654165349872472658.....38647..8.697.4..79423..68",
                removed: "",
                expect: Expect::Step("sashimi-x-wing: 5 c6,c9 r8,r9 r8c6,r8c9,r9c6 r7c9 => r9c7<>5"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..3..1..2..2....311...23.48...614325425389..7361752489...13.2.6.3.298..421....893",
                removed: "r9c3<>6",
                expect: Expect::Nothing,
            },
            // While r3c4 can still be 5, there is no pattern 5 r3,r6 c1,c4 r3c1,r6c1,r6c4 r3c2.
            Example {
                digits: "........2........1..2..3.46........5.....6..7.26..8.39263174598..8..92141..852..3",
                removed: "r1c4<>5 r2c4<>5 r9c2<>7 r9c3<>7",
                expect: Expect::Nothing,
            },
        ]
    }
}
