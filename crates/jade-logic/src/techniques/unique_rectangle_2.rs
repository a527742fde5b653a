//! Unique rectangle, type 2: four open cells in two rows, two columns and two boxes have the same two digits; two of
//! them, side by side, have one other candidate, the same in both. One of the two must have it, or the digits could be
//! exchanged in all four cells. So cells that see both lose it.
//!
//! ```text
//!  ab .  . | abc .  .     c is in one of the two cells on the right:
//!  ab .  . | abc .  .     * loses it
//!  .  .  . |  *  *  *
//! ```
//!
//! If the other candidate is in opposite cells, or in three, it is [type 5](super::unique_rectangle_5).

use crate::patterns::rectangle::{self, Roof};
use crate::{Evidence, Family, Find, Level, Needs, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static UNIQUE_RECTANGLE_2: Technique = Technique {
    id: TechniqueId::new("unique-rectangle-2"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &["0601"],
    parts: rectangle::SHARED_EXTRA_PARTS,
    evidence: Evidence::PATTERN,
    find: Find::Board(|analysis, found| {
        rectangle::find_shared_extras(&UNIQUE_RECTANGLE_2, analysis, Roof::SideBySide, found)
    }),
    examples: include_str!("unique_rectangle_2.txt"),
};
