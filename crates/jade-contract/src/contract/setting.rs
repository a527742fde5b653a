//! What those who set a puzzle ask about it, and what they are told.

use super::{LanguageJson, SearchJson, SpanJson, Status};
use jade_grid::SheetData;
use serde::{Deserialize, Serialize};

/// Asks which digits of a puzzle are possible, and how many solutions it has.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PossibleRequest {
    /// The sheet. Only its rules, its givens and what they bar count.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The number of solutions to count at most: 1000 unless said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub limit: Option<u64>,
    /// The number of guesses that may be spent: 50,000 unless said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub guesses: Option<u64>,
}

/// Which digits of a puzzle are possible, and how many solutions it has.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PossibleReply {
    /// The version of the contract.
    pub version: u32,
    /// How many solutions the givens have.
    pub status: Status,
    /// Per cell, as bits (1 for digit 1, 2 for digit 2, 4 for digit 3): the digits that it has in some solution.
    pub possible: Vec<u32>,
    /// Per cell, as bits: the digits of which it was not found out.
    pub unknown: Vec<u32>,
    /// The only solution, as a line of digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub solution: Option<String>,
    /// Measurements of the count.
    pub search: SearchJson,
    /// The number of solutions in words.
    pub text: Vec<SpanJson>,
}

/// Asks which givens and rules a puzzle does not need, or which ones leave no solution.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CluesRequest {
    /// The sheet. Only its rules, its givens and what they bar count.
    pub sheet: SheetData,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The number of guesses that may be spent: 100,000 unless said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub guesses: Option<u64>,
}

/// Which clues a puzzle with one solution does not need; or, of a puzzle without a solution, which ones contradict each other.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CluesReply {
    /// The version of the contract.
    pub version: u32,
    /// How many solutions the givens have.
    pub status: Status,
    /// The clues that can be left out, each by itself; empty unless there is exactly one solution.
    pub redundant: Vec<ClueJson>,
    /// The clues of which it was not found out whether they can be left out.
    pub undecided: Vec<ClueJson>,
    /// Clues that contradict each other; empty unless there is no solution. Empty as well if the board by itself has none.
    pub contradiction: Vec<ClueJson>,
    /// Whether each of these is known to be needed: without any one of them there is a solution.
    pub minimal: bool,
    /// The result in words.
    pub text: Vec<SpanJson>,
}

/// A given, or a rule that is added to the board. A rule that says something of each cell by itself is a clue for each cell.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClueJson {
    /// The digit of a given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub digit: Option<u8>,
    /// A rule, in JADE’s notation: `cage 9 r1c1 r1c2`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
    /// Its cells, in their order along a line; none if it is about the whole board.
    pub cells: Vec<usize>,
    /// The clue in words.
    pub text: Vec<SpanJson>,
}
