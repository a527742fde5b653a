//! Unique rectangle, type 6: four open cells in two rows, two columns and two boxes have the same two digits; two of
//! them, across from each other, have no other candidates. One of the digits has no place outside the rectangle
//! in both rows (or both columns): it is in one pair of corners across from each other, or in the other. In the corners
//! with other candidates it would leave the other digit for the rest, and the digits could be exchanged:
//! so it is not there.
//!
//! ```text
//!  ab  .  . | abc .  .     a is nowhere else in the two rows: it is not
//!  abd .  . | ab  .  .     where c or d is
//! ```

use crate::patterns::{candidates, deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use jade_grid::{HouseId, HouseKind};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct UniqueRectangle6;

static FACTS: Facts = Facts {
    id: TechniqueId::new("unique-rectangle-6"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("lines", Role::Base, PartKind::Houses),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
    ],
};

impl Technique for UniqueRectangle6 {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let mut steps = Vec::new();
        for rectangle in analysis.rectangles() {
            let (pattern, cells) = (rectangle.pattern(analysis), rectangle.cells());
            let floor = cells - pattern.roof();
            let bare = floor.iter().all(|cell| position.candidates(cell) == rectangle.digits);
            if !rectangle.across(pattern.roof()) || !bare {
                continue;
            }
            for digit in
                rectangle.digits.iter().filter(|digit| position.cells_with(*digit).is_superset(cells))
            {
                for kind in [HouseKind::Row, HouseKind::Column] {
                    let held = |id: &HouseId| {
                        let house = geometry.house(*id);
                        house.kind() == kind && !house.set().is_disjoint(cells)
                    };
                    let lines: Vec<HouseId> = geometry.house_ids().filter(held).collect();
                    if lines.iter().all(|line| cells.is_superset(position.cells_in(*line, digit))) {
                        let parts = FACTS.name_parts([
                            PartValue::Digits(rectangle.digits),
                            pattern.deadly(),
                            PartValue::Cells(pattern.roof()),
                            PartValue::Houses(lines),
                            PartValue::Digit(digit),
                        ]);
                        steps.push(deadly::step(&FACTS, parts, candidates(pattern.roof(), digit)));
                    }
                }
            }
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "1523796..7934862..84615293756.9387..93.24756.4276158932.57934.63.9.641..6.452.3.9",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-6: 78 r8c2(78),r8c8(78),r9c2(78),r9c8(78) r8c8,r9c2 r8,r9 7 => r8c8<>7 r9c2<>7",
                ),
            },
            Example {
                digits: "136857492578...31694...37588174.5...29378.5.465432.1.7461938.75389572641725......",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-6: 16 r3c4(16),r3c5(16),r9c4(16),r9c5(16) r3c4,r9c5 c4,c5 1 => r3c4<>1 r9c5<>1",
                ),
            },
            Example {
                digits: "234719...85632471917958632491784526.623197.4548526.1.7368471..2592638471741952...",
                removed: "",
                expect: Expect::Step(
                    "unique-rectangle-6: 68 r1c7(68),r1c9(68),r9c7(68),r9c9(68) r1c7,r9c9 r1,r9 6 => r1c7<>6 r9c9<>6",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "1523796..7934862..84615293756.9387..93.24756.4276158932.57934.63.9.641..6.452.3.9",
                removed: "r8c8<>7 r9c2<>7",
                expect: Expect::Nothing,
            },
            // While r2c5 can still be 2, there is no pattern 79 r2c5(79),r2c8(79),r3c5(79),r3c8(79) r2c8,r3c5 r2,r3 9.
            Example {
                digits: "9.63.48...1...64.3.3.1.56.2.9..387.4.7...9.388.34179.6269743.8.185962347347..1269",
                removed: "r2c5<>8",
                expect: Expect::Nothing,
            },
        ]
    }
}
