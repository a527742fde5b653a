//! XYZ-Wing: a cell with three candidates, the pivot, sees two cells that have two of them each, with one digit in common.
//! Whichever digit the pivot takes, one of the three cells has that one: cells that see all three lose it. (Three such
//! cells in one house are a naked triple.)
//!
//! ```text
//!  .  xyz * | .  xz . | .  .  .     one of the three has z: none at *,
//!  yz .   . | .  .  . | .  .  .     which see all three
//! ```

use crate::patterns::wing;
use crate::step::{PartKind, Role};
use crate::{Analysis, Evidence, Family, Find, Found, Level, PartDecl, Profiles, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static XYZ_WING: Technique = Technique {
    id: TechniqueId::new("xyz-wing"),
    family: Family::Wing,
    level: Level::VeryHard,
    points: 180,
    profiles: Profiles::FullAndClassic(15, Level::VeryHard),
    hodoku: &["0801"],
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("pivot", Role::Pivot, PartKind::Cell),
        PartDecl::new("first", Role::Pincer, PartKind::Cell),
        PartDecl::new("first-digit", Role::SetA, PartKind::Digit),
        PartDecl::new("second", Role::Pincer, PartKind::Cell),
        PartDecl::new("second-digit", Role::SetB, PartKind::Digit),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("xyz_wing.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    wing::find(&XYZ_WING, analysis, 3, found)
}
