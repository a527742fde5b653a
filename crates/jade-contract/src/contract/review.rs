//! Reviews of games.

use super::{LanguageJson, SpanJson};
use jade_grid::SheetData;
use serde::{Deserialize, Serialize};

/// A digit that was entered during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoveJson {
    /// The cell, in reading order from 0.
    pub cell: usize,
    /// The digit, from 1.
    pub digit: u8,
    /// The seconds of play before it; absent if unknown.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seconds: Option<u32>,
    /// Whether the tutor entered it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub told: bool,
}

/// Asks for the review of a game.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewRequest {
    /// The sheet at the beginning of the game.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The entries, in order.
    pub moves: Vec<MoveJson>,
}

/// The use of a technique in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewLine {
    /// The id of the technique.
    pub technique: String,
    /// Its name in the requested language.
    pub name: String,
    /// How often the easiest path uses it.
    pub easiest: u32,
    /// How often the player's own entries needed it.
    pub own: u32,
    /// Whether it has a lesson and drills, as every technique of the catalogue has; a guess has none.
    pub has_lesson: bool,
}

/// The review of a game.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewReply {
    /// The version of the contract.
    pub version: u32,
    /// How the game went, one sentence each.
    pub text: Vec<Vec<SpanJson>>,
    /// Where the player spent most time, and what could be seen then, one sentence each.
    pub slow: Vec<Vec<SpanJson>>,
    /// The techniques of the easiest path and of the player, simplest first.
    pub lines: Vec<ReviewLine>,
    /// The index of the first wrong entry; absent if all are right.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub mistake: Option<usize>,
}
