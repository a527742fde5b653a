//! Creates steps from chains and loops.

use super::conclude::{Chains, Conclusion};
use super::loops::Loop;
use crate::step::{Link, LinkReason, Part, PartKind, PartValue, Role, Step};
use crate::{Analysis, PartDecl, StepSink, Technique};
use jade_grid::{Candidate, Cell, CellSet, DigitSet, LargeCellSet};
use std::ops::ControlFlow;

/// The parts of every technique that is a single chain.
pub(crate) const PARTS: &[PartDecl] = &[
    // The digits in the chain.
    PartDecl::new("digits", Role::Subject, PartKind::Digits),
    // The first cell of its first vertex.
    PartDecl::new("start", Role::Start, PartKind::Cell),
    // The cells of its last vertex; empty if the chain returns to the first.
    PartDecl::new("end", Role::On, PartKind::Cells),
    // What is true if the first vertex is false.
    PartDecl::new("on", Role::On, PartKind::Candidates),
    // What is false then.
    PartDecl::new("off", Role::Off, PartKind::Candidates),
    // The almost locked sets in the chain.
    PartDecl::new("sets", Role::SetA, PartKind::Cells),
];

/// Returns the parts of a chain along at least two vertices; a loop repeats its first vertex at the end.
fn parts(technique: &'static Technique, links: &[Link], way: &[usize], chains: &Chains<'_>) -> Vec<Part> {
    let vertices = &chains.graph.vertices;
    let comes_back = way[0] == way[way.len() - 1];
    let different = if comes_back { &way[..way.len() - 1] } else { way };
    let every_other = |from: usize| {
        let chosen = different.iter().skip(from).step_by(2).map(|vertex| &vertices[*vertex]);
        let mut candidates: Vec<Candidate> = chosen
            .flat_map(|vertex| vertex.cells.iter().map(|cell| Candidate::new(cell, vertex.digit)))
            .collect();
        candidates.sort_unstable();
        candidates.dedup();
        PartValue::Candidates(candidates)
    };
    let digits: DigitSet = way.iter().map(|vertex| vertices[*vertex].digit).collect();
    let start = links[0].from.cells();
    let end = if comes_back { CellSet::EMPTY } else { vertices[way[way.len() - 1]].cells };
    let sets = links.iter().filter(|link| link.reason == LinkReason::Set);
    technique.name_parts([
        PartValue::Digits(digits),
        PartValue::Cell(start.iter().next().unwrap_or(Cell::new(0))),
        PartValue::Cells(end.large()),
        every_other(1),
        every_other(0),
        PartValue::Cells(sets.fold(LargeCellSet::EMPTY, |cells, link| cells | link.from.cells())),
    ])
}

/// Reports chains in the given order.
pub(crate) fn report(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    chains: &Chains<'_>,
    conclusions: Vec<Conclusion>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    conclusions.into_iter().try_for_each(|conclusion| {
        let way = chains.shortest_chain(conclusion.ends);
        let links = chains.graph.links(analysis, &way, |_| None);
        found(step(technique, chains, &way, links, conclusion.eliminations))
    })
}

/// Reports loops in the given order.
pub(crate) fn report_loops(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    chains: &Chains<'_>,
    loops: Vec<Loop>,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    loops.into_iter().try_for_each(|found_loop| {
        let mut way = found_loop.way;
        way.push(way[0]);
        let links = chains.graph.links(analysis, &way, |index| found_loop.sets[index / 2]);
        found(step(technique, chains, &way, links, found_loop.eliminations))
    })
}

fn step(
    technique: &'static Technique,
    chains: &Chains<'_>,
    way: &[usize],
    links: Vec<Link>,
    eliminations: Vec<Candidate>,
) -> Step {
    let parts = parts(technique, &links, way, chains);
    Step::new(technique.id, parts, Vec::new(), eliminations).with_links(links)
}
