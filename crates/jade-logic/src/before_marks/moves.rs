//! [`Move`]: a move without pencil marks.

use super::reasons::Sight;
use crate::{Step, TechniqueId};
use jade_grid::{Candidate, Cell, Digit, DigitSet, HouseId, LargeCellSet};

/// The kind of a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    /// Only one of the cells with a note is left.
    LastOfNote,
    /// One cell of a pair has been filled, so the other takes the other digit.
    LastOfPair,
    /// A house has one free cell, not counting those of pairs.
    LastCell,
    /// A box has only one cell for a digit.
    CrossHatching,
    /// A row, column or extra region has only one cell for a digit.
    LineSweep,
    /// The cells for a digit in a box are in one line.
    PointingNote,
    /// The cells for a digit in a line are in one box.
    ClaimingNote,
    /// The two cells for a digit in a box are not in one line.
    PairNote,
    /// Two digits are noted in the same two cells of a box.
    TwoNotesPair,
    /// A house has two free cells, not counting those of other pairs, and they are in one box.
    LastTwoCells,
    /// A cell sees all digits except one.
    CellCount,
}

impl MoveKind {
    /// Every kind, in the order in which they are tried.
    pub const ALL: [MoveKind; 11] = [
        MoveKind::LastOfNote,
        MoveKind::LastOfPair,
        MoveKind::LastCell,
        MoveKind::CrossHatching,
        MoveKind::LineSweep,
        MoveKind::TwoNotesPair,
        MoveKind::LastTwoCells,
        MoveKind::PointingNote,
        MoveKind::ClaimingNote,
        MoveKind::PairNote,
        MoveKind::CellCount,
    ];

    /// Returns the name in messages, JSON and notation. It never changes.
    pub const fn id(self) -> TechniqueId {
        TechniqueId::new(match self {
            MoveKind::LastOfNote => "last-of-note",
            MoveKind::LastOfPair => "last-of-pair",
            MoveKind::LastCell => "last-cell",
            MoveKind::CrossHatching => "cross-hatching",
            MoveKind::LineSweep => "line-sweep",
            MoveKind::PointingNote => "pointing-note",
            MoveKind::ClaimingNote => "claiming-note",
            MoveKind::PairNote => "pair-note",
            MoveKind::TwoNotesPair => "two-notes-pair",
            MoveKind::LastTwoCells => "last-two-cells",
            MoveKind::CellCount => "cell-count",
        })
    }

    /// Returns whether it fills a cell.
    pub const fn fills(self) -> bool {
        !matches!(
            self,
            MoveKind::PointingNote
                | MoveKind::ClaimingNote
                | MoveKind::PairNote
                | MoveKind::TwoNotesPair
                | MoveKind::LastTwoCells
        )
    }
}

/// A digit that must go into one of a few cells of a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The digit.
    pub digit: Digit,
    /// The box.
    pub house: HouseId,
    /// The cells, at least two, including those filled since.
    pub cells: LargeCellSet,
}

/// Two cells of a box that are reserved for two digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    cells: LargeCellSet,
    digits: DigitSet,
}

impl Pair {
    pub(super) fn new(cells: LargeCellSet, digits: DigitSet) -> Pair {
        Pair { cells, digits }
    }

    /// Returns the two cells.
    pub fn cells(&self) -> LargeCellSet {
        self.cells
    }

    /// Returns the two digits.
    pub fn digits(&self) -> DigitSet {
        self.digits
    }
}

/// A move: its conclusion and its reason.
///
/// Its step is a record like that of a technique, under the id of the move’s kind, so texts and drawings use it in the
/// same way. The step of a note may place and eliminate nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The kind of the move.
    pub kind: MoveKind,
    /// The pattern and the conclusion.
    pub step: Step,
    /// The note that a move about one digit writes.
    pub note: Option<Note>,
    /// The pair that the move finds.
    pub pair: Option<Pair>,
    /// The lines of sight along which placed digits rule out cells.
    pub sights: Vec<Sight>,
}

impl Move {
    /// Returns the notes to write, each as a digit in a cell; empty if the move fills a cell.
    pub fn written(&self) -> Vec<Candidate> {
        let in_cells = |cells: LargeCellSet, digits: DigitSet| -> Vec<Candidate> {
            cells
                .iter()
                .flat_map(|cell| digits.iter().map(move |digit| Candidate::new(cell, digit)))
                .collect()
        };
        match (&self.note, &self.pair) {
            (Some(note), _) => in_cells(note.cells, DigitSet::only(note.digit)),
            (None, Some(pair)) => in_cells(pair.cells, pair.digits),
            (None, None) => Vec::new(),
        }
    }

    /// Returns the cell that is filled.
    pub fn filled(&self) -> Option<Cell> {
        self.step.placements.first().map(|placement| placement.cell)
    }
}
