//! [`path()`]: all steps to the end, or to where the techniques give out.

use crate::complaint::Complaint;
use crate::{Cancelled, Diagnosis, Limits, Question, last_resort};
use jade_grid::Position;
use jade_logic::Rating;
use jade_logic::before_marks::{BeforeMarks, Move};
use jade_logic::{Analysis, Path, TechniqueId};
use jade_search::Classification;

/// An attempt to reason from a sheet to the end.
#[derive(Clone, Debug)]
pub enum Attempt<T> {
    /// There is nothing to reason towards: the givens have no solution, or several.
    Improper(Classification),
    /// Something has to be put right first.
    Faulty(Complaint),
    /// Every cell is filled already, and rightly.
    Finished,
    /// What came of it.
    Done(T),
}

/// A path with its rating.
#[derive(Clone, Debug)]
pub struct SolvedPath {
    /// Where it begins.
    pub start: Position,
    /// The steps, where they lead, and how it ended; never [`Cancelled`](jade_logic::Outcome::Cancelled).
    pub path: Path,
    /// How hard it is.
    pub rating: Rating,
}

/// How many of the open cells can be filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FilledShare {
    /// Cells that can be filled.
    pub filled: usize,
    /// Cells that are open.
    pub open: usize,
}

/// The moves that need no pencil marks, and where they lead.
#[derive(Clone, Debug)]
pub struct MovesBeforeMarks {
    /// Where they begin.
    pub start: Position,
    /// The moves, in order.
    pub moves: Vec<Move>,
    /// The position after them.
    pub end: Position,
    /// How many cells they fill.
    pub share: FilledShare,
}

/// All steps from the sheet as it stands to the solution, or to where the techniques give out and there is no last
/// resort ([`Profile::LAST_RESORT`](jade_logic::Profile::LAST_RESORT)), or to the first step of the technique at
/// which it is to stop. To rate a puzzle is to ask for its path and to leave out the steps.
///
/// ```
/// use jade_grid::{Sheet, line};
/// use jade_logic::Outcome;
/// use jade_tutor::{Attempt, Limits, Question, path};
/// let line = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// let sheet = Sheet::new(line::read(line).unwrap()).unwrap();
/// let Attempt::Done(solved) = path(&Question::new(sheet), None, &Limits::default()).unwrap() else {
///     panic!("a proper puzzle")
/// };
/// assert_eq!((solved.path.outcome, solved.path.steps.len()), (Outcome::Solved, 51));
/// assert!(solved.rating.level.is_some());
/// ```
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn path(
    question: &Question,
    until: Option<TechniqueId>,
    limits: &Limits<'_>,
) -> Result<Attempt<SolvedPath>, Cancelled> {
    attempt(question, limits, |position, solution| {
        let analysis =
            if solution.is_some() { Analysis::of_proper(&position) } else { Analysis::new(&position) };
        let path = last_resort::path(&analysis, &question.techniques, until, solution, limits.stop());
        let rating = jade_logic::rate(&path, &question.techniques);
        SolvedPath { path, rating, start: position }
    })
}

/// How far moves lead that need no pencil marks. The techniques of the question play no part.
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn moves_before_marks(
    question: &Question,
    limits: &Limits<'_>,
) -> Result<Attempt<MovesBeforeMarks>, Cancelled> {
    attempt(question, limits, |position, _| {
        let (moves, phase) = BeforeMarks::new(&position).all_moves();
        let end = phase.position().clone();
        MovesBeforeMarks { moves, share: FilledShare::between(&position, &end), end, start: position }
    })
}

fn attempt<T>(
    question: &Question,
    limits: &Limits<'_>,
    reason: impl FnOnce(Position, Option<&jade_grid::Puzzle>) -> T,
) -> Result<Attempt<T>, Cancelled> {
    let attempt = match question.diagnose(&[], limits)? {
        Diagnosis::Improper(classification) => Attempt::Improper(classification),
        Diagnosis::Faulty { complaint, .. } => Attempt::Faulty(complaint),
        Diagnosis::Finished => Attempt::Finished,
        Diagnosis::Sound { position, solution } => Attempt::Done(reason(*position, solution.as_ref())),
    };
    limits.check()?;
    Ok(attempt)
}

impl SolvedPath {
    /// How many of the open cells moves fill that need no pencil marks.
    pub fn share_before_marks(&self) -> FilledShare {
        let (_, end) = BeforeMarks::new(&self.start).all_moves();
        FilledShare::between(&self.start, end.position())
    }
}

impl FilledShare {
    fn between(start: &Position, end: &Position) -> FilledShare {
        let (open, left) = (start.open_cells().len(), end.open_cells().len());
        FilledShare { filled: open - left, open }
    }

    /// The share in percent, rounded down; 0 of no cells.
    pub fn percent(&self) -> usize {
        self.filled * 100 / self.open.max(1)
    }
}
