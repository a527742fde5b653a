//! WXYZ-Wing: four cells, one of which, the pivot, sees the other three, have four digits together. For three of the
//! digits, all places in the four cells see each other, so each of these occurs at most once, and the four cells need
//! the fourth digit z too: cells that see all places of z among the four lose it. (Four such cells in one house are a
//! naked quad.)
//!
//! ```text
//!  wz .  .  | .  wxyz *  | .  xz .     whichever of w, x, y the hinge r1c5 has, a wing is
//!  .  .  .  | .  yz   .  | .  .  .     left with z: none at *, which sees every z
//! ```

use crate::patterns::bent_set;
use crate::{Evidence, Family, Find, Level, Needs, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static WXYZ_WING: Technique = Technique {
    id: TechniqueId::new("wxyz-wing"),
    family: Family::Wing,
    level: Level::VeryHard,
    points: 200,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0802"],
    parts: bent_set::PARTS,
    evidence: Evidence::PATTERN,
    find: Find::Cells(|analysis, area| bent_set::find(&WXYZ_WING, analysis, area, 4)),
    examples: include_str!("wxyz_wing.txt"),
};
