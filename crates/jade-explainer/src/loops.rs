//! Unique rectangles and loops.

use crate::board::{Board, candidate, cell_at};
use crate::options::Options;
use crate::step::{Evidence, LoopKind, Step, UniqueLoop, cells_at, digit_set};
use crate::subsets::candidates;
use crate::tables::{HOUSES, HOUSES_OF, PEERS, PLACES_OF, bits_of, cells_of, combinations, house_id};
use crate::technique::Technique;
use jade_grid::{Candidate, Cell};

/// The easiest unique rectangle or loop.
pub(crate) fn unique_loop(board: &Board, options: &Options) -> Option<Step> {
    let grid = &board.grid;
    let mut best: Option<Step> = None;
    for start in cells_of(board.filled.open).filter(|cell| grid.count(*cell) == 2) {
        let pair = grid.digits[start];
        let wide = bits_of(pair).fold(u128::MAX, |cells, digit| cells & grid.cells[digit]);
        // Every cell of a loop has a neighbour in each of two houses.
        if !HOUSES_OF[start]
            .iter()
            .any(|house| wide & crate::tables::HOUSE_SETS[usize::from(*house)] != 1 << start)
        {
            continue;
        }
        let mut search =
            Search { board, options, pair, wide, path: vec![start], on_path: 1 << start, best: &mut best };
        search.extend(start, usize::MAX, 2, 0);
    }
    best
}

struct Search<'a> {
    board: &'a Board,
    options: &'a Options,
    /// The two digits.
    pair: u16,
    /// The cells that have both.
    wide: u128,
    path: Vec<usize>,
    on_path: u128,
    best: &'a mut Option<Step>,
}

impl Search<'_> {
    /// Extends the path from its last cell, which was reached through a house of kind `last`.
    fn extend(&mut self, from: usize, last: usize, allowance: i32, path_extras: u16) {
        // In 1.2.1 the cells tried here add to one set, even those that are left again.
        let mut leaking = path_extras;
        for kind in (0..3).filter(|kind| *kind != last) {
            for &next in &HOUSES[usize::from(HOUSES_OF[from][kind])] {
                let next = usize::from(next);
                if next == self.path[0] && self.path.len() >= 4 {
                    self.record();
                    continue;
                }
                if self.on_path >> next & 1 == 1 || self.wide >> next & 1 == 0 {
                    continue;
                }
                let own = self.board.grid.digits[next] & !self.pair;
                let extras = match self.options.repairs() {
                    true => path_extras | own,
                    false => {
                        leaking |= own;
                        leaking
                    }
                };
                if own == 0 || extras.is_power_of_two() || allowance > 0 {
                    self.path.push(next);
                    self.on_path |= 1 << next;
                    self.extend(next, kind, allowance - i32::from(own != 0), extras);
                    self.on_path &= !(1 << next);
                    self.path.pop();
                }
            }
        }
    }

    /// Returns whether every house that a cell of even number visits is visited once by even and once by odd cells.
    fn is_valid(&self) -> bool {
        let mut visits = [[0u8; 27]; 2];
        for (number, cell) in self.path.iter().enumerate() {
            for house in HOUSES_OF[*cell] {
                visits[number % 2][usize::from(house)] += 1;
            }
        }
        (0..27).all(|house| visits[0][house] == 0 || (visits[0][house] == 1 && visits[1][house] == 1))
    }

    /// Looks at what a loop concludes.
    fn record(&mut self) {
        if !self.is_valid() {
            return;
        }
        let grid = &self.board.grid;
        let wider: Vec<usize> =
            self.path.iter().copied().filter(|cell| grid.digits[*cell] & !self.pair != 0).collect();
        match wider[..] {
            [] => {}
            [cell] => {
                let removed = candidates(std::iter::once((cell, self.pair)));
                self.keep(0.0, removed, LoopKind::OneCell);
            }
            [first, second] => {
                let extras = (grid.digits[first] | grid.digits[second]) & !self.pair;
                match extras.is_power_of_two() {
                    true => self.one_digit(&wider),
                    false => self.sets(first, second, extras),
                }
                self.locked(first, second);
            }
            _ => self.one_digit(&wider),
        }
    }

    /// Keeps a step if it is better than those before: by rating, then by type.
    fn keep(&mut self, more: f64, eliminations: Vec<Candidate>, kind: LoopKind) {
        let base = match self.path.len() {
            4 => 4.5,
            6 => 4.6,
            8 => 4.7,
            _ => 5.0,
        };
        let rating = base + more;
        if eliminations.is_empty() {
            return;
        }
        if let Some(Step { rating: other, evidence: Evidence::Loop(best), .. }) = &self.best
            && (*other, best.kind.number()) <= (rating, kind.number())
        {
            return;
        }
        let technique = if self.path.len() == 4 { Technique::UniqueRectangle } else { Technique::UniqueLoop };
        let cells = self.path.iter().map(|cell| Cell::new(*cell)).collect();
        let evidence = Evidence::Loop(UniqueLoop { cells, digits: digit_set(self.pair), kind });
        *self.best = Some(Step::removing(technique, rating, eliminations, evidence));
    }

    /// Type 2.
    fn one_digit(&mut self, wider: &[usize]) {
        let grid = &self.board.grid;
        let Some(digit) = bits_of(grid.digits[wider[0]] & !self.pair).next() else { return };
        let seen = wider.iter().fold(grid.cells[digit], |seen, cell| seen & PEERS[*cell]);
        let removed = cells_of(seen).map(|cell| candidate(cell, digit)).collect();
        self.keep(0.0, removed, LoopKind::OneDigit(digit_set(1 << digit)));
    }

    /// Type 3, both forms.
    fn sets(&mut self, first: usize, second: usize, extras: u16) {
        let least = if self.options.repairs() { 2 } else { extras.count_ones() as usize };
        for size in least..=7 {
            for kind in 0..3 {
                let house = usize::from(HOUSES_OF[first][kind]);
                if house != usize::from(HOUSES_OF[second][kind]) {
                    continue;
                }
                let (one, two) = (1u16 << PLACES_OF[first][kind], 1u16 << PLACES_OF[second][kind]);
                let open = usize::from(self.board.filled.open_in[house]);
                if 2 * size <= open && size >= extras.count_ones() as usize {
                    self.naked_sets(house, size, (one, two), extras);
                }
                if 2 * size < open {
                    self.hidden_sets(house, size, (one, two), extras);
                }
            }
        }
    }

    fn naked_sets(&mut self, house: usize, size: usize, (one, two): (u16, u16), extras: u16) {
        let digits_at = |place: usize| self.board.grid.digits[cell_at(house, place)];
        let in_both =
            extras & digits_at(one.trailing_zeros() as usize) & digits_at(two.trailing_zeros() as usize);
        let mut found = Vec::new();
        for places in combinations(9, size) {
            if places & one == 0 || places & two != 0 {
                continue;
            }
            let others = places & !one;
            if bits_of(others).any(|place| digits_at(place).count_ones() < 2) {
                continue;
            }
            let union = bits_of(others).fold(0, |all, place| all | digits_at(place));
            let digits = union | extras;
            if digits.count_ones() as usize != size || (union | in_both).count_ones() as usize != size {
                continue;
            }
            let outside = 0x1ff & !(places | two);
            let removed = bits_of(outside).map(|place| (cell_at(house, place), digits_at(place) & digits));
            found.push((candidates(removed), others, digits));
        }
        for (removed, others, digits) in found {
            let kind = LoopKind::NakedSet {
                house: house_id(house),
                cells: cells_at(house, others),
                digits: digit_set(digits),
            };
            self.keep(0.1 * (size as f64 - 1.0), removed, kind);
        }
    }

    fn hidden_sets(&mut self, house: usize, size: usize, (one, two): (u16, u16), extras: u16) {
        let grid = &self.board.grid;
        let places_of = |digit: usize| grid.places[house][digit] & !two;
        let others: Vec<usize> = bits_of(0x1ff & !(self.pair | extras)).collect();
        let mut found = Vec::new();
        let choices = combinations(others.len(), size - 2).chain((size == 2).then_some(0));
        for choice in choices {
            let digits = bits_of(choice).fold(self.pair, |digits, at| digits | 1 << others[at]);
            if bits_of(digits).any(|digit| places_of(digit) == 0) {
                continue;
            }
            let places = bits_of(digits).fold(0, |all, digit| all | places_of(digit));
            if places.count_ones() as usize != size {
                continue;
            }
            let cleared = places & !one;
            let removed = bits_of(cleared).map(|place| {
                let cell = cell_at(house, place);
                (cell, grid.digits[cell] & !digits)
            });
            found.push((candidates(removed), cleared, digits));
        }
        for (removed, cleared, digits) in found {
            let kind = LoopKind::HiddenSet {
                house: house_id(house),
                cells: cells_at(house, cleared),
                digits: digit_set(digits),
            };
            self.keep(0.1 * (f64::from(cleared.count_ones()) - 1.0), removed, kind);
        }
    }

    /// Type 4.
    fn locked(&mut self, first: usize, second: usize) {
        let grid = &self.board.grid;
        let both = 1u128 << first | 1 << second;
        let common = || HOUSES_OF[first].into_iter().filter(|house| HOUSES_OF[second].contains(house));
        for locked in bits_of(self.pair) {
            let house = common()
                .map(usize::from)
                .find(|house| grid.cells[locked] & crate::tables::HOUSE_SETS[*house] & !both == 0);
            if let Some(house) = house {
                let removed = self.pair & !(1 << locked);
                let removed = candidates([(first, removed), (second, removed)].into_iter());
                let kind = LoopKind::Locked { house: house_id(house), digit: digit_set(1 << locked) };
                self.keep(0.0, removed, kind);
                return;
            }
        }
    }
}
