//! [`Values`]: what the variables of a message stand for.

use crate::Span;
use fluent_bundle::FluentArgs;
use jade_grid::Geometry;
use jade_logic::{PartValue, Role};
use std::borrow::Cow;

/// The values of a message's variables, by their names. Of two with the same name, the later one counts.
#[derive(Default)]
pub(crate) struct Values<'a> {
    entries: Vec<(Cow<'a, str>, Value<'a>)>,
}

/// The value of a variable.
pub(crate) enum Value<'a> {
    /// A number, by which a message may select its plural.
    Number(i64),
    /// A word that a message selects by, or shows as it is.
    Word(Cow<'a, str>),
    /// A text with its spans.
    Spans(Cow<'a, [Span]>),
    /// Something on the board, in words once the message needs it.
    OnBoard(OnBoard<'a>),
}

/// A value on the board, and the form in which it is expressed.
pub(crate) struct OnBoard<'a> {
    pub(crate) value: Cow<'a, PartValue>,
    pub(crate) geometry: &'a Geometry,
    pub(crate) form: &'a str,
    pub(crate) list: List,
    pub(crate) about: About,
}

/// The properties shared by all spans of an argument.
#[derive(Clone, Copy)]
pub(crate) struct About {
    pub(crate) part: Option<&'static str>,
    pub(crate) role: Option<Role>,
}

/// The word that joins the last two items of a list.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum List {
    And,
    Or,
}

impl<'a> Values<'a> {
    pub(crate) fn put(&mut self, name: impl Into<Cow<'a, str>>, value: Value<'a>) {
        self.entries.push((name.into(), value));
    }

    pub(crate) fn number(&mut self, name: &'a str, number: impl TryInto<i64>) {
        self.put(name, Value::Number(number.try_into().unwrap_or(i64::MAX)));
    }

    pub(crate) fn spans(&mut self, name: &'a str, spans: impl Into<Cow<'a, [Span]>>) {
        self.put(name, Value::Spans(spans.into()));
    }

    /// Returns the value with this name.
    pub(crate) fn get(&self, name: &str) -> Option<&Value<'a>> {
        self.entries.iter().rev().find_map(|(other, value)| (other == name).then_some(value))
    }

    /// Takes out the value with this name, which is not needed again.
    pub(crate) fn take(&mut self, name: &str) -> Option<Value<'a>> {
        let value =
            self.entries.iter_mut().rev().find_map(|(other, value)| (other == name).then_some(value))?;
        Some(std::mem::replace(value, Value::Number(0)))
    }

    /// Returns the value in this place.
    pub(crate) fn at(&self, place: usize) -> Option<&Value<'a>> {
        self.entries.get(place).map(|(_, value)| value)
    }

    /// Returns the values as Fluent takes them: in the places of those with spans stand markers.
    pub(crate) fn for_fluent(&self) -> FluentArgs<'_> {
        let mut args = FluentArgs::new();
        for (place, (name, value)) in self.entries.iter().enumerate() {
            match value {
                Value::Number(number) => args.set(&**name, *number),
                Value::Word(word) => args.set(&**name, &**word),
                Value::Spans(_) | Value::OnBoard(_) => args.set(&**name, marker(place)),
            }
        }
        args
    }
}

/// Private-use characters represent the spans while Fluent formats a message: the first for place 0, the next for place 1,
/// and so on. The spans themselves never pass through Fluent, so user input cannot be mistaken for one.
const FIRST_MARKER: u32 = 0xF_0000;
const LAST_MARKER: u32 = 0xF_FFFD;

fn marker(place: usize) -> String {
    let code = u32::try_from(place).ok().and_then(|place| FIRST_MARKER.checked_add(place));
    code.filter(|code| *code <= LAST_MARKER).and_then(char::from_u32).map(String::from).unwrap_or_default()
}

/// Returns the place that a marker represents.
pub(crate) fn place_of(marker: char) -> Option<usize> {
    let code = u32::from(marker);
    (FIRST_MARKER..=LAST_MARKER).contains(&code).then(|| (code - FIRST_MARKER) as usize)
}
