//! [`Stamped`]: a value with the time at which it was set.

use super::fields::Fields;
use super::json::{Json, write_shown};
use super::{Join, MAX_AHEAD_MS, SyncClocks, SyncFault, fault};
use std::cmp::Reverse;

/// A value with the time at which it was set. Two versions merge to the later one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamped {
    /// When it was set, in milliseconds since 1970.
    pub at: i64,
    /// The value: any JSON, which only devices understand.
    pub value: Json,
}

impl Stamped {
    pub(super) fn read(text: &str) -> Result<Stamped, SyncFault> {
        let fields = Fields::read(text, ["at", "value"])?;
        let at = fields.time("at")?.ok_or(fault("at"))?;
        Ok(Stamped { at, value: fields.any("value")? })
    }

    pub(super) fn write(&self, to: &mut String) {
        write_shown(format_args!("{{\"at\":{},\"value\":{}}}", self.at, self.value), to);
    }

    pub(super) fn correct(&mut self, stored: Option<&Stamped>, clocks: SyncClocks) {
        self.at = corrected(self.at, stored.map(|stored| stored.at), clocks);
    }

    /// Returns the earlier one of two versions. Two values set at the same time are told apart by their texts.
    pub(super) fn first(self, other: Stamped) -> Stamped {
        if (Reverse(self.at), &self.value) > (Reverse(other.at), &other.value) { self } else { other }
    }
}

impl Join for Stamped {
    fn join(self, other: Stamped) -> Stamped {
        if (self.at, &self.value) > (other.at, &other.value) { self } else { other }
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
