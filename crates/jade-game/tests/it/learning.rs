//! What a file of progress says about learning: the cases that the program and the page must agree on.

use jade_game::learning;
use serde_json::Value;

/// 1 and 1.0 are the same figure.
fn as_floats(value: Value) -> Value {
    match value {
        Value::Number(number) => Value::from(number.as_f64().unwrap()),
        Value::Array(list) => list.into_iter().map(as_floats).collect(),
        Value::Object(map) => map.into_iter().map(|(name, value)| (name, as_floats(value))).collect(),
        other => other,
    }
}

#[test]
fn the_program_and_the_page_agree_on_what_was_learnt() {
    let cases: Value = serde_json::from_str(include_str!("../../../../data/learning.json")).unwrap();
    for case in cases.as_array().unwrap() {
        let found = learning(&case["progress"].to_string())
            .map_or(Value::Null, |learning| serde_json::to_value(learning).unwrap());
        assert_eq!(as_floats(found), as_floats(case["report"].clone()), "{}", case["name"]);
    }
}

#[test]
fn a_file_of_everything_says_the_same_as_its_progress() {
    let cases: Value = serde_json::from_str(include_str!("../../../../data/learning.json")).unwrap();
    let progress = &cases[1]["progress"];
    let everything = serde_json::json!({ "jade": "everything", "version": 7, "progress": progress });
    assert!(learning(&progress.to_string()).is_some());
    assert_eq!(learning(&everything.to_string()), learning(&format!("\u{feff}{progress}")));
}

#[test]
fn no_other_text_is_a_file_of_progress() {
    for text in ["", "{", "null", "7", "{}", r#"{"version":1,"techniques":[]}"#, r#"{"progress":{}}"#] {
        assert_eq!(learning(text), None, "{text}");
    }
}
