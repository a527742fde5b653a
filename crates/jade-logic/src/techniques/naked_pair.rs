//! Naked pair: two cells of a house have the same two candidates and no others. They use up both digits, so all other
//! cells of a house that contains both cells lose them.
//!
//! ```text
//!  37 .  37 | .  x  . | .  x  .     3 and 7 belong to the two cells: none at x
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};

/// See the [module](self).
pub static NAKED_PAIR: Technique = Technique {
    id: TechniqueId::new("naked-pair"),
    family: Family::Subset,
    level: Level::Medium,
    points: 60,
    profiles: Profiles::FullAndClassic(4, Level::Medium),
    needs: Needs::Nothing,
    hodoku: &["0200"],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(House, |analysis, house| subset::find_naked(&NAKED_PAIR, analysis, house, 2)),
    examples: include_str!("naked_pair.txt"),
};
