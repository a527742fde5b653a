//! Forcing chains and cycles on a board that does not change: each node has one parent.

use super::Engine;
use super::node::{Node, Reason, SPOTS, Spot, cell_and_digit, is_on, opposite, spot, spot_of};
use super::score::{Kind, bonus};
use crate::board::{Grid, cell_at};
use crate::options::{Meter, Stopped};
use crate::tables::{HOUSES_OF, PEERS, PLACES_OF, bits_of, cells_of};

/// A chain or cycle with its rating.
#[derive(Clone, Debug)]
pub(crate) struct Simple {
    pub(crate) rating: f64,
    pub(crate) complexity: u32,
    pub(crate) kind: Kind,
    pub(crate) is_cycle: bool,
    /// The nodes from the end to the start, with their reasons; a cycle without its start, which is its end again.
    pub(crate) nodes: Vec<(Node, Reason)>,
    /// What it removes, cell by cell; a chain that ends on removes the other candidates of its cell.
    pub(crate) removals: Vec<(usize, u16)>,
}

impl Simple {
    /// Returns what it removes, or the candidate that it proves.
    pub(crate) fn placement(&self) -> Option<Spot> {
        let end = self.nodes[0].0;
        (!self.is_cycle && is_on(end)).then_some(end)
    }

    fn order(&self, other: &Simple) -> std::cmp::Ordering {
        let key = |one: &Simple| (one.complexity, one.kind);
        self.rating.total_cmp(&other.rating).then_with(|| key(self).cmp(&key(other)))
    }
}

/// Keeps the first of the best, or all.
pub(crate) enum Keep {
    Best(Option<Simple>),
    All(Vec<Simple>),
}

impl Keep {
    fn wants(&self, rating: f64, complexity: u32, kind: Kind) -> bool {
        match self {
            Keep::Best(Some(best)) => {
                let key = (complexity, kind) < (best.complexity, best.kind);
                rating < best.rating || (rating == best.rating && key)
            }
            _ => true,
        }
    }

    fn take(&mut self, new: Simple) {
        match self {
            Keep::Best(best) => *best = Some(new),
            Keep::All(all) => all.push(new),
        }
    }

    /// Returns what was kept, the best first, equals as they were found.
    pub(crate) fn sorted(self) -> Vec<Simple> {
        match self {
            Keep::Best(best) => best.into_iter().collect(),
            Keep::All(mut all) => {
                all.sort_by(Simple::order);
                all
            }
        }
    }
}

/// The links from off to on of a candidate: that of its cell first, if there is one, then those of its houses.
#[derive(Clone, Copy)]
struct Strong {
    links: [(Spot, Reason); 4],
    count: u8,
    has_cell: bool,
}

/// The links of a board.
struct Graph<'a> {
    grid: &'a Grid,
    strong: Vec<Strong>,
    /// The candidates with links from off to on in the present pass: the others lead nowhere.
    useful: Grid,
}

impl Graph<'_> {
    fn new(grid: &Grid, open: u128) -> Graph<'_> {
        let none = Strong { links: [(0, Reason::Cell); 4], count: 0, has_cell: false };
        let mut graph = Graph { grid, strong: vec![none; usize::from(SPOTS)], useful: Grid::EMPTY };
        for cell in cells_of(open) {
            let digits = grid.digits[cell];
            for digit in bits_of(digits) {
                let strong = &mut graph.strong[usize::from(spot(cell, digit))];
                if digits.count_ones() == 2 {
                    let other = (digits & !(1 << digit)).trailing_zeros() as usize;
                    strong.links[0] = (spot(cell, other), Reason::Cell);
                    (strong.count, strong.has_cell) = (1, true);
                }
                for kind in 0..3 {
                    let house = usize::from(HOUSES_OF[cell][kind]);
                    let others = grid.places[house][digit] & !(1 << PLACES_OF[cell][kind]);
                    if others.is_power_of_two() {
                        let on = spot(cell_at(house, others.trailing_zeros() as usize), digit);
                        let count = usize::from(strong.count);
                        if strong.links[..count].iter().all(|(other, _)| *other != on) {
                            strong.links[count] = (on, Reason::House(kind as u8));
                            strong.count += 1;
                        }
                    }
                }
            }
        }
        graph
    }

    /// Finds out which candidates a pass can use.
    fn prepare(&mut self, open: u128, pass: Kind) {
        self.useful = Grid::EMPTY;
        for cell in cells_of(open) {
            for digit in bits_of(self.grid.digits[cell]) {
                if !self.strong(spot(cell, digit), pass).is_empty() {
                    self.useful.add(cell, digit);
                }
            }
        }
    }

    /// Returns the reason for which a pass links a candidate on to another off, if it does.
    fn weak(&self, from: Spot, to: Spot, pass: Kind) -> Option<Reason> {
        let ((cell, digit), (other, other_digit)) = (cell_and_digit(from), cell_and_digit(to));
        if cell == other {
            return (pass != Kind::X && digit != other_digit).then_some(Reason::Cell);
        }
        let shared = |kind: &usize| HOUSES_OF[cell][*kind] == HOUSES_OF[other][*kind];
        let kind = (0..3).find(shared).filter(|_| digit == other_digit)?;
        Some(Reason::House(kind as u8))
    }

    /// Returns the links from off to on that a pass follows.
    fn strong(&self, from: Spot, pass: Kind) -> &[(Spot, Reason)] {
        let Strong { links, count, has_cell } = &self.strong[usize::from(from)];
        let cell = usize::from(*has_cell);
        match pass {
            Kind::X => &links[cell..usize::from(*count)],
            Kind::Y => &links[..cell],
            _ => &links[..usize::from(*count)],
        }
    }

    /// Passes the links from on to off that a pass follows and that lead further.
    fn each_weak(&self, from: Spot, pass: Kind, mut each: impl FnMut(Spot, Reason)) {
        let (cell, digit) = cell_and_digit(from);
        if pass != Kind::X {
            bits_of(self.useful.digits[cell] & !(1 << digit))
                .for_each(|other| each(spot(cell, other), Reason::Cell));
        }
        for kind in 0..3 {
            let house = usize::from(HOUSES_OF[cell][kind]);
            let place = PLACES_OF[cell][kind];
            let met = match kind {
                0 => 1 << place,
                _ => 0b111 << (place / 3 * 3),
            };
            for place in bits_of(self.useful.places[house][digit] & !met) {
                each(spot(cell_at(house, place), digit), Reason::House(kind as u8));
            }
        }
    }
}

/// How a node on was reached: through which node off, that from which node on.
#[derive(Clone, Copy)]
struct Origin {
    off: Spot,
    off_reason: Reason,
    on_reason: Reason,
    /// The node on before; [`NONE`] if the chain begins with `off`.
    before: Spot,
}

const NONE: Spot = Spot::MAX;

/// A search from one candidate.
struct Walk {
    origin: Vec<Origin>,
    seen: [u64; 12],
    queue: Vec<Spot>,
}

impl Walk {
    fn begin(&mut self) {
        self.seen = [0; 12];
        self.queue.clear();
    }

    fn enter(&mut self, on: Spot, origin: Origin) {
        let (word, bit) = (usize::from(on) / 64, 1 << (on % 64));
        if self.seen[word] & bit == 0 {
            self.seen[word] |= bit;
            self.origin[usize::from(on)] = origin;
            self.queue.push(on);
        }
    }

    /// Adds a node on and what is before it, back to the start.
    fn trace(&self, mut on: Spot, start: Node, nodes: &mut Vec<(Node, Reason)>) {
        while on != start {
            let origin = self.origin[usize::from(on)];
            nodes.push((on, origin.on_reason));
            if origin.before == NONE {
                break;
            }
            nodes.push((origin.off + SPOTS, origin.off_reason));
            on = origin.before;
        }
        nodes.push((start, Reason::Assumed));
    }

    /// Returns whether a node off is before a node on.
    fn is_before(&self, off: Spot, mut on: Spot, start: Spot) -> bool {
        while on != start {
            let origin = self.origin[usize::from(on)];
            if origin.off == off {
                return true;
            }
            on = origin.before;
        }
        false
    }
}

/// The search for chains and cycles of a board.
struct Search<'a> {
    graph: Graph<'a>,
    walk: Walk,
    keep: Keep,
}

impl Search<'_> {
    /// Looks for cycles through a candidate and, unless this is the pass Y, for a chain from on to off.
    fn walk_from_on(&mut self, start: Spot, pass: Kind) -> usize {
        let (cycle_base, chain_base) = match pass {
            Kind::X => (6.5, 6.6),
            Kind::Y => (6.5, f64::INFINITY),
            _ => (7.0, 7.0),
        };
        let mut cycles: Vec<(Origin, u32)> = Vec::new();
        let mut chain = None;
        self.walk.begin();
        self.walk.seen[usize::from(start) / 64] |= 1 << (start % 64);
        self.walk.queue.push(start);
        let (mut next, mut halves) = (0, 0);
        while next < self.walk.queue.len() {
            halves += 2;
            let cycle_rating = cycle_base + bonus(halves);
            let wants_cycle = self.keep.wants(cycle_rating, halves, pass);
            let wants_chain = pass != Kind::Y
                && chain.is_none()
                && self.keep.wants(chain_base + bonus(halves), halves, pass);
            if !wants_cycle && !wants_chain {
                break;
            }
            let end = self.walk.queue.len();
            for at in next..end {
                let on = self.walk.queue[at];
                let (graph, walk) = (&self.graph, &mut self.walk);
                if wants_chain && chain.is_none() {
                    chain = graph.weak(on, start, pass).map(|reason| (on, reason, halves));
                }
                graph.each_weak(on, pass, |off, off_reason| {
                    for &(to, on_reason) in graph.strong(off, pass) {
                        let origin = Origin { off, off_reason, on_reason, before: on };
                        if to != start {
                            walk.enter(to, origin);
                        } else if wants_cycle && halves >= 4 && !walk.is_before(off, on, start) {
                            cycles.push((origin, halves));
                        }
                    }
                });
            }
            next = end;
        }
        for (origin, complexity) in cycles {
            self.keep_cycle(start, origin, complexity, cycle_base + bonus(complexity), pass);
        }
        if let Some((on, reason, complexity)) = chain {
            let mut nodes = vec![(start + SPOTS, reason)];
            self.walk.trace(on, start, &mut nodes);
            self.keep_chain(nodes, complexity, chain_base + bonus(complexity), pass);
        }
        self.walk.queue.len()
    }

    /// Looks for a chain from off to on.
    fn walk_from_off(&mut self, start: Spot, pass: Kind) -> usize {
        let base = if pass == Kind::X { 6.6 } else { 7.0 };
        self.walk.begin();
        for &(on, on_reason) in self.graph.strong(start, pass) {
            let origin = Origin { off: start, off_reason: Reason::Assumed, on_reason, before: NONE };
            self.walk.enter(on, origin);
        }
        let (mut next, mut halves) = (0, 2);
        while next < self.walk.queue.len() {
            halves += 2;
            let rating = base + bonus(halves);
            if !self.keep.wants(rating, halves, pass) {
                break;
            }
            let end = self.walk.queue.len();
            let mut target = None;
            for at in next..end {
                let on = self.walk.queue[at];
                let (graph, walk) = (&self.graph, &mut self.walk);
                graph.each_weak(on, pass, |off, off_reason| {
                    for &(to, on_reason) in graph.strong(off, pass) {
                        if to == start {
                            target.get_or_insert((off, off_reason, on_reason, on));
                        } else {
                            walk.enter(to, Origin { off, off_reason, on_reason, before: on });
                        }
                    }
                });
                if let Some((off, off_reason, on_reason, on)) = target {
                    let mut nodes = vec![(start, on_reason), (off + SPOTS, off_reason)];
                    self.walk.trace(on, start + SPOTS, &mut nodes);
                    self.keep_chain(nodes, halves, rating, pass);
                    return self.walk.queue.len();
                }
            }
            next = end;
        }
        self.walk.queue.len()
    }

    fn keep_chain(&mut self, nodes: Vec<(Node, Reason)>, complexity: u32, rating: f64, kind: Kind) {
        if !self.keep.wants(rating, complexity, kind) {
            return;
        }
        let (cell, digit) = cell_and_digit(spot_of(nodes[0].0));
        let removed = match is_on(nodes[0].0) {
            true => self.graph.grid.digits[cell] & !(1 << digit),
            false => 1 << digit,
        };
        let removals = vec![(cell, removed)];
        self.keep.take(Simple { rating, complexity, kind, is_cycle: false, nodes, removals });
    }

    fn keep_cycle(&mut self, start: Spot, end: Origin, complexity: u32, rating: f64, kind: Kind) {
        if !self.keep.wants(rating, complexity, kind) {
            return;
        }
        let mut nodes = vec![(start, end.on_reason), (end.off + SPOTS, end.off_reason)];
        self.walk.trace(end.before, start, &mut nodes);
        nodes.pop();
        let removals = self.cycle_removals(&nodes);
        if !removals.is_empty() {
            self.keep.take(Simple { rating, complexity, kind, is_cycle: true, nodes, removals });
        }
    }

    /// Returns what nodes on and nodes off both see, outside their cells.
    fn cycle_removals(&self, nodes: &[(Node, Reason)]) -> Vec<(usize, u16)> {
        let mut own = 0u128;
        let mut seen = [[0u128; 9]; 2];
        for (node, _) in nodes {
            let (cell, digit) = cell_and_digit(spot_of(*node));
            own |= 1 << cell;
            seen[usize::from(is_on(*node))][digit] |= PEERS[cell];
        }
        let removable: [u128; 9] = std::array::from_fn(|digit| {
            seen[0][digit] & seen[1][digit] & self.graph.grid.cells[digit] & !own
        });
        if removable == [0; 9] {
            return Vec::new();
        }
        // In the order in which the nodes on meet them.
        let mut removals: Vec<(usize, u16)> = Vec::new();
        let mut met = [0u128; 9];
        for (node, _) in nodes.iter().filter(|(node, _)| is_on(*node)) {
            let (cell, digit) = cell_and_digit(*node);
            for peer in cells_of(PEERS[cell] & removable[digit] & !met[digit]) {
                met[digit] |= 1 << peer;
                match removals.iter_mut().find(|(other, _)| *other == peer) {
                    Some((_, digits)) => *digits |= 1 << digit,
                    None => removals.push((peer, 1 << digit)),
                }
            }
        }
        removals
    }
}

/// Returns the nodes of a cycle the other way round: on and off exchanged.
pub(crate) fn reversed(nodes: &[(Node, Reason)]) -> impl Iterator<Item = (Node, Reason)> + '_ {
    // It ends with the opposite of its start, and passes the others from the other end.
    let (end, rest) = nodes.split_at(1);
    end.iter().chain(rest.iter().rev()).map(|(node, reason)| (opposite(*node), *reason))
}

impl Engine {
    /// Searches the board for forcing chains and cycles.
    pub(crate) fn cycles(
        &mut self,
        grid: &Grid,
        keep: Keep,
        meter: &mut Meter<'_>,
    ) -> Result<Vec<Simple>, Stopped> {
        let origin = Origin { off: 0, off_reason: Reason::Cell, on_reason: Reason::Cell, before: NONE };
        let walk = Walk { origin: vec![origin; usize::from(SPOTS)], seen: [0; 12], queue: Vec::new() };
        let mut search = Search { graph: Graph::new(grid, self.filled.open), walk, keep };
        for pass in [Kind::X, Kind::Y, Kind::Xy] {
            search.graph.prepare(self.filled.open, pass);
            for cell in cells_of(self.filled.open) {
                let count = grid.count(cell);
                if count < 2 || pass == Kind::Y && count != 2 {
                    continue;
                }
                for digit in bits_of(grid.digits[cell]) {
                    let mut nodes = search.walk_from_on(spot(cell, digit), pass);
                    if pass != Kind::Y {
                        nodes += search.walk_from_off(spot(cell, digit), pass);
                    }
                    meter.count(nodes)?;
                }
            }
        }
        Ok(search.keep.sorted())
    }
}
