//! Hidden rectangle: four open cells in two rows, two columns and two boxes have the same two digits, and one of them
//! no other candidates. From the corner across, one of the digits has no places in the row and in the column but
//! that corner and the next. Were the other digit there, the first would be in both neighbours, the corner
//! without other candidates would take the other digit too, and the digits could be exchanged: so the other digit
//! is not there.
//!
//! ```text
//!  ab  .  . | abc .  .     a has only two places in the lower row and in the
//!  abd .  . | abe .  .     right column: the corner where they meet is not b
//! ```
//!
//! Where three corners have no other candidates that is [type 1](super::unique_rectangle_1) instead. No corner needs
//! to have both digits but the first: those of the argument are enough.

use crate::patterns::{deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Technique, TechniqueId};
use jade_grid::{Candidate, Cell, CellSet, HouseId, HouseKind};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct HiddenRectangle;

static FACTS: Facts = Facts {
    id: TechniqueId::new("hidden-rectangle"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("near", Role::Pivot, PartKind::Cell),
        PartDecl::new("far", Role::Extra, PartKind::Cell),
        PartDecl::new("lines", Role::Base, PartKind::Houses),
        PartDecl::new("strong", Role::Shared, PartKind::Digit),
        PartDecl::new("other", Role::Subject, PartKind::Digit),
    ],
};

impl Technique for HiddenRectangle {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let position = analysis.position();
        let mut steps = Vec::new();
        for rectangle in analysis.rectangles() {
            let pattern = rectangle.pattern(analysis);
            if pattern.roof().len() < 2 {
                continue;
            }
            for [far, beside, below, near] in rectangle.turns() {
                if position.candidates(near) != rectangle.digits {
                    continue;
                }
                for other in rectangle.digits & position.candidates(far) {
                    let Some(strong) = rectangle.digits.without(other).single() else { continue };
                    let lines = lines_of(analysis, far);
                    let holds = |(line, next): (&HouseId, Cell)| {
                        position.cells_in(*line, strong) == CellSet::only(far).with(next)
                    };
                    if lines.iter().zip([beside, below]).all(holds) {
                        let parts = FACTS.name_parts([
                            PartValue::Digits(rectangle.digits),
                            pattern.deadly(),
                            PartValue::Cell(near),
                            PartValue::Cell(far),
                            PartValue::Houses(lines),
                            PartValue::Digit(strong),
                            PartValue::Digit(other),
                        ]);
                        steps.push(deadly::step(&FACTS, parts, vec![Candidate::new(far, other)]));
                    }
                }
            }
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "1258349678...9....9...1.384259.7.4.84..92...67.1.4..9.6124598735...8.6213...6.549",
                removed: "",
                expect: Expect::Step(
                    "hidden-rectangle: 38 r5c2(38),r5c6(38),r6c2(38),r6c6(38) r5c2 r6c6 r6,c6 8 3 => r6c6<>3",
                ),
            },
            Example {
                digits: "138576...9421837655679248..375692...629418.7.481357..6796231...854769...213845697",
                removed: "",
                expect: Expect::Step(
                    "hidden-rectangle: 48 r4c8(48),r4c9(48),r7c8(48),r7c9(48) r7c9 r4c8 r4,c8 8 4 => r4c8<>4",
                ),
            },
            Example {
                digits: "1427589365786934216934..7853691...782.4.8..938.793..424352..8699863..217721869354",
                removed: "",
                expect: Expect::Step(
                    "hidden-rectangle: 15 r5c2(15),r5c7(15),r6c2(15),r6c7(15) r5c2 r6c7 r6,c7 1 5 => r6c7<>5",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "138576...9421837655679248..375692...629418.7.481357..6796231...854769...213845697",
                removed: "r4c8<>4",
                expect: Expect::Nothing,
            },
            // While r3c9 can still be 5, there is no pattern 69 r3c8(69),r3c9(69),r9c8(69),r9c9(69) r3c9 r9c8 r9,c8 9 6.
            Example {
                digits: "49.8561.31.39.4.8..8.3.14..7492136583..568947658749312.34.97...97..8..34...43....",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}

/// The row and the column of a cell.
fn lines_of(analysis: &Analysis<'_>, cell: Cell) -> Vec<HouseId> {
    let geometry = analysis.geometry();
    let of_kind = |kind| geometry.houses_of(cell).iter().find(move |id| geometry.house(**id).kind() == kind);
    [HouseKind::Row, HouseKind::Column].into_iter().filter_map(of_kind).copied().collect()
}
