//! Forcing chain, verity: one of several cases is true (the candidates of a cell, the places of a digit in a house, or
//! one candidate being true or false), and from each of them a single chain leads to the same. So that is true.
//!
//! ```text
//!  r1c1 = a ──► ... ──► not x
//!  r1c1 = b ──► ... ──► not x       whichever it is, x is false
//!  r1c1 = c ──► ... ──► not x
//! ```
//!
//! It says what [contradictions](super::forcing_chain_contradiction), read backwards, say too: where these are tried
//! first it is never the simplest step.

use crate::patterns::forcing::{Kind, conclude};
use crate::{Analysis, Evidence, Family, Find, Found, Level, Profiles, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static FORCING_CHAIN_VERITY: Technique = Technique {
    id: TechniqueId::new("forcing-chain-verity"),
    family: Family::Chain,
    level: Level::Beyond,
    points: 500,
    profiles: Profiles::Full,
    hodoku: &["1302"],
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: conclude::VERITY,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("forcing_chain_verity.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    conclude::verities(&FORCING_CHAIN_VERITY, analysis, Kind::Chain, found)
}
