//! [`DecidedBy`]: what decides the puzzle of a text.

use crate::{Limits, classify};
use jade_grid::Sheet;
use jade_search::Classification;

/// What of a sheet that was read from a text decides the puzzle.
///
/// The marks of a player are notes: JADE judges them, but they change nothing about the puzzle. In a sukaku, candidates
/// are all that there is, and in positions from other programs the givens are often missing. The rule: if the givens
/// alone have one solution, everything else is notes. Otherwise the candidates belong to the puzzle if they decide it,
/// and otherwise the entries count as givens if these do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecidedBy {
    /// The givens alone.
    Givens,
    /// The givens with the candidates, which belong to the puzzle.
    Candidates,
    /// The entries, which count as givens, perhaps with the candidates.
    Entries,
    /// Nothing on the sheet decides: there are several solutions.
    Nothing,
}

/// Finds out what decides the puzzle of a sheet that was read from a text, and returns the sheet with what belongs to the
/// puzzle as givens and barred digits. A sheet without entries and candidates, or of a puzzle that is restricted already,
/// stays as it is, and it is decided by [`DecidedBy::Givens`].
///
/// If the candidates leave no solution and nothing else decides, they count as well: the puzzle has none then.
///
/// ```
/// use jade_grid::{Cell, DigitSet, Geometry, Puzzle, Sheet, line};
/// use jade_tutor::{DecidedBy, settle};
/// let empty = Puzzle::empty(Geometry::standard(4).unwrap());
/// let solution = line::read("1234341221434321").unwrap();
/// // No givens, but a list of candidates for every cell.
/// let lists: Vec<_> = solution.filled().map(|(cell, digit)| (cell, DigitSet::only(digit))).collect();
/// let sheet = Sheet::with_written(empty.clone(), empty, &lists, &[]).unwrap();
/// let (sheet, decided_by) = settle(sheet, &Default::default());
/// assert_eq!(decided_by, DecidedBy::Candidates);
/// assert!(sheet.givens().is_restricted() && solution.solves(sheet.givens()));
/// ```
pub fn settle(sheet: Sheet, limits: &Limits<'_>) -> (Sheet, DecidedBy) {
    let has_entries = sheet.entries().filled_count() > 0;
    let has_marks = sheet.has_exclusions();
    if !has_entries && !has_marks || sheet.givens().is_restricted() {
        return (sheet, DecidedBy::Givens);
    }
    if !matches!(classify(sheet.givens(), limits), Classification::Several { .. }) {
        return (sheet, DecidedBy::Givens);
    }
    let with_marks = has_marks.then(|| sheet.with_marks_as_rules());
    let marks = with_marks.as_ref().map(|sheet| classify(sheet.givens(), limits));
    let decides = matches!(marks, Some(Classification::Proper(_)));
    if has_entries && !decides {
        let entered = sheet.with_entries_as_givens();
        let both = has_marks.then(|| entered.with_marks_as_rules());
        let proper = |sheet: &Sheet| matches!(classify(sheet.givens(), limits), Classification::Proper(_));
        if let Some(sheet) = [Some(entered), both].into_iter().flatten().find(proper) {
            return (sheet, DecidedBy::Entries);
        }
    }
    match (with_marks, marks) {
        (Some(sheet), Some(Classification::Proper(_) | Classification::NoSolution)) => {
            (sheet, DecidedBy::Candidates)
        }
        _ => (sheet, DecidedBy::Nothing),
    }
}
