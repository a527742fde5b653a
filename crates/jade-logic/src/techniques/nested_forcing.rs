//! Nested forcing: a candidate is assumed to be true, and everything that follows is recorded, as in a net. Where that
//! is not enough, a second candidate is assumed as well: if that leads to a contradiction after a few placements, the
//! second one is false as long as the first is true. This is a *lemma*. With some lemmas, the first assumption leads to
//! a contradiction, too.
//!
//! ```text
//!  suppose a ──► not b ──► c ──────────────────────► not d ──► ... ──► nothing is left for a cell
//!                          └─ d as well? ──► ... ──► nothing is left
//! ```
//!
//! Reported only where a [net](super::forcing_net_contradiction) is not enough.

use crate::patterns::forcing::nested;
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static NESTED_FORCING: Technique = Technique {
    id: TechniqueId::new("nested-forcing"),
    family: Family::Chain,
    level: Level::Beyond,
    points: 2000,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &[],
    parts: nested::PARTS,
    evidence: Evidence::ARGUMENT,
    find: Find::OneByOne(find),
    examples: include_str!("nested_forcing.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    nested::report(&NESTED_FORCING, analysis, found)
}
