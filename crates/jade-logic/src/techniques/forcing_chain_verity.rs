//! Forcing chain, verity: one of several cases is true (the candidates of a cell, the places of a digit in a house, or
//! one candidate being true or false), and a single chain leads from each of them to the same claim. So it is true.
//!
//! ```text
//!  r1c1 = a ──► ... ──► not x
//!  r1c1 = b ──► ... ──► not x       whichever it is, x is false
//!  r1c1 = c ──► ... ──► not x
//! ```
//!
//! [Contradictions](super::forcing_chain_contradiction), read backwards, lead to the same conclusions. If these are
//! tried first, a verity is never the simplest step.

use crate::patterns::forcing::{Kind, conclude};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static FORCING_CHAIN_VERITY: Technique = Technique {
    id: TechniqueId::new("forcing-chain-verity"),
    family: Family::Chain,
    level: Level::Beyond,
    points: 500,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["1302"],
    parts: conclude::VERITY,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("forcing_chain_verity.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    conclude::verities(&FORCING_CHAIN_VERITY, analysis, Kind::Chain, found)
}
