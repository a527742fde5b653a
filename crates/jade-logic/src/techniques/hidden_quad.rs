//! Hidden quad: four digits together have only four places in a house. They fill those cells, which lose all other
//! candidates.
//!
//! ```text
//!  371 .  79 | 792 .  . | 384 .  .     3, 7, 8 and 9 fit nowhere else in the row: 1, 2, 4 go
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};

/// See the [module](self).
pub static HIDDEN_QUAD: Technique = Technique {
    id: TechniqueId::new("hidden-quad"),
    family: Family::Subset,
    level: Level::Hard,
    points: 150,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0212"],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("house", Role::Base, PartKind::House),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(House, |analysis, house| subset::find_hidden(&HIDDEN_QUAD, analysis, house, 4)),
    examples: include_str!("hidden_quad.txt"),
};
