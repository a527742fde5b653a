//! An attempt at a puzzle, and what a referee says of it: `jade judge --json`.

use super::{LanguageJson, SpanJson, TechniqueChoice};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// An attempt at a puzzle: the steps and the answer that somebody claims. `docs/judging.md` says what can be read.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JudgeRequest {
    /// The puzzle, in any format that is read in a text.
    pub puzzle: String,
    /// The steps: a list of texts and of objects with any of `technique`, `cells`, `houses`, `digits`, `conclusions` and
    /// `text`; or one text.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    #[cfg_attr(test, ts(optional, type = "string | (string | object)[]"))]
    pub steps: Option<Box<RawValue>>,
    /// The whole output of a model: its steps, and its answer if it has one.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub text: Option<String>,
    /// Any text with a full board. One that cannot be read is wrong.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub answer: Option<String>,
    /// Anything; it comes back as it is.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub id: Option<Box<RawValue>>,
    /// The techniques by whose names JADE calls the steps.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub techniques: TechniqueChoice,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// What a referee says of an attempt.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JudgeReply {
    /// The version of the contract.
    pub version: u32,
    /// The line of the file where the attempt begins, from 1; 1 over HTTP.
    pub line: usize,
    /// The `id` of the attempt, as it came; absent if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = serde_json::Value))]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    pub id: Option<Box<RawValue>>,
    /// The puzzle, as a line.
    pub puzzle: String,
    /// The steps, in order.
    pub steps: Vec<JudgedStepJson>,
    /// The numbers of the listed steps that conclude nothing, from 1.
    pub unread: Vec<usize>,
    /// The answer; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub answer: Option<JudgedAnswerJson>,
    /// The board that the true steps have left, as a line.
    pub board: String,
    /// How good it is.
    pub score: ScoreJson,
}

/// What a referee says of a claimed step.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JudgedStepJson {
    /// The line of the text, or the number of the step in a list, from 1.
    pub line: usize,
    /// The step as it was written.
    pub claim: String,
    /// What was read as its conclusions, or follows from its chain, in one-line notation.
    pub conclusions: String,
    /// `good`, `known`, `unfounded` or `false`.
    pub verdict: &'static str,
    /// Why a good step follows: `cited`, `named` or `board`; absent if it is not good.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub basis: Option<&'static str>,
    /// The id of the technique that JADE calls it; absent if none shows it, or it is false or known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// JADE’s step, in one-line notation; absent if there is no technique.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub step: Option<String>,
    /// The id of the technique that it names; absent if it names none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub named: Option<String>,
    /// Whether the technique that it names shows this here; absent if it names none, or is false or known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub named_right: Option<bool>,
    /// What is wrong, the most telling first.
    pub faults: Vec<StepFaultJson>,
    /// All of it in words, a sentence each.
    pub text: Vec<Vec<SpanJson>>,
}

/// What is wrong with a claimed step.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepFaultJson {
    /// `filled`, `seen`, `removed`, `not-in-solution`, `in-solution`, `more-candidates`, `more-places`, `not-shown`,
    /// `not-named`, `false-link` or `unread-chain`.
    pub kind: &'static str,
    /// The cells where it is.
    pub cells: Vec<usize>,
    /// The fault in words.
    pub text: String,
}

/// What a referee says of an answer.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct JudgedAnswerJson {
    /// Whether it is the solution.
    pub right: bool,
    /// The cells that are wrong or empty.
    pub cells: Vec<usize>,
    /// The verdict in words.
    pub text: String,
}

/// How good an attempt is.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScoreJson {
    /// Quality times progress, from 0 to 1.
    pub score: f64,
    /// The share of the steps that are good, with the answer as one more, without those that are known.
    pub quality: f64,
    /// The share of the candidates that are not in the solution and are gone.
    pub progress: f64,
    /// Whether the answer is right; without an answer, whether the steps leave only the solution.
    pub solved: bool,
    /// The number of good steps.
    pub good: usize,
    /// The number of steps that are known.
    pub known: usize,
    /// The number of unfounded steps.
    pub unfounded: usize,
    /// The number of false steps.
    #[serde(rename = "false")]
    pub false_steps: usize,
    /// The number of good steps before the first that is unfounded or false.
    pub good_at_first: usize,
}
