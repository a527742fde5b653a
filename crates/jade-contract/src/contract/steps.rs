//! All steps that are available now.

use super::{SpanJson, StepJson};
use serde::Serialize;

/// Every step that is available in a position.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepsReply {
    /// The version of the contract.
    pub version: u32,
    /// The steps, technique by technique in the order of trying, each conclusion of a technique once; of each technique
    /// the first 500.
    pub steps: Vec<OfferedStep>,
    /// How many steps there are of each technique.
    pub groups: Vec<StepGroup>,
    /// How many there are, in words.
    pub text: Vec<SpanJson>,
}

/// A step that is available.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OfferedStep {
    /// The technique's id.
    pub technique: String,
    /// Digits that can be entered: `r1c1=5`.
    pub placements: Vec<String>,
    /// Candidates that can be taken away, one each: `r4c5<>3`.
    pub eliminations: Vec<String>,
    /// How many patterns of this technique lead to just this conclusion; the first of them is told.
    pub ways: u32,
    /// The whole record.
    pub step: StepJson,
    /// What is seen, why it follows, what it does.
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
    pub level: String,
    /// How many steps there are, listed or not.
    pub count: u32,
}
