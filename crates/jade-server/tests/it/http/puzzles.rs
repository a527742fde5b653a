//! Puzzles to order, and collections.

use super::client::{HOST, PUZZLE, get, post, post_to, question, request, send, server_with};
use super::wire::start;
use axum::Router;
use jade_server::Options;
use serde_json::{Value, json};
use std::path::PathBuf;
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

fn of_level(level: &str) -> Value {
    json!({ "difficulty": { "level": level } })
}

fn needs(technique: &str) -> Value {
    json!({ "difficulty": { "technique": { "id": technique } } })
}

/// No board of six has one, but that is not known beforehand.
fn jellyfish_on_six() -> Value {
    let mut wish = needs("jellyfish");
    wish["boxes"] = json!({ "rows": 2, "columns": 3 });
    wish
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
    let medium = json!({ "difficulty": { "level": "medium" }, "techniques": { "profile": "classic" } });
    let wish = json!({ "wish": medium, "goal": { "count": 3 }, "seed": 7, "lang": "es" });
    let said = lines(&server(), "/api/v1/generate", wish.clone()).await;
    assert_eq!((said[0]["event"].as_str(), said[0]["seed"].as_u64()), (Some("begun"), Some(7)));
    assert!(said[0]["estimate"]["most"].as_f64() >= said[0]["estimate"]["half"].as_f64());
    let made = of(&said, "made");
    assert_eq!(made.len(), 3);
    for one in &made {
        let one = &one["puzzle"];
        let rating = &one["rating"];
        assert_eq!(
            (&rating["level"], &one["boxes"]),
            (&json!("medium"), &json!({ "rows": 3, "columns": 3 }))
        );
        let sheet = super::client::sheet(3, 3, one["puzzle"].as_str().unwrap());
        let rated = post(
            "/api/v1/rate",
            json!({ "question": { "sheet": sheet.clone(), "techniques": { "profile": "classic" } } }),
        )
        .await
        .json();
        assert_eq!((&rated["level"], &rated["score"]), (&rating["level"], &rating["score"]));
        let solved = post("/api/v1/solve", json!({ "sheet": sheet, "limit": 2 })).await.json();
        assert_eq!(solved["solutions"], json!([one["solution"]]));
    }
    let ended = said.last().unwrap();
    assert_eq!(
        (ended["event"].as_str(), ended["made"].as_u64(), &ended["text"]),
        (Some("ended"), Some(3), &json!([]))
    );
    // The same request gives the same puzzles, and a number gives one of them again.
    assert_eq!(of(&lines(&server(), "/api/v1/generate", wish).await, "made"), made);
    let last = &made[2]["puzzle"];
    let again = json!({ "wish": medium, "seed": 7, "attempt": last["origin"]["attempt"] });
    assert_eq!(of(&lines(&server(), "/api/v1/generate", again).await, "made")[0]["puzzle"], *last);
    // Without a seed, each request gets another one.
    let any = || async { lines(&server(), "/api/v1/generate", json!({})).await[0]["seed"].as_u64().unwrap() };
    assert_ne!(any().await, any().await);
}

#[tokio::test]
async fn techniques_shapes_boards_and_what_is_ready() {
    let said =
        lines(&server(), "/api/v1/generate", json!({ "wish": needs("x-wing"), "source": "collection" }))
            .await;
    let moment = &of(&said, "made")[0]["puzzle"]["origin"]["moment"];
    assert!(moment["step"]["notation"].as_str().unwrap().starts_with("x-wing: "), "{moment}");
    let full = json!({ "wish": { "givens": { "empty": 0 }, "boxes": { "rows": 2, "columns": 3 } } });
    let said = lines(&server(), "/api/v1/generate", full).await;
    assert_eq!(of(&said, "made")[0]["puzzle"]["givenCount"], 36);
    let nikoli =
        lines(&server(), "/api/v1/generate", json!({ "wish": { "layout": "nikoli" }, "seed": 1 })).await;
    assert!(of(&nikoli, "made")[0]["puzzle"]["givenCount"].as_u64().unwrap() <= 30);
    let ready = get("/api/v1/library?profile=classic&lang=es", &[]).await.json();
    assert_eq!(ready["levels"].as_array().unwrap().len(), 6);
    let x_wing = ready["techniques"].as_array().unwrap().iter().find(|one| one["id"] == "x-wing").unwrap();
    assert!(x_wing["count"].as_u64().unwrap() >= 50 && x_wing["estimate"]["half"].as_f64().unwrap() > 0.0);
    get("/api/v1/library?profile=none", &[]).await.refusal(400);
}

#[tokio::test]
async fn the_best_so_far_is_told_as_it_is_found() {
    let best = json!({ "wish": of_level("hard"), "goal": "best", "seconds": 1, "seed": 5 });
    let said = lines(&server(), "/api/v1/generate", best).await;
    let (better, made) = (of(&said, "better"), of(&said, "made"));
    assert!(!better.is_empty() && made.len() == 1);
    assert_eq!(better.last().unwrap()["puzzle"], made[0]["puzzle"]);
    let progress = of(&said, "progress");
    assert!(!progress.is_empty(), "{said:?}");
    assert!(progress.is_sorted_by_key(|line| line["attempts"].as_u64()));
    // At the level “very easy”, the first puzzle is as good as any.
    let easiest = json!({ "wish": of_level("very-easy"), "goal": "best", "seconds": 60, "seed": 5 });
    let said = lines(&server(), "/api/v1/generate", easiest).await;
    assert_eq!(of(&said, "made").len(), 1);
    assert_eq!(of(&said, "ended")[0]["attempts"], 1, "{said:?}");
}

#[tokio::test]
async fn wishes_that_cannot_be_are_refused_or_end_with_the_reason() {
    let sixteen = json!({ "givens": { "exactly": 16 } });
    let mut tiny = needs("x-wing");
    tiny["boxes"] = json!({ "rows": 2, "columns": 2 });
    let refused = [
        (json!({ "wish": sixteen }), "impossible", ""),
        (json!({ "wish": tiny }), "impossible", ""),
        (json!({ "wish": { "givens": { "exactly": 16, "empty": 65 } } }), "bad-field", "wish.givens"),
        (json!({ "wish": of_level("nope") }), "bad-field", "wish.difficulty.level"),
        (json!({ "wish": needs("x-wnig") }), "bad-field", "wish.difficulty.technique.id"),
        (json!({ "wish": { "difficulty": { "exclusive": true } } }), "bad-field", "wish.difficulty"),
        (json!({ "wish": { "layout": { "symmetry": "round" } } }), "bad-field", "wish.layout.symmetry"),
        (json!({ "wish": { "boxes": { "rows": 200, "columns": 3 } } }), "bad-field", "wish.boxes"),
        (json!({ "wish": { "boxes": { "rows": 2 } } }), "bad-field", "wish.boxes"),
        (json!({ "wish": { "layout": { "places": "1.2" } } }), "bad-field", "wish.layout.places"),
        (json!({ "wish": { "givens": { "empty": 90 } } }), "bad-field", "wish.givens.empty"),
        (json!({ "goal": { "count": 0 } }), "bad-field", "goal.count"),
        (json!({ "goal": "best" }), "bad-field", "goal"),
        (json!({ "seed": 1_u64 << 53 }), "bad-field", "seed"),
        (json!({ "colour": "red" }), "bad-field", "colour"),
    ];
    for (wish, code, field) in refused {
        let answer = post("/api/v1/generate", &wish).await;
        assert_eq!(answer.refusal(400), (code.to_owned(), field.to_owned()), "{wish}");
    }
    post("/api/v1/estimate", json!({ "wish": sixteen })).await.refusal(400);
    let estimate = |wish: Value| async move { post("/api/v1/estimate", wish).await.json() };
    let mut hard = json!({ "wish": of_level("hard") });
    let one = estimate(hard.clone()).await;
    hard["goal"] = json!({ "count": 10 });
    let ten = estimate(hard.clone()).await;
    assert_eq!(one["estimate"]["measured"], true);
    assert!(one["estimate"]["most"].as_f64() < ten["estimate"]["most"].as_f64(), "{one} {ten}");
    hard["wish"]["layout"] = json!({ "symmetry": "full" });
    hard["lang"] = json!("es");
    let guess = estimate(hard).await;
    assert!(guess["text"].as_str().unwrap().starts_with("Sin medir"), "{guess}");
    let unknown = estimate(json!({ "wish": { "givens": { "exactly": 17 } } })).await;
    assert_eq!(unknown["estimate"], json!({ "half": null, "most": null, "measured": false }));
    let in_vain = json!({ "wish": jellyfish_on_six(), "seconds": 1, "lang": "es" });
    let said = lines(&server(), "/api/v1/generate", in_vain).await;
    let ended = said.last().unwrap();
    assert_eq!((ended["event"].as_str(), ended["made"].as_u64()), (Some("ended"), Some(0)));
    assert!(ended["text"][1].as_str().unwrap().contains("Medusa"), "{ended}");
    let last = of(&said, "progress").last().unwrap()["estimate"]["half"].as_f64().unwrap();
    assert!(last > 0.5, "after many attempts in vain it will take longer: {last}");
}

/// Two requests for one thread: the second begins when the first connection is closed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn closing_the_connection_ends_the_work() {
    let server = start(Options { makers: 1, ..Options::default() }).await;
    let endless = json!({ "wish": jellyfish_on_six(), "seconds": 300 });
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
    let import = json!({ "collection": " own ", "text": text, "lang": "es" });
    let said = lines(&router, "/api/v1/collections/import", import.clone()).await;
    let ended = said.last().unwrap();
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
    let all = find(json!({ "collection": "own" })).await;
    assert_eq!(all.as_array().unwrap().len(), 2);
    let mine = find(json!({ "filter": { "givens": { "least": 20 } } })).await;
    assert_eq!(
        (mine[0]["puzzle"].as_str(), mine[0]["origin"]["comment"].as_str()),
        (Some(PUZZLE), Some("mine"))
    );
    let rating = &mine[0]["rating"];
    let score = json!({ "least": rating["score"], "most": rating["score"] });
    let same = json!({
        "level": rating["level"], "technique": rating["hardest"], "score": score, "givens": { "most": 81 }
    });
    assert!(find(json!({ "filter": same })).await.as_array().unwrap().contains(&mine[0]));
    assert_eq!(find(json!({ "filter": { "givens": { "most": 3 } } })).await, json!([]));
    assert_eq!(find(json!({ "skip": 1, "count": 1 })).await, json!([all[1]]));
    let one = post_to(&router, "/api/v1/collections/find", &[], json!({ "count": 1 })).await.json();
    assert_eq!(one["all"], 2);
    let refused = [
        ("find", json!({ "filter": { "level": "nope" } }), "filter.level"),
        ("find", json!({ "filter": { "technique": "nope" } }), "filter.technique"),
        ("find", json!({ "filter": { "givens": { "least": 30, "most": 20 } } }), "filter.givens"),
        ("find", json!({ "count": 0 }), "count"),
        ("find", json!({ "collection": "none" }), "collection"),
        ("find", json!({ "filter": { "profile": "clasic" } }), "filter.profile"),
        ("import", json!({ "collection": " ", "text": "" }), "collection"),
        ("import", json!({ "collection": "x", "text": "", "profile": "none" }), "profile"),
        ("remove", json!({ "collection": "none" }), "collection"),
    ];
    for (route, wish, field) in refused {
        let answer = post_to(&router, &format!("/api/v1/collections/{route}"), &[], wish).await;
        assert_eq!(answer.refusal(400), ("bad-field".to_owned(), field.to_owned()));
    }
    let left = post_to(&router, "/api/v1/collections/remove", &[], json!({ "collection": "own" })).await;
    assert_eq!(left.json()["collections"], json!([]));
}

#[tokio::test]
async fn what_comes_with_jade_is_looked_through() {
    let find = |wish: Value| async move { post("/api/v1/library/find", wish).await };
    let all = find(json!({ "count": 3 })).await.json();
    assert!(all["all"].as_u64().unwrap() > 3000 && all["puzzles"].as_array().unwrap().len() == 3);
    let wish = json!({ "filter": {
        "level": "medium", "technique": "naked-pair", "score": { "least": 300, "most": 900 }, "givens": { "least": 22 }
    } });
    let found = find(wish.clone()).await.json();
    let puzzles = found["puzzles"].as_array().unwrap();
    assert!(puzzles.len() > 10 && puzzles.len() as u64 <= found["all"].as_u64().unwrap());
    for kept in puzzles {
        assert_eq!((&kept["rating"]["level"], &kept["origin"]["name"]), (&json!("medium"), &json!("JADE")));
        assert!((300..=900).contains(&kept["rating"]["score"].as_u64().unwrap()), "{kept}");
    }
    // Reading it in pages gives the same puzzles.
    let mut paged = wish.clone();
    (paged["skip"], paged["count"]) = (json!(4), json!(2));
    assert_eq!(find(paged).await.json()["puzzles"], json!(puzzles[4..6]));
    assert_eq!(find(json!({ "skip": 100_000 })).await.json()["puzzles"], json!([]));
    for (wish, field) in [
        (json!({ "collection": "mine" }), "collection"),
        (json!({ "filter": { "profile": "mine" } }), "filter.profile"),
        (json!({ "filter": { "level": "nope" } }), "filter.level"),
        (json!({ "filter": { "technique": "nope" } }), "filter.technique"),
        (json!({ "filter": { "score": { "least": 3, "most": 2 } } }), "filter.score"),
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
