//! Unique rectangle, type 2: four open cells in two rows, two columns and two boxes have the same two digits; two of
//! them, side by side, have one other candidate besides, both the same. One of the two must take it, or the
//! digits could be exchanged in all four cells: what sees both loses it.
//!
//! ```text
//!  ab .  . | abc .  .     c is in one of the two cells on the right:
//!  ab .  . | abc .  .     * loses it
//!  .  .  . |  *  *  *
//! ```
//!
//! Where the other candidate is in cells across from each other, or in three, that is [type 5](super::unique_rectangle_5).

use crate::patterns::{rectangle, report_distinct};
use crate::step::{PartKind, Role};
use crate::{Analysis, Evidence, Family, Find, Found, Level, PartDecl, Profiles, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static UNIQUE_RECTANGLE_2: Technique = Technique {
    id: TechniqueId::new("unique-rectangle-2"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    hodoku: &["0601"],
    assumes_uniqueness: true,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("first", Role::Extra, PartKind::Cell),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extra", Role::Extra, PartKind::Digit),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("unique_rectangle_2.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    report_distinct(rectangle::shared_extras(analysis, &UNIQUE_RECTANGLE_2, true), found)
}
