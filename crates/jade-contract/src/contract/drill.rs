//! Drills: find a technique on a board, decide whether it applies, or play on.

use super::{DrillGrade, LanguageJson, ShownJson, SummaryLine};
use serde::{Deserialize, Serialize};

/// The task of a drill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum DrillKind {
    /// Find the technique.
    #[default]
    Find,
    /// Decide whether the technique applies.
    Whether,
    /// Play on to the end, with nothing harder.
    Play,
}

/// Asks for a drill.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DrillRequest {
    /// The id of the technique.
    pub technique: String,
    /// Selects the board: the same seed gives the same drill.
    pub seed: u32,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The task; default: `find`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub kind: DrillKind,
    /// What else may be found on the board; default: the easiest grade available.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub grade: Option<DrillGrade>,
    /// For `play`: the ids of the techniques that the pupil knows, besides this one and the singles.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub known: Option<Vec<String>>,
}

/// A drill.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DrillReply {
    /// The version of the contract.
    pub version: u32,
    /// The id of the technique.
    pub technique: String,
    /// Its name in the requested language.
    pub name: String,
    /// What else can be found on the board; absent if the technique does not apply.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub grade: Option<DrillGrade>,
    /// Whether the technique applies on this board.
    pub applies: bool,
    /// The board and what can be found on it, or, if the technique does not apply, the reason.
    pub shown: ShownJson,
    /// For `play`: the techniques needed from here to the end.
    pub rest: Vec<SummaryLine>,
    /// Whether the pupil knows all of these.
    pub within: bool,
}
