//! BUG, type 4: all open cells would have two candidates, and all open digits two places in every house, but for
//! surplus candidates in two cells of one house; a digit that is not surplus in either has no other place than these two
//! in that house. One of the cells takes it, the other takes a surplus candidate, or the whole board could be
//! filled in another way ([BUG + 1](super::bug_plus_one)): both lose what is left of their own.
//!
//! ```text
//!  abc .  . | abd .  . | .  .  .     c and d are surplus, a has these two
//!                                    places in the row: neither is b
//! ```

use crate::patterns::{bug, deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct BugType4;

static FACTS: Facts = Facts {
    id: TechniqueId::new("bug-type-4"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extras", Role::Extra, PartKind::Digits),
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("locked", Role::Shared, PartKind::Digit),
    ],
};

impl Technique for BugType4 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut steps = Vec::new();
        bug::find(analysis, &mut |pattern| {
            pattern.locked(|house, locked, lost| {
                let parts = FACTS.name_parts([
                    pattern.deadly(),
                    PartValue::Cells(pattern.roof()),
                    PartValue::Digits(pattern.extras()),
                    PartValue::House(house),
                    PartValue::Digit(locked),
                ]);
                steps.push(deadly::step(&FACTS, parts, lost));
            });
        });
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "2...81.7447.2...1886145739212...8457.4712.869.8674.231..4816725618572943752394186",
                removed: "",
                expect: Expect::Step(
                    "bug-type-4: r1c2(39),r1c3(35),r1c4(69),r1c7(56),r2c3(59),r2c5(36),r2c6(39),r2c7(56),r4c3(39),r4c4(69),r4c5(36),r5c1(35),r5c6(35),r6c1(59),r6c6(59),r7c1(39),r7c2(39) r1c3,r2c3 39 b1 5 => r1c3<>3 r2c3<>9",
                ),
            },
            Example {
                digits: "465..978.278.5491.9317..45.196.7.8348439..5275274..169782.4.691619827345354.9.278",
                removed: "",
                expect: Expect::Step(
                    "bug-type-4: r1c4(12),r1c5(13),r1c9(23),r2c4(36),r2c9(36),r3c5(68),r3c6(28),r3c9(26),r4c4(25),r4c6(25),r5c5(16),r5c6(16),r6c5(38),r6c6(38),r7c4(35),r7c6(35),r9c4(16),r9c6(16) r1c4,r3c6 36 b2 2 => r1c4<>1 r3c6<>8",
                ),
            },
            Example {
                digits: "68712.3.4291.347.85437.812.976.4.2814352816..812..7543168472935.5981.4.2.24.5.81.",
                removed: "",
                expect: Expect::Step(
                    "bug-type-4: r1c6(59),r1c8(59),r2c4(56),r2c8(56),r3c5(69),r3c9(69),r4c4(35),r4c6(35),r5c8(79),r5c9(79),r6c4(69),r6c5(69),r8c1(37),r8c6(36),r8c8(67),r9c1(37),r9c4(39),r9c6(69),r9c9(67) r9c4,r9c6 36 b8 9 => r9c4<>3 r9c6<>6",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "2...81.7447.2...1886145739212...8457.4712.869.8674.231..4816725618572943752394186",
                removed: "r1c3<>3 r2c3<>9",
                expect: Expect::Nothing,
            },
            // While r1c3 can still be 1, there is no pattern r1c1(16),r1c3(78),r1c6(16),r1c7(78),r2c1(26),r2c3(78),r2c4(28),r2c6(67),r3c1(12),r3c4(18),r3c5(27),r3c7(78),r4c3(12),r4c4(12),r5c5(27),r5c6(17),r5c7(12),r6c3(12),r6c7(12) r1c6,r3c4 27 b2 1.
            Example {
                digits: ".4.93..52.5..4.931.39..5.6457..934864865...9339.684.75864319527913752648725468319",
                removed: "r2c3<>2",
                expect: Expect::Nothing,
            },
        ]
    }
}
