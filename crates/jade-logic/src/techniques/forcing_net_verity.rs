//! Forcing net, verity: one of several cases is true (the candidates of a cell, the places of a digit in a house, or
//! one candidate being true or false), and everything that follows from each is recorded, including from several
//! exclusions combined. What follows in every case is true.
//!
//! ```text
//!  r1c1 = a ──► ... (a net) ... ──► not x
//!  r1c1 = b ──► ... (a net) ... ──► not x       whichever it is, x is false
//! ```
//!
//! Reported only where single [chains](super::forcing_chain_verity) are not enough. Cases with a contradiction are left
//! to the [contradiction](super::forcing_net_contradiction).

use crate::patterns::forcing::{Kind, conclude};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static FORCING_NET_VERITY: Technique = Technique {
    id: TechniqueId::new("forcing-net-verity"),
    family: Family::Chain,
    level: Level::Beyond,
    points: 700,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["1304"],
    parts: conclude::VERITY,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("forcing_net_verity.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    conclude::verities(&FORCING_NET_VERITY, analysis, Kind::Net, found)
}
