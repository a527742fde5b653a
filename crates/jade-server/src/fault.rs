//! What is wrong with JSON that does not hold what was asked for, in words: where it is, what stood there
//! and what was expected.
//!
//! serde says the last of these in English only, in sentences of a few fixed forms. They are read back here;
//! what has another form is told without its expectation.

use crate::language::texts;
use crate::refusal::{Refusal, quoted};
use axum::http::StatusCode;
use jade_contract::contract::LanguageJson;
use jade_text::Args;
use serde::Deserialize;
use serde_json::Value;
use serde_json::error::Category;
use serde_path_to_error::{Path, Segment};

/// What is wrong with a body, in its own language where that can be read.
pub(crate) fn refusal(
    path: &Path,
    error: &serde_json::Error,
    body: &[u8],
    preferred: LanguageJson,
) -> Refusal {
    if error.classify() != Category::Data {
        return not_json(error, preferred);
    }
    // A body that goes wrong after this fault is not JSON either; this fault comes first all the same.
    let value = serde_json::from_slice(body).unwrap_or(Value::Null);
    let language = language_of(&value).unwrap_or(preferred);
    let field = Field::read(path, error);
    let told = texts(language);
    let args = Args::none().text("field", quoted(&field.path)).text("found", found(&value, path));
    let message = match (&field.fault, field.expected) {
        (Fault::Missing, _) => told.plain("server-field-missing", &args),
        (Fault::Unknown, Expected::Names(names)) => {
            told.plain("server-field-unknown", &args.text("names", names))
        }
        (Fault::Unknown, _) => told.plain("server-field-unknown-here", &args),
        (Fault::Double, _) => told.plain("server-field-double", &args),
        (Fault::Value, expected) if field.path.is_empty() => {
            let expected =
                expected.told(told).unwrap_or_else(|| told.plain("server-expected-object", &Args::none()));
            told.plain("server-body-wrong", &args.text("expected", expected))
        }
        (Fault::Value, expected) => match expected.told(told) {
            Some(expected) => told.plain("server-field-wrong", &args.text("expected", expected)),
            None => told.plain("server-field-unfit", &args),
        },
    };
    let path = (!field.path.is_empty()).then_some(field.path);
    let reply = Refusal::coded(StatusCode::BAD_REQUEST, "bad-field", message);
    reply.at(path)
}

/// A body that is a list.
pub(crate) fn list(body: &[u8], language: LanguageJson) -> Refusal {
    match serde_json::from_slice::<Value>(body) {
        Ok(value) => {
            let told = texts(language);
            let expected = told.plain("server-expected-object", &Args::none());
            let args = Args::none().text("expected", expected).text("found", quoted(&value.to_string()));
            let message = told.plain("server-body-wrong", &args);
            Refusal::coded(StatusCode::BAD_REQUEST, "bad-field", message)
        }
        Err(error) => not_json(&error, language),
    }
}

/// A body that is not JSON.
pub(crate) fn not_json(error: &serde_json::Error, language: LanguageJson) -> Refusal {
    let args = Args::none().number("line", error.line()).number("column", error.column().max(1));
    Refusal::new(StatusCode::BAD_REQUEST, "not-json", language, &args)
}

/// A parameter of a query that is not known or stands there twice.
pub(crate) fn parameter(message: &str, name: &str, names: &str, language: LanguageJson) -> Refusal {
    let field = quoted(name);
    let args = Args::none().text("field", field.clone()).text("names", names);
    Refusal::coded(StatusCode::BAD_REQUEST, "bad-field", texts(language).plain(message, &args))
        .at(Some(field))
}

/// A parameter of a query that is none of these names.
pub(crate) fn wrong_parameter(name: &str, found: &str, names: &str, language: LanguageJson) -> Refusal {
    let told = texts(language);
    let expected = told.plain("server-expected-name", &Args::none().text("names", names));
    let args = Args::none().text("field", name).text("found", quoted(found)).text("expected", expected);
    let message = told.plain("server-field-wrong", &args);
    Refusal::coded(StatusCode::BAD_REQUEST, "bad-field", message).at(Some(name.to_owned()))
}

fn language_of(value: &Value) -> Option<LanguageJson> {
    LanguageJson::deserialize(value.get("lang")?).ok()
}

/// What stands at a path, short.
fn found(value: &Value, path: &Path) -> String {
    let mut here = value;
    for segment in path.iter() {
        let next = match segment {
            Segment::Seq { index } => here.get(index),
            Segment::Map { key } => here.get(key),
            Segment::Enum { .. } | Segment::Unknown => None,
        };
        match next {
            Some(next) => here = next,
            None => break,
        }
    }
    quoted(&here.to_string())
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Missing,
    Unknown,
    Double,
    Value,
}

/// What serde expected.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Expected {
    /// Named by this message.
    Sort(&'static str),
    /// A whole number up to this.
    Number(u64),
    /// One of these names.
    Names(String),
    Unsaid,
}

impl Expected {
    fn read(phrase: &str) -> Expected {
        let names: Vec<&str> = phrase.split('`').skip(1).step_by(2).collect();
        match phrase {
            "u8" => Expected::Number(u8::MAX.into()),
            "u16" => Expected::Number(u16::MAX.into()),
            "u32" => Expected::Number(u32::MAX.into()),
            "usize" | "u64" => Expected::Sort("server-expected-number"),
            "a string" | "str" => Expected::Sort("server-expected-text"),
            "a boolean" => Expected::Sort("server-expected-truth"),
            "a sequence" => Expected::Sort("server-expected-list"),
            "a map" => Expected::Sort("server-expected-object"),
            _ if phrase.starts_with("struct ") => Expected::Sort("server-expected-object"),
            _ if !names.is_empty() => Expected::Names(names.join(", ")),
            _ => Expected::Unsaid,
        }
    }

    fn told(self, texts: &jade_text::Texts) -> Option<String> {
        match self {
            Expected::Sort(id) => Some(texts.plain(id, &Args::none())),
            Expected::Number(most) => {
                Some(texts.plain("server-expected-number-to", &Args::none().number("most", most)))
            }
            Expected::Names(names) => {
                Some(texts.plain("server-expected-name", &Args::none().text("names", names)))
            }
            Expected::Unsaid => None,
        }
    }
}

/// Where a fault is, and of what kind.
#[derive(PartialEq, Eq, Debug)]
struct Field {
    path: String,
    fault: Fault,
    expected: Expected,
}

impl Field {
    fn read(path: &Path, error: &serde_json::Error) -> Field {
        let whole = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        let text = whole.strip_suffix(&place).unwrap_or(&whole);
        let named = |start: &str| text.strip_prefix(start)?.split('`').next();
        let at = match path.iter().next() {
            Some(_) => path.to_string(),
            None => String::new(),
        };
        // The path leads to the object in which a field is missing or double, but to an unknown field itself.
        let inside = |name: &str| if at.is_empty() { name.to_owned() } else { format!("{at}.{name}") };
        if let Some(name) = named("missing field `") {
            return Field { path: inside(name), fault: Fault::Missing, expected: Expected::Unsaid };
        }
        if let Some(name) = named("duplicate field `") {
            return Field { path: inside(name), fault: Fault::Double, expected: Expected::Unsaid };
        }
        let unknown = named("unknown field `").is_some();
        let fault = if unknown { Fault::Unknown } else { Fault::Value };
        let expected =
            text.rsplit_once(", expected ").map_or(Expected::Unsaid, |(_, phrase)| Expected::read(phrase));
        Field { path: at, fault, expected }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only what cannot be read of it matters")]
    struct Question {
        count: u8,
        name: Option<String>,
        lang: Option<LanguageJson>,
        inner: Option<Box<Question>>,
    }

    fn told(body: &str) -> (String, String) {
        let mut reader = serde_json::Deserializer::from_str(body);
        let error = serde_path_to_error::deserialize::<_, Question>(&mut reader).unwrap_err();
        let refusal = refusal(error.path(), error.inner(), body.as_bytes(), LanguageJson::En);
        (refusal.reply.field.unwrap_or_default(), refusal.reply.message)
    }

    #[test]
    fn faults_are_told_where_they_are() {
        for (body, field, message) in [
            ("{}", "count", "count is missing."),
            (r#"{"count":1,"inner":{}}"#, "inner.count", "inner.count is missing."),
            (r#"{"count":1,"inner":{"inner":3}}"#, "inner.inner", "inner.inner has to be an object, not 3."),
            (r#"{"count":300}"#, "count", "count has to be a whole number from 0 to 255, not 300."),
            (r#"{"count":1.5}"#, "count", "count has to be a whole number from 0 to 255, not 1.5."),
            (
                r#"{"count":"a, expected b"}"#,
                "count",
                r#"count has to be a whole number from 0 to 255, not "a, expected b"."#,
            ),
            (r#"{"count":1,"count":2}"#, "count", "count is there twice."),
            (
                r#"{"lang":"es","count":1,"x":2}"#,
                "x",
                "x no se conoce aquí. Los nombres válidos son: count, name, lang, inner.",
            ),
            (
                r#"{"lang":"es","count":"\u0007é"}"#,
                "count",
                r#"count tiene que ser un número entero de 0 a 255, no "\u0007é"."#,
            ),
            ("7", "", "The request has to be an object, not 7."),
        ] {
            assert_eq!(told(body), (field.to_owned(), message.to_owned()), "{body}");
        }
        let (_, message) = told(&format!(r#"{{"count":"{}"}}"#, "x".repeat(10_000)));
        assert!(message.chars().count() < 150, "{message}");
    }

    /// A message that nothing says, or that is said and does not exist, is a mistake.
    #[test]
    fn every_message_is_said() {
        let mut sources = String::new();
        for file in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).unwrap() {
            let path = file.unwrap().path();
            if path.is_file() {
                sources += &std::fs::read_to_string(path).unwrap();
            }
        }
        let messages = include_str!("../../../locales/en/server.ftl");
        let ids: Vec<&str> =
            messages.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.trim()).collect();
        let ids: Vec<&str> = ids.into_iter().filter(|id| id.starts_with("server-")).collect();
        assert!(ids.len() > 30);
        for id in &ids {
            let code = id.strip_prefix("server-").unwrap();
            assert!(
                sources.contains(&format!("\"{id}\"")) || sources.contains(&format!("\"{code}\"")),
                "{id}"
            );
        }
        for said in sources
            .split('"')
            .filter(|word| word.starts_with("server-") && !word.contains(['{', ' ', '\\', ')']))
        {
            assert!(said == "server-" || ids.contains(&said), "{said}");
        }
    }
}
