//! [`diagnose`]: what is wrong on a sheet, before any reasoning starts from it.

use jade_grid::{
    Candidate, Cell, CellSet, Conflict, DigitSet, Event, Position, PositionError, Puzzle, Sheet, SheetData,
};

/// Something on the sheet that has to be put right before reasoning can go on.
#[derive(Clone, Debug, PartialEq, Eq)]
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
/// ```
/// use jade_grid::{format, Digit, Event, Sheet};
/// use jade_contract::{Complaint, diagnose};
/// let puzzle = format::read("14......2..3....").unwrap();
/// let solution = format::read("1423321424314132").unwrap();
/// let sheet = Sheet::new(puzzle).unwrap();
/// assert!(diagnose(&sheet, Some(&solution)).is_empty());
/// let wrong = Event::Enter { cells: vec![2], digit: 3, clean: false };
/// let sheet = sheet.apply(&wrong).unwrap();
/// assert!(matches!(diagnose(&sheet, Some(&solution))[..], [Complaint::WrongEntry(_)]));
/// ```
pub fn diagnose(sheet: &Sheet, solution: Option<&Puzzle>) -> Vec<Complaint> {
    let mut complaints: Vec<_> = sheet.conflicts().into_iter().map(Complaint::Conflict).collect();
    let Some(solution) = solution else { return complaints };
    complaints.extend(mistakes(sheet, solution).iter().map(Complaint::WrongEntry));
    let lost = solution.clues().filter(|(cell, digit)| {
        sheet.is_open(*cell)
            && sheet.removed(*cell).contains(*digit)
            && sheet.candidates(*cell).is_some_and(|list| !list.contains(*digit))
    });
    complaints.extend(lost.map(|(cell, digit)| Complaint::LostCandidate(Candidate::new(cell, digit))));
    complaints
}

/// The cells whose entry is not the digit of the solution.
pub(crate) fn mistakes(sheet: &Sheet, solution: &Puzzle) -> CellSet {
    let wrong =
        |cell: &Cell| sheet.entries().get(*cell).is_some_and(|entry| solution.get(*cell) != Some(entry));
    solution.geometry().cells().filter(wrong).collect()
}

impl Complaint {
    /// What the player has to do to the sheet to put it right. Where two entries are in conflict and the
    /// solution is not known, the later one in reading order goes.
    pub(crate) fn remedy(&self, sheet: &Sheet, solution: Option<&Puzzle>) -> Option<Event> {
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
    pub(crate) fn cells(&self) -> CellSet {
        match self {
            Complaint::Conflict(conflict) => conflict.cells.into_iter().collect(),
            Complaint::WrongEntry(cell) => CellSet::only(*cell),
            Complaint::LostCandidate(candidate) => CellSet::only(candidate.cell),
        }
    }
}

/// The position that a sheet stands for in reasoning: the marks as the player has them, but with the
/// candidates of the solution put back that were merely never written (or that a sheet claims to have
/// excluded, which it should not). One that was taken away by hand is a complaint, and comes before this.
///
/// # Errors
/// If the sheet breaks a rule.
pub(crate) fn position_of(sheet: &Sheet, solution: Option<&Puzzle>) -> Result<Position, PositionError> {
    let Some(solution) = solution else { return sheet.position() };
    let mut data = SheetData::from(sheet.clone());
    for (cell, digit) in solution.clues() {
        let (index, bit) = (cell.index(), DigitSet::only(digit).bits());
        if let Some(Some(list)) = data.candidates.as_mut().map(|lists| &mut lists[index]) {
            *list |= bit;
        }
        if let Some(excluded) = &mut data.excluded {
            excluded[index] &= !bit;
        }
    }
    // What was a sheet stays one: only bits of digits of the board were touched.
    Sheet::try_from(data).as_ref().unwrap_or(sheet).position()
}
