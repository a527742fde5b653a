//! Loops: chains whose ends exclude each other. Then every link holds in both directions: exactly one of its ends is
//! true. So everything that both ends of a weak link exclude is false, all along the loop. Of two digits of an almost
//! locked set, exactly one is in the set, so all its other digits are, and no cell that sees their places can have
//! them.

use super::bits::ones;
use super::conclude::Chains;
use super::graph::Graph;
use crate::Analysis;
use crate::patterns::als::Als;
use jade_grid::{Candidate, CellSet, DigitSet};
use std::cmp::Reverse;

/// The maximum number of shortest loops through one link. If there are more, none is shown, since the choice would be
/// arbitrary.
const MAX_SHORTEST_LOOPS: usize = 200;

/// A loop and what it excludes.
pub(crate) struct Loop {
    /// Its vertices. The first is linked strongly with the second and weakly with the last.
    pub way: Vec<usize>,
    /// The almost locked set of each strong link that needs one.
    pub sets: Vec<Option<CellSet>>,
    pub eliminations: Vec<Candidate>,
}

/// Finds the shortest loops without repeated vertices through every weak link that would exclude something, and through
/// every strong link of an almost locked set. Returns those that exclude something: shortest first, then those with
/// more conclusions, then in reading order; of several with the same conclusions, only the first.
pub(crate) fn loops(
    analysis: &Analysis<'_>,
    chains: &Chains<'_>,
    wanted: impl Fn(&[usize]) -> bool,
) -> Vec<Loop> {
    let (graph, position) = (chains.graph, analysis.position());
    let reach = chains.reach();
    let mut loops = Vec::new();
    let mut consider = |way: &[usize]| {
        if wanted(way) {
            add_choices(analysis, chains, way, &mut loops);
        }
    };
    for a in 0..graph.len() {
        for b in ones(graph.weak.row(a)).filter(|b| *b > a) {
            let long = reach.distance(a, b).is_some_and(|distance| distance >= 3);
            if long && graph.vertices[a].have_targets(&graph.vertices[b], position) {
                chains.shortest_chains([a, b], MAX_SHORTEST_LOOPS, &mut consider);
            }
        }
        for b in ones(graph.strong_in_set.row(a)).filter(|b| *b > a) {
            // From what `b` excludes to what `a` excludes.
            let (mut best, mut shortest) = (Vec::new(), u8::MAX);
            for first in ones(graph.weak.row(b)).filter(|first| *first != a) {
                for last in ones(graph.weak.row(a)).filter(|last| *last != b) {
                    let distance = reach.distance(first, last).unwrap_or(u8::MAX);
                    if distance < shortest {
                        (shortest, best) = (distance, Vec::new());
                    }
                    if distance == shortest && distance < u8::MAX && first != last {
                        best.push([first, last]);
                    }
                }
            }
            for ends in best {
                chains.shortest_chains(ends, MAX_SHORTEST_LOOPS, &mut |way| {
                    if !way.contains(&a) && !way.contains(&b) {
                        consider(&[&[a, b], way].concat());
                    }
                });
            }
        }
    }
    let key = |found: &Loop| (found.eliminations.clone(), found.way.len(), found.sets.clone());
    loops.sort_by_cached_key(key);
    loops.dedup_by(|a, b| a.eliminations == b.eliminations);
    let place =
        |found: &Loop| (found.way.len(), Reverse(found.eliminations.len()), found.eliminations.clone());
    loops.sort_by_cached_key(place);
    loops
}

/// Returns whether a loop of four links is a naked or hidden pair (two cells) or an X-Wing (one digit).
pub(crate) fn has_a_simpler_name(graph: &Graph, way: &[usize]) -> bool {
    let vertices = || way.iter().map(|vertex| &graph.vertices[*vertex]);
    let cells = vertices().fold(CellSet::EMPTY, |cells, vertex| cells | vertex.cells);
    let digits: DigitSet = vertices().map(|vertex| vertex.digit).collect();
    way.len() == 4 && (cells.len() == 2 || digits.len() == 1)
}

/// Adds a loop, once for each choice of its almost locked sets.
fn add_choices(analysis: &Analysis<'_>, chains: &Chains<'_>, way: &[usize], loops: &mut Vec<Loop>) {
    let mut choices: Vec<(Vec<Option<CellSet>>, Vec<Candidate>)> =
        vec![(Vec::new(), excluded_by_weak_links(analysis, chains, way))];
    for pair in way.chunks_exact(2) {
        let sets = chains.graph.sets_between(analysis, pair[0], pair[1]);
        let [a, b] = [pair[0], pair[1]].map(|vertex| chains.graph.vertices[vertex].digit);
        let mut longer = Vec::new();
        for (chosen, eliminations) in &choices {
            let mut add = |set: Option<&Als>| {
                let (mut chosen, mut eliminations) = (chosen.clone(), eliminations.clone());
                if let Some(set) = set {
                    for digit in set.digits.without(a).without(b) {
                        let seen = analysis.almost_locked_sets().site(set, digit).seen;
                        eliminations.extend(seen.iter().map(|cell| Candidate::new(cell, digit)));
                    }
                }
                chosen.push(set.map(|set| set.cells));
                longer.push((chosen, eliminations));
            };
            if sets.is_empty() {
                add(None);
            }
            // Use only the smallest sets: a larger one with the same sites has cells that do not matter to the loop.
            let smallest = sets.first().map(|set| set.cells.len());
            sets.iter().filter(|set| Some(set.cells.len()) == smallest).for_each(|set| add(Some(set)));
        }
        if !longer.is_empty() {
            choices = longer;
        }
    }
    for (sets, mut eliminations) in choices {
        eliminations.sort_unstable();
        eliminations.dedup();
        if !eliminations.is_empty() && sets.len() * 2 == way.len() {
            loops.push(Loop { way: way.to_vec(), sets, eliminations });
        }
    }
}

fn excluded_by_weak_links(analysis: &Analysis<'_>, chains: &Chains<'_>, way: &[usize]) -> Vec<Candidate> {
    let vertices = &chains.graph.vertices;
    let weak = (1..way.len()).step_by(2).map(|index| [way[index], way[(index + 1) % way.len()]]);
    weak.flat_map(|[a, b]| vertices[a].targets(&vertices[b], analysis.position())).collect()
}
