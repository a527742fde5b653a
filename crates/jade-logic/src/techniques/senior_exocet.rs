//! Senior exocet: base cells, base digits and cross-lines as in a junior exocet, but at least one of the targets Q is
//! outside the band of the base, among the cells S of the cross-lines. All other cells of the cross-lines that the base
//! cells do not see have room for each base digit on fewer lines than there are cross-lines. So a base digit that is in
//! the base is also in a target, and the targets have the same two digits as the base.
//!
//! ```text
//!  B  B  . | .  .  . | .  .  .
//!  .  .  . | Q  .  . | S  .  .
//!  .  .  . | S  .  . | S  .  .
//!  .  .  S | S  .  . | S  .  .
//!  .  .  Q | S  .  . | S  .  .
//! ```
//!
//! Both targets are necessary; otherwise it is not an exocet.

use crate::patterns::exocet::{self, Kind};
use crate::step::{PartKind, Role};
use crate::{Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Technique, TechniqueId};

/// See the [module](self).
pub static SENIOR_EXOCET: Technique = Technique {
    id: TechniqueId::new("senior-exocet"),
    family: Family::Expert,
    level: Level::Extreme,
    points: 450,
    profiles: Profiles::Full,
    needs: Needs::OrdinaryBoard,
    hodoku: &[],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("base", Role::SetA, PartKind::Cells),
        PartDecl::new("targets", Role::SetB, PartKind::Cells),
        PartDecl::new("lines", Role::Base, PartKind::Houses),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(|analysis, found| exocet::find(&SENIOR_EXOCET, analysis, Kind::Senior, found)),
    examples: include_str!("senior_exocet.txt"),
};
