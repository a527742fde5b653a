//! Continuous nice loop: a ring of candidates with alternating strong and weak links. In either direction, if one is
//! false, the next is true, the one after it false, and so on back to the first. So one of the two ends of each weak
//! link is true, and what both exclude is false, all along the loop.
//!
//! ```text
//!  ab .  . | .  .  b | .  .  .     if the first cell is not a, it is b, so the b of row 1 is not
//!  .  .  . | .  .  . | .  .  .     to its right, so it is below, where a cannot be then ... and
//!  .  .  . | .  .  ab| .  .  .     so on back to the first cell
//! ```

use crate::patterns::chain::{Along, Chains, loops, steps};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static CONTINUOUS_NICE_LOOP: Technique = Technique {
    id: TechniqueId::new("continuous-nice-loop"),
    family: Family::Chain,
    level: Level::Extreme,
    points: 280,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0706"],
    parts: steps::PARTS,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("continuous_nice_loop.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let chains = Chains::new(analysis.chain_graph(), Along::Everything);
    let loops = loops::loops(analysis, &chains, |way| !loops::has_a_simpler_name(chains.graph, way));
    steps::report_loops(&CONTINUOUS_NICE_LOOP, analysis, &chains, loops, found)
}
