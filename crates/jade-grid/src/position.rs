//! [`Position`]: the state of the candidates, which all logical solving works on.

use crate::{Broken, Candidate, Cell, CellBits, Conflict, Digit, DigitSet, Geometry, HouseId, Puzzle};
use std::fmt;

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
pub type Position = PositionOf<4>;

/// The candidates of every cell of a board up to 25×25, with sets of that size. Only some techniques work on it.
///
/// ```
/// use jade_grid::{Geometry, LargePosition};
/// let position = LargePosition::blank(Geometry::standard(25).unwrap());
/// assert_eq!(position.all_candidates().count(), 25 * 25 * 25);
/// ```
pub type LargePosition = PositionOf<10>;

/// The candidates of every cell of a board whose cells fit into a [`CellBits`] of this number of words. See
/// [`Position`] and [`LargePosition`].
///
/// The tables are arrays of arrays because their lengths must be multiples of `WORDS`. Four words have room for 256
/// cells, 16 digits and 64 houses: rows, columns, boxes and as many extra regions. Ten have room for 640 cells, 40
/// digits and 160 houses.
#[derive(Clone)]
pub struct PositionOf<const WORDS: usize> {
    geometry: &'static Geometry,
    /// 0 for an open cell.
    values: [[u8; 64]; WORDS],
    candidates: [[DigitSet; 64]; WORDS],
    /// Per digit: the open cells that have it as a candidate.
    cells: [[CellBits<WORDS>; 4]; WORDS],
    /// Per house and digit: bit `i` for the cell with index `i` in the house.
    places: [[[[u32; 4]; WORDS]; 16]; WORDS],
    /// Per house: the digits placed in it.
    placed: [[DigitSet; 16]; WORDS],
    open: CellBits<WORDS>,
    givens: Option<CellBits<WORDS>>,
    /// The cells from which the puzzle or a rule of the board bars digits.
    restricted: CellBits<WORDS>,
    /// Whether a cell or a digit may have run out of places, so that there is a contradiction to look for.
    is_suspect: bool,
}

/// Why a puzzle has no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The board is too large for the sets of this position.
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
                write!(f, "a board of {side}×{side} is too large for this position")
            }
            PositionError::Conflict(conflict) => match conflict.broken {
                Broken::House(_) => write!(f, "digit {} twice in a house", conflict.digit),
                Broken::Rule(_) => {
                    let [one, other] = conflict.cells.map(Cell::index);
                    write!(f, "the digits of cells {one} and {other} break a rule of the board")
                }
            },
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

impl<const WORDS: usize> PositionOf<WORDS> {
    /// Creates the position of a puzzle: its digits, and in every open cell the candidates that they and the barred
    /// digits leave.
    ///
    /// # Errors
    /// [`PositionError`] if the board is too large or a rule is broken.
    pub fn new(puzzle: &Puzzle) -> Result<Self, PositionError> {
        let geometry = puzzle.geometry();
        if !geometry.fits::<WORDS>() {
            return Err(PositionError::TooLarge { side: geometry.side() });
        }
        let mut position = Self::without_candidates(geometry);
        let all = position.open;
        let cells = position.cells.as_flattened_mut();
        cells[..geometry.side()].fill(all);
        for (cell, digit) in puzzle.filled() {
            if !cells[digit.index()].contains(cell)
                && let Some(conflict) = puzzle.conflicts().into_iter().next()
            {
                return Err(PositionError::Conflict(conflict));
            }
            cells[digit.index()] -= geometry.peers_of(cell);
            position.values.as_flattened_mut()[cell.index()] = digit.get();
            position.open.discard(cell);
            for &house in geometry.houses_of(cell) {
                position.placed.as_flattened_mut()[house.index()].add(digit);
            }
        }
        position.givens = Some(all - position.open);
        if puzzle.is_restricted() || !geometry.has_houses_only() {
            if let Some(conflict) = puzzle.conflicts().first() {
                return Err(PositionError::Conflict(*conflict));
            }
            for cell in all {
                let barred = DigitSet::all(geometry.side()) - puzzle.domain(cell);
                if !barred.is_empty() {
                    position.restricted.add(cell);
                }
                position.discard_all(cell, barred);
                if let Some(digit) = puzzle.get(cell) {
                    for (other, excluded) in geometry.pairs(cell) {
                        position.discard_all(other, excluded[digit.index()]);
                    }
                }
            }
        }
        position.fill_tables();
        Ok(position)
    }

    /// Takes a cell out of the cells of these digits, before the other tables are filled.
    fn discard_all(&mut self, cell: Cell, digits: DigitSet) {
        for digit in digits {
            self.cells.as_flattened_mut()[digit.index()].discard(cell);
        }
    }

    /// Fills the tables of candidates and of places from those of cells, in which filled cells may still be.
    fn fill_tables(&mut self) {
        for digit in Digit::all(self.geometry.side()) {
            let cells = &mut self.cells.as_flattened_mut()[digit.index()];
            *cells &= self.open;
            for cell in *cells {
                self.candidates.as_flattened_mut()[cell.index()].add(digit);
                for (house, place) in self.geometry.places_of(cell) {
                    let places = self.places.as_flattened_mut()[house.index()].as_flattened_mut();
                    places[digit.index()] |= 1 << place;
                }
            }
        }
        self.is_suspect = self.find_contradiction().is_some();
    }

    /// Returns the position of the same digits with every candidate that they leave, whatever was ruled out.
    ///
    /// ```
    /// use jade_grid::{Position, line};
    /// let start = Position::new(&line::read("3......3...41...").unwrap()).unwrap();
    /// let mut later = start.clone();
    /// let candidate = later.all_candidates().next().unwrap();
    /// later.eliminate(candidate.cell, candidate.digit);
    /// assert!(later != start && later.with_all_candidates() == start);
    /// ```
    #[must_use]
    pub fn with_all_candidates(&self) -> Self {
        let by_pairs = (!self.geometry.has_houses_only()).then(|| self.to_puzzle());
        let left = |cell| {
            let all = self.geometry.domain(cell);
            let left =
                self.geometry.houses_of(cell).iter().fold(all, |left, house| left - self.placed_in(*house));
            by_pairs.as_ref().map_or(left, |digits| digits.allowed(cell) & left)
        };
        let mut position = self.clone();
        for cell in self.open {
            for digit in left(cell) - self.candidates(cell) {
                position.cells.as_flattened_mut()[digit.index()].add(cell);
            }
        }
        if position.cells != self.cells {
            position.fill_tables();
        }
        position
    }

    /// Creates a board with every candidate that its rules leave in every cell, and with unknown givens.
    ///
    /// # Panics
    /// If the board is too large.
    #[track_caller]
    pub fn blank(geometry: &'static Geometry) -> Self {
        assert!(geometry.fits::<WORDS>(), "the board is too large for this position");
        let side = geometry.side();
        let (all, places) = (DigitSet::all(side), DigitSet::all(side).bits());
        let mut position = Self::without_candidates(geometry);
        position.candidates.as_flattened_mut()[..geometry.cell_count()].fill(all);
        position.cells.as_flattened_mut()[..side].fill(position.open);
        for house in &mut position.places.as_flattened_mut()[..geometry.houses().len()] {
            house.as_flattened_mut()[..side].fill(places);
        }
        if !geometry.has_houses_only() {
            for cell in position.open {
                position.restrict(cell, geometry.domain(cell));
            }
        }
        position
    }

    /// A board whose cells are all open, with tables that have no candidates yet.
    fn without_candidates(geometry: &'static Geometry) -> Self {
        PositionOf {
            geometry,
            values: [[0; 64]; WORDS],
            candidates: [[DigitSet::EMPTY; 64]; WORDS],
            cells: [[CellBits::EMPTY; 4]; WORDS],
            places: [[[[0; 4]; WORDS]; 16]; WORDS],
            placed: [[DigitSet::EMPTY; 16]; WORDS],
            open: CellBits::first_cells(geometry.cell_count()),
            givens: None,
            restricted: CellBits::EMPTY,
            is_suspect: false,
        }
    }

    /// Returns the kind of board.
    #[inline]
    pub fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// Returns the digit in a cell.
    #[inline]
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        Digit::new(self.values.as_flattened()[cell.index()])
    }

    /// Returns the candidates of a cell; none in a filled cell.
    #[inline]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates.as_flattened()[cell.index()]
    }

    /// Returns whether `digit` is a candidate of the open cell `cell`.
    #[inline]
    pub fn is_candidate(&self, cell: Cell, digit: Digit) -> bool {
        self.candidates(cell).contains(digit)
    }

    /// Returns the open cells that have `digit` as a candidate.
    #[inline]
    pub fn cells_with(&self, digit: Digit) -> CellBits<WORDS> {
        self.cells.as_flattened()[digit.index()]
    }

    /// Returns the places of `digit` in a house: bit `i` for the cell with index `i`. Zero once it is placed there.
    #[inline]
    pub fn places(&self, house: HouseId, digit: Digit) -> u32 {
        self.places.as_flattened()[house.index()].as_flattened()[digit.index()]
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
        self.digits_by_places(house, u32::is_power_of_two)
    }

    /// Returns the digits whose places in a house meet a condition.
    #[inline]
    fn digits_by_places(&self, house: HouseId, are: impl Fn(u32) -> bool) -> DigitSet {
        let places = self.places.as_flattened()[house.index()].as_flattened().iter().take(32).enumerate();
        DigitSet::from_bits(
            places.fold(0, |digits, (digit, &places)| digits | u32::from(are(places)) << digit),
        )
    }

    /// Returns the places of `digit` in a house, as cells.
    #[inline]
    pub fn cells_in(&self, house: HouseId, digit: Digit) -> CellBits<WORDS> {
        self.cells_with(digit) & self.geometry.house(house).bits()
    }

    /// Returns the digits placed in a house.
    #[inline]
    pub fn placed_in(&self, house: HouseId) -> DigitSet {
        self.placed.as_flattened()[house.index()]
    }

    /// Returns the open cells.
    #[inline]
    pub fn open_cells(&self) -> CellBits<WORDS> {
        self.open
    }

    /// Returns the cells that are givens, if known (a candidate grid does not say).
    pub fn givens(&self) -> Option<CellBits<WORDS>> {
        self.givens
    }

    /// Returns the cells from which the puzzle ([`Puzzle::bar`]) or a rule of the board ([`Geometry::domain`]) bars digits:
    /// what these cells cannot have does not follow from givens alone.
    pub fn restricted(&self) -> CellBits<WORDS> {
        self.restricted
    }

    /// Sets the cells from which the puzzle bars digits.
    pub(crate) fn set_restricted(&mut self, cells: CellBits<WORDS>) {
        self.restricted = cells;
    }

    /// Sets which of the filled cells are givens; `None` if this is unknown.
    pub fn set_givens(&mut self, givens: Option<CellBits<WORDS>>) {
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

    /// Places `digit` in `cell` and removes it from the candidates of every peer, and whatever else it excludes by a rule of
    /// the board. Returns whether that changed
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
        for &house in self.geometry.houses_of(cell) {
            self.placed.as_flattened_mut()[house.index()].add(digit);
        }
        for other in self.candidates(cell).without(digit) {
            self.remove(cell, other);
        }
        // Not by `remove`: a filled cell without candidates is no contradiction.
        self.candidates.as_flattened_mut()[cell.index()] = DigitSet::EMPTY;
        self.cells.as_flattened_mut()[digit.index()].discard(cell);
        self.clear_places(cell, digit);
        self.values.as_flattened_mut()[cell.index()] = digit.get();
        self.open.discard(cell);
        for peer in self.cells_with(digit) & self.geometry.peers_of(cell) {
            self.remove(peer, digit);
        }
        if !self.geometry.has_houses_only() {
            for (other, excluded) in self.geometry.pairs(cell) {
                for digit in excluded[digit.index()] & self.candidates(other) {
                    self.remove(other, digit);
                }
            }
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
        let candidates = &mut self.candidates.as_flattened_mut()[cell.index()];
        candidates.discard(digit);
        self.is_suspect |= candidates.is_empty();
        self.cells.as_flattened_mut()[digit.index()].discard(cell);
        self.clear_places(cell, digit);
    }

    /// Removes a cell from the places of a digit in its houses.
    fn clear_places(&mut self, cell: Cell, digit: Digit) {
        for (house, place) in self.geometry.places_of(cell) {
            let places = &mut self.places.as_flattened_mut()[house.index()].as_flattened_mut()[digit.index()];
            *places &= !(1 << place);
            if *places == 0 {
                self.is_suspect |= !self.placed.as_flattened()[house.index()].contains(digit);
            }
        }
    }

    /// Returns an obvious reason why there is no solution, if there is one: cells first, then houses, in order.
    pub fn contradiction(&self) -> Option<Contradiction> {
        if self.is_suspect { self.find_contradiction() } else { None }
    }

    fn find_contradiction(&self) -> Option<Contradiction> {
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
impl<const WORDS: usize> PartialEq for PositionOf<WORDS> {
    fn eq(&self, other: &Self) -> bool {
        self.geometry == other.geometry && self.values == other.values && self.candidates == other.candidates
    }
}

impl<const WORDS: usize> Eq for PositionOf<WORDS> {}

/// Writes cell by cell: `=5` for a placed digit, otherwise the candidates.
impl<const WORDS: usize> fmt::Debug for PositionOf<WORDS> {
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
    fn assert_consistent<const WORDS: usize>(position: &PositionOf<WORDS>) {
        let board = position.geometry();
        assert_eq!(position.contradiction(), position.find_contradiction());
        for digit in Digit::all(board.side()) {
            let scanned: CellBits<WORDS> =
                board.cells().filter(|cell| position.is_candidate(*cell, digit)).collect();
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

    /// Makes some changes on an empty board and checks the tables after each.
    fn change<const WORDS: usize>(side: usize) {
        let mut position = PositionOf::<WORDS>::blank(Geometry::standard(side).unwrap());
        let mut step = 7;
        while let Some(cell) = position.open_cells().iter().nth(step % position.open_cells().len().max(1)) {
            let candidates = position.candidates(cell);
            match candidates.iter().nth(step % candidates.len().max(1)) {
                Some(digit) if step % 3 == 0 => assert!(position.place(cell, digit)),
                Some(digit) => assert!(position.eliminate(cell, digit)),
                None => break,
            }
            assert_consistent(&position);
            assert_consistent(&position.with_all_candidates());
            let of_digits = PositionOf::new(&position.to_puzzle()).unwrap();
            assert_consistent(&of_digits);
            assert_eq!(position.with_all_candidates(), of_digits);
            step = step * 31 % 1009 + 1;
        }
    }

    #[test]
    fn tables_follow_every_change() {
        [4, 6, 9, 16].into_iter().for_each(change::<4>);
        [9, 18, 25].into_iter().for_each(change::<10>);
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
            matches!(Position::new(&puzzle), Err(PositionError::Conflict(c)) if c.broken == Broken::House(board.column_house(0)))
        );
        let large = Puzzle::empty(Geometry::standard(25).unwrap());
        assert_eq!(Position::new(&large), Err(PositionError::TooLarge { side: 25 }));
        assert!(LargePosition::new(&large).is_ok());
        let larger = Puzzle::empty(Geometry::standard(30).unwrap());
        assert_eq!(LargePosition::new(&larger), Err(PositionError::TooLarge { side: 30 }));
    }
}
