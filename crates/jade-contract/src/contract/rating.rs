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
    /// The level of the hardest technique needed: only where the path ends in the solution and something
    /// was left to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<LevelJson>,
    /// The sum of what every step counts, as far as the path goes.
    pub score: u32,
    /// The hardest technique used, as far as the path goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hardest: Option<String>,
    /// How many steps there are.
    pub steps: usize,
    /// How often each technique was used, in the order of the profile.
    pub summary: Vec<SummaryLine>,
    /// The finding in words.
    pub text: Vec<SpanJson>,
}
