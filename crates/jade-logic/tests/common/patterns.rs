//! Naive finders of patterns beyond one house: what they conclude, written straight from the definitions.
//! They read nothing but the candidates of each cell, and which cells form a house.

use super::naive::choices;
use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseId, HouseKind, Position};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What the technique with this id should conclude. `None` if there is no naive finder for it here.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    let board = Board { position, geometry: position.geometry() };
    let side = board.geometry.side();
    let (fish, size) = match id.rsplit_once("x-wing").map(|(kind, _)| (kind, 2)) {
        Some(found) => found,
        None => match id.strip_suffix("swordfish") {
            Some(kind) => (kind, 3),
            None => (id.strip_suffix("jellyfish").unwrap_or(id), 4),
        },
    };
    // All ways to choose the lines of a fish are tried: where these are many, only now and then.
    let tried = match (fish, size) {
        ("finned-" | "sashimi-", 3..) if side > 9 => return Some(Expected::TooLong),
        ("finned-" | "sashimi-", 4) => 32,
        ("finned-" | "sashimi-", 3) => 8,
        _ => 1,
    };
    let tried = if side > 9 { tried * 8 } else { tried };
    if side > 6 && !position.all_candidates().count().is_multiple_of(tried) {
        return Some(Expected::TooLong);
    }
    Some(Expected::Exactly(match (id, fish) {
        (_, "" | "finned-" | "sashimi-") => board.fish(size as usize, fish),
        ("skyscraper" | "two-string-kite" | "turbot-fish", _) => board.two_pairs(id),
        ("empty-rectangle", _) => board.empty_rectangles(),
        ("simple-coloring", _) => board.simple_coloring(),
        ("multi-colors", _) => board.multi_colors(),
        ("remote-pair", _) => board.remote_pairs(),
        ("xy-wing", _) => board.wings(false),
        ("xyz-wing", _) => board.wings(true),
        ("w-wing", _) => board.w_wings(),
        _ => return None,
    }))
}

/// The places of a digit that hang together, with their colours; and all such clusters.
type Cluster = BTreeMap<Cell, bool>;

pub struct Board<'p> {
    pub position: &'p Position,
    pub geometry: &'static Geometry,
}

impl Board<'_> {
    fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.position.candidates(cell).contains(digit)
    }

    fn with_digit(&self, digit: Digit) -> Vec<Cell> {
        self.geometry.cells().filter(|cell| self.has(*cell, digit)).collect()
    }

    fn places(&self, house: HouseId, digit: Digit) -> Vec<Cell> {
        let cells = self.geometry.house(house).cells().iter().copied();
        cells.filter(|cell| self.has(*cell, digit)).collect()
    }

    fn kind(&self, house: HouseId) -> HouseKind {
        self.geometry.house(house).kind()
    }

    fn of_kind(&self, kind: HouseKind) -> Vec<HouseId> {
        self.geometry.house_ids().filter(|house| self.kind(*house) == kind).collect()
    }

    fn share(&self, a: Cell, b: Cell, kind: HouseKind) -> bool {
        let holds = |house: &HouseId, cell| self.geometry.house(*house).cells().contains(&cell);
        self.of_kind(kind).iter().any(|house| holds(house, a) && holds(house, b))
    }

    fn see(&self, a: Cell, b: Cell) -> bool {
        a != b && [HouseKind::Row, HouseKind::Column, HouseKind::Box].iter().any(|k| self.share(a, b, *k))
    }

    fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        Digit::all(self.geometry.side())
    }

    fn two_candidates(&self) -> Vec<Cell> {
        self.geometry.cells().filter(|cell| self.position.candidates(*cell).len() == 2).collect()
    }

    /// Adds the elimination of a digit from cells, unless there are none.
    fn eliminate(
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

    fn fish(&self, size: usize, kind: &str) -> BTreeSet<Conclusions> {
        let mut all = BTreeSet::new();
        let (rows, columns) = (self.of_kind(HouseKind::Row), self.of_kind(HouseKind::Column));
        for digit in self.digits() {
            for (lines, across) in [(&rows, &columns), (&columns, &rows)] {
                let most = if kind.is_empty() { size } else { usize::MAX };
                let usable = |house: &HouseId| (2..=most).contains(&self.places(*house, digit).len());
                let lines: Vec<HouseId> = lines.iter().copied().filter(usable).collect();
                for base in choices(&lines, size) {
                    let places: CellSet = base.iter().flat_map(|house| self.places(*house, digit)).collect();
                    let held = |house: &HouseId| !(self.geometry.house(*house).set() & places).is_empty();
                    let held: Vec<HouseId> = across.iter().copied().filter(held).collect();
                    // Fins lie in one box: more than its lines cannot stay uncovered.
                    let spare = self.geometry.box_rows().max(self.geometry.box_columns());
                    if held.len() > size + if kind.is_empty() { 0 } else { spare } {
                        continue;
                    }
                    for cover in choices(&held, size) {
                        self.one_fish(&base, &cover, places, digit, kind, &mut all);
                    }
                }
            }
        }
        all
    }

    fn one_fish(
        &self,
        base: &[HouseId],
        cover: &[HouseId],
        places: CellSet,
        digit: Digit,
        kind: &str,
        all: &mut BTreeSet<Conclusions>,
    ) {
        let set = |houses: &[HouseId]| {
            houses.iter().fold(CellSet::EMPTY, |cells, house| cells | self.geometry.house(*house).set())
        };
        let covered = set(cover);
        let fins = places - covered;
        if fins.is_empty() != kind.is_empty() {
            return;
        }
        let body = |house: &HouseId| (self.geometry.house(*house).set() & places & covered).len();
        let lean = base.iter().any(|house| body(house) < 2);
        if !kind.is_empty() && lean != (kind == "sashimi-") {
            return;
        }
        let targets = (covered - set(base)).iter().filter(|cell| fins.iter().all(|fin| self.see(fin, *cell)));
        self.eliminate(targets, digit, all);
    }

    /// Two cells that are the only places of a digit in a house, and which kind of house; rows and columns
    /// go before boxes.
    fn pairs(&self, digit: Digit) -> BTreeMap<[Cell; 2], HouseKind> {
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

    fn two_pairs(&self, id: &str) -> BTreeSet<Conclusions> {
        use HouseKind::{Column, Row};
        let mut all = BTreeSet::new();
        for digit in self.digits() {
            let pairs = self.pairs(digit);
            for (first, one) in &pairs {
                for (second, other) in &pairs {
                    let turned = |[x, y]: [Cell; 2]| [[x, y], [y, x]];
                    let ways = turned(*first).map(|one| turned(*second).map(|other| (one, other)));
                    for ([a, b], [c, d]) in ways.into_iter().flatten() {
                        let different = [a, b].iter().all(|cell| ![c, d].contains(cell));
                        if !different || !self.see(b, c) {
                            continue;
                        }
                        let across = |kind| (self.share(b, c, kind), self.share(a, d, kind));
                        let name = match (one, other) {
                            (Row, Column) | (Column, Row) => "two-string-kite",
                            (Row, Row) | (Column, Column) => {
                                match across(if *one == Row { Column } else { Row }) {
                                    (true, true) => "x-wing",
                                    (true, false) => "skyscraper",
                                    _ => "turbot-fish",
                                }
                            }
                            _ => "turbot-fish",
                        };
                        if name == id {
                            let cells = self.geometry.cells().filter(|cell| ![a, b, c, d].contains(cell));
                            self.eliminate(
                                cells.filter(|cell| self.see(*cell, a) && self.see(*cell, d)),
                                digit,
                                &mut all,
                            );
                        }
                    }
                }
            }
        }
        all
    }

    fn empty_rectangles(&self) -> BTreeSet<Conclusions> {
        let mut all = BTreeSet::new();
        let (rows, columns) = (self.of_kind(HouseKind::Row), self.of_kind(HouseKind::Column));
        for digit in self.digits() {
            for in_box in self.of_kind(HouseKind::Box) {
                let places = self.places(in_box, digit);
                let box_cells = self.geometry.house(in_box).set();
                for (through, across) in
                    [(&rows, &columns), (&columns, &rows)].into_iter().flat_map(|(first, second)| {
                        first.iter().flat_map(move |t| second.iter().map(move |a| (*t, *a)))
                    })
                {
                    let (row, column) =
                        (self.geometry.house(through).set(), self.geometry.house(across).set());
                    let on = |line: CellSet| places.iter().filter(|cell| line.contains(**cell)).count();
                    if on(row | column) < places.len() || on(row - column) == 0 || on(column - row) == 0 {
                        continue;
                    }
                    for (ends, _) in self.pairs(digit) {
                        let [a, b] = ends;
                        for (near, far) in [(a, b), (b, a)] {
                            let parallel = self.share(near, far, self.kind(across));
                            if !parallel || !row.contains(near) || box_cells.contains(near) {
                                continue;
                            }
                            let target =
                                column.iter().find(|cell| self.share(*cell, far, self.kind(through)));
                            let Some(target) = target else { continue };
                            if !box_cells.contains(target) && target != far && target != near {
                                self.eliminate([target], digit, &mut all);
                            }
                        }
                    }
                }
            }
        }
        all
    }

    fn clusters(&self, digit: Digit) -> Vec<Cluster> {
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
                // Keeps its cells from being a start again.
                clusters.push(cluster.into_keys().map(|cell| (cell, true)).collect());
            }
        }
        clusters.retain(|cluster| cluster.values().any(|color| !color));
        clusters
    }

    fn of_color(cluster: &Cluster, color: bool) -> Vec<Cell> {
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

    fn multi_colors(&self) -> BTreeSet<Conclusions> {
        let mut all = BTreeSet::new();
        let meet = |a: &[Cell], b: &[Cell]| a.iter().any(|x| b.iter().any(|y| self.see(*x, *y)));
        for digit in self.digits() {
            let clusters = self.clusters(digit);
            for (i, one) in clusters.iter().enumerate() {
                for (_, other) in clusters.iter().enumerate().filter(|(j, _)| *j != i) {
                    for a in [true, false] {
                        let (color, opposite) = (Self::of_color(one, a), Self::of_color(one, !a));
                        let met = [true, false].map(|b| meet(&color, &Self::of_color(other, b)));
                        if met == [true, true] {
                            self.eliminate(color.iter().copied(), digit, &mut all);
                        }
                        for b in [true, false] {
                            if meet(&color, &Self::of_color(other, b)) {
                                let far = Self::of_color(other, !b);
                                let cells = self.with_digit(digit).into_iter();
                                let both = cells.filter(|c| meet(&[*c], &opposite) && meet(&[*c], &far));
                                self.eliminate(both, digit, &mut all);
                            }
                        }
                    }
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
