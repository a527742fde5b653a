//! [`path()`]: all steps to the solution, or as far as the techniques lead.

use crate::complaint::Complaint;
use crate::diagnosis::Diagnosis;
use crate::words::on_words;
use crate::{Cancelled, Limits, Question, last_resort};
use jade_collection::PathEnd;
use jade_grid::{PositionOf, Snapshot};
use jade_logic::Rating;
use jade_logic::before_marks::{BeforeMarksOf, Move, MoveKind, filled_before_marks};
use jade_logic::{AnalysisOf, Outcome, Step, TechniqueId};
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
    /// The board before the steps.
    pub start: Snapshot,
    /// The steps in order. Each changes the board that the previous ones lead to ([`SolvedPath::steps_on_boards`]).
    pub steps: Vec<Step>,
    /// The board after the steps.
    pub end: Snapshot,
    /// How the path ends; never [`Cancelled`](jade_logic::Outcome::Cancelled).
    pub outcome: Outcome,
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
    /// The board before the moves.
    pub start: Snapshot,
    /// The moves, in order.
    pub moves: Vec<Move>,
    /// The board after the moves.
    pub end: Snapshot,
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
/// assert_eq!((solved.outcome, solved.steps.len()), (Outcome::Solved, 51));
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
    on_words!(question.geometry(), path_on, question, until, limits)
}

fn path_on<const WORDS: usize>(
    question: &Question,
    until: Option<TechniqueId>,
    limits: &Limits<'_>,
) -> Result<Attempt<SolvedPath>, Cancelled> {
    let attempt = attempt(question, limits, |position: PositionOf<WORDS>, solution| {
        let analysis =
            if solution.is_some() { AnalysisOf::of_proper(&position) } else { AnalysisOf::new(&position) };
        let path = last_resort::path(&analysis, &question.techniques, until, solution, limits.stop());
        let rating = jade_logic::rate(&path, &question.techniques);
        let (start, end) = (path.start.snapshot(), path.end.snapshot());
        SolvedPath { start, steps: path.steps, end, outcome: path.outcome, rating }
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
    on_words!(question.geometry(), moves_on, question, limits)
}

fn moves_on<const WORDS: usize>(
    question: &Question,
    limits: &Limits<'_>,
) -> Result<Attempt<MovesBeforeMarks>, Cancelled> {
    let attempt = attempt(question, limits, |position: PositionOf<WORDS>, _| {
        let (moves, phase) = BeforeMarksOf::new(&position).all_moves();
        let (start, end) = (position.snapshot(), phase.position().snapshot());
        MovesBeforeMarks { share: FilledShare::between(&start, &end), start, moves, end }
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
        Diagnosis::Improper(classification) => Attempt::Improper(classification),
        Diagnosis::Faulty { complaint, .. } => Attempt::Faulty(complaint),
        Diagnosis::Finished => Attempt::Finished,
        Diagnosis::Sound { position, solution } => Attempt::Done(reason(*position, solution.as_ref())),
    })
}

impl Attempt<SolvedPath> {
    /// How the path ends.
    pub fn end(&self) -> PathEnd {
        self.end_or(|solved| match (&solved.outcome, solved.rating.level) {
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
    pub(crate) fn end_or(&self, end: impl FnOnce(&T) -> PathEnd) -> PathEnd {
        match self {
            Attempt::Improper(_) => PathEnd::Improper,
            Attempt::Faulty(_) => PathEnd::Impossible,
            Attempt::Finished => PathEnd::Solved,
            Attempt::Done(result) => end(result),
        }
    }
}

impl MovesBeforeMarks {
    /// Iterates over the moves, each with the board that it is found on.
    pub fn moves_on_boards(&self) -> impl Iterator<Item = (&Move, Snapshot)> {
        on_boards(&self.start, &self.moves, |next| &next.step)
    }

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
    /// Iterates over the steps, each with the board that it is found on.
    pub fn steps_on_boards(&self) -> impl Iterator<Item = (&Step, Snapshot)> {
        on_boards(&self.start, &self.steps, |step| step)
    }

    /// Returns how many of the open cells can be filled without pencil marks.
    pub fn share_before_marks(&self) -> FilledShare {
        let end = on_words!(self.start.geometry(), end_before_marks, &self.start);
        FilledShare::between(&self.start, &end)
    }
}

fn end_before_marks<const WORDS: usize>(start: &Snapshot) -> Snapshot {
    match start.position_of::<WORDS>() {
        Ok(position) => filled_before_marks(position).snapshot(),
        // Unreachable: the board of a path breaks no rule.
        Err(_) => start.clone(),
    }
}

/// Iterates over steps, each with the board that the ones before it lead to.
fn on_boards<'a, T>(
    start: &Snapshot,
    all: &'a [T],
    step: impl Fn(&T) -> &Step,
) -> impl Iterator<Item = (&'a T, Snapshot)> {
    let mut board = start.clone();
    all.iter().map(move |one| {
        let before = board.clone();
        let Step { placements, eliminations, .. } = step(one);
        board.change(placements, eliminations);
        (one, before)
    })
}

impl FilledShare {
    fn between(start: &Snapshot, end: &Snapshot) -> FilledShare {
        let (open, left) = (start.open_count(), end.open_count());
        FilledShare { filled: open - left, open }
    }

    /// Returns the share in percent, rounded down; 0 if no cell is open.
    pub fn percent(&self) -> usize {
        self.filled * 100 / self.open.max(1)
    }
}
