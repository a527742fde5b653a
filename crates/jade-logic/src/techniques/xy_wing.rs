//! XY-Wing: a cell with two candidates, the pivot, sees two others, the wings: each shares one digit with it and they
//! share a third. Whichever digit the pivot takes, one wing is left with the third: cells that see both wings lose it.
//! (Three such cells in one house are a naked triple.)
//!
//! ```text
//!  xy .  . | .  xz . | .  .  .     if the pivot xy is x, then xz is z; if it is y,
//!  .  .  . | .  .  . | .  .  .     then yz is: no z at *
//!  .  .  . | .  .  . | .  .  .
//!  yz .  . | .  *  . | .  .  .
//! ```

use crate::patterns::wing;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct XyWing;

static FACTS: Facts = Facts {
    id: TechniqueId::new("xy-wing"),
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

impl Technique for XyWing {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        wing::find(&FACTS, analysis, 2, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: ".49187..6..7496.81681523947938712654165349872472658.....38647..8.697.4..79423..68",
                removed: "",
                expect: Expect::Step("xy-wing: r9c7 r6c7 1 r8c9 5 3 => r6c9<>3"),
            },
            Example {
                digits: "..5..1.63.36..5..1.12.6354.6.13...5....15.3.65.3.7612....614735354..7618167538492",
                removed: "r1c2<>8 r2c5<>8 r4c2<>489 r4c5<>29 r5c1<>89 r5c2<>89 r6c2<>4 r6c4<>9 r7c1<>8",
                expect: Expect::Step("xy-wing: r6c9 r4c7 9 r6c4 4 8 => r4c5<>8"),
            },
            Example {
                digits: "..1.....3..7.....18.21.3746..8.31675.738.641261.27.398...68.15.186...23.7..31.86.",
                removed: "r1c6<>2 r2c6<>2 r9c6<>5",
                expect: Expect::Step("xy-wing: r6c3 r5c1 5 r7c3 4 9 => r7c1<>9"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: ".49187..6..7496.81681523947938712654165349872472658.....38647..8.697.4..79423..68",
                removed: "r6c9<>3",
                expect: Expect::Nothing,
            },
            // While r3c9 can still be 9, there is no pattern r3c9 r1c7 5 r4c9 8 9.
            Example {
                digits: "678.21.43.438...1221..346...6417532.3.16.2..4.2734.1.61..2..4377864132..432...861",
                removed: "r3c8<>5 r7c5<>59 r7c6<>9",
                expect: Expect::Nothing,
            },
        ]
    }
}
