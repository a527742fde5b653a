//! The log on standard error: a line a request, and what goes wrong. It has no personal data: no address, no name, no
//! puzzle, and of a request only the pattern of its route.

use chrono::{DateTime, SecondsFormat, Utc};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, SystemTime};

/// What the log looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogForm {
    /// Only what goes wrong, as sentences.
    #[default]
    Off,
    /// A line of text for each event.
    Text,
    /// A line of JSON for each event.
    Json,
}

/// The form for the whole process, as standard error is one.
static FORM: AtomicU8 = AtomicU8::new(0);

/// Chooses the form.
pub(crate) fn set_form(form: LogForm) {
    FORM.store(form as u8, Ordering::Relaxed);
}

fn form() -> LogForm {
    match FORM.load(Ordering::Relaxed) {
        1 => LogForm::Text,
        2 => LogForm::Json,
        _ => LogForm::Off,
    }
}

/// Writes that something went wrong.
pub(crate) fn fault(message: &str) {
    match form() {
        LogForm::Off => write(&format!("jade: {message}")),
        form => write(&line(form, "error", "error", &[("message", json!(message))], SystemTime::now())),
    }
}

/// Writes that something happened, if there is a log.
pub(crate) fn event(name: &str, fields: &[(&str, Value)]) {
    match form() {
        LogForm::Off => {}
        form => write(&line(form, "info", name, fields, SystemTime::now())),
    }
}

/// Writes that a request was answered, if there is a log.
pub(crate) fn request(method: &str, route: &str, status: u16, code: Option<&str>, took: Duration) {
    let form = form();
    if form == LogForm::Off {
        return;
    }
    let milliseconds = (took.as_secs_f64() * 10_000.0).round() / 10.0;
    let mut fields = vec![
        ("method", json!(method)),
        ("route", json!(route)),
        ("status", json!(status)),
        ("ms", json!(milliseconds)),
    ];
    fields.extend(code.map(|code| ("code", json!(code))));
    write(&line(form, "info", "request", &fields, SystemTime::now()));
}

fn line(form: LogForm, level: &str, event: &str, fields: &[(&str, Value)], now: SystemTime) -> String {
    let time = utc(now);
    if form == LogForm::Json {
        let mut all = Map::new();
        all.insert("time".to_owned(), json!(time));
        all.insert("level".to_owned(), json!(level));
        all.insert("event".to_owned(), json!(event));
        all.extend(fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())));
        return Value::Object(all).to_string();
    }
    let mut text = format!("{time} {event}");
    for (name, value) in fields {
        // Only what is not clear by itself has a name. Strings are quoted if they have spaces.
        let shown = match value.as_str() {
            Some(word) if !word.contains(|c: char| c.is_whitespace() || c.is_control()) => word.to_owned(),
            _ => value.to_string(),
        };
        text += &format!(" {name}={shown}");
    }
    text
}

/// Returns a time as in `2026-11-23T14:05:09.123Z`.
fn utc(time: SystemTime) -> String {
    DateTime::<Utc>::from(time).to_rfc3339_opts(SecondsFormat::Millis, true)
}

fn write(line: &str) {
    // If standard error is closed, there is nobody to tell.
    drop(writeln!(std::io::stderr().lock(), "{line}"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::UNIX_EPOCH;

    #[test]
    fn a_line_is_one_line_and_json_is_json() {
        let fields = [("route", json!("/api/v1/hint")), ("message", json!("two\nlines \"quoted\""))];
        let text = line(LogForm::Text, "info", "request", &fields, UNIX_EPOCH);
        assert_eq!(
            text,
            "1970-01-01T00:00:00.000Z request route=/api/v1/hint message=\"two\\nlines \\\"quoted\\\"\""
        );
        let text = line(LogForm::Json, "error", "error", &fields, UNIX_EPOCH);
        assert!(!text.contains('\n'));
        let value: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(value["time"], "1970-01-01T00:00:00.000Z");
        assert_eq!((&value["level"], &value["message"]), (&json!("error"), &fields[1].1));
    }
}
