//! [`Values`]: what the variables of a message stand for.

use crate::render::OnBoard;
use crate::{Span, Texts};
use fluent_bundle::FluentArgs;
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

    /// Takes the spans of a value, which is not needed again.
    pub(crate) fn take_spans(&mut self, name: &str, texts: &Texts) -> Cow<'a, [Span]> {
        match self.entries.iter_mut().rev().find(|(other, _)| other == name) {
            Some((_, Value::Spans(spans))) => std::mem::take(spans),
            Some((_, value)) => Cow::Owned(value.spans(texts).into_owned()),
            None => Cow::Borrowed(&[]),
        }
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

impl Value<'_> {
    /// The spans that it is shown as; none for a number or a word.
    pub(crate) fn spans(&self, texts: &Texts) -> Cow<'_, [Span]> {
        match self {
            Value::Number(_) | Value::Word(_) => Cow::Borrowed(&[]),
            Value::Spans(spans) => Cow::Borrowed(spans),
            Value::OnBoard(one) => Cow::Owned(one.spans(texts)),
        }
    }

    /// Whether its first letter is capitalised at the start of a sentence.
    pub(crate) fn capitalizes(&self) -> bool {
        matches!(self, Value::OnBoard(one) if one.capitalizes())
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
