//! Puzzles made to order.

use super::{LanguageJson, StepJson};
use jade_grid::SheetData;
use serde::{Deserialize, Serialize};

/// Asks for puzzles. Nothing but the wish: any proper 9×9 puzzle in which every clue is needed.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GenerateRequest {
    /// The language of texts.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lang: LanguageJson,
    /// The hardest technique that is needed has this level: `hard`. Not with `technique`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// This technique is needed: `x-wing`. It need not be in the profile.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub technique: Option<String>,
    /// Nothing that is tried after that technique is needed anywhere.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub nothing_harder: bool,
    /// It is needed so many times or more; once if not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub times: Option<usize>,
    /// Only singles follow that technique.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub singles_after: bool,
    /// At its moment techniques of its level or below conclude nothing else.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub exclusive: bool,
    /// That technique is tried right after the singles, before simpler ones that might say the same. Not with
    /// `profile`, `only` or `without`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub early: bool,
    /// These techniques are needed, too.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub require: Vec<String>,
    /// The techniques to use: `full` (the default) or `classic`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub profile: Option<String>,
    /// Of these techniques only those named here, in this order.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub only: Option<Vec<String>>,
    /// Of these techniques all but those named here.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub without: Option<Vec<String>>,
    /// The number of clues.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub clues: Option<usize>,
    /// The number of empty cells; 0 for a full board. Not with `clues`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub empty: Option<usize>,
    /// The most clues there may be.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub most_clues: Option<usize>,
    /// How the clues lie: `none` (the default), `half-turn`, `quarter-turn`, `left-right`, `top-bottom`,
    /// `mirrors`, `diagonal`, `anti-diagonal`, `diagonals`, `full`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub symmetry: Option<String>,
    /// As the publisher Nikoli does: 30 clues or fewer on 9×9 (as large a part of other boards), symmetric by half a turn.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub nikoli: bool,
    /// Every single clue is needed. Without a level, a technique or a symmetry that is so anyway.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub minimal: bool,
    /// Where the clues stand: a board whose digits do not matter, `.` for no clue.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub places: Option<String>,
    /// Rows of a box; 3 if not said. With `boxColumns`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub box_rows: Option<usize>,
    /// Columns of a box; 3 if not said. With `boxRows`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub box_columns: Option<usize>,
    /// How it is made: `fast` (the default), `full-board`, `empty-board`, `dancing-links`, `near`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub method: Option<String>,
    /// On boards other than 9×9: how long to search for clues that can go once reasoning finds none.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub effort: Option<u64>,
    /// Draw from the collection that JADE comes with, shuffled: at once, also what is rare.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub library: bool,
    /// The best that is found until time is up: the one with most steps of the level. What is best so far is told
    /// as it is found.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub best: bool,
    /// How many; 1 if not said, 1000 at most. Not with `best`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub count: Option<u64>,
    /// The seed, below 2^53: the same seed, wish and version give the same puzzles. Another one each time if not
    /// said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub seed: Option<u64>,
    /// The attempt to begin with: makes a puzzle again by the numbers that came with it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub attempt: Option<u64>,
    /// Give up when so many seconds pass without a puzzle, or end the search for the best: 60 and 10 if not said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub seconds: Option<u64>,
}

/// What is told while puzzles are made: a line of JSON each, as it happens.
///
/// `begun`, then any number of `progress`, `better` and `made`, then `ended`; or `failed` at any point.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "camelCase", tag = "event")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum GenerateEvent {
    /// The wish can be fulfilled, as far as is known, and work has begun.
    Begun {
        /// The version of the contract.
        version: u32,
        /// The seed.
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
        /// How long it will take.
        estimate: EstimateJson,
    },
    /// How far the work is; a few times a second.
    Progress {
        /// Seconds since it began.
        seconds: f64,
        /// Attempts made.
        #[cfg_attr(test, ts(type = "number"))]
        attempts: u64,
        /// Puzzles made.
        #[cfg_attr(test, ts(type = "number"))]
        made: u64,
        /// How long it will take from now on.
        estimate: EstimateJson,
    },
    /// A puzzle better than all before it, where the best is sought.
    Better {
        /// The puzzle.
        puzzle: MadeJson,
    },
    /// A puzzle; where the best is sought, the best.
    Made {
        /// The puzzle.
        puzzle: MadeJson,
    },
    /// It is over.
    Ended {
        /// Puzzles made.
        #[cfg_attr(test, ts(type = "number"))]
        made: u64,
        /// Attempts made, as far as is known.
        #[cfg_attr(test, ts(type = "number"))]
        attempts: u64,
        /// Why there are no puzzles, or not as many as were wanted, in words; a line each. Empty if there are.
        text: Vec<String>,
    },
    /// Something is wrong with the program.
    Failed {
        /// What sort of fault: `internal`.
        code: String,
        /// The fault in words.
        message: String,
    },
}

/// How long a request for puzzles will take, told before it is made.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EstimateReply {
    /// The version of the contract.
    pub version: u32,
    /// How long it will take.
    pub estimate: EstimateJson,
    /// The same in words.
    pub text: String,
}

/// How long a wish will take to come true.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EstimateJson {
    /// Seconds within which every second wish of the kind is fulfilled; `null` where nothing is known of it, neither
    /// from measurements nor by now.
    pub half: Option<f64>,
    /// Seconds within which 19 of 20 are; `null` as well.
    pub most: Option<f64>,
    /// Whether that was measured, beforehand or by now; else it is a guess, or not known.
    pub measured: bool,
}

/// A puzzle that was made.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MadeJson {
    /// The version of the contract.
    pub version: u32,
    /// The puzzle.
    pub puzzle: String,
    /// Rows and columns of a box: `3x3`.
    pub boxes: String,
    /// Its only solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub solution: Option<String>,
    /// The seed it came from.
    #[cfg_attr(test, ts(type = "number"))]
    pub seed: u64,
    /// The attempt it came from: with the same seed, wish and version it gives this puzzle again.
    #[cfg_attr(test, ts(type = "number"))]
    pub attempt: u64,
    /// The number of clues.
    pub clues: usize,
    /// Its level, where the wish speaks of difficulty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<String>,
    /// Its score, where the wish speaks of difficulty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub score: Option<u32>,
    /// Its hardest technique, where the wish speaks of difficulty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hardest: Option<String>,
    /// Steps to the solution, where the wish speaks of difficulty.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub steps: Option<usize>,
    /// The moment at which the technique of the wish applies and nothing simpler does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub moment: Option<MomentJson>,
}

/// The moment at which a technique applies and nothing simpler does.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MomentJson {
    /// Steps before it.
    pub before: usize,
    /// What a player has then, to go on from.
    pub sheet: SheetData,
    /// The digits that stand then.
    pub digits: String,
    /// The candidates that earlier steps took away, as in `r1c1<>35 r2c4<>7`.
    pub removed: String,
    /// The step in one-line notation.
    pub step: String,
    /// The step, whole.
    pub told: StepJson,
}
