//! Drills: a board to find a technique on, to say whether it is there, or to play on from.

use super::{LanguageJson, ShownJson, SummaryLine};
use serde::{Deserialize, Serialize};

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum DrillKind {
    /// Find it.
    #[default]
    Find,
    /// Say whether it is there at all.
    Whether,
    /// Play on to the end, with nothing harder.
    Play,
}

/// How much else there is to see on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum DrillGrade {
    /// Nothing that is not harder concludes anything else.
    Exclusive,
    /// Nothing simpler applies.
    Clean,
    /// Something simpler applies too.
    Shared,
}

/// Asks for a drill.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DrillRequest {
    /// The technique's id.
    pub technique: String,
    /// Decides which board.
    pub seed: u32,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// What is to be done; `find` if not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub kind: DrillKind,
    /// How much else there may be to see; the easiest that there is if not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub grade: Option<DrillGrade>,
    /// To play on: the techniques that are known already, besides this one and the singles.
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
    /// The technique's id.
    pub technique: String,
    /// The technique's name.
    pub name: String,
    /// How much else there is to see; absent where the technique does not apply.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub grade: Option<DrillGrade>,
    /// Whether the technique applies on this board.
    pub applies: bool,
    /// The board, with what is found there; where the technique does not apply, why not.
    pub shown: ShownJson,
    /// To play on: what is needed from here to the end.
    pub rest: Vec<SummaryLine>,
    /// Whether that is nothing beyond what is known.
    pub within: bool,
}
