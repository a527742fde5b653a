//! Naive finders for techniques that assume a single solution: they try every choice of cells and digits. They use only
//! the digits and candidates of each cell, the givens, and the cells of each house.

use super::naive::choices;
use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, Digit, DigitSet, Geometry, HouseKind, Position};
use std::collections::{BTreeMap, BTreeSet};

/// Returns the expected conclusions of the technique with this id; `None` if there is no naive finder for it here.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    let board = Board { position, geometry: position.geometry() };
    let mut all = BTreeSet::new();
    let enough = match id {
        "unique-rectangle-1" | "unique-rectangle-2" | "unique-rectangle-3" | "unique-rectangle-4"
        | "unique-rectangle-5" | "unique-rectangle-6" | "hidden-rectangle" => board.rectangles(id, &mut all),
        "avoidable-rectangle-1" | "avoidable-rectangle-2" => board.avoidable(id, &mut all),
        "unique-loop" => board.loops(&mut all),
        "extended-rectangle" => board.extended(&mut all),
        "bug-plus-one" | "bug-type-2" | "bug-type-3" | "bug-type-4" => board.graves(id, &mut all),
        _ => return None,
    };
    Some(if enough { Expected::Exactly(all) } else { Expected::TooLong })
}

/// The digits of a pattern in each of its cells.
type Pattern = BTreeMap<Cell, DigitSet>;

struct Board<'p> {
    position: &'p Position,
    geometry: &'static Geometry,
}

impl Board<'_> {
    fn of(&self, cell: Cell) -> DigitSet {
        self.position.candidates(cell)
    }

    fn open(&self, cell: Cell) -> bool {
        self.position.value(cell).is_none()
    }

    fn digits(&self) -> Vec<Digit> {
        Digit::all(self.geometry.side()).collect()
    }

    fn houses_of(&self, cells: &[Cell]) -> Vec<&'static [Cell]> {
        let houses = self.geometry.houses().iter().map(|house| house.cells());
        houses.filter(|house| cells.iter().all(|cell| house.contains(cell))).collect()
    }

    fn see(&self, a: Cell, b: Cell) -> bool {
        a != b && !self.houses_of(&[a, b]).is_empty()
    }

    fn seen_by_all(&self, cells: &[Cell]) -> Vec<Cell> {
        self.geometry.cells().filter(|cell| cells.iter().all(|other| self.see(*cell, *other))).collect()
    }

    fn lost(&self, candidates: impl IntoIterator<Item = Candidate>, all: &mut BTreeSet<Conclusions>) {
        let there = candidates.into_iter().filter(|c| self.of(c.cell).contains(c.digit));
        let lost: BTreeSet<Candidate> = there.collect();
        if !lost.is_empty() {
            all.insert((Vec::new(), lost.into_iter().collect()));
        }
    }

    /// Returns all sets of four cells in two rows and two columns with none or two of them in every house: the two of
    /// the upper row, then those of the lower one.
    fn squares(&self) -> Vec<[Cell; 4]> {
        let lines: Vec<usize> = (0..self.geometry.side()).collect();
        let mut squares = Vec::new();
        for rows in choices(&lines, 2) {
            for columns in choices(&lines, 2) {
                let at = |i: usize, j: usize| self.geometry.cell_at(rows[i], columns[j]);
                let cells = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)];
                let held = |house: &[Cell]| cells.iter().filter(|cell| house.contains(cell)).count();
                if self.geometry.houses().iter().all(|house| [0, 2].contains(&held(house.cells()))) {
                    squares.push(cells);
                }
            }
        }
        squares
    }

    fn roof(&self, pattern: &Pattern) -> (Vec<Cell>, DigitSet) {
        let roof: Vec<Cell> =
            pattern.iter().filter(|(cell, own)| !own.is_superset(self.of(**cell))).map(|(c, _)| *c).collect();
        let extras =
            roof.iter().fold(DigitSet::EMPTY, |extras, cell| extras | (self.of(*cell) - pattern[cell]));
        (roof, extras)
    }

    /// If only one cell has other candidates, it has one of these: a single one is placed, and otherwise the digits of
    /// the pattern are removed.
    fn corner(&self, pattern: &Pattern, all: &mut BTreeSet<Conclusions>) {
        let (roof, extras) = self.roof(pattern);
        let &[cell] = roof.as_slice() else { return };
        match extras.single() {
            Some(extra) if self.of(cell).len() > 1 => {
                all.insert((vec![Candidate::new(cell, extra)], Vec::new()));
            }
            Some(_) => {}
            None => self.lost(pattern[&cell].iter().map(|digit| Candidate::new(cell, digit)), all),
        }
    }

    fn shared_extra(&self, pattern: &Pattern, all: &mut BTreeSet<Conclusions>) {
        let (roof, extras) = self.roof(pattern);
        if let (Some(extra), 2..) = (extras.single(), roof.len()) {
            self.lost(self.seen_by_all(&roof).into_iter().map(|cell| Candidate::new(cell, extra)), all);
        }
    }

    fn subsets(&self, pattern: &Pattern, all: &mut BTreeSet<Conclusions>) {
        let (roof, extras) = self.roof(pattern);
        if roof.len() < 2 || extras.len() < 2 {
            return;
        }
        for house in self.houses_of(&roof) {
            let others = house.iter().copied().filter(|cell| self.open(*cell) && !roof.contains(cell));
            let others: Vec<Cell> = others.filter(|cell| self.of(*cell).len() >= 2).collect();
            for size in 1..=4.min(others.len()) {
                for cells in choices(&others, size) {
                    let digits = cells.iter().fold(extras, |digits, cell| digits | self.of(*cell));
                    if digits.len() != size + 1 {
                        continue;
                    }
                    let members: Vec<Cell> = cells.iter().chain(&roof).copied().collect();
                    let houses = self.houses_of(&members);
                    let rest = houses.iter().flat_map(|house| house.iter().copied());
                    let rest = rest.filter(|cell| !members.contains(cell));
                    self.lost(rest.flat_map(|c| digits.iter().map(move |d| Candidate::new(c, d))), all);
                }
            }
        }
    }

    fn locked(&self, pattern: &Pattern, all: &mut BTreeSet<Conclusions>) {
        let &[a, b] = self.roof(pattern).0.as_slice() else { return };
        for digit in pattern[&a] & pattern[&b] {
            let only = |house: &&[Cell]| {
                let places = house.iter().filter(|cell| self.of(**cell).contains(digit));
                places.copied().collect::<BTreeSet<_>>() == BTreeSet::from([a, b])
            };
            if self.houses_of(&[a, b]).iter().any(only) {
                let others = [a, b].into_iter().flat_map(|cell| {
                    pattern[&cell].without(digit).iter().map(move |digit| Candidate::new(cell, digit))
                });
                self.lost(others, all);
            }
        }
    }

    fn rectangles(&self, id: &str, all: &mut BTreeSet<Conclusions>) -> bool {
        for cells in self.squares() {
            if !cells.iter().all(|cell| self.open(*cell)) {
                continue;
            }
            for pair in choices(&self.digits(), 2) {
                let (a, b) = (pair[0], pair[1]);
                let digits: DigitSet = pair.into_iter().collect();
                // Upper left, upper right, lower left, lower right.
                let fits =
                    |way: [Digit; 4]| cells.iter().zip(way).all(|(cell, d)| self.of(*cell).contains(d));
                let fills = fits([a, b, b, a]) || fits([b, a, a, b]);
                if fills && cells.iter().any(|cell| self.of(*cell) == digits) {
                    self.rectangle(id, cells, digits, all);
                }
            }
        }
        true
    }

    fn rectangle(&self, id: &str, cells: [Cell; 4], digits: DigitSet, all: &mut BTreeSet<Conclusions>) {
        let pattern: Pattern = cells.into_iter().map(|cell| (cell, digits)).collect();
        let (roof, _) = self.roof(&pattern);
        let diagonal = roof == [cells[0], cells[3]] || roof == [cells[1], cells[2]];
        match (id, roof.len()) {
            ("unique-rectangle-1", _) => self.corner(&pattern, all),
            ("unique-rectangle-2", 2) if !diagonal => self.shared_extra(&pattern, all),
            ("unique-rectangle-5", 3..) => self.shared_extra(&pattern, all),
            ("unique-rectangle-5", _) if diagonal => self.shared_extra(&pattern, all),
            ("unique-rectangle-3", 2) if !diagonal => self.subsets(&pattern, all),
            ("unique-rectangle-4", 2) if !diagonal => self.locked(&pattern, all),
            ("unique-rectangle-6", _) if diagonal => self.type_six(cells, &roof, digits, all),
            ("hidden-rectangle", 2..) => self.hidden(cells, digits, all),
            _ => {}
        }
    }

    /// Returns the places of a digit in the row (or column) of both cells.
    fn in_line(&self, a: Cell, b: Cell, digit: Digit) -> Vec<Cell> {
        let lines = self.geometry.houses().iter().filter(|house| house.is_line());
        let line = lines.map(|house| house.cells()).find(|line| line.contains(&a) && line.contains(&b));
        line.unwrap().iter().copied().filter(|cell| self.of(*cell).contains(digit)).collect()
    }

    fn type_six(&self, cells: [Cell; 4], roof: &[Cell], digits: DigitSet, all: &mut BTreeSet<Conclusions>) {
        let [a, b, c, d] = cells;
        if cells.iter().any(|cell| !roof.contains(cell) && self.of(*cell) != digits) {
            return;
        }
        for digit in digits {
            let only = |x, y| self.in_line(x, y, digit) == [x, y];
            if (only(a, b) && only(c, d)) || (only(a, c) && only(b, d)) {
                self.lost(roof.iter().map(|cell| Candidate::new(*cell, digit)), all);
            }
        }
    }

    fn hidden(&self, [a, b, c, d]: [Cell; 4], digits: DigitSet, all: &mut BTreeSet<Conclusions>) {
        for [near, one, two, far] in [[a, b, c, d], [d, b, c, a], [b, a, d, c], [c, a, d, b]] {
            for strong in digits {
                let only = |x: Cell| {
                    let places: BTreeSet<Cell> = self.in_line(x, far, strong).into_iter().collect();
                    places == BTreeSet::from([x, far])
                };
                if self.of(near) == digits && only(one) && only(two) {
                    self.lost(digits.without(strong).iter().map(|other| Candidate::new(far, other)), all);
                }
            }
        }
    }

    fn avoidable(&self, id: &str, all: &mut BTreeSet<Conclusions>) -> bool {
        let Some(givens) = self.position.givens() else { return true };
        for cells in self.squares().into_iter().filter(|cells| !cells.iter().any(|c| givens.contains(*c))) {
            for a in self.digits() {
                for b in self.digits().into_iter().filter(|b| *b != a) {
                    let filling: Vec<(Cell, Digit)> = cells.into_iter().zip([a, b, b, a]).collect();
                    let open: Vec<_> = filling.iter().copied().filter(|(cell, _)| self.open(*cell)).collect();
                    let agrees = |(cell, digit): &(Cell, Digit)| {
                        self.position.value(*cell).is_none_or(|value| value == *digit)
                    };
                    if !filling.iter().all(agrees) {
                        continue;
                    }
                    match (id, open.as_slice()) {
                        ("avoidable-rectangle-1", &[(cell, digit)]) => {
                            self.lost([Candidate::new(cell, digit)], all);
                        }
                        ("avoidable-rectangle-2", &[(one, x), (two, y)]) => {
                            let exact =
                                |cell, digit| self.of(cell).contains(digit) && self.of(cell).len() == 2;
                            let pattern = [(one, DigitSet::only(x)), (two, DigitSet::only(y))];
                            if exact(one, x) && exact(two, y) {
                                self.shared_extra(&Pattern::from(pattern), all);
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        true
    }

    /// Chooses none or two cells with both digits in every row, so that no column or box has more than two.
    fn loops(&self, all: &mut BTreeSet<Conclusions>) -> bool {
        for pair in choices(&self.digits(), 2) {
            let digits: DigitSet = pair.into_iter().collect();
            let usable: Vec<Cell> =
                self.geometry.cells().filter(|cell| self.of(*cell).is_superset(digits)).collect();
            if !usable.iter().any(|cell| self.of(*cell) == digits) {
                continue;
            }
            if usable.len() > 26 {
                return false;
            }
            self.choose_rows(&usable, digits, 0, &mut Vec::new(), all);
        }
        true
    }

    fn choose_rows(
        &self,
        usable: &[Cell],
        digits: DigitSet,
        row: usize,
        chosen: &mut Vec<Cell>,
        all: &mut BTreeSet<Conclusions>,
    ) {
        let held = |house: &[Cell]| chosen.iter().filter(|cell| house.contains(cell)).count();
        let mut houses = self.geometry.houses().iter();
        if row == self.geometry.side() {
            if houses.all(|house| [0, 2].contains(&held(house.cells()))) {
                self.closed(chosen, digits, all);
            }
            return;
        }
        if houses.any(|house| held(house.cells()) > 2) {
            return;
        }
        self.choose_rows(usable, digits, row + 1, chosen, all);
        let here = usable.iter().copied().filter(|cell| self.geometry.row(*cell) == row);
        for two in choices(&here.collect::<Vec<_>>(), 2) {
            chosen.extend(two);
            self.choose_rows(usable, digits, row + 1, chosen, all);
            chosen.truncate(chosen.len() - 2);
        }
    }

    /// Adds the conclusions of a loop of at least six cells along which the digits can alternate, at least one of which
    /// has no other candidates.
    fn closed(&self, cells: &[Cell], digits: DigitSet, all: &mut BTreeSet<Conclusions>) {
        if cells.len() < 6 || !cells.iter().any(|cell| self.of(*cell) == digits) {
            return;
        }
        let mut colors = BTreeMap::from([(cells[0], false)]);
        let mut waiting = vec![cells[0]];
        while let Some(cell) = waiting.pop() {
            for other in cells.iter().copied().filter(|other| self.see(cell, *other)) {
                match colors.get(&other) {
                    Some(color) if *color == colors[&cell] => return,
                    Some(_) => {}
                    None => {
                        colors.insert(other, !colors[&cell]);
                        waiting.push(other);
                    }
                }
            }
        }
        if colors.len() == cells.len() {
            let pattern: Pattern = cells.iter().map(|cell| (*cell, digits)).collect();
            self.all_types(&pattern, all);
        }
    }

    fn all_types(&self, pattern: &Pattern, all: &mut BTreeSet<Conclusions>) {
        self.corner(pattern, all);
        self.shared_extra(pattern, all);
        self.subsets(pattern, all);
        self.locked(pattern, all);
    }

    fn extended(&self, all: &mut BTreeSet<Conclusions>) -> bool {
        if self.geometry.side() > 10 {
            return false;
        }
        let of_kind = |kind| {
            let houses = self.geometry.houses().iter().filter(move |house| house.kind() == kind);
            houses.map(|house| house.cells()).collect::<Vec<_>>()
        };
        let (rows, columns) = (of_kind(HouseKind::Row), of_kind(HouseKind::Column));
        for (lines, across) in [(&rows, &columns), (&columns, &rows)] {
            for two in choices(lines, 2) {
                let meets = |line: &[Cell], with: &[Cell]| *line.iter().find(|c| with.contains(c)).unwrap();
                let usable = across.iter().filter(|with| two.iter().all(|line| self.open(meets(line, with))));
                let usable: Vec<_> = usable.copied().collect();
                for three in choices(&usable, 3) {
                    let beside = three.iter().map(|with| meets(two[1], with));
                    let cells = three.iter().map(|with| meets(two[0], with)).chain(beside);
                    self.six(&cells.collect::<Vec<_>>(), all);
                }
            }
        }
        true
    }

    /// Tries three cells of a line with the three beside them on the other line.
    fn six(&self, cells: &[Cell], all: &mut BTreeSet<Conclusions>) {
        let union = cells.iter().fold(DigitSet::EMPTY, |union, cell| union | self.of(*cell));
        for three in choices(&union.iter().collect::<Vec<_>>(), 3) {
            let digits: DigitSet = three.into_iter().collect();
            let pattern: Pattern = cells.iter().map(|cell| (*cell, digits)).collect();
            let (roof, extras) = self.roof(&pattern);
            if (roof.len() > 2 && extras.len() > 1) || roof.is_empty() {
                continue;
            }
            let mut fillings = Vec::new();
            self.fillings(cells, digits, &mut Vec::new(), &mut fillings);
            let same = |filling: &Vec<Digit>| {
                self.geometry.houses().iter().all(|house| {
                    let digits = |shift: usize| -> BTreeSet<Digit> {
                        let within = (0..6).filter(|i| house.cells().contains(&cells[*i]));
                        within.map(|i| filling[(i + shift) % 6]).collect()
                    };
                    digits(0) == digits(3)
                })
            };
            if !fillings.is_empty() && fillings.iter().all(same) {
                self.all_types(&pattern, all);
            }
        }
    }

    /// Returns every way to fill the cells with candidates among `digits`, with no digit twice in a house.
    fn fillings(
        &self,
        cells: &[Cell],
        digits: DigitSet,
        filling: &mut Vec<Digit>,
        all: &mut Vec<Vec<Digit>>,
    ) {
        let Some(cell) = cells.get(filling.len()) else { return all.push(filling.clone()) };
        for digit in self.of(*cell) & digits {
            let free = |(other, d): (&Cell, &Digit)| *d != digit || !self.see(*cell, *other);
            if cells.iter().zip(filling.iter()).all(free) {
                filling.push(digit);
                self.fillings(cells, digits, filling, all);
                filling.pop();
            }
        }
    }

    fn graves(&self, id: &str, all: &mut BTreeSet<Conclusions>) -> bool {
        let open: Vec<Cell> = self.geometry.cells().filter(|cell| self.open(*cell)).collect();
        let more: Vec<Cell> = open.iter().copied().filter(|cell| self.of(*cell).len() != 2).collect();
        if more.iter().any(|cell| self.of(*cell).len() < 2) {
            return true;
        }
        let ways = |cell: &Cell| self.of(*cell).len() * (self.of(*cell).len() - 1) / 2;
        if more.len() > 7 || more.iter().map(ways).product::<usize>() > 3000 {
            return false;
        }
        let own = open.iter().map(|cell| (*cell, self.of(*cell))).collect();
        self.choose_pairs(id, &more, own, all);
        true
    }

    fn choose_pairs(&self, id: &str, more: &[Cell], own: Pattern, all: &mut BTreeSet<Conclusions>) {
        if let Some((cell, rest)) = more.split_first() {
            for pair in choices(&self.of(*cell).iter().collect::<Vec<_>>(), 2) {
                let mut own = own.clone();
                own.insert(*cell, pair.into_iter().collect());
                self.choose_pairs(id, rest, own, all);
            }
            return;
        }
        let places = |house: &[Cell], digit| {
            own.iter().filter(|(cell, own)| house.contains(cell) && own.contains(digit)).count()
        };
        let stands = |house: &[Cell], digit| house.iter().any(|c| self.position.value(*c) == Some(digit));
        let grave = self.geometry.houses().iter().all(|house| {
            let two = |d: &Digit| stands(house.cells(), *d) || places(house.cells(), *d) == 2;
            self.digits().iter().all(two)
        });
        if !grave {
            return;
        }
        let (roof, extras) = self.roof(&own);
        match id {
            "bug-plus-one" if extras.len() == 1 && self.of(roof[0]).len() == 3 => self.corner(&own, all),
            "bug-type-2" => self.shared_extra(&own, all),
            "bug-type-3" => self.subsets(&own, all),
            "bug-type-4" => self.locked(&own, all),
            _ => {}
        }
    }
}
