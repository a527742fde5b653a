//! BUG, type 3: all open cells would have two candidates, and all open digits two places in every house, but for some
//! candidates in cells of one house. One of these cells takes one of its surplus candidates, or the whole board could
//! be filled in another way ([BUG + 1](super::bug_plus_one)). So together they are like a cell with the surplus
//! candidates; with some other cells of the house they form a naked subset, and the rest of it loses its digits.
//!
//! ```text
//!  abc .  . | bcd .  . | cd *  *     c and d are surplus: with cd they are
//!                                    used up in the row
//! ```

use crate::patterns::{bug, deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct BugType3;

static FACTS: Facts = Facts {
    id: TechniqueId::new("bug-type-3"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extras", Role::Extra, PartKind::Digits),
        PartDecl::new("subset", Role::SetA, PartKind::Cells),
        PartDecl::new("subset-digits", Role::SetA, PartKind::Digits),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
};

impl Technique for BugType3 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut steps = Vec::new();
        bug::find(analysis, &mut |pattern| {
            pattern.subsets(|subset| {
                let parts = FACTS.name_parts([
                    pattern.deadly(),
                    PartValue::Cells(pattern.roof()),
                    PartValue::Digits(pattern.extras()),
                    PartValue::Cells(subset.cells),
                    PartValue::Digits(subset.digits),
                    PartValue::Houses(subset.houses),
                ]);
                steps.push(deadly::step(&FACTS, parts, subset.eliminations));
            });
        });
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "364187259529634781...9524366..298514....1536...5.6389....546178456871923781329645",
                removed: "",
                expect: Expect::Step(
                    "bug-type-3: r3c1(18),r3c2(17),r3c3(78),r4c2(37),r4c3(37),r5c1(89),r5c2(49),r5c3(28),r5c4(47),r5c9(27),r6c1(12),r6c2(14),r6c4(47),r6c9(27),r7c1(29),r7c2(39),r7c3(23) r5c1,r5c2,r5c3,r6c2 27 r4c2,r4c3 237 b4 => r6c1<>2",
                ),
            },
            Example {
                digits: "465..978.278.5491.9317..45.196.7.8348439..5275274..169782.4.691619827345354.9.278",
                removed: "",
                expect: Expect::Step(
                    "bug-type-3: r1c4(12),r1c5(13),r1c9(23),r2c4(36),r2c9(36),r3c5(68),r3c6(28),r3c9(26),r4c4(25),r4c6(25),r5c5(16),r5c6(16),r6c5(38),r6c6(38),r7c4(35),r7c6(35),r9c4(16),r9c6(16) r1c4,r3c6 36 r1c5,r2c4 136 b2 => r3c5<>6",
                ),
            },
            Example {
                digits: "731254...452896173698137245986713...3174258965246897311493.2...8.59413..2.35.8.1.",
                removed: "",
                expect: Expect::Step(
                    "bug-type-3: r1c7(69),r1c8(68),r1c9(89),r4c7(45),r4c8(25),r4c9(24),r7c5(67),r7c7(56),r7c8(58),r7c9(78),r8c2(67),r8c8(26),r8c9(27),r9c2(67),r9c5(67),r9c7(49),r9c9(49) r7c8,r9c7,r9c9 67 r7c7,r8c8,r8c9 2567 b9 => r7c9<>7",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "364187259529634781...9524366..298514....1536...5.6389....546178456871923781329645",
                removed: "r6c1<>2",
                expect: Expect::Nothing,
            },
            // While r1c3 can still be 1, there is no pattern r1c1(16),r1c3(78),r1c6(16),r1c7(78),r2c1(26),r2c3(78),r2c4(28),r2c6(67),r3c1(12),r3c4(18),r3c5(27),r3c7(78),r4c3(12),r4c4(12),r5c5(27),r5c6(17),r5c7(12),r6c3(12),r6c7(12) r1c6,r3c4 27 r2c4,r3c5 278 b2.
            Example {
                digits: ".4.93..52.5..4.931.39..5.6457..934864865...9339.684.75864319527913752648725468319",
                removed: "r2c3<>2",
                expect: Expect::Nothing,
            },
        ]
    }
}
