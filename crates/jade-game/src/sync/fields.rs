//! [`Fields`]: an object of JSON, read field by field, with faults that name the field.

use super::json::Json;
use super::{SyncFault, fault, is_time};
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// The fields of an object that are asked for, as texts. All others are skipped.
pub(super) struct Fields<'t, const COUNT: usize> {
    names: [&'static str; COUNT],
    texts: [Option<&'t RawValue>; COUNT],
}

impl<'t, const COUNT: usize> Fields<'t, COUNT> {
    /// Reads the fields with these names. Anything but an object has none.
    ///
    /// # Errors
    /// [`SyncFault`] if the text is not JSON.
    pub(super) fn read(text: &'t str, names: [&'static str; COUNT]) -> Result<Fields<'t, COUNT>, SyncFault> {
        let not_json = |_| fault("it is not JSON");
        let mut texts = [None; COUNT];
        if text.trim_ascii_start().starts_with('{') {
            let mut reader = serde_json::Deserializer::from_str(text);
            reader.deserialize_map(Found { names, texts: &mut texts }).map_err(not_json)?;
            reader.end().map_err(not_json)?;
        } else {
            serde_json::from_str::<IgnoredAny>(text).map_err(not_json)?;
        }
        Ok(Fields { names, texts })
    }

    fn raw(&self, name: &str) -> Option<&'t str> {
        let place = self.names.iter().position(|one| *one == name)?;
        self.texts[place].map(RawValue::get)
    }

    /// Reads a field that must be there.
    pub(super) fn take<T: Deserialize<'t>>(&self, name: &'static str) -> Result<T, SyncFault> {
        self.take_if_there(name)?.ok_or(fault(name))
    }

    /// Reads a field that may be absent.
    pub(super) fn take_if_there<T: Deserialize<'t>>(
        &self,
        name: &'static str,
    ) -> Result<Option<T>, SyncFault> {
        let Some(text) = self.raw(name) else { return Ok(None) };
        serde_json::from_str(text).map(Some).map_err(|_| fault(name))
    }

    /// Reads a field that must be there, in a way of its own.
    pub(super) fn take_with<S: DeserializeSeed<'t>>(
        &self,
        name: &'static str,
        seed: S,
    ) -> Result<S::Value, SyncFault> {
        let mut reader = serde_json::Deserializer::from_str(self.raw(name).ok_or(fault(name))?);
        seed.deserialize(&mut reader).map_err(|_| fault(name))
    }

    /// Reads a field that may be anything; `null` if it is absent.
    pub(super) fn any(&self, name: &'static str) -> Result<Json, SyncFault> {
        match self.raw(name) {
            None => Ok(Json::default()),
            Some(text) => Json::read(text).ok_or(fault(name)),
        }
    }

    /// Reads a time that may be absent, in milliseconds since 1970.
    pub(super) fn time(&self, name: &'static str) -> Result<Option<i64>, SyncFault> {
        match self.take_if_there::<i64>(name)? {
            Some(at) if !is_time(at) => Err(fault(name)),
            at => Ok(at),
        }
    }
}

/// Notes the texts of some fields.
struct Found<'n, 't, const COUNT: usize> {
    names: [&'static str; COUNT],
    texts: &'n mut [Option<&'t RawValue>; COUNT],
}

impl<'t, const COUNT: usize> Visitor<'t> for Found<'_, 't, COUNT> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'t>>(self, mut all: A) -> Result<(), A::Error> {
        while let Some(name) = all.next_key::<String>()? {
            match self.names.iter().position(|one| *one == name) {
                Some(place) => self.texts[place] = Some(all.next_value()?),
                None => drop(all.next_value::<IgnoredAny>()?),
            }
        }
        Ok(())
    }
}

/// Passes each element of a list, as a text, to a function that returns whether it can be one.
pub(super) struct EachElement<F>(pub F);

impl<'t, F: FnMut(&'t str) -> bool> DeserializeSeed<'t> for EachElement<F> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'t, F: FnMut(&'t str) -> bool> Visitor<'t> for EachElement<F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'t>>(mut self, mut all: A) -> Result<(), A::Error> {
        while let Some(one) = all.next_element::<&RawValue>()? {
            if !(self.0)(one.get()) {
                return Err(A::Error::custom("an element is not as it should be"));
            }
        }
        Ok(())
    }
}

/// Passes the name of each field of an object, and its text, to a function that returns whether it can be one.
pub(super) struct EachField<F>(pub F);

impl<'t, F: FnMut(String, &'t str) -> bool> DeserializeSeed<'t> for EachField<F> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_map(self)
    }
}

impl<'t, F: FnMut(String, &'t str) -> bool> Visitor<'t> for EachField<F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'t>>(mut self, mut all: A) -> Result<(), A::Error> {
        while let Some(name) = all.next_key::<String>()? {
            let one: &RawValue = all.next_value()?;
            if !(self.0)(name, one.get()) {
                return Err(A::Error::custom("a field is not as it should be"));
            }
        }
        Ok(())
    }
}
