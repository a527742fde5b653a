//! Senior exocet: base cells, base digits and cross-lines as in a junior exocet, but not both targets Q are in the band of
//! the base: one at least is among the cells S of the cross-lines outside the band. All other cells of the cross-lines
//! that the base cells do not see have room for each base digit on fewer cross-lines than there are. So a base digit that
//! is in the base is in a target too, and the targets have the same two digits as the base.
//!
//! ```text
//!  B  B  . | .  .  . | .  .  .
//!  .  .  . | Q  .  . | S  .  .
//!  .  .  . | S  .  . | S  .  .
//!  .  .  S | S  .  . | S  .  .
//!  .  .  Q | S  .  . | S  .  .
//! ```
//!
//! Neither target will do without the other, or it would be no exocet.

use crate::patterns::{exocet, report_distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Found, Level, PartDecl, Profiles, Step, Technique, TechniqueId,
};
use std::ops::ControlFlow;

/// See the [module](self).
pub static SENIOR_EXOCET: Technique = Technique {
    id: TechniqueId::new("senior-exocet"),
    family: Family::Expert,
    level: Level::Extreme,
    points: 450,
    profiles: Profiles::Full,
    hodoku: &[],
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("base", Role::SetA, PartKind::Cells),
        PartDecl::new("targets", Role::SetB, PartKind::Cells),
        PartDecl::new("lines", Role::Base, PartKind::Houses),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("senior_exocet.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let mut steps = Vec::new();
    exocet::seniors(analysis, |exocet| {
        let eliminations = exocet.eliminations(analysis.position(), false);
        if !eliminations.is_empty() {
            let parts = SENIOR_EXOCET.name_parts([
                PartValue::Digits(exocet.base.digits),
                PartValue::Cells(exocet.base.cells.into_iter().collect()),
                PartValue::Cells(exocet.targets.into_iter().collect()),
                PartValue::Houses(exocet.base.cross_lines()),
            ]);
            steps.push(Step::new(SENIOR_EXOCET.id, parts, Vec::new(), eliminations));
        }
    });
    report_distinct(steps, found)
}
