//! Unique rectangle, type 1: four open cells in two rows, two columns and two boxes; three of them have only the same
//! two candidates. If the fourth had one of these too, the digits could be exchanged in all four cells, and the puzzle
//! would have a second solution. So the fourth cell has one of its other candidates; if it has only one, the step places
//! it.
//!
//! ```text
//!  ab .  . | ab .  .     the last corner is neither a nor b
//!  ab .  . | abc .  .
//! ```
//!
//! This is sound because the corners are open and so not givens; see `patterns/deadly.rs`. A corner may lack one of the
//! two digits, which only leaves fewer ways to fill the rectangle.

use crate::patterns::{deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, StepSink, Technique, TechniqueId,
};
use std::ops::ControlFlow;

/// See the [module](self).
pub static UNIQUE_RECTANGLE_1: Technique = Technique {
    id: TechniqueId::new("unique-rectangle-1"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &["0600"],
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("corner", Role::Extra, PartKind::Cell),
        PartDecl::new("extras", Role::Extra, PartKind::Digits),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("unique_rectangle_1.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let mut steps = Vec::new();
    for rectangle in analysis.rectangles() {
        let pattern = rectangle.pattern(analysis);
        if let Some((corner, lost)) = pattern.corner() {
            let extras = pattern.extras();
            let parts = UNIQUE_RECTANGLE_1.name_parts([
                PartValue::Digits(rectangle.digits),
                pattern.deadly(),
                PartValue::Cell(corner),
                PartValue::Digits(extras),
            ]);
            steps.extend(deadly::corner_step(&UNIQUE_RECTANGLE_1, parts, corner, extras, lost));
        }
    }
    report_distinct(steps, found)
}
