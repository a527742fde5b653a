//! Two-string kite: a digit has two places in a row and two in a column, and one end of each pair lies in the same box.
//! These two are not both true, so one of the other ends is: the cell that sees both of those loses the digit.
//!
//! ```text
//!  .  *  . | .  .  . | T  .  .     row and column have the digit at * or T only;
//!  *  .  . | .  .  . | .  .  .     not both * are true, so one T is: none at x
//!  .  .  . | .  .  . | .  .  .
//!  T  .  . | .  .  . | x  .  .
//! ```

use crate::patterns::conjugate::{self, TwoPairsKind};
use crate::patterns::report_distinct;
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct TwoStringKite;

static FACTS: Facts = Facts {
    id: TechniqueId::new("two-string-kite"),
    family: Family::SingleDigit,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("base", Role::Base, PartKind::Houses),
        PartDecl::new("box", Role::Cover, PartKind::House),
        PartDecl::new("near", Role::SetB, PartKind::Cells),
        PartDecl::new("far", Role::SetA, PartKind::Cells),
    ],
};

impl Technique for TwoStringKite {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let mut steps = Vec::new();
        conjugate::two_pairs(analysis, |pattern| {
            if pattern.kind(geometry) != TwoPairsKind::TwoStringKite || pattern.targets(position).is_empty() {
                return;
            }
            let [near, far] = pattern.cells();
            let mut houses = pattern.houses.to_vec();
            houses.sort_unstable();
            let parts = FACTS.name_parts([
                PartValue::Digit(pattern.digit),
                PartValue::Houses(houses),
                PartValue::House(pattern.joint),
                PartValue::Cells(near),
                PartValue::Cells(far),
            ]);
            let step = Step::new(FACTS.id, parts, Vec::new(), pattern.eliminations(position));
            steps.push(step.with_links(pattern.links()));
        });
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "....1...6.....6..16.18.2.34..6........4....62.5.16.7.....681...16.5..8..78....61.",
                removed: "",
                expect: Expect::Step("two-string-kite: 7 r3,c3 b1 r2c3,r3c2 r1c3,r3c5 => r1c4<>7 r1c6<>7"),
            },
            Example {
                digits: ".49187..6..7496.81681523947938712654165349872472658.....38647..8.697.4..79423..68",
                removed: "",
                expect: Expect::Step("two-string-kite: 5 r9,c9 b9 r7c9,r9c7 r8c9,r9c6 => r8c6<>5"),
            },
            Example {
                digits: "..7..1........7..11.2..37.....1.4257.1.7.6...7....816.....1.87..748..51.861.75..3",
                removed: "r1c4<>4 r1c9<>6 r2c4<>4 r3c4<>4 r3c9<>6 r5c1<>3 r5c3<>38 r5c5<>3",
                expect: Expect::Step("two-string-kite: 2 r9,c6 b8 r8c6,r9c4 r7c6,r9c8 => r7c9<>2"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: ".49187..6..7496.81681523947938712654165349872472658.....38647..8.697.4..79423..68",
                removed: "r8c6<>5",
                expect: Expect::Nothing,
            },
            // While r4c2 can still be 8, there is no pattern 8 r4,c8 b6 r4c7,r5c8 r2c8,r4c5.
            Example {
                digits: "..5..1.63.36..5..1.12.6354.6.13...5....15.3.65.3.7612....614735354..7618167538492",
                removed: "r1c2<>8 r4c2<>49 r4c5<>29 r5c1<>89 r5c2<>89 r6c2<>4 r6c4<>9 r7c1<>8",
                expect: Expect::Nothing,
            },
        ]
    }
}
