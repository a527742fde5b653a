//! What those who set a puzzle are told.

use jade_contract::routes::{Around, Method, Request, answer};
use jade_contract::{LanguageJson, Limits};
use jade_grid::{Sheet, SheetData, line};
use serde_json::{Value, json};
use std::time::Duration;

/// Asks a question with fields besides the sheet; returns the status and the reply.
fn asked_with(name: &str, puzzle: &str, fields: Value, limits: Limits<'_>) -> (u16, Value) {
    let sheet = SheetData::from(Sheet::new(line::read(puzzle).unwrap()).unwrap());
    let mut body = json!({ "sheet": sheet });
    body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
    let body = body.to_string();
    let request = Request {
        method: Method::Post,
        address: name,
        body: body.as_bytes(),
        language: LanguageJson::En,
        any_seed: 1,
    };
    let reply = answer(&request, Around { limits, clock: &|| Duration::ZERO, tell: &mut |_| {} });
    (reply.status, serde_json::from_slice(&reply.body).unwrap())
}

fn asked(name: &str, puzzle: &str) -> Value {
    let (status, reply) = asked_with(name, puzzle, json!({}), Limits::default());
    assert_eq!(status, 200, "{reply}");
    reply
}

fn words(spans: &Value) -> String {
    spans.as_array().unwrap().iter().map(|span| span["text"].as_str().unwrap()).collect()
}

/// The clues of a list in words.
fn clues(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|clue| words(&clue["text"])).collect()
}

const PROPER: &str = "[thermometer r1c1 r1c2 r1c3 r1c4; odd r2c1; cage 3 r1c1 r1c2] ....3.2..1......";
const NONE: &str = "[main-diagonal; cage 3 r1c1 r1c2; even r4c4] ..12............";
const SEVERAL: &str = "[cage 3 r1c1 r1c2; thermometer r2c1 r2c2] ................";

#[test]
fn possible_digits_and_the_number_of_solutions() {
    let one = asked("possible", PROPER);
    assert_eq!((&one["status"], &one["solution"]), (&json!("proper"), &json!("1234342121434312")));
    assert_eq!(one["possible"], json!([1, 2, 4, 8, 4, 8, 2, 1, 2, 1, 8, 4, 8, 4, 1, 2]));
    assert_eq!((&one["search"]["count"], &one["search"]["complete"]), (&json!(1), &json!(true)));

    let none = asked("possible", NONE);
    assert_eq!((&none["status"], &none["search"]["count"]), (&json!("none"), &json!(0)));
    assert_eq!(none["possible"], json!(vec![0; 16]));

    // Of the 288 grids, those whose first two cells are 1 and 2 in some order and whose next two below grow: 288 / 6 / 2.
    let several = asked("possible", SEVERAL);
    assert_eq!((&several["status"], &several["search"]["count"]), (&json!("several"), &json!(24)));
    assert_eq!(
        several["possible"].as_array().unwrap()[..5],
        json!([3, 3, 12, 12, 4]).as_array().unwrap()[..]
    );
    assert!(several.get("solution").is_none());
    let (_, few) = asked_with("possible", SEVERAL, json!({ "limit": 5 }), Limits::default());
    assert_eq!((&few["search"]["count"], &few["search"]["complete"]), (&json!(5), &json!(false)));
    assert_eq!(words(&few["text"]), "The puzzle has at least 5 solutions; the count stopped there.");
}

#[test]
fn clues_that_are_redundant_or_contradict_each_other() {
    let one = asked("clues", PROPER);
    assert_eq!(clues(&one["redundant"]), ["3 in r2c1", "odd in r2c1", "cage 3 in r1c1 and r1c2"]);
    assert_eq!(
        (&one["redundant"][0]["digit"], &one["redundant"][2]["rule"]),
        (&json!(3), &json!("cage 3 r1c1 r1c2"))
    );
    let none = asked("clues", NONE);
    assert_eq!(clues(&none["contradiction"]), ["2 in r1c4", "cage 3 in r1c1 and r1c2"]);
    assert_eq!(none["minimal"], json!(true));
    let several = asked("clues", SEVERAL);
    assert_eq!(several["status"], json!("several"));
    assert!(clues(&several["redundant"]).is_empty() && clues(&several["contradiction"]).is_empty());
}

/// Who has no time left gets an honest answer, and numbers out of range are refused.
#[test]
fn what_is_not_known_is_said_to_be_unknown() {
    let empty = format!("[anti-knight; cage 20 r1c1 r1c2 r1c3] {}", ".".repeat(81));
    let limits = Limits { cancel: Some(&|| true), ..Limits::default() };
    for name in ["possible", "clues"] {
        let (status, reply) = asked_with(name, &empty, json!({}), limits);
        assert_eq!((status, &reply["status"]), (200, &json!("unknown")), "{reply}");
        for (field, value) in [("guesses", 0), ("guesses", 10_000_001)] {
            let (status, reply) = asked_with(name, &empty, json!({ field: value }), Limits::default());
            assert_eq!((status, &reply["field"]), (400, &json!(field)), "{reply}");
        }
    }
    let (status, reply) = asked_with("possible", &empty, json!({ "limit": 1 }), Limits::default());
    assert_eq!((status, &reply["field"]), (400, &json!("limit")));
}
