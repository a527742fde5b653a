//! [`Diagnosis`]: whether one can reason from a sheet, and from which position.

use crate::complaint::{Complaint, complaints};
use crate::{Cancelled, Limits, Question};
use jade_grid::{DigitSet, Position, PositionError, Puzzle, Sheet};
use jade_search::{Auto, Classification, Engine};

/// Combinations that are tried to find out whether the givens have one solution, where the question sets
/// no limit of its own.
const CLASSIFY_NODES: u64 = 2_000_000;

/// What can be done with a sheet.
#[derive(Clone, Debug)]
pub enum Diagnosis {
    /// There is nothing to reason towards: the givens have no solution, or several.
    Improper(Classification),
    /// Something has to be put right first.
    Faulty {
        /// The plainest fault.
        complaint: Complaint,
        /// The solution of the givens, where they are known to have just one.
        solution: Option<Puzzle>,
        /// Whether the player has dismissed the complaint already, though one cannot go on without mending it.
        dismissed: bool,
    },
    /// Every cell is filled, and rightly.
    Finished,
    /// One can reason from here.
    Sound {
        /// The position that the sheet stands for ([`reasoning_position`]).
        position: Box<Position>,
        /// The solution of the givens, where they are known to have just one.
        solution: Option<Puzzle>,
    },
}

impl Question {
    /// Says whether one can reason from the sheet, passing over complaints that the player has dismissed
    /// wherever that is possible.
    ///
    /// # Errors
    /// [`Cancelled`] if the work was cancelled.
    pub fn diagnose(&self, dismissed: &[Complaint], limits: &Limits<'_>) -> Result<Diagnosis, Cancelled> {
        let sheet = &self.sheet;
        let classification = classify(sheet.givens(), limits);
        limits.check()?;
        let solution = match classification {
            Classification::Proper(solution) => Some(solution),
            Classification::Unknown { .. } => None,
            improper => {
                // That a rule is broken says more than that there is no solution.
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
            // Broken rules are complaints and were met above; with one there is no solution.
            Err(_) => Diagnosis::Improper(Classification::NoSolution),
        })
    }
}

/// How many solutions a puzzle has. A search that sets no limit of its own gives up after two million
/// combinations.
pub fn classify(puzzle: &Puzzle, limits: &Limits<'_>) -> Classification {
    let limits = Limits { nodes: Some(limits.nodes.unwrap_or(CLASSIFY_NODES)), ..*limits };
    Auto.classify(puzzle, &limits.search(2))
}

/// The position from which to reason: the digits on the sheet, and the candidates that the player's lists and the
/// conclusions accepted so far leave.
///
/// The solution only says which marks can be relied on; it never supplies a candidate. Where the list of a cell lacks
/// the digit of the solution, the whole list is passed over, so all candidates come back that the placed digits
/// leave: a beginner's short list is no claim that nothing else is possible, and to add just the right digit to it
/// would reason from knowledge that nobody at the board has. The same holds for the exclusions of a cell.
///
/// ```
/// use jade_grid::{Cell, DigitSet, Event, Sheet, line};
/// use jade_tutor::reasoning_position;
/// let sheet = Sheet::new(line::read("1.........2.....").unwrap()).unwrap();
/// let solution = line::read("1234341223414123").unwrap();
/// let list = |digit| Event::Candidate { cells: vec![1], digit };
/// let short = sheet.apply(&list(3)).unwrap(); // the cell is 2, but 4 would be possible too
/// let position = reasoning_position(&short, Some(&solution)).unwrap();
/// assert_eq!(position.candidates(Cell::new(1)).iter().map(|d| d.get()).collect::<Vec<_>>(), [2, 3, 4]);
/// let right = short.apply(&list(2)).unwrap();
/// let position = reasoning_position(&right, Some(&solution)).unwrap();
/// assert_eq!(position.candidates(Cell::new(1)).len(), 2);
/// ```
///
/// # Errors
/// If a digit stands twice in a house.
pub fn reasoning_position(sheet: &Sheet, solution: Option<&Puzzle>) -> Result<Position, PositionError> {
    let mut position = Position::new(&sheet.values())?;
    position.set_givens(Some(sheet.givens().clues().map(|(cell, _)| cell).collect()));
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
