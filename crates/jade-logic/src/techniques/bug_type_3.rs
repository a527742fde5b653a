//! BUG, type 3: all open cells would have two candidates, and all open digits two places in every house, except for
//! surplus candidates in cells of one house. One of these cells has one of its surplus candidates, or the whole board
//! could be filled in another way ([BUG + 1](super::bug_plus_one)). So together they act like one cell with the surplus
//! candidates. With some other cells of the house they form a naked subset, and the rest of the house loses its digits.
//!
//! ```text
//!  abc .  . | bcd .  . | cd *  *     c and d are surplus: with cd they are
//!                                    used up in the row
//! ```

use crate::patterns::{bug, deadly, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, StepSink, Technique, TechniqueId,
};
use std::ops::ControlFlow;

/// See the [module](self).
pub static BUG_TYPE_3: Technique = Technique {
    id: TechniqueId::new("bug-type-3"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 130,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &[],
    parts: &[
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extras", Role::Extra, PartKind::Digits),
        PartDecl::new("subset", Role::SetA, PartKind::Cells),
        PartDecl::new("subset-digits", Role::SetA, PartKind::Digits),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
    evidence: Evidence::pattern_without("deadly"),
    find: Find::Board(find),
    examples: include_str!("bug_type_3.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let mut steps = Vec::new();
    bug::find(analysis, &mut |pattern| {
        pattern.subsets(|subset| {
            let parts = BUG_TYPE_3.name_parts([
                pattern.deadly(),
                PartValue::Cells(pattern.roof().large()),
                PartValue::Digits(pattern.extras()),
                PartValue::Cells(subset.cells.large()),
                PartValue::Digits(subset.digits),
                PartValue::Houses(subset.houses),
            ]);
            steps.push(deadly::step(&BUG_TYPE_3, parts, subset.eliminations));
        });
    });
    report_distinct(steps, found)
}
