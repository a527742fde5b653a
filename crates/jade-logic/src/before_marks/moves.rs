//! [`Move`]: what is done before pencil marks are written.

use super::reasons::Sight;
use crate::{Step, TechniqueId};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, HouseId};

/// What sort of move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    /// One of the cells where a digit is noted is left.
    LastOfNote,
    /// One cell of a pair was filled: the other takes the other digit.
    LastOfPair,
    /// One cell of a house is free, those of pairs set aside.
    LastCell,
    /// The only cell for a digit in a box.
    CrossHatching,
    /// The only cell for a digit in a row, column or extra region.
    LineSweep,
    /// The cells for a digit in a box lie in one line.
    PointingNote,
    /// The cells for a digit in a line lie in one box.
    ClaimingNote,
    /// The two cells for a digit in a box do not lie in one line.
    PairNote,
    /// Two digits are noted in the same two cells of a box.
    TwoNotesPair,
    /// Two cells of a house are free, those of other pairs set aside, and lie in one box.
    LastTwoCells,
    /// A cell sees all digits but one.
    CellCount,
}

impl MoveKind {
    /// Every kind, in the order of trying.
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

    /// The name in messages, JSON and notation. Stable for ever, as the id of a technique is.
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

    /// Whether it fills a cell.
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
    /// The cells, two or more; those filled since are among them.
    pub cells: CellSet,
}

/// Two cells of a box that are kept for two digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    cells: CellSet,
    digits: DigitSet,
}

impl Pair {
    pub(super) fn new(cells: CellSet, digits: DigitSet) -> Pair {
        Pair { cells, digits }
    }

    /// The cells, two.
    pub fn cells(&self) -> CellSet {
        self.cells
    }

    /// The digits, two.
    pub fn digits(&self) -> DigitSet {
        self.digits
    }
}

/// A move: what follows, and why.
///
/// Its step is a record like that of a technique, under the id of its kind: words and drawings read it the same
/// way. That of a note may place and eliminate nothing: then the note is all there is to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// What sort of move.
    pub kind: MoveKind,
    /// What is seen and what follows.
    pub step: Step,
    /// What is noted, for a move that is about one digit.
    pub note: Option<Note>,
    /// What is kept together, for a pair.
    pub pair: Option<Pair>,
    /// The lines of sight along which digits that stand keep the digit out of cells.
    pub sights: Vec<Sight>,
}

impl Move {
    /// What a player writes small: the digits noted, each in its cells; none for a move that fills a cell.
    pub fn written(&self) -> Vec<Candidate> {
        let in_cells = |cells: CellSet, digits: DigitSet| -> Vec<Candidate> {
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

    /// The cell that is filled.
    pub fn filled(&self) -> Option<Cell> {
        self.step.placements.first().map(|placement| placement.cell)
    }
}
