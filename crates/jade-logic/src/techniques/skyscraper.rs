//! Skyscraper: a digit has two places in each of two rows, and one end of each pair is in the same column. These two
//! are not both true, so one of the other ends is: a cell that sees both of those loses the digit. The same holds with
//! rows and columns exchanged. If the other ends were in one column too, it would be an X-Wing.
//!
//! ```text
//!  .  *  . | .  .  . | T  .  x     the rows have the digit at * or T only;
//!  .  .  . | .  .  . | .  .  .     not both * are true, so one T is:
//!  .  *  . | .  .  . | x  .  T     none at x
//! ```

use crate::patterns::conjugate::{self, TwoPairsKind};
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Level, Needs, PartDecl, Profiles, Technique, TechniqueId, any_size};

/// See the [module](self).
pub static SKYSCRAPER: Technique = Technique {
    id: TechniqueId::new("skyscraper"),
    family: Family::SingleDigit,
    level: Level::Hard,
    points: 130,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0400"],
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("base", Role::Base, PartKind::Houses),
        PartDecl::new("line", Role::Cover, PartKind::House),
        PartDecl::new("near", Role::SetB, PartKind::Cells),
        PartDecl::new("far", Role::SetA, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(Digit, |analysis, digit| {
        conjugate::find(&SKYSCRAPER, analysis, digit, TwoPairsKind::Skyscraper)
    }),
    examples: include_str!("skyscraper.txt"),
};
