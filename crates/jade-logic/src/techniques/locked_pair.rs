//! Locked pair: two cells in one box and one line have only two candidates together. They use up both digits, so the
//! rest of the box and the rest of the line lose them.
//!
//! ```text
//!  .  37 37 | .  x  . | x  .  .     3 and 7 belong to the two cells:
//!  x  .  .  | .  .  . | .  .  .     none at x
//!  .  x  .  | .  .  . | .  .  .
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};

/// See the [module](self).
pub static LOCKED_PAIR: Technique = Technique {
    id: TechniqueId::new("locked-pair"),
    family: Family::Subset,
    level: Level::Medium,
    points: 40,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0110"],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("box", Role::Cover, PartKind::House),
        PartDecl::new("line", Role::Cover, PartKind::House),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(House, |analysis, house| subset::find_locked(&LOCKED_PAIR, analysis, house, 2)),
    examples: include_str!("locked_pair.txt"),
};
