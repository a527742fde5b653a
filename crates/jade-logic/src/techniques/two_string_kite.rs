//! Two-string kite: a digit has two places in a row and two in a column, and one end of each pair lies in the same box.
//! These two are not both true, so one of the other ends is: the cell that sees both of those loses the digit. Dual: in
//! the column of the one near cell and the row of the other there are such strings as well; both kites are one step.
//!
//! ```text
//!  .  *  . | .  .  . | T  .  .     row and column have the digit at * or T only;
//!  *  .  . | .  .  . | .  .  .     not both * are true, so one T is: none at x
//!  .  .  . | .  .  . | .  .  .
//!  T  .  . | .  .  . | x  .  .
//! ```

use crate::patterns::conjugate::{self, TwoPairs, TwoPairsKind};
use crate::patterns::report_with_dual;
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Step, Technique, TechniqueId};
use jade_grid::CellSet;
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
        PartDecl::new("other-base", Role::Base, PartKind::Houses),
        PartDecl::new("other-far", Role::SetA, PartKind::Cells),
    ],
};

impl Technique for TwoStringKite {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::Digit
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let kites = conjugate::two_pairs(analysis, TwoPairsKind::TwoStringKite);
        let mut steps: Vec<Step> = kites.iter().map(|kite| step(analysis, kite, None)).collect();
        for (index, kite) in kites.iter().enumerate() {
            let tied_so =
                |other: &&TwoPairs| other.digit == kite.digit && other.cells()[0] == kite.cells()[0];
            for other in kites[index + 1..].iter().filter(tied_so) {
                steps.push(step(analysis, kite, Some(other)));
            }
        }
        report_with_dual(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "....1...6.....6..16.18.2.34..6........4....62.5.16.7.....681...16.5..8..78....61.",
                removed: "",
                expect: Expect::Step(
                    "two-string-kite: 7 r3,c3 b1 r2c3,r3c2 r1c3,r3c5 - - => r1c4<>7 r1c6<>7",
                ),
            },
            Example {
                digits: ".49187..6..7496.81681523947938712654165349872472658.....38647..8.697.4..79423..68",
                removed: "",
                expect: Expect::Step("two-string-kite: 5 r9,c9 b9 r7c9,r9c7 r8c9,r9c6 - - => r8c6<>5"),
            },
            Example {
                digits: "..7..1........7..11.2..37.....1.4257.1.7.6...7....816.....1.87..748..51.861.75..3",
                removed: "r1c4<>4 r1c9<>6 r2c4<>4 r3c4<>4 r3c9<>6 r5c1<>3 r5c3<>38 r5c5<>3",
                expect: Expect::Step("two-string-kite: 2 r9,c6 b8 r8c6,r9c4 r7c6,r9c8 - - => r7c9<>2"),
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

/// A kite, or two kites that are tied together in the same cells.
fn step(analysis: &Analysis<'_>, kite: &TwoPairs, other: Option<&TwoPairs>) -> Step {
    let position = analysis.position();
    let [digit, base, in_box, near, far] = kite.parts(analysis.geometry());
    let other_base = PartValue::Houses(other.map_or_else(Vec::new, TwoPairs::base));
    let other_far = PartValue::Cells(other.map_or(CellSet::EMPTY, |other| other.cells()[1]));
    let parts = FACTS.name_parts([digit, base, in_box, near, far, other_base, other_far]);
    let both = || std::iter::once(kite).chain(other);
    let eliminations = both().flat_map(|kite| kite.eliminations(position)).collect();
    let links = both().flat_map(TwoPairs::links).collect();
    Step::new(FACTS.id, parts, Vec::new(), eliminations).with_links(links)
}
