//! Grouped continuous nice loop: a [continuous nice loop](super::continuous_nice_loop) through groups (the places of a
//! digit where a box and a line cross, treated as one) or almost locked sets (without one of its digits, such a set has
//! all the others).
//!
//! ```text
//!  G  G  G | .  .  a | .  .  .     the digit is in one of G or at a: linked like two cells
//! ```

use crate::patterns::chain::{Along, Chains, loops, steps};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static GROUPED_CONTINUOUS_NICE_LOOP: Technique = Technique {
    id: TechniqueId::new("grouped-continuous-nice-loop"),
    family: Family::Chain,
    level: Level::Extreme,
    points: 300,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0709"],
    parts: steps::PARTS,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("grouped_continuous_nice_loop.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let chains = Chains::new(analysis.group_graph(), Along::Everything);
    let plain = analysis.chain_graph();
    let loops = loops::loops(analysis, &chains, |way| {
        !plain.holds_loop(way) && !loops::has_a_simpler_name(chains.graph, way)
    });
    steps::report_loops(&GROUPED_CONTINUOUS_NICE_LOOP, analysis, &chains, loops, found)
}
