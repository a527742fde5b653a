//! [`SyncedItem`]: what devices of one person store together, and how two versions of it merge.
//!
//! Every rule is a join: it does not matter in which order versions meet, how often, or in which groups. So devices that
//! were offline agree after they have met, and what one of them stored is not lost. Merged texts are in one form, so that
//! equal contents are equal texts.
//!
//! | kind | name | content | two versions merge to |
//! |---|---|---|---|
//! | `record` | id of a game | a [`GameRecord`] | the better one: see [`GameRecord`] |
//! | `game` | id of a game | a [`GameItem`]: the start, the logs, times and counts | all logs that are not the beginning of another: a game that went on on two devices has two branches; the first time of `created`, the last of `changed`; the greater one of each number in `counts` |
//! | `practice` | technique | a [`PracticeItem`]: a log of boards, and what was practised before it | the boards of both, each once; of what was practised before the log, the greater one of each number, and the later card |
//! | `setting` | name of a setting | a [`Stamped`] value | the one with the later [`Stamp`]; of a name that begins with `first:`, the one with the earlier |
//! | `collection` | id of a collection | a [`CollectionItem`]: a title, and puzzles with the [`Stamp`] of when each came or went | the puzzles of both; of each the entry with the later stamp |
//!
//! No page sends the kind `collection` yet.
//!
//! What replaces another value has a [`Stamp`] of a hybrid logical clock, so no clock has to be right. A stamp that is more
//! than a day ahead of the server is [corrected](SyncClocks::corrected): a device that is wrong or hostile cannot take the
//! clocks of all others a hundred years ahead. All other times, milliseconds since 1970 by the clock of the device, are stored
//! as they are, so nothing is refused for its time. Of two values with the same stamp, the one whose text is greater is taken.

mod collection;
mod counts;
mod fields;
mod game;
mod json;
mod log;
mod practice;
mod stamp;
mod stamped;

pub use collection::{CollectedEntry, CollectionItem};
pub use counts::Counts;
pub use game::{GameItem, MAX_LOG_EVENTS, MAX_LOG_SAVES};
pub use json::Json;
pub use log::EventLog;
pub use practice::{PracticeBase, PracticeEntry, PracticeItem};
pub use stamp::Stamp;
pub use stamped::Stamped;

use crate::day::MAX_TIME_MS;
use crate::record::{GameRecord, check_record, is_better};
use std::fmt;

/// By how much the clock of a device may be ahead before its times are corrected.
const MAX_AHEAD_MS: i64 = 86_400_000;

/// Why a version cannot be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyncFault {
    /// What is wrong: the path of a field, or what was expected.
    pub fault: &'static str,
}

impl fmt::Display for SyncFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.fault)
    }
}

impl std::error::Error for SyncFault {}

fn fault(fault: &'static str) -> SyncFault {
    SyncFault { fault }
}

/// What two clocks show while a device syncs, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SyncClocks {
    /// The clock of the server.
    pub server: i64,
    /// The clock of the device.
    pub device: i64,
}

impl SyncClocks {
    /// Returns a time of the device by the clock of the server, if it is more than a day in the future; else the time as it
    /// is. What is set in the future would otherwise win for long over what is set apart from it.
    ///
    /// ```
    /// use jade_game::SyncClocks;
    /// const DAY: i64 = 86_400_000;
    /// let clocks = SyncClocks { server: 10 * DAY, device: 13 * DAY };
    /// assert_eq!(clocks.corrected(11 * DAY), 11 * DAY);
    /// assert_eq!(clocks.corrected(12 * DAY), 9 * DAY);
    /// assert_eq!(clocks.corrected(90 * DAY), 10 * DAY);
    /// ```
    pub fn corrected(self, at: i64) -> i64 {
        if at <= self.server.saturating_add(MAX_AHEAD_MS) {
            return at;
        }
        let ahead = self.device.saturating_sub(self.server).max(0);
        at.saturating_sub(ahead).min(self.server)
    }
}

/// Whether it is a time.
fn is_time(at: i64) -> bool {
    (0..=MAX_TIME_MS).contains(&at)
}

/// Something that merges with other versions of itself, whatever the order and however often.
pub trait Join {
    /// Returns what two versions merge to.
    #[must_use]
    fn join(self, other: Self) -> Self;
}

/// Something that the devices of a person store together.
#[derive(Clone, PartialEq, Debug)]
pub enum SyncedItem {
    /// A collection of puzzles.
    Collection(CollectionItem),
    /// A game with its logs.
    Game(GameItem),
    /// What was practised of a technique.
    Practice(PracticeItem),
    /// The record of a game.
    Record(Box<GameRecord>),
    /// A setting that holds until it is set again.
    Setting(Stamped),
    /// Something that is set once and for all, such as the first result of a test. Its kind is `setting`, its name begins
    /// with `first:`.
    First(Stamped),
}

impl SyncedItem {
    /// The names of all kinds.
    pub const KINDS: [&'static str; 5] = ["collection", "game", "practice", "record", "setting"];

    /// Reads what a device or the store has under a kind and a name.
    ///
    /// ```
    /// use jade_game::{Join, SyncedItem};
    /// let read = |text| SyncedItem::read("setting", "theme", text).unwrap();
    /// let (one, other) = (read(r#"{"at":5,"value":"dark"}"#), read(r#"{"at":7,"value":"light"}"#));
    /// assert_eq!(one.join(other.clone()), other);
    /// ```
    ///
    /// # Errors
    /// [`SyncFault`] if the kind is unknown or the text is not of that kind.
    pub fn read(kind: &str, name: &str, text: &str) -> Result<SyncedItem, SyncFault> {
        Ok(match kind {
            "game" => SyncedItem::Game(GameItem::read(text)?),
            "practice" => SyncedItem::Practice(PracticeItem::read(text)?),
            "record" => SyncedItem::Record(Box::new(record(name, text)?)),
            "setting" if name.starts_with("first:") => SyncedItem::First(Stamped::read(text)?),
            "setting" => SyncedItem::Setting(Stamped::read(text)?),
            "collection" => SyncedItem::Collection(CollectionItem::read(text)?),
            _ => return Err(fault("there is no such kind")),
        })
    }

    /// Returns the content as JSON, its fields in alphabetical order.
    pub fn to_json(&self) -> String {
        let mut written = String::new();
        match self {
            SyncedItem::Collection(one) => one.write(&mut written),
            SyncedItem::Game(one) => one.write(&mut written),
            SyncedItem::Practice(one) => one.write(&mut written),
            SyncedItem::Record(one) => written.push_str(Json::of(one).text()),
            SyncedItem::Setting(one) | SyncedItem::First(one) => one.write(&mut written),
        }
        written
    }

    /// Checks what only a device can get wrong, not the store.
    fn check(&self) -> Result<(), SyncFault> {
        match self {
            SyncedItem::Game(one) => one.check(),
            SyncedItem::Collection(_)
            | SyncedItem::Practice(_)
            | SyncedItem::Record(_)
            | SyncedItem::Setting(_)
            | SyncedItem::First(_) => Ok(()),
        }
    }

    /// Corrects stamps that are far ahead. `stored` is what is there already: if that is far ahead, too, the clock of the
    /// server was set back.
    fn correct(&mut self, stored: Option<&SyncedItem>, clocks: SyncClocks) {
        match (self, stored) {
            (SyncedItem::Setting(one), Some(SyncedItem::Setting(other)))
            | (SyncedItem::First(one), Some(SyncedItem::First(other))) => one.correct(Some(other), clocks),
            (SyncedItem::Setting(one) | SyncedItem::First(one), _) => one.correct(None, clocks),
            (SyncedItem::Collection(one), Some(SyncedItem::Collection(other))) => {
                one.correct(Some(other), clocks);
            }
            (SyncedItem::Collection(one), _) => one.correct(None, clocks),
            (SyncedItem::Game(_) | SyncedItem::Practice(_) | SyncedItem::Record(_), _) => {}
        }
    }
}

impl Join for SyncedItem {
    /// Of two items of different kinds, which cannot have one name, the first stays.
    fn join(self, other: SyncedItem) -> SyncedItem {
        match (self, other) {
            (SyncedItem::Collection(one), SyncedItem::Collection(other)) => {
                SyncedItem::Collection(one.join(other))
            }
            (SyncedItem::Game(one), SyncedItem::Game(other)) => SyncedItem::Game(one.join(other)),
            (SyncedItem::Practice(one), SyncedItem::Practice(other)) => SyncedItem::Practice(one.join(other)),
            (SyncedItem::Record(one), SyncedItem::Record(other)) => {
                SyncedItem::Record(Box::new(one.join(*other)))
            }
            (SyncedItem::Setting(one), SyncedItem::Setting(other)) => SyncedItem::Setting(one.join(other)),
            (SyncedItem::First(one), SyncedItem::First(other)) => SyncedItem::First(one.first(other)),
            (one, _) => one,
        }
    }
}

impl Join for GameRecord {
    fn join(self, other: GameRecord) -> GameRecord {
        let is_greater = || Json::of(&self) > Json::of(&other);
        if is_better(&self, &other) || (!is_better(&other, &self) && is_greater()) { self } else { other }
    }
}

fn record(name: &str, text: &str) -> Result<GameRecord, SyncFault> {
    let record: GameRecord = serde_json::from_str(text).map_err(|_| fault("not a record of a game"))?;
    check_record(&record).map_err(|found| fault(found.field))?;
    if record.id != name {
        return Err(fault("id"));
    }
    Ok(record)
}

/// What a version of a device and what is stored merge to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SyncMerge {
    /// What is to be stored.
    pub text: String,
    /// Whether it is not what the device has sent.
    pub is_news: bool,
}

/// Merges a version into what is stored under its kind and name. Returns what is to be stored.
///
/// ```
/// use jade_game::{SyncClocks, merge_synced};
/// let clocks = SyncClocks { server: 10, device: 10 };
/// let merge = |stored, version| merge_synced("setting", "theme", stored, version, clocks).unwrap();
/// let (one, other) = (r#"{"at":5,"value":"dark"}"#, r#"{"at":7,"value":"light"}"#);
/// assert_eq!((merge(None, one).text.as_str(), merge(None, one).is_news), (one, false));
/// assert_eq!((merge(Some(one), other).text.as_str(), merge(Some(one), other).is_news), (other, false));
/// assert_eq!((merge(Some(other), one).text.as_str(), merge(Some(other), one).is_news), (other, true));
/// ```
///
/// # Errors
/// [`SyncFault`] if the kind is unknown or the version is not of that kind. What is stored and cannot be read, is replaced.
pub fn merge_synced(
    kind: &str,
    name: &str,
    stored: Option<&str>,
    version: &str,
    clocks: SyncClocks,
) -> Result<SyncMerge, SyncFault> {
    let mut version = SyncedItem::read(kind, name, version)?;
    version.check()?;
    let sent = version.to_json();
    // Only what comes from outside can be at fault: what is stored was checked then.
    let stored = stored.and_then(|text| SyncedItem::read(kind, name, text).ok());
    version.correct(stored.as_ref(), clocks);
    let merged = match stored {
        Some(stored) => stored.join(version),
        None => version,
    };
    let text = merged.to_json();
    Ok(SyncMerge { is_news: text != sent, text })
}
