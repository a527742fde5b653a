//! Hidden triple: three digits together have only three places in a house. They fill those cells, which lose all other
//! candidates.
//!
//! ```text
//!  371 .  . | 792 .  . | 394 .  .     3, 7 and 9 fit nowhere else in the row: 1, 2, 4 go
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};

/// See the [module](self).
pub static HIDDEN_TRIPLE: Technique = Technique {
    id: TechniqueId::new("hidden-triple"),
    family: Family::Subset,
    level: Level::Hard,
    points: 100,
    profiles: Profiles::FullAndClassic(12, Level::Hard),
    needs: Needs::Nothing,
    hodoku: &["0211"],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("house", Role::Base, PartKind::House),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(House, |analysis, house| subset::find_hidden(&HIDDEN_TRIPLE, analysis, house, 3)),
    examples: include_str!("hidden_triple.txt"),
};
