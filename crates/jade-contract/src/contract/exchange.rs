//! Formats of other programs.

use super::{LanguageJson, SpanJson, Status};
use jade_grid::SheetData;
use serde::{Deserialize, Serialize};

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

/// A colour on a cell, or on one candidate of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ColorJson {
    /// The cell, in reading order from 0.
    pub cell: usize,
    /// The candidate; the whole cell if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub digit: Option<u8>,
    /// The number of the colour, from 1 to 99.
    pub color: u8,
}

/// What is said about a puzzle; each may be missing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AboutJson {
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub title: Option<String>,
    /// Who made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub author: Option<String>,
    /// How it is described.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub description: Option<String>,
    /// Whatever else stands beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub comment: Option<String>,
    /// When it was made, as written.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub date: Option<String>,
    /// Where it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub source: Option<String>,
    /// How hard it is said to be, as written.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// Its address.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub url: Option<String>,
    /// The solution that comes with it, a line of digits. Not checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub solution: Option<String>,
}

/// Writes a sheet in a format.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WriteRequest {
    /// The sheet as the player has it.
    pub sheet: SheetData,
    /// The id of the format: `sdk`, `jade-link`.
    pub format: String,
    /// Colours, in the order in which they were laid on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub colors: Vec<ColorJson>,
    /// What is said about the puzzle.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub about: AboutJson,
    /// The language of messages.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// A sheet as a text in a format.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WriteReply {
    /// The version of the contract.
    pub version: u32,
    /// The text.
    pub text: String,
    /// The end of a file's name for it, without the dot; `txt` for links.
    pub extension: String,
    /// What the format cannot carry: `corners`, `cell-colors`, …
    pub lost: Vec<String>,
    /// The same as a sentence, to be shown before the text is saved; missing if nothing is lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lost_text: Option<String>,
}

/// Prints a sheet, and other puzzles with it, as PDF.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PrintRequest {
    /// The sheet as the player has it.
    pub sheet: SheetData,
    /// Colours, in the order in which they were laid on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub colors: Vec<ColorJson>,
    /// Other puzzles that are printed after it, in any format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub more: Option<String>,
    /// What is printed.
    pub kind: PrintKind,
    /// For a worksheet: the technique of the step that is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// The paper.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub paper: PaperJson,
    /// How many boards on a page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub per_page: Option<u8>,
    /// The language of words.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// What is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PrintKind {
    /// The sheet as it stands.
    Sheet,
    /// The puzzle as given, with its solution at the end.
    Puzzle,
    /// A board that asks for its next step, with the answer at the end.
    Worksheet,
}

/// The size of the paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PaperJson {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

/// Asks to show and solve a board that is too large to be played.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LargeRequest {
    /// A text whose first board is meant.
    pub text: String,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// A board of any size, solved.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LargeReply {
    /// The version of the contract.
    pub version: u32,
    /// Rows of a box.
    pub box_rows: usize,
    /// Columns of a box.
    pub box_columns: usize,
    /// The givens, a digit from 1 per cell; 0 for none.
    pub digits: Vec<u8>,
    /// How many solutions there are.
    pub status: Status,
    /// The solution, or the first of several that was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub solution: Option<Vec<u8>>,
    /// The finding in words.
    pub text: Vec<SpanJson>,
}
