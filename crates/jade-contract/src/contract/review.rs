//! A look back at a game.

use super::{LanguageJson, SpanJson};
use jade_grid::SheetData;
use serde::{Deserialize, Serialize};

/// A digit that was entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoveJson {
    /// The cell, in reading order from 0.
    pub cell: usize,
    /// The digit, from 1.
    pub digit: u8,
    /// Seconds of play before it; not said where nobody knows.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seconds: Option<u32>,
    /// Whether the tutor made it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub told: bool,
}

/// Asks for a look back at a game.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewRequest {
    /// The sheet with which the game began.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The digits that were entered, in order.
    pub moves: Vec<MoveJson>,
}

/// A technique in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewLine {
    /// Its id.
    pub technique: String,
    /// Its name.
    pub name: String,
    /// How often the easiest path has it.
    pub easiest: u32,
    /// How often the player's own entries needed it.
    pub own: u32,
}

/// A look back at a game.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewReply {
    /// The version of the contract.
    pub version: u32,
    /// How the game went, a sentence each.
    pub text: Vec<Vec<SpanJson>>,
    /// Where most time was spent, with what could have been seen then, a sentence each.
    pub slow: Vec<Vec<SpanJson>>,
    /// The techniques of the easiest path and of the player's, the simplest first.
    pub lines: Vec<ReviewLine>,
    /// The first entry that was wrong, as its place among the moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub mistake: Option<usize>,
}
