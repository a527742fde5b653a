//! Discontinuous nice loop: a chain of candidates with alternating strong and weak links that returns to its start and
//! contradicts it. If a candidate being false implies that it is true, it is true, and the others of its cell are
//! false. If both ends of a chain, one of which is true, exclude a candidate, it is false: assuming it would lead
//! around the loop to its opposite.
//!
//! ```text
//!  *──a ═══ b ───c ═══ d──*     * excludes a and d; not a, so b, so not c, so d, so not *
//! ```

use crate::patterns::chain::{Along, Chains, conclude, steps};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static DISCONTINUOUS_NICE_LOOP: Technique = Technique {
    id: TechniqueId::new("discontinuous-nice-loop"),
    family: Family::Chain,
    level: Level::Extreme,
    points: 280,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0707"],
    parts: steps::PARTS,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("discontinuous_nice_loop.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let graph = analysis.chain_graph();
    let chains = Chains::new(graph, Along::Everything);
    let mut conclusions = chains.conclusions(analysis.position(), |ends, length| {
        let simpler = || ends[0] != ends[1] && conclude::has_a_simpler_name(analysis, graph, ends);
        length >= 3 && (length > 3 || !simpler())
    });
    conclusions.retain(|found| found.ends[0] == found.ends[1] || found.eliminations.len() == 1);
    steps::report(&DISCONTINUOUS_NICE_LOOP, analysis, &chains, conclude::in_order(conclusions), found)
}
