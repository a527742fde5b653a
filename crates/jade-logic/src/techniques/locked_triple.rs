//! Locked triple: three cells in one box and one line have only three candidates together. They use up these digits, so
//! the rest of the box and the rest of the line lose them.
//!
//! ```text
//!  37 79 39 | .  x  . | x  .  .     3, 7 and 9 belong to the three cells:
//!  x  .  .  | .  .  . | .  .  .     none at x
//!  .  x  .  | .  .  . | .  .  .
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};

/// See the [module](self).
pub static LOCKED_TRIPLE: Technique = Technique {
    id: TechniqueId::new("locked-triple"),
    family: Family::Subset,
    level: Level::Medium,
    points: 60,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0111"],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("box", Role::Cover, PartKind::House),
        PartDecl::new("line", Role::Cover, PartKind::House),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(House, |analysis, house| subset::find_locked(&LOCKED_TRIPLE, analysis, house, 3)),
    examples: include_str!("locked_triple.txt"),
};
