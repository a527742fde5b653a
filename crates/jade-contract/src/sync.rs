//! What devices of one person store together, and how two versions of it merge.
//!
//! Every rule is a join: it does not matter in which order versions meet, how often, or in which groups. So devices that
//! were offline agree after they have met, and what one of them stored is not lost. Merged texts are in one form, so that
//! equal contents are equal texts.
//!
//! | kind | name | content | two versions merge to |
//! |---|---|---|---|
//! | `record` | id of a game | a [`GameRecord`] | the better one: see [`GameRecord`] |
//! | `game` | id of a game | `{"start": …, "branches": [[event, …], …], "created": …, "changed": …, "counts": …}` | all logs that are not the beginning of another: a game that went on on two devices has two branches; the first time of `created`, the last of `changed`; the greater one of each number in `counts` |
//! | `practice` | technique | `{"log": [{"at": …, …}, …], "base": {"at": …, "counts": …, "card": …}}` | the boards of both, each once; of what was practised before the log, the greater one of each number, and the later card |
//! | `setting` | name of a setting | `{"at": …, "value": …}` | the one set last; of a name that begins with `first:`, the one set first |
//! | `collection` | id of a collection | `{"title": {"at": …, "value": …}, "puzzles": {puzzle: {"at": …, "gone": …, …}}}` | the puzzles of both; of each the entry made last |
//!
//! No page sends the kind `collection` yet.
//!
//! Times are milliseconds since 1970, by the clock of the device. If that is far ahead, the times that decide which value is
//! the later one are [corrected](SyncClocks::corrected); all others are stored as they are, so nothing is refused for its
//! time. Of two values set at the same time, the one whose text is greater is taken. `created`, `changed`, `counts` and `base` may be absent. `counts` is any tree of numbers up to 10⁸: the
//! seconds and hints of a game, for example.

use crate::contract::GameRecord;
use crate::records::{check_record, is_better};
use serde_json::{Map, Value, json};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The kinds of what devices store together.
pub const SYNC_KINDS: [&str; 5] = ["collection", "game", "practice", "record", "setting"];

/// The most branches of a game; the longest ones stay.
const BRANCHES: usize = 8;
/// The most boards of a technique's log; the last ones stay.
const BOARDS: usize = 4000;
/// The greatest time, which JavaScript can still represent.
const LAST: i64 = 8_640_000_000_000_000;
/// By how many milliseconds the clock of a device may be ahead before its times are corrected.
const AHEAD: i64 = 86_400_000;
/// The greatest number in `counts`.
const MOST: u64 = 100_000_000;
/// How deep `counts` may be.
const DEEP: usize = 4;

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
    /// is. What is set in the future would otherwise win for long.
    ///
    /// ```
    /// use jade_contract::SyncClocks;
    /// const DAY: i64 = 86_400_000;
    /// let clocks = SyncClocks { server: 10 * DAY, device: 13 * DAY };
    /// assert_eq!(clocks.corrected(11 * DAY), 11 * DAY);
    /// assert_eq!(clocks.corrected(12 * DAY), 9 * DAY);
    /// assert_eq!(clocks.corrected(90 * DAY), 10 * DAY);
    /// ```
    pub fn corrected(self, at: i64) -> i64 {
        if at <= self.server.saturating_add(AHEAD) {
            return at;
        }
        let ahead = self.device.saturating_sub(self.server).max(0);
        at.saturating_sub(ahead).min(self.server)
    }
}

/// Merges a version into what is stored under its kind and name. Returns what is to be stored.
///
/// ```
/// use jade_contract::{SyncClocks, merge_synced};
/// let clocks = SyncClocks { server: 10, device: 10 };
/// let (one, other) = (r#"{"at":5,"value":"dark"}"#, r#"{"at":7,"value":"light"}"#);
/// assert_eq!(merge_synced("setting", "theme", None, one, clocks).unwrap(), one);
/// assert_eq!(merge_synced("setting", "theme", Some(one), other, clocks).unwrap(), other);
/// assert_eq!(merge_synced("setting", "theme", Some(other), one, clocks).unwrap(), other);
/// ```
///
/// # Errors
/// [`SyncFault`] if the kind is unknown or the version is not of that kind. What is stored is merged as far as it can be
/// read.
pub fn merge_synced(
    kind: &str,
    name: &str,
    stored: Option<&str>,
    version: &str,
    clocks: SyncClocks,
) -> Result<String, SyncFault> {
    let read = |text: &str| serde_json::from_str::<Value>(text).map_err(|_| fault("it is not JSON"));
    let version = read(version)?;
    // Only what comes from outside can be at fault: what is stored was checked then.
    let stored = stored.and_then(|text| read(text).ok());
    let merged = match kind {
        "record" => record(name, stored, version)?,
        "game" => game(stored, version)?,
        "practice" => practice(stored, version)?,
        "setting" => {
            let version = dated(version, stored.as_ref(), clocks)?;
            if name.starts_with("first:") { earlier(stored, version) } else { later(stored, version) }
        }
        "collection" => collection(stored, version, clocks)?,
        _ => return Err(fault("there is no such kind")),
    };
    Ok(merged.to_string())
}

fn record(name: &str, stored: Option<Value>, version: Value) -> Result<Value, SyncFault> {
    let read = |value: Value| serde_json::from_value::<GameRecord>(value).ok();
    let theirs = read(version).ok_or(fault("it is no record of a game"))?;
    check_record(&theirs).map_err(|found| fault(found.field))?;
    if theirs.id != name {
        return Err(fault("id"));
    }
    let text = |record: &GameRecord| json!(record).to_string();
    Ok(match stored.and_then(read) {
        Some(ours) if is_better(&ours, &theirs) => json!(ours),
        Some(ours) if !is_better(&theirs, &ours) && text(&ours) > text(&theirs) => json!(ours),
        _ => json!(theirs),
    })
}

/// Returns whether it is a time.
fn is_time(at: i64) -> bool {
    (0..=LAST).contains(&at)
}

/// Returns a value with its time, corrected, to be merged with what is stored.
fn dated(mut value: Value, stored: Option<&Value>, clocks: SyncClocks) -> Result<Value, SyncFault> {
    let at = value["at"].as_i64().filter(|at| is_time(*at)).ok_or(fault("at"))?;
    // If what is stored is in the future, too, the clock of the server was set back.
    let stored_at = stored.and_then(|stored| stored["at"].as_i64()).unwrap_or(0);
    if at > stored_at.saturating_add(AHEAD) {
        value["at"] = clocks.corrected(at).max(0).into();
    }
    Ok(value)
}

/// Returns the later of two values with a time.
fn later(ours: Option<Value>, theirs: Value) -> Value {
    let key = |value: &Value| (value["at"].as_i64(), value.to_string());
    match ours {
        Some(ours) if key(&ours) > key(&theirs) => ours,
        _ => theirs,
    }
}

/// Returns the earlier of two values with a time.
fn earlier(ours: Option<Value>, theirs: Value) -> Value {
    let key = |value: &Value| (Reverse(value["at"].as_i64()), value.to_string());
    match ours {
        Some(ours) if key(&ours) > key(&theirs) => ours,
        _ => theirs,
    }
}

/// Returns whether it is a tree of numbers.
fn are_counts(value: &Value, deep: usize) -> bool {
    match value {
        Value::Number(number) => number.as_u64().is_some_and(|number| number <= MOST),
        Value::Array(all) => deep > 0 && all.iter().all(|one| are_counts(one, deep - 1)),
        Value::Object(all) => deep > 0 && all.values().all(|one| are_counts(one, deep - 1)),
        _ => false,
    }
}

/// Returns the greater one of each number of two trees. Where their forms differ, the one whose text is greater stays.
fn greatest(ours: Option<Value>, theirs: Option<Value>) -> Option<Value> {
    let (ours, theirs) = match (ours, theirs) {
        (Some(ours), Some(theirs)) => (ours, theirs),
        (one, other) => return one.or(other),
    };
    Some(match (ours, theirs) {
        (Value::Number(one), Value::Number(other)) if one.as_u64() > other.as_u64() => Value::Number(one),
        (Value::Number(_), Value::Number(other)) => Value::Number(other),
        (Value::Object(mut ours), Value::Object(theirs)) => {
            for (name, value) in theirs {
                let merged = greatest(ours.remove(&name), Some(value));
                ours.extend(merged.map(|merged| (name, merged)));
            }
            Value::Object(ours)
        }
        (Value::Array(ours), Value::Array(theirs)) => {
            let length = ours.len().max(theirs.len());
            let (mut ours, mut theirs) = (ours.into_iter(), theirs.into_iter());
            Value::Array((0..length).filter_map(|_| greatest(ours.next(), theirs.next())).collect())
        }
        // A number is less than a list, and a list less than an object.
        (one, other) => {
            let rank = |value: &Value| (value.is_object(), value.is_array());
            if rank(&one) > rank(&other) { one } else { other }
        }
    })
}

/// Returns the `counts` of a version.
fn counts(version: &Value) -> Result<Option<Value>, SyncFault> {
    match version.get("counts") {
        None => Ok(None),
        Some(counts) if are_counts(counts, DEEP) => Ok(Some(counts.clone())),
        Some(_) => Err(fault("counts")),
    }
}

/// Returns the time in a field of a version; `None` if it is absent.
fn time(version: &Value, field: &'static str) -> Result<Option<i64>, SyncFault> {
    match version.get(field) {
        None => Ok(None),
        Some(at) => at.as_i64().filter(|at| is_time(*at)).map(Some).ok_or(fault(field)),
    }
}

fn game(stored: Option<Value>, version: Value) -> Result<Value, SyncFault> {
    let (created, changed) = (time(&version, "created")?, time(&version, "changed")?);
    let played = counts(&version)?;
    let mut merged = branches_of(stored.as_ref(), &version)?;
    let ours = |field: &str| stored.as_ref()?.get(field).cloned();
    let ours_at = |field: &str| ours(field)?.as_i64();
    let fields = [
        ("created", [ours_at("created"), created].into_iter().flatten().min().map(Value::from)),
        ("changed", ours_at("changed").max(changed).map(Value::from)),
        ("counts", greatest(ours("counts"), played)),
    ];
    for (field, value) in fields {
        if let Some(value) = value {
            merged[field] = value;
        }
    }
    Ok(merged)
}

/// Returns the start of a game and its branches.
fn branches_of(stored: Option<&Value>, version: &Value) -> Result<Value, SyncFault> {
    let start = version.get("start").filter(|start| start.is_object()).ok_or(fault("start"))?;
    let branches = |value: &Value| -> Option<Vec<Vec<Value>>> {
        let branches = value.get("branches")?.as_array()?.iter();
        branches.map(|log| log.as_array().filter(|log| log.iter().all(Value::is_object)).cloned()).collect()
    };
    let mut all = branches(version).filter(|all| !all.is_empty()).ok_or(fault("branches"))?;
    let (start, mut ours) = match stored {
        // Two games with one id that begin differently cannot be one game; the first one to be stored would win, so the
        // rule takes the one whose text is greater.
        Some(value) if value["start"] != *start => {
            let [kept, sent] = [&value["start"], start].map(Value::to_string);
            if kept > sent {
                all = Vec::new();
                (&value["start"], branches(value).unwrap_or_default())
            } else {
                (start, Vec::new())
            }
        }
        Some(value) => (start, branches(value).unwrap_or_default()),
        None => (start, Vec::new()),
    };
    all.append(&mut ours);
    let texts = |log: &[Value]| log.iter().map(Value::to_string).collect::<Vec<_>>();
    let all: BTreeMap<_, _> =
        all.into_iter().map(|log| ((Reverse(log.len()), Reverse(texts(&log))), log)).collect();
    // The longest come first, so what is the beginning of another comes after it.
    let mut kept: Vec<Vec<Value>> = Vec::new();
    for log in all.into_values() {
        if kept.len() < BRANCHES && !kept.iter().any(|longer| longer.starts_with(&log)) {
            kept.push(log);
        }
    }
    Ok(json!({ "start": start, "branches": kept }))
}

fn practice(stored: Option<Value>, version: Value) -> Result<Value, SyncFault> {
    let theirs = version["log"].as_array().ok_or(fault("log"))?;
    let mut all = BTreeSet::new();
    // Times remain: a board with another time would be another board.
    if !theirs.iter().all(|entry| entry["at"].as_i64().is_some_and(is_time)) {
        return Err(fault("at"));
    }
    let ours = stored.iter().filter_map(|value| value["log"].as_array()).flatten();
    for entry in ours.chain(theirs) {
        all.insert((entry["at"].as_i64(), entry.to_string()));
    }
    let first = all.len().saturating_sub(BOARDS);
    let log = all.iter().skip(first).filter_map(|(_, text)| serde_json::from_str(text).ok());
    let mut merged = json!({ "log": log.collect::<Vec<Value>>() });
    let base = base(stored.as_ref().and_then(|value| value.get("base")), version.get("base"))?;
    if let Some(base) = base {
        merged["base"] = base;
    }
    Ok(merged)
}

/// Merges what was practised before the log. The card is the one with the later time.
fn base(ours: Option<&Value>, theirs: Option<&Value>) -> Result<Option<Value>, SyncFault> {
    let Some(theirs) = theirs else { return Ok(ours.cloned()) };
    let at = time(theirs, "at")?.ok_or(fault("base"))?;
    let theirs_counts = counts(theirs)?.ok_or(fault("counts"))?;
    let card = json!({ "at": at, "card": theirs["card"] });
    let ours_card = ours.map(|ours| json!({ "at": ours["at"], "card": ours["card"] }));
    let mut merged = later(ours_card, card);
    let ours_counts = ours.and_then(|ours| ours.get("counts")).cloned();
    merged["counts"] = greatest(ours_counts, Some(theirs_counts)).unwrap_or_default();
    Ok(Some(merged))
}

fn collection(stored: Option<Value>, version: Value, clocks: SyncClocks) -> Result<Value, SyncFault> {
    let title = version["title"].clone();
    let title = dated(title, stored.as_ref().map(|stored| &stored["title"]), clocks);
    let title = title.map_err(|_| fault("title"))?;
    let theirs = version["puzzles"].as_object().ok_or(fault("puzzles"))?;
    let (ours, title) = match stored {
        None => (Map::new(), title),
        Some(mut value) => {
            let title = later(Some(value["title"].take()), title);
            let puzzles = value["puzzles"].take();
            (if let Value::Object(puzzles) = puzzles { puzzles } else { Map::new() }, title)
        }
    };
    let mut all: BTreeMap<String, Value> = ours.into_iter().collect();
    for (puzzle, entry) in theirs {
        let ours = all.remove(puzzle);
        let entry = dated(entry.clone(), ours.as_ref(), clocks)?;
        if !entry["gone"].is_boolean() {
            return Err(fault("gone"));
        }
        let merged = later(ours, entry);
        all.insert(puzzle.clone(), merged);
    }
    Ok(json!({ "title": title, "puzzles": all }))
}
