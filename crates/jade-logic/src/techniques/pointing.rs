//! Pointing: all places of a digit in a box are on one line. One of them has the digit, so the other cells of the line
//! lose it.
//!
//! ```text
//!  5 . 5 | . x . | x . .     the 5 of this box is in the top row: no 5 at x
//!  . . . | . . . | . . .
//!  . . . | . . . | . . .
//! ```

use crate::patterns::intersection;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};
use jade_grid::House;

/// See the [module](self).
pub static POINTING: Technique = Technique {
    id: TechniqueId::new("pointing"),
    family: Family::Intersection,
    level: Level::Medium,
    points: 50,
    profiles: Profiles::FullAndClassic(5, Level::Medium),
    needs: Needs::Nothing,
    hodoku: &["0100"],
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("box", Role::Base, PartKind::House),
        PartDecl::new("line", Role::Cover, PartKind::House),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(Digit, |analysis, digit| {
        intersection::find(&POINTING, analysis, digit, House::is_region, House::is_line)
    }),
    examples: include_str!("pointing.txt"),
};
