//! [`Diagnosis`]: whether a sheet can be reasoned about, and from which position.

use crate::complaint::{Complaint, complaints};
use crate::{Cancelled, Limits, Question};
use jade_grid::{DigitSet, PositionError, PositionOf, Puzzle, Sheet};
use jade_search::{Auto, Classification, Engine};

/// The number of combinations to try when classifying the givens of a board above 9×9, if the caller sets no limit.
/// Smaller boards are always decided, within some milliseconds.
const CLASSIFY_NODES: u64 = 2_000_000;

/// What can be done with a sheet.
#[derive(Clone, Debug)]
pub(crate) enum Diagnosis<const WORDS: usize> {
    /// The givens have no solution or more than one, so there is nothing to solve.
    Improper(Classification),
    /// Something must be corrected first.
    Faulty {
        /// The most obvious fault.
        complaint: Complaint,
        /// The only solution of the givens; `None` if it is not known.
        solution: Option<Puzzle>,
        /// `true` if the player has dismissed this complaint but it cannot be ignored.
        dismissed: bool,
    },
    /// Every cell is filled correctly.
    Finished,
    /// The sheet can be reasoned about.
    Sound {
        /// The position that the sheet represents ([`reasoning_position`]).
        position: Box<PositionOf<WORDS>>,
        /// The only solution of the givens; `None` if it is not known.
        solution: Option<Puzzle>,
    },
}

impl Question {
    /// Diagnoses the sheet. Ignores dismissed complaints if reasoning is possible in spite of them.
    ///
    /// # Errors
    /// [`Cancelled`] if the work was cancelled.
    pub(crate) fn diagnose<const WORDS: usize>(
        &self,
        dismissed: &[Complaint],
        limits: &Limits<'_>,
    ) -> Result<Diagnosis<WORDS>, Cancelled> {
        let sheet = &self.sheet;
        let classification = classify(sheet.givens(), limits);
        limits.check()?;
        let solution = match classification {
            Classification::Proper(solution) => Some(solution),
            Classification::Unknown { .. } => None,
            improper => {
                // A broken rule says more than “no solution”.
                let broken = sheet.givens().conflicts().into_iter().next().map(Complaint::Conflict);
                return Ok(match broken {
                    Some(complaint) => Diagnosis::Faulty { complaint, solution: None, dismissed: false },
                    None => Diagnosis::Improper(improper),
                });
            }
        };
        let is_dismissed =
            |complaint: &Complaint| dismissed.iter().any(|one| one.is_about_the_same(complaint));
        let (dismissed, open): (Vec<_>, Vec<_>) =
            complaints(sheet, solution.as_ref()).into_iter().partition(is_dismissed);
        if let Some(complaint) = open.into_iter().next() {
            return Ok(Diagnosis::Faulty { complaint, solution, dismissed: false });
        }
        if let Some(complaint) = dismissed.into_iter().find(|complaint| !complaint.can_be_dismissed()) {
            return Ok(Diagnosis::Faulty { complaint, solution, dismissed: true });
        }
        Ok(match reasoning_position(sheet, solution.as_ref()) {
            Ok(position) if position.is_full() => Diagnosis::Finished,
            Ok(position) => {
                Diagnosis::Sound { position: Box::new(self.with_known_givens(position)), solution }
            }
            // Unreachable: broken rules were reported above as complaints.
            Err(_) => Diagnosis::Improper(Classification::NoSolution),
        })
    }
}

/// Returns how many solutions a puzzle has. Up to 9×9 this is always known. On larger boards it gives up after two
/// million combinations unless `limits` sets another number.
///
/// ```
/// use jade_grid::line;
/// use jade_search::Classification;
/// use jade_tutor::{Limits, classify};
/// // Guesses alone need millions of combinations to find that out.
/// let none = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
/// let limits = Limits::default();
/// assert_eq!(classify(&line::read(none).unwrap(), &limits), Classification::NoSolution);
/// ```
pub fn classify(puzzle: &Puzzle, limits: &Limits<'_>) -> Classification {
    let most = (puzzle.geometry().side() > 9).then_some(CLASSIFY_NODES);
    let limits = Limits { nodes: limits.nodes.or(most), ..*limits };
    Auto.classify(puzzle, &limits.search(2))
}

/// Returns the position to reason from: the digits on the sheet, and the candidates that remain after the player’s
/// lists and the accepted conclusions.
///
/// The solution only decides which marks are reliable; it never supplies a candidate. If the list of a cell lacks the
/// solution’s digit, the whole list is ignored, and all candidates that the placed digits allow are possible again. A
/// beginner’s short list does not claim that nothing else is possible, and adding just the right digit would use
/// knowledge that no player has. The same holds for the excluded candidates of a cell.
///
/// # Errors
/// [`PositionError`] if a house contains a digit twice, or the board is too large for the position.
pub(crate) fn reasoning_position<const WORDS: usize>(
    sheet: &Sheet,
    solution: Option<&Puzzle>,
) -> Result<PositionOf<WORDS>, PositionError> {
    let mut position = PositionOf::new(&sheet.values())?;
    position.set_givens(Some(sheet.givens().filled().map(|(cell, _)| cell).collect()));
    let all = DigitSet::all(sheet.geometry().side());
    for cell in position.open_cells() {
        let right = solution.and_then(|solution| solution.get(cell));
        let reliable = |marks: &DigitSet| right.is_none_or(|digit| marks.contains(digit));
        let listed = sheet.candidates(cell).filter(reliable).unwrap_or(all);
        let not_excluded = Some(all - sheet.excluded(cell)).filter(reliable).unwrap_or(all);
        position.restrict(cell, listed & not_excluded);
    }
    Ok(position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::{Cell, Event, Position, line};

    #[test]
    fn a_list_without_the_right_digit_is_ignored() {
        let sheet = Sheet::new(line::read("1.........2.....").unwrap()).unwrap();
        let solution = line::read("1234341223414123").unwrap();
        let candidates = |sheet: &Sheet| {
            let position: Position = reasoning_position(sheet, Some(&solution)).unwrap();
            position.candidates(Cell::new(1)).iter().map(|digit| digit.get()).collect::<Vec<_>>()
        };
        let list = |digit| Event::Candidate { cells: vec![1], digit };
        let short = sheet.apply(&list(3)).unwrap(); // the cell is 2, but 4 would be possible too
        assert_eq!(candidates(&short), [2, 3, 4]);
        assert_eq!(candidates(&short.apply(&list(2)).unwrap()), [2, 3]);
    }
}
