//! [`GameRecord`]: what is kept of a game, which records are valid, and how two collections of them merge.
//!
//! The page does the same (`web/records/record-rules.js`); `data/statistics.json` holds the cases that both must agree on.

use crate::day::{MAX_TIME_MS, day_number};
use jade_logic::{Level, Openness};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The version of [`GameRecord`].
pub const RECORD_VERSION: u32 = 2;

/// The number of rungs of a hint.
pub const HINT_RUNGS: usize = 5;

/// The largest time of a game and the largest count, so that sums stay exact in the browser as well.
const MAX_COUNT: u32 = 100_000_000;

/// How much there was to find in a puzzle: see [`Openness`].
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RecordedOpenness {
    /// The number of openings at the start.
    pub start: u32,
    /// The mean number of openings, to one decimal place.
    pub mean: f64,
    /// The least number of openings at any moment but those at the end, where every empty cell is one.
    pub least: u32,
}

impl From<Openness> for RecordedOpenness {
    fn from(openness: Openness) -> RecordedOpenness {
        RecordedOpenness {
            start: openness.start,
            mean: f64::from(openness.mean_tenths()) / 10.0,
            least: openness.least,
        }
    }
}

/// Levels are stored by their names.
mod level_name {
    use jade_logic::Level;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(super) fn serialize<S: Serializer>(level: &Option<Level>, to: S) -> Result<S::Ok, S::Error> {
        match level {
            Some(level) => to.collect_str(level),
            None => to.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Level>, D::Error> {
        let name = Option::<String>::deserialize(from)?;
        name.map(|name| name.parse().map_err(|_| de::Error::custom("an unknown level"))).transpose()
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum PlayedOn {
    /// The web page.
    Page,
    /// `jade play`.
    Terminal,
}

/// What a game says about a technique.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub canonical: Option<String>,
    /// The number of givens.
    pub givens: u32,
    /// The number of digits that were on the board before the game began; if there are any, its time does not count.
    #[serde(default)]
    pub prefilled: u32,
    /// How it ended.
    pub outcome: GameOutcome,
    /// The level; absent if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "level_name")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "LevelJson"))]
    pub level: Option<Level>,
    /// The score; absent if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub score: Option<u32>,
    /// The id of the hardest technique that it needs; absent if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hardest: Option<String>,
    /// How much there is to find; absent if unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub openness: Option<RecordedOpenness>,
    /// If it was the puzzle of a day: the day, for example `2026-11-22`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
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
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub techniques: Option<BTreeMap<String, TechniqueRecord>>,
    /// When it ended, or was left, in milliseconds since 1970.
    pub at: u64,
    /// The player's date then, for example `2026-11-22`.
    pub date: String,
}

/// A file of records, as the page and `jade statistics` export it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameRecords {
    /// What the file contains: `games`.
    pub jade: String,
    /// The version of the records, [`RECORD_VERSION`].
    pub version: u32,
    /// The records.
    pub records: Vec<GameRecord>,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The name of the field.
    pub field: &'static str,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the record has an invalid `{}`", self.field)
    }
}

impl std::error::Error for RecordFault {}

/// Checks the fields of a record that its types do not check.
///
/// # Errors
/// [`RecordFault`] with the first invalid field.
pub fn check_record(record: &GameRecord) -> Result<(), RecordFault> {
    let id = |text: &str| {
        (1..=64).contains(&text.len())
            && text.bytes().all(|c| c.is_ascii_alphanumeric() || b"-._".contains(&c))
    };
    let cells = u64::from(record.box_rows) * u64::from(record.box_columns);
    let line = |text: &str| (2..=100).contains(&cells) && text.chars().count() as u64 == cells * cells;
    let mut counts = [record.pauses, record.mistakes, record.told, record.seconds].to_vec();
    counts.extend(record.score);
    counts.extend(record.hints);
    for one in record.techniques.iter().flat_map(BTreeMap::values) {
        counts.extend([one.needed, one.own]);
        counts.extend(one.hints);
    }
    let sound = record.openness.is_none_or(|openness| openness.mean.is_finite() && openness.mean >= 0.0);
    let checks = [
        ("version", record.version == RECORD_VERSION),
        ("id", id(&record.id)),
        ("puzzle", line(&record.puzzle)),
        ("canonical", record.canonical.as_deref().is_none_or(line)),
        ("givens", u64::from(record.givens) + u64::from(record.prefilled) <= cells * cells),
        ("hardest", record.hardest.as_deref().is_none_or(id)),
        ("openness", sound),
        ("day", record.day.as_deref().is_none_or(|day| day_number(day).is_some())),
        ("profile", id(&record.profile)),
        ("techniques", record.techniques.iter().flat_map(BTreeMap::keys).all(|key| id(key))),
        ("counts", counts.into_iter().all(|count| count <= MAX_COUNT)),
        ("at", record.at <= MAX_TIME_MS.unsigned_abs()),
        ("date", day_number(&record.date).is_some()),
    ];
    match checks.into_iter().find(|(_, good)| !good) {
        None => Ok(()),
        Some((field, _)) => Err(RecordFault { field }),
    }
}

/// Returns whether `other` replaces `one`, a record of the same game: see [`GameRecord`].
pub fn is_better(other: &GameRecord, one: &GameRecord) -> bool {
    let soon = |record: &GameRecord| match record.outcome {
        GameOutcome::Unfinished => i128::from(record.at),
        GameOutcome::Shown | GameOutcome::Solved => -i128::from(record.at),
    };
    let reviewed = |record: &GameRecord| record.techniques.is_some();
    let key = |record| (soon(record), reviewed(record), record.seconds);
    (other.outcome, key(other), &other.date) > (one.outcome, key(one), &one.date)
}

/// What a merge did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Merged {
    /// The number of games that were new.
    pub added: usize,
    /// The number of games whose record was replaced by a better one.
    pub replaced: usize,
    /// The number of games that were already there.
    pub known: usize,
}

/// Merges records into others by id, and says what that did. The result is sorted by time and id.
pub fn merge_records(ours: Vec<GameRecord>, theirs: Vec<GameRecord>) -> (Vec<GameRecord>, Merged) {
    let mut by_id: BTreeMap<String, GameRecord> = BTreeMap::new();
    let mut done = Merged::default();
    for record in ours {
        if by_id.get(&record.id).is_none_or(|one| is_better(&record, one)) {
            by_id.insert(record.id.clone(), record);
        }
    }
    for record in theirs {
        match by_id.get(&record.id) {
            None => done.added += 1,
            Some(one) if is_better(&record, one) => done.replaced += 1,
            Some(_) => {
                done.known += 1;
                continue;
            }
        }
        by_id.insert(record.id.clone(), record);
    }
    (sorted(by_id.into_values().collect()), done)
}

pub(crate) fn sorted(mut records: Vec<GameRecord>) -> Vec<GameRecord> {
    records.sort_by(|one, other| (one.at, &one.id).cmp(&(other.at, &other.id)));
    records
}
