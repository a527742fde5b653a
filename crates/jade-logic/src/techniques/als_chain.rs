//! ALS-Chain: at least four almost locked sets, each with a restricted common digit with the next, where adjacent links
//! have different digits. If the first set does not have the digit z, it has the digit of its link, which the next set
//! then lacks, so that one has the digit of the following link, and so on; in the end, the last set has z. Cells that
//! see all places of z in the first and the last set lose it. Sets may overlap.
//!
//! ```text
//!  [z v] -v- [v w] -w- [w x] -x- [x z]     z is in the first set or in the last
//! ```

use crate::patterns::als_chain::{self, Chain};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::Candidate;
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// See the [module](self).
pub static ALS_CHAIN: Technique = Technique {
    id: TechniqueId::new("als-chain"),
    family: Family::Chain,
    level: Level::Extreme,
    points: 340,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0903"],
    parts: &[
        PartDecl::new("first", Role::SetA, PartKind::Cells),
        PartDecl::new("first-digit", Role::SetA, PartKind::Digit),
        PartDecl::new("between", Role::Shared, PartKind::Cells),
        PartDecl::new("last", Role::SetB, PartKind::Cells),
        PartDecl::new("last-digit", Role::SetB, PartKind::Digit),
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
    ],
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("als_chain.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let mut steps = Vec::new();
    let _ = als_chain::chains(analysis).report(
        &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        },
        |chain, eliminations| step(analysis, &chain, eliminations),
    );
    // Shortest first, then those with more conclusions, then in the present reading order.
    steps.sort_by_key(|step| (step.links.len(), Reverse(step.eliminations.len())));
    steps.into_iter().try_for_each(found)
}

fn step(analysis: &Analysis<'_>, chain: &Chain, eliminations: Vec<Candidate>) -> Step {
    let digits = eliminations.iter().map(|candidate| candidate.digit).collect();
    let links = chain.inferences(analysis.position(), eliminations[0].digit);
    let last = chain.sets.len() - 1;
    let parts = ALS_CHAIN.name_parts([
        PartValue::Cells(chain.sets[0].large()),
        PartValue::Digit(chain.links[0]),
        PartValue::Cells(chain.between().large()),
        PartValue::Cells(chain.sets[last].large()),
        PartValue::Digit(chain.links[last - 1]),
        PartValue::Digits(digits),
    ]);
    Step::new(ALS_CHAIN.id, parts, Vec::new(), eliminations).with_links(links)
}
