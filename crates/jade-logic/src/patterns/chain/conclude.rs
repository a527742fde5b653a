//! Conclusions of chains: one of the two ends is true, so what both exclude is false.

use super::bits::BitTable;
use super::graph::Graph;
use super::reach::Reach;
use crate::{Analysis, Step};
use jade_grid::{Candidate, Position};
use std::cmp::Reverse;

/// The links that a chain may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Along {
    /// All of them.
    Everything,
    /// Links within one digit: an X-Chain.
    OneDigit,
    /// Strong links within cells, weak links by sight: an XY-Chain.
    Cells,
}

/// Chains along certain links of a graph.
#[derive(Clone, Copy)]
pub(crate) struct Chains<'g> {
    pub graph: &'g Graph,
    along: Along,
}

/// A conclusion of a chain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Conclusion {
    /// The vertices that the chain joins, one of which is true. They are equal if the vertex itself is true.
    pub ends: [usize; 2],
    /// The number of links of the shortest such chain.
    pub length: usize,
    /// The candidates that are false.
    pub eliminations: Vec<Candidate>,
}

impl<'g> Chains<'g> {
    pub fn new(graph: &'g Graph, along: Along) -> Chains<'g> {
        Chains { graph, along }
    }

    /// Returns the strong and the weak links.
    fn links(&self) -> [&'g BitTable; 2] {
        let graph = self.graph;
        match self.along {
            Along::Everything => [&graph.strong, &graph.weak],
            Along::OneDigit => [&graph.strong_in_house, &graph.weak_by_sight],
            Along::Cells => [&graph.strong_in_cell, &graph.weak_by_sight],
        }
    }

    /// Returns the distances between all vertices; computed once.
    pub fn reach(&self) -> &'g Reach {
        let [strong, weak] = self.links();
        self.graph.reaches[self.along as usize].get_or_init(|| Reach::of(strong, weak, self.graph.len()))
    }

    /// Returns the conclusions of all shortest chains whose ends `wanted` accepts, given their indices and the number
    /// of links. They are unordered. If both ends are the same candidate, it is true, and the others of its cell are
    /// false.
    pub fn conclusions(
        &self,
        position: &Position,
        wanted: impl Fn([usize; 2], usize) -> bool,
    ) -> Vec<Conclusion> {
        let vertices = &self.graph.vertices;
        let mut conclusions = Vec::new();
        for a in 0..vertices.len() {
            for b in a..vertices.len() {
                let Some(length) = self.reach().distance(a, b).map(usize::from) else { continue };
                let (first, last) = (&vertices[a], &vertices[b]);
                let found = |eliminations| Conclusion { ends: [a, b], length, eliminations };
                if a != b {
                    if first.have_targets(last, position) && wanted([a, b], length) {
                        conclusions.push(found(first.targets(last, position)));
                    }
                } else if wanted([a, b], length) {
                    let eliminations: Vec<Candidate> = match first.cell {
                        Some(cell) => {
                            let others = position.candidates(cell).without(first.digit);
                            others.iter().map(|digit| Candidate::new(cell, digit)).collect()
                        }
                        None => first.seen.iter().map(|cell| Candidate::new(cell, first.digit)).collect(),
                    };
                    if !eliminations.is_empty() {
                        conclusions.push(found(eliminations));
                    }
                }
            }
        }
        conclusions
    }

    /// Returns the vertices of a shortest chain between two ends.
    pub fn shortest_chain(&self, [a, b]: [usize; 2]) -> Vec<usize> {
        let [strong, weak] = self.links();
        self.reach().shortest_chain(strong, weak, a, b).unwrap_or_default()
    }

    /// Calls `found` with every shortest chain between two ends that visits no vertex twice, unless there are more than
    /// `most`.
    pub fn shortest_chains(&self, ends: [usize; 2], most: usize, found: &mut dyn FnMut(&[usize])) {
        let [strong, weak] = self.links();
        self.reach().shortest_chains(strong, weak, ends, most, found);
    }
}

/// Returns whether three links between these ends form a naked pair, a hidden pair or two conjugate pairs of one digit,
/// which have names of their own.
pub(crate) fn has_a_simpler_name(analysis: &Analysis<'_>, graph: &Graph, [a, b]: [usize; 2]) -> bool {
    let one_digit = Chains::new(graph, Along::OneDigit);
    if one_digit.reach().distance(a, b) == Some(3) {
        return true;
    }
    let [first, last] = [&graph.vertices[a], &graph.vertices[b]];
    let (Some(one), Some(other)) = (first.cell, last.cell) else { return false };
    let digits = |cell| analysis.position().candidates(cell);
    let naked_pair = digits(one).len() == 2 && digits(one) == digits(other);
    one == other || naked_pair && analysis.geometry().see_each_other(one, other)
}

/// Returns the conclusions of chains through groups or almost locked sets whose ends are not joined by an equally short
/// chain of candidates.
pub(crate) fn grouped(analysis: &Analysis<'_>, chains: &Chains<'_>) -> Vec<Conclusion> {
    let plain = Chains::new(analysis.chain_graph(), Along::Everything);
    let size = plain.graph.len();
    chains.conclusions(analysis.position(), |[a, b], length| {
        let shorter = || plain.reach().distance(a, b).is_none_or(|plain| usize::from(plain) > length);
        length >= 3 && (a >= size || b >= size || shorter())
    })
}

/// Sorts conclusions: shortest first, then those with more eliminations, then in reading order. Of several with the
/// same eliminations, keeps only the first.
pub(crate) fn in_order(mut conclusions: Vec<Conclusion>) -> Vec<Conclusion> {
    conclusions.sort_unstable_by(|a, b| {
        (&a.eliminations, a.length, a.ends).cmp(&(&b.eliminations, b.length, b.ends))
    });
    conclusions.dedup_by(|a, b| a.eliminations == b.eliminations);
    conclusions.sort_by_cached_key(|found| {
        (found.length, Reverse(found.eliminations.len()), found.eliminations.clone())
    });
    conclusions
}

/// Sorts steps as [`in_order`] does. The length of a step is its number of links.
pub(crate) fn steps_in_order(mut steps: Vec<Step>) -> Vec<Step> {
    let said = |step: &Step| (step.eliminations.clone(), step.placements.clone());
    steps.sort_by_cached_key(|step| (said(step), step.links.len()));
    steps.dedup_by(|a, b| said(a) == said(b));
    let count = |step: &Step| Reverse(step.placements.len() + step.eliminations.len());
    steps.sort_by_cached_key(|step| (step.links.len(), count(step), step.first_conclusion(), said(step)));
    steps
}
