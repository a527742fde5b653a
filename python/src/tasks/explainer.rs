//! [`Explainer`]: how hard the Sudoku Explainer finds a puzzle.

use super::{done, limits, question};
use crate::fault::Fault;
use crate::task::Task;
use arrow_array::{ArrayRef, Float64Array, UInt16Array};
use arrow_schema::{DataType, Field};
use jade_explainer::{Outcome, Rating};
use jade_logic::Profile;
use jade_tutor::{ExplainerError, explainer_rating};
use std::sync::Arc;

/// Rates puzzles as the Sudoku Explainer 1.2.1 does.
pub struct Explainer;

/// ER, EP and ED; all 0 for a full board.
#[derive(Clone, PartialEq, Debug)]
pub struct ExplainerRated {
    /// The rating of the hardest step.
    pub er: f64,
    /// The highest rating up to the first step that places a digit.
    pub ep: f64,
    /// The rating of the first step.
    pub ed: f64,
    /// The number of steps.
    pub steps: usize,
}

impl Task for Explainer {
    type Value = ExplainerRated;
    const PIECE: usize = 16;

    fn fields(&self) -> Vec<Field> {
        let mut fields: Vec<_> =
            ["er", "ep", "ed"].map(|name| Field::new(name, DataType::Float64, true)).into();
        fields.push(Field::new("step_count", DataType::UInt16, true));
        fields
    }

    fn one(&self, text: &str, cancel: &dyn Fn() -> bool) -> Result<ExplainerRated, Fault> {
        let question = question(text, &Profile::full())?;
        let attempt = explainer_rating(&question, &limits(cancel)).map_err(|error| match error {
            ExplainerError::Cancelled => Fault::STOPPED,
            ExplainerError::Refused(_) => Fault::NOT_NINE,
        })?;
        match done(&question, attempt)? {
            Some(Rating { outcome: Outcome::Stopped(_), .. }) => Err(Fault::STOPPED),
            Some(Rating { er, ep, ed, steps, .. }) => {
                Ok(ExplainerRated { er: er.value(), ep: ep.value(), ed: ed.value(), steps })
            }
            None => Ok(ExplainerRated { er: 0.0, ep: 0.0, ed: 0.0, steps: 0 }),
        }
    }

    fn columns(&self, values: Vec<Option<ExplainerRated>>) -> Vec<ArrayRef> {
        let figures = |of: fn(&ExplainerRated) -> f64| -> ArrayRef {
            let figures: Float64Array = values.iter().map(|one| one.as_ref().map(of)).collect();
            Arc::new(figures)
        };
        let steps =
            values.iter().map(|one| one.as_ref().map(|one| u16::try_from(one.steps).unwrap_or(u16::MAX)));
        vec![
            figures(|one| one.er),
            figures(|one| one.ep),
            figures(|one| one.ed),
            Arc::new(steps.collect::<UInt16Array>()),
        ]
    }
}
