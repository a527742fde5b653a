//! [`Board`]: the candidates of a board, and what follows from them by singles and locked candidates.

use super::tables::{Tabled, Tables};
use crate::Outcome;
use crate::limits::Meter;
use crate::markers::{excluded, unbarred};
use jade_grid::{Cell, DigitSet, Puzzle};
use std::ops::ControlFlow;

/// The candidates, kept in two ways and updated with every change.
///
/// ```text
/// candidates: per cell                 the digits it may have, one bit each
/// places:     per house and digit      the places of the house that may have it, one bit each
///                                      (house 0: digit 0, 1 … side-1 | house 1: … | …)
/// ```
///
/// A placed digit is a candidate like any other: the only one of its cell, with the only place in its houses. Every
/// eliminated candidate goes onto a trail and is restored from there: a guess costs what it changes, not the size of
/// the board. So one board serves a whole search, and its memory is limited to two bytes per candidate: under 20 MB at
/// 100×100.
pub(crate) struct Board<M: 'static> {
    pub(crate) tables: &'static Tables<M>,
    /// 0 for an open cell.
    pub(crate) values: Vec<u8>,
    pub(crate) candidates: Vec<M>,
    places: Vec<M>,
    /// Per house: the digits placed in it.
    standing: Vec<M>,
    /// Cells without a digit.
    pub(crate) open: usize,
    eliminated: Vec<(u16, u8)>,
    placed: Vec<u16>,
    /// Cells left with one candidate.
    single_cells: Vec<u16>,
    /// Houses and digits left with one place.
    single_places: Vec<(u16, u8)>,
    /// Per house: the digits whose places have changed since the last search for locked candidates.
    changed: Vec<M>,
    /// The narrowers of which a cell has changed since they were last looked at, each once.
    changed_narrowers: Vec<u16>,
    /// Per narrower: whether it is among these.
    is_narrower_changed: Vec<bool>,
    /// Scratch memory for the candidates of a narrower.
    narrowed: Vec<DigitSet>,
}

/// The lengths of the two trails of a [`Board`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    eliminated: usize,
    placed: usize,
}

impl<M: Tabled> Board<M> {
    /// Creates the board without the candidates that the givens exclude and the puzzle bars. Returns `None` if the givens
    /// break a rule or are barred, or a cell or a digit in a house is left without a place.
    pub(crate) fn new(puzzle: &Puzzle) -> Option<Board<M>> {
        let tables = Tables::<M>::of(puzzle.geometry());
        let side = tables.side;
        let values = puzzle.values();
        if !puzzle.obeys_added_rules() {
            return None;
        }
        let mut standing = vec![M::NONE; tables.houses];
        for (cell, value) in values.iter().enumerate().filter(|(_, value)| **value != 0) {
            let digit = M::only(usize::from(*value) - 1);
            if unbarred::<M>(puzzle, Cell::new(cell)) & digit == M::NONE {
                return None;
            }
            for member in tables.members(cell) {
                let marker = &mut standing[usize::from(member.house)];
                if *marker & digit != M::NONE {
                    return None;
                }
                *marker |= digit;
            }
        }
        let mut board = Board {
            tables,
            values: values.to_vec(),
            candidates: Vec::with_capacity(values.len()),
            places: vec![M::NONE; tables.houses * side],
            open: 0,
            eliminated: Vec::with_capacity(values.len()),
            placed: Vec::with_capacity(values.len()),
            single_cells: Vec::new(),
            single_places: Vec::new(),
            changed: standing.iter().map(|marker| tables.all & !*marker).collect(),
            standing,
            changed_narrowers: (0..tables.narrowers.len() as u16).rev().collect(),
            is_narrower_changed: vec![true; tables.narrowers.len()],
            narrowed: Vec::new(),
        };
        for (cell, value) in values.iter().enumerate() {
            let members = tables.members(cell);
            let mask = if *value != 0 {
                M::only(usize::from(*value) - 1)
            } else {
                board.open += 1;
                let taken = members
                    .iter()
                    .fold(M::NONE, |taken, member| taken | board.standing[usize::from(member.house)]);
                unbarred::<M>(puzzle, Cell::new(cell))
                    & !taken
                    & !excluded::<M>(puzzle.geometry(), values, Cell::new(cell))
            };
            board.candidates.push(mask);
            if *value == 0 && !mask.is_plural() {
                if mask == M::NONE {
                    return None;
                }
                board.single_cells.push(cell as u16);
            }
            for member in members {
                let places = &mut board.places[usize::from(member.house) * side..][..side];
                let place = M::only(usize::from(member.place));
                let mut digits = mask;
                while digits != M::NONE {
                    places[digits.take_first()] |= place;
                }
            }
        }
        for house in 0..tables.houses {
            let mut missing = tables.all & !board.standing[house];
            while missing != M::NONE {
                let digit = missing.take_first();
                let places = board.places[house * side + digit];
                if !places.is_plural() {
                    if places == M::NONE {
                        return None;
                    }
                    board.single_places.push((house as u16, digit as u8));
                }
            }
        }
        Some(board)
    }

    /// Returns the places of a digit in a house.
    #[inline]
    pub(crate) fn places(&self, house: usize, digit: usize) -> M {
        self.places[house * self.tables.side + digit]
    }

    /// Returns the digits not yet placed in a house.
    pub(crate) fn missing(&self, house: usize) -> M {
        self.tables.all & !self.standing[house]
    }

    /// Propagates: singles as long as there are any, then locked candidates, and so on. Returns whether the board is
    /// still possible; if not, propagation may be incomplete.
    pub(crate) fn propagate(&mut self, meter: &mut Meter<'_>) -> ControlFlow<Outcome, bool> {
        loop {
            if !self.place_singles(meter)? {
                return ControlFlow::Continue(false);
            }
            let before = self.eliminated.len();
            if !self.eliminate_locked() || (self.tables.has_pairs() && !self.eliminate_paired()) {
                return ControlFlow::Continue(false);
            }
            // Sums and automata cost most, so each waits until nothing else follows.
            if self.eliminated.len() == before {
                match self.eliminate_by_narrower() {
                    None => return ControlFlow::Continue(false),
                    Some(false) => return ControlFlow::Continue(true),
                    Some(true) => {}
                }
            }
        }
    }

    /// Removes the candidates with which a narrower that has changed has no way left, until one has some. Returns whether there were
    /// any; `None` if the board is impossible.
    fn eliminate_by_narrower(&mut self) -> Option<bool> {
        let tables = self.tables;
        while let Some(index) = self.changed_narrowers.pop() {
            let index = usize::from(index);
            self.is_narrower_changed[index] = false;
            let (narrower, cells) = &tables.narrowers[index];
            self.narrowed.clear();
            self.narrowed.extend(cells.iter().map(|cell| self.candidates[usize::from(*cell)].digits()));
            if !narrower.narrow(&mut self.narrowed) {
                return None;
            }
            let before = self.eliminated.len();
            for (place, cell) in cells.iter().enumerate() {
                let cell = usize::from(*cell);
                let mut out = self.candidates[cell] & !M::of(self.narrowed[place]);
                while out != M::NONE {
                    if !self.eliminate(cell, out.take_first()) {
                        return None;
                    }
                }
            }
            if self.eliminated.len() > before {
                return Some(true);
            }
        }
        Some(false)
    }

    fn place_singles(&mut self, meter: &mut Meter<'_>) -> ControlFlow<Outcome, bool> {
        loop {
            let (cell, digit) = if let Some(cell) = self.single_cells.pop() {
                let cell = usize::from(cell);
                if self.values[cell] != 0 {
                    continue;
                }
                (cell, self.candidates[cell].first())
            } else if let Some((house, digit)) = self.single_places.pop() {
                let (house, digit) = (usize::from(house), usize::from(digit));
                if self.standing[house] & M::only(digit) != M::NONE {
                    continue;
                }
                let places = self.places(house, digit);
                (self.tables.cell(house, places.first()), digit)
            } else {
                return ControlFlow::Continue(true);
            };
            meter.node()?;
            if !self.place(cell, digit) {
                return ControlFlow::Continue(false);
            }
        }
    }

    /// Places a digit, one of its candidates, in an open cell. Returns whether the board is still possible; if not,
    /// some eliminations may not have been made.
    pub(crate) fn place(&mut self, cell: usize, digit: usize) -> bool {
        let tables = self.tables;
        let mask = M::only(digit);
        debug_assert!(self.values[cell] == 0 && self.candidates[cell] & mask != M::NONE);
        self.values[cell] = digit as u8 + 1;
        self.placed.push(cell as u16);
        self.open -= 1;
        let members = tables.members(cell);
        for member in members {
            self.standing[usize::from(member.house)] |= mask;
        }
        let mut others = self.candidates[cell] & !mask;
        while others != M::NONE {
            if !self.eliminate(cell, others.take_first()) {
                return false;
            }
        }
        for member in members {
            let house = usize::from(member.house);
            let mut others = self.places(house, digit) & !M::only(usize::from(member.place));
            while others != M::NONE {
                if !self.eliminate(tables.cell(house, others.take_first()), digit) {
                    return false;
                }
            }
        }
        for (other, table) in tables.pairs(cell) {
            let mut out = self.candidates[other] & table[digit];
            while out != M::NONE {
                if !self.eliminate(other, out.take_first()) {
                    return false;
                }
            }
        }
        true
    }

    /// Removes what every candidate of a cell excludes from the cells that a rule relates to it. Returns whether the board is
    /// still possible.
    fn eliminate_paired(&mut self) -> bool {
        let tables = self.tables;
        for cell in 0..self.values.len() {
            if self.values[cell] != 0 {
                continue;
            }
            for (other, table) in tables.pairs(cell) {
                let mut out = self.candidates[other];
                let mut digits = self.candidates[cell];
                while digits != M::NONE && out != M::NONE {
                    out &= table[digits.take_first()];
                }
                while out != M::NONE {
                    if !self.eliminate(other, out.take_first()) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Removes a candidate. Returns whether the board is still possible.
    #[inline]
    pub(crate) fn eliminate(&mut self, cell: usize, digit: usize) -> bool {
        let mask = M::only(digit);
        self.eliminated.push((cell as u16, digit as u8));
        let candidates = &mut self.candidates[cell];
        *candidates ^= mask;
        let mut possible = true;
        if !candidates.is_plural() {
            possible = *candidates != M::NONE;
            self.single_cells.push(cell as u16);
        }
        for member in self.tables.members(cell) {
            let house = usize::from(member.house);
            let places = &mut self.places[house * self.tables.side + digit];
            *places ^= M::only(usize::from(member.place));
            if !places.is_plural() {
                possible &= *places != M::NONE;
                self.single_places.push((member.house, digit as u8));
            }
            self.changed[house] |= mask;
        }
        for narrower in self.tables.narrowers_of(cell) {
            if !std::mem::replace(&mut self.is_narrower_changed[usize::from(*narrower)], true) {
                self.changed_narrowers.push(*narrower);
            }
        }
        possible
    }

    /// Where all places of a digit in one house are in a second house, removes the digit from the rest of the second.
    /// Returns whether the board is still possible.
    fn eliminate_locked(&mut self) -> bool {
        let tables = self.tables;
        for house in 0..tables.houses {
            let mut digits = self.changed[house] & !self.standing[house];
            self.changed[house] = M::NONE;
            while digits != M::NONE {
                let digit = digits.take_first();
                let places = self.places(house, digit);
                let cell = tables.cell(house, places.first());
                let members = tables.members(cell);
                let Some(own) = members.iter().position(|member| usize::from(member.house) == house) else {
                    continue;
                };
                for (i, member) in members.iter().enumerate() {
                    if i == own || places & !tables.crossing(cell, own, i) != M::NONE {
                        continue;
                    }
                    let other = usize::from(member.house);
                    let mut rest = self.places(other, digit) & !tables.crossing(cell, i, own);
                    while rest != M::NONE {
                        if !self.eliminate(tables.cell(other, rest.take_first()), digit) {
                            return false;
                        }
                    }
                }
            }
        }
        true
    }

    /// Returns the current lengths of the trails, for [`Board::take_back`].
    pub(crate) fn mark(&self) -> Mark {
        Mark { eliminated: self.eliminated.len(), placed: self.placed.len() }
    }

    /// Undoes everything since the mark. Pending work is forgotten, so a mark must be made when everything is
    /// propagated.
    pub(crate) fn take_back(&mut self, mark: Mark) {
        let tables = self.tables;
        self.single_cells.clear();
        self.single_places.clear();
        self.changed.fill(M::NONE);
        self.changed_narrowers
            .drain(..)
            .for_each(|narrower| self.is_narrower_changed[usize::from(narrower)] = false);
        for (cell, digit) in self.eliminated.drain(mark.eliminated..) {
            let (cell, digit) = (usize::from(cell), usize::from(digit));
            self.candidates[cell] |= M::only(digit);
            for member in tables.members(cell) {
                self.places[usize::from(member.house) * tables.side + digit] |=
                    M::only(usize::from(member.place));
            }
        }
        for cell in self.placed.drain(mark.placed..) {
            let cell = usize::from(cell);
            let digit = M::only(usize::from(self.values[cell]) - 1);
            self.values[cell] = 0;
            self.open += 1;
            for member in tables.members(cell) {
                self.standing[usize::from(member.house)] ^= digit;
            }
        }
    }
}
