//! [`Graph`]: the vertices of chains and their links.

use super::bits::BitTable;
use super::reach::Reach;
use crate::Analysis;
use crate::patterns::als::Als;
use crate::patterns::{easiest, shared_house};
use crate::step::{Link, LinkReason, Node, Strength};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Position};
use std::cell::OnceCell;
use std::collections::{BTreeSet, HashMap};

/// The maximum number of cells of an almost locked set in a chain. Larger ones are hard to see and very numerous.
const MOST_CELLS: usize = 5;

/// A vertex of a chain, which can be true or false: a digit in one cell or in one of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Vertex {
    pub digit: Digit,
    pub cells: CellSet,
    /// The cell; `None` if there are several.
    pub cell: Option<Cell>,
    /// The other cells with the digit that see all of these.
    pub seen: CellSet,
}

impl Vertex {
    pub fn new(position: &Position, digit: Digit, cells: CellSet) -> Vertex {
        let seen = position.geometry().common_peers(cells) & position.cells_with(digit);
        Vertex { digit, cells, cell: cells.single(), seen }
    }

    /// Returns the candidates of other cells that it excludes by a rule of the board, if it is in one cell.
    pub fn excluded_by_rules<'p>(&self, position: &'p Position) -> impl Iterator<Item = Candidate> + 'p {
        let digit = self.digit.index();
        let pairs = self.cell.into_iter().flat_map(|cell| position.geometry().pairs(cell));
        pairs.flat_map(move |(other, table)| {
            let out = table[digit] & position.candidates(other);
            out.iter().map(move |out| Candidate::new(other, out))
        })
    }

    /// Returns all candidates that are weakly linked with it, on a board with rules.
    fn all_excluded(&self, position: &Position) -> BTreeSet<Candidate> {
        let seen = self.seen.iter().map(|cell| Candidate::new(cell, self.digit));
        let in_cell = self.cell.into_iter().flat_map(|cell| {
            let others = position.candidates(cell).without(self.digit);
            others.iter().map(move |digit| Candidate::new(cell, digit))
        });
        seen.chain(in_cell).chain(self.excluded_by_rules(position)).collect()
    }

    /// Returns whether anything is weakly linked with both, and so false if one of the two is true.
    pub fn have_targets(&self, other: &Vertex, position: &Position) -> bool {
        if !position.geometry().has_houses_only() {
            return !self.targets(other, position).is_empty();
        }
        if self.digit == other.digit {
            return !self.seen.is_disjoint(other.seen);
        }
        let crossing = |a: &Vertex, b: &Vertex| a.cell.is_some_and(|cell| b.seen.contains(cell));
        let same_cell = self.cell.filter(|_| self.cell == other.cell);
        crossing(self, other)
            || crossing(other, self)
            || same_cell.is_some_and(|cell| position.candidates(cell).len() > 2)
    }

    /// Returns the candidates that are weakly linked with both, in order.
    pub fn targets(&self, other: &Vertex, position: &Position) -> Vec<Candidate> {
        if !position.geometry().has_houses_only() {
            return (&self.all_excluded(position) & &other.all_excluded(position)).into_iter().collect();
        }
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

    /// Returns whether the two cannot both be true.
    pub fn excludes(&self, other: &Vertex, geometry: &Geometry) -> bool {
        match self.digit == other.digit {
            true => self.seen.is_superset(other.cells),
            false => {
                (self.cell.is_some() && self.cell == other.cell) || self.excludes_by_rule(other, geometry)
            }
        }
    }

    /// Returns whether a rule of the board says that the two, in different cells and of different digits, cannot both be
    /// true.
    fn excludes_by_rule(&self, other: &Vertex, geometry: &Geometry) -> bool {
        let (Some(a), Some(b)) = (self.cell, other.cell) else { return false };
        let candidates = [Candidate::new(a, self.digit), Candidate::new(b, other.digit)];
        !geometry.has_houses_only()
            && a != b
            && self.digit != other.digit
            && geometry.exclude_each_other(candidates[0], candidates[1])
    }

    /// Returns the reason of a weak link: their cell, the house of both, that they see each other, or a rule.
    pub fn weak_reason(&self, other: &Vertex, geometry: &Geometry) -> LinkReason {
        match (self.cell, other.cell) {
            (Some(x), Some(y)) if x == y => LinkReason::Cell(x),
            (Some(_), Some(_)) if self.digit != other.digit => LinkReason::Rule,
            (Some(x), Some(y)) => shared_house(geometry, x, y).map_or(LinkReason::Sight, LinkReason::House),
            _ => easiest(geometry, geometry.houses_of_all(self.cells | other.cells))
                .map_or(LinkReason::Sight, LinkReason::House),
        }
    }

    /// Returns the vertex as an end of a link.
    pub fn node(&self) -> Node {
        let Vertex { digit, cells, cell, .. } = *self;
        match cell {
            Some(cell) => Node::Candidate(Candidate::new(cell, digit)),
            None => Node::Group { digit, cells: cells.large() },
        }
    }
}

/// Vertices by index, and the links between them. Vertices without a strong link are omitted, since no chain can
/// contain them. Candidates come first, by digit, then by cell.
pub(crate) struct Graph {
    pub vertices: Vec<Vertex>,
    /// One of the two is true: a house has no third place.
    pub strong_in_house: BitTable,
    /// One of the two is true: their cell has no third candidate.
    pub strong_in_cell: BitTable,
    /// One of the two is true: they are digits of an almost locked set.
    pub strong_in_set: BitTable,
    /// At most one is true: they have the same digit and see each other.
    pub weak_by_sight: BitTable,
    /// At most one is true: they are in the same cell.
    pub weak_in_cell: BitTable,
    /// All strong links.
    pub strong: BitTable,
    /// All weak links.
    pub weak: BitTable,
    /// The distances along the links of each kind of chain, computed at the first use.
    pub reaches: [OnceCell<Reach>; 3],
}

/// A graph under construction.
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

    /// Adds the candidates that are one of two places in a house, or one of two in a cell.
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

    /// Adds groups: the places of a digit, at least two, where a box and a line cross, and their strong links to all
    /// other places of the box or the line, if these are one cell or one group.
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

    /// Adds almost locked sets: of any two of their digits, at least one is in the set.
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
        let geometry = self.position.geometry();
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
                        if self.vertices[a].excludes(&self.vertices[b], geometry) {
                            table.join(a, b);
                        }
                    }
                }
            }
        }
        // A rule of the board says of different digits in two cells that at most one is true.
        let mut weak_by_rule = BitTable::new(size);
        if !geometry.has_houses_only() {
            for (a, one) in self.vertices.iter().enumerate() {
                for (b, other) in self.vertices.iter().enumerate().skip(a + 1) {
                    if one.excludes_by_rule(other, geometry) {
                        weak_by_rule.join(a, b);
                    }
                }
            }
        }
        let strong = strong_in_house.union(&strong_in_cell).union(&strong_in_set);
        let weak = weak_by_sight.union(&weak_in_cell).union(&weak_by_rule);
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

    /// Returns the graph of candidates.
    pub fn of_candidates(position: &Position) -> Graph {
        let mut builder = Graph::builder(position);
        builder.candidates();
        builder.build()
    }

    /// Returns the graph of candidates, groups and almost locked sets. Candidates that are in the graph of candidates
    /// have the same indices here.
    pub fn of_groups(analysis: &Analysis<'_>) -> Graph {
        let mut builder = Graph::builder(analysis.position());
        builder.candidates();
        builder.groups();
        builder.sets(analysis, MOST_CELLS);
        builder.build()
    }

    /// Returns whether this graph contains the vertices of a loop, with indices as in a graph with groups, and its
    /// strong links.
    pub fn holds_loop(&self, way: &[usize]) -> bool {
        let holds =
            |pair: &[usize]| pair.iter().all(|v| *v < self.len()) && self.strong.contains(pair[0], pair[1]);
        way.chunks(2).all(holds)
    }

    pub fn len(&self) -> usize {
        self.vertices.len()
    }

    /// Returns why one of two vertices is true, by the cell or the house that is easiest to see; `None` if the link
    /// needs an almost locked set.
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

    /// Returns the almost locked sets that link two vertices strongly, smallest first; none if their cell or a house
    /// links them.
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

    /// Returns the links along vertices, alternately strong and weak, beginning with a strong one. For a loop, the
    /// first vertex is repeated at the end. `set` chooses the almost locked set for the strong link that begins at this
    /// index.
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
                // A weak link begins with the node at the end of the strong link before it, and vice versa.
                from = links[index - 1].to.clone();
                let [a, b] = [pair[0], pair[1]].map(|vertex| &self.vertices[vertex]);
                let reason = a.weak_reason(b, analysis.geometry());
                links.push(Link { from, to, strength: Strength::Weak, reason });
                continue;
            }
            let reason = self.strong_reason(analysis.position(), pair[0], pair[1]).unwrap_or_else(|| {
                let smallest = || self.sets_between(analysis, pair[0], pair[1]).first().map(|set| set.cells);
                let cells = set(index).or_else(smallest).unwrap_or_default().large();
                let node = |digit| {
                    let places = cells & analysis.position().cells_with(digit).large();
                    Node::AlmostLockedSet { digit, cells, places }
                };
                (from, to) = (node(from.digit()), node(to.digit()));
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
