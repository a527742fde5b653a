//! W-Wing: two cells that do not see each other have the same two candidates, and a conjugate pair of one of these joins
//! them: each cell sees one end. Were neither cell the other digit, both would be this one, and the pair would have no
//! place left. So one of the two has the other digit: cells that see both lose it.
//!
//! ```text
//!  xz .  . | .  .  . | .  *  .     the middle row has x at P and P only: not both
//!  .  .  . | .  .  . | .  .  .     cells are x, so one is z, and none at *
//!  P  .  . | .  .  . | .  P  .
//!  .  .  . | .  .  . | .  .  .
//!  *  .  . | .  .  . | .  xz .
//! ```

use crate::patterns::conjugate::{self, Pairs};
use crate::patterns::{candidates, report_distinct, shared_house};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Cell, CellSet, Digit};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct WWing;

static FACTS: Facts = Facts {
    id: TechniqueId::new("w-wing"),
    family: Family::Wing,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("first", Role::Pincer, PartKind::Cell),
        PartDecl::new("second", Role::Pincer, PartKind::Cell),
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("link", Role::Pivot, PartKind::Cells),
        PartDecl::new("shared", Role::SetA, PartKind::Digit),
        PartDecl::new("digit", Role::SetB, PartKind::Digit),
    ],
};

impl Technique for WWing {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let bivalue = analysis.cells_with_count(2);
        let mut steps = Vec::new();
        for first in bivalue {
            let digits = position.candidates(first);
            for second in bivalue - geometry.peers(first) {
                if first >= second || position.candidates(second) != digits {
                    continue;
                }
                for shared in digits {
                    let Some(digit) = digits.without(shared).single() else { continue };
                    let seen = geometry.peers(first) & geometry.peers(second);
                    if !(seen & position.cells_with(digit)).is_empty() {
                        find_links(analysis, [first, second], shared, digit, &mut steps);
                    }
                }
            }
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "....1........6...1..9.23.4......1.....56.....786.9451...8132794427...136391746...",
                removed: "",
                expect: Expect::Step("w-wing: 58 r3c4 r8c5 r4 r4c4,r4c5 5 8 => r8c4<>8"),
            },
            Example {
                digits: ".49187..6..7496.81681523947938712654165349872472658.....38647..8.697.4..79423..68",
                removed: "",
                expect: Expect::Step("w-wing: 15 r8c6 r9c7 c9 r7c9,r8c9 5 1 => r8c8<>1 r9c6<>1"),
            },
            Example {
                digits: "..1..6.....6.....1..21.3.6..2368415..1453962..65271...647318.9.158...436239465.1.",
                removed: "",
                expect: Expect::Step("w-wing: 78 r5c1 r9c9 r4 r4c1,r4c9 7 8 => r5c9<>8"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "....1........6...1..9.23.4......1.....56.....786.9451...8132794427...136391746...",
                removed: "r8c4<>8",
                expect: Expect::Nothing,
            },
            // While r3c2 can still be 8, there is no pattern 78 r4c5 r6c9 r3 r3c5,r3c9 8 7.
            Example {
                digits: "....4...2....2...1..2..3.4.......234.29314..5.4.26.19....752816258.9.473167438529",
                removed: "r1c1<>8 r2c1<>8 r3c1<>78 r3c2<>7 r3c4<>8 r3c7<>7 r4c1<>8 r4c2<>8 r5c1<>6",
                expect: Expect::Nothing,
            },
        ]
    }
}

/// The conjugate pairs of `shared` that join two cells of two candidates.
fn find_links(
    analysis: &Analysis<'_>,
    [first, second]: [Cell; 2],
    shared: Digit,
    digit: Digit,
    steps: &mut Vec<Step>,
) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let ends = CellSet::only(first).with(second);
    for pair in Pairs::of(position, shared).as_slice() {
        for (a, b) in [pair.turned(false), pair.turned(true)] {
            let (Some(to_first), Some(to_second)) =
                (shared_house(geometry, first, a), shared_house(geometry, b, second))
            else {
                continue;
            };
            if ends.contains(a) || ends.contains(b) {
                continue;
            }
            let seen = geometry.peers(first) & geometry.peers(second);
            let targets = seen & position.cells_with(digit);
            let parts = FACTS.name_parts([
                PartValue::Digits(position.candidates(first)),
                PartValue::Cell(first),
                PartValue::Cell(second),
                PartValue::House(pair.house),
                PartValue::Cells(CellSet::only(a).with(b)),
                PartValue::Digit(shared),
                PartValue::Digit(digit),
            ]);
            let links = vec![
                conjugate::weak(first, a, shared, to_first),
                conjugate::strong(a, b, shared, pair.house),
                conjugate::weak(b, second, shared, to_second),
            ];
            let step = Step::new(FACTS.id, parts, Vec::new(), candidates(targets, digit));
            steps.push(step.with_links(links));
        }
    }
}
