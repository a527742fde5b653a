//! [`Fields`]: an object of JSON, read field by field, with faults that name the field.

use super::{SyncFault, fault, is_time};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The fields of an object that were not read yet.
pub(super) struct Fields(Map<String, Value>);

impl Fields {
    /// Anything but an object has no fields.
    pub(super) fn of(value: Value) -> Fields {
        match value {
            Value::Object(fields) => Fields(fields),
            _ => Fields(Map::new()),
        }
    }

    /// Takes a field that must be there.
    pub(super) fn take<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<T, SyncFault> {
        self.take_if_there(name)?.ok_or(fault(name))
    }

    /// Takes a field that may be absent.
    pub(super) fn take_if_there<T: DeserializeOwned>(
        &mut self,
        name: &'static str,
    ) -> Result<Option<T>, SyncFault> {
        let Some(value) = self.0.remove(name) else { return Ok(None) };
        serde_json::from_value(value).map(Some).map_err(|_| fault(name))
    }

    /// Takes a time that may be absent, in milliseconds since 1970.
    pub(super) fn time(&mut self, name: &'static str) -> Result<Option<i64>, SyncFault> {
        match self.take_if_there::<i64>(name)? {
            Some(at) if !is_time(at) => Err(fault(name)),
            at => Ok(at),
        }
    }

    /// Returns what was not taken.
    pub(super) fn rest(self) -> Map<String, Value> {
        self.0
    }
}
