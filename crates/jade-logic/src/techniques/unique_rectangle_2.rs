//! Unique rectangle, type 2: four open cells in two rows, two columns and two boxes have the same two digits; two of
//! them, side by side, have one other candidate besides, both the same. One of the two must take it, or the
//! digits could be exchanged in all four cells: what sees both loses it.
//!
//! ```text
//!  ab .  . | abc .  .     c is in one of the two cells on the right:
//!  ab .  . | abc .  .     * loses it
//!  .  .  . |  *  *  *
//! ```
//!
//! Where the other candidate is in cells across from each other, or in three, that is [type 5](super::unique_rectangle_5).

use crate::patterns::{rectangle, report_distinct};
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct UniqueRectangle2;

static FACTS: Facts = Facts {
    id: TechniqueId::new("unique-rectangle-2"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("first", Role::Extra, PartKind::Cell),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extra", Role::Extra, PartKind::Digit),
    ],
};

impl Technique for UniqueRectangle2 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        report_distinct(rectangle::shared_extras(analysis, &FACTS, true), found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "1258349678...9....9...1.384259.7.4.84..92...6..1.4..9.6124598735...8.6213...6.549",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-2: 78 r5c2(78),r5c3(78),r9c2(78),r9c3(78) r5c2 r5c2,r5c3 3 => r5c6<>3 r5c8<>3 r6c2<>3",
                ),
            },
            Example {
                digits: "137..5.8.486..159.529.8.371913.5.7...5.2..9...42...8...945..1.7.651.....371......",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-2: 46 r3c4(46),r3c6(46),r4c4(46),r4c6(46) r4c4 r4c4,r4c6 8 => r5c6<>8",
                ),
            },
            Example {
                digits: "138576..99421837655679248..375692...62941857.4813579.6796231.5.854769...213845697",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-2: 13 r3c8(13),r3c9(13),r8c8(13),r8c9(13) r8c8 r8c8,r8c9 2 => r8c7<>2",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "1258349678...9....9...1.384259.7.4.84..92...6..1.4..9.6124598735...8.6213...6.549",
                removed: "r5c6<>3 r5c8<>3 r6c2<>3",
                expect: Expect::Nothing,
            },
            // While r4c5 can still be 1, there is no pattern 79 r4c5(79),r4c6(79),r8c5(79),r8c6(79) r4c5 r4c5,r8c5 3.
            Example {
                digits: "269153874784..6315..5748269.4.8..5268976..4316.2..4987418.6.793526...148.7.481652",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}
