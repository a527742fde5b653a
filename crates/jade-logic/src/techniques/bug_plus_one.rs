//! BUG + 1: all open cells have two candidates except one, which has three; and without one of these three, every open
//! digit would have exactly two places in every house. Then the whole board could be filled in another way, by taking
//! the other candidate of every cell. So the cell has the third candidate, and the step places it.
//!
//! ```text
//!  ab  ac  bc     the digit that has three places in the row,
//!  ..  abc ..     the column and the box of the cell with three candidates
//! ```
//!
//! The condition is exact: each house and digit is counted. All cells of the pattern are open and so not givens; see
//! `patterns/deadly.rs`.

use crate::patterns::{bug, deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, StepSink, Technique, TechniqueId,
};
use jade_grid::DigitSet;
use std::ops::ControlFlow;

/// See the [module](self).
pub static BUG_PLUS_ONE: Technique = Technique {
    id: TechniqueId::new("bug-plus-one"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &["0610"],
    parts: &[
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("corner", Role::Extra, PartKind::Cell),
        PartDecl::new("extra", Role::Extra, PartKind::Digit),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("bug_plus_one.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let mut steps = Vec::new();
    bug::find(analysis, &mut |pattern| {
        if let (Some((corner, lost)), Some(extra)) = (pattern.corner(), pattern.extras().single()) {
            let parts =
                BUG_PLUS_ONE.name_parts([pattern.deadly(), PartValue::Cell(corner), PartValue::Digit(extra)]);
            steps.extend(deadly::corner_step(&BUG_PLUS_ONE, parts, corner, DigitSet::only(extra), lost));
        }
    });
    report_distinct(steps, found)
}
