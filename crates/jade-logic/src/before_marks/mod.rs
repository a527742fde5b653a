//! Moves without pencil marks: the first phase of solving.
//!
//! At the beginning, a player writes no candidates. They sweep the board for one digit after another. Where a sweep
//! leaves two or three cells, they note the digit there: it must go into one of these cells, so it cannot go elsewhere
//! in their box, row or column. Such a [`Note`] helps in later sweeps, even if it does not rule out anything yet. Two
//! digits noted in the same two cells of a box are a [`Pair`]: nothing else can go there.
//!
//! ```text
//!  . . . | . . 5 | . . .      the 5s leave row 3 of the first box: a note in r3c1 and r3c3,
//!  5 . . ...                  though it rules out nothing yet; with a 2 in r3c1 the 5 is in r3c3
//! ```
//!
//! | file | contents |
//! |---|---|
//! | `moves.rs` | a move: its kind, its step, its note |
//! | `sweep.rs` | the sweeps of one digit, and which cells are free |
//! | `decide.rs` | what the moves fill, without the moves |
//! | `reasons.rs` | why a cell cannot have a digit: lines of sight, notes, pairs |
//!
//! The order of the moves is: what a filled cell leaves of a note or a pair; the last free cell of a house;
//! cross-hatching in a box, then in a line; pairs; notes (from box to line, from line to box, and those of two cells
//! that a sweep leaves in a box); and counting what a cell sees. The idea comes from an article on solving by logic
//! (*Resolución de sudokus (16)*, con Clase): the share of a puzzle that this phase can fill shows how easy it is.
//! Pairs count only within a box, where all places of both digits are known; two cells of a line that look like a pair
//! may still have other candidates.

mod decide;
mod moves;
mod reasons;
mod sweep;

pub use decide::{filled_before_marks, fills_before_marks};
pub use moves::{Move, MoveKind, Note, Pair};
pub use reasons::Sight;

use jade_grid::{CellBits, PositionOf};

/// The state of the first phase: the board, and the notes and pairs so far.
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
pub type BeforeMarks = BeforeMarksOf<4>;

/// The state of the first phase on a board of this number of words. See [`BeforeMarks`].
#[derive(Clone, Debug)]
pub struct BeforeMarksOf<const WORDS: usize> {
    position: PositionOf<WORDS>,
    notes: Vec<Note>,
    pairs: Vec<Pair>,
}

impl<const WORDS: usize> BeforeMarksOf<WORDS> {
    /// Begins at a position. Missing candidates count as ruled out.
    pub fn new(position: &PositionOf<WORDS>) -> Self {
        BeforeMarksOf { position: position.clone(), notes: Vec::new(), pairs: Vec::new() }
    }

    /// Returns the current board. Its candidates are those that the rules and the notes allow; writing them ends the
    /// phase.
    pub fn position(&self) -> &PositionOf<WORDS> {
        &self.position
    }

    /// Returns the notes that still have open cells.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Returns the pairs, in the order in which they were found.
    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// Returns the next move, simplest first; ties go to the first in reading order. `None` if pencil marks are needed.
    pub fn next_move(&self) -> Option<Move> {
        if self.position.contradiction().is_some() {
            return None;
        }
        sweep::next_move(self)
    }

    /// Makes a move. Removes notes of digits that are placed, and pairs whose cells are both filled.
    pub fn take(&mut self, taken: &Move) {
        taken.step.apply(&mut self.position);
        if let Some(note) = &taken.note {
            self.notes.retain(|old| old.digit != note.digit || old.house != note.house);
            self.notes.push(note.clone());
        }
        self.pairs.extend(taken.pair);
        let position = &self.position;
        self.notes.retain(|note| !position.placed_in(note.house).contains(note.digit));
        self.pairs.retain(|pair| !(position.open_cells() & pair.cells().resized()).is_empty());
    }

    /// Returns all moves until pencil marks are needed, and the final state.
    pub fn all_moves(mut self) -> (Vec<Move>, Self) {
        let mut moves = Vec::new();
        while let Some(next) = self.next_move() {
            self.take(&next);
            moves.push(next);
        }
        (moves, self)
    }

    /// Returns the cells of a note in which its digit is still possible.
    fn left(&self, note: &Note) -> CellBits<WORDS> {
        note.cells.resized() & self.position.cells_with(note.digit)
    }

    /// Returns the open cells that do not belong to a pair.
    fn free(&self) -> CellBits<WORDS> {
        self.pairs.iter().fold(self.position.open_cells(), |free, pair| free - pair.cells().resized())
    }
}

#[cfg(test)]
mod tests;
