//! BUG, type 2: all open cells would have two candidates, and all open digits two places in every house, except for one
//! surplus digit in several cells. One of these cells has it, or the whole board could be filled in another way ([BUG +
//! 1](super::bug_plus_one)). So cells that see all of them lose it.
//!
//! ```text
//!  ab .  acd | .  .  .     d is surplus in both cells of three: one of them
//!  .  .  .   | bcd *  .    takes it, and * sees both
//! ```

use crate::patterns::{bug, deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, StepSink, Technique, TechniqueId,
};
use std::ops::ControlFlow;

/// See the [module](self).
pub static BUG_TYPE_2: Technique = Technique {
    id: TechniqueId::new("bug-type-2"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 110,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &[],
    parts: &[
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("first", Role::Extra, PartKind::Cell),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extra", Role::Extra, PartKind::Digit),
    ],
    evidence: Evidence::pattern_without("deadly"),
    find: Find::Board(find),
    examples: include_str!("bug_type_2.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let mut steps = Vec::new();
    bug::find(analysis, &mut |pattern| {
        if let Some((extra, lost)) = pattern.shared_extra().filter(|(_, lost)| !lost.is_empty()) {
            let first = PartValue::Cell(pattern.first());
            let roof = PartValue::Cells(pattern.roof().large());
            let parts = BUG_TYPE_2.name_parts([pattern.deadly(), first, roof, PartValue::Digit(extra)]);
            steps.push(deadly::step(&BUG_TYPE_2, parts, lost));
        }
    });
    report_distinct(steps, found)
}
