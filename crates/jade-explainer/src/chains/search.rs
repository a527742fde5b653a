//! The search for Nishio, multiple and dynamic chains: what all cases of a cell or house lead to, and contradictions.

use super::Engine;
use super::nested_sets::SetId;
use super::node::{NODE_WORDS, Node, SPOTS, Spot, cell_and_digit, is_on, spot, spot_of};
use super::run::{Light, Record, Run};
use super::score::{Kind, Use};
use crate::board::{Grid, cell_at};
use crate::options::{Meter, Stopped};
use crate::tables::{HOUSES_OF, PLACES_OF, bits_of, cells_of};
use std::rc::Rc;

/// A chain that was found, so that it can be found again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// A node leads to a contradiction.
    Contradiction { start: Node },
    /// A candidate leads to the target both on and off.
    Double { spot: Spot, target: Node },
    /// Every candidate of the cell leads to the target.
    Cell { cell: u8, target: Node },
    /// Every place of the digit in the house leads to the target.
    House { house: u8, digit: u8, target: Node },
}

impl Found {
    /// Returns what it concludes.
    pub(crate) fn conclusion(self) -> Node {
        match self {
            Found::Contradiction { start } => super::node::opposite(start),
            Found::Double { target, .. } | Found::Cell { target, .. } | Found::House { target, .. } => target,
        }
    }

    pub(crate) fn kind(self) -> Kind {
        match self {
            Found::Contradiction { .. } => Kind::Contradiction,
            Found::Double { .. } => Kind::Double,
            Found::Cell { .. } => Kind::Cell,
            Found::House { .. } => Kind::House,
        }
    }

    /// Returns the nodes from which the cases begin.
    pub(crate) fn starts(self, grid: &Grid) -> Vec<Node> {
        match self {
            Found::Contradiction { start } => vec![start],
            Found::Double { spot, .. } => vec![spot, spot + SPOTS],
            Found::Cell { cell, .. } => {
                let cell = usize::from(cell);
                bits_of(grid.digits[cell]).map(|digit| spot(cell, digit)).collect()
            }
            Found::House { house, digit, .. } => {
                let (house, digit) = (usize::from(house), usize::from(digit));
                bits_of(grid.places[house][digit]).map(|place| spot(cell_at(house, place), digit)).collect()
            }
        }
    }
}

/// A chain with its complexity. All chains of a search have the same base, so the complexity decides their rating.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scored {
    pub(crate) complexity: u32,
    pub(crate) kind: Kind,
    pub(crate) found: Found,
}

/// Receives chains in the order in which they are found.
pub(crate) trait Collect {
    /// The greatest complexity that is of interest.
    fn limit(&self) -> u32;
    fn take(&mut self, scored: Scored);
}

/// Keeps the first of the best.
pub(crate) struct Best {
    pub(crate) found: Option<Scored>,
    /// The greatest complexity of interest as long as nothing is found.
    pub(crate) limit: u32,
}

impl Collect for Best {
    fn limit(&self) -> u32 {
        self.found.map_or(self.limit, |best| best.complexity)
    }
    fn take(&mut self, new: Scored) {
        if self.found.is_none_or(|best| (new.complexity, new.kind) < (best.complexity, best.kind)) {
            self.found = Some(new);
        }
    }
}

/// Keeps all.
#[derive(Default)]
pub(crate) struct All(pub(crate) Vec<Scored>);

impl Collect for All {
    fn limit(&self) -> u32 {
        u32::MAX
    }
    fn take(&mut self, new: Scored) {
        self.0.push(new);
    }
}

/// What a run reached within its limit.
pub(crate) struct Reached {
    on: Box<[Light]>,
    off: Box<[Light]>,
    /// All of them, a bit per node.
    known: [u64; NODE_WORDS],
    /// The complexity of its contradiction.
    clash: Option<u32>,
}

/// The nodes that several runs reached, with sums.
struct Common {
    /// Per node: how many runs reached it.
    runs: Vec<u8>,
    plain: Vec<u32>,
    nested: Vec<SetId>,
}

impl Common {
    fn new() -> Common {
        let nodes = super::node::NODES;
        Common { runs: vec![0; nodes], plain: vec![0; nodes], nested: vec![0; nodes] }
    }

    /// Passes the nodes that all runs reached to `each`, with their complexity, nodes on first, in the order of the
    /// first run.
    fn of(&mut self, engine: &mut Engine, runs: &[Rc<Reached>], mut each: impl FnMut(Node, u32)) {
        let Some((first, others)) = runs.split_first() else { return };
        let all = |word: usize| others.iter().fold(first.known[word], |all, run| all & run.known[word]);
        if (0..NODE_WORDS).all(|word| all(word) == 0) {
            return;
        }
        let mine = || first.on.iter().chain(&first.off);
        for light in mine() {
            let node = usize::from(light.node);
            (self.runs[node], self.plain[node], self.nested[node]) = (1, light.plain, light.nested);
        }
        for (before, run) in (1..).zip(others) {
            for light in run.on.iter().chain(&run.off) {
                let node = usize::from(light.node);
                if self.runs[node] == before {
                    self.runs[node] += 1;
                    self.plain[node] += light.plain;
                    self.nested[node] = engine.sets.union(self.nested[node], light.nested);
                }
            }
        }
        for light in mine() {
            let node = usize::from(light.node);
            if usize::from(self.runs[node]) == runs.len() {
                each(light.node, self.plain[node] + engine.sets.sum(self.nested[node]));
            }
        }
        for light in mine() {
            self.runs[usize::from(light.node)] = 0;
        }
    }
}

/// A search in progress.
struct Search<'a, 'm, 'l, C> {
    engine: &'a mut Engine,
    meter: &'m mut Meter<'l>,
    grid: &'a Grid,
    used: Use,
    collect: &'a mut C,
    run: Run,
    common: Common,
    /// Whether a run met a node beyond the limit.
    was_cut: bool,
    /// Per candidate: its run from on.
    on_runs: Vec<Option<Rc<Reached>>>,
}

impl<C: Collect> Search<'_, '_, '_, C> {
    /// Runs from a node.
    fn reach(&mut self, start: Node) -> Result<Rc<Reached>, Stopped> {
        if is_on(start)
            && let Some(reached) = &self.on_runs[usize::from(start)]
        {
            return Ok(reached.clone());
        }
        // Another node adds at least one.
        let limit = self.collect.limit().saturating_sub(1);
        let run = &mut self.run;
        self.engine.run(run, self.grid, start, self.used, (limit, Record::Sizes), self.meter)?;
        let clash = run.clash.and_then(|clash| {
            let (on, off) = (run.light(clash.on)?, run.light(clash.off)?);
            let nested = self.engine.sets.union(on.nested, off.nested);
            Some(on.plain + off.plain + self.engine.sets.sum(nested))
        });
        let mut on = Vec::with_capacity(run.lights.len());
        let mut off = Vec::with_capacity(run.lights.len());
        let mut known = [0; NODE_WORDS];
        self.was_cut |= run.was_cut;
        for light in run.lights.iter().filter(|light| run.knows(light.node)) {
            known[usize::from(light.node) / 64] |= 1 << (light.node % 64);
            if is_on(light.node) { on.push(*light) } else { off.push(*light) }
        }
        let reached = Rc::new(Reached { on: on.into(), off: off.into(), known, clash });
        if is_on(start) {
            self.on_runs[usize::from(start)] = Some(reached.clone());
        }
        Ok(reached)
    }

    fn take(&mut self, complexity: u32, found: Found) {
        let limit = self.collect.limit();
        self.was_cut |= complexity > limit;
        let target = found.conclusion();
        let (cell, _) = cell_and_digit(spot_of(target));
        // A cell with one candidate left has nothing to lose.
        if complexity <= limit && (!is_on(target) || self.grid.count(cell) > 1) {
            self.collect.take(Scored { complexity, kind: found.kind(), found });
        }
    }

    fn take_common(&mut self, runs: &[Rc<Reached>], found: impl Fn(Node) -> Found) {
        let mut nodes = Vec::new();
        self.common.of(self.engine, runs, |target, complexity| nodes.push((target, complexity)));
        for (target, complexity) in nodes {
            self.take(complexity, found(target));
        }
    }

    fn search(&mut self, open: u128) -> Result<(), Stopped> {
        let least = if self.used == Use::Multiple { 3 } else { 2 };
        for cell in cells_of(open).filter(|cell| self.grid.count(*cell) >= least) {
            for digit in bits_of(self.grid.digits[cell]) {
                self.search_candidate(cell, digit)?;
            }
            if self.used != Use::Nishio {
                let mut runs = Vec::with_capacity(9);
                for digit in bits_of(self.grid.digits[cell]) {
                    runs.push(self.reach(spot(cell, digit))?);
                }
                self.take_common(&runs, |target| Found::Cell { cell: cell as u8, target });
            }
        }
        Ok(())
    }

    fn search_candidate(&mut self, cell: usize, digit: usize) -> Result<(), Stopped> {
        let start = spot(cell, digit);
        let on = self.reach(start)?;
        if self.used != Use::Multiple {
            let off = self.reach(start + SPOTS)?;
            for (start, run) in [(start, &on), (start + SPOTS, &off)] {
                if let Some(complexity) = run.clash {
                    self.take(complexity, Found::Contradiction { start });
                }
            }
            if self.used != Use::Nishio && self.grid.count(cell) > 2 {
                self.take_common(&[on, off], |target| Found::Double { spot: start, target });
            }
        }
        if self.used == Use::Nishio {
            return Ok(());
        }
        for kind in 0..3 {
            let house = usize::from(HOUSES_OF[cell][kind]);
            let places = self.grid.places[house][digit];
            let is_first = places.trailing_zeros() == u32::from(PLACES_OF[cell][kind]);
            if !is_first || places.count_ones() < 2 {
                continue;
            }
            let mut runs = Vec::with_capacity(9);
            for place in bits_of(places) {
                runs.push(self.reach(spot(cell_at(house, place), digit))?);
            }
            let (house, digit) = (house as u8, digit as u8);
            self.take_common(&runs, |target| Found::House { house, digit, target });
        }
        Ok(())
    }
}

impl Engine {
    /// Searches the board for chains. Returns whether nodes beyond the limit were met.
    pub(crate) fn search<C: Collect>(
        &mut self,
        grid: &Grid,
        used: Use,
        collect: &mut C,
        meter: &mut Meter<'_>,
    ) -> Result<bool, Stopped> {
        let open = self.filled.open;
        let run = self.spare.pop().unwrap_or_else(Run::new);
        let on_runs = vec![None; usize::from(SPOTS)];
        let mut search = Search {
            engine: self,
            meter,
            grid,
            used,
            collect,
            run,
            common: Common::new(),
            was_cut: false,
            on_runs,
        };
        let result = search.search(open);
        let was_cut = search.was_cut;
        let run = search.run;
        self.spare.push(run);
        result.map(|()| was_cut)
    }
}
