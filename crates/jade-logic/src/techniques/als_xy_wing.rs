//! ALS-XY-Wing: three almost locked sets. The pivot has a restricted common digit x with the first and another one, y,
//! with the second. The pivot has at least one of these two digits, so one of the sets loses its digit and has all of
//! its others. A digit z that both sets have is then in one of them: cells that see all its places in both lose it.
//!
//! ```text
//!  xz .  . | .  xy . | .  .  .     the smallest are the three cells of an XY-Wing; each may be
//!  .  .  . | .  .  . | .  .  .     an almost locked set of several cells
//!  .  .  . | .  .  . | .  .  .
//!  *  .  . | .  yz . | .  .  .
//! ```

use crate::patterns::als_chain;
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use std::ops::ControlFlow;

/// See the [module](self).
pub static ALS_XY_WING: Technique = Technique {
    id: TechniqueId::new("als-xy-wing"),
    family: Family::AlmostLockedSet,
    level: Level::Extreme,
    points: 320,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0902"],
    parts: &[
        PartDecl::new("pivot", Role::Pivot, PartKind::Cells),
        PartDecl::new("first", Role::SetA, PartKind::Cells),
        PartDecl::new("first-digit", Role::SetA, PartKind::Digit),
        PartDecl::new("second", Role::SetB, PartKind::Cells),
        PartDecl::new("second-digit", Role::SetB, PartKind::Digit),
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("als_xy_wing.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    als_chain::wings(analysis).report(found, |chain, eliminations| {
        let digits = eliminations.iter().map(|candidate| candidate.digit).collect();
        let links = chain.inferences(analysis.position(), eliminations[0].digit);
        let parts = ALS_XY_WING.name_parts([
            PartValue::Cells(chain.sets[1].large()),
            PartValue::Cells(chain.sets[0].large()),
            PartValue::Digit(chain.links[0]),
            PartValue::Cells(chain.sets[2].large()),
            PartValue::Digit(chain.links[1]),
            PartValue::Digits(digits),
        ]);
        Step::new(ALS_XY_WING.id, parts, Vec::new(), eliminations).with_links(links)
    })
}
