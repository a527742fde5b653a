//! The server answers any request, and never with an error of its own.

use super::client::{PUZZLE, post_to, server_with};
use jade_server::Options;
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use std::time::Duration;

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0_u64..20).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,20}".prop_map(Value::from),
        "[.0-9]{0,300}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 40, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((".{0,8}", inner), 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

/// A nearly valid request: boards of every shape with any digits, and a field or two with any value.
fn question() -> impl Strategy<Value = Value> {
    const FIELDS: [&str; 8] =
        ["boxRows", "boxColumns", "givens", "entries", "corners", "candidates", "removed", "excluded"];
    let shape = prop_oneof![
        Just((2_usize, 2_usize)),
        Just((3, 3)),
        Just((2, 3)),
        Just((0, 0)),
        Just((4, 4)),
        (0_usize..40, 0_usize..40)
    ];
    let board = shape.prop_flat_map(|(rows, columns)| {
        let cells = (rows * columns).pow(2).min(700);
        let line =
            prop::collection::vec(prop_oneof![9 => Just('.'), 1 => prop::char::range('1', '9')], cells);
        let line = line.prop_map(String::from_iter);
        (
            Just((rows, columns)),
            line.clone(),
            line,
            prop::option::of(prop::collection::vec(any::<u16>(), cells)),
        )
    });
    let wrong = prop::collection::vec((prop::sample::select(&FIELDS[..]), value()), 0..2);
    let rest = prop::collection::vec(
        (prop::sample::select(vec!["lang", "techniques", "engine", "limit", "x"]), value()),
        0..2,
    );
    (board, wrong, rest, any::<bool>(), any::<bool>()).prop_map(
        |(((rows, columns), givens, entries, marks), wrong, rest, real, nested)| {
            let mut sheet =
                json!({ "boxRows": rows, "boxColumns": columns, "givens": givens, "entries": entries });
            if real && givens.len() == 81 {
                sheet["givens"] = json!(PUZZLE);
            }
            if let Some(marks) = marks {
                sheet["removed"] = json!(marks);
            }
            for (field, value) in wrong {
                sheet[field] = value;
            }
            let mut question = json!({ "sheet": sheet });
            for (field, value) in rest {
                question[field] = value;
            }
            if nested { json!({ "question": question }) } else { question }
        },
    )
}

fn is_answered(path: &str, body: &str) -> Result<(), TestCaseError> {
    let options = Options { time_limit: Duration::from_millis(100), ..Options::default() };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let answer = runtime.block_on(post_to(&server_with(&options), &format!("/api/v1/{path}"), &[], body));
    let status = answer.status.as_u16();
    // 504 means that a hard question took too long, which is no fault of the server.
    prop_assert!(matches!(status, 200 | 400 | 504), "{status} {}: {body}", answer.text());
    if status == 400 {
        let reply = answer.json();
        let code = reply["code"].as_str().unwrap();
        prop_assert!(code == "bad-field" || code == "not-json", "{code}");
        prop_assert!(code == "bad-field" || reply.get("field").is_none());
    }
    Ok(())
}

fn path() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["parse", "check", "solve", "count", "hint", "step", "path"])
}

/// A short run; for a long one, use `PROPTEST_CASES=5000`.
fn config() -> ProptestConfig {
    let long = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_some() { long } else { ProptestConfig { cases: 48, ..long } }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_json_is_answered(path in path(), body in value()) {
        is_answered(path, &body.to_string())?;
    }

    #[test]
    fn any_text_is_answered(path in path(), body in "\\PC{0,60}") {
        is_answered(path, &body)?;
    }

    #[test]
    fn nearly_valid_questions_are_answered(path in path(), body in question()) {
        is_answered(path, &body.to_string())?;
    }

    #[test]
    fn truncated_questions_are_answered(path in path(), body in question(), at in 0.0_f64..1.0) {
        let body = body.to_string();
        let cut: String = body.chars().take((body.chars().count() as f64 * at) as usize).collect();
        is_answered(path, &cut)?;
    }
}
