//! Naive finders for fish and other patterns of one digit, written directly from the definitions.

use super::naive::choices;
use super::patterns::Board;
use super::{Conclusions, Expected};
use jade_grid::{Cell, CellSet, Digit, HouseId, HouseKind, Position};
use std::collections::{BTreeMap, BTreeSet};

const SIZES: [&str; 6] = ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"];

/// Returns the expected conclusions of the technique with this id; `None` if there is no naive finder for it here.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    let board = Board { position, geometry: position.geometry() };
    match id {
        "skyscraper" | "two-string-kite" | "turbot-fish" => {
            return Some(Expected::Exactly(board.two_pairs(id)));
        }
        "empty-rectangle" => return Some(Expected::Exactly(board.empty_rectangles())),
        "multi-colors" => return Some(Expected::Exactly(board.multi_colors())),
        _ => {}
    }
    let (size, kind) = SIZES.iter().zip(2..).find_map(|(name, size)| Some((size, id.strip_suffix(name)?)))?;
    let wanted = Wanted {
        size,
        fins: kind.starts_with("finned-") || kind == "sashimi-",
        class: ["franken-", "mutant-"].into_iter().find(|class| kind.ends_with(class)).unwrap_or("lines"),
        lean: kind == "sashimi-",
    };
    if wanted.class != "lines" && (size > 4 || size == 4 && !wanted.fins) {
        return None;
    }
    // All ways to choose the houses of a fish are tried. If there are many, only sometimes, or only for one digit.
    let side = board.geometry.side();
    let number = position.all_candidates().count();
    let digits: Vec<Digit> = board.digits().collect();
    let one = vec![digits[number % side]];
    let (tried, digits) = match (wanted.class, side, size) {
        ("lines", ..=6, _) => (1, digits),
        ("lines", ..=9, 2) => (1, digits),
        ("lines", ..=9, 7) => (1, digits),
        ("lines", ..=9, 3 | 6) if wanted.fins => (8, digits),
        ("lines", ..=9, 4..) if wanted.fins => (32, digits),
        ("lines", ..=9, _) => (2, digits),
        ("lines", _, 2) => (8, digits),
        ("lines", ..) if size > 4 || wanted.fins => return Some(Expected::TooLong),
        ("lines", ..) => (16, digits),
        (_, ..=4, _) => (1, digits),
        (_, ..=6, 2) | (_, ..=9, 2) => (1, digits),
        (_, ..=6, 3) => (2, digits),
        (_, ..=6, _) => (4, one),
        (_, ..=9, 3) => (8, one),
        _ => return Some(Expected::TooLong),
    };
    if !number.is_multiple_of(tried) {
        return Some(Expected::TooLong);
    }
    let all = digits.len() == side;
    let found = digits.into_iter().flat_map(|digit| board.fish(digit, &wanted)).collect();
    Some(if all { Expected::Exactly(found) } else { Expected::AtLeast(found) })
}

/// The kind of fish to find.
struct Wanted {
    size: usize,
    fins: bool,
    class: &'static str,
    lean: bool,
}

struct Fish {
    base: Vec<HouseId>,
    cover: Vec<HouseId>,
    fins: BTreeSet<Cell>,
    targets: BTreeSet<Cell>,
    lean: bool,
}

impl Board<'_> {
    /// Adds the eliminations of each set of cells; with `pairs`, also those of two sets together.
    fn eliminate_each(
        &self,
        lost: Vec<BTreeSet<Cell>>,
        and_both: bool,
        digit: Digit,
        all: &mut BTreeSet<Conclusions>,
    ) {
        for (index, one) in lost.iter().enumerate() {
            self.eliminate(one.iter().copied(), digit, all);
            for other in
                lost[index + 1..].iter().filter(|other| and_both && !one.is_empty() && !other.is_empty())
            {
                self.eliminate(one | other, digit, all);
            }
        }
    }

    /// Returns all fish of one digit, and all pairs of them with different fins, the same base and covers that differ
    /// in one house.
    fn fish(&self, digit: Digit, wanted: &Wanted) -> BTreeSet<Conclusions> {
        let fish = if wanted.class == "lines" {
            self.fish_of_lines(digit, wanted)
        } else {
            self.fish_of_houses(digit, wanted)
        };
        let mut all = BTreeSet::new();
        for (index, one) in fish.iter().enumerate() {
            if one.lean == wanted.lean {
                self.eliminate(one.targets.iter().copied(), digit, &mut all);
            }
            for other in fish[index + 1..].iter().filter(|other| wanted.fins && other.base == one.base) {
                let differ = one.cover.iter().filter(|house| !other.cover.contains(house)).count();
                if differ == 1 && one.fins != other.fins && (one.lean && other.lean) == wanted.lean {
                    let more =
                        !one.targets.is_subset(&other.targets) && !other.targets.is_subset(&one.targets);
                    if more {
                        self.eliminate(&one.targets | &other.targets, digit, &mut all);
                    }
                }
            }
        }
        all
    }

    fn set(&self, houses: &[HouseId]) -> CellSet {
        houses.iter().fold(CellSet::EMPTY, |cells, house| cells | self.geometry.house(*house).set())
    }

    fn fish_of_lines(&self, digit: Digit, wanted: &Wanted) -> Vec<Fish> {
        let mut found = Vec::new();
        let (rows, columns) = (self.of_kind(HouseKind::Row), self.of_kind(HouseKind::Column));
        for (lines, across) in [(&rows, &columns), (&columns, &rows)] {
            let most = if wanted.fins { usize::MAX } else { wanted.size };
            let usable = |house: &HouseId| (2..=most).contains(&self.places(*house, digit).len());
            let lines: Vec<HouseId> = lines.iter().copied().filter(usable).collect();
            for base in choices(&lines, wanted.size) {
                let places: CellSet = base.iter().flat_map(|house| self.places(*house, digit)).collect();
                let held = |house: &HouseId| !(self.geometry.house(*house).set() & places).is_empty();
                let held: Vec<HouseId> = across.iter().copied().filter(held).collect();
                // The fins are in one box, so no more lines than its own can be uncovered.
                let spare = self.geometry.box_rows().max(self.geometry.box_columns());
                if held.len() > wanted.size + if wanted.fins { spare } else { 0 } {
                    continue;
                }
                for cover in choices(&held, wanted.size) {
                    let covered = self.set(&cover);
                    let fins = places - covered;
                    let body = |house: &HouseId| (self.geometry.house(*house).set() & places & covered).len();
                    let lean = wanted.fins && base.iter().any(|house| body(house) < 2);
                    let targets = (covered - self.set(&base)).iter();
                    let targets = targets.filter(|cell| self.has(*cell, digit));
                    let targets = targets.filter(|cell| fins.iter().all(|fin| self.see(fin, *cell)));
                    let targets: BTreeSet<Cell> = targets.collect();
                    if fins.is_empty() != wanted.fins && !targets.is_empty() {
                        let fins = fins.iter().collect();
                        found.push(Fish { base: base.clone(), cover, fins, targets, lean });
                    }
                }
            }
        }
        found
    }

    /// Tries every choice of houses, and counts the base and the cover houses that contain each place.
    fn fish_of_houses(&self, digit: Digit, wanted: &Wanted) -> Vec<Fish> {
        let places: CellSet = self.with_digit(digit).into_iter().collect();
        let houses = self.geometry.house_ids().filter(|house| !self.places(*house, digit).is_empty());
        let houses: Vec<(HouseId, CellSet)> =
            houses.map(|house| (house, self.geometry.house(house).set() & places)).collect();
        let seen = |cell: Cell| places.iter().filter(|other| self.see(cell, *other)).collect::<CellSet>();
        let seen: BTreeMap<Cell, CellSet> = places.iter().map(|cell| (cell, seen(cell))).collect();
        // A cell must see all uncovered places, or there must be none.
        let spoils = |bare: CellSet| match wanted.fins {
            true => bare.iter().fold(places, |common, fin| common & seen[&fin]).is_empty(),
            false => !bare.is_empty(),
        };
        let mut found = Vec::new();
        for base in choices(&houses, wanted.size) {
            let based = base.iter().fold(CellSet::EMPTY, |all, (_, cells)| all | *cells);
            let others: Vec<_> =
                houses.iter().copied().filter(|(house, _)| base.iter().all(|(id, _)| id != house)).collect();
            let mut look = |cover: &[(HouseId, CellSet)], bare: CellSet| {
                if spoils(bare) {
                    return;
                }
                let targets = self.targets(&base, cover, places, wanted);
                if !targets.is_empty() {
                    let ids = |chosen: &[(HouseId, CellSet)]| chosen.iter().map(|(id, _)| *id).collect();
                    let fins =
                        places.iter().filter(|cell| times(*cell, &base) > times(*cell, cover)).collect();
                    found.push(Fish { base: ids(&base), cover: ids(cover), fins, targets, lean: false });
                }
            };
            for_all_choices(&others, wanted.size, based, &mut Vec::new(), &mut look);
        }
        found
    }

    /// Returns the eliminations of a choice of houses, if it is a fish of the requested kind without a smaller one in
    /// it.
    fn targets(
        &self,
        base: &[(HouseId, CellSet)],
        cover: &[(HouseId, CellSet)],
        places: CellSet,
        wanted: &Wanted,
    ) -> BTreeSet<Cell> {
        let fins: Vec<Cell> = places.iter().filter(|cell| times(*cell, base) > times(*cell, cover)).collect();
        let over = places.iter().filter(|cell| times(*cell, cover) > times(*cell, base));
        let targets: BTreeSet<Cell> =
            over.filter(|cell| fins.iter().all(|fin| self.see(*fin, *cell))).collect();
        if fins.is_empty() == wanted.fins || targets.is_empty() || self.class(base, cover) != wanted.class {
            return BTreeSet::new();
        }
        let whole = if wanted.fins {
            targets.iter().any(|target| {
                let seen = |cell: &Cell| *cell == *target || self.see(*cell, *target);
                let left: CellSet = places.iter().filter(|cell| !seen(cell)).collect();
                let without = |houses: &[(HouseId, CellSet)]| {
                    let others = houses.iter().copied().filter(|(_, cells)| !cells.contains(*target));
                    others.map(|(id, cells)| (id, cells & left)).collect::<Vec<_>>()
                };
                no_part(&without(base), &without(cover), 1)
            })
        } else {
            no_part(base, cover, 0)
        };
        if whole { targets } else { BTreeSet::new() }
    }

    fn class(&self, base: &[(HouseId, CellSet)], cover: &[(HouseId, CellSet)]) -> &'static str {
        let kinds = |houses: &[(HouseId, CellSet)]| {
            houses.iter().map(|(id, _)| self.kind(*id)).collect::<BTreeSet<HouseKind>>()
        };
        let (base, cover) = (kinds(base), kinds(cover));
        let (row, column) = (HouseKind::Row, HouseKind::Column);
        let only = |kinds: &BTreeSet<HouseKind>, kind| kinds.iter().all(|other| *other == kind);
        let none = |kinds: &BTreeSet<HouseKind>, kind| !kinds.contains(&kind);
        if only(&base, row) && only(&cover, column) || only(&base, column) && only(&cover, row) {
            "lines"
        } else if none(&base, column) && none(&cover, row) || none(&base, row) && none(&cover, column) {
            "franken-"
        } else {
            "mutant-"
        }
    }

    fn two_pairs(&self, id: &str) -> BTreeSet<Conclusions> {
        use HouseKind::{Column, Row};
        let mut all = BTreeSet::new();
        for digit in self.digits() {
            let pairs = self.pairs(digit);
            let mut tied: BTreeMap<BTreeSet<Cell>, Vec<BTreeSet<Cell>>> = BTreeMap::new();
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
                            let lost = cells.filter(|cell| self.see(*cell, a) && self.see(*cell, d));
                            let lost = lost.filter(|cell| self.has(*cell, digit));
                            tied.entry(BTreeSet::from([b, c])).or_default().push(lost.collect());
                        }
                    }
                }
            }
            for lost in tied.into_values() {
                self.eliminate_each(lost, id == "two-string-kite", digit, &mut all);
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
                let mut lost = Vec::new();
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
                                lost.push(BTreeSet::from([target]));
                            }
                        }
                    }
                }
                self.eliminate_each(lost, true, digit, &mut all);
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
                for (j, other) in clusters.iter().enumerate().filter(|(j, _)| *j != i) {
                    let mut lost = Vec::new();
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
                                lost.push(both.collect());
                            }
                        }
                    }
                    if i < j {
                        self.eliminate_each(lost, true, digit, &mut all);
                    }
                }
            }
        }
        all
    }
}

fn times(cell: Cell, houses: &[(HouseId, CellSet)]) -> usize {
    houses.iter().filter(|(_, cells)| cells.contains(cell)).count()
}

/// Returns whether every place is in at most as many of these base houses as of these cover houses.
fn holds(base: &[(HouseId, CellSet)], cover: &[(HouseId, CellSet)]) -> bool {
    let places = base.iter().fold(CellSet::EMPTY, |all, (_, cells)| all | *cells);
    places.iter().all(|cell| times(cell, base) <= times(cell, cover))
}

/// Returns whether no proper subset of the bases is covered by as many covers minus `spare`.
fn no_part(base: &[(HouseId, CellSet)], cover: &[(HouseId, CellSet)], spare: usize) -> bool {
    (1..base.len()).all(|number| {
        let covers = choices(cover, number - spare);
        choices(base, number).iter().all(|base| !covers.iter().any(|cover| holds(base, cover)))
    })
}

/// Takes a choice of houses, and the remaining cells.
type Look<'l> = dyn FnMut(&[(HouseId, CellSet)], CellSet) + 'l;

/// Calls `look` with every choice of this number of houses, and with the remaining cells.
fn for_all_choices(
    houses: &[(HouseId, CellSet)],
    number: usize,
    bare: CellSet,
    chosen: &mut Vec<(HouseId, CellSet)>,
    look: &mut Look<'_>,
) {
    if number == 0 {
        return look(chosen, bare);
    }
    for (index, house) in houses.iter().enumerate() {
        chosen.push(*house);
        for_all_choices(&houses[index + 1..], number - 1, bare - house.1, chosen, look);
        chosen.pop();
    }
}
