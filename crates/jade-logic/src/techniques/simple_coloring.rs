//! Simple colouring: places of a digit that hang together by conjugate pairs take two colours in turn. All of one colour
//! are true and all of the other false. If two cells of a colour see each other, that colour is false (colour wrap).
//! Otherwise, a cell elsewhere that sees both colours cannot have the digit (colour trap).
//!
//! ```text
//!  A  .  . | .  .  . | B  .  .     A and B take turns along the pairs;
//!  .  .  . | .  .  . | .  .  .     x sees an A and a B, one of which is true:
//!  .  .  . | .  .  . | A  .  B     none at x
//!  x  .  . | .  .  . | .  .  .
//!  B  .  . | .  .  . | .  .  A
//! ```

use crate::patterns::colors::{self, Components};
use crate::patterns::{candidates, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Step, Technique, TechniqueId};
use jade_grid::CellSet;
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct SimpleColoring;

static FACTS: Facts = Facts {
    id: TechniqueId::new("simple-coloring"),
    family: Family::Coloring,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("start", Role::Start, PartKind::Cell),
        PartDecl::new("first", Role::SetA, PartKind::Cells),
        PartDecl::new("second", Role::SetB, PartKind::Cells),
        PartDecl::new("clash", Role::Deadly, PartKind::Cells),
    ],
};

impl Technique for SimpleColoring {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::Digit
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let mut steps = Vec::new();
        for digit in analysis.digits() {
            for component in Components::of(position, digit).as_slice() {
                let cells = component.cells();
                let Some(start) = cells.first() else { continue };
                // What sees both cells of a single pair shares its house: locked candidates.
                if cells.len() < 3 {
                    continue;
                }
                let mut report = |[first, second]: [CellSet; 2], clash, targets| {
                    let parts = FACTS.name_parts([
                        PartValue::Digit(digit),
                        PartValue::Cell(start),
                        PartValue::Cells(first),
                        PartValue::Cells(second),
                        PartValue::Cells(clash),
                    ]);
                    let step = Step::new(FACTS.id, parts, Vec::new(), candidates(targets, digit));
                    steps.push(step.with_links(component.links(position, digit)));
                };
                let mut wrapped = false;
                for [first, second] in [component.colors, [component.colors[1], component.colors[0]]] {
                    if let Some(clash) = colors::touching(geometry, first, first) {
                        report([first, second], clash.into_iter().collect(), first);
                        wrapped = true;
                    }
                }
                let [first, second] = component.colors;
                let targets =
                    colors::seeing_both(geometry, position.cells_with(digit) - cells, first, second);
                if !wrapped && !targets.is_empty() {
                    report(component.colors, CellSet::EMPTY, targets);
                }
            }
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "..3.....2..2.....1..7..2.36..6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c7<>4 r2c1<>5 r2c7<>4 r3c1<>15 r3c7<>4 r7c7<>1 r8c7<>1 r9c7<>1",
                expect: Expect::Step("simple-coloring: 9 r7c3 r7c3,r9c5 r9c3 - => r7c1<>9"),
            },
            Example {
                digits: "..3..1..2..2....311...23.48...614325425389..7361752489...13.2.6.3.298..421....893",
                removed: "",
                expect: Expect::Step("simple-coloring: 4 r7c2 r7c2,r9c3 r7c3 r7c2,r9c3 => r7c2<>4 r9c3<>4"),
            },
            Example {
                digits: "........2....2...18.2..354....5724832538.4..678463.2.542.38615.5.6...32831825...4",
                removed: "r1c2<>679 r1c4<>1 r1c5<>1 r1c6<>179 r2c2<>679 r2c6<>79 r8c4<>7",
                expect: Expect::Step(
                    "simple-coloring: 7 r3c2 r3c2,r3c9,r7c3,r8c6 r7c9,r8c2,r9c6 r3c2,r3c9 => r3c2<>7 \
                     r3c9<>7 r7c3<>7 r8c6<>7",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "..3.....2..2.....1..7..2.36..6..3.2...1.4......5....6..3......4.74.8...962.4.7...",
                removed: "r1c1<>15 r1c7<>4 r2c1<>5 r2c7<>4 r3c1<>15 r3c7<>4 r7c1<>9 r7c7<>1 r8c7<>1 \
                     r9c7<>1",
                expect: Expect::Nothing,
            },
            // While r8c7 can still be 9, there is no pattern 9 r7c9 r7c9,r8c3 r8c9 -.
            Example {
                digits: ".................1.12.34.....1....3..2.1.35.6..47.2.........72.28.......16.29....",
                removed: "r1c1<>6 r1c3<>7 r2c1<>6 r2c3<>7 r3c1<>6 r4c1<>9 r4c2<>9 r4c7<>89 r4c9<>89 \
                     r5c3<>7 r5c8<>89 r6c1<>89 r6c2<>9 r6c5<>8 r7c4<>4 r7c5<>4 r7c9<>4 r8c4<>6 r8c5<>16 \
                     r8c6<>16 r8c7<>34 r8c8<>459 r8c9<>4",
                expect: Expect::Nothing,
            },
        ]
    }
}
