//! A technique by itself, and how cases of a library come out.

use super::{FamilyJson, LevelJson, SpanJson, StepJson};
use serde::Serialize;

/// All that is known of a technique.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TechniqueReply {
    /// The version of the contract.
    pub version: u32,
    /// Its id. Stable for ever.
    pub id: String,
    /// Its name in the language asked for.
    pub name: String,
    /// Its level.
    pub level: LevelJson,
    /// What sort of reasoning it is; absent if it is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub family: Option<FamilyJson>,
    /// The points of one step.
    pub score: u32,
    /// Its codes in HoDoKu's library; empty where that has none.
    pub codes: Vec<String>,
    /// The profiles of JADE's own that have it.
    pub profiles: Vec<String>,
    /// Whether it takes for granted that there is one solution only.
    pub assumes_uniqueness: bool,
    /// Whether a player has to write pencil marks to see it.
    pub needs_pencil_marks: bool,
    /// What it is in general.
    pub about: Vec<SpanJson>,
    /// A position that shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub example: Option<ExampleJson>,
}

/// A position, and a step that is available in it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExampleJson {
    /// The digits that stand, as a line.
    pub digits: String,
    /// The candidates of every cell, a set each: bit `d - 1` for digit `d`; 0 where a digit stands.
    pub candidates: Vec<u16>,
    /// The step.
    pub step: StepJson,
    /// The step in words.
    pub text: Vec<SpanJson>,
}

/// How a case of a library came out.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CaseReply {
    /// The version of the contract.
    pub version: u32,
    /// The line, from 1.
    pub line: usize,
    /// The code, with its variant: `0402-1`.
    pub code: String,
    /// The technique that the code stands for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// How it came out.
    pub verdict: VerdictJson,
    /// What must be found, in one-line notation; empty where nothing may be.
    pub wanted: String,
    /// What was found instead, a step each.
    pub found: Vec<String>,
    /// The same in words.
    pub text: String,
}

/// How a case came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum VerdictJson {
    /// It was found, or rightly nothing was.
    Pass,
    /// Something else was found, or nothing.
    Fail,
    /// The case does not say what must be found.
    NothingSought,
    /// No technique has this code.
    UnknownCode,
    /// The board breaks a rule.
    Impossible,
}

/// How the cases of a library came out, code by code.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CasesReply {
    /// The version of the contract.
    pub version: u32,
    /// In the order of codes.
    pub codes: Vec<CodeCount>,
    /// How many cases there were.
    pub count: u32,
    /// How many of them passed.
    pub passed: u32,
    /// The total in words.
    pub text: String,
}

/// How the cases of one code came out.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CodeCount {
    /// The code, without variants.
    pub code: String,
    /// The technique that it stands for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// How many cases there were.
    pub count: u32,
    /// How many of them passed.
    pub passed: u32,
    /// The same in words.
    pub text: String,
}
