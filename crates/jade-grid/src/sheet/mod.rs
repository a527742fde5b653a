//! [`Sheet`]: what the player has written.

mod event;
mod json;

pub use event::{CandidateData, Event, EventError};
pub use json::{SheetData, SheetError};

use crate::{
    Candidate, Cell, Conflict, Digit, DigitSet, Geometry, Position, PositionError, PositionOf, Puzzle,
};

/// A puzzle in play, on a board up to 25×25: the givens and what the player has written. These are kept apart:
///
/// - *givens*, with what the puzzle bars ([`Puzzle::bar`]), and *entries*;
/// - *corners*: corner notes, which only say that a digit may go here;
/// - *candidates*: a written list of all candidates of a cell, in which absence means that a digit is
///   excluded. An empty list is no list;
/// - *removed*: candidates that the player took out of a list by hand;
/// - *excluded*: eliminations accepted from hints;
/// - *cleared*: marks that an entry took away, which come back when no entry rules them out any more.
///
/// Marks stay under an entry and come back when it is erased. A sheet is changed by [`Event`]s only
/// ([`Sheet::apply`]). As JSON it is a [`SheetData`].
///
/// ```
/// use jade_grid::{line, Event, Sheet};
/// let puzzle = line::read("1....2....3....4").unwrap();
/// let sheet = Sheet::new(puzzle).unwrap();
/// let sheet = sheet.apply(&Event::Enter { cells: vec![1], digit: 3, clean: true, returns: true }).unwrap();
/// assert_eq!(sheet.values().to_string(), "13...2....3....4");
/// assert_eq!(sheet.entries().to_string(), ".3..............");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "SheetData", into = "SheetData")
)]
pub struct Sheet {
    givens: Puzzle,
    entries: Puzzle,
    corners: Box<[DigitSet]>,
    candidates: Box<[Option<DigitSet>]>,
    removed: Box<[DigitSet]>,
    excluded: Box<[DigitSet]>,
    cleared_corners: Box<[DigitSet]>,
    cleared_candidates: Box<[DigitSet]>,
}

impl Sheet {
    /// Creates a sheet of a puzzle with nothing written yet.
    ///
    /// # Errors
    /// [`SheetError::TooLarge`] if the board is larger than 25×25.
    pub fn new(givens: Puzzle) -> Result<Sheet, SheetError> {
        let board = givens.geometry();
        if board.side() > Geometry::MAX_LARGE_SIDE {
            return Err(SheetError::TooLarge { side: board.side() });
        }
        let nothing: Box<[DigitSet]> = vec![DigitSet::EMPTY; board.cell_count()].into();
        Ok(Sheet {
            entries: Puzzle::empty(board),
            corners: nothing.clone(),
            candidates: vec![None; board.cell_count()].into(),
            removed: nothing.clone(),
            excluded: nothing.clone(),
            cleared_corners: nothing.clone(),
            cleared_candidates: nothing,
            givens,
        })
    }

    /// Creates a sheet with entries (skipping givens), candidate lists of some cells, and excluded candidates. An empty
    /// list is no list.
    ///
    /// # Errors
    /// [`SheetError::TooLarge`] if the board is larger than 25×25.
    ///
    /// # Panics
    /// If the entries are for a board of another size.
    pub fn with_written(
        givens: Puzzle,
        entries: Puzzle,
        lists: &[(Cell, DigitSet)],
        excluded: &[Candidate],
    ) -> Result<Sheet, SheetError> {
        let mut sheet = Sheet::new(givens)?;
        for (cell, digit) in entries.filled().filter(|(cell, _)| sheet.givens.get(*cell).is_none()) {
            sheet.entries.set(cell, Some(digit));
        }
        for (cell, list) in lists {
            sheet.candidates[cell.index()] = (!list.is_empty()).then_some(*list);
        }
        for candidate in excluded {
            sheet.excluded[candidate.cell.index()].add(candidate.digit);
        }
        Ok(sheet)
    }

    /// Returns the kind of board.
    pub fn geometry(&self) -> &'static Geometry {
        self.givens.geometry()
    }

    /// Returns the givens.
    pub fn givens(&self) -> &Puzzle {
        &self.givens
    }

    /// Returns the digits that the player has entered.
    pub fn entries(&self) -> &Puzzle {
        &self.entries
    }

    /// Returns givens and entries together.
    pub fn values(&self) -> Puzzle {
        let mut values = self.givens.clone();
        for (cell, digit) in self.entries.filled() {
            values.set(cell, Some(digit));
        }
        values
    }

    /// Returns the digit in a cell, given or entered.
    pub fn value(&self, cell: Cell) -> Option<Digit> {
        self.givens.get(cell).or(self.entries.get(cell))
    }

    /// Returns whether a cell is a given.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.get(cell).is_some()
    }

    /// Returns whether a cell has neither a given nor an entry.
    pub fn is_open(&self, cell: Cell) -> bool {
        self.value(cell).is_none()
    }

    /// Returns whether every cell has a digit.
    pub fn is_full(&self) -> bool {
        self.geometry().cells().all(|cell| !self.is_open(cell))
    }

    /// Returns the corner notes of a cell, including those under an entry.
    pub fn corners(&self, cell: Cell) -> DigitSet {
        self.corners[cell.index()]
    }

    /// Returns the candidate list of a cell, if it has one, including one under an entry. Never empty.
    pub fn candidates(&self, cell: Cell) -> Option<DigitSet> {
        self.candidates[cell.index()]
    }

    /// Returns the candidates that the player has removed from the cell's list by hand.
    pub fn removed(&self, cell: Cell) -> DigitSet {
        self.removed[cell.index()]
    }

    /// Returns the digits that accepted conclusions of hints exclude from a cell.
    pub fn excluded(&self, cell: Cell) -> DigitSet {
        self.excluded[cell.index()]
    }

    /// Returns every pair of equal digits in one house, givens and entries alike.
    pub fn conflicts(&self) -> Vec<Conflict> {
        self.values().conflicts()
    }

    /// Returns the candidates that digits, what the puzzle bars, and accepted conclusions leave for a cell; none in a
    /// filled cell.
    pub fn allowed(&self, cell: Cell) -> DigitSet {
        if !self.is_open(cell) {
            return DigitSet::EMPTY;
        }
        self.values().allowed(cell) - self.excluded(cell)
    }

    /// Returns whether there are marks that rule something out: candidate lists or excluded candidates.
    pub fn has_exclusions(&self) -> bool {
        self.candidates.iter().any(Option::is_some) || self.excluded.iter().any(|set| !set.is_empty())
    }

    /// Returns the sheet with its marks as rules: the puzzle bars what candidate lists and accepted conclusions rule out.
    /// The lists stay; the accepted conclusions are part of the puzzle now.
    ///
    /// ```
    /// use jade_grid::{Cell, DigitSet, Puzzle, Geometry, Sheet};
    /// let empty = Puzzle::empty(Geometry::standard(4).unwrap());
    /// let lists = [(Cell::new(0), DigitSet::from_bits(0b101))];
    /// let sheet = Sheet::with_written(empty.clone(), empty, &lists, &[]).unwrap();
    /// let sukaku = sheet.with_marks_as_rules();
    /// assert_eq!(sukaku.givens().barred(Cell::new(0)), DigitSet::from_bits(0b1010));
    /// ```
    #[must_use]
    pub fn with_marks_as_rules(&self) -> Sheet {
        let mut sheet = self.clone();
        let all = DigitSet::all(self.geometry().side());
        for cell in self.geometry().cells().filter(|cell| !self.is_given(*cell)) {
            let listed = self.candidates(cell).unwrap_or(all) - self.excluded(cell);
            sheet.givens.bar(cell, self.givens.allowed(cell) - listed);
            sheet.excluded[cell.index()] = DigitSet::EMPTY;
        }
        sheet.forget_cleared();
        sheet
    }

    /// Returns the sheet with its digits alone: without notes, candidate lists and accepted conclusions.
    #[must_use]
    pub fn without_marks(&self) -> Sheet {
        let mut sheet = self.clone();
        sheet.clear_marks();
        sheet.excluded.fill(DigitSet::EMPTY);
        sheet
    }

    /// Returns the sheet with its entries as givens.
    #[must_use]
    pub fn with_entries_as_givens(&self) -> Sheet {
        let mut sheet = self.clone();
        sheet.givens = self.values();
        sheet.entries = Puzzle::empty(self.geometry());
        sheet.forget_cleared();
        sheet
    }

    /// Returns the position of the sheet: the candidates that givens, entries and what the puzzle bars leave; where there
    /// is a candidate list, only those in it; without the excluded ones. Corner notes do not count.
    ///
    /// # Errors
    /// [`PositionError`] if a digit occurs twice in a house, or the board is too large for a [`Position`].
    pub fn position(&self) -> Result<Position, PositionError> {
        self.position_of()
    }

    /// Returns the position of the sheet like [`Sheet::position`], with sets of this number of words.
    ///
    /// ```
    /// use jade_grid::{Geometry, LargePosition, Puzzle, Sheet};
    /// let sheet = Sheet::new(Puzzle::empty(Geometry::standard(25).unwrap())).unwrap();
    /// let position: LargePosition = sheet.position_of().unwrap();
    /// assert!(sheet.position().is_err());
    /// ```
    ///
    /// # Errors
    /// [`PositionError`] if a digit occurs twice in a house, or the board is too large for the position.
    pub fn position_of<const WORDS: usize>(&self) -> Result<PositionOf<WORDS>, PositionError> {
        let mut position = PositionOf::new(&self.values())?;
        position.set_givens(Some(self.givens.filled().map(|(cell, _)| cell).collect()));
        for cell in position.open_cells() {
            let listed = self.candidates(cell).unwrap_or(DigitSet::all(self.geometry().side()));
            position.restrict(cell, listed - self.excluded(cell));
        }
        Ok(position)
    }
}
