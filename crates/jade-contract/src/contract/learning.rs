//! What practice and small tests say about how somebody learns.

use serde::Serialize;

/// What the progress of a pupil says about learning, technique by technique.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LearningReply {
    /// The version of the contract.
    pub version: u32,
    /// The pupil's rating (Glicko-2, for example 1540); `null` before the first board.
    pub rating: Option<f64>,
    /// The techniques that were practised or tested, in the order of the course.
    pub techniques: Vec<TechniqueLearning>,
}

/// What is known about one technique.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TechniqueLearning {
    /// The id of the technique, such as `x-wing`.
    pub id: String,
    /// The number of boards in the log of practice.
    pub boards: u32,
    /// How many of them were found without help.
    pub unaided: u32,
    /// How many were found with help.
    pub helped: u32,
    /// How many were given up.
    pub missed: u32,
    /// The median time of the boards that were found, in seconds; `null` if none was timed.
    pub seconds: Option<f64>,
    /// The share of the test before the station that was right, from 0 to 1; `null` if it was not taken.
    pub before: Option<f64>,
    /// The same for the test after the station.
    pub after: Option<f64>,
    /// The same for the test a week later.
    pub later: Option<f64>,
    /// `after` less `before`, from -1 to 1; `null` if one of them is missing.
    pub gain: Option<f64>,
    /// `later` less `after`, from -1 to 1; `null` if one of them is missing.
    pub kept: Option<f64>,
    /// After how many boards the pattern had been found alone three times; `null` if it has not been yet.
    pub to_mastery: Option<u32>,
    /// The mean number of hints a board; `null` without a board.
    pub help: Option<f64>,
}
