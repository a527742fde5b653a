//! [`path()`]: all steps to the solution, or as far as the techniques lead.

use crate::complaint::Complaint;
use crate::{Cancelled, DiagnosisOf, Limits, Question, last_resort};
use jade_collection::PathEnd;
use jade_grid::PositionOf;
use jade_logic::Rating;
use jade_logic::before_marks::{BeforeMarksOf, Move, MoveKind, filled_before_marks};
use jade_logic::{AnalysisOf, Outcome, PathOf, TechniqueId};
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

/// A path with its rating, on a board up to 16×16.
pub type SolvedPath = SolvedPathOf<4>;

/// A path with its rating, with positions of this number of words.
#[derive(Clone, Debug)]
pub struct SolvedPathOf<const WORDS: usize> {
    /// The start, the steps, the final position and the outcome, which is never [`Cancelled`](jade_logic::Outcome::Cancelled).
    pub path: PathOf<WORDS>,
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

/// The moves that need no pencil marks, on a board up to 16×16.
pub type MovesBeforeMarks = MovesBeforeMarksOf<4>;

/// The moves that need no pencil marks, with positions of this number of words.
#[derive(Clone, Debug)]
pub struct MovesBeforeMarksOf<const WORDS: usize> {
    /// The position before the moves.
    pub start: PositionOf<WORDS>,
    /// The moves, in order.
    pub moves: Vec<Move>,
    /// The position after the moves.
    pub end: PositionOf<WORDS>,
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
    path_on(question, until, limits)
}

/// Finds the steps like [`path`], on a board up to 25×25 ([`LargePosition`](jade_grid::LargePosition)).
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn large_path(
    question: &Question,
    until: Option<TechniqueId>,
    limits: &Limits<'_>,
) -> Result<Attempt<SolvedPathOf<10>>, Cancelled> {
    path_on(question, until, limits)
}

// Private, as a generic function is compiled again, with less optimisation, in every crate that calls it.
fn path_on<const WORDS: usize>(
    question: &Question,
    until: Option<TechniqueId>,
    limits: &Limits<'_>,
) -> Result<Attempt<SolvedPathOf<WORDS>>, Cancelled> {
    let attempt = attempt(question, limits, |position, solution| {
        let analysis =
            if solution.is_some() { AnalysisOf::of_proper(&position) } else { AnalysisOf::new(&position) };
        let path = last_resort::path(&analysis, &question.techniques, until, solution, limits.stop());
        let rating = jade_logic::rate(&path, &question.techniques);
        SolvedPathOf { path, rating }
    })?;
    limits.check()?;
    Ok(attempt)
}

/// Finds all moves that need no pencil marks. The profile of the question does not matter.
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn moves_before_marks(
    question: &Question,
    limits: &Limits<'_>,
) -> Result<Attempt<MovesBeforeMarks>, Cancelled> {
    moves_on(question, limits)
}

/// Finds the moves like [`moves_before_marks`], on a board up to 25×25.
///
/// # Errors
/// [`Cancelled`] if the work was cancelled.
pub fn large_moves_before_marks(
    question: &Question,
    limits: &Limits<'_>,
) -> Result<Attempt<MovesBeforeMarksOf<10>>, Cancelled> {
    moves_on(question, limits)
}

fn moves_on<const WORDS: usize>(
    question: &Question,
    limits: &Limits<'_>,
) -> Result<Attempt<MovesBeforeMarksOf<WORDS>>, Cancelled> {
    let attempt = attempt(question, limits, |position: PositionOf<WORDS>, _| {
        let (moves, phase) = BeforeMarksOf::new(&position).all_moves();
        let end = phase.position().clone();
        MovesBeforeMarksOf { moves, share: FilledShare::between(&position, &end), end, start: position }
    })?;
    limits.check()?;
    Ok(attempt)
}

/// Reasons from the position of a sheet, if it has one.
pub(crate) fn attempt<T, const WORDS: usize>(
    question: &Question,
    limits: &Limits<'_>,
    reason: impl FnOnce(PositionOf<WORDS>, Option<&jade_grid::Puzzle>) -> T,
) -> Result<Attempt<T>, Cancelled> {
    Ok(match question.diagnose::<WORDS>(&[], limits)? {
        DiagnosisOf::Improper(classification) => Attempt::Improper(classification),
        DiagnosisOf::Faulty { complaint, .. } => Attempt::Faulty(complaint),
        DiagnosisOf::Finished => Attempt::Finished,
        DiagnosisOf::Sound { position, solution } => Attempt::Done(reason(*position, solution.as_ref())),
    })
}

impl<const WORDS: usize> Attempt<SolvedPathOf<WORDS>> {
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

impl<const WORDS: usize> Attempt<MovesBeforeMarksOf<WORDS>> {
    /// How the path ends.
    pub fn end(&self) -> PathEnd {
        self.end_or(|moves| if moves.end.is_full() { PathEnd::Solved } else { PathEnd::Stuck })
    }
}

impl<T> Attempt<T> {
    pub(crate) fn end_or(&self, end: impl FnOnce(&T) -> PathEnd) -> PathEnd {
        match self {
            Attempt::Improper(_) => PathEnd::Improper,
            Attempt::Faulty(_) => PathEnd::Impossible,
            Attempt::Finished => PathEnd::Solved,
            Attempt::Done(result) => end(result),
        }
    }
}

impl<const WORDS: usize> MovesBeforeMarksOf<WORDS> {
    /// How often there is a move of each kind, without those that never occur.
    pub fn counts(&self) -> impl Iterator<Item = (MoveKind, u32)> {
        let times = |kind| self.moves.iter().filter(|next| next.kind == kind).count();
        let counts = MoveKind::ALL.into_iter().map(move |kind| (kind, times(kind)));
        counts
            .filter(|(_, times)| *times > 0)
            .map(|(kind, times)| (kind, u32::try_from(times).unwrap_or(u32::MAX)))
    }
}

impl<const WORDS: usize> SolvedPathOf<WORDS> {
    /// Returns how many of the open cells can be filled without pencil marks.
    pub fn share_before_marks(&self) -> FilledShare {
        FilledShare::between(&self.path.start, &filled_before_marks(self.path.start.clone()))
    }
}

impl FilledShare {
    fn between<const WORDS: usize>(start: &PositionOf<WORDS>, end: &PositionOf<WORDS>) -> FilledShare {
        let (open, left) = (start.open_cells().len(), end.open_cells().len());
        FilledShare { filled: open - left, open }
    }

    /// Returns the share in percent, rounded down; 0 if no cell is open.
    pub fn percent(&self) -> usize {
        self.filled * 100 / self.open.max(1)
    }
}
