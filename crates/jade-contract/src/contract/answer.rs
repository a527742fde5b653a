//! Replies.

use super::{AboutJson, ColorJson, HouseJson, LevelJson, SpanJson, StepJson};
use jade_grid::SheetData;
use serde::Serialize;

/// What was read from a text.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ParseReply {
    /// The version of the contract.
    pub version: u32,
    /// The puzzles, in order.
    pub puzzles: Vec<ParsedPuzzle>,
    /// What could not be read, in order.
    pub errors: Vec<InputError>,
    /// As what the text was read, and how many puzzles it held, in the language asked for.
    pub report: String,
}

/// A puzzle that was read.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ParsedPuzzle {
    /// The puzzle as a sheet.
    pub sheet: SheetData,
    /// Where it began, from 1.
    pub line: usize,
    /// The format that was recognised: `line`, `rows`, `sdk`, `jade-link`, …
    pub format: String,
    /// Whether the sheet's givens are known to be givens: a pencil-mark grid by itself does not tell what was
    /// solved from what was given.
    pub givens_known: bool,
    /// What followed the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub comment: Option<String>,
    /// Colours, in the order in which they were laid on.
    pub colors: Vec<ColorJson>,
    /// What is said about the puzzle.
    pub about: AboutJson,
    /// What the text said that has no place on a sheet: `other-rules`, `history`, …
    pub left_out: Vec<String>,
    /// The same and what else is to be known, as sentences in the language asked for.
    pub notes: Vec<String>,
}

/// Something in a text that could not be read.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct InputError {
    /// The line, from 1.
    pub line: usize,
    /// The character in that line, from 1.
    pub column: usize,
    /// What sort of fault: `cell-count`, `unknown-symbol`, …
    pub code: String,
    /// The whole message, in the language asked for.
    pub message: String,
}

/// Whether a puzzle is one, and what is wrong with a sheet.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CheckReply {
    /// The version of the contract.
    pub version: u32,
    /// How many solutions the givens have.
    pub status: Status,
    /// The finding in words.
    pub text: Vec<SpanJson>,
    /// Rules broken by givens and entries.
    pub conflicts: Vec<ConflictJson>,
    /// Entries that differ from the only solution; empty where there is not exactly one.
    pub mistakes: Vec<usize>,
    /// Where there are several solutions: two of them.
    pub solutions: Vec<String>,
    /// Where there are several: a cell in which the two differ, and its digit in each.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub difference: Option<DifferenceJson>,
}

/// How many solutions there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Status {
    /// Exactly one: a proper puzzle.
    Proper,
    /// None.
    None,
    /// More than one.
    Several,
    /// The search was cut short before it knew.
    Unknown,
}

/// The same digit twice in a house.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConflictJson {
    /// The house.
    pub house: HouseJson,
    /// The digit.
    pub digit: u8,
    /// The two cells.
    pub cells: [usize; 2],
    /// The conflict in words.
    pub text: Vec<SpanJson>,
}

/// A cell in which two solutions differ.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DifferenceJson {
    /// The cell.
    pub cell: usize,
    /// Its digit in the first and in the second solution.
    pub digits: [u8; 2],
}

/// Solutions.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SolveReply {
    /// The version of the contract.
    pub version: u32,
    /// The solutions as lines; empty if they were only counted.
    pub solutions: Vec<String>,
    /// How the search went.
    pub search: SearchJson,
    /// The finding in words.
    pub text: Vec<SpanJson>,
}

/// How a search went.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SearchJson {
    /// The engine.
    pub engine: String,
    /// How many solutions were found.
    #[cfg_attr(test, ts(type = "number"))]
    pub count: u64,
    /// Whether that is all there are; otherwise the search ended at its limit or was `stopped`.
    pub complete: bool,
    /// Whether the search was cut short, by time or memory, before it came to its limit: then there may be
    /// more solutions, or any at all.
    pub stopped: bool,
    /// Combinations tried.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// How often a digit was guessed.
    #[cfg_attr(test, ts(type = "number"))]
    pub guesses: u64,
}

/// The path: all steps to the end, or to where the techniques give out.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PathReply {
    /// The version of the contract.
    pub version: u32,
    /// How it ended.
    pub outcome: PathOutcome,
    /// The steps, in order.
    pub steps: Vec<ToldStep>,
    /// The board at the end.
    pub end: String,
    /// The level, if the path reaches the solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<LevelJson>,
    /// The sum of the steps' scores.
    pub score: u32,
    /// How often each technique was used, in the order of the profile.
    pub summary: Vec<SummaryLine>,
    /// How many cells can be filled before pencil marks are written; not said where there is nothing to solve.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub before_marks: Option<ShareJson>,
    /// How it ended, in words.
    pub text: Vec<SpanJson>,
}

/// How many of the open cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShareJson {
    /// Cells that can be filled.
    pub filled: usize,
    /// Cells that were open.
    pub open: usize,
}

/// How a path ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PathOutcome {
    /// With the solution.
    Solved,
    /// No technique of the profile goes on.
    Stuck,
    /// The next step would be of the technique that it was to stop at.
    Reached,
    /// The sheet as it stands leads to no solution: something on it is wrong.
    Impossible,
    /// The givens have no solution, or several: there is nothing to reason towards.
    Improper,
}

/// A step with its words.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ToldStep {
    /// The step.
    pub step: StepJson,
    /// The name of its technique.
    pub name: String,
    /// What is seen, why it follows, what it does.
    pub text: Vec<SpanJson>,
}

/// How often a technique was used.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SummaryLine {
    /// The technique's id.
    pub technique: String,
    /// Its name.
    pub name: String,
    /// Its level in the profile.
    pub level: LevelJson,
    /// How often.
    pub times: u32,
    /// Points that it adds to the score.
    pub points: u32,
}

/// The techniques of a profile.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TechniquesReply {
    /// The version of the contract.
    pub version: u32,
    /// In the order of trying.
    pub techniques: Vec<TechniqueJson>,
    /// Those that no profile has unless it names them, and this one has not either: one may ask for each.
    pub on_request: Vec<TechniqueJson>,
}

/// A technique.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TechniqueJson {
    /// Its id. Stable for ever.
    pub id: String,
    /// Its name in the language asked for.
    pub name: String,
    /// Its level in the profile.
    pub level: LevelJson,
}

/// What went wrong with a request.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorReply {
    /// The version of the contract.
    pub version: u32,
    /// What sort of fault: `bad-field`, `too-large`, `timeout`, …
    pub code: String,
    /// The field at fault, as a path: `sheet.entries`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub field: Option<String>,
    /// What stood there and what was expected, in the language asked for.
    pub message: String,
}
