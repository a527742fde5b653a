//! [`Stamped`]: a value with the stamp of when it was set.

use super::fields::Fields;
use super::json::{Json, write_shown};
use super::{Join, Stamp, SyncClocks, SyncFault};
use std::cmp::Reverse;

/// A value with the stamp of when it was set. Two versions merge to the later one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamped {
    /// When it was set.
    pub stamp: Stamp,
    /// The value: any JSON, which only devices understand.
    pub value: Json,
}

impl Stamped {
    pub(super) fn read(text: &str) -> Result<Stamped, SyncFault> {
        let fields = Fields::read(text, ["at", "count", "value"])?;
        Ok(Stamped { stamp: Stamp::of(&fields)?, value: fields.any("value")? })
    }

    pub(super) fn write(&self, to: &mut String) {
        write_shown(format_args!("{{\"at\":{},", self.stamp.at), to);
        if self.stamp.count > 0 {
            write_shown(format_args!("\"count\":{},", self.stamp.count), to);
        }
        write_shown(format_args!("\"value\":{}}}", self.value), to);
    }

    pub(super) fn correct(&mut self, stored: Option<&Stamped>, clocks: SyncClocks) {
        self.stamp = self.stamp.corrected(stored.map(|stored| stored.stamp), clocks);
    }

    /// Returns the earlier one of two versions. Two values with the same stamp are told apart by their texts.
    pub(super) fn first(self, other: Stamped) -> Stamped {
        if (Reverse(self.stamp), &self.value) > (Reverse(other.stamp), &other.value) { self } else { other }
    }
}

impl Join for Stamped {
    fn join(self, other: Stamped) -> Stamped {
        if (self.stamp, &self.value) > (other.stamp, &other.value) { self } else { other }
    }
}
