//! Formats of other programs, files and printing.

use super::{BoxesJson, LanguageJson, SpanJson, Status};
use jade_grid::SheetData;
use serde::{Deserialize, Serialize};

/// The formats that JADE reads and writes.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FormatsReply {
    /// The version of the contract.
    pub version: u32,
    /// The formats, in the order in which a text is tried.
    pub formats: Vec<FormatJson>,
}

/// A format.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FormatJson {
    /// Its id, such as `sdk` or `f-puzzles`. It never changes.
    pub id: String,
    /// Its name in the requested language.
    pub name: String,
    /// The usual file extensions, without the dot. The first is used for writing. Empty for links.
    pub extensions: Vec<String>,
    /// The largest side of a board.
    pub most_side: usize,
    /// The smallest side of a board.
    pub least_side: usize,
    /// Whether boxes may have an unusual shape.
    pub any_boxes: bool,
    /// What it stores besides digits: `entries`, `corners`, `candidates`, `cell-colors`, `candidate-colors`, `title`,
    /// `author`, `level`, `comment`, `solution`, `origin`.
    pub carries: Vec<String>,
    /// The same in words, in the requested language.
    pub carries_text: String,
    /// Whether one text can hold several puzzles.
    pub several: bool,
    /// Whether JADE writes it; JADE reads all formats.
    pub written: bool,
}

/// The colour of a cell, or of one of its candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ColorJson {
    /// The cell, in reading order from 0.
    pub cell: usize,
    /// The candidate; absent if the whole cell is coloured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub digit: Option<u8>,
    /// The number of the colour, 1–99.
    pub color: u8,
}

/// Facts about a puzzle. All of them are optional.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AboutJson {
    /// The name of the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub title: Option<String>,
    /// The author of the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub author: Option<String>,
    /// A description.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub description: Option<String>,
    /// Any other text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub comment: Option<String>,
    /// The date of the puzzle, as written in the source.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub date: Option<String>,
    /// The source of the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub source: Option<String>,
    /// The difficulty, as written in the source.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// The address of the puzzle on the web.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub url: Option<String>,
    /// The solution that comes with the puzzle, as a line of digits. It is not checked.
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
    /// The player’s sheet.
    pub sheet: SheetData,
    /// The id of the format, such as `sdk` or `jade-link`.
    pub format: String,
    /// Colours, in the order in which they were applied.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub colors: Vec<ColorJson>,
    /// Facts about the puzzle.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub about: AboutJson,
    /// The language of messages.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// A sheet written in a format.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WriteReply {
    /// The version of the contract.
    pub version: u32,
    /// The text in that format.
    pub text: String,
    /// The file extension, without the dot; `txt` for links.
    pub extension: String,
    /// Names of the data that the format cannot store: `corners`, `cell-colors`, …
    pub lost: Vec<String>,
    /// The same as a sentence, to be shown before the text is saved; absent if nothing is lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub lost_text: Option<String>,
}

/// Prints a sheet, and further puzzles, as PDF.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PrintRequest {
    /// The player’s sheet.
    pub sheet: SheetData,
    /// Colours, in the order in which they were applied.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub colors: Vec<ColorJson>,
    /// A text with further puzzles to print, in any format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub more: Option<String>,
    /// What to print.
    pub kind: PrintKind,
    /// For a worksheet: the id of the technique whose step the board asks for; default: the next step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// The paper size.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub paper: PaperJson,
    /// The number of boards per page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub per_page: Option<u8>,
    /// The language of the printed words.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// What to print.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PrintKind {
    /// The sheet as it is.
    Sheet,
    /// The puzzle, with its solution at the end.
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

/// Asks to show and solve a board that is too large to play.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LargeRequest {
    /// The text of the board. If it holds several, the first is used.
    pub text: String,
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
}

/// A board of any size, with its solution.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LargeReply {
    /// The version of the contract.
    pub version: u32,
    /// The boxes of the board.
    pub boxes: BoxesJson,
    /// The givens of all cells, from 1; 0 for an empty cell.
    pub digits: Vec<u8>,
    /// The number of solutions.
    pub status: Status,
    /// The solution, or the first one found; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub solution: Option<Vec<u8>>,
    /// The result in words.
    pub text: Vec<SpanJson>,
}
