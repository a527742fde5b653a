//! Skyscraper: a digit has two places in each of two rows, and one end of each pair stands in the same column. These
//! two are not both true, so one of the other ends is: a cell that sees both of those loses the digit. Or the same with
//! rows and columns exchanged. Were the other ends in one column too, it would be an X-Wing.
//!
//! ```text
//!  .  *  . | .  .  . | T  .  x     the rows have the digit at * or T only;
//!  .  .  . | .  .  . | .  .  .     not both * are true, so one T is:
//!  .  *  . | .  .  . | x  .  T     none at x
//! ```

use crate::patterns::conjugate::{self, TwoPairsKind};
use crate::step::{PartKind, Role};
use crate::{Analysis, Family, Find, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static SKYSCRAPER: Technique = Technique {
    id: TechniqueId::new("skyscraper"),
    family: Family::SingleDigit,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("base", Role::Base, PartKind::Houses),
        PartDecl::new("line", Role::Cover, PartKind::House),
        PartDecl::new("near", Role::SetB, PartKind::Cells),
        PartDecl::new("far", Role::SetA, PartKind::Cells),
    ],
    find: Find::Digit(find),
    examples: include_str!("skyscraper.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    conjugate::find(&SKYSCRAPER, analysis, TwoPairsKind::Skyscraper, found)
}
