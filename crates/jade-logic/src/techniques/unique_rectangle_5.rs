//! Unique rectangle, type 5: like [type 2](super::unique_rectangle_2), but the only candidate besides the two digits is
//! in two opposite corners, or in three. One of these has it, so cells that see them all lose it.
//!
//! ```text
//!  ab  .  . | abc .  .
//!  abc *  * | ab  .  .     what sees both abc loses c
//!  .   .  . | *   *  *
//! ```

use crate::patterns::rectangle::{self, Roof};
use crate::{Evidence, Family, Find, Level, Needs, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static UNIQUE_RECTANGLE_5: Technique = Technique {
    id: TechniqueId::new("unique-rectangle-5"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &["0604"],
    parts: rectangle::SHARED_EXTRA_PARTS,
    evidence: Evidence::PATTERN,
    find: Find::Board(|analysis, found| {
        rectangle::find_shared_extras(&UNIQUE_RECTANGLE_5, analysis, Roof::Others, found)
    }),
    examples: include_str!("unique_rectangle_5.txt"),
};
