//! The rating of the Sudoku Explainer.

use super::PathOutcome;
use jade_grid::CandidateData;
use serde::Serialize;

/// How hard the Sudoku Explainer 1.2.1 finds a puzzle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExplainerJson {
    /// How it ends: `solved`, or `stuck` if no technique applies or the work was cut short.
    pub outcome: PathOutcome,
    /// The ER, the rating of the hardest step: 1.0 to 12.0, or 20.0 if no technique applies.
    pub er: f64,
    /// The EP, the highest rating up to the first step that places a digit.
    pub ep: f64,
    /// The ED, the rating of the first step.
    pub ed: f64,
    /// Whether the work was cut short, so that the ratings are these or higher.
    pub at_least: bool,
    /// The number of steps.
    pub steps: usize,
}

/// A step of the Sudoku Explainer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ExplainerStepJson {
    /// The rating.
    pub rating: f64,
    /// The id of the technique, such as `direct-hidden-pair`.
    pub technique: &'static str,
    /// The digit that is placed; at most one.
    pub placements: Vec<CandidateData>,
    /// The candidates that are removed; none if a digit is placed.
    pub eliminations: Vec<CandidateData>,
    /// The conclusion in one line: `r4c8,r7c3<>9`.
    pub notation: String,
}
