//! XYZ-Wing: a cell with three candidates, the pivot, sees two cells that have two of them each, with one digit in common.
//! Whichever digit the pivot takes, one of the three cells has that one: cells that see all three lose it. (Three such
//! cells in one house are a naked triple.)
//!
//! ```text
//!  .  xyz * | .  xz . | .  .  .     one of the three has z: none at *,
//!  yz .   . | .  .  . | .  .  .     which see all three
//! ```

use crate::patterns::wing;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct XyzWing;

static FACTS: Facts = Facts {
    id: TechniqueId::new("xyz-wing"),
    family: Family::Wing,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("pivot", Role::Pivot, PartKind::Cell),
        PartDecl::new("first", Role::Pincer, PartKind::Cell),
        PartDecl::new("first-digit", Role::SetA, PartKind::Digit),
        PartDecl::new("second", Role::Pincer, PartKind::Cell),
        PartDecl::new("second-digit", Role::SetB, PartKind::Digit),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
    ],
};

impl Technique for XyzWing {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        wing::find(&FACTS, analysis, 3, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3.....2..2.....14.7..2.367.6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c2<>89 r1c7<>4 r2c1<>5 r2c2<>89 r2c7<>4 r3c2<>89 r5c1<>89 r5c7<>7 \
                     r5c8<>7 r6c1<>89 r6c7<>7 r7c1<>89 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Step("xyz-wing: r5c8 r4c9 5 r5c2 9 8 => r5c7<>8 r5c9<>8"),
            },
            Example {
                digits: "....1........6...1..9.23.4......1.....56.....786.9451...8132794427...136391746...",
                removed: "",
                expect: Expect::Step("xyz-wing: r4c5 r5c6 7 r8c5 5 8 => r5c5<>8"),
            },
            Example {
                digits: "..1..5..6.....6..1.62.135841.6..425.24.5.1.6.537628149...84961262.157...81.362..5",
                removed: "r2c3<>4",
                expect: Expect::Step("xyz-wing: r1c2 r3c1 7 r4c2 8 9 => r2c2<>9"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..3.....2..2.....14.7..2.367.6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c2<>89 r1c7<>4 r2c1<>5 r2c2<>89 r2c7<>4 r3c2<>89 r5c1<>89 r5c7<>78 \
                     r5c8<>7 r5c9<>8 r6c1<>89 r6c7<>7 r7c1<>89 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Nothing,
            },
            // While r4c1 can still be 5, there is no pattern r4c1 r4c2 4 r7c1 9 8.
            Example {
                digits: "..1.6......6.9...1.9281364....63.12..1.95..6..6.17.....2.546.1.653781.9.174329856",
                removed: "r1c1<>3 r1c6<>24 r2c1<>3 r2c6<>24 r4c1<>7 r5c1<>7 r6c1<>5",
                expect: Expect::Nothing,
            },
        ]
    }
}
