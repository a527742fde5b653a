//! All steps that are available now.

use super::{LevelJson, SpanJson, ToldStep};
use serde::Serialize;

/// Every step that is available in a position.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepsReply {
    /// The version of the contract.
    pub version: u32,
    /// The steps, technique by technique in the order of trying.
    pub groups: Vec<StepGroup>,
    /// How many there are, in words.
    pub text: Vec<SpanJson>,
}

/// The steps of one technique.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepGroup {
    /// The technique's id.
    pub technique: String,
    /// Its name.
    pub name: String,
    /// Its level in the profile; in the full one, if the profile does not have it.
    pub level: LevelJson,
    /// How many steps there are, listed or not.
    pub count: u32,
    /// Its steps, each conclusion once; the first 500.
    pub steps: Vec<OfferedStep>,
}

/// A step that is available.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OfferedStep {
    /// The step; the first of those that lead to its conclusion.
    #[serde(flatten)]
    pub told: ToldStep,
    /// How many patterns of its technique lead to just this conclusion.
    pub ways: u32,
}
