//! Webs: candidates of all digits that are connected by strong links, that is by cells with two candidates and by
//! houses with two places for a digit. They alternate between two colours. All candidates of one colour are true, and
//! all of the other are false.

use crate::{Link, LinkReason, Node, Strength};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Position};

/// Connected candidates.
pub(crate) struct Web {
    /// The candidates in the order in which they were reached, with their colours. The first one is the first in
    /// reading order and has the colour `false`.
    nodes: Vec<(Candidate, bool)>,
    /// For each candidate except the first, the index of the one before it, and the reason of their link.
    reached: Vec<(usize, LinkReason)>,
}

impl Web {
    /// Returns the first candidate in reading order.
    pub fn start(&self) -> Candidate {
        self.nodes[0].0
    }

    /// Returns the number of candidates.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns whether the candidates have several digits.
    pub fn has_several_digits(&self) -> bool {
        self.nodes.iter().any(|(candidate, _)| candidate.digit != self.start().digit)
    }

    /// Returns the candidates of a colour, by cell, then by digit.
    pub fn colored(&self, color: bool) -> Vec<Candidate> {
        let mut colored: Vec<_> =
            self.nodes.iter().filter(|node| node.1 == color).map(|node| node.0).collect();
        colored.sort_unstable();
        colored
    }

    /// Returns strong links that connect the first candidate with every other one, each once.
    pub fn links(&self) -> Vec<Link> {
        let to = self.nodes[1..].iter();
        let links = to.zip(&self.reached).map(|(&(to, _), &(from, reason))| Link {
            from: Node::Candidate(self.nodes[from].0),
            to: Node::Candidate(to),
            strength: Strength::Strong,
            reason,
        });
        links.collect()
    }
}

/// Returns the webs of at least three candidates, by their first candidates. Omits a web in which a candidate would
/// have both colours; it shows that the position has no solution, which is not reported here.
pub(crate) fn webs(position: &Position) -> Vec<Web> {
    let mut seen = [DigitSet::EMPTY; Geometry::MAX_SET_SIDE * Geometry::MAX_SET_SIDE];
    let mut webs = Vec::new();
    let mut web = Web { nodes: Vec::new(), reached: Vec::new() };
    for start in position.all_candidates() {
        if seen[start.cell.index()].contains(start.digit) {
            continue;
        }
        web.nodes.clear();
        web.reached.clear();
        web.nodes.push((start, false));
        seen[start.cell.index()].add(start.digit);
        let mut consistent = true;
        let mut next = 0;
        while let Some(&(from, color)) = web.nodes.get(next) {
            for_each_strong_link(position, from, |to, reason| {
                if !seen[to.cell.index()].contains(to.digit) {
                    seen[to.cell.index()].add(to.digit);
                    web.nodes.push((to, !color));
                    web.reached.push((next, reason));
                } else if web.nodes.contains(&(to, color)) {
                    consistent = false;
                }
            });
            next += 1;
        }
        if consistent && web.len() >= 3 {
            webs.push(std::mem::replace(&mut web, Web { nodes: Vec::new(), reached: Vec::new() }));
        }
    }
    webs
}

/// Calls `found` with every candidate that is strongly linked with this one: in its cell, and in each of its houses.
fn for_each_strong_link(position: &Position, from: Candidate, mut found: impl FnMut(Candidate, LinkReason)) {
    let geometry = position.geometry();
    let Candidate { cell, digit } = from;
    let candidates = position.candidates(cell);
    if candidates.len() == 2
        && let Some(other) = candidates.without(digit).first()
    {
        found(Candidate::new(cell, other), LinkReason::Cell(cell));
    }
    for &house in geometry.houses_of(cell) {
        if position.places(house, digit).count_ones() == 2
            && let Some(other) = position.cells_in(house, digit).without(cell).first()
        {
            found(Candidate::new(other, digit), LinkReason::House(house));
        }
    }
}

/// What a colour eliminates if it is true.
pub(crate) struct Reach {
    /// For each digit, the cells that have it in this colour.
    pub on: [CellSet; Geometry::MAX_SET_SIDE],
    /// For each digit, the cells that see it in this colour.
    pub seen: [CellSet; Geometry::MAX_SET_SIDE],
    /// The cells with a candidate of this colour.
    pub cells: CellSet,
    /// The cells with at least two of them.
    pub twice: CellSet,
}

impl Reach {
    pub fn of(web: &Web, color: bool, geometry: &Geometry) -> Reach {
        let none = [CellSet::EMPTY; Geometry::MAX_SET_SIDE];
        let mut reach = Reach { on: none, seen: none, cells: CellSet::EMPTY, twice: CellSet::EMPTY };
        for &(Candidate { cell, digit }, _) in web.nodes.iter().filter(|node| node.1 == color) {
            reach.on[digit.index()].add(cell);
            reach.seen[digit.index()] |= geometry.peers(cell);
            if reach.cells.contains(cell) {
                reach.twice.add(cell);
            }
            reach.cells.add(cell);
        }
        reach
    }

    /// Returns the cells that lose `digit`: they see it, or have another digit of this colour.
    pub fn without(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()] | self.cells
    }

    /// Returns two cells of one digit that see each other; the first in reading order.
    pub fn clash(&self, geometry: &Geometry) -> Option<[Cell; 2]> {
        let of_digit = |(on, seen): (&CellSet, &CellSet)| {
            let first = (*on & *seen).first()?;
            Some([first, (geometry.peers(first) & *on).first()?])
        };
        self.on.iter().zip(&self.seen).filter_map(of_digit).min()
    }
}
