//! Avoidable rectangle, type 1: four cells in two rows, two columns and two boxes, none of them a given. Three are
//! filled with two alternating digits; the fourth still has the candidate that would complete the rectangle. If it were
//! true, the digits could be exchanged in all four cells, and no given would change. So it is false.
//!
//! ```text
//!  a  .  . | b  .  .     a and b have been entered: the open corner
//!  b  .  . | *  .  .     is not a
//! ```
//!
//! This is sound only if the filled cells are known to be entries, since a given cannot be exchanged. If it is not
//! known which digits are givens, nothing is found.

use crate::patterns::{deadly, rectangle, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, StepSink, Technique, TechniqueId,
};
use jade_grid::{Candidate, CellSet, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
pub static AVOIDABLE_RECTANGLE_1: Technique = Technique {
    id: TechniqueId::new("avoidable-rectangle-1"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &["0607"],
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("placed", Role::Deadly, PartKind::Cells),
        PartDecl::new("corner", Role::Extra, PartKind::Cell),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("avoidable_rectangle_1.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
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
                let parts = AVOIDABLE_RECTANGLE_1.name_parts([
                    PartValue::Digits(DigitSet::only(digit).with(other)),
                    PartValue::Candidates(vec![last]),
                    PartValue::Cells(CellSet::only(beside).with(below).with(across).large()),
                    PartValue::Cell(corner),
                    PartValue::Digit(digit),
                ]);
                steps.push(deadly::step(&AVOIDABLE_RECTANGLE_1, parts, vec![last]));
            }
        });
    }
    report_distinct(steps, found)
}
