//! [`path()`]: all steps to the solution, or as far as the techniques lead.

use crate::complaint::Complaint;
use crate::{Cancelled, Diagnosis, Limits, Question, last_resort};
use jade_collection::PathEnd;
use jade_grid::Position;
use jade_logic::Rating;
use jade_logic::before_marks::{BeforeMarks, Move, MoveKind};
use jade_logic::{Analysis, Outcome, Path, TechniqueId};
use jade_search::Classification;

/// The result of reasoning from a sheet to the end.
#[derive(Clone, Debug)]
pub enum Attempt<T> {
    /// The givens have no solution or more than one, so there is nothing to solve.
    Improper(Classification),
    /// Something must be corrected first.
    Faulty(Complaint),
    /// Every cell is already filled correctly.
    Finished,
    /// The reasoning was possible; this is its result.
    Done(T),
}

/// A path with its rating.
#[derive(Clone, Debug)]
pub struct SolvedPath {
    /// The position that it starts from.
    pub start: Position,
    /// The steps, the final position and the outcome, which is never [`Cancelled`](jade_logic::Outcome::Cancelled).
    pub path: Path,
    /// The rating of the path.
    pub rating: Rating,
}

/// How many of the open cells can be filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FilledShare {
    /// The number of cells that can be filled.
    pub filled: usize,
    /// The number of open cells.
    pub open: usize,
}

/// The moves that need no pencil marks.
#[derive(Clone, Debug)]
pub struct MovesBeforeMarks {
    /// The position before the moves.
    pub start: Position,
    /// The moves, in order.
    pub moves: Vec<Move>,
    /// The position after the moves.
    pub end: Position,
    /// How many cells the moves fill.
    pub share: FilledShare,
}

/// Finds the steps from the sheet to the solution. The path ends earlier if no technique applies and the profile has no
/// last resort ([`Profile::LAST_RESORT`](jade_logic::Profile::LAST_RESORT)), or at the first step of the technique
/// `until`. To rate a puzzle, ask for its path and use only the rating.
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

/// Finds all moves that need no pencil marks. The profile of the question does not matter.
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

impl Attempt<SolvedPath> {
    /// How the path ends.
    pub fn end(&self) -> PathEnd {
        self.end_or(|solved| match (&solved.path.outcome, solved.rating.level) {
            (Outcome::Solved, Some(_)) => PathEnd::Solved,
            (Outcome::Impossible(_), _) => PathEnd::Impossible,
            (Outcome::Reached, _) => PathEnd::Reached,
            _ => PathEnd::Stuck,
        })
    }
}

impl Attempt<MovesBeforeMarks> {
    /// How the path ends.
    pub fn end(&self) -> PathEnd {
        self.end_or(|moves| if moves.end.is_full() { PathEnd::Solved } else { PathEnd::Stuck })
    }
}

impl<T> Attempt<T> {
    fn end_or(&self, end: impl FnOnce(&T) -> PathEnd) -> PathEnd {
        match self {
            Attempt::Improper(_) => PathEnd::Improper,
            Attempt::Faulty(_) => PathEnd::Impossible,
            Attempt::Finished => PathEnd::Solved,
            Attempt::Done(result) => end(result),
        }
    }
}

impl MovesBeforeMarks {
    /// How often there is a move of each kind, without those that never occur.
    pub fn counts(&self) -> impl Iterator<Item = (MoveKind, u32)> {
        let times = |kind| self.moves.iter().filter(|next| next.kind == kind).count();
        let counts = MoveKind::ALL.into_iter().map(move |kind| (kind, times(kind)));
        counts
            .filter(|(_, times)| *times > 0)
            .map(|(kind, times)| (kind, u32::try_from(times).unwrap_or(u32::MAX)))
    }
}

impl SolvedPath {
    /// Returns how many of the open cells can be filled without pencil marks.
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

    /// Returns the share in percent, rounded down; 0 if no cell is open.
    pub fn percent(&self) -> usize {
        self.filled * 100 / self.open.max(1)
    }
}
