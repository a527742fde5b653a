//! Which requests wait for which. Nothing here measures time: a request that must not wait is sent while the work that
//! it must not wait for cannot end.

use super::client::{post_to, puzzle, question, request, server_with, sheet};
use axum::Router;
use axum::body::Body;
use http_body_util::BodyExt;
use jade_server::Options;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;
use tower::ServiceExt;

/// Returns a server whose answers may take as long as a test does.
fn patient(options: Options) -> Router {
    let long = Duration::from_secs(600);
    server_with(&Options { wait_limit: long, time_limit: long, ..options })
}

/// Sends a request while the test goes on. It is dropped when the handle is aborted.
fn asking(router: &Router, path: &'static str, body: &Value) -> JoinHandle<u16> {
    let (router, body) = (router.clone(), body.clone());
    tokio::spawn(async move { post_to(&router, path, &[], body).await.status.as_u16() })
}

/// Returns the body of an answer in lines, once the first progress has arrived.
async fn under_way(router: &Router, path: &str, body: &Value) -> Body {
    let kind = [("content-type", "application/json")];
    let response = router.clone().oneshot(request("POST", path, &kind, body.to_string())).await.unwrap();
    assert_eq!(response.status(), 200);
    let mut body = response.into_body();
    loop {
        let line = body.frame().await.expect("the work goes on").unwrap().into_data().unwrap();
        if line.windows(10).any(|part| part == b"\"progress\"") {
            return body;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_does_not_wait_for_slow_work() {
    let router = patient(Options { slow_workers: 2, makers: 3, ..Options::default() });
    // Boards with more solutions than can be counted, twice as many as there are workers.
    let blank = json!({ "sheet": sheet(3, 3, &".".repeat(81)) });
    let counts: Vec<_> = (0..4).map(|_| asking(&router, "/api/v1/count", &blank)).collect();
    // Puzzles that are not found soon. Those in progress share the processor; none is refused.
    let jellyfish = json!({
        "difficulty": { "technique": { "id": "jellyfish" } }, "boxes": { "rows": 2, "columns": 3 }
    });
    let rare = json!({ "wish": jellyfish, "seconds": 600 });
    let mut makers = Vec::new();
    for _ in 0..3 {
        makers.push(under_way(&router, "/api/v1/generate", &rare).await);
    }
    for (path, body) in [
        ("/api/v1/hint", question()),
        ("/api/v1/step", question()),
        ("/api/v1/steps", question()),
        ("/api/v1/check", puzzle()),
        ("/api/v1/parse", json!({ "text": super::client::PUZZLE })),
    ] {
        assert_eq!(asking(&router, path, &body).await.unwrap(), 200, "{path}");
    }
    assert!(counts.iter().all(|count| !count.is_finished()), "the counts were to go on meanwhile");
    counts.iter().for_each(JoinHandle::abort);
    drop(makers);
}

/// Somebody who asks two hundred long questions at once delays somebody else by a few of them, not by all.
///
/// All requests run on one thread, so that each of them waits for its turn once all have had theirs here.
#[tokio::test]
async fn who_asks_much_does_not_keep_others_waiting() {
    let everybody_waits = async || {
        for _ in 0..1000 {
            tokio::task::yield_now().await;
        }
    };
    let router = patient(Options { slow_workers: 1, behind_proxy: true, ..Options::default() });
    let answered = Arc::new(AtomicUsize::new(0));
    let ask = |address: &'static str, path: &'static str, body: Value| {
        let (router, answered) = (router.clone(), Arc::clone(&answered));
        tokio::spawn(async move {
            let answer = post_to(&router, path, &[("x-forwarded-for", address)], body).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            answered.fetch_add(1, Ordering::SeqCst)
        })
    };
    // The only worker is taken until everybody has asked.
    let endless = ask("192.0.2.1", "/api/v1/count", json!({ "sheet": sheet(3, 3, &".".repeat(81)) }));
    everybody_waits().await;
    let many: Vec<_> = (0..200).map(|_| ask("192.0.2.1", "/api/v1/rate", question())).collect();
    everybody_waits().await;
    let few: Vec<_> = (0..2).map(|_| ask("192.0.2.2", "/api/v1/rate", question())).collect();
    everybody_waits().await;
    endless.abort();
    for one in few {
        let before = one.await.unwrap();
        assert!(before < 20, "{before} questions were answered first");
    }
    for one in many {
        one.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_hints_at_once_are_all_answered() {
    let router = patient(Options { workers: 2, queue: 100, ..Options::default() });
    let hints: Vec<_> = (0..100).map(|_| asking(&router, "/api/v1/hint", &question())).collect();
    for hint in hints {
        assert_eq!(hint.await.unwrap(), 200);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_finds_no_place_to_wait_is_told_when_to_come_back() {
    let router = patient(Options { slow_workers: 1, queue: 1, ..Options::default() });
    let blank = json!({ "sheet": sheet(3, 3, &".".repeat(81)) });
    let mut counts: Vec<_> = (0..2).map(|_| asking(&router, "/api/v1/count", &blank)).collect();
    // Of three, one is being counted and one waits. If the third arrives before the second, the second is refused and
    // repeated.
    let refused = loop {
        for count in counts.iter_mut().filter(|count| count.is_finished()) {
            *count = asking(&router, "/api/v1/count", &blank);
        }
        let third =
            tokio::time::timeout(Duration::from_millis(50), post_to(&router, "/api/v1/count", &[], &blank));
        if let Ok(answer) = third.await {
            break answer;
        }
    };
    assert_eq!(refused.refusal(503).0, "busy");
    assert_eq!(refused.header("retry-after"), Some("1"));
    counts.iter().for_each(JoinHandle::abort);
}
