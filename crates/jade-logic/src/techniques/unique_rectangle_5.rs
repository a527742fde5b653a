//! Unique rectangle, type 5: as [type 2](super::unique_rectangle_2), but the one candidate besides the two digits is in two
//! corners across from each other, or in three. One of these takes it: what sees them all loses it.
//!
//! ```text
//!  ab  .  . | abc .  .
//!  abc *  * | ab  .  .     what sees both abc loses c
//!  .   .  . | *   *  *
//! ```

use crate::patterns::{rectangle, report_distinct};
use crate::step::{PartKind, Role};
use crate::{Analysis, Evidence, Family, Find, Found, Level, PartDecl, Profiles, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static UNIQUE_RECTANGLE_5: Technique = Technique {
    id: TechniqueId::new("unique-rectangle-5"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 100,
    profiles: Profiles::Full,
    hodoku: &["0604"],
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
    examples: include_str!("unique_rectangle_5.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    report_distinct(rectangle::shared_extras(analysis, &UNIQUE_RECTANGLE_5, false), found)
}
