//! XY-Wing: a cell with two candidates, the pivot, sees two others, the wings: each shares one digit with it and they
//! share a third. Whichever digit the pivot takes, one wing is left with the third: cells that see both wings lose it.
//! (Three such cells in one house are a naked triple.)
//!
//! ```text
//!  xy .  . | .  xz . | .  .  .     if the pivot xy is x, then xz is z; if it is y,
//!  .  .  . | .  .  . | .  .  .     then yz is: no z at *
//!  .  .  . | .  .  . | .  .  .
//!  yz .  . | .  *  . | .  .  .
//! ```

use crate::patterns::wing;
use crate::step::{PartKind, Role};
use crate::{Analysis, Evidence, Family, Find, Found, Level, PartDecl, Profiles, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static XY_WING: Technique = Technique {
    id: TechniqueId::new("xy-wing"),
    family: Family::Wing,
    level: Level::VeryHard,
    points: 160,
    profiles: Profiles::FullAndClassic(14, Level::VeryHard),
    hodoku: &["0800"],
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
    examples: include_str!("xy_wing.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    wing::find(&XY_WING, analysis, 2, found)
}
