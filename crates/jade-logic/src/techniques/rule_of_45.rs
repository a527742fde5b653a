//! Rule of 45: each house of a 9×9 board adds up to 45. Taking away the cages in some houses leaves the sum of the remaining
//! cells: those inside that no cage covers, less those of the cages that stick out.
//!
//! ```text
//!  ┌12 ─ ─ ┐┌15 ─┐┌11 ─┐┌ ─ ─┐     12 + 15 + 11 = 38,
//!  │ .  .  .│ .  . │ .  . │ 7  . │     so the last two cells of the row make 7
//! ```

use crate::patterns::sums;
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static RULE_OF_45: Technique = Technique {
    id: TechniqueId::new("rule-of-45"),
    family: Family::Sum,
    level: Level::Medium,
    points: 50,
    profiles: Profiles::Full,
    needs: Needs::Sums,
    hodoku: &[],
    parts: &[
        PartDecl::new("houses", Role::Base, PartKind::Houses),
        PartDecl::new("sums", Role::Cover, PartKind::Sums),
        PartDecl::new("inside", Role::Subject, PartKind::Cells),
        PartDecl::new("outside", Role::Extra, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(sums::find_by_houses),
    examples: include_str!("rule_of_45.txt"),
};
