//! [`PracticeItem`]: what was practised of a technique.

use super::fields::Fields;
use super::{Counts, Join, SyncFault, fault, is_time};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The most boards of a technique's log; the last ones stay.
const MAX_BOARDS: usize = 4000;

/// What was practised of a technique: a log of boards, and what came before it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PracticeItem {
    /// The boards, each once, in order of time.
    pub log: Vec<PracticeEntry>,
    /// What was practised before the log; absent if the log is complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<PracticeBase>,
}

/// A board of practice as a device stored it. Devices may be newer than this program, so nothing in it is changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PracticeEntry {
    /// When it was practised, in milliseconds since 1970.
    pub at: i64,
    #[serde(flatten)]
    rest: Map<String, Value>,
}

impl PracticeEntry {
    /// Returns how many rungs of help were asked for; negative if the pattern was not found.
    pub fn help(&self) -> Option<i64> {
        self.rest.get("help")?.as_i64()
    }

    /// Returns how long it took, in seconds.
    pub fn seconds(&self) -> Option<u32> {
        u32::try_from(self.rest.get("seconds")?.as_u64()?).ok()
    }

    /// Whether it was found in a game, and so is among the techniques of the game's record.
    pub fn is_of_a_game(&self) -> bool {
        self.rest.get("from").is_some_and(|from| from == "game")
    }

    fn text(&self) -> String {
        serde_json::to_value(self).unwrap_or_default().to_string()
    }
}

/// What was practised before the log.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PracticeBase {
    /// The time of the card, in milliseconds since 1970.
    pub at: i64,
    /// The schedule at that time, which only devices understand.
    pub card: Value,
    /// The numbers of boards.
    pub counts: Counts,
}

impl PracticeItem {
    pub(super) fn read(mut fields: Fields) -> Result<PracticeItem, SyncFault> {
        let log: Vec<Value> = fields.take("log")?;
        let entry = |value: Value| {
            let entry: Option<PracticeEntry> = serde_json::from_value(value).ok();
            entry.filter(|entry| is_time(entry.at)).ok_or(fault("at"))
        };
        let log = log.into_iter().map(entry).collect::<Result<_, _>>()?;
        let base = match fields.take_if_there::<Value>("base")? {
            None => None,
            Some(base) => {
                let mut base = Fields::of(base);
                let at = base.time("at")?.ok_or(fault("base"))?;
                let counts: Counts = base.take("counts")?;
                if !counts.is_sound() {
                    return Err(fault("counts"));
                }
                Some(PracticeBase { at, card: base.take_if_there("card")?.unwrap_or_default(), counts })
            }
        };
        Ok(PracticeItem { log: each_once(log), base })
    }
}

impl Join for PracticeItem {
    fn join(self, other: PracticeItem) -> PracticeItem {
        PracticeItem { log: each_once([self.log, other.log].concat()), base: self.base.join(other.base) }
    }
}

impl Join for PracticeBase {
    /// The card is the one with the later time.
    fn join(self, other: PracticeBase) -> PracticeBase {
        let key = |one: &PracticeBase| (one.at, one.card.to_string());
        let is_ours = key(&self) > key(&other);
        let counts = self.counts.join(other.counts);
        let (at, card) = if is_ours { (self.at, self.card) } else { (other.at, other.card) };
        PracticeBase { at, card, counts }
    }
}

/// Returns the last boards in order of time, each once.
fn each_once(log: Vec<PracticeEntry>) -> Vec<PracticeEntry> {
    let all: BTreeMap<(i64, String), PracticeEntry> =
        log.into_iter().map(|entry| ((entry.at, entry.text()), entry)).collect();
    let first = all.len().saturating_sub(MAX_BOARDS);
    all.into_values().skip(first).collect()
}
