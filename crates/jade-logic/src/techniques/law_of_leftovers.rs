//! Law of leftovers: some rows, or columns, and as many regions of a jigsaw hold every digit equally often. So the cells of
//! the lines outside the regions hold the same digits as the cells of the regions outside the lines.
//!
//! ```text
//!  A A A A A A A|B x     the region A is the row except for two cells, so the two cells x
//!        +-------+       hold what the two cells y hold: a digit that is in no y is in no x
//!    y y |
//! ```

use crate::patterns::leftovers;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static LAW_OF_LEFTOVERS: Technique = Technique {
    id: TechniqueId::new("law-of-leftovers"),
    family: Family::Leftovers,
    level: Level::Medium,
    points: 50,
    profiles: Profiles::Full,
    needs: Needs::IrregularRegions,
    hodoku: &[],
    parts: &[
        PartDecl::new("lines", Role::Base, PartKind::Houses),
        PartDecl::new("regions", Role::Cover, PartKind::Houses),
        PartDecl::new("of-lines", Role::Subject, PartKind::Cells),
        PartDecl::new("of-regions", Role::Extra, PartKind::Cells),
        // The digits that are in none of the cells of one side, or that one side has for certain; none if the cells are
        // compared as a whole.
        PartDecl::new("digits", Role::Shared, PartKind::Digits),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(leftovers::find),
    examples: include_str!("law_of_leftovers.txt"),
};
