//! Senior exocet: base cells, base digits and cross-lines as in a junior exocet, but not both targets Q are in the band of
//! the base: one at least is among the cells S of the cross-lines outside the band. All other cells of the cross-lines
//! that the base cells do not see have room for each base digit on fewer cross-lines than there are. So a base digit that
//! is in the base is in a target too, and the targets have the same two digits as the base.
//!
//! ```text
//!  B  B  . | .  .  . | .  .  .
//!  .  .  . | Q  .  . | S  .  .
//!  .  .  . | S  .  . | S  .  .
//!  .  .  S | S  .  . | S  .  .
//!  .  .  Q | S  .  . | S  .  .
//! ```
//!
//! Neither target will do without the other, or it would be no exocet.

use crate::patterns::{exocet, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct SeniorExocet;

static FACTS: Facts = Facts {
    id: TechniqueId::new("senior-exocet"),
    family: Family::Expert,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("base", Role::SetA, PartKind::Cells),
        PartDecl::new("targets", Role::SetB, PartKind::Cells),
        PartDecl::new("lines", Role::Base, PartKind::Houses),
    ],
};

impl Technique for SeniorExocet {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut steps = Vec::new();
        exocet::seniors(analysis, |exocet| {
            let eliminations = exocet.eliminations(analysis.position(), false);
            if !eliminations.is_empty() {
                let parts = FACTS.name_parts([
                    PartValue::Digits(exocet.base.digits),
                    PartValue::Cells(exocet.base.cells.into_iter().collect()),
                    PartValue::Cells(exocet.targets.into_iter().collect()),
                    PartValue::Houses(exocet.base.cross_lines()),
                ]);
                steps.push(Step::new(FACTS.id, parts, Vec::new(), eliminations));
            }
        });
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "5483716927.29.415.9..5.2.7.3864.792..5.298.6.29.6.3....791352.66..8295.7.25746..9",
                removed: "",
                expect: Expect::Step("senior-exocet: 134 r8c2,r8c3 r5c1,r9c8 c1,c4,c8 => r8c8<>3 r9c8<>18"),
            },
            Example {
                digits: "2.8735...7.4..9.5..9514..7.8...73.......217..1.7..4..55.13974.6...4165.7476.5.931",
                removed: "r2c2<>6 r2c7<>6 r4c8<>2 r6c8<>2",
                expect: Expect::Step(
                    "senior-exocet: 239 r4c3,r5c3 r6c7,r8c1 r1,r6,r8 => r5c1<>9 r6c7<>68 r8c1<>3 r8c3<>9",
                ),
            },
            Example {
                digits: ".93.7...85..8.92.1..15..9.61.......9.....8.173.9617...945.83.627162..8.3.3.......",
                removed: "r4c5<>3 r5c5<>3 r9c8<>7",
                expect: Expect::Step(
                    "senior-exocet: 467 r2c2,r2c3 r3c8,r5c1 c1,c4,c8 => r2c8<>7 r3c2<>7 r3c8<>34 r5c1<>2",
                ),
            },
            // While r6c8 can still be 2, the cross-lines have room for it without the targets.
            Example {
                digits: "2.8735...7.4..9.5..9514..7.8...73.......217..1.7..4..55.13974.6...4165.7476.5.931",
                removed: "r2c2<>6 r2c7<>6 r4c8<>2",
                expect: Expect::Nothing,
            },
            // While r9c8 can still be 7, the same.
            Example {
                digits: ".93.7...85..8.92.1..15..9.61.......9.....8.173.9617...945.83.627162..8.3.3.......",
                removed: "r4c5<>3 r5c5<>3",
                expect: Expect::Nothing,
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "5483716927.29.415.9..5.2.7.3864.792..5.298.6.29.6.3....791352.66..8295.7.25746..9",
                removed: "r8c8<>3 r9c8<>18",
                expect: Expect::Nothing,
            },
        ]
    }
}
