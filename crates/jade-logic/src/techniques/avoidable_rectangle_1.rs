//! Avoidable rectangle, type 1: four cells in two rows, two columns and two boxes, none of them a given. Three have
//! been filled, with two digits that take turns; the fourth still has the digit that would complete the rectangle.
//! Were it there, the digits could be exchanged in all four cells and no given would mind: so it is not.
//!
//! ```text
//!  a  .  . | b  .  .     a and b have been entered: the open corner
//!  b  .  . | *  .  .     is not a
//! ```
//!
//! Sound only where the filled cells are known to be entries: a given cannot be exchanged. Where it is not known which
//! digits are givens, nothing is found.

use crate::patterns::{deadly, rectangle, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use jade_grid::{Candidate, CellSet, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct AvoidableRectangle1;

static FACTS: Facts = Facts {
    id: TechniqueId::new("avoidable-rectangle-1"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("placed", Role::Deadly, PartKind::Cells),
        PartDecl::new("corner", Role::Extra, PartKind::Cell),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
    ],
};

impl Technique for AvoidableRectangle1 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let position = analysis.position();
        let mut steps = Vec::new();
        let entries = rectangle::entries(position);
        if entries.len() < 3 {
            return ControlFlow::Continue(());
        }
        for corner in position.open_cells() {
            rectangle::for_each_at(analysis, corner, entries, entries, |[_, beside, below, across]| {
                let (Some(digit), Some(other)) = (position.value(across), position.value(beside)) else {
                    return;
                };
                let turns = position.value(below) == Some(other);
                if turns && entries.contains(across) && position.is_candidate(corner, digit) {
                    let last = Candidate::new(corner, digit);
                    let parts = FACTS.name_parts([
                        PartValue::Digits(DigitSet::only(digit).with(other)),
                        PartValue::Candidates(vec![last]),
                        PartValue::Cells(CellSet::only(beside).with(below).with(across)),
                        PartValue::Cell(corner),
                        PartValue::Digit(digit),
                    ]);
                    steps.push(deadly::step(&FACTS, parts, vec![last]));
                }
            });
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "+46+9+18+2357+3+75+6+942+8+1.+1.+7+5+3+4969+47+3+6+8+5+1+25+2+14+79+8+6+3.3.+21+5+9+74+1+8+3+9+2+67+45+692+5+4+7+13+8+7+5+4+8+31+62+9",
                removed: "",
                expect: Expect::Step("avoidable-rectangle-1: 18 r3c1(8) r3c2,r7c1,r7c2 r3c1 8 => r3c1<>8"),
            },
            Example {
                digits: "+7.5+9.3.+28..38.+2+57.1+8+2+5+673+49+2.8+3+9..+5+7.7+62...+3.+3.+4+7.+6.12+439+12+876+582+16+7+5+4+93..+74+3+9+2+8+1",
                removed: "r5c5<>14",
                expect: Expect::Step("avoidable-rectangle-1: 46 r5c6(4) r5c3,r6c3,r6c6 r5c6 4 => r5c6<>4"),
            },
            Example {
                digits: "9+76+3+825+4+1.82+4+1+5+6.+9+51+47+96+2.8+8+45+12+37+96.+6+985+43+1.+1+2.+96+7+48+5.+5+8+2.+9+1.32+9.+6+31+854.31+5.+89..",
                removed: "r7c1<>7 r9c1<>7",
                expect: Expect::Step("avoidable-rectangle-1: 34 r2c8(3) r1c4,r1c8,r2c4 r2c8 3 => r2c8<>3"),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "+46+9+18+2357+3+75+6+942+8+1.+1.+7+5+3+4969+47+3+6+8+5+1+25+2+14+79+8+6+3.3.+21+5+9+74+1+8+3+9+2+67+45+692+5+4+7+13+8+7+5+4+8+31+62+9",
                removed: "r3c1<>8",
                expect: Expect::Nothing,
            },
            // As the first, but r3c2 is a given: that cannot be exchanged.
            Example {
                digits: "+46+9+18+2357+3+75+6+942+8+1.1.+7+5+3+4969+47+3+6+8+5+1+25+2+14+79+8+6+3.3.+21+5+9+74+1+8+3+9+2+67+45+692+5+4+7+13+8+7+5+4+8+31+62+9",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}
