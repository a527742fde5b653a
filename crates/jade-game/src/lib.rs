//! Games: what happens in one, what is kept of it, what many of them add up to, and what the devices of a person share.
//!
//! | question | function or type |
//! |---|---|
//! | what happens in a game, and where does it lead? | [`GameEvent`], played by a [`Game`] |
//! | was a stored game solved, how fast, with how much help? | [`GameLog::verdict`], [`ranked_solve`], [`replayed_solve`] |
//! | what is kept of a game? | [`GameRecord`]: [`check_record`], [`merge_records`] |
//! | what do records add up to? | [`statistics`] |
//! | what does practice say about learning? | [`learning()`] |
//! | how do two versions merge that devices have stored? | [`SyncedItem`], a [`Join`]; [`merge_synced`] |
//! | what has a pupil done for a class? | [`ClassWork`], of [`ClassTask`]s |
//! | which puzzles belong to a day? | [`levels_of_day`], [`puzzle_of_day`], [`rules_of_day`], [`variant_of_day`] |
//!
//! The page follows the same rules in JavaScript; the files in `data/` have cases that both must agree on. The crate reads
//! no clock and no file.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

mod class;
mod day;
mod event;
mod game;
mod learning;
mod record;
mod replay;
mod solve;
mod statistics;
mod sync;
mod worksheet;

pub use class::{
    Arrival, ClassPuzzle, ClassResult, ClassTask, ClassWork, FindCounts, GameCheck, MAX_TASK_BOARDS,
    MAX_TASK_PUZZLES, Opening, PuzzleResult, STATION, TaskFault, TechniqueResult, is_technique,
};
pub use day::{day_number, levels_of_day, puzzle_of_day, rules_of_day, variant_of_day};
pub use event::{GameEvent, LoggedEvent, StoredEvent};
pub use game::{Game, SavePoint};
pub use jade_tutor::Limits;
pub use learning::{Learning, TechniqueLearning, learning};
pub use record::{
    GameOutcome, GameRecord, GameRecords, HINT_RUNGS, Merged, PlayedOn, RECORD_VERSION, RecordFault,
    RecordedOpenness, TechniqueRecord, check_record, is_better, merge_records,
};
pub use replay::{GameLog, MAX_EVENTS, TimeFault, Verdict};
pub use solve::{RankedSolve, ReplayedSolve, ranked_solve, replayed_solve};
pub use statistics::{DayStatistics, LevelStatistics, Statistics, TechniqueStatistics, statistics};
pub use sync::{
    CollectedEntry, CollectionItem, Counts, EventLog, GameItem, Join, Json, MAX_LOG_EVENTS, MAX_LOG_SAVES,
    PracticeBase, PracticeEntry, PracticeItem, Stamp, Stamped, SyncClocks, SyncFault, SyncMerge, SyncedItem,
    merge_synced,
};
pub use worksheet::{Colored, DrawnLink, Label, MOST_COLORS, StartData, Worksheet};
