//! Naked quad: four cells of a house have two to four candidates each, and only four digits together. They use up these
//! digits, so all other cells of a house that contains the four cells lose them.
//!
//! ```text
//!  37 .  79 | .  x  38 | 389 x  .     3, 7, 8 and 9 belong to the four cells: none at x
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};

/// See the [module](self).
pub static NAKED_QUAD: Technique = Technique {
    id: TechniqueId::new("naked-quad"),
    family: Family::Subset,
    level: Level::Hard,
    points: 120,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0202"],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(House, |analysis, house| subset::find_naked(&NAKED_QUAD, analysis, house, 4)),
    examples: include_str!("naked_quad.txt"),
};
