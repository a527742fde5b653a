//! XY-Chain: cells with two candidates, each seeing the next and sharing a digit with it. If the first cell does not
//! have the chain’s digit, it has its other one, so the next cell has its other one, and so on, until the last cell has
//! the chain’s digit. So one of the two end cells has the digit, and cells that see both lose it. Three such cells are
//! an XY-Wing; these have at least four.
//!
//! ```text
//!  za .  . | .  ab . | .  .  .     not z, so a, so b, so c, so z at the end:
//!  .  .  . | .  .  . | .  .  .     one of the two za, cz is z, and none at *
//!  .  .  . | .  .  . | .  .  .
//!  *  .  . | .  bc . | .  .  .
//!  .  .  . | .  .  . | .  .  .
//!  .  cz . | cx .  . | .  .  .
//! ```

use crate::patterns::chain::{Along, Chains, conclude, steps};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static XY_CHAIN: Technique = Technique {
    id: TechniqueId::new("xy-chain"),
    family: Family::Chain,
    level: Level::Extreme,
    points: 260,
    profiles: Profiles::FullAndClassic(17, Level::Extreme),
    needs: Needs::Nothing,
    hodoku: &["0702"],
    parts: steps::PARTS,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("xy_chain.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    if analysis.cells_with_count(2).len() < 4 {
        return ControlFlow::Continue(());
    }
    let graph = analysis.chain_graph();
    let chains = Chains::new(graph, Along::Cells);
    let same_digit = |[a, b]: [usize; 2]| graph.vertices[a].digit == graph.vertices[b].digit;
    let long = |ends: [usize; 2], length| ends[0] != ends[1] && length >= 7 && same_digit(ends);
    let conclusions = conclude::in_order(chains.conclusions(analysis.position(), long));
    steps::report(&XY_CHAIN, analysis, &chains, conclusions, found)
}
