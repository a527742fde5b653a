//! [`Question`] and [`Answer`]: the input and the result of a 9×9 search.

use super::Board;
use crate::Outcome;
use jade_grid::{Cell, Digit};

/// A question about a board: its solutions, optionally without those that have a certain digit in a certain cell.
///
/// ```
/// use jade_grid::{Cell, Digit};
/// use jade_search::nine::{Board, Question};
/// let line = b"5.467891267219534819834256785976142342685379171392485696153728428741963534528617.";
/// let board = Board::from_line(line).unwrap();
/// // Is there a solution in which r1c2 is not 3?
/// let question = Question::from(board).barring(Cell::new(1), Digit::new(3).unwrap());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Question {
    pub(super) board: Board,
    /// A cell, and the bits of the digits that it must not have.
    pub(super) barred: (u8, u16),
    /// The number of solutions after which to stop, whatever the limits say.
    pub(super) enough: u64,
}

impl Question {
    /// Returns the same question, but only about solutions without `digit` in `cell`. This is how one finds out whether
    /// a given is needed. Replaces any digit barred before.
    ///
    /// # Panics
    /// If the cell or the digit does not belong to a 9×9 board.
    #[must_use]
    #[track_caller]
    pub fn barring(self, cell: Cell, digit: Digit) -> Question {
        assert!(cell.index() < 81 && digit.get() <= 9, "cell {} and digit {digit:?}", cell.index());
        Question { barred: (cell.index() as u8, 1 << digit.index()), ..self }
    }

    /// Returns the same question, but `solutions` solutions (at least 1) are enough even if the limits of the search
    /// allow more, so that questions of different kinds can be asked in one batch.
    ///
    /// ```
    /// use jade_search::SearchLimits;
    /// use jade_search::nine::{Board, Question, Solver};
    /// let two = Question::from(Board::EMPTY).enough(2);
    /// assert_eq!(Solver::new().count(two, &SearchLimits::default()).solutions, 2);
    /// ```
    #[must_use]
    pub fn enough(self, solutions: u64) -> Question {
        Question { enough: solutions.max(1), ..self }
    }

    /// Calls `set` with each cell and the bit of its digit, no bit for an empty cell.
    #[inline(always)]
    pub(super) fn givens(&self, mut set: impl FnMut(usize, u16)) {
        for (cell, value) in self.board.values().iter().enumerate() {
            set(cell, (1 << value) >> 1);
        }
    }

    /// Calls `bar` with the cell and the digits that are barred there, if there are any.
    #[inline(always)]
    pub(super) fn bar(&self, bar: impl FnOnce(usize, u16)) {
        let (cell, digits) = self.barred;
        if digits != 0 {
            bar(usize::from(cell), digits);
        }
    }
}

impl From<Board> for Question {
    fn from(board: Board) -> Question {
        Question { board, barred: (0, 0), enough: u64::MAX }
    }
}

/// The result of a 9×9 search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The number of solutions found.
    pub solutions: u64,
    /// Whether these are all, or what ended the search.
    pub outcome: Outcome,
    /// How often a candidate was assumed because nothing more could be inferred. Depends on the search used.
    pub guesses: u64,
    /// One of the solutions, if there is one. Which one of several depends on the search used.
    pub solution: Option<Board>,
}

impl Answer {
    /// The answer before the search.
    pub(super) const NOTHING: Answer =
        Answer { solutions: 0, outcome: Outcome::Complete, guesses: 0, solution: None };
}
