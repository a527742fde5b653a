//! [`explainer_path`]: the rating of the Sudoku Explainer, with its steps.

use crate::path::attempt;
use crate::{Attempt, Cancelled, Limits, Question};
use jade_collection::PathEnd;
use jade_explainer::{Options, Outcome, Path, Rating, Refused, Step, rate};
use jade_grid::Position;

/// The steps of the Sudoku Explainer, with its rating.
#[derive(Clone, Debug)]
pub struct ExplainerPath {
    /// ER, EP and ED. If the work was cancelled, they say how hard the puzzle is at least.
    pub rating: Rating,
    /// The steps.
    pub steps: Vec<Step>,
}

/// Why there is no rating of the Sudoku Explainer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplainerError {
    /// The board is not the plain 9×9 board.
    Refused(Refused),
    /// The work was cancelled before it was known whether the puzzle is proper.
    Cancelled,
}

impl From<Cancelled> for ExplainerError {
    fn from(_: Cancelled) -> ExplainerError {
        ExplainerError::Cancelled
    }
}

impl From<Refused> for ExplainerError {
    fn from(refused: Refused) -> ExplainerError {
        ExplainerError::Refused(refused)
    }
}

/// Rates what is left to do on a sheet as the Sudoku Explainer 1.2.1 does. The techniques of the question do not matter.
///
/// ```
/// use jade_grid::{Sheet, line};
/// use jade_tutor::{Attempt, Limits, Question, explainer_rating};
/// let line = "........1.......2...3.45...........3.26......7....85.....3.....2...1....58.....6.";
/// let sheet = Sheet::new(line::read(line).unwrap()).unwrap();
/// let Attempt::Done(rating) = explainer_rating(&Question::new(sheet), &Limits::default()).unwrap() else {
///     panic!("a proper puzzle")
/// };
/// assert_eq!(rating.er.to_string(), "6.5");
/// ```
///
/// # Errors
/// [`ExplainerError`] if the board is not the plain 9×9 board, or the work was cancelled before it was known whether the
/// puzzle is proper. Cancelled later, the rating says how hard it is at least.
pub fn explainer_rating(question: &Question, limits: &Limits<'_>) -> Result<Attempt<Rating>, ExplainerError> {
    explain(question, limits, |position, limits| rate(position, Options::default(), limits))
}

/// Finds the steps of [`explainer_rating`], each with what it rests on.
///
/// # Errors
/// As [`explainer_rating`].
pub fn explainer_path(
    question: &Question,
    limits: &Limits<'_>,
) -> Result<Attempt<ExplainerPath>, ExplainerError> {
    explain(question, limits, |position, limits| {
        let mut path = Path::new(position, Options::default(), limits)?;
        let steps = path.by_ref().collect();
        Ok(ExplainerPath { rating: path.rating(), steps })
    })
}

impl Attempt<Rating> {
    /// How the rating ends.
    pub fn end(&self) -> PathEnd {
        self.end_or(of_rating)
    }
}

impl Attempt<ExplainerPath> {
    /// How the path ends.
    pub fn end(&self) -> PathEnd {
        self.end_or(|path| of_rating(&path.rating))
    }
}

fn of_rating(rating: &Rating) -> PathEnd {
    match rating.outcome {
        Outcome::Solved => PathEnd::Solved,
        Outcome::Stuck | Outcome::Stopped(_) => PathEnd::Stuck,
    }
}

fn explain<T>(
    question: &Question,
    limits: &Limits<'_>,
    reason: impl FnOnce(&Position, jade_explainer::ExplainerLimits<'_>) -> Result<T, Refused>,
) -> Result<Attempt<T>, ExplainerError> {
    Refused::unless_plain(question.geometry())?;
    let inner = jade_explainer::ExplainerLimits { nodes: None, cancel: limits.cancel };
    Ok(match attempt(question, limits, |position, _| reason(&position, inner))? {
        Attempt::Done(done) => Attempt::Done(done?),
        Attempt::Improper(classification) => Attempt::Improper(classification),
        Attempt::Faulty(complaint) => Attempt::Faulty(complaint),
        Attempt::Finished => Attempt::Finished,
    })
}
