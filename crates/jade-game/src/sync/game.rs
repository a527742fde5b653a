//! [`GameItem`]: a game as devices store it.

use super::fields::Fields;
use super::{Counts, Join, SyncFault, fault};
use crate::{StartData, StoredEvent};
use serde::Serialize;
use serde_json::{Map, Value};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The most branches of a game; the longest ones stay.
const MAX_BRANCHES: usize = 8;

/// A game: its start, and a log for each way in which it went on.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameItem {
    /// The start, as a device stored it.
    start: Map<String, Value>,
    /// The logs, the longest first, none of which is the beginning of another.
    branches: Vec<Vec<StoredEvent>>,
    /// When it was begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    created: Option<i64>,
    /// When it went on last.
    #[serde(skip_serializing_if = "Option::is_none")]
    changed: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counts: Option<Counts>,
}

impl GameItem {
    pub(super) fn read(mut fields: Fields) -> Result<GameItem, SyncFault> {
        let (created, changed) = (fields.time("created")?, fields.time("changed")?);
        let counts: Option<Counts> = fields.take_if_there("counts")?;
        if counts.as_ref().is_some_and(|counts| !counts.is_sound()) {
            return Err(fault("counts"));
        }
        let start = fields.take("start")?;
        let branches: Vec<Vec<StoredEvent>> = fields.take("branches")?;
        if branches.is_empty() {
            return Err(fault("branches"));
        }
        Ok(GameItem { start, branches: longest(branches), created, changed, counts })
    }

    /// Returns the start; `None` if it cannot be read.
    pub fn start(&self) -> Option<StartData> {
        serde_json::from_value(Value::Object(self.start.clone())).ok()
    }

    /// Returns the logs, the longest first.
    pub fn branches(&self) -> &[Vec<StoredEvent>] {
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
        let text = |start: &Map<String, Value>| Value::from(start.clone()).to_string();
        let (start, branches) = if self.start == other.start {
            (self.start, [self.branches, other.branches].concat())
        } else if text(&self.start) > text(&other.start) {
            (self.start, self.branches)
        } else {
            (other.start, other.branches)
        };
        GameItem {
            start,
            branches: longest(branches),
            created: [self.created, other.created].into_iter().flatten().min(),
            changed: self.changed.max(other.changed),
            counts: self.counts.join(other.counts),
        }
    }
}

/// Returns the longest logs, without those that are the beginning of another.
fn longest(branches: Vec<Vec<StoredEvent>>) -> Vec<Vec<StoredEvent>> {
    let texts =
        |log: &[StoredEvent]| log.iter().map(|event| Value::from(event.clone()).to_string()).collect();
    let sorted: BTreeMap<(Reverse<usize>, Reverse<Vec<String>>), _> =
        branches.into_iter().map(|log| ((Reverse(log.len()), Reverse(texts(&log))), log)).collect();
    // The longest come first, so what is the beginning of another comes after it.
    let mut kept: Vec<Vec<StoredEvent>> = Vec::new();
    for log in sorted.into_values() {
        if kept.len() < MAX_BRANCHES && !kept.iter().any(|longer| longer.starts_with(&log)) {
            kept.push(log);
        }
    }
    kept
}
