//! Forcing net by contradiction: a candidate is assumed to be true or false, and everything that follows is recorded:
//! what is excluded, and which cells and houses have one candidate left when several exclusions are combined. If that
//! leads to a contradiction, the assumption is wrong.
//!
//! ```text
//!  suppose a ──► not b ──┐
//!        └─────► not c ──┴──► d (the only one left) ──► ... ──► nothing is left for a cell
//! ```
//!
//! Reported only where single [chains](super::forcing_chain_contradiction) are not enough. The argument is then made short:
//! in it, locked candidates and pairs exclude others in one line, as they do in chains.

use crate::patterns::forcing::{Kind, conclude};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static FORCING_NET_CONTRADICTION: Technique = Technique {
    id: TechniqueId::new("forcing-net-contradiction"),
    family: Family::Chain,
    level: Level::Beyond,
    points: 700,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["1303"],
    parts: conclude::CONTRADICTION,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("forcing_net_contradiction.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    conclude::contradictions(&FORCING_NET_CONTRADICTION, analysis, Kind::Net, found)
}
