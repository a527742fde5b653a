//! VWXYZ-Wing: five cells, four of which a fifth, the hinge, sees, have five digits between them. Of four of the
//! digits, all places in the five cells see each other, so each of these is there once at most, and the five cells need
//! the fifth digit z: cells that see all places of z among the five lose it. (Five such cells in one house are a naked
//! quintuple.)
//!
//! ```text
//!  wz .  .  | .  vwxy *  | .  xz .     whichever of v, w, x, y the hinge r1c5 has, a wing
//!  .  .  .  | vz yz   .  | .  .  .     is left with z: none at *, which sees every z
//! ```

use crate::patterns::bent_set;
use crate::{Evidence, Family, Find, Level, Needs, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static VWXYZ_WING: Technique = Technique {
    id: TechniqueId::new("vwxyz-wing"),
    family: Family::Wing,
    level: Level::VeryHard,
    points: 220,
    profiles: Profiles::OnRequest,
    needs: Needs::Nothing,
    hodoku: &[],
    parts: bent_set::PARTS,
    evidence: Evidence::PATTERN,
    find: Find::Cells(|analysis, area| bent_set::find(&VWXYZ_WING, analysis, area, 5)),
    examples: include_str!("vwxyz_wing.txt"),
};
