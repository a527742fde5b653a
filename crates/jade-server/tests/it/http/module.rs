//! The WebAssembly module, compiled for this machine, answers with the same bytes as the server.

use super::client::{PUZZLE, get, post_to, question, request, send, server_with};
use axum::Router;
use jade_contract::routes::{Method, PREFIX, ROUTES};
use jade_server::Options;
use jade_wasm::Host;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// What only the server answers: about itself, and about collections in its database.
const SERVER_ONLY: [&str; 7] = [
    "/api/openapi.json",
    "/api/v1/health",
    "/api/v1/collections",
    "/api/v1/collections/find",
    "/api/v1/collections/import",
    "/api/v1/collections/remove",
    // A module of its own reads pictures, from their pixels.
    "/api/v1/read",
];

/// Returns the status, the media type and the content of the module’s reply, with the events before it.
fn module(asked: &str, language: &str, body: &str) -> (u16, String, Vec<u8>) {
    let begun = Instant::now();
    let mut said = Vec::new();
    let mut tell = |line: &[u8]| said.extend_from_slice(line);
    // A slow clock, so that no answer takes too long on a busy machine.
    let host = Host { now: &|| begun.elapsed() / 100, any_seed: 7, tell: &mut tell };
    let reply = jade_wasm::answer(format!("{asked} {language}\n{body}").as_bytes(), host);
    let end = reply.iter().position(|byte| *byte == b'\n').unwrap();
    let head = std::str::from_utf8(&reply[..end]).unwrap();
    let (status, kind) = head.split_once(' ').unwrap();
    let content = if said.is_empty() { reply[end + 1..].to_vec() } else { said };
    (status.parse().unwrap(), kind.to_owned(), content)
}

/// Removes the events that depend on the time.
fn without_progress(content: &[u8]) -> Vec<u8> {
    let lines = content.split_inclusive(|byte| *byte == b'\n');
    lines.filter(|line| !line.starts_with(b"{\"event\":\"progress\"")).flatten().copied().collect()
}

/// Asserts that both answer a request alike. Returns the content of the reply.
async fn same(router: &Router, asked: &str, language: &str, body: &str) -> Vec<u8> {
    let (method, address) = asked.split_once(' ').unwrap();
    let path = format!("{PREFIX}{address}");
    let there = match method {
        "GET" => send(router, request("GET", &path, &[("accept-language", language)], "")).await,
        _ => post_to(router, &path, &[("accept-language", language)], body).await,
    };
    let (status, kind, content) = module(asked, language, body);
    let case = format!("{asked} {language} {}", body.chars().take(300).collect::<String>());
    assert_eq!(
        (there.status.as_u16(), there.header("content-type")),
        (status, Some(kind.as_str())),
        "{case}"
    );
    let [mine, theirs] = [&content, &there.body].map(|content| without_progress(content));
    let words = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(mine == theirs, "{case}\nserver: {}\nmodule: {}", words(&theirs), words(&mine));
    content
}

/// Returns all sheets in a reply.
fn sheets(value: &Value, found: &mut Vec<Value>) {
    match value {
        Value::Object(fields) if fields.contains_key("boxRows") && fields.contains_key("givens") => {
            found.push(value.clone());
        }
        Value::Object(fields) => fields.values().for_each(|value| sheets(value, found)),
        Value::Array(values) => values.iter().for_each(|value| sheets(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn no_question_is_forgotten() {
    let document = get("/api/openapi.json", &[]).await.json();
    let mut served = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for method in operations.as_object().unwrap().keys() {
            served.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    served.retain(|one| !SERVER_ONLY.contains(&one.split_once(' ').unwrap().1));
    let in_table: BTreeSet<String> = ROUTES
        .iter()
        .map(|route| {
            let method = if route.method == Method::Get { "GET" } else { "POST" };
            format!("{method} {PREFIX}{}", route.name)
        })
        .collect();
    assert_eq!(served, in_table);
}

#[tokio::test]
async fn the_module_and_the_server_answer_alike() {
    let router = server_with(&Options { time_limit: Duration::from_secs(600), ..Options::default() });
    let lessons: Value = serde_json::from_slice(&same(&router, "GET lessons", "en", "").await).unwrap();
    let mut ids = Vec::new();
    lessons
        .to_string()
        .split("\"id\":\"")
        .skip(1)
        .for_each(|rest| ids.push(rest.split('"').next().unwrap().to_owned()));
    assert!(ids.len() > 60);
    let mut boards = Vec::new();
    for (at, id) in ids.iter().enumerate().step_by(3) {
        let language = ["en", "es"][at % 2];
        let lesson = same(&router, &format!("GET lesson?id={id}&lang={language}"), "en", "").await;
        sheets(&serde_json::from_slice(&lesson).unwrap(), &mut boards);
        same(&router, &format!("GET technique?id={id}"), language, "").await;
    }
    assert!(boards.len() > 50, "{}", boards.len());
    let puzzle = json!({ "sheet": question()["question"]["sheet"] });
    for (at, board) in boards.iter().step_by(19).enumerate() {
        let language = ["en", "es"][at % 2];
        let sheet = json!({ "sheet": board, "lang": language });
        let asked = json!({ "question": sheet });
        let classic = json!({ "question": { "sheet": board, "techniques": { "profile": "classic" } } });
        for (name, body) in [
            ("check", &sheet),
            ("hint", &asked),
            ("step", &asked),
            ("steps", &classic),
            ("path", &asked),
            ("rate", &asked),
            ("solve", &sheet),
            ("count", &sheet),
        ] {
            same(&router, &format!("POST {name}"), "en", &body.to_string()).await;
        }
        let format = ["jade-link", "pencil-marks", "sdk", "open-sudoku"][at % 4];
        let write = json!({ "sheet": board, "format": format, "lang": language });
        same(&router, "POST write", language, &write.to_string()).await;
    }
    for language in ["en", "es"] {
        for asked in [
            "GET formats",
            "GET techniques",
            "GET techniques?profile=classic",
            "GET techniques?profile=none",
            "GET library",
            "GET library?profile=classic&lang=es",
            "GET lessons/search?words=x-wing",
            "GET lessons/search",
            "GET technique?id=x-wnig",
            "GET technique?name=x",
            "GET another?technique=x-wing&seed=7",
            "GET another?technique=x-wing&seed=-7",
            "GET nothing",
            "GET hint",
            "POST lessons",
        ] {
            same(&router, asked, language, "{}").await;
        }
        let drill = json!({ "technique": "x-wing", "kind": "whether", "seed": 7, "lang": language });
        let printed = json!({ "sheet": puzzle["sheet"], "kind": "puzzle", "lang": language });
        for (name, body) in [
            ("parse", json!({ "text": format!("{PUZZLE}\nnonsense\n"), "lang": language })),
            ("parse", json!({ "text": ":0000:x:1+2..............:::::", "lang": language })),
            ("print", printed),
            ("large", json!({ "text": ".".repeat(625), "lang": language })),
            ("claim", json!({ "sheet": puzzle["sheet"], "technique": "x-wing", "cells": [0, 1] })),
            ("judge", json!({ "puzzle": PUZZLE, "steps": ["r1c3=1", 7], "lang": language })),
            (
                "judge",
                json!({ "puzzle": PUZZLE, "steps": ["r1c3=1", { "conclusions": ["r9c9<>1"] }], "lang": language }),
            ),
            ("drill", drill),
            ("review", json!({ "sheet": puzzle["sheet"], "moves": [], "lang": language })),
            ("library/find", json!({ "lang": language, "filter": { "level": "hard" } })),
            ("library/find", json!({ "lang": language })),
            ("estimate", json!({ "lang": language })),
            ("estimate", json!({ "wish": { "givens": { "exactly": 16 } }, "lang": language })),
            ("generate", json!({ "seed": 7, "lang": language })),
            ("generate", json!({ "wish": { "givens": { "exactly": 16 } }, "lang": language })),
            ("hint", json!([])),
            ("hint", json!({ "question": { "sheet": 7 } })),
            ("solve", json!({ "sheet": puzzle["sheet"], "engine": "none", "lang": language })),
        ] {
            same(&router, &format!("POST {name}"), language, &body.to_string()).await;
        }
        for text in ["", "{", "{\"question\":", "nothing", "{} {}", "\u{1}"] {
            same(&router, "POST hint", language, text).await;
        }
    }
}

/// Where the time is up, both say so.
#[test]
fn an_answer_that_takes_too_long_is_refused() {
    let calls = std::cell::Cell::new(0);
    let now = || Duration::from_secs(calls.replace(calls.get() + 1) * 11);
    let host = Host { now: &now, any_seed: 7, tell: &mut |_| {} };
    let reply = jade_wasm::answer(format!("POST path en\n{}", question()).as_bytes(), host);
    let reply = String::from_utf8(reply).unwrap();
    assert!(reply.starts_with("504 application/json\n{\"version\":2,\"code\":\"timeout\""), "{reply}");
}
