//! Alternating inference chain (AIC): candidates with alternating strong and weak links, beginning and ending with a
//! strong one. If the first is false, the second is true, the third false, and so on to the last. So one of the two
//! ends is true, and what both exclude is false. If both ends exclude a single candidate, the chain closes around it
//! and is called a discontinuous nice loop; an AIC has at least two eliminations.
//!
//! ```text
//!  a ═══ b ─── c ═══ d     one of a and d is true:
//!  │                 │     neither * nor # is
//!  └── * ── # ───────┘
//! ```

use crate::patterns::chain::{Along, Chains, conclude, steps};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static AIC: Technique = Technique {
    id: TechniqueId::new("aic"),
    family: Family::Chain,
    level: Level::Extreme,
    points: 280,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0708"],
    parts: steps::PARTS,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("aic.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let graph = analysis.chain_graph();
    let chains = Chains::new(graph, Along::Everything);
    let mut conclusions = chains.conclusions(analysis.position(), |ends, length| {
        let simpler = || conclude::has_a_simpler_name(analysis, graph, ends);
        ends[0] != ends[1] && length >= 3 && (length > 3 || !simpler())
    });
    conclusions.retain(|found| found.eliminations.len() >= 2);
    steps::report(&AIC, analysis, &chains, conclude::in_order(conclusions), found)
}
