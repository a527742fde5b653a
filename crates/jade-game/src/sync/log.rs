//! [`EventLog`]: the log of a game as devices stored it.

use super::fields::EachElement;
use super::json::write_canonical;
use serde::de::{DeserializeSeed, Deserializer, Error, SeqAccess, Visitor};
use std::cmp::Ordering;
use std::fmt;

/// The log of a game as devices stored it: the text of each event. Devices may be newer than this program, so nothing in it
/// is changed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventLog {
    /// The texts of all events, one after another.
    texts: String,
    /// Where each ends.
    ends: Vec<usize>,
}

impl EventLog {
    /// Returns the texts of the events in order.
    pub fn events(&self) -> impl Iterator<Item = &str> {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, end)| &self.texts[begin..*end])
    }

    /// Returns the number of events.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are no events.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Returns the number of save points that the events make.
    pub(super) fn saves(&self) -> usize {
        self.events().filter(|event| event.contains("\"type\":\"save\"")).count()
    }

    /// Whether it is the beginning of another log.
    pub(super) fn begins(&self, longer: &EventLog) -> bool {
        longer.ends.starts_with(&self.ends) && longer.texts.starts_with(&self.texts)
    }

    /// Appends an event, which must be an object. Returns whether it is one.
    fn push(&mut self, text: &str) -> bool {
        let is_object = text.starts_with('{') && write_canonical(text, &mut self.texts);
        self.ends.push(self.texts.len());
        is_object
    }

    pub(super) fn write(&self, to: &mut String) {
        to.push('[');
        for (place, event) in self.events().enumerate() {
            if place > 0 {
                to.push(',');
            }
            to.push_str(event);
        }
        to.push(']');
    }
}

impl PartialOrd for EventLog {
    fn partial_cmp(&self, other: &EventLog) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for EventLog {
    /// By the number of events, and then by their texts.
    fn cmp(&self, other: &EventLog) -> Ordering {
        self.len().cmp(&other.len()).then_with(|| self.events().cmp(other.events()))
    }
}

/// Passes each log of a list of logs to a function that returns whether it can be one.
pub(super) struct EachLog<F>(pub F);

impl<'t, F: FnMut(EventLog) -> bool> DeserializeSeed<'t> for EachLog<F> {
    type Value = ();

    fn deserialize<D: Deserializer<'t>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'t, F: FnMut(EventLog) -> bool> Visitor<'t> for EachLog<F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of logs")
    }

    fn visit_seq<A: SeqAccess<'t>>(mut self, mut all: A) -> Result<(), A::Error> {
        loop {
            let mut log = EventLog::default();
            if all.next_element_seed(EachElement(|text| log.push(text)))?.is_none() {
                return Ok(());
            }
            if !(self.0)(log) {
                return Err(A::Error::custom("a log is too long"));
            }
        }
    }
}
