//! Junior exocet: two base cells B, in one box and line, have three or four candidates together, the base digits. The
//! cross-lines are the lines across beside them in their box, and one in each of two other boxes of the band. In each of
//! these two, one cell Q of the band outside the line of the base is a target; its companions, marked -, are without base
//! digits. Outside the band, the cells S of the cross-lines have room for each base digit on fewer cross-lines than there
//! are: on two lines at most, for example, where there are three cross-lines. So a base digit that is in B is in a target
//! too, and the targets have the same two digits as the base.
//!
//! ```text
//!  B  B  . | .  .  . | .  .  .
//!  .  .  . | Q  .  . | -  m  m     If the first Q has a digit of the base, that digit is
//!  .  .  . | -  .  . | Q  .  .     at one of the m, its mirror: neither its row nor that of
//!  .  .  S | S  .  . | S  .  .     the base is left for the box of the other target
//! ```

use crate::patterns::{exocet, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct JuniorExocet;

static FACTS: Facts = Facts {
    id: TechniqueId::new("junior-exocet"),
    family: Family::Expert,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("base", Role::SetA, PartKind::Cells),
        PartDecl::new("targets", Role::SetB, PartKind::Cells),
        PartDecl::new("lines", Role::Base, PartKind::Houses),
        PartDecl::new("mirrors", Role::Cover, PartKind::Houses),
    ],
};

impl Technique for JuniorExocet {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut steps = Vec::new();
        exocet::juniors(analysis, |exocet| {
            let eliminations = exocet.eliminations(analysis.position(), true);
            if !eliminations.is_empty() {
                let parts = FACTS.name_parts([
                    PartValue::Digits(exocet.base.digits),
                    PartValue::Cells(exocet.base.cells.into_iter().collect()),
                    PartValue::Cells(exocet.targets.into_iter().collect()),
                    PartValue::Houses(exocet.base.cross_lines()),
                    PartValue::Houses(exocet.mirror_boxes()),
                ]);
                steps.push(Step::new(FACTS.id, parts, Vec::new(), eliminations));
            }
        });
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "...5.9.....12.48654.5.86....4...5.2.1...435..5..9.2...7.9..841...4.912...184.7...",
                removed: "r3c2<>9 r3c4<>3 r4c4<>6 r5c4<>6 r7c5<>36 r9c5<>36",
                expect: Expect::Step(
                    "junior-exocet: 356 r8c1,r8c2 r7c4,r9c8 c3,c4,c8 b8,b9 => r7c2<>5 r8c2<>36 r8c8<>5 \
                    r9c5<>5 r9c8<>39",
                ),
            },
            Example {
                digits: "...7...56.2.56.3..6153...729582.67.3.3.8.526926.9..5.8.8.1..6.....69..8...64.....",
                removed: "",
                expect: Expect::Step("junior-exocet: 489 r3c5,r3c6 r1c2,r1c7 c2,c4,c7 b1,b3 => r1c7<>1"),
            },
            Example {
                digits: "136.5.984...914..59546831....31..75651.8.64...693.5218..8..154...153.8...954.8..1",
                removed: "r2c8<>27 r5c5<>9 r7c1<>27 r7c5<>27 r7c9<>27 r9c5<>7",
                expect: Expect::Step("junior-exocet: 2379 r7c9,r8c9 r3c8,r5c8 r3,r5,r9 b3,b6 => r8c9<>9"),
            },
            // While r4c4 can still be 6, the cross-lines have room for it without the targets.
            Example {
                digits: "...5.9.....12.48654.5.86....4...5.2.1...435..5..9.2...7.9..841...4.912...184.7...",
                removed: "r3c2<>9 r3c4<>3 r5c4<>6 r7c5<>36 r9c5<>36",
                expect: Expect::Nothing,
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "136.5.984...914..59546831....31..75651.8.64...693.5218..8..154...153.8...954.8..1",
                removed: "r2c8<>27 r5c5<>9 r7c1<>27 r7c5<>27 r7c9<>27 r8c9<>9 r9c5<>7",
                expect: Expect::Nothing,
            },
        ]
    }
}
