//! Unique rectangle, type 4: four open cells in two rows, two columns and two boxes have the same two digits; two of
//! them, side by side, have other candidates, and in a house that contains both, one of the two digits has no other
//! place. So one of the two cells has that digit. The other cell must not have the other digit, or the digits could be
//! exchanged in all four cells. So both lose it.
//!
//! ```text
//!  ab .  . | abc .  .     a has only these two places in the column:
//!  ab .  . | abd .  .     neither is b
//! ```

use crate::patterns::{deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, StepSink, Technique, TechniqueId,
};
use std::ops::ControlFlow;

/// See the [module](self).
pub static UNIQUE_RECTANGLE_4: Technique = Technique {
    id: TechniqueId::new("unique-rectangle-4"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &["0603"],
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("locked", Role::Shared, PartKind::Digit),
        PartDecl::new("other", Role::Deadly, PartKind::Digit),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("unique_rectangle_4.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let mut steps = Vec::new();
    for rectangle in analysis.rectangles() {
        let pattern = rectangle.pattern(analysis);
        if rectangle.across(pattern.roof()) {
            continue;
        }
        pattern.locked(|house, locked, lost| {
            let Some(other) = rectangle.digits.without(locked).single() else { return };
            let parts = UNIQUE_RECTANGLE_4.name_parts([
                PartValue::Digits(rectangle.digits),
                pattern.deadly(),
                PartValue::Cells(pattern.roof().large()),
                PartValue::House(house),
                PartValue::Digit(locked),
                PartValue::Digit(other),
            ]);
            steps.push(deadly::step(&UNIQUE_RECTANGLE_4, parts, lost));
        });
    }
    report_distinct(steps, found)
}
