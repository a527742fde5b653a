//! XY-Wing: a cell with two candidates, the pivot, sees two others, the pincers; each shares one digit with it, and
//! they share a third. Whichever digit the pivot has, one pincer is left with the third: cells that see both pincers
//! lose it. (Three such cells in one house are a naked triple.)
//!
//! ```text
//!  xy .  . | .  xz . | .  .  .     if the pivot xy is x, then xz is z; if it is y,
//!  .  .  . | .  .  . | .  .  .     then yz is: no z at *
//!  .  .  . | .  .  . | .  .  .
//!  yz .  . | .  *  . | .  .  .
//! ```

use crate::patterns::wing::{self, Pivot};
use crate::{Evidence, Family, Find, Level, Needs, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static XY_WING: Technique = Technique {
    id: TechniqueId::new("xy-wing"),
    family: Family::Wing,
    level: Level::VeryHard,
    points: 160,
    profiles: Profiles::FullAndClassic(14, Level::VeryHard),
    needs: Needs::Nothing,
    hodoku: &["0800"],
    parts: wing::PARTS,
    evidence: Evidence::PATTERN,
    find: Find::Board(|analysis, found| wing::find(&XY_WING, analysis, Pivot::OneOfEach, found)),
    examples: include_str!("xy_wing.txt"),
};
