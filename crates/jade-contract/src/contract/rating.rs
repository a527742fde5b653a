//! How hard a puzzle is.

use super::{ExplainerJson, LevelJson, PathOutcome, SpanJson, SummaryLine};
use serde::{Deserialize, Serialize};

/// How hard a puzzle is.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RateReply {
    /// The version of the contract.
    pub version: u32,
    /// How the path ends.
    pub outcome: PathOutcome,
    /// The level; absent unless the path reaches the solution and has at least one step.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<LevelJson>,
    /// The sum of the points of all steps on the path.
    pub score: u32,
    /// How much there is to find along the path; absent with the level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub openness: Option<OpennessJson>,
    /// Whether the board can be filled without pencil marks, although the hardest technique is medium.
    pub without_marks: bool,
    /// Whether the level is higher than that of the hardest technique, because there are few givens, or few cells to
    /// find at a time.
    pub few_open: bool,
    /// The id of the hardest technique on the path; absent if there is no step.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hardest: Option<String>,
    /// The number of steps.
    pub steps: usize,
    /// The canonical form of the givens, in one line; absent for boards larger than 9×9, for puzzles that bar digits,
    /// if it would take too long to find, and on the command line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub canonical: Option<String>,
    /// The rating of the Sudoku Explainer; absent unless it was asked for, there is something to rate, and this is the plain
    /// 9×9 board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub explainer: Option<ExplainerJson>,
    /// How often each technique was used, in the order of the profile.
    pub summary: Vec<SummaryLine>,
    /// The result in words.
    pub text: Vec<SpanJson>,
}

/// How many cells can be found at each moment without pencil marks. At a moment, every cell that one single fills is an
/// opening; at the next moment all of these are filled.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpennessJson {
    /// The number of openings at the start.
    pub start: u32,
    /// The mean number of openings, to one decimal place.
    pub mean: f64,
    /// The least number of openings at any moment but those at the end, where every empty cell is one.
    pub least: u32,
}
