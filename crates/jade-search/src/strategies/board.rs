//! The candidates of a board and the three strategies that work on them.

use super::{Strategies, StrategyCounts};
use crate::markers::{excluded, markers, unbarred};
use crate::mask::Mask;
use jade_grid::{Cell, Geometry, House, Puzzle};
use std::ops::ControlFlow;

/// Every change is recorded on a trail and undone from there.
pub(super) struct Board<M> {
    geometry: &'static Geometry,
    all: M,
    /// 0 for an open cell.
    pub values: Vec<u8>,
    /// Per cell; meaningless in filled cells.
    candidates: Vec<M>,
    /// The candidates before the last search for pairs.
    before_pairs: Vec<M>,
    /// Per house: the digits placed in it.
    standing: Vec<M>,
    /// Cells that lost candidates, with the candidates they had.
    changed: Vec<(Cell, M)>,
    placed: Vec<Cell>,
    /// How often each strategy was used, including steps undone later.
    pub used: StrategyCounts,
}

impl<M: Mask> Board<M> {
    /// Returns `None` if the givens break a rule.
    pub fn new(puzzle: &Puzzle) -> Option<Board<M>> {
        let geometry = puzzle.geometry();
        let all = M::all(geometry.side());
        let standing = markers::<M>(puzzle)?;
        let candidates: Vec<M> = geometry
            .cells()
            .map(|cell| {
                let houses = geometry.houses_of(cell).iter();
                unbarred::<M>(puzzle, cell)
                    & !houses.fold(M::NONE, |taken, house| taken | standing[house.index()])
                    & !excluded::<M>(geometry, puzzle.values(), cell)
            })
            .collect();
        Some(Board {
            geometry,
            all,
            values: puzzle.values().to_vec(),
            before_pairs: candidates.clone(),
            candidates,
            standing,
            changed: Vec::new(),
            placed: Vec::new(),
            used: StrategyCounts::default(),
        })
    }

    fn is_open(&self, cell: Cell) -> bool {
        self.values[cell.index()] == 0
    }

    /// Applies the strategies until none applies; `node` is called before every digit that is placed. Returns whether
    /// the board is still possible.
    pub fn exhaust<B>(
        &mut self,
        strategies: Strategies,
        node: &mut impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B, bool> {
        if self.geometry.cells().any(|cell| self.is_open(cell) && self.candidates[cell.index()] == M::NONE) {
            return ControlFlow::Continue(false);
        }
        loop {
            if strategies.naked_singles {
                while let Some(possible) = self.naked_singles(node)? {
                    if !possible {
                        return ControlFlow::Continue(false);
                    }
                }
            }
            // Not on 9×9: see `StrategiesThenGuess`.
            if strategies.hidden_singles && self.geometry.side() > 9 && !self.every_digit_has_a_place() {
                return ControlFlow::Continue(false);
            }
            if strategies.hidden_singles
                && let Some((cell, digit)) = self.hidden_single()
            {
                node()?;
                self.used.hidden_singles += 1;
                if !self.place(cell, digit) {
                    return ControlFlow::Continue(false);
                }
                continue;
            }
            self.before_pairs.copy_from_slice(&self.candidates);
            if strategies.naked_pairs {
                let before = self.changed.len();
                loop {
                    let sweep = self.changed.len();
                    if !self.naked_pairs() {
                        return ControlFlow::Continue(false);
                    }
                    if self.changed.len() == sweep {
                        break;
                    }
                }
                // Only a cell with one candidate left is a reason to start again.
                if self.changed.len() > before && self.has_naked_single() {
                    continue;
                }
            }
            return ControlFlow::Continue(true);
        }
    }

    /// Places every cell with one candidate, once through the board. Returns `None` if there was none, otherwise
    /// whether the board is still possible.
    fn naked_singles<B>(
        &mut self,
        node: &mut impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B, Option<bool>> {
        let mut found = None;
        for cell in self.geometry.cells() {
            let candidates = self.candidates[cell.index()];
            if self.is_open(cell) && !candidates.is_plural() {
                node()?;
                self.used.naked_singles += 1;
                if !self.place(cell, candidates.first()) {
                    return ControlFlow::Continue(Some(false));
                }
                found = Some(true);
            }
        }
        ControlFlow::Continue(found)
    }

    fn has_naked_single(&self) -> bool {
        let mut cells = self.geometry.cells();
        cells.any(|cell| self.is_open(cell) && !self.candidates[cell.index()].is_plural())
    }

    /// Returns whether every digit still has a place in every house.
    fn every_digit_has_a_place(&self) -> bool {
        self.geometry.houses().iter().zip(&self.standing).all(|(house, standing)| {
            let open = house.cells().iter().filter(|cell| self.is_open(**cell));
            open.fold(*standing, |met, cell| met | self.candidates[cell.index()]) == self.all
        })
    }

    /// Returns the first digit that has one place left in a house: by house, then by digit.
    fn hidden_single(&self) -> Option<(Cell, usize)> {
        for (house, standing) in self.geometry.houses().iter().zip(&self.standing) {
            if *standing == self.all {
                continue;
            }
            let (mut once, mut twice) = (M::NONE, M::NONE);
            for cell in house.cells().iter().filter(|cell| self.is_open(**cell)) {
                let candidates = self.candidates[cell.index()];
                twice |= once & candidates;
                once |= candidates;
            }
            let singles = once & !twice & !*standing;
            if singles != M::NONE {
                let digit = singles.first();
                let has = |cell: &&Cell| {
                    self.is_open(**cell) && self.candidates[cell.index()] & M::only(digit) != M::NONE
                };
                if let Some(cell) = house.cells().iter().find(has) {
                    return Some((*cell, digit));
                }
            }
        }
        None
    }

    /// Goes once through all houses. Returns whether the board is still possible.
    fn naked_pairs(&mut self) -> bool {
        let geometry = self.geometry;
        let mut two: Vec<(Cell, M)> = Vec::new();
        for house in geometry.houses() {
            two.clear();
            let open = house.cells().iter().filter(|cell| self.is_open(**cell));
            two.extend(
                open.map(|cell| (*cell, self.candidates[cell.index()])).filter(|(_, mask)| mask.len() == 2),
            );
            for (i, &(a, pair)) in two.iter().enumerate() {
                let partner = two[i + 1..].iter().find(|(_, other)| *other == pair);
                let Some(&(b, _)) = partner else { continue };
                // Candidates changed by an earlier pair of this house are considered in the next round.
                if self.candidates[a.index()] != pair || self.candidates[b.index()] != pair {
                    continue;
                }
                if !self.clear_from_others(house, pair, [a, b]) {
                    return false;
                }
            }
        }
        true
    }

    /// Removes the digits of a pair from the other cells of its house. Returns whether the board is still possible.
    fn clear_from_others(&mut self, house: &House, pair: M, cells: [Cell; 2]) -> bool {
        let before = self.changed.len();
        let mut possible = true;
        for &cell in house.cells() {
            if self.is_open(cell) && !cells.contains(&cell) {
                possible &= self.restrict(cell, !pair);
            }
        }
        self.used.naked_pairs += u64::from(self.changed.len() > before);
        possible
    }

    /// Restricts an open cell to the candidates in `to`. Returns whether any are left.
    fn restrict(&mut self, cell: Cell, to: M) -> bool {
        let candidates = self.candidates[cell.index()];
        if candidates & to != candidates {
            self.changed.push((cell, candidates));
            self.candidates[cell.index()] = candidates & to;
        }
        candidates & to != M::NONE
    }

    /// Places a digit in an open cell. Returns whether the board is still possible.
    pub fn place(&mut self, cell: Cell, digit: usize) -> bool {
        let geometry = self.geometry;
        let mask = M::only(digit);
        self.values[cell.index()] = digit as u8 + 1;
        self.placed.push(cell);
        let mut possible = true;
        for id in geometry.houses_of(cell) {
            self.standing[id.index()] |= mask;
            for &peer in geometry.house(*id).cells() {
                if self.is_open(peer) {
                    possible &= self.restrict(peer, !mask);
                }
            }
        }
        for (other, table) in geometry.pairs(cell) {
            if self.is_open(other) {
                possible &= self.restrict(other, !M::of(table[digit]));
            }
        }
        possible
    }

    /// Returns the lengths of the two trails.
    pub fn trails(&self) -> (usize, usize) {
        (self.changed.len(), self.placed.len())
    }

    /// Undoes everything beyond these lengths of the trails.
    pub fn take_back(&mut self, changed: usize, placed: usize) {
        // Starting from the end, because a cell may occur more than once.
        for (cell, candidates) in self.changed.drain(changed..).rev() {
            self.candidates[cell.index()] = candidates;
        }
        for cell in self.placed.drain(placed..) {
            let digit = M::only(usize::from(self.values[cell.index()]) - 1);
            self.values[cell.index()] = 0;
            for house in self.geometry.houses_of(cell) {
                self.standing[house.index()] ^= digit;
            }
        }
    }

    /// Returns the open cell with the fewest candidates and its candidates; of several, the one that had the fewest
    /// before the search for pairs, then the first. Returns `None` on a full board.
    pub fn cell_to_guess_in(&self) -> Option<(Cell, M)> {
        let open = self.geometry.cells().filter(|cell| self.is_open(*cell));
        let cell = open.min_by_key(|cell| {
            let cell = cell.index();
            (self.candidates[cell].len(), self.before_pairs[cell].len())
        })?;
        Some((cell, self.candidates[cell.index()]))
    }

    /// Returns the number of candidates per cell; 0 in a filled cell.
    pub fn candidate_counts(&self) -> Vec<u8> {
        let cells = self.geometry.cells();
        cells
            .map(|cell| if self.is_open(cell) { self.candidates[cell.index()].len() as u8 } else { 0 })
            .collect()
    }
}
