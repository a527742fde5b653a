//! Naive finders for almost locked sets, written directly from the definitions: they try all combinations of cells and
//! of sets. They use only the candidates of each cell and the cells of each house.

use super::naive::choices;
use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, HouseId, HouseKind, Position};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// Returns the expected conclusions of the technique with this id; `None` if there is no naive finder for it here.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    // The maximum number of sets with which all pairs, all triples and so on can be tried in reasonable time.
    let most = match id {
        "als-xz" => 250,
        "als-xy-wing" | "als-w-wing" => 120,
        "als-chain" => 90,
        "death-blossom" => 120,
        "aligned-pair-exclusion" | "aligned-triple-exclusion" => 200,
        "sue-de-coq" | "wxyz-wing" | "vwxyz-wing" | "almost-locked-candidates" => {
            return Some(without_sets(id, position));
        }
        _ => return None,
    };
    // Many open cells have many sets; skip such boards before all sets are listed.
    if position.all_candidates().count() > 5 * most {
        return Some(Expected::TooLong);
    }
    let board = Board::new(position);
    if board.sets.len() > most {
        return Some(Expected::TooLong);
    }
    Some(Expected::Exactly(match id {
        "als-xz" => board.als_xz(),
        "als-xy-wing" => board.als_xy_wing(),
        "als-w-wing" => board.als_w_wing(),
        "als-chain" => board.als_chain(),
        "aligned-pair-exclusion" => board.aligned_exclusion(2),
        "aligned-triple-exclusion" => board.aligned_exclusion(3),
        _ => board.death_blossom(),
    }))
}

/// Returns the conclusions of techniques that need no list of sets: all combinations of open cells are tried.
fn without_sets(id: &str, position: &Position) -> Expected {
    let board = Board { position, geometry: position.geometry(), sets: Vec::new() };
    let open = position.open_cells().len();
    Expected::Exactly(match id {
        "sue-de-coq" if open <= 40 => board.sue_de_coq(),
        "wxyz-wing" if open <= 50 => board.bent_sets(4),
        "vwxyz-wing" if open <= 40 => board.bent_sets(5),
        "almost-locked-candidates" if open <= 80 => board.almost_locked_candidates(),
        _ => return Expected::TooLong,
    })
}

struct Board<'p> {
    position: &'p Position,
    geometry: &'static Geometry,
    sets: Vec<CellSet>,
}

/// Returns the maximum number of cells of an almost locked set, on a board of this side.
fn most_cells(side: usize) -> usize {
    match side {
        4..=9 => side - 1,
        10..=12 => 5,
        _ => 4,
    }
}

impl<'p> Board<'p> {
    fn new(position: &'p Position) -> Board<'p> {
        let mut board = Board { position, geometry: position.geometry(), sets: Vec::new() };
        board.sets = board.almost_locked_sets();
        board
    }

    /// Returns cells of a house, each with at least two candidates, that have one digit more than there are cells.
    fn almost_locked_sets(&self) -> Vec<CellSet> {
        let most = most_cells(self.geometry.side());
        let mut all = BTreeSet::new();
        for house in self.geometry.house_ids() {
            let open = self.geometry.house(house).cells().iter().copied();
            let open: Vec<Cell> = open.filter(|c| self.position.candidates(*c).len() >= 2).collect();
            let mut choices = vec![CellSet::EMPTY];
            for cell in open {
                let more: Vec<CellSet> =
                    choices.iter().filter(|c| c.len() < most).map(|c| c.with(cell)).collect();
                choices.extend(more);
            }
            all.extend(
                choices.into_iter().filter(|c| !c.is_empty() && self.digits_of(*c).len() == c.len() + 1),
            );
        }
        all.into_iter().collect()
    }

    fn digits_of(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |digits, cell| digits | self.position.candidates(cell))
    }

    fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.position.candidates(cell).contains(digit)
    }

    fn see(&self, a: Cell, b: Cell) -> bool {
        a != b
            && self
                .geometry
                .houses()
                .iter()
                .any(|house| house.cells().contains(&a) && house.cells().contains(&b))
    }

    fn places(&self, cells: CellSet, digit: Digit) -> Vec<Cell> {
        cells.iter().filter(|cell| self.has(*cell, digit)).collect()
    }

    fn all_see(&self, some: &[Cell], others: &[Cell]) -> bool {
        some.iter().all(|a| others.iter().all(|b| self.see(*a, *b)))
    }

    /// Returns the digits that only one of the two sets can have.
    fn restricted(&self, a: CellSet, b: CellSet) -> DigitSet {
        let common = self.digits_of(a) & self.digits_of(b);
        common.iter().filter(|d| self.all_see(&self.places(a, *d), &self.places(b, *d))).collect()
    }

    fn in_one_house(&self, cells: CellSet) -> bool {
        self.geometry.houses().iter().any(|house| cells.iter().all(|cell| house.cells().contains(&cell)))
    }

    /// Returns the candidates of these digits that see all places of their digit in all of the sets.
    fn seeing_all(&self, sets: &[CellSet], digits: DigitSet) -> BTreeSet<Candidate> {
        let mut all = BTreeSet::new();
        for digit in digits {
            let places: Vec<Cell> = sets.iter().flat_map(|set| self.places(*set, digit)).collect();
            let seeing =
                self.geometry.cells().filter(|c| self.has(*c, digit) && self.all_see(&[*c], &places));
            all.extend(seeing.map(|cell| Candidate::new(cell, digit)));
        }
        all
    }

    fn als_xz(&self) -> BTreeSet<Conclusions> {
        let mut all = Found::default();
        for (index, &a) in self.sets.iter().enumerate() {
            for &b in &self.sets[index + 1..] {
                let restricted = self.restricted(a, b);
                let common = self.digits_of(a) & self.digits_of(b);
                if restricted.is_empty() || self.in_one_house(a | b) {
                    continue;
                }
                let mut lost = self.seeing_all(
                    &[a, b],
                    if restricted.len() == 1 { common - restricted } else { restricted },
                );
                if restricted.len() > 1 {
                    for set in [a, b] {
                        let seeing = self.seeing_all(&[set], self.digits_of(set) - restricted);
                        lost.extend(seeing.into_iter().filter(|c| !(a | b).contains(c.cell)));
                    }
                }
                all.add(lost);
            }
        }
        all.conclusions
    }

    fn als_xy_wing(&self) -> BTreeSet<Conclusions> {
        let mut all = Found::default();
        for &pivot in &self.sets {
            let linked = self.sets.iter().map(|set| (*set, self.restricted(pivot, *set)));
            let linked: Vec<(CellSet, DigitSet)> = linked.filter(|(_, digits)| !digits.is_empty()).collect();
            for &(a, by_a) in &linked {
                for &(b, by_b) in linked.iter().filter(|(b, _)| a < *b) {
                    let common = self.digits_of(a) & self.digits_of(b);
                    for x in by_a {
                        for y in by_b.iter().filter(|y| *y != x) {
                            all.add(self.seeing_all(&[a, b], common.without(x).without(y)));
                        }
                    }
                }
            }
        }
        all.conclusions
    }

    fn als_w_wing(&self) -> BTreeSet<Conclusions> {
        let mut all = Found::default();
        for &a in &self.sets {
            for &b in self.sets.iter().filter(|b| **b != a) {
                let common = self.digits_of(a) & self.digits_of(b);
                if common.len() < 2 || a.len() + b.len() == 2 || !(a & b).is_empty() {
                    continue;
                }
                for x in common - self.restricted(a, b) {
                    let joins = |house: HouseId| {
                        let places = self.places(self.geometry.house(house).set(), x);
                        let sees = |end: Cell, set| self.all_see(&[end], &self.places(set, x));
                        let outside = places.iter().all(|cell| !(a | b).contains(*cell));
                        places.len() == 2 && outside && sees(places[0], a) && sees(places[1], b)
                    };
                    if self.geometry.house_ids().any(joins) {
                        all.add(self.seeing_all(&[a, b], common.without(x)));
                    }
                }
            }
        }
        all.conclusions
    }

    /// From each set and each of its digits, follows linked sets as far as they lead. Of the ends at least three links
    /// away that no fewer links join, those count that are nearest for some candidate.
    fn als_chain(&self) -> BTreeSet<Conclusions> {
        type Ends = (CellSet, CellSet, [Digit; 2]);
        let mut links: BTreeMap<(CellSet, Digit), Vec<CellSet>> = BTreeMap::new();
        for &a in &self.sets {
            for &b in &self.sets {
                for digit in self.restricted(a, b) {
                    links.entry((a, digit)).or_default().push(b);
                }
            }
        }
        let mut nearest: BTreeMap<Candidate, (usize, BTreeSet<Ends>)> = BTreeMap::new();
        for &(start, first) in links.keys() {
            let mut distance: BTreeMap<(CellSet, Digit), usize> = BTreeMap::new();
            let mut edge = vec![(start, first)];
            let mut passed = 0;
            while !edge.is_empty() {
                let mut next = Vec::new();
                for (set, by) in edge {
                    for &other in links.get(&(set, by)).into_iter().flatten() {
                        if let Entry::Vacant(unseen) = distance.entry((other, by)) {
                            unseen.insert(passed);
                            let leave = self.digits_of(other).without(by);
                            next.extend(leave.iter().map(|digit| (other, digit)));
                        }
                    }
                }
                edge = next;
                passed += 1;
            }
            for ((end, last), passed) in distance.into_iter().filter(|(_, passed)| *passed >= 2) {
                let common = (self.digits_of(start) & self.digits_of(end)).without(first).without(last);
                if end == start {
                    continue;
                }
                for candidate in self.seeing_all(&[start, end], common) {
                    let best = nearest.entry(candidate).or_insert((passed, BTreeSet::new()));
                    if passed < best.0 {
                        *best = (passed, BTreeSet::new());
                    }
                    if passed == best.0 {
                        best.1.insert((start, end, [first, last]));
                    }
                }
            }
        }
        let mut all = Found::default();
        for (start, end, [first, last]) in nearest.into_values().flat_map(|(_, ends)| ends) {
            let common = self.digits_of(start) & self.digits_of(end);
            all.add(self.seeing_all(&[start, end], common.without(first).without(last)));
        }
        all.conclusions
    }

    fn death_blossom(&self) -> BTreeSet<Conclusions> {
        let mut all = Found::default();
        for stem in self.geometry.cells().filter(|cell| self.position.candidates(*cell).len() >= 3) {
            let own = self.position.candidates(stem);
            let petals: Vec<Vec<CellSet>> = own
                .iter()
                .map(|digit| {
                    let petal = |set: &CellSet| {
                        let places = self.places(*set, digit);
                        !places.is_empty() && self.all_see(&[stem], &places)
                    };
                    self.sets.iter().copied().filter(petal).collect()
                })
                .collect();
            self.blossoms(own, &petals, &mut Vec::new(), &mut all);
        }
        all.conclusions
    }

    fn blossoms(&self, own: DigitSet, petals: &[Vec<CellSet>], chosen: &mut Vec<CellSet>, all: &mut Found) {
        let everything = DigitSet::all(self.geometry.side());
        let common = chosen.iter().fold(everything - own, |common, set| common & self.digits_of(*set));
        let lost = self.seeing_all(chosen, common);
        let Some(choice) = petals.get(chosen.len()) else {
            all.add(lost);
            return;
        };
        // More petals can only leave fewer eliminations.
        if lost.is_empty() {
            return;
        }
        for petal in choice {
            if !chosen.contains(petal) {
                chosen.push(*petal);
                self.blossoms(own, petals, chosen, all);
                chosen.pop();
            }
        }
    }

    fn open(&self, house: HouseId) -> CellSet {
        let cells = self.geometry.house(house).cells().iter().copied();
        cells.filter(|cell| self.position.candidates(*cell).len() >= 2).collect()
    }

    fn choices(&self, cells: CellSet, sizes: std::ops::RangeInclusive<usize>) -> Vec<CellSet> {
        let cells: Vec<Cell> = cells.iter().collect();
        let of_size = |size| choices(&cells, size).into_iter().map(|chosen| chosen.into_iter().collect());
        sizes.flat_map(of_size).collect()
    }

    /// Returns each box with each line that crosses it.
    fn crossings(&self) -> Vec<(HouseId, HouseId)> {
        let kind = |id: HouseId| self.geometry.house(id).kind();
        let is_box = |id: &HouseId| kind(*id) == HouseKind::Box;
        let (boxes, lines): (Vec<_>, Vec<_>) = self.geometry.house_ids().partition(is_box);
        let pairs = boxes.iter().flat_map(|b| lines.iter().map(move |line| (*b, *line)));
        let meet = |(b, line): &(HouseId, HouseId)| {
            self.geometry
                .house(*b)
                .cells()
                .iter()
                .any(|cell| self.geometry.house(*line).cells().contains(cell))
        };
        pairs.filter(meet).collect()
    }

    fn candidates(&self, cells: CellSet, digits: DigitSet) -> impl Iterator<Item = Candidate> + '_ {
        let all =
            cells.iter().flat_map(move |cell| digits.iter().map(move |digit| Candidate::new(cell, digit)));
        all.filter(|candidate| self.has(candidate.cell, candidate.digit))
    }

    fn sue_de_coq(&self) -> BTreeSet<Conclusions> {
        let mut all = Found::default();
        let most = most_cells(self.geometry.side()) - 1;
        for (b, line) in self.crossings() {
            let (in_box, in_line) = (self.open(b), self.open(line));
            for shared in self.choices(in_box & in_line, 2..=3) {
                let digits = self.digits_of(shared);
                if digits.len() < shared.len() + 2 {
                    continue;
                }
                for row in self.choices(in_line - in_box, 1..=most) {
                    for rest in self.choices(in_box - in_line, 1..=most) {
                        let [of_row, of_rest] = [row, rest].map(|cells| self.digits_of(cells));
                        // Each uses shared digits, not the same as the other; no part is locked.
                        let apart = (of_row & of_rest & digits).is_empty();
                        let locked = [row, rest, shared | row, shared | rest];
                        let locked = locked.iter().any(|cells| self.digits_of(*cells).len() <= cells.len());
                        // A digit that only the two outer groups have can be in each of them.
                        let times = (digits | of_row | of_rest).len() + (of_row & of_rest).len();
                        let cells = (shared | row | rest).len();
                        let takes = !(of_row & digits).is_empty() && !(of_rest & digits).is_empty();
                        if !apart || locked || !takes || times != cells {
                            continue;
                        }
                        let house = |id: HouseId| self.geometry.house(id).set();
                        let mut lost = BTreeSet::new();
                        lost.extend(
                            self.candidates(house(line) - (row | shared), (digits - of_rest) | of_row),
                        );
                        lost.extend(self.candidates(house(b) - (rest | shared), (digits - of_row) | of_rest));
                        all.add(lost);
                    }
                }
            }
        }
        all.conclusions
    }

    /// As many digits as cells, all of which one of them sees, and one digit that is free.
    fn bent_sets(&self, size: usize) -> BTreeSet<Conclusions> {
        let mut all = Found::default();
        let few = |cell: &Cell| (2..=size).contains(&self.position.candidates(*cell).len());
        for hinge in self.geometry.cells().filter(few) {
            let near = self.geometry.cells().filter(|cell| few(cell) && self.see(hinge, *cell)).collect();
            for wings in self.choices(near, size - 1..=size - 1) {
                let cells = wings.with(hinge);
                let digits = self.digits_of(cells);
                if digits.len() != size || self.in_one_house(cells) {
                    continue;
                }
                let is_free = |digit: &Digit| {
                    let places = self.places(cells, *digit);
                    places.iter().any(|a| places.iter().any(|b| a != b && !self.see(*a, *b)))
                };
                let free: DigitSet = digits.iter().filter(is_free).collect();
                if free.len() == 1 {
                    all.add(self.seeing_all(&[cells], free));
                }
            }
        }
        all.conclusions
    }

    fn almost_locked_candidates(&self) -> BTreeSet<Conclusions> {
        let mut all = Found::default();
        let crossings = self.crossings().into_iter().flat_map(|(b, line)| [(b, line), (line, b)]);
        for (cover, base) in crossings {
            let (in_cover, in_base) = (self.geometry.house(cover).set(), self.geometry.house(base).set());
            for cells in self.choices(self.open(cover) - in_base, 1..=3) {
                let digits = self.digits_of(cells);
                let stands =
                    |cell: Cell| self.position.value(cell).is_some_and(|value| digits.contains(value));
                if digits.len() != cells.len() + 1 || in_base.iter().any(stands) {
                    continue;
                }
                let has_one = |cell: &Cell| !(self.position.candidates(*cell) & digits).is_empty();
                let places: CellSet = (in_base - in_cover).iter().filter(has_one).collect();
                if places.len() == cells.len() {
                    let others = DigitSet::all(self.geometry.side()) - digits;
                    let mut lost: BTreeSet<Candidate> = self.candidates(places, others).collect();
                    lost.extend(self.candidates(in_cover - (in_base | cells), digits));
                    all.add(lost);
                }
            }
        }
        all.conclusions
    }

    /// Fills `count` cells of each house in every way.
    fn aligned_exclusion(&self, count: usize) -> BTreeSet<Conclusions> {
        let mut all = Found::default();
        for house in self.geometry.house_ids() {
            for cells in self.choices(self.open(house), count..=count) {
                let cells: Vec<Cell> = cells.iter().collect();
                let mut lost = self.without_way(&cells);
                if count == 3 {
                    for pair in choices(&cells, 2) {
                        let known = self.without_way(&pair);
                        lost.retain(|candidate| !known.contains(candidate));
                    }
                }
                all.add(lost);
            }
        }
        all.conclusions
    }

    /// Returns the candidates of these cells that are in no combination.
    fn without_way(&self, cells: &[Cell]) -> BTreeSet<Candidate> {
        let mut ways: Vec<Vec<Candidate>> = vec![Vec::new()];
        for &cell in cells {
            let with = |way: &Vec<Candidate>| {
                let more = self.position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit));
                more.filter(|next| way.iter().all(|other| !self.exclude(&[*other, *next])))
                    .map(|next| [way.as_slice(), &[next]].concat())
                    .collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(with).collect();
        }
        ways.retain(|way| way.len() < 3 || !self.exclude(way));
        let kept: BTreeSet<Candidate> = ways.into_iter().flatten().collect();
        self.candidates(cells.iter().copied().collect(), DigitSet::all(self.geometry.side()))
            .filter(|candidate| !kept.contains(candidate))
            .collect()
    }

    /// Returns whether these leave some cells with fewer digits than cells: two of them an almost locked set, three a
    /// cell.
    fn exclude(&self, way: &[Candidate]) -> bool {
        let digits: DigitSet = way.iter().map(|candidate| candidate.digit).collect();
        let robbed = |set: CellSet| {
            way.iter().all(|one| {
                let places = self.places(set, one.digit);
                !places.is_empty() && self.all_see(&[one.cell], &places)
            })
        };
        match way.len() {
            2 => digits.len() < 2 || self.sets.iter().any(|set| robbed(*set)),
            _ => self
                .geometry
                .cells()
                .any(|cell| self.position.candidates(cell) == digits && robbed(CellSet::only(cell))),
        }
    }
}

#[derive(Default)]
struct Found {
    conclusions: BTreeSet<Conclusions>,
}

impl Found {
    fn add(&mut self, lost: BTreeSet<Candidate>) {
        if !lost.is_empty() {
            self.conclusions.insert((Vec::new(), lost.into_iter().collect()));
        }
    }
}
