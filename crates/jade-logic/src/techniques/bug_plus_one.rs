//! BUG + 1: all open cells have two candidates but for one that has three, and without one of its three, in every
//! house every open digit would have exactly two places. Without it the whole board could be filled in another way:
//! taking the other candidate of every cell. So the cell takes the third.
//!
//! ```text
//!  ab  ac  bc     the digit that has three places in the row,
//!  ..  abc ..     the column and the box of the cell with three candidates
//! ```
//!
//! The condition is exact: each house and digit is counted. All cells of the pattern are open, so no givens:
//! see `patterns/deadly.rs`.

use crate::patterns::{bug, deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct BugPlusOne;

static FACTS: Facts = Facts {
    id: TechniqueId::new("bug-plus-one"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("corner", Role::Extra, PartKind::Cell),
        PartDecl::new("extra", Role::Extra, PartKind::Digit),
    ],
};

impl Technique for BugPlusOne {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut steps = Vec::new();
        bug::find(analysis, &mut |pattern| {
            if let (Some((corner, lost)), Some(extra)) = (pattern.corner(), pattern.extras().single()) {
                let parts =
                    FACTS.name_parts([pattern.deadly(), PartValue::Cell(corner), PartValue::Digit(extra)]);
                steps.push(deadly::step(&FACTS, parts, lost));
            }
        });
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "163497825582316749.7.8526316.597.218.2156.3977..12.456317649582..62.517.25.7.196.",
                removed: "",
                expect: Expect::Step(
                    "bug-plus-one: r3c1(49),r3c3(49),r4c2(34),r4c6(34),r5c1(48),r5c6(48),r6c2(39),r6c3(89),r6c6(38),r8c1(89),r8c2(49),r8c5(38),r8c9(34),r9c3(48),r9c5(38),r9c9(34) r8c1 4 => r8c1<>89",
                ),
            },
            Example {
                digits: "429851367185.6.492376...8516421..57.537...91.918.7562.764518239851932746293.4.185",
                removed: "",
                expect: Expect::Step(
                    "bug-plus-one: r2c4(37),r2c6(37),r3c4(24),r3c5(29),r3c6(49),r4c5(89),r4c6(39),r4c9(38),r5c4(26),r5c5(28),r5c6(46),r5c9(48),r6c4(34),r6c9(34),r9c4(67),r9c6(67) r5c4 4 => r5c4<>26",
                ),
            },
            Example {
                digits: "5.19437.694.876.51..61259..43968751286751243921539486715..69.7869.7381.5..8.5169.",
                removed: "",
                expect: Expect::Step(
                    "bug-plus-one: r1c2(28),r1c8(28),r2c3(23),r2c7(23),r3c1(37),r3c2(78),r3c8(48),r3c9(34),r7c3(34),r7c4(24),r7c7(23),r8c3(24),r8c8(24),r9c1(37),r9c2(27),r9c4(24),r9c9(34) r7c3 2 => r7c3<>34",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "163497825582316749.7.8526316.597.218.2156.3977..12.456317649582..62.517.25.7.196.",
                removed: "r8c1<>89",
                expect: Expect::Nothing,
            },
            // While r4c3 can still be 8, there is no pattern r1c2(34),r1c7(34),r2c3(38),r2c8(58),r2c9(35),r3c3(48),r3c7(48),r4c2(28),r4c3(24),r4c8(48),r5c2(45),r5c8(45),r6c2(58),r6c7(38),r6c9(35),r8c2(23),r8c3(23) r4c2 4.
            Example {
                digits: "1.5786.2976.4291..29.513.766..3519.73.19786.29.7642.1.8792345614..165798516897234",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}
