//! What can be done before pencil marks are written: the first phase of solving.
//!
//! Whoever begins a puzzle writes no candidates. They sweep the board for one digit after the other, and where
//! a sweep leaves two or three cells they note the digit there in small: it must go into one of these cells, so
//! it goes nowhere else in their box, row or column. Such a [`Note`] is kept and helps later sweeps, also where
//! it rules out nothing yet. Two digits noted in the same two cells of a box are a [`Pair`]: nothing else goes
//! there.
//!
//! ```text
//!  . . . | . . 5 | . . .      the 5s leave row 3 of the first box: a note in r3c1 and r3c3,
//!  5 . . ...                  though it rules out nothing yet; with a 2 in r3c1 the 5 is in r3c3
//! ```
//!
//! | file | what it holds |
//! |---|---|
//! | `moves.rs` | a move: its kind, its step, its note |
//! | `sweep.rs` | the sweeps of one digit, and which cells are free |
//! | `reasons.rs` | why a cell is no place for a digit: lines of sight, notes, pairs |
//!
//! The moves, in the order of trying: what a filled cell leaves of a note or a pair; the last free cell of a
//! house; cross-hatching in a box, then in a line; pairs; notes, from box to line, from line to box, and those of
//! two cells that a sweep leaves in a box; and counting what a cell sees. The idea is that of an article on solving by logic (*Resolución de sudokus (16)*, con Clase): the
//! share of a puzzle that this phase can do says how easy it is. Pairs count only inside a box, where all the
//! places of both digits are known; in a line across boxes two cells that look like a pair may have other
//! candidates yet.

mod moves;
mod reasons;
mod sweep;

pub use moves::{Move, MoveKind, Note, Pair};
pub use reasons::Sight;

use jade_grid::{CellSet, Position};

/// The first phase in progress: the board, and the notes and pairs made so far.
///
/// ```
/// use jade_grid::{line, Position};
/// use jade_logic::before_marks::{BeforeMarks, MoveKind};
/// let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// let mut phase = BeforeMarks::new(&Position::new(&line::read(line).unwrap()).unwrap());
/// let first = phase.next_move().unwrap();
/// assert_eq!(first.kind, MoveKind::CrossHatching);
/// while let Some(next) = phase.next_move() {
///     phase.take(&next);
/// }
/// assert!(phase.position().is_full()); // this one needs no marks at all
/// ```
#[derive(Clone, Debug)]
pub struct BeforeMarks {
    position: Position,
    notes: Vec<Note>,
    pairs: Vec<Pair>,
}

impl BeforeMarks {
    /// Begins with a position. What is no candidate there counts as ruled out.
    pub fn new(position: &Position) -> BeforeMarks {
        BeforeMarks { position: position.clone(), notes: Vec::new(), pairs: Vec::new() }
    }

    /// The board as it is now. Its candidates are those that the rules and the notes leave: to write them all
    /// is what ends the phase.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The notes that are of use yet.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The pairs, in the order in which they were found.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// The next move, the simplest first; of equals the first in reading order. `None` where marks are needed.
    pub fn next_move(&self) -> Option<Move> {
        if self.position.contradiction().is_some() {
            return None;
        }
        sweep::next_move(self)
    }

    /// Makes a move. Notes of a digit that stands, and pairs of which both cells are filled, are gone.
    pub fn take(&mut self, taken: &Move) {
        taken.step.apply(&mut self.position);
        if let Some(note) = &taken.note {
            self.notes.retain(|old| old.digit != note.digit || old.house != note.house);
            self.notes.push(note.clone());
        }
        self.pairs.extend(taken.pair);
        let position = &self.position;
        self.notes.retain(|note| !position.placed_in(note.house).contains(note.digit));
        self.pairs.retain(|pair| !(position.open_cells() & pair.cells()).is_empty());
    }

    /// Every move from here to where marks are needed.
    pub fn all_moves(mut self) -> (Vec<Move>, BeforeMarks) {
        let mut moves = Vec::new();
        while let Some(next) = self.next_move() {
            self.take(&next);
            moves.push(next);
        }
        (moves, self)
    }

    /// The cells of a note that are left for its digit.
    fn left(&self, note: &Note) -> CellSet {
        note.cells & self.position.cells_with(note.digit)
    }

    /// The cells that no pair is kept for.
    fn free(&self) -> CellSet {
        self.pairs.iter().fold(self.position.open_cells(), |free, pair| free - pair.cells())
    }
}

#[cfg(test)]
mod tests;
