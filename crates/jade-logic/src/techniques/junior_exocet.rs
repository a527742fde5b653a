//! Junior exocet: two base cells B, in one box and line, have three or four candidates together, the base digits. The
//! cross-lines are the cross line beside them in their box, and one in each of two other boxes of the band. In each of
//! these two, one cell Q of the band outside the line of the base is a target; its companions, marked -, have no base
//! digits. Outside the band, the cells S of the cross-lines have room for each base digit on fewer lines than there are
//! cross-lines: for example, on at most two lines for three cross-lines. So a base digit that is in B is also in a
//! target, and the targets have the same two digits as the base.
//!
//! ```text
//!  B  B  . | .  .  . | .  .  .
//!  .  .  . | Q  .  . | -  m  m     If the first Q has a digit of the base, that digit is
//!  .  .  . | -  .  . | Q  .  .     at one of the m, its mirror: neither its row nor that of
//!  .  .  S | S  .  . | S  .  .     the base is left for the box of the other target
//! ```

use crate::patterns::exocet::{self, Kind};
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static JUNIOR_EXOCET: Technique = Technique {
    id: TechniqueId::new("junior-exocet"),
    family: Family::Expert,
    level: Level::Extreme,
    points: 400,
    profiles: Profiles::Full,
    needs: Needs::OrdinaryBoard,
    hodoku: &[],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("base", Role::SetA, PartKind::Cells),
        PartDecl::new("targets", Role::SetB, PartKind::Cells),
        PartDecl::new("lines", Role::Base, PartKind::Houses),
        PartDecl::new("mirrors", Role::Cover, PartKind::Houses),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(|analysis, found| exocet::find(&JUNIOR_EXOCET, analysis, Kind::Junior, found)),
    examples: include_str!("junior_exocet.txt"),
};
