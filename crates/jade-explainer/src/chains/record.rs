//! The public form of chains: steps with proofs.

use super::Engine;
use super::cycles::Simple;
use super::nested::targets;
use super::node::{Node, Reason, candidate_of, cell_and_digit, is_on, spot_of};
use super::run::{Record, Run};
use super::score::{Kind, Use, bonus};
use super::search::{Found, Scored};
use crate::board::{Grid, candidate};
use crate::options::{Meter, Stopped};
use crate::step::{Argument, Because, Chain, Evidence, Implication, Proof, Step};
use crate::subsets::candidates;
use crate::tables::{HOUSES_OF, house_id};
use crate::technique::Technique;
use jade_grid::{Cell, Digit};

/// Returns the house of a node by the index of its kind.
fn house_of(node: Node, kind: u8) -> jade_grid::HouseId {
    let (cell, _) = cell_and_digit(spot_of(node));
    house_id(usize::from(HOUSES_OF[cell][usize::from(kind)]))
}

fn because(node: Node, reason: Reason) -> Because {
    match reason {
        Reason::Assumed | Reason::Rule => Because::Assumed,
        Reason::Cell => Because::Cell,
        Reason::House(kind) => Because::House(house_of(node, kind)),
    }
}

/// Returns the chain of a run up to some nodes, in the order in which it was found.
fn chain_to(run: &Run, ends: &[Node]) -> Chain {
    let mut needed: Vec<Node> = ends.to_vec();
    let mut next = 0;
    while let Some(&node) = needed.get(next) {
        next += 1;
        for &parent in run.parents(node) {
            if !needed.contains(&parent) {
                needed.push(parent);
            }
        }
    }
    // The parents of a node come before it, so a node may follow when all of them did.
    let mut order: Vec<Node> = Vec::with_capacity(needed.len());
    while order.len() < needed.len() {
        let before = order.len();
        for &node in needed.iter().rev() {
            if !order.contains(&node) && run.parents(node).iter().all(|parent| order.contains(parent)) {
                order.push(node);
            }
        }
        debug_assert!(order.len() > before);
        if order.len() == before {
            break;
        }
    }
    let implications = order.iter().map(|&node| Implication {
        candidate: candidate_of(node),
        on: is_on(node),
        from: run.parents(node).iter().filter_map(|one| order.iter().position(|at| at == one)).collect(),
        because: match run.rule(node) {
            Some(step) => Because::Rule(Box::new(step.clone())),
            None => because(node, run.reason(node)),
        },
    });
    Chain { implications: implications.collect() }
}

impl Engine {
    /// Returns the step of a chain of the static search.
    pub(crate) fn simple_step(&self, chain: &Simple) -> Step {
        let technique = match (chain.is_cycle, chain.kind) {
            (true, Kind::X) => Technique::XCycle,
            (true, Kind::Y) => Technique::YCycle,
            (true, _) => Technique::ForcingCycle,
            (false, Kind::X) => Technique::XChain,
            (false, _) => Technique::ForcingChain,
        };
        let mut implications: Vec<Implication> = Vec::with_capacity(chain.nodes.len());
        let steps = chain.nodes.iter().rev();
        // The start of a cycle is its end again.
        let start = chain.is_cycle.then_some((chain.nodes[0].0, Reason::Assumed));
        for (node, reason) in start.into_iter().chain(steps.copied()) {
            let from = implications.len().checked_sub(1).into_iter().collect();
            let (candidate, on) = (candidate_of(node), is_on(node));
            implications.push(Implication { candidate, on, from, because: because(node, reason) });
        }
        let argument = if chain.is_cycle { Argument::Cycle } else { Argument::Contradiction };
        let chains = vec![Chain { implications }];
        let proof = Proof { argument, chains, complexity: chain.complexity, level: 0, inner: 0 };
        let evidence = Evidence::Chains(Box::new(proof));
        match chain.placement() {
            Some(spot) => Step::placing(technique, chain.rating, cell_and_digit(spot), evidence),
            None => {
                let removed = candidates(chain.removals.iter().copied());
                Step::removing(technique, chain.rating, removed, evidence)
            }
        }
    }

    /// Returns the step of a chain that a search found on this board.
    pub(crate) fn found_step(
        &mut self,
        grid: &Grid,
        used: Use,
        scored: Scored,
        meter: &mut Meter<'_>,
    ) -> Result<Step, Stopped> {
        let found = scored.found;
        let mut chains = Vec::new();
        if self.explains {
            for start in found.starts(grid) {
                let run = self.rerun(grid, start, used, Record::Steps, meter)?;
                chains.push(chain_to(&run, &targets(found, &run)));
                self.spare.push(run);
            }
        }
        let technique = match (used, found) {
            (Use::Nishio, _) => Technique::NishioForcing,
            (Use::Multiple, Found::Cell { .. }) => Technique::CellForcing,
            (Use::Multiple, _) => Technique::HouseForcing,
            (_, Found::Contradiction { .. }) => Technique::DynamicContradiction,
            (_, Found::Double { .. }) => Technique::DynamicDouble,
            (_, Found::Cell { .. }) => Technique::DynamicCell,
            (_, Found::House { .. }) => Technique::DynamicHouse,
        };
        let argument = match found {
            Found::Contradiction { .. } => Argument::Contradiction,
            Found::Double { spot, .. } => Argument::EitherWay(candidate_of(spot)),
            Found::Cell { cell, .. } => Argument::Cell(Cell::new(usize::from(cell))),
            Found::House { house, digit, .. } => {
                Argument::House(house_id(usize::from(house)), Digit::from_index(usize::from(digit)))
            }
        };
        let (level, inner) = match used {
            Use::Dynamic { level, inner } => (level, inner),
            _ => (0, 0),
        };
        let rating = used.base() + bonus(scored.complexity);
        let proof = Proof { argument, chains, complexity: scored.complexity, level, inner };
        let evidence = Evidence::Chains(Box::new(proof));
        let target = found.conclusion();
        let (cell, digit) = cell_and_digit(spot_of(target));
        Ok(match is_on(target) {
            true => Step::placing(technique, rating, (cell, digit), evidence),
            false => Step::removing(technique, rating, vec![candidate(cell, digit)], evidence),
        })
    }
}
