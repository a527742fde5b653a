//! Alternating inference chain (AIC): candidates linked strongly and weakly in turn, with strong links at both ends.
//! If the first is false, the second is true, the third false, and so on to the last: one of the two ends is true, and
//! what both exclude is false. Where that is a single candidate, the chain closes round it and is called a
//! discontinuous nice loop; these exclude two or more.
//!
//! ```text
//!  a ═══ b ─── c ═══ d     one of a and d is true:
//!  │                 │     neither * nor # is
//!  └── * ── # ───────┘
//! ```

use crate::patterns::chain::{Along, Chains, conclude, steps};
use crate::{Analysis, Evidence, Family, Find, Found, Level, Profiles, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static AIC: Technique = Technique {
    id: TechniqueId::new("aic"),
    family: Family::Chain,
    level: Level::Extreme,
    points: 280,
    profiles: Profiles::Full,
    hodoku: &["0708"],
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: steps::PARTS,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("aic.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    let graph = analysis.chain_graph();
    let chains = Chains::new(graph, Along::Everything);
    let mut conclusions = chains.conclusions(analysis.position(), |ends, length| {
        let simpler = || conclude::has_a_simpler_name(analysis, graph, ends);
        ends[0] != ends[1] && length >= 3 && (length > 3 || !simpler())
    });
    conclusions.retain(|found| found.eliminations.len() >= 2);
    steps::report(&AIC, analysis, &chains, conclude::in_order(conclusions), found)
}
