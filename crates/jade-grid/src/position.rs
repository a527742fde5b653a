//! [`Position`]: the state of the candidates, which all logical solving works on.

use crate::{Candidate, Cell, CellSet, Conflict, Digit, DigitSet, Geometry, HouseId, Puzzle};
use std::fmt;

const MAX_SIDE: usize = Geometry::MAX_SET_SIDE;
const MAX_CELLS: usize = MAX_SIDE * MAX_SIDE;
/// The rows, columns and boxes of a 16×16 board, and as many extra regions again.
const MAX_HOUSES: usize = 4 * MAX_SIDE;

/// The candidates of every cell of a board up to 16×16, kept in three ways: per cell its digits, per house and digit
/// its places, per digit its cells. All three are updated with every change, so that techniques look up instead of
/// scanning.
///
/// A position may be impossible (a cell without candidates, a house without a place for a digit): see
/// [`Position::contradiction`].
///
/// ```
/// use jade_grid::{line, Position};
/// let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// let puzzle = line::read(line).unwrap();
/// let board = puzzle.geometry();
/// let position = Position::new(&puzzle).unwrap();
/// let cell = board.cell_at(0, 2);
/// assert_eq!(position.candidates(cell).iter().map(|d| d.get()).collect::<Vec<_>>(), [1, 2, 4]);
/// assert_eq!(position.value(board.cell_at(0, 0)).unwrap().get(), 5);
/// ```
#[derive(Clone)]
pub struct Position {
    geometry: &'static Geometry,
    /// 0 for an open cell.
    values: [u8; MAX_CELLS],
    candidates: [DigitSet; MAX_CELLS],
    /// Per digit: the open cells that have it as a candidate.
    cells: [CellSet; MAX_SIDE],
    /// Per house and digit: bit `i` for the cell with index `i` in the house.
    places: [[u16; MAX_SIDE]; MAX_HOUSES],
    /// Per house: the digits placed in it.
    placed: [DigitSet; MAX_HOUSES],
    open: CellSet,
    givens: Option<CellSet>,
}

/// Why a puzzle has no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The board is larger than 16×16: there are no sets for it.
    TooLarge {
        /// Its side.
        side: usize,
    },
    /// A rule is broken.
    Conflict(Conflict),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::TooLarge { side } => {
                write!(f, "positions are for boards up to 16×16, not {side}×{side}")
            }
            PositionError::Conflict(conflict) => write!(f, "digit {} twice in a house", conflict.digit),
        }
    }
}

impl std::error::Error for PositionError {}

/// An obvious reason why a position has no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// An open cell without candidates.
    EmptyCell(Cell),
    /// A house with no place left for a digit.
    NoPlace(HouseId, Digit),
}

impl Position {
    /// Creates the position of a puzzle: its digits, and in every open cell the candidates that they leave.
    ///
    /// # Errors
    /// [`PositionError`] if the board is larger than 16×16 or a rule is broken.
    pub fn new(puzzle: &Puzzle) -> Result<Position, PositionError> {
        let geometry = puzzle.geometry();
        if !geometry.has_sets() {
            return Err(PositionError::TooLarge { side: geometry.side() });
        }
        let mut position = Position::blank(geometry);
        for (cell, digit) in puzzle.clues() {
            if !position.is_candidate(cell, digit)
                && let Some(conflict) = puzzle.conflicts().into_iter().next()
            {
                return Err(PositionError::Conflict(conflict));
            }
            position.place(cell, digit);
        }
        position.givens = Some(puzzle.clues().map(|(cell, _)| cell).collect());
        Ok(position)
    }

    /// Creates a board with every candidate in every cell and unknown givens.
    ///
    /// # Panics
    /// If the board is larger than 16×16.
    #[track_caller]
    pub fn blank(geometry: &'static Geometry) -> Position {
        assert!(geometry.has_sets(), "positions are for boards up to 16×16");
        let side = geometry.side();
        let (all, places) = (DigitSet::all(side), DigitSet::all(side).bits());
        let mut position = Position {
            geometry,
            values: [0; MAX_CELLS],
            candidates: [DigitSet::EMPTY; MAX_CELLS],
            cells: [CellSet::EMPTY; MAX_SIDE],
            places: [[0; MAX_SIDE]; MAX_HOUSES],
            placed: [DigitSet::EMPTY; MAX_HOUSES],
            open: geometry.all_cells(),
            givens: None,
        };
        position.candidates[..geometry.cell_count()].fill(all);
        position.cells[..side].fill(geometry.all_cells());
        for house in &mut position.places[..geometry.houses().len()] {
            house[..side].fill(places);
        }
        position
    }

    /// Returns the kind of board.
    #[inline]
    pub fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// Returns the digit in a cell.
    #[inline]
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        Digit::new(self.values[cell.index()])
    }

    /// Returns the candidates of a cell; none in a filled cell.
    #[inline]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// Returns whether `digit` is a candidate of the open cell `cell`.
    #[inline]
    pub fn is_candidate(&self, cell: Cell, digit: Digit) -> bool {
        self.candidates(cell).contains(digit)
    }

    /// Returns the open cells that have `digit` as a candidate.
    #[inline]
    pub fn cells_with(&self, digit: Digit) -> CellSet {
        self.cells[digit.index()]
    }

    /// Returns the places of `digit` in a house: bit `i` for the cell with index `i`. Zero once it is placed there.
    #[inline]
    pub fn places(&self, house: HouseId, digit: Digit) -> u16 {
        self.places[house.index()][digit.index()]
    }

    /// Returns the digits with just one place left in a house.
    ///
    /// ```
    /// use jade_grid::{Position, line};
    /// let puzzle = line::read("3......3...41...").unwrap();
    /// let position = Position::new(&puzzle).unwrap();
    /// let column = puzzle.geometry().column_house(3);
    /// assert_eq!(position.digits_with_one_place(column).single().map(|digit| digit.get()), Some(1));
    /// ```
    #[inline]
    pub fn digits_with_one_place(&self, house: HouseId) -> DigitSet {
        self.digits_by_places(house, u16::is_power_of_two)
    }

    /// Returns the digits whose places in a house meet a condition.
    #[inline]
    fn digits_by_places(&self, house: HouseId, are: impl Fn(u16) -> bool) -> DigitSet {
        let places = self.places[house.index()].iter().enumerate();
        DigitSet::from_bits(
            places.fold(0, |digits, (digit, &places)| digits | u16::from(are(places)) << digit),
        )
    }

    /// Returns the places of `digit` in a house, as cells.
    #[inline]
    pub fn cells_in(&self, house: HouseId, digit: Digit) -> CellSet {
        self.cells_with(digit) & self.geometry.house(house).set()
    }

    /// Returns the digits placed in a house.
    #[inline]
    pub fn placed_in(&self, house: HouseId) -> DigitSet {
        self.placed[house.index()]
    }

    /// Returns the open cells.
    #[inline]
    pub fn open_cells(&self) -> CellSet {
        self.open
    }

    /// Returns the cells that are givens, if known (a candidate grid does not say).
    pub fn givens(&self) -> Option<CellSet> {
        self.givens
    }

    /// Sets which of the filled cells are givens; `None` if this is unknown.
    pub fn set_givens(&mut self, givens: Option<CellSet>) {
        self.givens = givens;
    }

    /// Iterates over all candidates, by cell, then digit.
    pub fn all_candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.open
            .iter()
            .flat_map(|cell| self.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit)))
    }

    /// Returns whether every cell is filled.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.open.is_empty()
    }

    /// Places `digit` in `cell` and removes it from the candidates of every peer. Returns whether that changed
    /// anything; it does not if the digit is there already.
    ///
    /// # Panics
    /// If `digit` is neither a candidate of `cell` nor its digit.
    #[track_caller]
    pub fn place(&mut self, cell: Cell, digit: Digit) -> bool {
        if self.value(cell) == Some(digit) {
            return false;
        }
        assert!(self.is_candidate(cell, digit), "{digit} is not a candidate of {cell:?}");
        for other in self.candidates(cell) {
            self.remove(cell, other);
        }
        self.values[cell.index()] = digit.get();
        self.open.discard(cell);
        for &house in self.geometry.houses_of(cell) {
            self.placed[house.index()].add(digit);
        }
        for peer in self.cells_with(digit) & self.geometry.peers(cell) {
            self.remove(peer, digit);
        }
        true
    }

    /// Removes a candidate. Returns whether the cell had it.
    pub fn eliminate(&mut self, cell: Cell, digit: Digit) -> bool {
        let there = self.is_candidate(cell, digit);
        if there {
            self.remove(cell, digit);
        }
        there
    }

    /// Removes all candidates of an open cell except those in `digits`; digits of `digits` that were not candidates do
    /// not become candidates. A filled cell does not change.
    pub fn restrict(&mut self, cell: Cell, digits: DigitSet) {
        for digit in self.candidates(cell) - digits {
            self.remove(cell, digit);
        }
    }

    fn remove(&mut self, cell: Cell, digit: Digit) {
        self.candidates[cell.index()].discard(digit);
        self.cells[digit.index()].discard(cell);
        for (house, place) in self.geometry.places_of(cell) {
            self.places[house.index()][digit.index()] &= !(1 << place);
        }
    }

    /// Returns an obvious reason why there is no solution, if there is one: cells first, then houses, in order.
    pub fn contradiction(&self) -> Option<Contradiction> {
        if let Some(cell) = self.open.iter().find(|cell| self.candidates(*cell).is_empty()) {
            return Some(Contradiction::EmptyCell(cell));
        }
        let all = DigitSet::all(self.geometry.side());
        self.geometry.house_ids().find_map(|house| {
            let without = all - self.placed_in(house) - self.digits_by_places(house, |places| places != 0);
            without.first().map(|digit| Contradiction::NoPlace(house, digit))
        })
    }

    /// Returns the placed digits as a puzzle.
    pub fn to_puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::empty(self.geometry);
        for cell in self.geometry.cells() {
            puzzle.set(cell, self.value(cell));
        }
        puzzle
    }
}

/// Two positions are equal if the same digits are placed and the same candidates are left, whichever cells are givens.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.geometry == other.geometry && self.values == other.values && self.candidates == other.candidates
    }
}

impl Eq for Position {}

/// Writes cell by cell: `=5` for a placed digit, otherwise the candidates.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.geometry.cells() {
            let end = if self.geometry.column(cell) + 1 == self.geometry.side() { '\n' } else { ' ' };
            match self.value(cell) {
                Some(digit) => write!(f, "={}{end}", digit.symbol())?,
                None => {
                    let digits: String = self.candidates(cell).iter().map(Digit::symbol).collect();
                    write!(f, "{digits}{end}")?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that the incremental tables equal what scanning the board would give.
    fn assert_consistent(position: &Position) {
        let board = position.geometry();
        for digit in Digit::all(board.side()) {
            let scanned: CellSet = board.cells().filter(|cell| position.is_candidate(*cell, digit)).collect();
            assert_eq!(position.cells_with(digit), scanned);
            for house in board.house_ids() {
                let cells = board.house(house).cells();
                let mask = (0..cells.len())
                    .filter(|i| position.is_candidate(cells[*i], digit))
                    .fold(0, |mask, i| mask | 1 << i);
                assert_eq!(position.places(house, digit), mask);
                let stands = cells.iter().any(|cell| position.value(*cell) == Some(digit));
                assert_eq!(position.placed_in(house).contains(digit), stands);
            }
        }
    }

    #[test]
    fn tables_follow_every_change() {
        for side in [4, 6, 9, 16] {
            let board = Geometry::standard(side).unwrap();
            let mut position = Position::blank(board);
            let mut step = 7;
            while let Some(cell) = position.open_cells().iter().nth(step % position.open_cells().len().max(1))
            {
                let candidates = position.candidates(cell);
                match candidates.iter().nth(step % candidates.len().max(1)) {
                    Some(digit) if step % 3 == 0 => assert!(position.place(cell, digit)),
                    Some(digit) => assert!(position.eliminate(cell, digit)),
                    None => break,
                }
                assert_consistent(&position);
                step = step * 31 % 1009 + 1;
            }
        }
    }

    #[test]
    fn contradictions_are_found() {
        let board = Geometry::standard(4).unwrap();
        let mut position = Position::blank(board);
        assert_eq!(position.contradiction(), None);
        let one = Digit::new(1).unwrap();
        for column in 0..4 {
            position.eliminate(board.cell_at(2, column), one);
        }
        assert_eq!(position.contradiction(), Some(Contradiction::NoPlace(board.row_house(2), one)));
        for digit in Digit::all(4) {
            position.eliminate(board.cell_at(1, 1), digit);
        }
        assert_eq!(position.contradiction(), Some(Contradiction::EmptyCell(board.cell_at(1, 1))));
    }

    #[test]
    fn broken_rules_have_no_position() {
        let board = Geometry::standard(4).unwrap();
        let mut puzzle = Puzzle::empty(board);
        puzzle.set(board.cell_at(0, 0), Digit::new(1));
        puzzle.set(board.cell_at(3, 0), Digit::new(1));
        assert!(
            matches!(Position::new(&puzzle), Err(PositionError::Conflict(c)) if c.house == board.column_house(0))
        );
        let large = Puzzle::empty(Geometry::standard(25).unwrap());
        assert_eq!(Position::new(&large), Err(PositionError::TooLarge { side: 25 }));
    }
}
