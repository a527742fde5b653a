//! X-Chain: places of one digit with alternating strong links (the only two in a house) and weak links (they see each
//! other), beginning and ending with a strong one. If the first is false, the second is true, the third false, and so
//! on to the last. So the digit is at one end or the other, and cells that see both ends lose it. Chains of three links
//! have names of their own (skyscraper, kite, turbot fish); these have at least five.
//!
//! ```text
//!  A  .  . | .  B  . | .  .  .     A or B (row 1), not both B and C (box),
//!  .  .  . | C  .  . | .  D  .     C or D (row 2), not both D and E (column),
//!  .  .  . | .  .  . | .  .  .     E or F (row 5): so A or F,
//!  *  .  . | .  .  . | .  .  .     and none at *
//!  F  .  . | .  .  . | .  E  .
//! ```

use crate::patterns::chain::{Along, Chains, conclude, steps};
use crate::{Analysis, Evidence, Family, Find, Level, Needs, Profiles, StepSink, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static X_CHAIN: Technique = Technique {
    id: TechniqueId::new("x-chain"),
    family: Family::Chain,
    level: Level::Extreme,
    points: 260,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0701"],
    parts: steps::PARTS,
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("x_chain.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let chains = Chains::new(analysis.chain_graph(), Along::OneDigit);
    let long = |[a, b]: [usize; 2], length| a != b && length >= 5;
    let conclusions = conclude::in_order(chains.conclusions(analysis.position(), long));
    steps::report(&X_CHAIN, analysis, &chains, conclusions, found)
}
