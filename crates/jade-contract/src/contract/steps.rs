//! All steps that are available now.

use super::{ExplainedStep, LevelJson, SpanJson};
use serde::Serialize;

/// Every step that is available in a position.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepsReply {
    /// The version of the contract.
    pub version: u32,
    /// The steps, by technique in the order in which they are tried.
    pub groups: Vec<StepGroup>,
    /// The number of steps, in words.
    pub text: Vec<SpanJson>,
}

/// The steps of one technique.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepGroup {
    /// The id of the technique.
    pub technique: String,
    /// Its name in the requested language.
    pub name: String,
    /// Its level in the profile, or in the full profile if the profile lacks it.
    pub level: LevelJson,
    /// The number of steps, including those not listed.
    pub count: u32,
    /// The first 500 steps, each conclusion once.
    pub steps: Vec<OfferedStep>,
}

/// An available step.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OfferedStep {
    /// The step; the first one with its conclusion.
    #[serde(flatten)]
    pub explained: ExplainedStep,
    /// The number of patterns of this technique that lead to the conclusion.
    pub ways: u32,
}
