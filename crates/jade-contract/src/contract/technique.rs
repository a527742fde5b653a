//! A technique in detail, and the results of test cases.

use super::{FamilyJson, LevelJson, SpanJson, StepJson};
use serde::Serialize;

/// A technique in detail.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TechniqueReply {
    /// The version of the contract.
    pub version: u32,
    /// Its id, which never changes.
    pub id: String,
    /// Its name in the requested language.
    pub name: String,
    /// Its level in the catalogue of techniques.
    pub level: LevelJson,
    /// The family of the technique; absent for the last resort, which is no technique.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub family: Option<FamilyJson>,
    /// The points of one step.
    pub score: u32,
    /// Its codes in HoDoKu’s test library; empty if it has none.
    pub codes: Vec<String>,
    /// The ids of JADE’s own profiles that contain it.
    pub profiles: Vec<String>,
    /// Whether it assumes that the puzzle has only one solution.
    pub assumes_uniqueness: bool,
    /// Whether a player needs pencil marks to see it.
    pub needs_pencil_marks: bool,
    /// A general description.
    pub about: Vec<SpanJson>,
    /// An example; absent for the last resort.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub example: Option<ExampleJson>,
}

/// A position and a step that is available in it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExampleJson {
    /// The digits placed so far, as a line.
    pub digits: String,
    /// The candidates of every cell as a set: bit `d - 1` for digit `d`; 0 for a filled cell.
    pub candidates: Vec<u32>,
    /// The step.
    pub step: StepJson,
    /// The explanation of the step.
    pub text: Vec<SpanJson>,
}

/// The result of a test case.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CaseReply {
    /// The version of the contract.
    pub version: u32,
    /// The line of the case, from 1.
    pub line: usize,
    /// The code, with its variant, such as `0402-1`.
    pub code: String,
    /// The id of the technique with this code; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// The verdict.
    pub verdict: VerdictJson,
    /// The step that must be found, in one-line notation; empty if nothing may be found.
    pub wanted: String,
    /// The steps that were found instead.
    pub found: Vec<String>,
    /// The result in words.
    pub text: String,
}

/// The verdict on a test case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum VerdictJson {
    /// The expected step was found, or no step as expected.
    Pass,
    /// No step was found, or another one.
    Fail,
    /// The case does not say what must be found.
    NothingSought,
    /// No technique has this code.
    UnknownCode,
    /// The board breaks a rule.
    Impossible,
}

/// The results of many test cases, by code.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CasesReply {
    /// The version of the contract.
    pub version: u32,
    /// The results of each code, in order.
    pub codes: Vec<CodeCount>,
    /// The number of cases.
    pub count: u32,
    /// The number of cases that passed.
    pub passed: u32,
    /// The total in words.
    pub text: String,
}

/// The results of all cases with one code.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CodeCount {
    /// The code, without variant.
    pub code: String,
    /// The id of the technique with this code; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// The number of cases.
    pub count: u32,
    /// The number of cases that passed.
    pub passed: u32,
    /// The result in words.
    pub text: String,
}
