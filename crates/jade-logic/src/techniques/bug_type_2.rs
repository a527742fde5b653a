//! BUG, type 2: all open cells would have two candidates, and all open digits two places in every house, but for one
//! digit that several cells have besides. One of these cells takes it, or the whole board could be filled in another
//! way ([BUG + 1](super::bug_plus_one)): what sees all of them loses it.
//!
//! ```text
//!  ab .  acd | .  .  .     d is surplus in both cells of three: one of them
//!  .  .  .   | bcd *  .    takes it, and * sees both
//! ```

use crate::patterns::{bug, deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct BugType2;

static FACTS: Facts = Facts {
    id: TechniqueId::new("bug-type-2"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("first", Role::Extra, PartKind::Cell),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extra", Role::Extra, PartKind::Digit),
    ],
};

impl Technique for BugType2 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut steps = Vec::new();
        bug::find(analysis, &mut |pattern| {
            if let Some((extra, lost)) = pattern.shared_extra().filter(|(_, lost)| !lost.is_empty()) {
                let first = PartValue::Cell(pattern.first());
                let roof = PartValue::Cells(pattern.roof());
                let parts = FACTS.name_parts([pattern.deadly(), first, roof, PartValue::Digit(extra)]);
                steps.push(deadly::step(&FACTS, parts, lost));
            }
        });
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "916....757.569132.2.357.691624..7.893718.9.6.598.6..3.169243.5.432785916857916243",
                removed: "",
                expect: Expect::Step(
                    "bug-type-2: r1c4(34),r1c5(23),r1c6(28),r1c7(48),r2c2(48),r2c9(48),r3c2(48),r3c6(48),r4c4(13),r4c5(35),r4c7(15),r5c5(25),r5c7(45),r5c9(24),r6c4(14),r6c6(24),r6c7(17),r6c9(27),r7c7(78),r7c9(78) r1c6 r1c6,r6c7,r6c9 4 => r6c6<>4",
                ),
            },
            Example {
                digits: ".4156.9277.241.53665.7.21841.462579..7.1.46522659..41...72568415268413794183..265",
                removed: "r6c6<>8",
                expect: Expect::Step(
                    "bug-type-2: r1c1(38),r1c6(38),r2c2(89),r2c6(89),r3c3(39),r3c5(39),r4c2(38),r4c9(38),r5c1(89),r5c3(39),r5c5(38),r6c5(78),r6c6(37),r6c9(38),r7c1(39),r7c2(39),r9c5(79),r9c6(79) r5c1 r5c1,r6c5 3 => r5c5<>3",
                ),
            },
            Example {
                digits: "5937862418....4935421935786.3586.4199.435.862....493576.94..573.5.69.124.4257.698",
                removed: "",
                expect: Expect::Step(
                    "bug-type-2: r2c2(67),r2c3(67),r2c4(12),r2c5(12),r4c1(27),r4c6(27),r5c2(17),r5c6(17),r6c1(12),r6c2(68),r6c3(68),r6c4(12),r7c2(18),r7c5(12),r7c6(28),r8c1(37),r8c3(78),r8c6(38),r9c1(13),r9c6(13) r6c2 r6c2,r7c6 1 => r7c2<>1",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "916....757.569132.2.357.691624..7.893718.9.6.598.6..3.169243.5.432785916857916243",
                removed: "r6c6<>4",
                expect: Expect::Nothing,
            },
            // While r6c6 can still be 8, there is no pattern r1c1(38),r1c6(38),r2c2(89),r2c6(89),r3c3(39),r3c5(39),r4c2(38),r4c9(38),r5c1(89),r5c3(39),r5c5(38),r6c5(78),r6c6(37),r6c9(38),r7c1(39),r7c2(39),r9c5(79),r9c6(79) r5c1 r5c1,r6c5 3.
            Example {
                digits: ".4156.9277.241.53665.7.21841.462579..7.1.46522659..41...72568415268413794183..265",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}
