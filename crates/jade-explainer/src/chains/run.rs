//! One run: what follows from a candidate that is on or off.

use super::Engine;
use super::nested_sets::SetId;
use super::node::{
    NODE_WORDS, NODES, Node, Reason, SPOTS, Spot, cell_and_digit, is_on, opposite, spot, spot_of,
};
use super::score::Use;
use crate::board::{Grid, cell_at};
use crate::options::Stopped;
use crate::step::Step;
use crate::tables::{HOUSES_OF, PLACES_OF, bits_of};
use std::ops::ControlFlow;

/// Two nodes of the same candidate, on and off.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clash {
    pub(crate) on: Node,
    pub(crate) off: Node,
}

/// How much of a run is kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Record {
    /// Complexities only.
    Sizes,
    /// Also the parents of nodes.
    Parents,
    /// Also the steps of advanced rules.
    Steps,
}

/// A node whose complexity is within the limit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Light {
    pub(crate) node: Node,
    /// The number of different nodes among it and its ancestors.
    pub(crate) plain: u32,
    /// The nested chains that they use.
    pub(crate) nested: SetId,
    /// The light node whose row holds its ancestors: itself, or its only parent, whose row lacks just the node.
    row: u16,
}

const HEAVY: u16 = u16::MAX;

/// A run and its scratch memory.
pub(crate) struct Run {
    /// The working board.
    pub(crate) work: Grid,
    known: [u64; NODE_WORDS],
    /// The nodes in the order of their discovery.
    pub(crate) on: Vec<Node>,
    pub(crate) off: Vec<Node>,
    next_on: usize,
    next_off: usize,
    pub(crate) clash: Option<Clash>,
    /// Per node: its index in `lights`, or [`HEAVY`].
    light_of: Box<[u16; NODES]>,
    pub(crate) lights: Vec<Light>,
    /// Per light node: its ancestors and itself, by index; as many words as its index needs, in rows of [`NODE_WORDS`].
    rows: Vec<u64>,
    /// Whether a node was too complex.
    pub(crate) was_cut: bool,
    /// How many light nodes wait in the queues.
    waiting: usize,
    limit: u32,
    record: Record,
    /// Per node: where its parents are in `parents`, how many, and its reason.
    made: Box<[(u32, u32, Reason); NODES]>,
    parents: Vec<Node>,
    /// Per node off that an advanced rule made: its index in `rules`.
    rule_of: Box<[u32; NODES]>,
    pub(crate) rules: Vec<Step>,
    further: Vec<Node>,
}

impl Run {
    pub(crate) fn new() -> Run {
        Run {
            work: Grid::EMPTY,
            known: [0; NODE_WORDS],
            on: Vec::new(),
            off: Vec::new(),
            next_on: 0,
            next_off: 0,
            clash: None,
            light_of: Box::new([HEAVY; NODES]),
            lights: Vec::new(),
            rows: Vec::new(),
            was_cut: false,
            waiting: 0,
            limit: 0,
            record: Record::Sizes,
            made: Box::new([(0, 0, Reason::Assumed); NODES]),
            parents: Vec::new(),
            rule_of: Box::new([0; NODES]),
            rules: Vec::new(),
            further: Vec::new(),
        }
    }

    fn begin(&mut self, saved: &Grid, limit: u32, record: Record) {
        self.work.clone_from(saved);
        self.known = [0; NODE_WORDS];
        self.on.clear();
        self.off.clear();
        (self.next_on, self.next_off) = (0, 0);
        self.clash = None;
        self.lights.clear();
        (self.waiting, self.was_cut) = (0, false);
        (self.limit, self.record) = (limit, record);
        self.parents.clear();
        self.rules.clear();
    }

    #[inline]
    pub(crate) fn knows(&self, node: Node) -> bool {
        self.known[usize::from(node) / 64] >> (node % 64) & 1 == 1
    }

    /// Returns the entry of a node that the run made within the limit.
    #[inline]
    pub(crate) fn light(&self, node: Node) -> Option<Light> {
        self.lights.get(usize::from(self.light_of[usize::from(node)])).copied()
    }

    /// Returns the parents of a node. Needs [`Record::Parents`].
    pub(crate) fn parents(&self, node: Node) -> &[Node] {
        let (start, count, _) = self.made[usize::from(node)];
        &self.parents[start as usize..][..count as usize]
    }

    /// Returns the reason of a node. Needs [`Record::Parents`].
    pub(crate) fn reason(&self, node: Node) -> Reason {
        self.made[usize::from(node)].2
    }

    /// Returns the step of the advanced rule that made a node. Needs [`Record::Steps`].
    pub(crate) fn rule(&self, node: Node) -> Option<&Step> {
        match self.reason(node) {
            Reason::Rule => self.rules.get(self.rule_of[usize::from(node)] as usize),
            _ => None,
        }
    }

    /// Enters a node with its parents.
    fn make(
        &mut self,
        node: Node,
        parents: [&[Node]; 2],
        reason: Reason,
        nested: SetId,
        engine: &mut Engine,
    ) {
        if self.record >= Record::Parents {
            let start = self.parents.len() as u32;
            self.parents.extend(parents.into_iter().flatten());
            let count = self.parents.len() as u32 - start;
            self.made[usize::from(node)] = (start, count, reason);
        }
        let light = self.weigh(node, parents, nested, engine);
        self.light_of[usize::from(node)] = light;
        self.was_cut |= light == HEAVY;
    }

    /// Computes the complexity of a new node; returns its index if it is light.
    fn weigh(&mut self, node: Node, parents: [&[Node]; 2], nested: SetId, engine: &mut Engine) -> u16 {
        let index = self.lights.len();
        if let [[parent], []] = parents
            && !is_on(node)
            && nested == 0
        {
            let parent = self.light_of[usize::from(*parent)];
            let Some(light) = self.lights.get(usize::from(parent)) else { return HEAVY };
            let Light { plain, nested, row, .. } = *light;
            // Nodes on have rows of their own.
            if row == parent {
                if plain + 1 + engine.sets.sum(nested) > self.limit {
                    return HEAVY;
                }
                self.lights.push(Light { node, plain: plain + 1, nested, row });
                return index as u16;
            }
        }
        let mut nested = nested;
        let mut least = 0;
        for &parent in parents.into_iter().flatten() {
            let parent = self.light_of[usize::from(parent)];
            let Some(light) = self.lights.get(usize::from(parent)) else { return HEAVY };
            least = least.max(light.plain + engine.sets.sum(light.nested));
        }
        if least >= self.limit {
            return HEAVY;
        }
        let words = index / 64 + 1;
        let start = index * NODE_WORDS;
        if self.rows.len() < start + NODE_WORDS {
            self.rows.resize(start + NODE_WORDS, 0);
        }
        let (before, row) = self.rows.split_at_mut(start);
        let row = &mut row[..words];
        row.fill(0);
        for &parent in parents.into_iter().flatten() {
            let parent = usize::from(self.light_of[usize::from(parent)]);
            let light = self.lights[parent];
            row[parent / 64] |= 1 << (parent % 64);
            let holder = usize::from(light.row);
            let theirs = &before[holder * NODE_WORDS..][..holder / 64 + 1];
            for (mine, theirs) in row.iter_mut().zip(theirs) {
                *mine |= theirs;
            }
            if light.nested != 0 {
                nested = engine.sets.union(nested, light.nested);
            }
        }
        row[words - 1] |= 1 << (index % 64);
        let plain = row.iter().map(|word| word.count_ones()).sum();
        if plain + engine.sets.sum(nested) > self.limit {
            return HEAVY;
        }
        self.lights.push(Light { node, plain, nested, row: index as u16 });
        index as u16
    }

    /// Takes in a node that follows: queues it, or finds that its opposite is known.
    #[inline]
    pub(crate) fn follow(
        &mut self,
        node: Node,
        parents: [&[Node]; 2],
        reason: Reason,
        nested: SetId,
        engine: &mut Engine,
    ) -> ControlFlow<()> {
        let other = opposite(node);
        if self.knows(other) {
            self.make(node, parents, reason, nested, engine);
            let (on, off) = if is_on(node) { (node, other) } else { (other, node) };
            self.clash = Some(Clash { on, off });
            return ControlFlow::Break(());
        }
        if self.knows(node) {
            return ControlFlow::Continue(());
        }
        self.make(node, parents, reason, nested, engine);
        self.queue(node);
        ControlFlow::Continue(())
    }

    fn queue(&mut self, node: Node) {
        self.known[usize::from(node) / 64] |= 1 << (node % 64);
        self.waiting += usize::from(self.light_of[usize::from(node)] != HEAVY);
        if is_on(node) { self.on.push(node) } else { self.off.push(node) }
    }

    /// Remembers the step of a rule, for nodes made with this index.
    pub(crate) fn set_rule(&mut self, node: Node) {
        self.rule_of[usize::from(node)] = self.rules.len() as u32;
    }

    /// Returns whether steps of rules are wanted.
    pub(crate) fn wants_steps(&self) -> bool {
        self.record == Record::Steps
    }

    /// Follows a node on to those off.
    fn follow_on(&mut self, node: Node, cells: bool, engine: &mut Engine) -> ControlFlow<()> {
        let (cell, digit) = cell_and_digit(node);
        let parent = [node];
        if cells {
            for other in bits_of(self.work.digits[cell] & !(1 << digit)) {
                let off = spot(cell, other) + SPOTS;
                self.follow(off, [&parent, &[]], Reason::Cell, 0, engine)?;
            }
        }
        for kind in 0..3 {
            let house = usize::from(HOUSES_OF[cell][kind]);
            let place = PLACES_OF[cell][kind];
            // The rest of a line's places in the block was met with the block.
            let met = match kind {
                0 => 1 << place,
                _ => 0b111 << (place / 3 * 3),
            };
            for place in bits_of(self.work.places[house][digit] & !met) {
                let off = spot(cell_at(house, place), digit) + SPOTS;
                self.follow(off, [&parent, &[]], Reason::House(kind as u8), 0, engine)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Follows a node off to those on.
    fn follow_off(&mut self, node: Node, used: Use, saved: &Grid, engine: &mut Engine) -> ControlFlow<()> {
        let (cell, digit) = cell_and_digit(spot_of(node));
        let mut made = [(0, Reason::Cell); 4];
        let mut count = 0;
        if used.links_cells() && self.work.count(cell) == 2 {
            let other = (self.work.digits[cell] & !(1 << digit)).trailing_zeros() as usize;
            made[0].0 = spot(cell, other);
            count = 1;
        }
        for kind in 0..3 {
            let house = usize::from(HOUSES_OF[cell][kind]);
            let others = self.work.places[house][digit] & !(1 << PLACES_OF[cell][kind]);
            if others.is_power_of_two() {
                let on = spot(cell_at(house, others.trailing_zeros() as usize), digit);
                if made[..count].iter().all(|(other, _)| *other != on) {
                    made[count] = (on, Reason::House(kind as u8));
                    count += 1;
                }
            }
        }
        if used.is_dynamic() {
            self.work.remove(cell, digit);
        }
        let parent = [node];
        for &(on, reason) in &made[..count] {
            let mut further = std::mem::take(&mut self.further);
            further.clear();
            if used.is_dynamic() && !self.knows(on) {
                self.missing(saved, on, reason, |off| {
                    if off != node {
                        further.push(off);
                    }
                });
            }
            let flow = self.follow(on, [&parent, &further], reason, 0, engine);
            self.further = further;
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// Passes the nodes off that a node on for this reason needs, because the saved board has their candidates.
    pub(crate) fn missing(&self, saved: &Grid, on: Spot, reason: Reason, mut each: impl FnMut(Node)) {
        let (cell, digit) = cell_and_digit(on);
        match reason {
            Reason::Cell => {
                for other in bits_of(saved.digits[cell] & !self.work.digits[cell]) {
                    each(spot(cell, other) + SPOTS);
                }
            }
            Reason::House(kind) => {
                let house = usize::from(HOUSES_OF[cell][usize::from(kind)]);
                for place in bits_of(saved.places[house][digit] & !self.work.places[house][digit]) {
                    each(spot(cell_at(house, place), digit) + SPOTS);
                }
            }
            Reason::Assumed | Reason::Rule => {}
        }
    }
}

impl Engine {
    /// Runs from a node. Nodes of a greater complexity than the limit are not among the lights; the run ends when only
    /// such nodes could follow.
    pub(crate) fn run(
        &mut self,
        run: &mut Run,
        saved: &Grid,
        start: Node,
        used: Use,
        (limit, record): (u32, Record),
        meter: &mut crate::options::Meter<'_>,
    ) -> Result<(), Stopped> {
        run.begin(saved, limit, record);
        run.make(start, [&[], &[]], Reason::Assumed, 0, self);
        run.queue(start);
        let flow = loop {
            if used.level() == 0 && run.waiting == 0 {
                break ControlFlow::Continue(());
            }
            let node = if let Some(&node) = run.on.get(run.next_on) {
                run.next_on += 1;
                node
            } else if let Some(&node) = run.off.get(run.next_off) {
                run.next_off += 1;
                node
            } else if used.level() == 0 || !self.apply_rules(run, saved, used, meter)? {
                break ControlFlow::Continue(());
            } else if run.clash.is_some() {
                break ControlFlow::Break(());
            } else {
                continue;
            };
            run.waiting -= usize::from(run.light_of[usize::from(node)] != HEAVY);
            let flow = match is_on(node) {
                true => run.follow_on(node, used.links_cells(), self),
                false => run.follow_off(node, used, saved, self),
            };
            if flow.is_break() {
                break flow;
            }
        };
        debug_assert_eq!(flow.is_break(), run.clash.is_some());
        meter.count(run.on.len() + run.off.len())
    }
}
