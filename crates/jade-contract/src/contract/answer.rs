//! Replies.

use super::{AboutJson, ColorJson, DecidedByJson, HouseJson, LevelJson, PathOutcome, SpanJson, StepJson};
use jade_grid::SheetData;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// The puzzles read from a text.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ParseReply {
    /// The version of the contract.
    pub version: u32,
    /// The puzzles, in the order of the text.
    pub puzzles: Vec<ParsedPuzzle>,
    /// The parts of the text that could not be read, in order.
    pub errors: Vec<InputError>,
    /// A sentence that says which format was recognised and how many puzzles were read, in the requested language.
    pub report: String,
}

/// A puzzle read from a text.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ParsedPuzzle {
    /// The puzzle as a sheet.
    pub sheet: SheetData,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The id of its format: `line`, `rows`, `sdk`, `jade-link`, …
    pub format: String,
    /// Whether the givens of the sheet are known to be givens. They are not if the text is a pencil-mark grid, which
    /// does not distinguish givens from solved cells.
    pub givens_known: bool,
    /// What decides the puzzle. What belongs to it besides the givens is in the sheet: as barred digits, or as givens.
    pub decided_by: DecidedByJson,
    /// The text after the puzzle on its line; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub comment: Option<String>,
    /// Colours, in the order in which they were applied.
    pub colors: Vec<ColorJson>,
    /// Title, author and other facts about the puzzle.
    pub about: AboutJson,
    /// Names of the data that a sheet cannot hold: `other-rules`, `history`, …
    pub left_out: Vec<String>,
    /// What else is in the text and may matter: words that name `rules`, `rows` that are nearly a board, `signs` that look
    /// like cells, another `board` that is about as good a reading of the text and follows this one; only in the first
    /// puzzle of a text, and absent if there is nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<InputError>>"))]
    pub asides: Vec<InputError>,
    /// The same and other remarks, as sentences in the requested language.
    pub notes: Vec<String>,
}

/// A part of a text that could not be read, or was left aside.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct InputError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// The kind of error: `cell-count`, `unknown-symbol`, …
    pub code: String,
    /// The full message, in the requested language.
    pub message: String,
}

/// Whether a puzzle is proper, and what is wrong with a sheet.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CheckReply {
    /// The version of the contract.
    pub version: u32,
    /// How many solutions the givens have.
    pub status: Status,
    /// The result in words.
    pub text: Vec<SpanJson>,
    /// The rules that givens and entries break.
    pub conflicts: Vec<ConflictJson>,
    /// The cells whose entry differs from the solution; empty if there is not exactly one solution.
    pub mistakes: Vec<usize>,
    /// Two solutions, if there are several; otherwise empty.
    pub solutions: Vec<String>,
    /// A cell in which these two differ; absent if there are not several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub difference: Option<DifferenceJson>,
}

/// The number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Status {
    /// Exactly one: the puzzle is proper.
    Proper,
    /// No solution.
    None,
    /// More than one.
    Several,
    /// The search ended before it could tell.
    Unknown,
}

/// Digits that break a rule.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConflictJson {
    /// The house that holds the digit twice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub house: Option<HouseJson>,
    /// Or the kind of the rule that is broken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
    /// The digit of the first cell, from 1.
    pub digit: u8,
    /// The two cells, in reading order from 0; the same cell twice if its digit breaks the rule by itself.
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
    /// The cell, in reading order from 0.
    pub cell: usize,
    /// Its digit in the first and in the second solution.
    pub digits: [u8; 2],
}

/// The solutions of a puzzle, or their number.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SolveReply {
    /// The version of the contract.
    pub version: u32,
    /// The solutions as lines of digits; empty if they were only counted.
    pub solutions: Vec<String>,
    /// Measurements of the search.
    pub search: SearchJson,
    /// The result in words.
    pub text: Vec<SpanJson>,
}

/// Measurements of a search.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SearchJson {
    /// The id of the engine: `backtracking`, `dancing-links`, …
    pub engine: String,
    /// The number of solutions found.
    pub count: u64,
    /// Whether these are all solutions; `false` if the search reached its limit or was stopped.
    pub complete: bool,
    /// Whether the search was stopped by time or memory before it reached its limit. Then there may be more solutions.
    pub stopped: bool,
    /// The number of combinations tried.
    pub nodes: u64,
    /// The number of guesses.
    pub guesses: u64,
}

/// The path: all steps to the solution, or as far as the techniques lead.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PathReply {
    /// The version of the contract.
    pub version: u32,
    /// How the path ends.
    pub outcome: PathOutcome,
    /// The steps, in order.
    #[serde(serialize_with = "encoded_here")]
    pub steps: Vec<ExplainedStep>,
    /// The board at the end, as a line.
    pub end: String,
    /// The level; absent if the path does not reach the solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<LevelJson>,
    /// The sum of the points of all steps.
    pub score: u32,
    /// How often each technique was used, in the order of the profile.
    pub summary: Vec<SummaryLine>,
    /// How many cells can be filled before pencil marks are written; absent if there is nothing to solve.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub before_marks: Option<ShareJson>,
    /// The outcome in words.
    pub text: Vec<SpanJson>,
}

/// Encodes the steps of a path in this crate, which is optimised more than those that send or print replies: a path is
/// more than a hundred kilobytes.
fn encoded_here<S: Serializer>(steps: &[ExplainedStep], serializer: S) -> Result<S::Ok, S::Error> {
    fn encoded(steps: &[ExplainedStep]) -> serde_json::Result<Box<RawValue>> {
        serde_json::value::to_raw_value(steps)
    }
    encoded(steps).map_err(S::Error::custom)?.serialize(serializer)
}

/// A share of the open cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShareJson {
    /// The number of cells that can be filled.
    pub filled: usize,
    /// The number of open cells.
    pub open: usize,
}

/// A step with its explanation.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExplainedStep {
    /// The step.
    pub step: StepJson,
    /// The name of its technique, in the requested language.
    pub name: String,
    /// What can be seen, why the conclusion follows, and what it is.
    pub text: Vec<SpanJson>,
}

/// How often a technique was used.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SummaryLine {
    /// The id of the technique.
    pub technique: String,
    /// Its name in the requested language.
    pub name: String,
    /// Its level in the profile.
    pub level: LevelJson,
    /// The number of its steps.
    pub times: u32,
    /// The points that these add to the score.
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
    /// The techniques, in the order in which they are tried.
    pub techniques: Vec<TechniqueJson>,
    /// Techniques that this profile lacks, since a profile has them only if it names them. A request may ask for each.
    pub on_request: Vec<TechniqueJson>,
    /// The kinds of moves that need no pencil marks, in the order in which they are tried.
    pub before_marks: Vec<MoveKindJson>,
}

/// A kind of move that needs no pencil marks.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoveKindJson {
    /// The id that steps have as their technique: `cross-hatching`.
    pub id: String,
    /// Its name, in the requested language.
    pub name: String,
}

/// A technique in a list.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TechniqueJson {
    /// Its id, which never changes.
    pub id: String,
    /// Its name in the requested language.
    pub name: String,
    /// Its level in the profile.
    pub level: LevelJson,
}

/// The error that answers a request.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorReply {
    /// The version of the contract.
    pub version: u32,
    /// The kind of error: `bad-field`, `too-large`, `timeout`, …
    pub code: String,
    /// The path of the field at fault, such as `sheet.entries`; absent if no field is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub field: Option<String>,
    /// What was found and what was expected, in the requested language.
    pub message: String,
}
