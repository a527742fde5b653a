//! [`Graph`]: what a chain can pass through, and what is linked with what.

use super::bits::BitTable;
use super::reach::Reach;
use crate::Analysis;
use crate::patterns::als::Als;
use crate::patterns::{easiest, shared_house};
use crate::step::{Link, LinkReason, Node, Strength};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Position};
use std::cell::OnceCell;
use std::collections::HashMap;

/// The most cells of an almost locked set in a chain: larger ones are hard to see, and many.
const MOST_CELLS: usize = 5;

/// A digit in one cell, or in one of several: what can be true or false in a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Vertex {
    pub digit: Digit,
    pub cells: CellSet,
    /// The cell, if there is one only.
    pub cell: Option<Cell>,
    /// The other cells with the digit that see all of these.
    pub seen: CellSet,
}

impl Vertex {
    pub fn new(position: &Position, digit: Digit, cells: CellSet) -> Vertex {
        let seen = position.geometry().common_peers(cells) & position.cells_with(digit);
        Vertex { digit, cells, cell: cells.single(), seen }
    }

    /// Whether anything is linked weakly with both: it is false if one of the two is true.
    pub fn have_targets(&self, other: &Vertex, position: &Position) -> bool {
        if self.digit == other.digit {
            return !self.seen.is_disjoint(other.seen);
        }
        let crossing = |a: &Vertex, b: &Vertex| a.cell.is_some_and(|cell| b.seen.contains(cell));
        let same_cell = self.cell.filter(|_| self.cell == other.cell);
        crossing(self, other)
            || crossing(other, self)
            || same_cell.is_some_and(|cell| position.candidates(cell).len() > 2)
    }

    /// The candidates that are linked weakly with both, in order.
    pub fn targets(&self, other: &Vertex, position: &Position) -> Vec<Candidate> {
        let mut targets = Vec::new();
        if self.digit == other.digit {
            targets.extend((self.seen & other.seen).iter().map(|cell| Candidate::new(cell, self.digit)));
            return targets;
        }
        for (a, b) in [(self, other), (other, self)] {
            targets.extend(a.cell.filter(|c| b.seen.contains(*c)).map(|c| Candidate::new(c, b.digit)));
        }
        if let Some(cell) = self.cell.filter(|_| self.cell == other.cell) {
            let others = position.candidates(cell) - DigitSet::only(self.digit).with(other.digit);
            targets.extend(others.iter().map(|digit| Candidate::new(cell, digit)));
        }
        targets.sort_unstable();
        targets
    }

    /// Whether the two cannot both be true.
    pub fn excludes(&self, other: &Vertex) -> bool {
        match self.digit == other.digit {
            true => self.seen.is_superset(other.cells),
            false => self.cell.is_some() && self.cell == other.cell,
        }
    }

    /// The house of a weak link within one digit, or that its ends see each other; or their cell.
    pub fn weak_reason(&self, other: &Vertex, geometry: &Geometry) -> LinkReason {
        match (self.cell, other.cell) {
            (Some(x), Some(y)) if x == y => LinkReason::Cell(x),
            (Some(x), Some(y)) => shared_house(geometry, x, y).map_or(LinkReason::Sight, LinkReason::House),
            _ => easiest(geometry, geometry.houses_of_all(self.cells | other.cells))
                .map_or(LinkReason::Sight, LinkReason::House),
        }
    }

    /// As an end of a link.
    pub fn node(&self) -> Node {
        let Vertex { digit, cells, cell, .. } = *self;
        match cell {
            Some(cell) => Node::Candidate(Candidate::new(cell, digit)),
            None => Node::Group { digit, cells },
        }
    }
}

/// Vertices by number, and the links between them. A vertex without a strong link can be no part of a chain: it is
/// left out. Candidates come first, by digit, then cell.
pub(crate) struct Graph {
    pub vertices: Vec<Vertex>,
    /// One of the two is true: there is no third place in a house.
    pub strong_in_house: BitTable,
    /// One of the two is true: there is no third candidate in the cell.
    pub strong_in_cell: BitTable,
    /// One of the two is true: they are digits of an almost locked set.
    pub strong_in_set: BitTable,
    /// Not both are true: they are of one digit and see each other.
    pub weak_by_sight: BitTable,
    /// Not both are true: they are of one cell.
    pub weak_in_cell: BitTable,
    /// Every strong link.
    pub strong: BitTable,
    /// Every weak link.
    pub weak: BitTable,
    /// Distances along the links of each sort of chain, once they are asked for.
    pub reaches: [OnceCell<Reach>; 3],
}

/// What a graph is built of.
struct Builder<'p> {
    position: &'p Position,
    vertices: Vec<Vertex>,
    numbers: HashMap<(Digit, CellSet), usize>,
    in_house: Vec<(usize, usize)>,
    in_cell: Vec<(usize, usize)>,
    in_set: Vec<(usize, usize)>,
}

impl Builder<'_> {
    fn vertex(&mut self, digit: Digit, cells: CellSet) -> usize {
        let next = self.vertices.len();
        *self.numbers.entry((digit, cells)).or_insert_with(|| {
            self.vertices.push(Vertex::new(self.position, digit, cells));
            next
        })
    }

    /// The candidates that are one of two places in a house, or one of two in a cell.
    fn candidates(&mut self) {
        let (position, geometry) = (self.position, self.position.geometry());
        let bivalue: CellSet =
            position.open_cells().iter().filter(|cell| position.candidates(*cell).len() == 2).collect();
        for digit in Digit::all(geometry.side()) {
            let mut cells = bivalue & position.cells_with(digit);
            let pairs: Vec<CellSet> = geometry
                .house_ids()
                .filter(|house| position.places(*house, digit).count_ones() == 2)
                .map(|house| position.cells_in(house, digit))
                .collect();
            cells = pairs.iter().fold(cells, |cells, pair| cells | *pair);
            for cell in cells {
                self.vertex(digit, CellSet::only(cell));
            }
            for pair in pairs {
                self.join_in_house(digit, pair);
            }
        }
        for cell in bivalue {
            let digits: Vec<usize> =
                position.candidates(cell).iter().map(|d| self.vertex(d, CellSet::only(cell))).collect();
            self.in_cell.push((digits[0], digits[1]));
        }
    }

    fn join_in_house(&mut self, digit: Digit, pair: CellSet) {
        let ends: Vec<usize> = pair.iter().map(|cell| self.vertex(digit, CellSet::only(cell))).collect();
        self.in_house.push((ends[0], ends[1]));
    }

    /// Groups: the two or more places of a digit where a box and a line cross, and what is linked strongly with
    /// them: all other places of the box or of the line, if these are one cell or one group.
    fn groups(&mut self) {
        let (position, geometry) = (self.position, self.position.geometry());
        for digit in Digit::all(geometry.side()) {
            for house in geometry.house_ids() {
                let places = position.cells_in(house, digit);
                if places.len() < 3 {
                    continue;
                }
                let parts: Vec<CellSet> = geometry
                    .house_ids()
                    .filter(|other| geometry.house(*other).is_line() != geometry.house(house).is_line())
                    .map(|other| places & geometry.house(other).set())
                    .chain(places.iter().map(CellSet::only))
                    .filter(|part| !part.is_empty())
                    .collect();
                for (index, a) in parts.iter().enumerate() {
                    for b in &parts[index + 1..] {
                        if *a | *b == places && a.is_disjoint(*b) {
                            let ends = (self.vertex(digit, *a), self.vertex(digit, *b));
                            if !self.in_house.contains(&ends) {
                                self.in_house.push(ends);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Almost locked sets: of any two of their digits, one is in the set.
    fn sets(&mut self, analysis: &Analysis<'_>, most: usize) {
        let all = analysis.almost_locked_sets();
        for set in all.sets().iter().filter(|set| (2..=most).contains(&set.cells.len())) {
            let sites: Vec<usize> = all
                .sites_of(set)
                .iter()
                .map(|site| &all.sites()[*site as usize])
                .map(|site| self.vertex(site.digit, site.cells))
                .collect();
            for (index, &a) in sites.iter().enumerate() {
                self.in_set.extend(sites[index + 1..].iter().map(|&b| (a, b)));
            }
        }
    }

    fn build(self) -> Graph {
        let size = self.vertices.len();
        let tables = [&self.in_house, &self.in_cell, &self.in_set].map(|links| {
            let mut table = BitTable::new(size);
            links.iter().for_each(|&(a, b)| table.join(a, b));
            table
        });
        let [strong_in_house, strong_in_cell, strong_in_set] = tables;
        let (mut weak_by_sight, mut weak_in_cell) = (BitTable::new(size), BitTable::new(size));
        let mut of_digit = vec![Vec::new(); Geometry::MAX_SET_SIDE];
        let mut of_cell = vec![Vec::new(); self.position.geometry().cell_count()];
        for (number, vertex) in self.vertices.iter().enumerate() {
            of_digit[vertex.digit.index()].push(number);
            if let Some(cell) = vertex.cell {
                of_cell[cell.index()].push(number);
            }
        }
        for (table, groups) in [(&mut weak_by_sight, &of_digit), (&mut weak_in_cell, &of_cell)] {
            for group in groups {
                for (index, &a) in group.iter().enumerate() {
                    for &b in &group[index + 1..] {
                        if self.vertices[a].excludes(&self.vertices[b]) {
                            table.join(a, b);
                        }
                    }
                }
            }
        }
        let strong = strong_in_house.union(&strong_in_cell).union(&strong_in_set);
        let weak = weak_by_sight.union(&weak_in_cell);
        Graph {
            vertices: self.vertices,
            strong_in_house,
            strong_in_cell,
            strong_in_set,
            weak_by_sight,
            weak_in_cell,
            strong,
            weak,
            reaches: Default::default(),
        }
    }
}

impl Graph {
    fn builder(position: &Position) -> Builder<'_> {
        Builder {
            position,
            vertices: Vec::new(),
            numbers: HashMap::new(),
            in_house: Vec::new(),
            in_cell: Vec::new(),
            in_set: Vec::new(),
        }
    }

    /// Candidates only.
    pub fn of_candidates(position: &Position) -> Graph {
        let mut builder = Graph::builder(position);
        builder.candidates();
        builder.build()
    }

    /// Candidates, groups, and almost locked sets. The candidates that are in the graph of candidates have the same
    /// numbers here.
    pub fn of_groups(analysis: &Analysis<'_>) -> Graph {
        let mut builder = Graph::builder(analysis.position());
        builder.candidates();
        builder.groups();
        builder.sets(analysis, MOST_CELLS);
        builder.build()
    }

    /// Whether the vertices of a loop, numbered as in a graph with groups, and its strong links are in this graph.
    pub fn holds_loop(&self, way: &[usize]) -> bool {
        let holds =
            |pair: &[usize]| pair.iter().all(|v| *v < self.len()) && self.strong.contains(pair[0], pair[1]);
        way.chunks(2).all(holds)
    }

    pub fn len(&self) -> usize {
        self.vertices.len()
    }

    /// Why one of two vertices is true: the reason that is easiest to see, the cell or a house; `None` if it takes an
    /// almost locked set.
    fn strong_reason(&self, position: &Position, from: usize, to: usize) -> Option<LinkReason> {
        let [a, b] = [&self.vertices[from], &self.vertices[to]];
        if self.strong_in_cell.contains(from, to) {
            return a.cell.map(LinkReason::Cell);
        }
        if !self.strong_in_house.contains(from, to) {
            return None;
        }
        let both = a.cells | b.cells;
        let geometry = position.geometry();
        let houses = geometry.houses_of_all(both).filter(|house| position.cells_in(*house, a.digit) == both);
        easiest(geometry, houses).map(LinkReason::House)
    }

    /// The almost locked sets that link two vertices strongly, the smallest first; none if their cell or a house does.
    pub fn sets_between<'a>(&self, analysis: &'a Analysis<'_>, from: usize, to: usize) -> Vec<&'a Als> {
        if self.strong_reason(analysis.position(), from, to).is_some() {
            return Vec::new();
        }
        let all = analysis.almost_locked_sets();
        let [a, b] = [&self.vertices[from], &self.vertices[to]];
        let Some(site) = all.sites().iter().find(|site| site.digit == a.digit && site.cells == a.cells)
        else {
            return Vec::new();
        };
        let other = |set: &&Als| set.digits.contains(b.digit) && all.site(set, b.digit).cells == b.cells;
        let sets = site.sets.iter().map(|number| &all.sets()[*number as usize]);
        let mut sets: Vec<&Als> = sets.filter(|set| set.cells.len() <= MOST_CELLS).filter(other).collect();
        sets.sort_by_key(|set| (set.cells.len(), set.cells));
        sets
    }

    /// The links along vertices, strong ones and weak ones in turn, the first strong. For a loop the first vertex is
    /// named again at the end. `set` chooses an almost locked set for the strong link that begins at this place.
    pub fn links(
        &self,
        analysis: &Analysis<'_>,
        way: &[usize],
        set: impl Fn(usize) -> Option<CellSet>,
    ) -> Vec<Link> {
        let mut links: Vec<Link> = Vec::with_capacity(way.len());
        for (index, pair) in way.windows(2).enumerate() {
            let [mut from, mut to] = [pair[0], pair[1]].map(|vertex| self.vertices[vertex].node());
            if index % 2 == 1 {
                // What a weak link begins with is what the strong one before it ends with, and so on.
                from = links[index - 1].to.clone();
                let [a, b] = [pair[0], pair[1]].map(|vertex| &self.vertices[vertex]);
                let reason = a.weak_reason(b, analysis.geometry());
                links.push(Link { from, to, strength: Strength::Weak, reason });
                continue;
            }
            let reason = self.strong_reason(analysis.position(), pair[0], pair[1]).unwrap_or_else(|| {
                let smallest = || self.sets_between(analysis, pair[0], pair[1]).first().map(|set| set.cells);
                let cells = set(index).or_else(smallest).unwrap_or_default();
                from = Node::AlmostLockedSet { digit: from.digit(), cells };
                to = Node::AlmostLockedSet { digit: to.digit(), cells };
                LinkReason::Set
            });
            if let Some(before) = links.last_mut() {
                before.to = from.clone();
            }
            links.push(Link { from, to, strength: Strength::Strong, reason });
        }
        if way.first() == way.last()
            && let Some(first) = links.first().map(|link| link.from.clone())
            && let Some(last) = links.last_mut()
        {
            last.to = first;
        }
        links
    }
}
