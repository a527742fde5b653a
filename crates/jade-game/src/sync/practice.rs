//! [`PracticeItem`]: what was practised of a technique.

use super::fields::{EachElement, Fields};
use super::json::{Json, write_shown};
use super::{Counts, Join, SyncFault, fault, is_time};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeSet;

/// The most boards of a technique's log; the last ones stay.
const MAX_BOARDS: usize = 4000;

/// What was practised of a technique: a log of boards, and what came before it.
#[derive(Clone, PartialEq, Debug)]
pub struct PracticeItem {
    /// The boards, each once, in order of time.
    pub log: Vec<PracticeEntry>,
    /// What was practised before the log; absent if the log is complete.
    pub base: Option<PracticeBase>,
}

/// A board of practice as a device stored it. Devices may be newer than this program, so nothing in it is changed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PracticeEntry {
    /// When it was practised, in milliseconds since 1970.
    pub at: i64,
    text: Json,
}

/// What a board of practice may say of itself.
#[derive(Deserialize)]
struct Said<'t> {
    #[serde(borrow)]
    help: Option<&'t RawValue>,
    #[serde(borrow)]
    seconds: Option<&'t RawValue>,
    #[serde(borrow)]
    from: Option<&'t RawValue>,
}

impl PracticeEntry {
    fn read(text: &str) -> Option<PracticeEntry> {
        let text = Json::read(text)?;
        let at = Fields::read(text.text(), ["at"]).ok()?.time("at").ok()??;
        Some(PracticeEntry { at, text })
    }

    fn said<'t, T: Deserialize<'t>>(&'t self, field: impl Fn(Said<'t>) -> Option<&'t RawValue>) -> Option<T> {
        serde_json::from_str(field(serde_json::from_str(self.text.text()).ok()?)?.get()).ok()
    }

    /// Returns how many rungs of help were asked for; negative if the pattern was not found.
    pub fn help(&self) -> Option<i64> {
        self.said(|said| said.help)
    }

    /// Returns how long it took, in seconds.
    pub fn seconds(&self) -> Option<u32> {
        self.said(|said| said.seconds)
    }

    /// Whether it was found in a game, and so is among the techniques of the game's record.
    pub fn is_of_a_game(&self) -> bool {
        self.said(|said| said.from).is_some_and(|from: String| from == "game")
    }
}

/// What was practised before the log.
#[derive(Clone, PartialEq, Debug)]
pub struct PracticeBase {
    /// The time of the card, in milliseconds since 1970.
    pub at: i64,
    /// The schedule at that time, which only devices understand.
    pub card: Json,
    /// The numbers of boards.
    pub counts: Counts,
}

impl PracticeItem {
    pub(super) fn read(text: &str) -> Result<PracticeItem, SyncFault> {
        let fields = Fields::read(text, ["base", "log"])?;
        let (mut log, mut wrong) = (BTreeSet::new(), fault("log"));
        let each = EachElement(|text| match PracticeEntry::read(text).filter(|entry| is_time(entry.at)) {
            Some(entry) => {
                log.insert(entry);
                if log.len() > MAX_BOARDS {
                    log.pop_first();
                }
                true
            }
            None => {
                wrong = fault("at");
                false
            }
        });
        fields.take_with("log", each).map_err(|_| wrong)?;
        let base = match fields.take_if_there::<&RawValue>("base")? {
            None => None,
            Some(base) => Some(PracticeBase::read(base.get())?),
        };
        Ok(PracticeItem { log: log.into_iter().collect(), base })
    }

    pub(super) fn write(&self, to: &mut String) {
        to.push('{');
        if let Some(PracticeBase { at, card, counts }) = &self.base {
            let counts = Json::of(counts);
            write_shown(format_args!("\"base\":{{\"at\":{at},\"card\":{card},\"counts\":{counts}}},"), to);
        }
        to.push_str("\"log\":[");
        for (place, entry) in self.log.iter().enumerate() {
            if place > 0 {
                to.push(',');
            }
            to.push_str(entry.text.text());
        }
        to.push_str("]}");
    }
}

impl PracticeBase {
    fn read(text: &str) -> Result<PracticeBase, SyncFault> {
        let fields = Fields::read(text, ["at", "card", "counts"])?;
        let at = fields.time("at")?.ok_or(fault("base"))?;
        let counts: Counts = fields.take("counts")?;
        if !counts.is_sound() {
            return Err(fault("counts"));
        }
        Ok(PracticeBase { at, card: fields.any("card")?, counts })
    }
}

impl Join for PracticeItem {
    fn join(self, other: PracticeItem) -> PracticeItem {
        // The last boards in order of time, each once.
        let log: BTreeSet<PracticeEntry> = self.log.into_iter().chain(other.log).collect();
        let first = log.len().saturating_sub(MAX_BOARDS);
        PracticeItem { log: log.into_iter().skip(first).collect(), base: self.base.join(other.base) }
    }
}

impl Join for PracticeBase {
    /// The card is the one with the later time.
    fn join(self, other: PracticeBase) -> PracticeBase {
        let is_ours = (self.at, &self.card) > (other.at, &other.card);
        let counts = self.counts.join(other.counts);
        let (at, card) = if is_ours { (self.at, self.card) } else { (other.at, other.card) };
        PracticeBase { at, card, counts }
    }
}
