//! “I see an X-Wing”: claims and their verdicts.

use super::{LanguageJson, SentenceJson, SpanJson, StepJson};
use jade_grid::{CandidateData, SheetData};
use serde::{Deserialize, Serialize};

/// A claim that a technique applies, in these cells, with this conclusion. What is left out is not judged.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClaimRequest {
    /// The sheet with everything that is written on it.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The id of the technique.
    pub technique: String,
    /// The cells of the pattern.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub cells: Option<Vec<usize>>,
    /// Candidates that can be removed, according to the pupil.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub eliminations: Option<Vec<CandidateData>>,
    /// Digits that can be placed, according to the pupil.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub placements: Option<Vec<CandidateData>>,
    /// Whether the givens of the sheet are known to be givens (default: `true`).
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub givens_known: Option<bool>,
}

/// The verdict on a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClaimVerdict {
    /// The whole claim is right.
    Right,
    /// Part of it is right; the findings say what is wrong.
    Partly,
    /// Nothing in it is wrong, but cells of the pattern are missing.
    Incomplete,
    /// The technique applies somewhere, but not as claimed.
    Wrong,
    /// The technique does not apply anywhere.
    Absent,
}

/// The reply to a claim.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClaimReply {
    /// The version of the contract.
    pub version: u32,
    /// The verdict.
    pub verdict: ClaimVerdict,
    /// What is right and what is wrong, one sentence each. They reveal nothing that was not claimed.
    pub findings: Vec<Vec<SpanJson>>,
    /// The step that was claimed; absent unless the whole claim is right.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub step: Option<StepJson>,
    /// The explanation of that step, sentence by sentence; empty unless the whole claim is right.
    pub walk: Vec<SentenceJson>,
}
