//! Puzzles to order, and collections.

use super::client::{HOST, PUZZLE, get, post, post_to, question, request, send, server_with};
use super::wire::start;
use axum::Router;
use jade_server::Options;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// Returns the lines of an answer in lines.
async fn lines(router: &Router, path: &str, body: Value) -> Vec<Value> {
    let answer = post_to(router, path, &[], body).await;
    assert_eq!(answer.header("content-type"), Some("application/x-ndjson"), "{}", answer.text());
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    answer.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn of<'v>(lines: &'v [Value], event: &str) -> Vec<&'v Value> {
    lines.iter().filter(|line| line["event"] == event).collect()
}

fn server() -> Router {
    super::client::server()
}

/// Returns a server whose collections are in a new file with this name.
fn with_collections(name: &str) -> Router {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).join("own.sqlite");
    drop(std::fs::remove_dir_all(file.parent().unwrap()));
    server_with(&Options { collections: Some(file), ..Options::default() })
}

#[tokio::test]
async fn puzzles_are_made_and_sent_one_by_one() {
    let wish = json!({ "level": "medium", "profile": "classic", "count": 3, "seed": 7, "lang": "es" });
    let told = lines(&server(), "/api/v1/generate", wish.clone()).await;
    assert_eq!((told[0]["event"].as_str(), told[0]["seed"].as_u64()), (Some("begun"), Some(7)));
    assert!(told[0]["estimate"]["most"].as_f64() >= told[0]["estimate"]["half"].as_f64());
    let made = of(&told, "made");
    assert_eq!(made.len(), 3);
    for one in &made {
        let one = &one["puzzle"];
        assert_eq!((one["level"].as_str(), one["boxes"].as_str()), (Some("medium"), Some("3x3")));
        let sheet = super::client::sheet(3, 3, one["puzzle"].as_str().unwrap());
        let rated = post(
            "/api/v1/rate",
            json!({ "question": { "sheet": sheet.clone(), "techniques": { "profile": "classic" } } }),
        )
        .await
        .json();
        assert_eq!((&rated["level"], &rated["score"]), (&one["level"], &one["score"]));
        let solved = post("/api/v1/solve", json!({ "sheet": sheet, "limit": 2 })).await.json();
        assert_eq!(solved["solutions"], json!([one["solution"]]));
    }
    let ended = told.last().unwrap();
    assert_eq!(
        (ended["event"].as_str(), ended["made"].as_u64(), &ended["text"]),
        (Some("ended"), Some(3), &json!([]))
    );
    // The same request gives the same puzzles, and a number gives one of them again.
    assert_eq!(of(&lines(&server(), "/api/v1/generate", wish).await, "made"), made);
    let last = &made[2]["puzzle"];
    let again = json!({ "level": "medium", "profile": "classic", "seed": 7, "attempt": last["attempt"] });
    assert_eq!(of(&lines(&server(), "/api/v1/generate", again).await, "made")[0]["puzzle"], *last);
    // Without a seed, each request gets another one.
    let any = || async { lines(&server(), "/api/v1/generate", json!({})).await[0]["seed"].as_u64().unwrap() };
    assert_ne!(any().await, any().await);
}

#[tokio::test]
async fn techniques_shapes_boards_and_what_is_ready() {
    let told = lines(&server(), "/api/v1/generate", json!({ "technique": "x-wing", "library": true })).await;
    let moment = &of(&told, "made")[0]["puzzle"]["moment"];
    assert!(moment["step"].as_str().unwrap().starts_with("x-wing: "), "{moment}");
    assert_eq!(moment["told"]["technique"], "x-wing");
    let full = json!({ "empty": 0, "boxRows": 2, "boxColumns": 3 });
    let told = lines(&server(), "/api/v1/generate", full).await;
    assert_eq!(of(&told, "made")[0]["puzzle"]["clues"], 36);
    let nikoli = lines(&server(), "/api/v1/generate", json!({ "nikoli": true, "seed": 1 })).await;
    assert!(of(&nikoli, "made")[0]["puzzle"]["clues"].as_u64().unwrap() <= 30);
    let ready = get("/api/v1/library?profile=classic&lang=es", &[]).await.json();
    assert_eq!(ready["levels"].as_array().unwrap().len(), 6);
    let x_wing =
        ready["techniques"].as_array().unwrap().iter().find(|shelf| shelf["id"] == "x-wing").unwrap();
    assert!(x_wing["ready"].as_u64().unwrap() >= 50 && x_wing["estimate"]["half"].as_f64().unwrap() > 0.0);
    get("/api/v1/library?profile=none", &[]).await.refusal(400);
}

#[tokio::test]
async fn the_best_so_far_is_told_as_it_is_found() {
    let best = json!({ "level": "hard", "best": true, "seconds": 1, "seed": 5 });
    let told = lines(&server(), "/api/v1/generate", best).await;
    let (better, made) = (of(&told, "better"), of(&told, "made"));
    assert!(!better.is_empty() && made.len() == 1);
    assert_eq!(better.last().unwrap()["puzzle"], made[0]["puzzle"]);
    let progress = of(&told, "progress");
    assert!(!progress.is_empty(), "{told:?}");
    assert!(progress.is_sorted_by_key(|line| line["attempts"].as_u64()));
    // At the level “very easy”, the first puzzle is as good as any.
    let begun = Instant::now();
    let easiest = json!({ "level": "very-easy", "best": true, "seconds": 60 });
    assert_eq!(of(&lines(&server(), "/api/v1/generate", easiest).await, "made").len(), 1);
    assert!(begun.elapsed() < Duration::from_secs(30));
}

#[tokio::test]
async fn wishes_that_cannot_be_are_refused_or_end_with_the_reason() {
    let refused = [
        (json!({ "clues": 16 }), "impossible", ""),
        (json!({ "technique": "x-wing", "boxRows": 2, "boxColumns": 2 }), "impossible", ""),
        (json!({ "clues": 16, "empty": 65 }), "bad-field", "empty"),
        (json!({ "level": "nope" }), "bad-field", "level"),
        (json!({ "level": "hard", "technique": "x-wing" }), "bad-field", "level"),
        (json!({ "technique": "x-wnig" }), "bad-field", "technique"),
        (json!({ "exclusive": true }), "bad-field", "exclusive"),
        (json!({ "symmetry": "round" }), "bad-field", "symmetry"),
        (json!({ "boxRows": 200 }), "bad-field", "boxRows"),
        (json!({ "places": "1.2" }), "bad-field", "places"),
        (json!({ "count": 0 }), "bad-field", "count"),
        (json!({ "seed": 1_u64 << 53 }), "bad-field", "seed"),
        (json!({ "best": true, "count": 2 }), "bad-field", "best"),
        (json!({ "empty": 90 }), "bad-field", "empty"),
        (json!({ "boxRows": 2 }), "bad-field", "boxRows"),
        (json!({ "colour": "red" }), "bad-field", "colour"),
    ];
    for (wish, code, field) in refused {
        let answer = post("/api/v1/generate", &wish).await;
        assert_eq!(answer.refusal(400), (code.to_owned(), field.to_owned()), "{wish}");
    }
    post("/api/v1/estimate", json!({ "clues": 16 })).await.refusal(400);
    let estimate = |wish: Value| async move { post("/api/v1/estimate", wish).await.json() };
    let (one, ten) =
        (estimate(json!({ "level": "hard" })).await, estimate(json!({ "level": "hard", "count": 10 })).await);
    assert_eq!(one["estimate"]["measured"], true);
    assert!(one["estimate"]["most"].as_f64() < ten["estimate"]["most"].as_f64(), "{one} {ten}");
    let guess = estimate(json!({ "level": "hard", "symmetry": "full", "lang": "es" })).await;
    assert!(guess["text"].as_str().unwrap().starts_with("Sin medir"), "{guess}");
    let unknown = estimate(json!({ "clues": 17 })).await;
    assert_eq!(unknown["estimate"], json!({ "half": null, "most": null, "measured": false }));
    let wish = json!({ "technique": "jellyfish", "boxRows": 2, "boxColumns": 3, "seconds": 1, "lang": "es" });
    let told = lines(&server(), "/api/v1/generate", wish).await;
    let ended = told.last().unwrap();
    assert_eq!((ended["event"].as_str(), ended["made"].as_u64()), (Some("ended"), Some(0)));
    assert!(ended["text"][1].as_str().unwrap().contains("Medusa"), "{ended}");
    let last = of(&told, "progress").last().unwrap()["estimate"]["half"].as_f64().unwrap();
    assert!(last > 0.5, "after many attempts in vain it will take longer: {last}");
}

/// Two requests for one thread: the second begins when the first connection is closed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closing_the_connection_ends_the_work() {
    let server = start(Options { makers: 1, ..Options::default() }).await;
    let endless = json!({ "technique": "jellyfish", "boxRows": 2, "boxColumns": 3, "seconds": 300 });
    let mut stream = server.connect().await;
    stream.write_all(server.post("/api/v1/generate", &endless).as_bytes()).await.unwrap();
    let mut read = Vec::new();
    while !String::from_utf8_lossy(&read).contains("\"progress\"") {
        let mut some = [0; 1024];
        let count = stream.read(&mut some).await.unwrap();
        assert!(count > 0, "{}", String::from_utf8_lossy(&read));
        read.extend_from_slice(&some[..count]);
    }
    // Meanwhile, hints are answered.
    let hint = server.talk(server.post("/api/v1/hint", &question()).as_bytes()).await;
    assert!(hint.starts_with("HTTP/1.1 200"), "{hint}");
    drop(stream);
    let next = server.talk(server.post("/api/v1/generate", &json!({ "seed": 3 })).as_bytes()).await;
    assert!(next.starts_with("HTTP/1.1 200") && next.contains("\"made\""), "{next}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn own_collections_store_new_puzzles_and_find_them() {
    let router = with_collections("find");
    let list = || async { send(&router, request("GET", "/api/v1/collections", &[], "")).await.json() };
    assert_eq!(list().await["collections"], json!([]));
    // The second puzzle is the first one with permuted digits; the third line is no puzzle.
    let shuffled: String =
        PUZZLE.chars().map(|c| c.to_digit(10).map_or(c, |d| char::from(b'0' + (d % 9) as u8 + 1))).collect();
    let text = format!("{PUZZLE} # mine\n{shuffled}\n12x\n14......2..3....\n");
    let import = json!({ "name": " own ", "text": text, "lang": "es" });
    let told = lines(&router, "/api/v1/collections/import", import.clone()).await;
    let ended = told.last().unwrap();
    assert_eq!(
        (ended["event"].as_str(), ended["read"].as_u64(), ended["new"].as_u64()),
        (Some("ended"), Some(3), Some(2))
    );
    assert_eq!(ended["errors"][0]["line"], 3);
    assert_eq!(lines(&router, "/api/v1/collections/import", import).await.last().unwrap()["new"], 0);
    assert_eq!(list().await["collections"], json!([{ "name": "own", "puzzles": 2 }]));
    let find = |wish: Value| {
        let router = router.clone();
        async move { post_to(&router, "/api/v1/collections/find", &[], wish).await.json()["puzzles"].clone() }
    };
    let all = find(json!({ "name": "own" })).await;
    assert_eq!(all.as_array().unwrap().len(), 2);
    let mine = find(json!({ "leastClues": 20 })).await;
    assert_eq!((mine[0]["puzzle"].as_str(), mine[0]["comment"].as_str()), (Some(PUZZLE), Some("mine")));
    let level = mine[0]["level"].as_str().unwrap();
    let (score, hardest) = (mine[0]["score"].as_u64().unwrap(), mine[0]["hardest"].as_str().unwrap());
    let same = json!({ "level": level, "technique": hardest, "leastScore": score, "mostScore": score, "mostClues": 81 });
    assert!(find(same).await.as_array().unwrap().contains(&mine[0]));
    assert_eq!(find(json!({ "mostClues": 3 })).await, json!([]));
    assert_eq!(find(json!({ "skip": 1, "count": 1 })).await, json!([all[1]]));
    let one = post_to(&router, "/api/v1/collections/find", &[], json!({ "count": 1 })).await.json();
    assert_eq!(one["all"], 2);
    let refused = [
        ("find", json!({ "level": "nope" }), "level"),
        ("find", json!({ "technique": "nope" }), "technique"),
        ("find", json!({ "leastClues": 30, "mostClues": 20 }), "mostClues"),
        ("find", json!({ "count": 0 }), "count"),
        ("find", json!({ "name": "none" }), "name"),
        ("find", json!({ "profile": "clasic" }), "profile"),
        ("import", json!({ "name": " ", "text": "" }), "name"),
        ("import", json!({ "name": "x", "text": "", "profile": "none" }), "profile"),
        ("remove", json!({ "name": "none" }), "name"),
    ];
    for (route, wish, field) in refused {
        let answer = post_to(&router, &format!("/api/v1/collections/{route}"), &[], wish).await;
        assert_eq!(answer.refusal(400), ("bad-field".to_owned(), field.to_owned()));
    }
    let left = post_to(&router, "/api/v1/collections/remove", &[], json!({ "name": "own" })).await;
    assert_eq!(left.json()["collections"], json!([]));
}

#[tokio::test]
async fn what_comes_with_jade_is_looked_through() {
    let find = |wish: Value| async move { post("/api/v1/library/find", wish).await };
    let all = find(json!({ "count": 3 })).await.json();
    assert!(all["all"].as_u64().unwrap() > 3000 && all["puzzles"].as_array().unwrap().len() == 3);
    let wish = json!({ "level": "medium", "technique": "naked-pair", "leastScore": 300, "mostScore": 900, "leastClues": 22 });
    let found = find(wish.clone()).await.json();
    let puzzles = found["puzzles"].as_array().unwrap();
    assert!(puzzles.len() > 10 && puzzles.len() as u64 <= found["all"].as_u64().unwrap());
    for kept in puzzles {
        assert_eq!((kept["level"].as_str(), kept["collection"].as_str()), (Some("medium"), Some("JADE")));
        assert!((300..=900).contains(&kept["score"].as_u64().unwrap()), "{kept}");
    }
    // Reading it in pages gives the same puzzles.
    let mut paged = wish.clone();
    (paged["skip"], paged["count"]) = (json!(4), json!(2));
    assert_eq!(find(paged).await.json()["puzzles"], json!(puzzles[4..6]));
    assert_eq!(find(json!({ "skip": 100_000 })).await.json()["puzzles"], json!([]));
    for (wish, field) in [
        (json!({ "name": "mine" }), "name"),
        (json!({ "profile": "mine" }), "profile"),
        (json!({ "level": "nope" }), "level"),
        (json!({ "technique": "nope" }), "technique"),
        (json!({ "leastScore": 3, "mostScore": 2 }), "mostScore"),
        (json!({ "count": 1001 }), "count"),
    ] {
        assert_eq!(find(wish).await.refusal(400), ("bad-field".to_owned(), field.to_owned()));
    }
}

#[tokio::test]
async fn collections_that_cannot_be_opened_are_reported() {
    let answer = get("/api/v1/collections?lang=es", &[]).await;
    assert_eq!(answer.refusal(503).0, "store");
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("no-database.sqlite");
    std::fs::write(&file, "This is no database, however long it may be.\n".repeat(100)).unwrap();
    let router = server_with(&Options { collections: Some(file.clone()), ..Options::default() });
    let answer = send(&router, request("GET", "/api/v1/collections", &[("host", HOST)], "")).await;
    assert_eq!(answer.refusal(503).0, "store");
    assert!(answer.text().contains("no-database.sqlite"));
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("This is no database"));
}
