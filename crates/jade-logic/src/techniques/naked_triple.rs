//! Naked triple: three cells of a house have two or three candidates each, and only three digits together. They use up
//! these digits, so all other cells of a house that contains the three cells lose them.
//!
//! ```text
//!  37 .  79 | .  x  . | 379 x  .     3, 7 and 9 belong to the three cells: none at x
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};

/// See the [module](self).
pub static NAKED_TRIPLE: Technique = Technique {
    id: TechniqueId::new("naked-triple"),
    family: Family::Subset,
    level: Level::Medium,
    points: 80,
    profiles: Profiles::FullAndClassic(7, Level::Medium),
    needs: Needs::Nothing,
    hodoku: &["0201"],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(House, |analysis, house| subset::find_naked(&NAKED_TRIPLE, analysis, house, 3)),
    examples: include_str!("naked_triple.txt"),
};
