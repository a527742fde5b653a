//! Requests to the API, valid and invalid.

use super::client::{
    PUZZLE, SOLUTION, get, post, post_to, puzzle, question, request, send, server, server_with, sheet,
};
use jade_server::Options;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_text_is_parsed() {
    let answer = post("/api/v1/parse", json!({ "text": format!("{PUZZLE} # easy\n53007\n") })).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let reply = answer.json();
    assert_eq!(reply["version"], 2);
    assert_eq!(reply["puzzles"][0]["sheet"]["givens"], PUZZLE);
    assert_eq!(reply["errors"][0]["line"], 2);
}

#[tokio::test]
async fn what_other_programs_write_is_read_and_written() {
    let hodoku = ":0000:x:1+2..............:::::";
    let reply = post("/api/v1/parse", json!({ "text": hodoku, "lang": "es" })).await.json();
    assert_eq!(reply["report"], "Leído como «línea de biblioteca de HoDoKu»: un sudoku.");
    let mut question = json!({ "sheet": reply["puzzles"][0]["sheet"], "format": "jade-link" });
    question["colors"] = json!([{ "cell": 3, "color": 2 }, { "cell": 5, "digit": 4, "color": 1 }]);
    question["about"] = json!({ "title": "Small" });
    let link = post("/api/v1/write", &question).await.json();
    assert_eq!(link["lost"], json!([]));
    let back = post("/api/v1/parse", json!({ "text": link["text"] })).await.json();
    assert_eq!(back["puzzles"][0]["sheet"], question["sheet"]);
    assert_eq!(back["puzzles"][0]["colors"], question["colors"]);
    assert_eq!(back["puzzles"][0]["about"], question["about"]);
    question["format"] = json!("rows");
    let rows = post("/api/v1/write", &question).await.json();
    assert_eq!(rows["lost"], json!(["entries", "cell-colors", "candidate-colors", "title"]));
    assert!(rows["lostText"].as_str().unwrap().contains("colours of cells"));
    for (field, value, fault) in [
        ("format", json!("sdk"), "format"),
        ("format", json!("nope"), "format"),
        ("colors", json!([{ "cell": 16, "color": 1 }]), "colors.0"),
        ("about", json!({ "solution": "12" }), "about.solution"),
    ] {
        let mut bad = question.clone();
        bad[field] = value;
        let answer = post("/api/v1/write", &bad).await;
        assert_eq!((answer.status.as_u16(), &answer.json()["field"]), (400, &json!(fault)), "{field}");
    }
    let formats = get("/api/v1/formats?lang=es", &[]).await.json();
    assert_eq!(formats["formats"].as_array().unwrap().len(), 26);
    assert_eq!(get("/api/v1/formats?profile=full", &[]).await.status, 400);
}

#[tokio::test]
async fn a_puzzle_is_checked_and_solved() {
    let reply = post("/api/v1/check", puzzle()).await.json();
    assert_eq!(reply["status"], "proper", "{reply}");
    let reply = post("/api/v1/solve", puzzle()).await.json();
    assert_eq!(reply["solutions"], json!([SOLUTION]));
    let reply = post("/api/v1/count", json!({ "sheet": sheet(2, 2, &".".repeat(16)) })).await.json();
    assert_eq!((&reply["search"]["count"], &reply["search"]["complete"]), (&json!(288), &json!(true)));
}

#[tokio::test]
async fn the_tutor_teaches_in_both_languages() {
    for (language, word) in [("en", "row"), ("es", "fila")] {
        let mut question = question();
        question["question"]["lang"] = json!(language);
        let path = post("/api/v1/path", &question).await.json();
        // With few marks, a hint starts with moves that need none, while the step is the first one of the path.
        question["beforeMarks"] = json!(true);
        let unaided = post("/api/v1/hint", &question).await.json();
        assert_eq!(unaided["step"]["technique"], "cross-hatching");
        question["beforeMarks"] = json!(false);
        let hint = post("/api/v1/hint", &question).await.json();
        assert_eq!(hint["kind"], "step");
        assert_eq!(hint["rungs"].as_array().unwrap().len(), 6, "it is about one digit");
        let step = post("/api/v1/step", &question).await.json();
        assert_eq!(step["step"], hint["step"]);
        assert_eq!(path["steps"][0]["step"], step["step"]);
        assert_eq!(path["outcome"], "solved", "{path}");
        assert_eq!(path["end"], SOLUTION);
        assert!(path["steps"].to_string().contains(word), "{language}");
    }
}

#[tokio::test]
async fn every_step_and_every_technique_can_be_asked_for() {
    let mut question = question();
    question["technique"] = json!("naked-single");
    let steps = post("/api/v1/steps", &question).await.json();
    let groups = steps["groups"].as_array().unwrap();
    assert_eq!((groups.len(), &groups[0]["technique"]), (1, &json!("naked-single")));
    assert!(!groups[0]["steps"].as_array().unwrap().is_empty());
    for step in groups[0]["steps"].as_array().unwrap() {
        assert_eq!(step["step"]["technique"], "naked-single");
        assert!(step["step"]["placements"][0]["digit"].is_u64(), "{step}");
    }
    question["technique"] = json!("naked-singel");
    let refused = post("/api/v1/steps", &question).await;
    assert_eq!(refused.refusal(400), ("bad-field".into(), "technique".into()));
    assert!(refused.text().contains("naked-single"));
    let said = get("/api/v1/technique?id=x-wing&lang=es", &[]).await.json();
    assert_eq!(said["codes"], json!(["0300"]));
    assert!(!said["about"].as_array().unwrap().is_empty() && said["example"].is_object());
    let without = get("/api/v1/technique", &[]).await;
    assert_eq!(without.refusal(400), ("bad-field".into(), String::new()));
    assert!(without.text().contains("missing field `id`"), "{}", without.text());
    assert_eq!(get("/api/v1/technique?id=x", &[]).await.refusal(400).1, "id");
    assert_eq!(get("/api/v1/technique?name=x", &[]).await.refusal(400).1, "name");
}

#[tokio::test]
async fn techniques_are_named_in_the_language_asked_for() {
    let english = get("/api/v1/techniques", &[]).await.json();
    let header = get("/api/v1/techniques", &[("accept-language", "es-ES,es;q=0.9,en;q=0.5")]).await.json();
    let query = get("/api/v1/techniques?lang=es", &[("accept-language", "en")]).await.json();
    assert_eq!(header, query);
    assert_ne!(header, english);
    let ids = |reply: &serde_json::Value| {
        reply["techniques"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(ids(&english), ids(&query));
    assert!(ids(&english).contains(&json!("naked-pair")));
    for (query, field, words) in [
        ("lang=fr", "lang", "expected `en` or `es`"),
        ("profile=clasic", "profile", "classic"),
        ("langs=es", "langs", "expected `lang` or `profile`"),
        ("lang=es&lang=en", "", "duplicate field `lang`"),
    ] {
        let answer = get(&format!("/api/v1/techniques?{query}"), &[]).await;
        assert_eq!(answer.refusal(400), ("bad-field".into(), field.into()), "{query}");
        assert!(answer.text().contains(words), "{}", answer.text());
    }
    let answer = get("/api/v1/another?technique=x-wing&seed=many", &[]).await;
    assert_eq!(answer.refusal(400), ("bad-field".into(), "seed".into()));
}

#[tokio::test]
async fn the_server_says_which_it_is() {
    let answer = get("/api/v1/health", &[]).await;
    let expected = json!({ "name": "jade", "version": env!("CARGO_PKG_VERSION"), "contract": 2 });
    assert_eq!(answer.json(), expected);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn a_bad_field_is_named() {
    let good = sheet(3, 3, PUZZLE);
    let with = |name: &str, value: serde_json::Value| {
        let mut sheet = good.clone();
        sheet[name] = value;
        json!({ "sheet": sheet })
    };
    for (question, field, words) in [
        // If a field is missing or duplicated, the message names it, and the path is that of the enclosing object.
        (json!({}), "", "missing field `sheet`"),
        (json!({ "sheet": {} }), "sheet", "missing field `boxRows`"),
        (json!({ "sheet": good, "langs": "en" }), "langs", "`lang`"),
        (json!({ "sheet": good, "lang": "fr" }), "lang", "expected `en` or `es`"),
        (json!({ "sheet": 7 }), "sheet", "integer `7`, expected struct"),
        (json!([1]), "", "sequence, expected an object"),
        (json!(null), "", "null, expected struct"),
        (with("entries", json!(5)), "sheet.entries", "integer `5`, expected a string"),
        (with("entries", json!("..")), "sheet.entries", ""),
        (with("givens", json!(format!("x{}", &PUZZLE[1..]))), "sheet.givens", ""),
        (with("boxRows", json!(-3)), "sheet.boxRows", "integer `-3`"),
        (with("boxRows", json!("3")), "sheet.boxRows", "string \"3\", expected usize"),
        (with("corners", json!([1, 2, 70000])), "sheet.corners", ""),
        (with("corners", json!([1, 2, 5_000_000_000_u64])), "sheet.corners[2]", "`5000000000`, expected u32"),
        (with("corners", json!({ "a": 1 })), "sheet.corners", "map, expected a sequence"),
        (with("nonsense", json!(1)), "sheet.nonsense", "`boxRows`, `boxColumns`"),
    ] {
        let answer = post("/api/v1/check", &question).await;
        assert_eq!(answer.refusal(400), ("bad-field".into(), field.into()), "{question}");
        let message = answer.json()["message"].as_str().unwrap().to_owned();
        assert!(message.contains(words), "{message:?} does not say {words:?}");
    }
    for (techniques, field) in [
        (json!({ "profile": "clasic" }), "question.techniques.profile"),
        (json!({ "only": ["x-wnig"] }), "question.techniques.only"),
        (json!({ "profil": "full" }), "question.techniques.profil"),
    ] {
        let question = json!({ "question": { "sheet": good, "techniques": techniques } });
        assert_eq!(post("/api/v1/path", &question).await.refusal(400).1, field);
    }
    let answer = post("/api/v1/check", r#"{"lang": "es", "lang": "en"}"#).await;
    answer.refusal(400);
    assert!(answer.text().contains("duplicate field `lang`"), "{}", answer.text());
    let answer = post("/api/v1/check", json!({ "sheet": good, "lang": "x".repeat(10_000) })).await;
    answer.refusal(400);
    assert!(answer.body.len() < 600, "{}", answer.text());
    let answer = post("/api/v1/solve", json!({ "sheet": good, "limit": 0 })).await;
    assert_eq!(answer.refusal(400).1, "limit");
    let answer = post("/api/v1/solve", json!({ "sheet": good, "engine": "magic" })).await;
    assert_eq!(answer.refusal(400).1, "engine");
}

#[tokio::test]
async fn what_is_not_json_is_told_with_its_place() {
    for (body, place) in [
        ("", "line 1 column 0"),
        ("{", "line 1 column 1"),
        ("[1", "line 1 column 2"),
        ("{\n \"text\": x}", "line 2 column 10"),
        ("{\"text\": \"a\"} b", "line 1 column 15"),
        ("{\"text\": \"\u{1}\"}", "line 1 column 11"),
    ] {
        let answer = post("/api/v1/parse", body).await;
        assert_eq!(answer.refusal(400), ("not-json".into(), String::new()), "{body:?}");
        let message = answer.json()["message"].as_str().unwrap().to_owned();
        assert!(message.contains(place), "{body:?}: {message}");
    }
    let kind = [("content-type", "application/json; charset=utf-8")];
    let answer = send(&server(), request("POST", "/api/v1/parse", &kind, &b"{\"text\": \"\xff\"}"[..])).await;
    assert_eq!(answer.refusal(400).0, "not-json");
}

#[tokio::test]
async fn refusals_are_in_the_language_of_the_request() {
    let message = |answer: super::client::Answer| answer.json()["message"].as_str().unwrap().to_owned();
    let spanish = [("accept-language", "es")];
    let question = |lang: Option<&str>| json!({ "sheet": sheet(3, 3, "1"), "lang": lang.unwrap_or("en") });
    let english = message(post("/api/v1/check", question(None)).await);
    let said = message(post("/api/v1/check", question(Some("es"))).await);
    assert!(english.contains("cell") && said.contains("celda"), "{english} {said}");
    // The language in the body takes precedence over the header.
    assert_eq!(message(post_to(&server(), "/api/v1/check", &spanish, question(Some("en"))).await), english);
    assert!(message(get("/api/v2", &spanish).await).starts_with("No hay nada"));
    assert!(get("/nothing", &spanish).await.text().starts_with("No hay ninguna página"));
}

#[tokio::test]
async fn only_json_is_read() {
    for kind in
        ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "", "multipart/form-data"]
    {
        let answer = send(&server(), request("POST", "/api/v1/check", &[("content-type", kind)], "{}")).await;
        assert_eq!(answer.refusal(415).0, "content-type", "{kind}");
    }
    let answer = send(&server(), request("POST", "/api/v1/check", &[], "{}")).await;
    assert_eq!(answer.refusal(415).0, "content-type");
    for kind in ["application/json", "Application/JSON ; charset=utf-8"] {
        let answer = send(&server(), request("POST", "/api/v1/check", &[("content-type", kind)], "{}")).await;
        assert_eq!(answer.refusal(400).0, "bad-field", "{kind}");
    }
}

#[tokio::test]
async fn a_body_has_a_limit() {
    let server = server_with(&Options { body_limit: 64, ..Options::default() });
    let question = |length: usize| format!("{{\"text\":\"{}\"}}", "1".repeat(length - 11));
    assert_eq!(question(64).len(), 64);
    let answer = post_to(&server, "/api/v1/parse", &[], question(64)).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let answer = post_to(&server, "/api/v1/parse", &[], question(65)).await;
    assert_eq!(answer.refusal(413).0, "too-large");
    assert_eq!(answer.header("connection"), Some("close"));
    // An enormous body is refused by its declared length, before it arrives.
    let answer = post_to(&server, "/api/v1/parse", &[("content-length", "99999999999")], "{").await;
    assert_eq!(answer.refusal(413).0, "too-large");
}

#[tokio::test]
async fn an_answer_has_a_time_limit() {
    let server = server_with(&Options { time_limit: Duration::from_millis(200), ..Options::default() });
    // It would take years without the limit.
    let question = json!({ "sheet": sheet(4, 4, &".".repeat(256)) });
    let answer = post_to(&server, "/api/v1/count", &[], &question).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let search = &answer.json()["search"];
    assert_eq!(search["complete"], false);
}

#[tokio::test]
async fn unknown_paths_and_methods_are_refused() {
    for path in
        ["/api", "/api/", "/api/v1", "/api/v2/check", "/api/v1/check/", "/api/v1/nothing", "/api/openapi"]
    {
        assert_eq!(get(path, &[]).await.refusal(404).0, "no-such-path", "{path}");
    }
    for (method, path, allow) in [
        ("GET", "/api/v1/check", "POST"),
        ("DELETE", "/api/v1/solve", "POST"),
        ("OPTIONS", "/api/v1/hint", "POST"),
        ("BREW", "/api/v1/hint", "POST"),
        ("POST", "/api/v1/health", "GET,HEAD"),
        ("PUT", "/api/openapi.json", "GET,HEAD"),
    ] {
        let answer = send(&server(), request(method, path, &[], "")).await;
        assert_eq!(answer.refusal(405).0, "wrong-method", "{method} {path}");
        assert_eq!(answer.header("allow"), Some(allow), "{method} {path}");
    }
    let answer = send(&server(), request("HEAD", "/api/v1/health", &[], "")).await;
    assert_eq!((answer.status.as_u16(), answer.body.len()), (200, 0));
}

/// Prints return a PDF; invalid ones are refused with the field at fault.
#[tokio::test]
async fn sheets_are_printed() {
    let sheet =
        json!({ "boxRows": 2, "boxColumns": 2, "givens": ".23.........4..1", "entries": "................" });
    for kind in ["sheet", "puzzle", "worksheet"] {
        let question = json!({ "sheet": sheet, "kind": kind, "more": ".23.........4..1", "lang": "es" });
        let answer = post("/api/v1/print", &question).await;
        assert_eq!(answer.status, 200, "{kind}");
        assert_eq!(answer.headers["content-type"], "application/pdf");
        assert!(answer.body.starts_with(b"%PDF-"), "{kind}");
    }
    let improper =
        json!({ "boxRows": 2, "boxColumns": 2, "givens": "1...............", "entries": "................" });
    // A page of a large board takes as much as pages of small ones.
    let large = format!("{}\n", ".".repeat(625)).repeat(26);
    for (question, field) in [
        (json!({ "sheet": improper, "kind": "puzzle" }), "sheet"),
        (json!({ "sheet": sheet, "kind": "sheet", "more": "12" }), "more"),
        (json!({ "sheet": sheet, "kind": "sheet", "more": large }), "more"),
        (json!({ "sheet": sheet, "kind": "sheet", "colors": [{ "cell": 99, "color": 1 }] }), "colors.0"),
    ] {
        let answer = post("/api/v1/print", &question).await;
        assert_eq!(answer.status, 400);
        assert_eq!(answer.json()["field"], field);
    }
}

/// A 36×36 board cannot be played, but shown and solved.
#[tokio::test]
async fn large_boards_are_solved() {
    let digit = |row: usize, column: usize| (row % 6 * 6 + row / 6 + column) % 36 + 1;
    let line = |row: usize| {
        let cell = |column: usize| if (row + column).is_multiple_of(5) { 0 } else { digit(row, column) };
        (0..36).map(|column| cell(column).to_string()).collect::<Vec<_>>().join(" ")
    };
    let text = (0..36).map(line).collect::<Vec<_>>().join("\n");
    let parsed = post("/api/v1/parse", json!({ "text": text })).await.json();
    assert_eq!(parsed["errors"][0]["code"], "board-too-large");
    let reply = post("/api/v1/large", json!({ "text": text, "lang": "es" })).await.json();
    assert_eq!((&reply["boxes"], &reply["status"]), (&json!({ "rows": 6, "columns": 6 }), &json!("proper")));
    assert_eq!(reply["digits"][1], 2);
    assert!(reply["text"].to_string().contains("lo valora una búsqueda: nivel"), "{}", reply["text"]);
    let solution: Vec<usize> = serde_json::from_value(reply["solution"].clone()).unwrap();
    assert!((0..1296).all(|cell| solution[cell] == digit(cell / 36, cell % 36)));
    for text in ["", "1 2 3"] {
        assert_eq!(post("/api/v1/large", json!({ "text": text })).await.refusal(400).1, "text");
    }
}
