//! Chains within chains: from level 2 on, whole searches are rules on the working board.

use super::Engine;
use super::cycles::{Keep, Simple, reversed};
use super::nested_sets::SetId;
use super::node::{NODES, Node, Reason, SPOTS, Spot, cell_and_digit, is_on, spot_of};
use super::run::{Record, Run};
use super::score::Use;
use super::search::{All, Found, Scored};
use crate::board::Grid;
use crate::options::{Meter, Stopped};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::rc::Rc;

/// A search whose chains serve as rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Inner {
    Cycles,
    Multiple,
    Dynamic(u8),
}

impl Inner {
    /// Returns the searches of a level, in order.
    fn of(level: u8, inner: u8) -> &'static [Inner] {
        const DYNAMIC: [[Inner; 1]; 4] =
            [[Inner::Dynamic(0)], [Inner::Dynamic(1)], [Inner::Dynamic(2)], [Inner::Dynamic(3)]];
        match level {
            0 | 1 => &[],
            2 => &[Inner::Cycles],
            3 => &[Inner::Cycles, Inner::Multiple],
            _ => &DYNAMIC[usize::from(inner.min(3))],
        }
    }

    fn used(self) -> Use {
        match self {
            Inner::Cycles | Inner::Multiple => Use::Multiple,
            Inner::Dynamic(level) => Use::Dynamic { level, inner: 0 },
        }
    }
}

/// The chains of a search, the best first, and what was found out about some of them.
pub(crate) struct Chains {
    inner: Inner,
    simple: Vec<Simple>,
    found: Vec<Scored>,
    lists: RefCell<BTreeMap<usize, Rc<Lists>>>,
}

/// The nodes of a chain.
pub(crate) struct Lists {
    /// The chain, as a set of one.
    pub(crate) set: SetId,
    /// The nodes on of all its targets, with the reason that counts.
    on: Vec<(Spot, Reason)>,
}

impl Chains {
    pub(crate) fn len(&self) -> usize {
        self.simple.len() + self.found.len()
    }

    fn removals(&self, index: usize, grid: &Grid) -> Vec<(usize, u16)> {
        match self.inner {
            Inner::Cycles => self.simple[index].removals.clone(),
            _ => {
                let target = self.found[index].found.conclusion();
                let (cell, digit) = cell_and_digit(spot_of(target));
                let digits = if is_on(target) { grid.digits[cell] & !(1 << digit) } else { 1 << digit };
                vec![(cell, digits)]
            }
        }
    }
}

impl Run {
    /// Lists a node and its ancestors by breadth.
    fn ancestors(&self, target: Node) -> Vec<Node> {
        let mut seen = [false; NODES];
        let mut list = vec![target];
        seen[usize::from(target)] = true;
        let mut next = 0;
        while let Some(&node) = list.get(next) {
            next += 1;
            for &parent in self.parents(node) {
                if !std::mem::replace(&mut seen[usize::from(parent)], true) {
                    list.push(parent);
                }
            }
        }
        list
    }
}

impl Engine {
    /// Searches a working board for all chains, or remembers them.
    fn chains_of(&mut self, grid: &Grid, inner: Inner, meter: &mut Meter<'_>) -> Result<Rc<Chains>, Stopped> {
        let key = (inner, grid.digits);
        if let Some(chains) = self.memory.get(&key) {
            return Ok(chains.clone());
        }
        let (mut simple, mut found) = (Vec::new(), All::default());
        match inner {
            Inner::Cycles => simple = self.cycles(grid, Keep::All(Vec::new()), meter)?,
            _ => {
                self.search(grid, inner.used(), &mut found, meter)?;
            }
        }
        let mut found = found.0;
        found.sort_by_key(|scored| (scored.complexity, scored.kind));
        let chains = Rc::new(Chains { inner, simple, found, lists: RefCell::default() });
        self.remembered += 100 + chains.len();
        if self.remembered > Engine::MOST_REMEMBERED {
            self.forget();
        }
        self.memory.insert(key, chains.clone());
        Ok(chains)
    }

    /// Applies the chains of a level to the working board. Returns whether anything was new.
    pub(crate) fn apply_nested(
        &mut self,
        run: &mut Run,
        saved: &Grid,
        used: Use,
        meter: &mut Meter<'_>,
    ) -> Result<bool, Stopped> {
        let Use::Dynamic { level, inner } = used else { return Ok(false) };
        for &inner in Inner::of(level, inner) {
            let chains = self.chains_of(&run.work, inner, meter)?;
            let mut any = false;
            for index in 0..chains.len() {
                let removals = chains.removals(index, &run.work);
                let is_new = |(cell, digits): &(usize, u16)| {
                    crate::tables::bits_of(*digits)
                        .any(|digit| !run.knows(super::node::spot(*cell, digit) + SPOTS))
                };
                if !removals.iter().any(is_new) {
                    continue;
                }
                let lists = self.lists(&chains, index, &run.work, meter)?;
                let mut parents = Vec::new();
                for (on, reason) in &lists.on {
                    run.missing(saved, *on, *reason, |off| parents.push(off));
                }
                if parents.is_empty() {
                    continue;
                }
                let step = match run.wants_steps() {
                    true => Some(match inner {
                        Inner::Cycles => self.simple_step(&chains.simple[index]),
                        _ => self.found_step(&run.work, inner.used(), chains.found[index], meter)?,
                    }),
                    false => None,
                };
                let flow = run.follow_rule(removals, &parents, lists.set, self);
                run.rules.extend(step);
                match flow {
                    ControlFlow::Break(()) => return Ok(true),
                    ControlFlow::Continue(new) => any |= new,
                }
            }
            if any {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the nodes of a chain.
    fn lists(
        &mut self,
        chains: &Chains,
        index: usize,
        grid: &Grid,
        meter: &mut Meter<'_>,
    ) -> Result<Rc<Lists>, Stopped> {
        if let Some(lists) = chains.lists.borrow().get(&index) {
            return Ok(lists.clone());
        }
        let lists = Rc::new(match chains.inner {
            Inner::Cycles => self.simple_lists(&chains.simple[index]),
            _ => self.found_lists(grid, chains.inner.used(), chains.found[index], meter)?,
        });
        chains.lists.borrow_mut().insert(index, lists.clone());
        Ok(lists)
    }

    fn simple_lists(&mut self, chain: &Simple) -> Lists {
        let mut nodes: Vec<Node> = chain.nodes.iter().map(|(node, _)| *node).collect();
        let on = |(node, reason): (Node, Reason)| is_on(node).then_some((node, reason));
        let mut all: Vec<_> = chain.nodes.iter().copied().filter_map(on).collect();
        if chain.is_cycle {
            nodes.push(Node::MAX);
            nodes.extend(reversed(&chain.nodes).map(|(node, _)| node));
            all.extend(reversed(&chain.nodes).filter_map(on));
        }
        Lists { set: self.sets.chain(&nodes, chain.complexity), on: all }
    }

    fn found_lists(
        &mut self,
        grid: &Grid,
        used: Use,
        scored: Scored,
        meter: &mut Meter<'_>,
    ) -> Result<Lists, Stopped> {
        let found = scored.found;
        let (mut nodes, mut on) = (Vec::new(), Vec::new());
        for start in found.starts(grid) {
            let run = self.rerun(grid, start, used, Record::Parents, meter)?;
            for target in targets(found, &run) {
                if !nodes.is_empty() {
                    nodes.push(Node::MAX);
                }
                let list = run.ancestors(target);
                for &node in list.iter().filter(|node| is_on(**node)) {
                    let reason = match found {
                        Found::Cell { .. } if node == start => Reason::Cell,
                        Found::House { house, .. } if node == start => Reason::House(house / 9),
                        _ => run.reason(node),
                    };
                    on.push((node, reason));
                }
                nodes.extend(list);
            }
            self.spare.push(run);
        }
        Ok(Lists { set: self.sets.chain(&nodes, scored.complexity), on })
    }

    /// Runs again, with parents.
    pub(crate) fn rerun(
        &mut self,
        grid: &Grid,
        start: Node,
        used: Use,
        record: Record,
        meter: &mut Meter<'_>,
    ) -> Result<Run, Stopped> {
        let mut run = self.spare.pop().unwrap_or_else(Run::new);
        let limit = (u32::MAX, record);
        let result = self.run(&mut run, grid, start, used, limit, meter);
        if let Err(stopped) = result {
            self.spare.push(run);
            return Err(stopped);
        }
        Ok(run)
    }
}

/// Returns the nodes at which the chains of a case end.
pub(crate) fn targets(found: Found, run: &Run) -> Vec<Node> {
    match (found, run.clash) {
        (Found::Contradiction { .. }, Some(clash)) => vec![clash.on, clash.off],
        (Found::Contradiction { .. }, None) => Vec::new(),
        _ => vec![found.conclusion()],
    }
}
