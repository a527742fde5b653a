//! Turbot fish: a digit has two places in each of two houses, and an end of one pair sees an end of the other. These two
//! are not both true, so one of the far ends is: a cell that sees both of those loses the digit. Two lines joined by a
//! line across are a skyscraper, a row and a column joined in a box a two-string kite, and not called so.
//!
//! ```text
//!  .  *  . | .  .  . | .  *  .     the box on the left and the column on the right have
//!  T  .  . | .  .  . | .  .  .     the digit at * or T only; not both * are true, so
//!  .  .  . | .  .  . | .  .  .     one T is: none at x
//!  x  .  . | .  .  . | .  T  .
//! ```

use crate::patterns::conjugate::{self, TwoPairsKind};
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct TurbotFish;

static FACTS: Facts = Facts {
    id: TechniqueId::new("turbot-fish"),
    family: Family::SingleDigit,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("base", Role::Base, PartKind::Houses),
        PartDecl::new("joint", Role::Cover, PartKind::House),
        PartDecl::new("near", Role::SetB, PartKind::Cells),
        PartDecl::new("far", Role::SetA, PartKind::Cells),
    ],
};

impl Technique for TurbotFish {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::Digit
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        conjugate::find(&FACTS, analysis, TwoPairsKind::TurbotFish, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..7..1........7..11.2..37.....1.4257.1.7.6...7....816.....1.87..748..51.861.75..3",
                removed: "r1c4<>4 r1c9<>6 r2c4<>4 r3c4<>4 r3c9<>6 r5c1<>3 r5c3<>38 r5c5<>3",
                expect: Expect::Step("turbot-fish: 6 r3,b8 c5 r3c5,r8c5 r3c4,r7c4 => r1c4<>6 r2c4<>6"),
            },
            Example {
                digits: "..1..5..6.....6..1.62.135.41.6..425.2..5.1.6.537628..9....4.6.262..5....81..62..5",
                removed: "",
                expect: Expect::Step("turbot-fish: 7 c6,b7 r7 r7c2,r7c6 r7c1,r8c6 => r7c4<>7"),
            },
            Example {
                digits: "..6..1..7.....6..11.27.3.64...164.2521...5.7656.2781...2..176..6.5..271.3716.9..2",
                removed: "",
                expect: Expect::Step("turbot-fish: 4 r5,r6 b6 r5c7,r6c8 r5c3,r6c3 => r2c3<>4 r7c3<>4"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..6..1..7.....6..11.27.3.64...164.2521...5.7656.2781...2..176..6.5..271.3716.9..2",
                removed: "r2c3<>4 r7c3<>4",
                expect: Expect::Nothing,
            },
            // While r1c2 can still be 8, there is no pattern 8 c2,c3 b4 r5c3,r6c2 r7c2,r7c3.
            Example {
                digits: "..5..1.63.36..5..1.12.6354.6.13...5....15.3.65.3.7612....614735354..7618167538492",
                removed: "r4c2<>489 r4c5<>29 r5c1<>89 r5c2<>89 r6c2<>4 r6c4<>9",
                expect: Expect::Nothing,
            },
        ]
    }
}
