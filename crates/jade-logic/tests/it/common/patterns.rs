//! Naive finders for patterns beyond one house, written directly from the definitions. They use only the candidates of
//! each cell and the cells of each house.

use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, Digit, DigitSet, Geometry, HouseId, HouseKind, Position};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Returns the expected conclusions of the technique with this id; `None` if there is no naive finder for it here.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    let board = Board { position, geometry: position.geometry() };
    Some(Expected::Exactly(match id {
        "simple-coloring" => board.simple_coloring(),
        "remote-pair" => board.remote_pairs(),
        "xy-wing" => board.wings(false),
        "xyz-wing" => board.wings(true),
        "w-wing" => board.w_wings(),
        _ => return None,
    }))
}

/// Connected places of a digit, with their colours.
pub type Cluster = BTreeMap<Cell, bool>;

pub struct Board<'p> {
    pub position: &'p Position,
    pub geometry: &'static Geometry,
}

impl Board<'_> {
    pub fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.position.candidates(cell).contains(digit)
    }

    pub fn with_digit(&self, digit: Digit) -> Vec<Cell> {
        self.geometry.cells().filter(|cell| self.has(*cell, digit)).collect()
    }

    pub fn places(&self, house: HouseId, digit: Digit) -> Vec<Cell> {
        let cells = self.geometry.house(house).cells().iter().copied();
        cells.filter(|cell| self.has(*cell, digit)).collect()
    }

    pub fn kind(&self, house: HouseId) -> HouseKind {
        self.geometry.house(house).kind()
    }

    pub fn of_kind(&self, kind: HouseKind) -> Vec<HouseId> {
        self.geometry.house_ids().filter(|house| self.kind(*house) == kind).collect()
    }

    pub fn share(&self, a: Cell, b: Cell, kind: HouseKind) -> bool {
        let holds = |house: &HouseId, cell| self.geometry.house(*house).cells().contains(&cell);
        self.of_kind(kind).iter().any(|house| holds(house, a) && holds(house, b))
    }

    pub fn see(&self, a: Cell, b: Cell) -> bool {
        a != b && [HouseKind::Row, HouseKind::Column, HouseKind::Box].iter().any(|k| self.share(a, b, *k))
    }

    pub fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        Digit::all(self.geometry.side())
    }

    fn two_candidates(&self) -> Vec<Cell> {
        self.geometry.cells().filter(|cell| self.position.candidates(*cell).len() == 2).collect()
    }

    /// Adds the elimination of a digit from cells, if there are any.
    pub fn eliminate(
        &self,
        cells: impl IntoIterator<Item = Cell>,
        digit: Digit,
        all: &mut BTreeSet<Conclusions>,
    ) {
        let cells: BTreeSet<Cell> = cells.into_iter().filter(|cell| self.has(*cell, digit)).collect();
        if !cells.is_empty() {
            all.insert((Vec::new(), cells.into_iter().map(|cell| Candidate::new(cell, digit)).collect()));
        }
    }

    /// Returns two cells that are the only places of a digit in a house, and the kind of house; rows and columns take
    /// precedence over boxes.
    pub fn pairs(&self, digit: Digit) -> BTreeMap<[Cell; 2], HouseKind> {
        let mut pairs = BTreeMap::new();
        for kind in [HouseKind::Box, HouseKind::Column, HouseKind::Row] {
            for house in self.of_kind(kind) {
                if let &[a, b] = self.places(house, digit).as_slice() {
                    pairs.insert([a, b], kind);
                }
            }
        }
        pairs
    }

    pub fn clusters(&self, digit: Digit) -> Vec<Cluster> {
        let pairs = self.pairs(digit);
        let mut clusters: Vec<Cluster> = Vec::new();
        for start in self.with_digit(digit) {
            let known = clusters.iter().any(|cluster| cluster.contains_key(&start));
            if known || !pairs.keys().any(|pair| pair.contains(&start)) {
                continue;
            }
            let mut cluster = Cluster::from([(start, true)]);
            let mut waiting = VecDeque::from([start]);
            let mut sound = true;
            while let Some(cell) = waiting.pop_front() {
                let color = cluster[&cell];
                for pair in pairs.keys().filter(|pair| pair.contains(&cell)) {
                    let other = if pair[0] == cell { pair[1] } else { pair[0] };
                    match cluster.insert(other, !color) {
                        None => waiting.push_back(other),
                        Some(before) => sound &= before != color,
                    }
                }
            }
            if sound {
                clusters.push(cluster);
            } else {
                // Its cells must not start another cluster.
                clusters.push(cluster.into_keys().map(|cell| (cell, true)).collect());
            }
        }
        clusters.retain(|cluster| cluster.values().any(|color| !color));
        clusters
    }

    pub fn of_color(cluster: &Cluster, color: bool) -> Vec<Cell> {
        cluster.iter().filter(|(_, c)| **c == color).map(|(cell, _)| *cell).collect()
    }

    fn simple_coloring(&self) -> BTreeSet<Conclusions> {
        let mut all = BTreeSet::new();
        for digit in self.digits() {
            for cluster in self.clusters(digit).iter().filter(|cluster| cluster.len() > 2) {
                let colors = [true, false].map(|color| Self::of_color(cluster, color));
                let wraps =
                    colors.clone().map(|color| color.iter().any(|a| color.iter().any(|b| self.see(*a, *b))));
                for (color, _) in colors.iter().zip(wraps).filter(|(_, wraps)| *wraps) {
                    self.eliminate(color.iter().copied(), digit, &mut all);
                }
                if wraps == [false, false] {
                    let outside = self.with_digit(digit).into_iter().filter(|c| !cluster.contains_key(c));
                    let trapped = outside.filter(|cell| {
                        colors.iter().all(|color| color.iter().any(|other| self.see(*cell, *other)))
                    });
                    self.eliminate(trapped, digit, &mut all);
                }
            }
        }
        all
    }

    fn remote_pairs(&self) -> BTreeSet<Conclusions> {
        let mut all = BTreeSet::new();
        let cells = self.two_candidates();
        for &start in &cells {
            let digits = self.position.candidates(start);
            let mut distances = BTreeMap::from([(start, 0)]);
            let mut waiting = VecDeque::from([start]);
            while let Some(cell) = waiting.pop_front() {
                let distance = distances[&cell] + 1;
                for &next in cells.iter().filter(|c| self.position.candidates(**c) == digits) {
                    if self.see(cell, next) && !distances.contains_key(&next) {
                        distances.insert(next, distance);
                        waiting.push_back(next);
                    }
                }
            }
            for (end, distance) in distances {
                if distance % 2 == 0 || distance < 3 {
                    continue;
                }
                let seeing = self.geometry.cells().filter(|c| self.see(*c, start) && self.see(*c, end));
                let lost: Vec<Candidate> = seeing
                    .flat_map(|cell| digits.iter().map(move |digit| Candidate::new(cell, digit)))
                    .filter(|candidate| self.has(candidate.cell, candidate.digit))
                    .collect();
                if !lost.is_empty() {
                    all.insert((Vec::new(), lost));
                }
            }
        }
        all
    }

    fn wings(&self, with_pivot: bool) -> BTreeSet<Conclusions> {
        let mut all = BTreeSet::new();
        let cells = self.two_candidates();
        for pivot in self.geometry.cells() {
            for &first in cells.iter().filter(|cell| self.see(pivot, **cell)) {
                for &second in cells.iter().filter(|cell| self.see(pivot, **cell) && **cell > first) {
                    let of = |cell| self.position.candidates(cell);
                    let one_house = [HouseKind::Row, HouseKind::Column, HouseKind::Box]
                        .iter()
                        .any(|k| self.share(pivot, first, *k) && self.share(pivot, second, *k));
                    let Some(z) = (of(first) & of(second)).single() else { continue };
                    let wings: DigitSet = (of(first) | of(second)).iter().filter(|d| *d != z).collect();
                    let expected = if with_pivot { wings.with(z) } else { wings };
                    if one_house || of(pivot) != expected {
                        continue;
                    }
                    let seeing = self.geometry.cells().filter(|c| {
                        *c != pivot
                            && self.see(*c, first)
                            && self.see(*c, second)
                            && (!with_pivot || self.see(*c, pivot))
                    });
                    self.eliminate(seeing, z, &mut all);
                }
            }
        }
        all
    }

    fn w_wings(&self) -> BTreeSet<Conclusions> {
        let mut all = BTreeSet::new();
        let cells = self.two_candidates();
        for &first in &cells {
            for &second in &cells {
                let digits = self.position.candidates(first);
                let apart = first != second && !self.see(first, second);
                if !apart || self.position.candidates(second) != digits {
                    continue;
                }
                for shared in digits {
                    let joins = |(pair, _): (&[Cell; 2], &HouseKind)| {
                        let free = !pair.contains(&first) && !pair.contains(&second);
                        free && (self.see(pair[0], first) && self.see(pair[1], second))
                    };
                    if self.pairs(shared).iter().any(joins) {
                        let digit = digits.without(shared).single().unwrap();
                        let seeing = self.geometry.cells();
                        let seeing = seeing.filter(|c| self.see(*c, first) && self.see(*c, second));
                        self.eliminate(seeing, digit, &mut all);
                    }
                }
            }
        }
        all
    }
}
