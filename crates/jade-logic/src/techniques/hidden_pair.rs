//! Hidden pair: two digits have only two places in a house, the same ones. They fill both cells, which lose all other
//! candidates.
//!
//! ```text
//!  3714 .  .  | .  .  . | 3729 .  .     3 and 7 fit nowhere else in the row: 1, 4, 2, 9 go
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};

/// See the [module](self).
pub static HIDDEN_PAIR: Technique = Technique {
    id: TechniqueId::new("hidden-pair"),
    family: Family::Subset,
    level: Level::Medium,
    points: 70,
    profiles: Profiles::FullAndClassic(8, Level::Medium),
    needs: Needs::Nothing,
    hodoku: &["0210"],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("house", Role::Base, PartKind::House),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(House, |analysis, house| subset::find_hidden(&HIDDEN_PAIR, analysis, house, 2)),
    examples: include_str!("hidden_pair.txt"),
};
