//! Dual implication chain: a cell has two candidates. Assuming one of them decides another cell, that one the next, and
//! so on, through cells with two candidates and houses with two places for a digit, until the chain returns and
//! contradicts the assumption. So the cell has the other candidate.
//!
//! ```text
//!  ab .  . | .  ac . | .  .  .     taken for a, the first cell makes the second c, which
//!  .  .  . | .  .  . | .  .  .     leaves the column's other c without a place but ... and
//!  .  .  . | .  .  . | .  .  .     in the end a cell that the first sees must be a:
//!  a? .  . | .  .  . | .  .  .     so the first is b
//! ```
//!
//! The thesis on which JADE is based calls it *Forcing Chains* (section 3.15): a cycle through the bivalue graph and
//! the bilocation graph of a position.

use crate::patterns::chain::{Graph, bits::ones, conclude};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::Candidate;
use std::collections::VecDeque;
use std::ops::ControlFlow;

/// See the [module](self).
pub static DUAL_IMPLICATION_CHAIN: Technique = Technique {
    id: TechniqueId::new("dual-implication-chain"),
    family: Family::Chain,
    level: Level::Extreme,
    points: 280,
    profiles: Profiles::FullAndClassic(18, Level::Extreme),
    needs: Needs::Nothing,
    hodoku: &[],
    parts: &[
        PartDecl::new("cell", Role::Start, PartKind::Cell),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("other", Role::Off, PartKind::Digit),
        PartDecl::new("on", Role::On, PartKind::Candidates),
        PartDecl::new("off", Role::Off, PartKind::Candidates),
    ],
    evidence: Evidence::ARGUMENT,
    find: Find::Board(find),
    examples: include_str!("dual_implication_chain.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let graph = analysis.chain_graph();
    let mut steps = Vec::new();
    for assumed in 0..graph.len() {
        let Some(other) = ones(graph.strong_in_cell.row(assumed)).next() else { continue };
        if let Some(way) = way_back(graph, assumed, other) {
            steps.push(step(analysis, graph, way));
        }
    }
    conclude::steps_in_order(steps).into_iter().try_for_each(found)
}

/// Returns the shortest way from an assumed candidate to one that excludes it. It begins with the other candidate of
/// its cell, which is false, and then alternates between what is true and what is therefore false. From a true
/// candidate it continues either by sight to a cell with two candidates, the other of which is then true, or to another
/// candidate of its cell, so that this digit is at its only other place in a house.
fn way_back(graph: &Graph, assumed: usize, other: usize) -> Option<Vec<usize>> {
    // For each true candidate, the one that it follows from, and the false one between them.
    let mut from: Vec<Option<(usize, usize)>> = vec![None; graph.len()];
    let mut waiting = VecDeque::from([assumed]);
    while let Some(on) = waiting.pop_front() {
        if on != assumed && graph.weak.contains(on, assumed) {
            let mut way = if on == other { Vec::new() } else { vec![assumed] };
            let mut at = on;
            while at != assumed {
                let (before, between) = from[at]?;
                way.extend([at, between]);
                at = before;
            }
            way.extend([assumed, other]);
            way.reverse();
            return Some(way);
        }
        for (weak, strong) in
            [(&graph.weak_by_sight, &graph.strong_in_cell), (&graph.weak_in_cell, &graph.strong_in_house)]
        {
            for off in ones(weak.row(on)) {
                for next in ones(strong.row(off)) {
                    if from[next].is_none() && next != assumed {
                        from[next] = Some((on, off));
                        waiting.push_back(next);
                    }
                }
            }
        }
    }
    None
}

fn step(analysis: &Analysis<'_>, graph: &Graph, way: Vec<usize>) -> Step {
    let [placed, assumed] = [0, 1].map(|index| &graph.vertices[way[index]]);
    let candidate = |vertex: usize| {
        let vertex = &graph.vertices[vertex];
        vertex.cell.map(|cell| Candidate::new(cell, vertex.digit))
    };
    let every_other = |from: usize| {
        let mut chosen: Vec<Candidate> =
            way.iter().skip(from).step_by(2).filter_map(|vertex| candidate(*vertex)).collect();
        chosen.sort_unstable();
        chosen.dedup();
        PartValue::Candidates(chosen)
    };
    let placement: Vec<Candidate> = candidate(way[0]).into_iter().collect();
    let cell = placement.first().map_or(jade_grid::Cell::new(0), |candidate| candidate.cell);
    let parts = DUAL_IMPLICATION_CHAIN.name_parts([
        PartValue::Cell(cell),
        PartValue::Digit(placed.digit),
        PartValue::Digit(assumed.digit),
        every_other(1),
        every_other(0),
    ]);
    Step::new(DUAL_IMPLICATION_CHAIN.id, parts, placement, Vec::new()).with_links(graph.links(
        analysis,
        &way,
        |_| None,
    ))
}
