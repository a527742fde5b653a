//! Requests.

use super::LanguageJson;
use jade_grid::SheetData;
use serde::{Deserialize, Serialize};

/// Reads puzzles from text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ParseRequest {
    /// One puzzle a line, or one grid.
    pub text: String,
    /// The language of messages.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// Asks about a sheet: check, hint, step, path.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SheetRequest {
    /// The sheet as the player has it.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The techniques to use: `full` (the default) or `classic`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
}

/// Asks for solutions, or how many there are.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SolveRequest {
    /// The sheet; its givens are what is solved.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The engine: `auto` (the default), `backtracking`, `dancing-links`, …
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub engine: Option<String>,
    /// The most solutions to list or count. If not said, one is listed, and all are counted.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub limit: Option<u64>,
}
