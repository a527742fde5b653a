//! Naked and hidden subsets of every size at once.

use super::Board;
use super::tables::Tabled;
use crate::Outcome;
use crate::limits::Meter;
use std::ops::ControlFlow;

/// Scratch memory, reused for every house.
pub(crate) struct Sets<M> {
    /// Per digit: the cell it is matched with.
    cell_of: Vec<usize>,
    /// Per digit: the digit whose cell led to it.
    from: Vec<usize>,
    /// Per digit: its index in Tarjan's search, from 1; 0 before it is visited.
    index: Vec<u32>,
    low: Vec<u32>,
    component: Vec<M>,
    path: Vec<(usize, M)>,
    stack: Vec<usize>,
}

impl<M: Tabled> Sets<M> {
    pub(crate) fn new(side: usize) -> Sets<M> {
        Sets {
            cell_of: vec![usize::MAX; side],
            from: vec![usize::MAX; side],
            index: vec![0; side],
            low: vec![0; side],
            component: vec![M::NONE; side],
            path: Vec::new(),
            stack: Vec::new(),
        }
    }

    /// Assigns every open cell of a house a digit of its own. Returns whether that is possible.
    ///
    /// Uses augmenting paths, breadth first (C. Berge, 1957).
    fn match_cells(&mut self, board: &Board<M>, house: usize) -> bool {
        let missing = board.missing(house);
        let mut free = missing;
        for place in 0..board.tables.side {
            let cell = board.tables.cell(house, place);
            if board.values[cell] != 0 {
                continue;
            }
            let at_hand = board.candidates[cell] & free;
            if at_hand != M::NONE {
                let digit = at_hand.first();
                free ^= M::only(digit);
                self.cell_of[digit] = cell;
                continue;
            }
            // From this cell through digits that other cells hold to a free one.
            const START: usize = usize::MAX;
            let mut seen = M::NONE;
            self.stack.clear();
            let mut next = 0;
            let mut via = START;
            let mut candidates = board.candidates[cell];
            let last = 'path: loop {
                let mut fresh = candidates & missing & !seen;
                seen |= fresh;
                while fresh != M::NONE {
                    let digit = fresh.take_first();
                    self.from[digit] = via;
                    if free & M::only(digit) != M::NONE {
                        break 'path Some(digit);
                    }
                    self.stack.push(digit);
                }
                match self.stack.get(next) {
                    None => break None,
                    Some(digit) => {
                        next += 1;
                        via = *digit;
                        candidates = board.candidates[self.cell_of[via]];
                    }
                }
            };
            let Some(mut digit) = last else { return false };
            free ^= M::only(digit);
            while self.from[digit] != START {
                let before = self.from[digit];
                self.cell_of[digit] = self.cell_of[before];
                digit = before;
            }
            self.cell_of[digit] = cell;
        }
        true
    }

    /// Finds the strongly connected components of the digits that are missing in a house, where a digit leads to those
    /// that the cell it is matched with may have instead (R. Tarjan, 1972).
    fn find_components(&mut self, board: &Board<M>, house: usize) {
        let missing = board.missing(house);
        let mut roots = missing;
        let mut count = 0;
        let mut on_stack = M::NONE;
        let mut digits = missing;
        while digits != M::NONE {
            self.index[digits.take_first()] = 0;
        }
        self.stack.clear();
        while roots != M::NONE {
            let root = roots.take_first();
            if self.index[root] != 0 {
                continue;
            }
            let mut entered = Some(root);
            while entered.is_some() || !self.path.is_empty() {
                if let Some(digit) = entered.take() {
                    count += 1;
                    self.index[digit] = count;
                    self.low[digit] = count;
                    self.stack.push(digit);
                    on_stack |= M::only(digit);
                    self.path.push((digit, board.candidates[self.cell_of[digit]] & missing));
                }
                let Some((digit, left)) = self.path.last_mut() else { break };
                let digit = *digit;
                if *left != M::NONE {
                    let next = left.take_first();
                    if self.index[next] == 0 {
                        entered = Some(next);
                    } else if on_stack & M::only(next) != M::NONE {
                        self.low[digit] = self.low[digit].min(self.index[next]);
                    }
                    continue;
                }
                self.path.pop();
                if let Some((before, _)) = self.path.last() {
                    self.low[*before] = self.low[*before].min(self.low[digit]);
                }
                if self.low[digit] == self.index[digit] {
                    let mut members = M::NONE;
                    while let Some(member) = self.stack.pop() {
                        members |= M::only(member);
                        if member == digit {
                            break;
                        }
                    }
                    on_stack &= !members;
                    let mut each = members;
                    while each != M::NONE {
                        self.component[each.take_first()] = members;
                    }
                }
            }
        }
    }
}

impl<M: Tabled> Board<M> {
    /// Makes all deductions by singles, locked candidates and subsets. Returns whether the board is still possible.
    pub(crate) fn draw_all(
        &mut self,
        sets: &mut Sets<M>,
        meter: &mut Meter<'_>,
    ) -> ControlFlow<Outcome, bool> {
        loop {
            if !self.propagate(meter)? {
                return ControlFlow::Continue(false);
            }
            let before = self.mark();
            if !self.eliminate_by_sets(sets) {
                return ControlFlow::Continue(false);
            }
            if self.mark() == before {
                return ControlFlow::Continue(true);
            }
        }
    }

    /// In every house, wherever some cells share as many digits, removes these digits from its other cells: naked and
    /// hidden subsets of every size. Returns whether the board is still possible.
    ///
    /// A candidate can stay if and only if it is part of some way to assign every cell of the house its own digit.
    /// Given one such assignment, these are the candidates within a strongly connected component of the graph of
    /// exchanges (J.-C. Régin, *A filtering algorithm for constraints of difference in CSPs*, 1994).
    pub(crate) fn eliminate_by_sets(&mut self, sets: &mut Sets<M>) -> bool {
        for house in 0..self.tables.houses {
            let missing = self.missing(house);
            // With three cells or fewer, this finds nothing beyond singles except pairs, which is not worth the cost.
            if missing.len() < 3 {
                continue;
            }
            if !sets.match_cells(self, house) {
                return false;
            }
            sets.find_components(self, house);
            let mut digits = missing;
            while digits != M::NONE {
                let digit = digits.take_first();
                let cell = sets.cell_of[digit];
                let mut out = self.candidates[cell] & !sets.component[digit];
                while out != M::NONE {
                    if !self.eliminate(cell, out.take_first()) {
                        return false;
                    }
                }
            }
        }
        true
    }
}
