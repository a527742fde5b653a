//! Unique rectangle, type 3: four open cells in two rows, two columns and two boxes have the same two digits; two of
//! them, side by side, have other candidates. One of the two has one of those, so together they act like one cell with
//! these candidates. With some cells of a house that contains both they form a naked subset, and the rest of the house
//! loses its digits.
//!
//! ```text
//!  ab .  . | abc .  .     one of the cells on the right is c or d, so with cd
//!  ab .  . | abd .  .     these two digits are used up in the box
//!  .  .  . | cd  *  *
//! ```
//!
//! The cells of the subset see both corners, so none of them shares a digit with the corner that has an extra
//! candidate: they use up as many digits as there are cells. They may have digits of the rectangle. Up to four cells
//! are tried.

use crate::patterns::{deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, StepSink, Technique, TechniqueId,
};
use std::ops::ControlFlow;

/// See the [module](self).
pub static UNIQUE_RECTANGLE_3: Technique = Technique {
    id: TechniqueId::new("unique-rectangle-3"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &["0602"],
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extras", Role::Extra, PartKind::Digits),
        PartDecl::new("subset", Role::SetA, PartKind::Cells),
        PartDecl::new("subset-digits", Role::SetA, PartKind::Digits),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("unique_rectangle_3.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let mut steps = Vec::new();
    for rectangle in analysis.rectangles() {
        let pattern = rectangle.pattern(analysis);
        if rectangle.side_by_side(pattern.roof()) {
            pattern.subsets(|subset| {
                let parts = UNIQUE_RECTANGLE_3.name_parts([
                    PartValue::Digits(rectangle.digits),
                    pattern.deadly(),
                    PartValue::Cells(pattern.roof().large()),
                    PartValue::Digits(pattern.extras()),
                    PartValue::Cells(subset.cells.large()),
                    PartValue::Digits(subset.digits),
                    PartValue::Houses(subset.houses),
                ]);
                steps.push(deadly::step(&UNIQUE_RECTANGLE_3, parts, subset.eliminations));
            });
        }
    }
    report_distinct(steps, found)
}
