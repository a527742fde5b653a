//! [`Event`]: the changes a player makes to a sheet.

use super::Sheet;
use crate::{Cell, Digit, DigitSet, Geometry, LargeCellSet, Puzzle};
use std::fmt;

/// Something that the player does to a [`Sheet`]; each is one step for undo.
///
/// Cells are numbers in reading order, from 0. In events with a list of cells it must not be empty; cells
/// to which an event does not apply (a given, for an entry) are skipped.
///
/// ```
/// use jade_grid::Event;
/// let event: Event = serde_json::from_str(r#"{"type":"corner","cells":[3,4],"digit":7}"#).unwrap();
/// assert_eq!(event, Event::Corner { cells: vec![3, 4], digit: 7 });
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// Enters a digit in every cell that is no given, over any entry.
    Enter {
        /// The cells, by their numbers from 0.
        cells: Vec<usize>,
        /// The digit, from 1.
        digit: usize,
        /// Whether to remove the digit from the corner notes and candidate lists of the peers of each cell.
        /// A cell whose digit conflicts with another cell removes nothing.
        clean: bool,
        /// Whether what it removes comes back when the entry is replaced or erased and no other digit rules it out, unless
        /// the player has written or erased marks there since then. Games of earlier versions do without.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        returns: bool,
    },
    /// Erases the entries of the cells if any of them has one, otherwise their corner notes, candidate lists
    /// and what was removed from these by hand. With an entry, the marks come back that it removed
    /// (`returns` of [`Event::Enter`]).
    Erase {
        /// The cells, by their numbers from 0.
        cells: Vec<usize>,
    },
    /// Removes a corner note if all open cells among these have it, otherwise adds it to all of them.
    Corner {
        /// The cells, by their numbers from 0.
        cells: Vec<usize>,
        /// The digit, from 1.
        digit: usize,
    },
    /// Removes a candidate from the lists if all open cells among these have it, otherwise adds it to all of
    /// them. A cell without a list gets one. A removed candidate is remembered as removed by hand until it is
    /// added again. A list that loses its last candidate (by whatever event) is gone, and with it what was
    /// removed from it.
    Candidate {
        /// The cells, by their numbers from 0.
        cells: Vec<usize>,
        /// The digit, from 1.
        digit: usize,
    },
    /// Gives every open cell the list of candidates that givens, entries and accepted conclusions leave, and
    /// forgets what was removed there by hand.
    FillCandidates {
        /// Whether candidates that only entries rule out come back when the entries go, as with [`Event::Enter`].
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        returns: bool,
    },
    /// The same, after it has forgotten what was excluded.
    Compute {
        /// As in [`Event::FillCandidates`].
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        returns: bool,
    },
    /// Clears all corner notes, candidate lists and removals by hand, also under entries.
    ClearMarks,
    /// Removes from the corner notes and candidate lists of all open cells what givens, entries and accepted conclusions
    /// rule out.
    CleanMarks,
    /// Turns corner notes into candidate lists, in the open cells among these that have notes.
    Promote {
        /// The cells, by their numbers from 0.
        cells: Vec<usize>,
    },
    /// Accepts the conclusions of a hint: placements become entries (skipping givens), eliminations are
    /// excluded and taken out of corner notes and candidate lists, notes become corner notes in open cells that
    /// have no candidate list.
    Accept {
        /// Digits to enter.
        #[cfg_attr(feature = "serde", serde(default))]
        placements: Vec<CandidateData>,
        /// Candidates to exclude.
        #[cfg_attr(feature = "serde", serde(default))]
        eliminations: Vec<CandidateData>,
        /// Digits to note.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<CandidateData>>"))]
        notes: Vec<CandidateData>,
        /// As in [`Event::Enter`], for the placements.
        clean: bool,
        /// As in [`Event::Enter`], for the placements.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        returns: bool,
    },
    /// Back to the givens, with nothing written and nothing excluded.
    Reset,
}

/// A digit in a cell as numbers: in an [`Event`], and wherever else a candidate is serialised.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CandidateData {
    /// The cell's number in reading order, from 0.
    pub cell: usize,
    /// The digit, from 1.
    pub digit: usize,
}

impl From<crate::Candidate> for CandidateData {
    fn from(candidate: crate::Candidate) -> CandidateData {
        CandidateData { cell: candidate.cell.index(), digit: candidate.digit.get().into() }
    }
}

/// Why an event cannot be applied to a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventError {
    /// It names no cell.
    NoCells,
    /// It names a cell that the board does not have.
    CellOffBoard {
        /// The cell's number, from 0.
        cell: usize,
        /// How many cells there are.
        cells: usize,
    },
    /// It names a digit that the board does not have.
    DigitOffBoard {
        /// The digit.
        digit: usize,
        /// The side of the board.
        side: usize,
    },
}

impl EventError {
    /// Returns the kind as a word, as in the event vectors and in JSON: `noCells`, `cellOffBoard`, `digitOffBoard`.
    pub const fn kind(&self) -> &'static str {
        match self {
            EventError::NoCells => "noCells",
            EventError::CellOffBoard { .. } => "cellOffBoard",
            EventError::DigitOffBoard { .. } => "digitOffBoard",
        }
    }
}

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EventError::NoCells => write!(f, "the event names no cell"),
            EventError::CellOffBoard { cell, cells } => {
                write!(f, "cell {cell} is off the board (valid: 0 to {})", cells - 1)
            }
            EventError::DigitOffBoard { digit, side } => {
                write!(f, "digit {digit} is not on this board (valid: 1 to {side})")
            }
        }
    }
}

impl std::error::Error for EventError {}

impl Sheet {
    /// Returns the sheet after an event. It may be equal to the one before.
    ///
    /// # Errors
    /// [`EventError`] if the event names no cell where it should, or a cell or digit off the board.
    pub fn apply(&self, event: &Event) -> Result<Sheet, EventError> {
        let board = self.geometry();
        let mut sheet = self.clone();
        match event {
            Event::Enter { cells, digit, clean, returns } => {
                let digit = digit_on(board, *digit)?;
                let cells = cells_on(board, cells)?;
                sheet.enter(cells.into_iter().map(|cell| (cell, digit)).collect(), *clean, *returns);
            }
            Event::Erase { cells } => sheet.erase(&cells_on(board, cells)?),
            Event::Corner { cells, digit } => {
                let digit = digit_on(board, *digit)?;
                let cells = cells_on(board, cells)?;
                sheet.toggle_corner(&cells, digit);
            }
            Event::Candidate { cells, digit } => {
                let digit = digit_on(board, *digit)?;
                let cells = cells_on(board, cells)?;
                sheet.toggle_candidate(&cells, digit);
            }
            Event::FillCandidates { returns } => sheet.fill_candidates(*returns),
            Event::Compute { returns } => {
                sheet.excluded.fill(DigitSet::EMPTY);
                sheet.fill_candidates(*returns);
            }
            Event::ClearMarks => sheet.clear_marks(),
            Event::CleanMarks => sheet.clean_marks(),
            Event::Promote { cells } => sheet.promote(&cells_on(board, cells)?),
            Event::Accept { placements, eliminations, notes, clean, returns } => {
                if placements.is_empty() && eliminations.is_empty() && notes.is_empty() {
                    return Err(EventError::NoCells);
                }
                let placements = candidates_on(board, placements)?;
                let eliminations = candidates_on(board, eliminations)?;
                let notes = candidates_on(board, notes)?;
                sheet.enter(placements, *clean, *returns);
                sheet.exclude(&eliminations);
                sheet.note(&notes);
            }
            Event::Reset => {
                sheet.entries = Puzzle::empty(board);
                sheet.clear_marks();
                sheet.excluded.fill(DigitSet::EMPTY);
                // What a puzzle bars is visible only as candidates.
                if sheet.givens.is_restricted() {
                    sheet.fill_candidates(false);
                }
            }
        }
        Ok(sheet)
    }

    fn enter(&mut self, mut placements: Vec<(Cell, Digit)>, clean: bool, returns: bool) {
        placements.retain(|(cell, _)| !self.is_given(*cell));
        for (cell, digit) in &placements {
            self.entries.set(*cell, Some(*digit));
        }
        self.give_back();
        if !clean {
            return;
        }
        // Only once all are entered: they may conflict with each other.
        for (cell, digit) in placements {
            let peers: LargeCellSet = self.geometry().peers_of(cell);
            if self.value(cell) == Some(digit) && peers.iter().all(|peer| self.value(peer) != Some(digit)) {
                peers.iter().for_each(|peer| self.strike(peer, digit, returns));
            }
        }
    }

    /// Removes a digit from the marks of a cell, for good or until it comes back.
    fn strike(&mut self, cell: Cell, digit: Digit, returns: bool) {
        let list = self.candidates(cell).unwrap_or_default();
        for (marks, cleared) in [
            (self.corners[cell.index()], &mut self.cleared_corners[cell.index()]),
            (list, &mut self.cleared_candidates[cell.index()]),
        ] {
            if !returns {
                cleared.discard(digit);
            } else if marks.contains(digit) {
                cleared.add(digit);
            }
        }
        self.corners[cell.index()].discard(digit);
        if !list.is_empty() {
            self.set_list(cell, list.without(digit));
        }
    }

    /// Brings back the marks that entries took away and that no digit rules out any more.
    fn give_back(&mut self) {
        for cell in self.geometry().cells() {
            let index = cell.index();
            let mut back = self.cleared_corners[index] | self.cleared_candidates[index];
            if back.is_empty() {
                continue;
            }
            let peers: LargeCellSet = self.geometry().peers_of(cell);
            back -= peers.iter().filter_map(|peer| self.value(peer)).collect();
            self.corners[index] |= self.cleared_corners[index] & back;
            let list = self.candidates(cell).unwrap_or_default() | self.cleared_candidates[index] & back;
            self.candidates[index] = (!list.is_empty()).then_some(list);
            self.cleared_corners[index] -= back;
            self.cleared_candidates[index] -= back;
        }
    }

    /// Sets the candidate list of a cell. With an empty list, it also forgets what was removed from the list before:
    /// without a list nothing is excluded any more.
    fn set_list(&mut self, cell: Cell, list: DigitSet) {
        self.candidates[cell.index()] = (!list.is_empty()).then_some(list);
        if list.is_empty() {
            self.removed[cell.index()] = DigitSet::EMPTY;
        }
    }

    fn erase(&mut self, cells: &[Cell]) {
        if cells.iter().any(|cell| self.entries.get(*cell).is_some()) {
            cells.iter().for_each(|cell| self.entries.set(*cell, None));
            self.give_back();
            return;
        }
        for cell in self.open_among(cells) {
            self.corners[cell.index()] = DigitSet::EMPTY;
            self.cleared_corners[cell.index()] = DigitSet::EMPTY;
            self.cleared_candidates[cell.index()] = DigitSet::EMPTY;
            self.set_list(cell, DigitSet::EMPTY);
        }
    }

    fn open_among(&self, cells: &[Cell]) -> Vec<Cell> {
        cells.iter().copied().filter(|cell| self.is_open(*cell)).collect()
    }

    fn toggle_corner(&mut self, cells: &[Cell], digit: Digit) {
        let cells = self.open_among(cells);
        let all_have = cells.iter().all(|cell| self.corners(*cell).contains(digit));
        for cell in cells {
            let corners = &mut self.corners[cell.index()];
            *corners = if all_have { corners.without(digit) } else { corners.with(digit) };
            self.cleared_corners[cell.index()].discard(digit);
        }
    }

    fn toggle_candidate(&mut self, cells: &[Cell], digit: Digit) {
        let cells = self.open_among(cells);
        let list = |sheet: &Sheet, cell| sheet.candidates(cell).unwrap_or_default();
        let all_have = cells.iter().all(|cell| list(self, *cell).contains(digit));
        for cell in cells {
            let (list, removed) = (list(self, cell), self.removed(cell));
            let (list, removed) = if all_have {
                (list.without(digit), removed.with(digit))
            } else {
                (list.with(digit), removed.without(digit))
            };
            self.removed[cell.index()] = removed;
            self.cleared_candidates[cell.index()].discard(digit);
            self.set_list(cell, list);
        }
    }

    fn fill_candidates(&mut self, returns: bool) {
        for cell in self.geometry().cells().filter(|cell| self.is_open(*cell)).collect::<Vec<_>>() {
            self.set_list(cell, self.allowed(cell));
            self.removed[cell.index()] = DigitSet::EMPTY;
            self.cleared_candidates[cell.index()] =
                if returns { self.ruled_out_by_entries(cell) } else { DigitSet::EMPTY };
        }
    }

    /// Returns the digits that only entries rule out in a cell.
    fn ruled_out_by_entries(&self, cell: Cell) -> DigitSet {
        self.givens.allowed(cell) - self.excluded(cell) - self.allowed(cell)
    }

    fn clean_marks(&mut self) {
        for cell in self.geometry().cells().filter(|cell| self.is_open(*cell)).collect::<Vec<_>>() {
            let allowed = self.allowed(cell);
            self.corners[cell.index()] &= allowed;
            if let Some(list) = self.candidates(cell) {
                self.set_list(cell, list & allowed);
            }
        }
    }

    fn promote(&mut self, cells: &[Cell]) {
        for cell in self.open_among(cells) {
            let notes = std::mem::take(&mut self.corners[cell.index()]);
            if !notes.is_empty() {
                self.candidates[cell.index()] = Some(notes);
                self.cleared_candidates[cell.index()] =
                    std::mem::take(&mut self.cleared_corners[cell.index()]);
            }
        }
    }

    pub(super) fn clear_marks(&mut self) {
        self.corners.fill(DigitSet::EMPTY);
        self.candidates.fill(None);
        self.removed.fill(DigitSet::EMPTY);
        self.forget_cleared();
    }

    pub(super) fn forget_cleared(&mut self) {
        self.cleared_corners.fill(DigitSet::EMPTY);
        self.cleared_candidates.fill(DigitSet::EMPTY);
    }

    fn exclude(&mut self, eliminations: &[(Cell, Digit)]) {
        for &(cell, digit) in eliminations {
            if !self.is_given(cell) {
                self.excluded[cell.index()].add(digit);
                self.strike(cell, digit, false);
            }
        }
    }

    fn note(&mut self, notes: &[(Cell, Digit)]) {
        for &(cell, digit) in notes {
            if self.is_open(cell) && self.candidates(cell).is_none() {
                self.corners[cell.index()].add(digit);
            }
        }
    }
}

fn cell_on(board: &Geometry, cell: usize) -> Result<Cell, EventError> {
    let cells = board.cell_count();
    if cell < cells { Ok(Cell::new(cell)) } else { Err(EventError::CellOffBoard { cell, cells }) }
}

fn cells_on(board: &Geometry, cells: &[usize]) -> Result<Vec<Cell>, EventError> {
    if cells.is_empty() {
        return Err(EventError::NoCells);
    }
    cells.iter().map(|cell| cell_on(board, *cell)).collect()
}

fn digit_on(board: &Geometry, digit: usize) -> Result<Digit, EventError> {
    let side = board.side();
    let on_board = u8::try_from(digit).ok().and_then(Digit::new).filter(|_| digit <= side);
    on_board.ok_or(EventError::DigitOffBoard { digit, side })
}

fn candidates_on(board: &Geometry, candidates: &[CandidateData]) -> Result<Vec<(Cell, Digit)>, EventError> {
    let on_board =
        |candidate: &CandidateData| Ok((cell_on(board, candidate.cell)?, digit_on(board, candidate.digit)?));
    candidates.iter().map(on_board).collect()
}
