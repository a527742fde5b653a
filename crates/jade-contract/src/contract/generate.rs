//! Puzzles to order.

use super::{LanguageJson, StepJson};
use jade_grid::SheetData;
use serde::{Deserialize, Serialize};

/// Asks for puzzles. An empty request asks for a minimal proper 9×9 puzzle.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GenerateRequest {
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The level of the hardest technique that the puzzle needs, such as `hard`. Not together with `technique`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// The id of a technique that the puzzle needs, such as `x-wing`. It need not be in the profile.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// No technique that comes after `technique` may be needed.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub nothing_harder: bool,
    /// The number of times that `technique` is needed at least; default: 1.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub times: Option<usize>,
    /// Only singles may follow `technique`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub singles_after: bool,
    /// Where `technique` applies, no other technique of the same or a lower level may conclude anything.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub exclusive: bool,
    /// Try `technique` right after the singles, before simpler techniques that may draw the same conclusion. Not
    /// together with `profile`, `only` or `without`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub early: bool,
    /// The ids of further techniques that the puzzle needs.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub require: Vec<String>,
    /// The id of the profile: `full` (default) or `classic`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
    /// Use only the techniques with these ids, in this order.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub only: Option<Vec<String>>,
    /// Do not use the techniques with these ids.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub without: Option<Vec<String>>,
    /// The number of givens.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub clues: Option<usize>,
    /// The number of empty cells; 0 for a full board. Not together with `clues`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub empty: Option<usize>,
    /// The maximum number of givens.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub most_clues: Option<usize>,
    /// The symmetry of the givens: `none` (default), `half-turn`, `quarter-turn`, `left-right`, `top-bottom`,
    /// `mirrors`, `diagonal`, `anti-diagonal`, `diagonals`, `full`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub symmetry: Option<String>,
    /// The style of the publisher Nikoli: at most 30 givens on 9×9 (the same proportion on other boards), symmetric
    /// under a half-turn.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub nikoli: bool,
    /// Every given is needed for a unique solution. Without a level, a technique or a symmetry, this is always so.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub minimal: bool,
    /// The places of the givens: a board whose digits do not matter, with `.` for an empty cell.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub places: Option<String>,
    /// The number of rows of a box; default: 3. Together with `boxColumns`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub box_rows: Option<usize>,
    /// The number of columns of a box; default: 3. Together with `boxRows`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub box_columns: Option<usize>,
    /// The method: `fast` (default), `full-board`, `empty-board`, `dancing-links`, `near`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub method: Option<String>,
    /// On boards other than 9×9: how long to search for more givens to remove when logic finds none.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub effort: Option<u64>,
    /// Take puzzles from JADE’s own collection, shuffled. This is immediate even for rare requests.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub library: bool,
    /// Search for the best puzzle until the time is up: the one with most steps of the level. Each new best one is
    /// reported.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub best: bool,
    /// The number of puzzles, 1–1000; default: 1. Not together with `best`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub count: Option<u64>,
    /// The seed, below 2^53; default: random. The same seed, request and version of JADE give the same puzzles.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub seed: Option<u64>,
    /// The number of the first attempt. To make a puzzle again, send the seed and the attempt that came with it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub attempt: Option<u64>,
    /// The time limit in seconds: for the next puzzle (default: 60), or for the search for the best (default: 10).
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub seconds: Option<u64>,
}

/// Reports on the making of puzzles, one line of JSON each, as it happens.
///
/// `begun`, then any number of `progress`, `better` and `made`, then `ended`; `failed` may come at any point.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase", tag = "event")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum GenerateEvent {
    /// The work begins. As far as is known, the request can be fulfilled.
    Begun {
        /// The version of the contract.
        version: u32,
        /// The seed in use.
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
        /// How long the work will take.
        estimate: EstimateJson,
    },
    /// The progress of the work; sent a few times a second.
    Progress {
        /// The seconds since the work began.
        seconds: f64,
        /// The number of attempts made.
        #[cfg_attr(test, ts(type = "number"))]
        attempts: u64,
        /// The number of puzzles made.
        #[cfg_attr(test, ts(type = "number"))]
        made: u64,
        /// How long the rest will take.
        estimate: EstimateJson,
    },
    /// A puzzle that is better than all before it; sent only if `best` is requested.
    Better {
        /// The puzzle.
        puzzle: MadeJson,
    },
    /// A puzzle. If `best` is requested, this is the best.
    Made {
        /// The puzzle.
        puzzle: MadeJson,
    },
    /// The work has ended.
    Ended {
        /// The number of puzzles made.
        #[cfg_attr(test, ts(type = "number"))]
        made: u64,
        /// The number of attempts made, as far as is known.
        #[cfg_attr(test, ts(type = "number"))]
        attempts: u64,
        /// The reasons why fewer puzzles were made than requested, a sentence each; otherwise empty.
        text: Vec<String>,
    },
    /// The program failed.
    Failed {
        /// The kind of error: `internal`.
        code: String,
        /// The error in words.
        message: String,
    },
}

/// How long a request for puzzles would take.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EstimateReply {
    /// The version of the contract.
    pub version: u32,
    /// The estimate.
    pub estimate: EstimateJson,
    /// The same in words.
    pub text: String,
}

/// How long a request will take.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EstimateJson {
    /// The seconds within which half of such requests are fulfilled; `null` if unknown.
    pub half: Option<f64>,
    /// The seconds within which 95 percent of such requests are fulfilled; `null` if unknown.
    pub most: Option<f64>,
    /// Whether the times are measured, beforehand or during this request; otherwise they are a guess or unknown.
    pub measured: bool,
}

/// A puzzle made to order.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MadeJson {
    /// The version of the contract.
    pub version: u32,
    /// The givens as a line.
    pub puzzle: String,
    /// Rows and columns of a box, such as `3x3`.
    pub boxes: String,
    /// The solution as a line; absent if it is not included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub solution: Option<String>,
    /// The seed it was made from.
    #[cfg_attr(test, ts(type = "number"))]
    pub seed: u64,
    /// The attempt that made it. With the same seed, request and version of JADE, it gives this puzzle again.
    #[cfg_attr(test, ts(type = "number"))]
    pub attempt: u64,
    /// The number of givens.
    pub clues: usize,
    /// Its level; absent unless the request mentions difficulty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// Its score; absent unless the request mentions difficulty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub score: Option<u32>,
    /// The id of its hardest technique; absent unless the request mentions difficulty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hardest: Option<String>,
    /// The number of steps to the solution; absent unless the request mentions difficulty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub steps: Option<usize>,
    /// The position where the requested technique is the simplest that applies; absent unless a technique is requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub moment: Option<MomentJson>,
}

/// A position where a technique is the simplest that applies.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MomentJson {
    /// The number of steps that lead to it.
    pub before: usize,
    /// The sheet of a player at this point, ready to play on.
    pub sheet: SheetData,
    /// The digits placed so far, as a line.
    pub digits: String,
    /// The candidates that earlier steps have removed, in the form `r1c1<>35 r2c4<>7`.
    pub removed: String,
    /// The step in one-line notation.
    pub step: String,
    /// The whole step.
    pub told: StepJson,
}
