//! [`Exclusions`]: what is false if one candidate is true.

use super::bits::ones;
use super::graph::{Graph, Vertex};
use super::reach::Search;
use crate::Analysis;
use crate::step::{Link, Node, Strength};
use jade_grid::{Candidate, CellSet, Digit, Geometry, Position};

/// All chains from a candidate that is true to candidates that are false. Their first and last links are weak. Read
/// backwards, each is such a chain too.
///
/// ```text
///  a ─── b ═══ c ─── d ═══ e ─── f     if a is true, b is false, so c is true, and so on: f is false
/// ```
pub(crate) struct Exclusions {
    start: Candidate,
    vertex: Vertex,
    /// For each vertex, the number of links after which it is true; 0 if no chain implies it.
    on: Vec<u8>,
    off: Vec<u8>,
    /// For each digit, the cells where it is false.
    cells: [CellSet; Geometry::MAX_SET_SIDE],
    /// For each cell and digit, the number of links after which it is false; 0 if no chain implies it.
    lengths: Vec<u8>,
    side: usize,
}

impl Exclusions {
    /// Follows all chains from a candidate through candidates, groups and almost locked sets.
    pub fn of(analysis: &Analysis<'_>, start: Candidate) -> Exclusions {
        let (graph, position) = (analysis.group_graph(), analysis.position());
        let side = analysis.geometry().side();
        let size = graph.len();
        let mut exclusions = Exclusions {
            start,
            vertex: Vertex::new(position, start.digit, CellSet::only(start.cell)),
            on: vec![0; size],
            off: vec![0; size],
            cells: [CellSet::EMPTY; Geometry::MAX_SET_SIDE],
            lengths: vec![0; analysis.geometry().cell_count() * side],
            side,
        };
        let vertex = exclusions.vertex;
        exclusions.exclude(&vertex, position, 1);
        let geometry = analysis.geometry();
        let excluded = (0..size).filter(|other| vertex.excludes(&graph.vertices[*other], geometry));
        let mut search = Search::from_off(&graph.strong, &graph.weak, excluded);
        let mut length = 1;
        ones(search.last()).for_each(|vertex| exclusions.off[vertex] = length);
        while let Some(reached) = search.step() {
            length += 1;
            for vertex in ones(reached) {
                if length % 2 == 1 {
                    exclusions.off[vertex] = length;
                    continue;
                }
                exclusions.on[vertex] = length;
                exclusions.exclude(&graph.vertices[vertex], position, length + 1);
            }
        }
        exclusions
    }

    /// Records what a true vertex excludes.
    fn exclude(&mut self, vertex: &Vertex, position: &Position, length: u8) {
        let index = vertex.digit.index();
        for cell in vertex.seen - self.cells[index] {
            self.lengths[cell.index() * self.side + index] = length;
        }
        self.cells[index] |= vertex.seen;
        let in_cell = vertex.cell.into_iter().flat_map(|cell| {
            let others = position.candidates(cell).without(vertex.digit);
            others.iter().map(move |digit| Candidate::new(cell, digit))
        });
        for Candidate { cell, digit } in in_cell.chain(vertex.excluded_by_rules(position)) {
            if !self.cells[digit.index()].contains(cell) {
                self.cells[digit.index()].add(cell);
                self.lengths[cell.index() * self.side + digit.index()] = length;
            }
        }
    }

    /// Returns the candidate that is true.
    pub fn start(&self) -> Candidate {
        self.start
    }

    /// Returns the cells in which this digit is then false.
    pub fn cells(&self, digit: Digit) -> CellSet {
        self.cells[digit.index()]
    }

    /// Returns the number of links of the shortest chain that makes this candidate false; `None` if there is none.
    pub fn length(&self, candidate: Candidate) -> Option<usize> {
        let length = self.lengths[candidate.cell.index() * self.side + candidate.digit.index()];
        (length > 0).then_some(length.into())
    }

    /// Returns the inner vertices of a shortest chain from `end`, which the exclusions make false, back to the start:
    /// alternately false and true, read from `end`. Of several, the one with the smallest indices in this order.
    fn way_back(&self, graph: &Graph, geometry: &Geometry, end: &Vertex, length: u8) -> Vec<usize> {
        let mut excluded = (0..graph.len()).filter(|other| end.excludes(&graph.vertices[*other], geometry));
        let mut way: Vec<usize> = Vec::new();
        for before in (1..length).rev() {
            let on = |vertex: &usize| self.on[*vertex] == before;
            let off = |vertex: &usize| self.off[*vertex] == before;
            let next = match way.last() {
                None => excluded.find(on),
                Some(last) if before % 2 == 0 => ones(graph.weak.row(*last)).find(on),
                Some(last) => ones(graph.strong.row(*last)).find(off),
            };
            way.extend(next);
        }
        way
    }

    /// Returns the links of a shortest chain from `end` to the start: if `end` is true, the start is false.
    pub fn links(&self, analysis: &Analysis<'_>, end: Candidate) -> Vec<Link> {
        let (graph, geometry) = (analysis.group_graph(), analysis.geometry());
        let from = Vertex::new(analysis.position(), end.digit, CellSet::only(end.cell));
        let length = self.length(end).unwrap_or(1) as u8;
        let way = self.way_back(graph, geometry, &from, length);
        let [first, last] = [Node::Candidate(end), self.vertex.node()];
        let weak = |from: Node, to: Node, reason| Link { from, to, strength: Strength::Weak, reason };
        let (Some(next), Some(before)) = (way.first(), way.last()) else {
            return vec![weak(first, last, from.weak_reason(&self.vertex, geometry))];
        };
        let reasons = [(&from, *next), (&self.vertex, *before)]
            .map(|(end, v)| graph.vertices[v].weak_reason(end, geometry));
        let inner = graph.links(analysis, &way, |_| None);
        let (Some(head), Some(tail)) = (inner.first(), inner.last()) else { return Vec::new() };
        let head = weak(first, head.from.clone(), reasons[0]);
        let tail = weak(tail.to.clone(), last, reasons[1]);
        [vec![head], inner, vec![tail]].concat()
    }
}
