//! [`GameItem`]: a game as devices store it.

use super::fields::Fields;
use super::json::{Json, write_shown};
use super::log::{EachLog, EventLog};
use super::{Counts, Join, SyncFault, fault};
use crate::StartData;

/// The most branches of a game; the longest ones stay.
const MAX_BRANCHES: usize = 8;
/// The most events of a log that a device may send.
pub const MAX_LOG_EVENTS: usize = 20_000;
/// The most save points of a log that a device may send.
pub const MAX_LOG_SAVES: usize = 1_000;

/// A game: its start, and a log for each way in which it went on.
#[derive(Clone, PartialEq, Debug)]
pub struct GameItem {
    /// The start, as a device stored it.
    start: Json,
    /// The logs, the longest first, none of which is the beginning of another.
    branches: Vec<EventLog>,
    /// When it was begun.
    created: Option<i64>,
    /// When it went on last.
    changed: Option<i64>,
    counts: Option<Counts>,
}

impl GameItem {
    pub(super) fn read(text: &str) -> Result<GameItem, SyncFault> {
        let fields = Fields::read(text, ["branches", "changed", "counts", "created", "start"])?;
        let (created, changed) = (fields.time("created")?, fields.time("changed")?);
        let counts: Option<Counts> = fields.take_if_there("counts")?;
        if counts.as_ref().is_some_and(|counts| !counts.is_sound()) {
            return Err(fault("counts"));
        }
        let start = fields.any("start")?;
        if !start.is_object() {
            return Err(fault("start"));
        }
        let mut branches = Vec::new();
        let each = EachLog(|log| {
            add(&mut branches, log);
            true
        });
        fields.take_with("branches", each)?;
        if branches.is_empty() {
            return Err(fault("branches"));
        }
        Ok(GameItem { start, branches, created, changed, counts })
    }

    /// Checks that a game which a device sends is not too large to be replayed.
    pub(super) fn check(&self) -> Result<(), SyncFault> {
        let is_sound = |log: &EventLog| log.len() <= MAX_LOG_EVENTS && log.saves() <= MAX_LOG_SAVES;
        if self.branches.iter().all(is_sound) { Ok(()) } else { Err(fault("branches")) }
    }

    pub(super) fn write(&self, to: &mut String) {
        to.push_str("{\"branches\":[");
        for (place, log) in self.branches.iter().enumerate() {
            if place > 0 {
                to.push(',');
            }
            log.write(to);
        }
        to.push(']');
        if let Some(changed) = self.changed {
            write_shown(format_args!(",\"changed\":{changed}"), to);
        }
        if let Some(counts) = &self.counts {
            write_shown(format_args!(",\"counts\":{}", Json::of(counts)), to);
        }
        if let Some(created) = self.created {
            write_shown(format_args!(",\"created\":{created}"), to);
        }
        write_shown(format_args!(",\"start\":{}}}", self.start), to);
    }

    /// Returns the start; `None` if it cannot be read.
    pub fn start(&self) -> Option<StartData> {
        serde_json::from_str(self.start.text()).ok()
    }

    /// Returns the logs, the longest first.
    pub fn branches(&self) -> &[EventLog] {
        &self.branches
    }

    /// Returns when the game went on last, by the clock of its device, in milliseconds since 1970.
    pub fn changed(&self) -> Option<i64> {
        self.changed
    }

    /// Returns the number of hints that devices have counted.
    pub fn hints(&self) -> u32 {
        let hints = self.counts.as_ref().and_then(|counts| counts.named("hints")).map_or(0, Counts::sum);
        u32::try_from(hints).unwrap_or(u32::MAX)
    }
}

impl Join for GameItem {
    /// Two games with one id that begin differently cannot be one game. The first one to be stored would win, so the rule
    /// takes the one whose text is greater.
    fn join(self, other: GameItem) -> GameItem {
        let (start, branches) = if self.start == other.start {
            let mut branches = self.branches;
            for log in other.branches {
                add(&mut branches, log);
            }
            (self.start, branches)
        } else if self.start > other.start {
            (self.start, self.branches)
        } else {
            (other.start, other.branches)
        };
        GameItem {
            start,
            branches,
            created: [self.created, other.created].into_iter().flatten().min(),
            changed: self.changed.max(other.changed),
            counts: self.counts.join(other.counts),
        }
    }
}

/// Adds a log to the longest ones, none of which is the beginning of another. It does not matter in which order they come:
/// a log takes the place of at most one, since of two beginnings of it one is the beginning of the other.
fn add(kept: &mut Vec<EventLog>, log: EventLog) {
    if kept.iter().any(|longer| log.begins(longer)) {
        return;
    }
    kept.retain(|shorter| !shorter.begins(&log));
    let place = kept.partition_point(|other| *other > log);
    kept.insert(place, log);
    kept.truncate(MAX_BRANCHES);
}
