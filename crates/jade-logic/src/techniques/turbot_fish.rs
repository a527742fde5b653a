//! Turbot fish: a digit has two places in each of two houses, and an end of one pair sees an end of the other. These
//! two are not both true, so one of the far ends is: a cell that sees both of those loses the digit. Two lines joined
//! by a cross line are a skyscraper, and a row and a column joined in a box are a two-string kite; they are not
//! reported here.
//!
//! ```text
//!  .  *  . | .  .  . | .  *  .     the box on the left and the column on the right have
//!  T  .  . | .  .  . | .  .  .     the digit at * or T only; not both * are true, so
//!  .  .  . | .  .  . | .  .  .     one T is: none at x
//!  x  .  . | .  .  . | .  T  .
//! ```

use crate::patterns::conjugate::{self, TwoPairsKind};
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};

/// See the [module](self).
pub static TURBOT_FISH: Technique = Technique {
    id: TechniqueId::new("turbot-fish"),
    family: Family::SingleDigit,
    level: Level::Hard,
    points: 120,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0403"],
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("base", Role::Base, PartKind::Houses),
        PartDecl::new("joint", Role::Cover, PartKind::House),
        PartDecl::new("near", Role::SetB, PartKind::Cells),
        PartDecl::new("far", Role::SetA, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(Digit, |analysis, digit| {
        conjugate::find(&TURBOT_FISH, analysis, digit, TwoPairsKind::TurbotFish)
    }),
    examples: include_str!("turbot_fish.txt"),
};
