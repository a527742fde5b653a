//! [`Complaint`]: something on a sheet that must be corrected before reasoning can start.

use jade_grid::{Candidate, Cell, Conflict, Event, LargeCellSet, Puzzle, Sheet};

/// Something on the sheet that must be corrected before reasoning can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Complaint {
    /// A house contains a digit twice.
    Conflict(Conflict),
    /// The entry in this cell differs from the solution.
    WrongEntry(Cell),
    /// A candidate list lacks the digit of the solution.
    LostCandidate(Candidate),
}

/// Returns everything that is wrong with a sheet, the most obvious faults first: broken rules, wrong entries, lost
/// candidates; each kind in reading order. Empty if the sheet leads to the solution.
///
/// `solution` is the only solution of the givens, if it is known. Without it, only rules are checked.
///
/// A candidate list that lacks the solution’s digit is a complaint, however few lists there are, unless it is a single
/// candidate that the player did not leave by removing others: that is a list just begun.
/// Reasoning ignores such a list. Corner notes are no lists. An excluded candidate that is the solution’s digit is the
/// same complaint; no hint excludes one, but the text of another program may.
///
/// ```
/// use jade_grid::{Event, Sheet, line};
/// use jade_tutor::{Complaint, complaints};
/// let puzzle = line::read("14......2..3....").unwrap();
/// let solution = line::read("1432321421434321").unwrap();
/// let sheet = Sheet::new(puzzle).unwrap();
/// assert!(complaints(&sheet, Some(&solution)).is_empty());
/// let wrong = Event::Enter { cells: vec![2], digit: 2, clean: false, returns: false };
/// let sheet = sheet.apply(&wrong).unwrap();
/// assert!(matches!(complaints(&sheet, Some(&solution))[..], [Complaint::WrongEntry(_)]));
/// ```
pub fn complaints(sheet: &Sheet, solution: Option<&Puzzle>) -> Vec<Complaint> {
    let mut complaints: Vec<_> = sheet.conflicts().into_iter().map(Complaint::Conflict).collect();
    let Some(solution) = solution else { return complaints };
    complaints.extend(wrong_entries(sheet, solution).iter().map(Complaint::WrongEntry));
    let lost = solution.filled().filter(|(cell, digit)| {
        sheet.is_open(*cell)
            && (sheet.excluded(*cell).contains(*digit)
                || sheet.candidates(*cell).is_some_and(|list| {
                    !list.contains(*digit) && (list.len() > 1 || sheet.removed(*cell).contains(*digit))
                }))
    });
    complaints.extend(lost.map(|(cell, digit)| Complaint::LostCandidate(Candidate::new(cell, digit))));
    complaints
}

/// Returns the cells whose entry differs from the solution.
pub fn wrong_entries(sheet: &Sheet, solution: &Puzzle) -> LargeCellSet {
    let wrong =
        |cell: &Cell| sheet.entries().get(*cell).is_some_and(|entry| solution.get(*cell) != Some(entry));
    solution.geometry().cells().filter(wrong).collect()
}

impl Complaint {
    /// Returns the event that corrects the fault; `None` if only givens are at fault. If two entries are in conflict
    /// and the solution is not known, it erases the later one in reading order.
    pub fn remedy(&self, sheet: &Sheet, solution: Option<&Puzzle>) -> Option<Event> {
        match self {
            Complaint::Conflict(conflict) => {
                let mut entries =
                    conflict.cells.into_iter().filter(|cell| sheet.entries().get(*cell).is_some());
                let wrong = |cell: &Cell| solution.is_some_and(|s| s.get(*cell) != Some(conflict.digit));
                let mut wrong_entries: Vec<_> = entries.clone().filter(wrong).collect();
                if wrong_entries.is_empty() {
                    wrong_entries.extend(entries.next_back());
                }
                let cells: Vec<_> = wrong_entries.iter().map(|cell| cell.index()).collect();
                (!cells.is_empty()).then_some(Event::Erase { cells })
            }
            Complaint::WrongEntry(cell) => Some(Event::Erase { cells: vec![cell.index()] }),
            // Only this takes back what is excluded.
            Complaint::LostCandidate(Candidate { cell, digit }) if sheet.excluded(*cell).contains(*digit) => {
                Some(Event::Compute { returns: true })
            }
            Complaint::LostCandidate(candidate) => Some(Event::Candidate {
                cells: vec![candidate.cell.index()],
                digit: candidate.digit.get().into(),
            }),
        }
    }

    /// Returns the cells at fault, in reading order.
    pub fn cells(&self) -> LargeCellSet {
        match self {
            Complaint::Conflict(conflict) => conflict.cells.into_iter().collect(),
            Complaint::WrongEntry(cell) => LargeCellSet::only(*cell),
            Complaint::LostCandidate(candidate) => LargeCellSet::only(candidate.cell),
        }
    }

    /// Returns whether reasoning can go on if the player dismisses the complaint. It can without a lost candidate,
    /// since it ignores the marks of that cell, but not with a wrong
    /// digit.
    pub fn can_be_dismissed(&self) -> bool {
        matches!(self, Complaint::LostCandidate(_))
    }

    /// Returns whether two complaints are about the same cells and digit. Two equal digits in a row and a box break two
    /// rules, but a player who dismisses one complaint means both.
    pub(crate) fn is_about_the_same(&self, other: &Complaint) -> bool {
        match (self, other) {
            (Complaint::Conflict(one), Complaint::Conflict(other)) => {
                (one.cells, one.digit) == (other.cells, other.digit)
            }
            _ => self == other,
        }
    }
}
