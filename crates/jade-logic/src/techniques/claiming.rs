//! Claiming: all places of a digit in a line are in one box. One of them has the digit, so the other cells of the box
//! lose it.
//!
//! ```text
//!  5 5 . | 3 1 4 | 6 . 8     no other place for 5 in the top row:
//!  x . x | . . . | . . .     no 5 at x
//!  . x . | . . . | . . .
//! ```

use crate::patterns::intersection;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};
use jade_grid::House;

/// See the [module](self).
pub static CLAIMING: Technique = Technique {
    id: TechniqueId::new("claiming"),
    family: Family::Intersection,
    level: Level::Medium,
    points: 50,
    profiles: Profiles::FullAndClassic(6, Level::Medium),
    needs: Needs::Nothing,
    hodoku: &["0101"],
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("line", Role::Base, PartKind::House),
        PartDecl::new("box", Role::Cover, PartKind::House),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(Digit, |analysis, digit| {
        intersection::find(&CLAIMING, analysis, digit, House::is_line, House::is_region)
    }),
    examples: include_str!("claiming.txt"),
};
