//! Webs: candidates of all digits that hang together by strong links, that is by cells with two candidates and
//! by houses with two places for a digit. They take two colours in turn; all of one colour are true, and all of
//! the other false.

use crate::{Link, LinkReason, Node, Strength};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Position};

/// Candidates that hang together.
pub(crate) struct Web {
    /// The candidates in the order in which they were reached, each with its colour: that of the first one,
    /// which is the first in reading order, is `false`.
    nodes: Vec<(Candidate, bool)>,
    /// How each but the first was reached: the place of the one before it, and what joins them.
    reached: Vec<(usize, LinkReason)>,
}

impl Web {
    /// The first candidate in reading order.
    pub fn start(&self) -> Candidate {
        self.nodes[0].0
    }

    /// How many candidates there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the candidates are of several digits.
    pub fn has_several_digits(&self) -> bool {
        self.nodes.iter().any(|(candidate, _)| candidate.digit != self.start().digit)
    }

    /// The candidates of a colour, by cell, then digit.
    pub fn colored(&self, color: bool) -> Vec<Candidate> {
        let mut colored: Vec<_> =
            self.nodes.iter().filter(|node| node.1 == color).map(|node| node.0).collect();
        colored.sort_unstable();
        colored
    }

    /// Strong links that reach every candidate from the first, each once.
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

/// The webs of three candidates and more, by their first candidates. A web in which a candidate would take both
/// colours is left out: the position has no solution, and this is not the place to say so.
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

/// Calls `found` with every candidate of which one or the other is true: in its cell, and in each of its houses.
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

/// What a colour takes away where it is true.
pub(crate) struct Reach {
    /// Per digit: the cells that have it in this colour.
    pub on: [CellSet; Geometry::MAX_SET_SIDE],
    /// Per digit: the cells that see it in this colour.
    pub seen: [CellSet; Geometry::MAX_SET_SIDE],
    /// The cells that have a candidate of this colour.
    pub cells: CellSet,
    /// Of these, those that have two or more.
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

    /// The cells where `digit` is taken away: they see it, or have another digit of this colour.
    pub fn without(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()] | self.cells
    }

    /// Two cells of one digit that see each other; the first in reading order.
    pub fn clash(&self, geometry: &Geometry) -> Option<[Cell; 2]> {
        let of_digit = |(on, seen): (&CellSet, &CellSet)| {
            let first = (*on & *seen).first()?;
            Some([first, (geometry.peers(first) & *on).first()?])
        };
        self.on.iter().zip(&self.seen).filter_map(of_digit).min()
    }
}
