//! Skyscraper: a digit has two places in each of two rows, and one end of each pair stands in the same column. These
//! two are not both true, so one of the other ends is: a cell that sees both of those loses the digit. Or the same with
//! rows and columns exchanged. Were the other ends in one column too, it would be an X-Wing.
//!
//! ```text
//!  .  *  . | .  .  . | T  .  x     the rows have the digit at * or T only;
//!  .  .  . | .  .  . | .  .  .     not both * are true, so one T is:
//!  .  *  . | .  .  . | x  .  T     none at x
//! ```

use crate::patterns::conjugate::{self, TwoPairsKind};
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct Skyscraper;

static FACTS: Facts = Facts {
    id: TechniqueId::new("skyscraper"),
    family: Family::SingleDigit,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("base", Role::Base, PartKind::Houses),
        PartDecl::new("line", Role::Cover, PartKind::House),
        PartDecl::new("near", Role::SetB, PartKind::Cells),
        PartDecl::new("far", Role::SetA, PartKind::Cells),
    ],
};

impl Technique for Skyscraper {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::Digit
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        conjugate::find(&FACTS, analysis, TwoPairsKind::Skyscraper, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: ".49187..6..7496.81681523947938712654165349872472658.....38647..8.697.4..79423..68",
                removed: "",
                expect: Expect::Step("skyscraper: 5 c6,c9 r8 r8c6,r8c9 r7c9,r9c6 => r9c7<>5"),
            },
            Example {
                digits: ".....1...........11.2..3..4.....4.25.1........6..78.......1.6..6.5..271.3.1..9...",
                removed: "",
                expect: Expect::Step("skyscraper: 6 c6,c9 r5 r5c6,r5c9 r1c9,r2c6 => r1c4<>6 r1c5<>6 r2c8<>6"),
            },
            Example {
                digits: "..5..1.63.36..5..1.12.6354.6.13...5....15.3.65.3.7612....614735354..7618167538492",
                removed: "r4c2<>489 r4c5<>29 r5c1<>89 r5c2<>89 r6c2<>4 r6c4<>9",
                expect: Expect::Step("skyscraper: 8 r3,r6 c4 r3c4,r6c4 r3c1,r6c2 => r1c2<>8"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: ".49187..6..7496.81681523947938712654165349872472658.....38647..8.697.4..79423..68",
                removed: "r9c7<>5",
                expect: Expect::Nothing,
            },
            // While r3c4 can still be 6, there is no pattern 6 r3,r6 c9 r3c9,r6c9 r3c7,r6c8.
            Example {
                digits: "........2...2....15.2..3.4.......52842856.7.335.82.4....5..23.4283.541..764...2.5",
                removed: "r1c4<>6 r1c8<>8 r2c8<>8 r6c3<>6 r7c4<>19 r7c5<>19 r7c8<>9",
                expect: Expect::Nothing,
            },
        ]
    }
}
