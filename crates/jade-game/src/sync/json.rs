//! [`Json`]: a piece of JSON that stays text.
//!
//! As a tree of values, `[0,0,…]` takes some hundred times its size. What only devices understand is never made into one:
//! it is read once, from one end to the other, and written in one form.

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::{Serialize, Serializer};
use serde_json::Number;
use serde_json::value::RawValue;
use std::fmt::{self, Write};
use std::ops::Range;

/// JSON in one form: without spaces, the fields of objects in order. Equal contents are equal texts.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Json(Box<str>);

impl Json {
    /// Reads any JSON. `None` if the text is none, or is nested too deeply.
    ///
    /// ```
    /// use jade_game::Json;
    /// let read = |text| Json::read(text).map(|json| json.text().to_owned());
    /// assert_eq!(read(r#" { "b": [1.50, "é"], "a": null, "b": [2] } "#).unwrap(), r#"{"a":null,"b":[2]}"#);
    /// assert_eq!(read("[1,"), None);
    /// ```
    pub fn read(text: &str) -> Option<Json> {
        let mut written = String::with_capacity(text.len());
        write_canonical(text, &mut written).then(|| Json(written.into()))
    }

    /// Writes a value.
    pub(super) fn of(value: &impl Serialize) -> Json {
        // What is passed in is representable as JSON.
        serde_json::to_string(value).ok().and_then(|text| Json::read(&text)).unwrap_or_default()
    }

    /// Returns the text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether it is an object.
    pub(super) fn is_object(&self) -> bool {
        self.0.starts_with('{')
    }
}

impl Default for Json {
    fn default() -> Json {
        Json("null".into())
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.0).map_err(serde::ser::Error::custom)?;
        raw.serialize(to)
    }
}

/// Appends a text of JSON in one form. Returns whether it was JSON; if not, something may have been appended, too.
pub(super) fn write_canonical(text: &str, to: &mut String) -> bool {
    let mut reader = serde_json::Deserializer::from_str(text);
    Canonical(to).deserialize(&mut reader).is_ok() && reader.end().is_ok()
}

/// Appends a string of JSON.
pub(super) fn write_string(text: &str, to: &mut String) {
    let is_plain = |byte: u8| byte >= b' ' && byte != b'"' && byte != b'\\';
    if text.bytes().all(is_plain) {
        to.push('"');
        to.push_str(text);
        to.push('"');
    } else if let Ok(quoted) = serde_json::to_string(text) {
        to.push_str(&quoted);
    }
}

/// Appends anything that can be displayed.
pub(super) fn write_shown(shown: impl fmt::Display, to: &mut String) {
    // Nothing fails when it is written to a string.
    let _ = write!(to, "{shown}");
}

/// Writes the value that comes next.
struct Canonical<'t>(&'t mut String);

impl<'de> DeserializeSeed<'de> for Canonical<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Canonical<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        self.0.push_str("null");
        Ok(())
    }

    fn visit_bool<E>(self, value: bool) -> Result<(), E> {
        self.0.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn visit_i64<E>(self, value: i64) -> Result<(), E> {
        write_shown(value, self.0);
        Ok(())
    }

    fn visit_u64<E>(self, value: u64) -> Result<(), E> {
        write_shown(value, self.0);
        Ok(())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        let number = Number::from_f64(value).ok_or_else(|| E::custom("a number without an end"))?;
        write_shown(number, self.0);
        Ok(())
    }

    fn visit_str<E>(self, value: &str) -> Result<(), E> {
        write_string(value, self.0);
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<(), A::Error> {
        let to = self.0;
        to.push('[');
        let first = to.len();
        loop {
            let before = to.len();
            if before > first {
                to.push(',');
            }
            if all.next_element_seed(Canonical(to))?.is_none() {
                to.truncate(before);
                break;
            }
        }
        to.push(']');
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut all: A) -> Result<(), A::Error> {
        let to = self.0;
        to.push('{');
        let first = to.len();
        // Where each field is, with its name.
        let mut fields: Vec<(String, Range<usize>)> = Vec::new();
        while let Some(name) = all.next_key::<String>()? {
            if to.len() > first {
                to.push(',');
            }
            let begin = to.len();
            write_string(&name, to);
            to.push(':');
            all.next_value_seed(Canonical(to))?;
            fields.push((name, begin..to.len()));
        }
        if !fields.is_sorted_by(|one, other| one.0 < other.0) {
            let sorted = in_order(&to[first..], first, fields);
            to.truncate(first);
            to.push_str(&sorted);
        }
        to.push('}');
        Ok(())
    }
}

/// Returns the fields of an object in order; of several with one name, the last. The text begins at `first`.
fn in_order(text: &str, first: usize, mut fields: Vec<(String, Range<usize>)>) -> String {
    fields.sort_by(|one, other| one.0.cmp(&other.0));
    let mut sorted = String::with_capacity(text.len());
    for (place, (name, at)) in fields.iter().enumerate() {
        if fields.get(place + 1).is_some_and(|next| next.0 == *name) {
            continue;
        }
        if !sorted.is_empty() {
            sorted.push(',');
        }
        sorted.push_str(&text[at.start - first..at.end - first]);
    }
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::Value;

    fn any_json() -> impl Strategy<Value = String> {
        let leaf = prop_oneof![
            Just("null".to_owned()),
            any::<bool>().prop_map(|value| value.to_string()),
            any::<i64>().prop_map(|value| value.to_string()),
            any::<u64>().prop_map(|value| value.to_string()),
            any::<f64>().prop_filter_map("finite", |value| Some(Number::from_f64(value)?.to_string())),
            "-?[0-9]{1,40}(\\.[0-9]{1,4})?(e[0-9]{1,2})?",
            "\\PC{0,6}|[\"\\\\\u{0}-\u{20}]{0,4}".prop_map(|text| Value::from(text).to_string()),
        ];
        leaf.prop_recursive(4, 40, 6, |inner| {
            let name = "[a-c\"\\\\\u{1}é]{0,2}".prop_map(|text| Value::from(text).to_string());
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(|all| format!("[{}]", all.join(" , "))),
                prop::collection::vec((name, inner), 0..6).prop_map(|all| {
                    let all: Vec<String> =
                        all.into_iter().map(|(name, value)| format!("{name} :{value}")).collect();
                    format!("{{ {} }}", all.join(","))
                }),
            ]
        })
    }

    proptest! {
        /// The text is what a tree of values would be written as.
        #[test]
        fn it_is_the_text_of_the_tree(text in any_json()) {
            let tree: Option<Value> = serde_json::from_str(&text).ok();
            let json = Json::read(&text);
            prop_assert_eq!(json.as_ref().map(|json| json.text().to_owned()), tree.map(|tree| tree.to_string()));
            if let Some(json) = json {
                prop_assert_eq!(Json::read(json.text()), Some(json));
            }
        }
    }

    #[test]
    fn what_is_no_json_is_nothing() {
        for text in ["", "[1,]", "{\"a\":}", "1 2", "nul", "\"\u{1}\"", &"[".repeat(1000)] {
            assert_eq!(Json::read(text), None, "{text}");
        }
    }
}
