//! How hard a puzzle is.

use super::{LevelJson, PathOutcome, SpanJson, SummaryLine};
use serde::Serialize;

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
    /// The level of the hardest technique needed; absent unless the path reaches the solution and has at least one
    /// step.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<LevelJson>,
    /// The sum of the points of all steps on the path.
    pub score: u32,
    /// The id of the hardest technique on the path; absent if there is no step.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hardest: Option<String>,
    /// The number of steps.
    pub steps: usize,
    /// How often each technique was used, in the order of the profile.
    pub summary: Vec<SummaryLine>,
    /// The result in words.
    pub text: Vec<SpanJson>,
}
