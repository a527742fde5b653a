//! The Sudoku board: everything that can be said about it without searching or solving.
//!
//! | what | type |
//! |---|---|
//! | which cells and houses there are, which cells see each other | [`Geometry`], [`House`] |
//! | what a board asks for, as data: diagonals, regions of any shape, thermometers | [`Rules`], [`Rule`], [`RuleKind`] |
//! | a place, a digit, a digit in a place | [`Cell`], [`Digit`], [`Candidate`] |
//! | sets of them | [`CellSet`], [`LargeCellSet`], [`DigitSet`] |
//! | a board with its givens | [`Puzzle`] |
//! | what the player has written | [`Sheet`], changed by [`Event`]s |
//! | the candidates that logical solving works on | [`Position`], [`LargePosition`] |
//! | the digits and candidates to show | [`Snapshot`] |
//! | a puzzle in one line, names of cells and digits | [`mod@line`], [`Notation`], [`Alphabet`] |
//! | equivalent puzzles; one that represents them all | [`Symmetry`]; [`canonical`](canonical()) |
//!
//! No input or output, no clock, no threads, no randomness.
//!
//! ```
//! use jade_grid::{Position, Puzzle};
//! let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
//! let puzzle: Puzzle = line.parse().unwrap();
//! assert_eq!(puzzle.filled_count(), 30);
//! let position = Position::new(&puzzle).unwrap();
//! assert_eq!(position.open_cells().len(), 51);
//! ```

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod alphabet;
mod canonical;
mod cell;
mod cell_set;
mod digit;
mod geometry;
pub mod line;
mod notation;
mod position;
mod puzzle;
mod rules;
mod sheet;
mod snapshot;
mod symmetry;

pub use alphabet::{Alphabet, AlphabetError};
pub use canonical::canonical;
pub use cell::{Candidate, Cell};
pub use cell_set::{CellBits, CellBitsIter, CellSet, LargeCellSet};
pub use digit::{Digit, DigitSet, DigitSetIter};
pub use geometry::{Geometry, GeometryError, House, HouseId, HouseKind};
pub use notation::{Notation, NotationError};
pub use position::{Contradiction, LargePosition, Position, PositionError, PositionOf};
pub use puzzle::{Broken, Conflict, Puzzle};
pub use rules::{
    Automaton, HouseSum, Leftovers, Narrower, Regions, Rule, RuleKind, Rules, RulesError, RulesErrorKind,
    Sum, Term,
};
pub use sheet::{CandidateData, Event, EventError, Sheet, SheetData, SheetError};
pub use snapshot::Snapshot;
pub use symmetry::{Symmetry, SymmetryError};
