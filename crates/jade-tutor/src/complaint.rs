//! [`Complaint`]: something on a sheet that has to be put right before any reasoning starts from it.

use jade_grid::{Candidate, Cell, CellSet, Conflict, Event, Puzzle, Sheet};

/// Something on the sheet that has to be put right before reasoning can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Complaint {
    /// A rule is broken.
    Conflict(Conflict),
    /// An entry is not the digit of the solution.
    WrongEntry(Cell),
    /// A candidate of the solution was taken away by hand.
    LostCandidate(Candidate),
}

/// The faults of a sheet, the plainest first: broken rules, wrong entries, lost candidates; each sort in
/// reading order. Empty for a sheet that leads to the solution.
///
/// `solution` is that of the givens, where they have exactly one; without it only rules can be checked.
///
/// A candidate list that lacks the digit of the solution is a complaint only where the player took that digit
/// out by hand. A beginner who notes just some of a cell's candidates has done nothing wrong:
/// [`reasoning_position`](crate::reasoning_position) passes over such a list.
///
/// ```
/// use jade_grid::{Event, Sheet, line};
/// use jade_tutor::{Complaint, complaints};
/// let puzzle = line::read("14......2..3....").unwrap();
/// let solution = line::read("1432321421434321").unwrap();
/// let sheet = Sheet::new(puzzle).unwrap();
/// assert!(complaints(&sheet, Some(&solution)).is_empty());
/// let wrong = Event::Enter { cells: vec![2], digit: 2, clean: false };
/// let sheet = sheet.apply(&wrong).unwrap();
/// assert!(matches!(complaints(&sheet, Some(&solution))[..], [Complaint::WrongEntry(_)]));
/// ```
pub fn complaints(sheet: &Sheet, solution: Option<&Puzzle>) -> Vec<Complaint> {
    let mut complaints: Vec<_> = sheet.conflicts().into_iter().map(Complaint::Conflict).collect();
    let Some(solution) = solution else { return complaints };
    complaints.extend(wrong_entries(sheet, solution).iter().map(Complaint::WrongEntry));
    let lost = solution.clues().filter(|(cell, digit)| {
        sheet.is_open(*cell)
            && sheet.removed(*cell).contains(*digit)
            && sheet.candidates(*cell).is_some_and(|list| !list.contains(*digit))
    });
    complaints.extend(lost.map(|(cell, digit)| Complaint::LostCandidate(Candidate::new(cell, digit))));
    complaints
}

/// The cells whose entry is not the digit of the solution.
pub fn wrong_entries(sheet: &Sheet, solution: &Puzzle) -> CellSet {
    let wrong =
        |cell: &Cell| sheet.entries().get(*cell).is_some_and(|entry| solution.get(*cell) != Some(entry));
    solution.geometry().cells().filter(wrong).collect()
}

impl Complaint {
    /// What the player has to do to the sheet to put it right; `None` where only givens are at fault. Where two
    /// entries are in conflict and the solution is not known, the later one in reading order goes.
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
            Complaint::LostCandidate(candidate) => Some(Event::Candidate {
                cells: vec![candidate.cell.index()],
                digit: candidate.digit.get().into(),
            }),
        }
    }

    /// The cells at fault, in reading order.
    pub fn cells(&self) -> CellSet {
        match self {
            Complaint::Conflict(conflict) => conflict.cells.into_iter().collect(),
            Complaint::WrongEntry(cell) => CellSet::only(*cell),
            Complaint::LostCandidate(candidate) => CellSet::only(candidate.cell),
        }
    }

    /// Whether the reasoning can go on though the complaint stands: a lost candidate is put back for it, but
    /// with a wrong digit there is no going on.
    pub fn can_be_dismissed(&self) -> bool {
        matches!(self, Complaint::LostCandidate(_))
    }

    /// Whether two complaints are about the same cells and digit. A pair of equal digits in both a row and a box
    /// breaks two rules, but a player who dismisses one of them means both.
    pub(crate) fn is_about_the_same(&self, other: &Complaint) -> bool {
        match (self, other) {
            (Complaint::Conflict(one), Complaint::Conflict(other)) => {
                (one.cells, one.digit) == (other.cells, other.digit)
            }
            _ => self == other,
        }
    }
}
