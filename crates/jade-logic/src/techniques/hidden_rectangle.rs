//! Hidden rectangle: four open cells in two rows, two columns and two boxes have the same two digits, and one of them
//! has no other candidates. In the row and in the column of the opposite corner, one of the digits has no places
//! besides that corner and the neighbouring one. If the other digit were in the opposite corner, the first digit would
//! be in both neighbours, the corner without other candidates would have the other digit too, and the digits could be
//! exchanged. So the other digit is not there.
//!
//! ```text
//!  ab  .  . | abc .  .     a has only two places in the lower row and in the
//!  abd .  . | abe .  .     right column: the corner where they meet is not b
//! ```
//!
//! If three corners have no other candidates, it is [type 1](super::unique_rectangle_1) instead. Only the first corner
//! needs both digits; the others only need those in the argument.

use crate::patterns::{deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, StepSink, Technique, TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, HouseId, HouseKind};
use std::ops::ControlFlow;

/// See the [module](self).
pub static HIDDEN_RECTANGLE: Technique = Technique {
    id: TechniqueId::new("hidden-rectangle"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &["0606"],
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("near", Role::Pivot, PartKind::Cell),
        PartDecl::new("far", Role::Extra, PartKind::Cell),
        PartDecl::new("lines", Role::Base, PartKind::Houses),
        PartDecl::new("strong", Role::Shared, PartKind::Digit),
        PartDecl::new("other", Role::Subject, PartKind::Digit),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("hidden_rectangle.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let position = analysis.position();
    let mut steps = Vec::new();
    for rectangle in analysis.rectangles() {
        let pattern = rectangle.pattern(analysis);
        if pattern.roof().len() < 2 {
            continue;
        }
        for [far, beside, below, near] in rectangle.corners_with_neighbours() {
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
                    let parts = HIDDEN_RECTANGLE.name_parts([
                        PartValue::Digits(rectangle.digits),
                        pattern.deadly(),
                        PartValue::Cell(near),
                        PartValue::Cell(far),
                        PartValue::Houses(lines),
                        PartValue::Digit(strong),
                        PartValue::Digit(other),
                    ]);
                    steps.push(deadly::step(&HIDDEN_RECTANGLE, parts, vec![Candidate::new(far, other)]));
                }
            }
        }
    }
    report_distinct(steps, found)
}

/// Returns the row and the column of a cell.
fn lines_of(analysis: &Analysis<'_>, cell: Cell) -> Vec<HouseId> {
    let geometry = analysis.geometry();
    let of_kind = |kind| geometry.houses_of(cell).iter().find(move |id| geometry.house(**id).kind() == kind);
    [HouseKind::Row, HouseKind::Column].into_iter().filter_map(of_kind).copied().collect()
}
