//! Records of games, and what they add up to.

use super::{LevelJson, OpennessJson};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of [`GameRecord`].
pub const RECORD_VERSION: u32 = 2;

/// The number of rungs of a hint.
pub const HINT_RUNGS: usize = 5;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum GameOutcome {
    /// The player left it before the end.
    Unfinished,
    /// The board is full, but the tutor entered more than half of its digits.
    Shown,
    /// The player solved it.
    Solved,
}

/// Where a game was played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum PlayedOn {
    /// The web page.
    Page,
    /// `jade play`.
    Terminal,
}

/// What a game says about a technique.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TechniqueRecord {
    /// How often the easiest path of the puzzle uses it.
    pub needed: u32,
    /// How often the player's own entries needed it, according to the review. Patterns that a hint showed are among
    /// them.
    pub own: u32,
    /// How many hints about it ended at each rung, from the first.
    pub hints: [u32; HINT_RUNGS],
}

/// A game that was played, in the browser or the terminal.
///
/// Two collections of records merge by id. If both have a record of one game, the better one is kept: a solved game
/// before one that was shown before an unfinished one; of two finished ones the earlier, of two unfinished ones the
/// later; then the one that was reviewed, the longer one, and the one with the later date. So the result does not
/// depend on the order in which devices meet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameRecord {
    /// The version of this format, [`RECORD_VERSION`].
    pub version: u32,
    /// The id of the game: 1 to 64 letters, digits, `-`, `.` and `_`.
    pub id: String,
    /// The rows of a box.
    pub box_rows: u32,
    /// The columns of a box.
    pub box_columns: u32,
    /// The givens in one line.
    pub puzzle: String,
    /// The canonical form of the puzzle, the same for all puzzles that are essentially this one; absent if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub canonical: Option<String>,
    /// The number of givens.
    pub givens: u32,
    /// The number of digits that were on the board before the game began; if there are any, its time does not count.
    #[serde(default)]
    pub prefilled: u32,
    /// How it ended.
    pub outcome: GameOutcome,
    /// The level; absent if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub level: Option<LevelJson>,
    /// The score; absent if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub score: Option<u32>,
    /// The id of the hardest technique that it needs; absent if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub hardest: Option<String>,
    /// How much there is to find; absent if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub openness: Option<OpennessJson>,
    /// If it was the puzzle of a day: the day, for example `2026-11-22`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub day: Option<String>,
    /// The techniques that hints used: `full`, `classic` or `own`.
    pub profile: String,
    /// Where it was played.
    pub played_on: PlayedOn,
    /// The playing time in seconds, without pauses.
    pub seconds: u32,
    /// How often the player paused.
    pub pauses: u32,
    /// The number of digits that were entered and are not in the solution; 0 if the solution is unknown.
    pub mistakes: u32,
    /// How many hints ended at each rung, from the first.
    pub hints: [u32; HINT_RUNGS],
    /// The number of digits that the tutor entered.
    pub told: u32,
    /// What it says about techniques, by id; absent until the game is reviewed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub techniques: Option<BTreeMap<String, TechniqueRecord>>,
    /// When it ended, or was left, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: u64,
    /// The player's date then, for example `2026-11-22`.
    pub date: String,
}

/// A file of records, as the page and `jade statistics` export it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameRecords {
    /// What the file contains: `games`.
    pub jade: String,
    /// The version of the records, [`RECORD_VERSION`].
    pub version: u32,
    /// The records.
    pub records: Vec<GameRecord>,
}

/// What the records add up to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StatisticsReply {
    /// The version of the contract.
    pub version: u32,
    /// The number of games solved.
    pub solved: u32,
    /// The number of games that the tutor solved for the most part.
    pub shown: u32,
    /// The number of games left before the end.
    pub unfinished: u32,
    /// The playing time of all games, in seconds.
    #[cfg_attr(test, ts(type = "number"))]
    pub seconds: u64,
    /// The number of games solved without a hint.
    pub without_hints: u32,
    /// The solved games by level, easiest first; levels without one are absent.
    pub levels: Vec<LevelStatistics>,
    /// The techniques that came up, most often first.
    pub techniques: Vec<TechniqueStatistics>,
    /// The days on which a game was solved.
    pub days: DayStatistics,
}

/// The solved games of a level. Times count only games in which the player entered every digit. A time of 0 is unknown.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LevelStatistics {
    /// The level.
    pub level: LevelJson,
    /// The number of games solved.
    pub solved: u32,
    /// The number of these with a time.
    pub timed: u32,
    /// The best time in seconds; absent without a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub best: Option<u32>,
    /// The mean time in seconds, rounded; absent without a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub mean: Option<u32>,
    /// The median time in seconds, rounded; absent without a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub median: Option<u32>,
    /// By how many percent the time changes from one game to ten games later, by the last 50 games; negative if the
    /// player becomes faster. Absent with fewer than 5 games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub trend: Option<i32>,
}

/// What the games say about a technique.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TechniqueStatistics {
    /// The id of the technique.
    pub technique: String,
    /// How often it came up: found, or shown by a hint.
    pub seen: u32,
    /// How often the player found it unaided.
    pub unaided: u32,
    /// How often the player found it with a hint, by the rung at which the hint ended, from the first to the last but
    /// one.
    pub helped: [u32; HINT_RUNGS - 1],
    /// How often the hint had to go to the end.
    pub missed: u32,
    /// The percentage found unaided in the last ten games in which it came up.
    pub lately: u32,
    /// The percentage found unaided in the games before those; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub before: Option<u32>,
}

/// The days on which a game was solved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DayStatistics {
    /// The number of days that count: a game was solved on the day, or the puzzle of the day was solved later.
    pub days: u32,
    /// The number of these that were made up later.
    pub made_up: u32,
    /// The length of the series of such days that ends today or yesterday.
    pub streak: u32,
    /// The longest series.
    pub longest: u32,
}
