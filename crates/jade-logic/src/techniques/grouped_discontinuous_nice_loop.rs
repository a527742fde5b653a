//! Grouped discontinuous nice loop: a [discontinuous nice loop](super::discontinuous_nice_loop) through groups (the
//! places of a digit where a box and a line cross, treated as one) or almost locked sets (without one of its digits,
//! such a set has all the others), which makes it shorter than any chain of candidates.
//!
//! ```text
//!  G  G  G | .  .  a | .  .  .     the digit is in one of G or at a: linked like two cells
//! ```

use crate::patterns::chain::{Along, Chains, conclude, steps};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static GROUPED_DISCONTINUOUS_NICE_LOOP: Technique = Technique {
    id: TechniqueId::new("grouped-discontinuous-nice-loop"),
    family: Family::Chain,
    level: Level::Extreme,
    points: 300,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0710"],
    parts: steps::PARTS,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("grouped_discontinuous_nice_loop.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let chains = Chains::new(analysis.group_graph(), Along::Everything);
    let mut conclusions = conclude::grouped(analysis, &chains);
    conclusions.retain(|found| found.ends[0] == found.ends[1] || found.eliminations.len() == 1);
    steps::report(&GROUPED_DISCONTINUOUS_NICE_LOOP, analysis, &chains, conclude::in_order(conclusions), found)
}
