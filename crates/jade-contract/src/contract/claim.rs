//! “I see an X-Wing”: a claim, and what is right of it.

use super::{CandidateJson, LanguageJson, SentenceJson, SpanJson, StepJson};
use jade_grid::SheetData;
use serde::{Deserialize, Serialize};

/// A claim: that a technique applies, in these cells, with this conclusion. What is not said is not judged.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClaimRequest {
    /// The position: a sheet with all that is written on it.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The technique's id.
    pub technique: String,
    /// The cells of the pattern.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub cells: Option<Vec<usize>>,
    /// Candidates that go.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub eliminations: Option<Vec<CandidateJson>>,
    /// Digits that can be entered.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub placements: Option<Vec<CandidateJson>>,
    /// Whether the sheet's givens are known to be givens; so if not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub givens_known: Option<bool>,
}

/// How a claim came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClaimVerdict {
    /// All that was said is so.
    Right,
    /// Some of it is: the findings say what is not.
    Partly,
    /// The technique applies somewhere, but not as was said.
    Wrong,
    /// The technique does not apply anywhere.
    Absent,
}

/// What is right of a claim.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClaimReply {
    /// The version of the contract.
    pub version: u32,
    /// How it came out.
    pub verdict: ClaimVerdict,
    /// What is right and what is not, a sentence each. Gives nothing away that was not said.
    pub findings: Vec<Vec<SpanJson>>,
    /// The step that was meant, if all is right.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub step: Option<StepJson>,
    /// That step in words, sentence by sentence; empty if not all is right.
    pub walk: Vec<SentenceJson>,
}
