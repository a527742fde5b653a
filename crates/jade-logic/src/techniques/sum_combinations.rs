//! Combinations of a sum: the digits of a cage, an arrow or a diagonal add up to a number. A candidate with which the other
//! cells cannot make up the rest is false.
//!
//! ```text
//!  ┌ ─ ─ ─ ┐
//!  │23     │   6 + 8 + 9 is the only way,
//!  └ ─ ─ ─ ┘   so no other digit is in these three cells
//! ```

use crate::patterns::sums;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static SUM_COMBINATIONS: Technique = Technique {
    id: TechniqueId::new("sum-combinations"),
    family: Family::Sum,
    level: Level::Medium,
    points: 30,
    profiles: Profiles::Full,
    needs: Needs::Sums,
    hodoku: &[],
    parts: &[
        PartDecl::new("sum", Role::Base, PartKind::Sums),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(sums::find_combinations),
    examples: include_str!("sum_combinations.txt"),
};
