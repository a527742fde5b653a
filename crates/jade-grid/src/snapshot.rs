//! [`Snapshot`]: the digits and candidates of a board at one moment.

use crate::{
    Candidate, Cell, Digit, DigitSet, Geometry, LargeCellSet, PositionError, PositionOf, Puzzle, Sheet,
};

/// The digits and candidates of a board at one moment, for texts and drawings. Unlike a [`PositionOf`], which reasoning
/// works on, it has one type for all boards up to 25×25.
///
/// ```
/// use jade_grid::{Cell, Position, line};
/// let position = Position::new(&line::read("1....2....3....4").unwrap()).unwrap();
/// let board = position.snapshot();
/// assert_eq!(board.candidates(Cell::new(1)), position.candidates(Cell::new(1)));
/// assert_eq!(board.values().to_string(), "1....2....3....4");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    values: Puzzle,
    /// One set for each cell, empty where there is a digit.
    candidates: Box<[DigitSet]>,
    givens: Option<LargeCellSet>,
}

impl<const WORDS: usize> PositionOf<WORDS> {
    /// Returns what the position shows.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            values: self.to_puzzle(),
            candidates: self.geometry().cells().map(|cell| self.candidates(cell)).collect(),
            givens: self.givens().map(|givens| givens.iter().collect()),
        }
    }
}

impl Sheet {
    /// Returns the digits of the sheet, and the candidates of its position ([`Sheet::position`]).
    ///
    /// # Errors
    /// [`PositionError`] if a digit occurs twice in a house, or the board is above 25×25.
    pub fn snapshot(&self) -> Result<Snapshot, PositionError> {
        match self.geometry().is_usual() {
            true => self.position().map(|position| position.snapshot()),
            false => self.position_of::<10>().map(|position| position.snapshot()),
        }
    }
}

impl Snapshot {
    /// Returns the shape of the board.
    pub fn geometry(&self) -> &'static Geometry {
        self.values.geometry()
    }

    /// Returns the position that the board shows.
    ///
    /// # Errors
    /// [`PositionError`] if a digit occurs twice in a house, or the board is too large for the position.
    pub fn position_of<const WORDS: usize>(&self) -> Result<PositionOf<WORDS>, PositionError> {
        let mut position = PositionOf::new(&self.values)?;
        position.set_givens(self.givens.map(|givens| givens.iter().collect()));
        for cell in position.open_cells() {
            position.restrict(cell, self.candidates(cell));
        }
        Ok(position)
    }

    /// Returns the digits.
    pub fn values(&self) -> &Puzzle {
        &self.values
    }

    /// Returns the digit of a cell; `None` if the cell is open.
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        self.values.get(cell)
    }

    /// Returns the candidates of a cell; none if it has a digit.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates.get(cell.index()).copied().unwrap_or(DigitSet::EMPTY)
    }

    /// Returns whether a cell has a candidate.
    pub fn is_candidate(&self, cell: Cell, digit: Digit) -> bool {
        self.candidates(cell).contains(digit)
    }

    /// Returns the cells whose digits are givens; `None` if that is not known.
    pub fn givens(&self) -> Option<LargeCellSet> {
        self.givens
    }

    /// Returns the number of cells without a digit.
    pub fn open_count(&self) -> usize {
        self.values.digits().filter(Option::is_none).count()
    }

    /// Returns whether every cell has a digit.
    pub fn is_full(&self) -> bool {
        self.open_count() == 0
    }

    /// Places digits, removes them from the candidates of the cells that see them, and then removes candidates.
    ///
    /// ```
    /// use jade_grid::{Candidate, Cell, Digit, Position, line};
    /// let mut position = Position::new(&line::read("1....2....3....4").unwrap()).unwrap();
    /// let mut board = position.snapshot();
    /// let three = Candidate::new(Cell::new(1), Digit::new(3).unwrap());
    /// position.place(three.cell, three.digit);
    /// board.change(&[three], &[]);
    /// assert_eq!(board, position.snapshot());
    /// ```
    ///
    /// # Panics
    /// If a cell is not on the board.
    pub fn change(&mut self, placements: &[Candidate], eliminations: &[Candidate]) {
        for placed in placements {
            self.values.set(placed.cell, Some(placed.digit));
            self.candidates[placed.cell.index()] = DigitSet::EMPTY;
            let peers: LargeCellSet = self.geometry().peers_of(placed.cell);
            peers.iter().for_each(|peer| self.candidates[peer.index()].discard(placed.digit));
            for (other, excluded) in self.geometry().pairs(placed.cell) {
                self.candidates[other.index()] =
                    self.candidates[other.index()] - excluded[placed.digit.index()];
            }
        }
        for gone in eliminations {
            self.candidates[gone.cell.index()].discard(gone.digit);
        }
    }
}
