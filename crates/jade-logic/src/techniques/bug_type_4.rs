//! BUG, type 4: all open cells would have two candidates, and all open digits two places in every house, except for
//! surplus candidates in two cells of one house. A digit that is not surplus in either has no other place in that
//! house. One of the cells has this digit, and the other a surplus candidate, or the whole board could be filled in
//! another way ([BUG + 1](super::bug_plus_one)). So both lose their remaining candidates.
//!
//! ```text
//!  abc .  . | abd .  . | .  .  .     c and d are surplus, a has these two
//!                                    places in the row: neither is b
//! ```

use crate::patterns::{bug, deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, StepSink, Technique, TechniqueId,
};
use std::ops::ControlFlow;

/// See the [module](self).
pub static BUG_TYPE_4: Technique = Technique {
    id: TechniqueId::new("bug-type-4"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 120,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &[],
    parts: &[
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extras", Role::Extra, PartKind::Digits),
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("locked", Role::Shared, PartKind::Digit),
    ],
    evidence: Evidence::pattern_without("deadly"),
    find: Find::Board(find),
    examples: include_str!("bug_type_4.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let mut steps = Vec::new();
    bug::find(analysis, &mut |pattern| {
        pattern.locked(|house, locked, lost| {
            let parts = BUG_TYPE_4.name_parts([
                pattern.deadly(),
                PartValue::Cells(pattern.roof().large()),
                PartValue::Digits(pattern.extras()),
                PartValue::House(house),
                PartValue::Digit(locked),
            ]);
            steps.push(deadly::step(&BUG_TYPE_4, parts, lost));
        });
    });
    report_distinct(steps, found)
}
