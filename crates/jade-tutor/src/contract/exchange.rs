//! Formats of other programs.

use serde::Serialize;

/// The formats in which puzzles are read and written.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FormatsReply {
    /// The version of the contract.
    pub version: u32,
    /// In the order in which a text is tried.
    pub formats: Vec<FormatJson>,
}

/// A format.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FormatJson {
    /// Its id: `sdk`, `f-puzzles`. Stable.
    pub id: String,
    /// What it is called, in the language asked for.
    pub name: String,
    /// The usual ends of file names, without the dot; the first is used for writing. Empty for links.
    pub extensions: Vec<String>,
    /// The largest side of its boards.
    pub most_side: usize,
    /// The smallest side of its boards.
    pub least_side: usize,
    /// Whether boxes may be other than the usual ones of a board.
    pub any_boxes: bool,
    /// What it carries besides the digits: `entries`, `corners`, `candidates`, `cell-colors`,
    /// `candidate-colors`, `title`, `author`, `level`, `comment`, `solution`, `origin`.
    pub carries: Vec<String>,
    /// The same in words, in the language asked for.
    pub carries_text: String,
    /// Whether it holds several puzzles in one text.
    pub several: bool,
    /// Whether it is written; all are read.
    pub written: bool,
}
