//! ALS-XY-Wing: three almost locked sets. The pivot has a restricted common digit x with the first and another, y, with
//! the second, so one of these two digits goes to it and the set that loses its digit has all of its others. A digit z
//! that both have is in one of them for certain: cells that see all its places in both lose it.
//!
//! ```text
//!  xz .  . | .  xy . | .  .  .     the smallest are the three cells of an XY-Wing; each may be
//!  .  .  . | .  .  . | .  .  .     an almost locked set of several cells
//!  .  .  . | .  .  . | .  .  .
//!  *  .  . | .  yz . | .  .  .
//! ```

use crate::patterns::als_chain;
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct AlsXyWing;

static FACTS: Facts = Facts {
    id: TechniqueId::new("als-xy-wing"),
    family: Family::AlmostLockedSet,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("pivot", Role::Pivot, PartKind::Cells),
        PartDecl::new("first", Role::SetA, PartKind::Cells),
        PartDecl::new("first-digit", Role::SetA, PartKind::Digit),
        PartDecl::new("second", Role::SetB, PartKind::Cells),
        PartDecl::new("second-digit", Role::SetB, PartKind::Digit),
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
    ],
};

impl Technique for AlsXyWing {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        als_chain::wings(analysis).report(found, |chain, eliminations| {
            let digits = eliminations.iter().map(|candidate| candidate.digit).collect();
            let links = chain.inferences(analysis.geometry(), eliminations[0].digit);
            let parts = FACTS.name_parts([
                PartValue::Cells(chain.sets[1]),
                PartValue::Cells(chain.sets[0]),
                PartValue::Digit(chain.links[0]),
                PartValue::Cells(chain.sets[2]),
                PartValue::Digit(chain.links[1]),
                PartValue::Digits(digits),
            ]);
            Step::new(FACTS.id, parts, Vec::new(), eliminations).with_links(links)
        })
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "3.1.29.8...8...92..927..5..139257...8....37.22...6.3...23...1..51...2...984.712.6",
                removed: "r1c2<>4 r2c2<>4 r5c2<>5 r5c8<>46 r6c2<>5 r6c8<>4 r6c9<>48 r7c9<>7 r8c9<>7",
                expect: Expect::Step("als-xy-wing: r6c2,r6c6 r1c2,r2c2,r3c1 7 r1c4,r2c6,r3c6 8 4 => r3c5<>4"),
            },
            Example {
                digits: "3.4.51..2.51.29..4792...651....6.4.........784......6992.84..1..4.5....75.3....46",
                removed: "r2c4<>3 r2c7<>8 r4c4<>7 r6c3<>7 r6c4<>7 r7c6<>3 r8c7<>3 r8c8<>3 r9c4<>7",
                expect: Expect::Step(
                    "als-xy-wing: r2c8,r4c8 r2c1 8 r4c1,r4c2,r4c3,r5c2,r5c3,r6c2,r6c3 2 6 => r5c1<>6",
                ),
            },
            Example {
                digits: "843....2..57.2.38...2..8..53.521....21..8.5..78.5.3162438.7.2...21..4...57...2.4.",
                removed: "r2c4<>1 r3c4<>1 r3c5<>9 r4c7<>79 r4c9<>79 r5c9<>4 r8c5<>9",
                expect: Expect::Step("als-xy-wing: r4c2,r4c8 r3c2 6 r3c1,r3c2,r3c8 7 9 => r3c4<>9 r3c7<>9"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..9..24..2...45....4..18.27......2749.627483.7248.....4.8.2.76..32..7.48...48...2",
                removed: "r1c1<>5 r4c4<>39 r4c5<>3 r4c6<>3 r6c5<>69 r6c6<>69 r7c4<>9 r8c4<>9",
                expect: Expect::Nothing,
            },
            // While r4c3 can still be 3, there is no pattern r4c3 r6c2 8 r4c4,r4c6,r5c5,r5c6,r6c5 9 7.
            Example {
                digits: "2675..3.8.....245..45.3...2.1..5..24.5.2...8...2..65.3..6.259.152.49.8...9...72.5",
                removed: "r2c4<>9 r5c1<>9 r5c6<>9 r7c8<>7 r8c8<>3 r9c8<>6",
                expect: Expect::Nothing,
            },
        ]
    }
}
