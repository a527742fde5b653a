//! Forcing chain by contradiction: a candidate is assumed to be true or false, and single chains are followed from
//! there. If they leave a cell without a digit or a digit without a place in a house, or make a candidate both true and
//! false, the assumption is wrong.
//!
//! ```text
//!  suppose a ──► ... ──► not x
//!        ├─────► ... ──► not y      x, y, z are all places of a digit in a house:
//!        └─────► ... ──► not z      a is false
//! ```
//!
//! Every link of these chains follows from the previous one alone, possibly through locked candidates or an almost
//! locked set. If several must be combined, it is a [net](super::forcing_net_contradiction).

use crate::patterns::forcing::{Kind, conclude};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static FORCING_CHAIN_CONTRADICTION: Technique = Technique {
    id: TechniqueId::new("forcing-chain-contradiction"),
    family: Family::Chain,
    level: Level::Beyond,
    points: 500,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["1301"],
    parts: conclude::CONTRADICTION,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("forcing_chain_contradiction.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    conclude::contradictions(&FORCING_CHAIN_CONTRADICTION, analysis, Kind::Chain, found)
}
