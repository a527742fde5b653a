//! XYZ-Wing: a cell with three candidates, the pivot, sees two cells that have two of them each, with one digit in
//! common. Whichever digit the pivot has, one of the three cells has the common digit: cells that see all three lose
//! it. (Three such cells in one house are a naked triple.)
//!
//! ```text
//!  .  xyz * | .  xz . | .  .  .     one of the three has z: none at *,
//!  yz .   . | .  .  . | .  .  .     which see all three
//! ```

use crate::patterns::wing::{self, Pivot};
use crate::{Evidence, Family, Find, Level, Needs, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static XYZ_WING: Technique = Technique {
    id: TechniqueId::new("xyz-wing"),
    family: Family::Wing,
    level: Level::VeryHard,
    points: 180,
    profiles: Profiles::FullAndClassic(15, Level::VeryHard),
    needs: Needs::Nothing,
    hodoku: &["0801"],
    parts: wing::PARTS,
    evidence: Evidence::PATTERN,
    find: Find::Board(|analysis, found| wing::find(&XYZ_WING, analysis, Pivot::OneOfEachAndShared, found)),
    examples: include_str!("xyz_wing.txt"),
};
