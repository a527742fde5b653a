//! [`Paths`] and [`Steps`]: all steps to the solution, and those available now.

use super::rate::{rating_columns, rating_fields};
use super::{StepRow, attempt, limits, question, steps_column, steps_field};
use crate::fault::Fault;
use crate::task::Task;
use crate::tasks::Rated;
use arrow_array::{ArrayRef, StringArray};
use arrow_schema::{DataType, Field};
use jade_grid::{Puzzle, Snapshot};
use jade_logic::{Profile, Step};
use jade_text::Language;
use jade_tutor::{AvailableSteps, StepsError, available_steps};
use std::sync::Arc;

/// A path with its rating.
pub struct Path {
    /// The board that it starts from.
    pub start: Puzzle,
    /// The last board.
    pub end: Puzzle,
    /// The steps.
    pub steps: Vec<Step>,
    /// The rating.
    pub rating: Rated,
}

/// Finds the path of a puzzle.
///
/// # Errors
/// [`Fault`] if the puzzle is not proper.
pub fn path(text: &str, profile: &Profile, cancel: &dyn Fn() -> bool) -> Result<Path, Fault> {
    let question = question(text, profile)?;
    let solved = attempt(&question, cancel)?;
    let start = question.sheet.givens().clone();
    let rating = Rated::new(start.filled_count(), solved.as_ref());
    Ok(match solved {
        None => Path { end: start.clone(), start, steps: Vec::new(), rating },
        Some(solved) => Path { start, end: solved.end.values().clone(), steps: solved.steps, rating },
    })
}

/// Finds the steps that are available in a position that consists of givens alone.
///
/// # Errors
/// [`Fault`] if a house has a digit twice, or a cell or a house has no candidate.
pub fn available(
    text: &str,
    profile: &Profile,
    cancel: &dyn Fn() -> bool,
) -> Result<(Snapshot, Vec<Step>), Fault> {
    let question = question(text, profile)?;
    let AvailableSteps { board, techniques } =
        available_steps(&question, None, &limits(cancel)).map_err(|error| match error {
            StepsError::Position(_) => Fault::twice(question.sheet.givens()).unwrap_or(Fault::NO_SOLUTION),
            StepsError::Contradiction(_) => Fault::NO_SOLUTION,
            StepsError::Cancelled => Fault::STOPPED,
        })?;
    Ok((board, techniques.into_iter().flat_map(|group| group.steps).map(|one| one.step).collect()))
}

fn rows(steps: &[Step], puzzle: &Puzzle, languages: &[Language]) -> Vec<StepRow> {
    steps.iter().map(|step| StepRow::new(step, puzzle.geometry(), languages)).collect()
}

/// Finds paths.
pub struct Paths {
    /// The techniques to use.
    pub profile: Profile,
    /// The languages of the explanations; none without.
    pub languages: Vec<Language>,
}

impl Task for Paths {
    type Value = (Rated, String, Vec<StepRow>);
    const PIECE: usize = 32;

    fn fields(&self) -> Vec<Field> {
        let mut fields = rating_fields();
        fields.push(Field::new("end", DataType::Utf8, true));
        fields.push(steps_field(&self.languages));
        fields
    }

    fn one(&self, text: &str, cancel: &dyn Fn() -> bool) -> Result<Self::Value, Fault> {
        let path = path(text, &self.profile, cancel)?;
        let steps = rows(&path.steps, &path.start, &self.languages);
        Ok((path.rating, path.end.to_string(), steps))
    }

    fn columns(&self, values: Vec<Option<Self::Value>>) -> Vec<ArrayRef> {
        let (mut ratings, mut ends, mut steps) = (Vec::new(), Vec::new(), Vec::new());
        for value in values {
            let (rating, end, list) =
                value.map_or((None, None, None), |(a, b, c)| (Some(a), Some(b), Some(c)));
            ratings.push(rating);
            ends.push(end);
            steps.push(list);
        }
        let mut columns = rating_columns(&ratings);
        columns.push(Arc::new(StringArray::from(ends)));
        columns.push(steps_column(steps, &self.languages));
        columns
    }
}

/// Lists available steps.
pub struct Steps {
    /// The techniques to use.
    pub profile: Profile,
    /// The languages of the explanations; none without.
    pub languages: Vec<Language>,
}

impl Task for Steps {
    type Value = Vec<StepRow>;
    const PIECE: usize = 32;

    fn fields(&self) -> Vec<Field> {
        vec![steps_field(&self.languages)]
    }

    fn one(&self, text: &str, cancel: &dyn Fn() -> bool) -> Result<Vec<StepRow>, Fault> {
        let (board, steps) = available(text, &self.profile, cancel)?;
        Ok(steps.iter().map(|step| StepRow::new(step, board.geometry(), &self.languages)).collect())
    }

    fn columns(&self, values: Vec<Option<Vec<StepRow>>>) -> Vec<ArrayRef> {
        vec![steps_column(values, &self.languages)]
    }
}
