//! Everything that is forced first, then the cell with the fewest candidates.

use crate::Outcome;
use crate::limits::Meter;
use crate::markers::{excluded, markers, unbarred};
use crate::mask::Mask;
use crate::solutions::Solutions;
use jade_grid::{Cell, Geometry, Puzzle};
use std::ops::ControlFlow;

/// A guess on the board: the state before it and the alternatives left.
struct Guess<M> {
    cell: Cell,
    /// The digits still to be tried.
    left: M,
    /// The lengths of the two trails before the guess.
    eliminated: usize,
    placed: usize,
}

pub(super) fn run<M: Mask>(
    puzzle: &Puzzle,
    meter: &mut Meter<'_>,
    mut solutions: Solutions<'_, '_>,
) -> ControlFlow<Outcome> {
    let Some(mut board) = Board::<M>::new(puzzle) else { return ControlFlow::Continue(()) };
    let mut guesses: Vec<Guess<M>> = Vec::new();
    let mut possible = board.start();
    loop {
        // Down: everything that is forced, then a new guess or a solution.
        if possible && board.place_what_is_forced(meter)? {
            match board.cell_with_fewest_candidates() {
                None => solutions.report(meter, &board.values)?,
                Some(cell) => guesses.push(Guess {
                    cell,
                    left: board.candidates[cell.index()],
                    eliminated: board.eliminated.len(),
                    placed: board.placed.len(),
                }),
            }
        }
        // On to the next digit of the last guess that has one left.
        loop {
            let height = guesses.len();
            let Some(guess) = guesses.last_mut() else { return ControlFlow::Continue(()) };
            board.take_back(guess.eliminated, guess.placed);
            if guess.left != M::NONE {
                meter.guess(height)?;
                let digit = guess.left.take_first();
                possible = board.place(guess.cell, digit);
                break;
            }
            guesses.pop();
        }
    }
}

/// The candidates, kept in two ways: per cell its digits, per house and digit the number of places left.
///
/// Every change is recorded on one of two trails, `eliminated` and `placed`, and undone from there, so a guess costs
/// what it changes, not the size of the board.
struct Board<M> {
    geometry: &'static Geometry,
    side: usize,
    /// 0 for an open cell.
    values: Vec<u8>,
    /// Per cell; in a filled cell, its digit.
    candidates: Vec<M>,
    /// Per house and digit: the cells of the house that have the candidate. Not maintained once the digit
    /// is placed in the house.
    places: Vec<u8>,
    /// Per house: the digits placed in it.
    standing: Vec<M>,
    eliminated: Vec<(Cell, u8)>,
    placed: Vec<Cell>,
    /// Cells left with one candidate.
    single_cells: Vec<Cell>,
    /// Houses and digits left with one place.
    single_places: Vec<(u16, u8)>,
}

impl<M: Mask> Board<M> {
    /// Returns `None` if the givens break a rule.
    fn new(puzzle: &Puzzle) -> Option<Board<M>> {
        let geometry = puzzle.geometry();
        let side = geometry.side();
        let standing = markers::<M>(puzzle)?;
        let mut candidates = Vec::with_capacity(geometry.cell_count());
        let mut places = vec![0; geometry.houses().len() * side];
        for (cell, value) in geometry.cells().zip(puzzle.values()) {
            let houses = geometry.houses_of(cell);
            if *value != 0 {
                candidates.push(M::only(usize::from(*value) - 1));
                continue;
            }
            let taken = houses.iter().fold(M::NONE, |taken, house| taken | standing[house.index()]);
            let by_rules = excluded::<M>(geometry, puzzle.values(), cell);
            let mut mask = unbarred::<M>(puzzle, cell) & !taken & !by_rules;
            candidates.push(mask);
            while mask != M::NONE {
                let digit = mask.first();
                mask ^= M::only(digit);
                for house in houses {
                    places[house.index() * side + digit] += 1;
                }
            }
        }
        Some(Board {
            geometry,
            side,
            values: puzzle.values().to_vec(),
            candidates,
            places,
            standing,
            eliminated: Vec::new(),
            placed: Vec::new(),
            single_cells: Vec::new(),
            single_places: Vec::new(),
        })
    }

    /// Collects everything that is forced from the start. Returns whether the board is still possible.
    fn start(&mut self) -> bool {
        for cell in self.geometry.cells().filter(|cell| self.values[cell.index()] == 0) {
            let candidates = self.candidates[cell.index()];
            if candidates == M::NONE {
                return false;
            }
            if !candidates.is_plural() {
                self.single_cells.push(cell);
            }
        }
        for house in self.geometry.house_ids() {
            for digit in 0..self.side {
                if self.standing[house.index()] & M::only(digit) != M::NONE {
                    continue;
                }
                match self.places[house.index() * self.side + digit] {
                    0 => return false,
                    1 => self.single_places.push((house.index() as u16, digit as u8)),
                    _ => {}
                }
            }
        }
        true
    }

    /// Places singles until there are none. Returns whether the board is still possible.
    fn place_what_is_forced(&mut self, meter: &mut Meter<'_>) -> ControlFlow<Outcome, bool> {
        loop {
            let (cell, digit) = if let Some(cell) = self.single_cells.pop() {
                if self.values[cell.index()] != 0 {
                    continue;
                }
                (cell, self.candidates[cell.index()].first())
            } else if let Some((house, digit)) = self.single_places.pop() {
                let (house, digit) = (usize::from(house), usize::from(digit));
                let mask = M::only(digit);
                if self.standing[house] & mask != M::NONE {
                    continue;
                }
                let cells = self.geometry.houses()[house].cells();
                match cells.iter().find(|cell| self.candidates[cell.index()] & mask != M::NONE) {
                    Some(cell) => (*cell, digit),
                    None => return ControlFlow::Continue(false),
                }
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
    fn place(&mut self, cell: Cell, digit: usize) -> bool {
        let mask = M::only(digit);
        self.values[cell.index()] = digit as u8 + 1;
        self.placed.push(cell);
        let houses = self.geometry.houses_of(cell);
        for house in houses {
            self.standing[house.index()] |= mask;
        }
        let mut others = self.candidates[cell.index()] & !mask;
        while others != M::NONE {
            let other = others.first();
            others ^= M::only(other);
            if !self.eliminate(cell, other) {
                return false;
            }
        }
        for house in houses {
            for &peer in self.geometry.house(*house).cells() {
                if self.candidates[peer.index()] & mask != M::NONE
                    && peer != cell
                    && !self.eliminate(peer, digit)
                {
                    return false;
                }
            }
        }
        for (other, table) in self.geometry.pairs(cell) {
            let mut out = self.candidates[other.index()] & M::of(table[digit]);
            while out != M::NONE {
                if !self.eliminate(other, out.take_first()) {
                    return false;
                }
            }
        }
        true
    }

    /// Removes a candidate. Returns whether the board is still possible.
    #[inline]
    fn eliminate(&mut self, cell: Cell, digit: usize) -> bool {
        let mask = M::only(digit);
        self.eliminated.push((cell, digit as u8));
        let candidates = &mut self.candidates[cell.index()];
        *candidates ^= mask;
        let mut possible = *candidates != M::NONE;
        if possible && !candidates.is_plural() {
            self.single_cells.push(cell);
        }
        for house in self.geometry.houses_of(cell) {
            let house = house.index();
            let places = &mut self.places[house * self.side + digit];
            *places -= 1;
            if *places <= 1 && self.standing[house] & mask == M::NONE {
                possible &= *places == 1;
                self.single_places.push((house as u16, digit as u8));
            }
        }
        possible
    }

    /// Undoes everything beyond these lengths of the trails.
    fn take_back(&mut self, eliminated: usize, placed: usize) {
        self.single_cells.clear();
        self.single_places.clear();
        for (cell, digit) in self.eliminated.drain(eliminated..) {
            let digit = usize::from(digit);
            self.candidates[cell.index()] |= M::only(digit);
            for house in self.geometry.houses_of(cell) {
                self.places[house.index() * self.side + digit] += 1;
            }
        }
        for cell in self.placed.drain(placed..) {
            let digit = M::only(usize::from(self.values[cell.index()]) - 1);
            self.values[cell.index()] = 0;
            for house in self.geometry.houses_of(cell) {
                self.standing[house.index()] ^= digit;
            }
        }
    }

    /// Returns the open cell with the fewest candidates, the first if there are several. Returns `None` on a full
    /// board.
    fn cell_with_fewest_candidates(&self) -> Option<Cell> {
        let (mut fewest, mut count) = (None, u32::MAX);
        for cell in self.geometry.cells() {
            let candidates = self.candidates[cell.index()];
            if self.values[cell.index()] == 0 && candidates.len() < count {
                (fewest, count) = (Some(cell), candidates.len());
                if count == 2 {
                    break; // there are no singles now
                }
            }
        }
        fewest
    }
}
