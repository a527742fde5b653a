//! [`Stamped`]: a value with the time at which it was set.

use super::fields::Fields;
use super::{Join, MAX_AHEAD_MS, SyncClocks, SyncFault, fault};
use serde::Serialize;
use serde_json::Value;
use std::cmp::Reverse;

/// A value with the time at which it was set. Two versions merge to the later one.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Stamped {
    /// When it was set, in milliseconds since 1970.
    pub at: i64,
    /// The value: any JSON, which only devices understand.
    pub value: Value,
}

impl Stamped {
    pub(super) fn read(mut fields: Fields) -> Result<Stamped, SyncFault> {
        let at = fields.time("at")?.ok_or(fault("at"))?;
        Ok(Stamped { at, value: fields.take_if_there("value")?.unwrap_or_default() })
    }

    pub(super) fn correct(&mut self, stored: Option<&Stamped>, clocks: SyncClocks) {
        self.at = corrected(self.at, stored.map(|stored| stored.at), clocks);
    }

    /// Returns the earlier one of two versions.
    pub(super) fn first(self, other: Stamped) -> Stamped {
        let key = |one: &Stamped| (Reverse(one.at), one.text());
        if key(&self) > key(&other) { self } else { other }
    }

    /// Two values set at the same time are told apart by their texts.
    fn text(&self) -> String {
        self.value.to_string()
    }
}

impl Join for Stamped {
    fn join(self, other: Stamped) -> Stamped {
        let key = |one: &Stamped| (one.at, one.text());
        if key(&self) > key(&other) { self } else { other }
    }
}

/// Returns the time of a version, corrected, to be merged with what is stored.
pub(super) fn corrected(at: i64, stored: Option<i64>, clocks: SyncClocks) -> i64 {
    // If what is stored is in the future, too, the clock of the server was set back.
    match at > stored.unwrap_or(0).saturating_add(MAX_AHEAD_MS) {
        true => clocks.corrected(at).max(0),
        false => at,
    }
}
