//! `/healthz` and `/readyz`.

use super::client::{Answer, HOST, get, request, send};
use axum::body::Body;
use jade_people::People;
use jade_server::{Accounts, Options, SignUp, router_with};

/// An address inside a cluster, which is not one of the server's names.
const PROBE: &[(&str, &str)] = &[("host", "10.1.2.3:7380")];

#[tokio::test]
async fn whoever_watches_the_server_needs_no_name_of_it() {
    for path in ["/healthz", "/readyz"] {
        for host in [HOST, "10.1.2.3:7380"] {
            let answer = get(path, &[("host", host)]).await;
            assert_eq!(answer.status, 200, "{path} {host}");
            assert_eq!(answer.json(), serde_json::json!({ "status": "ok" }));
            assert_eq!(answer.header("cache-control"), Some("no-store"));
        }
    }
    assert_eq!(get("/healthz/x", PROBE).await.refusal(403).0, "foreign-host");
}

#[tokio::test]
async fn a_server_without_its_database_lives_but_is_not_ready() {
    let people = People::in_memory().await.unwrap();
    let accounts = Accounts { people: people.clone(), sign_up: SignUp::Off, allow_origins: Vec::new() };
    let options = Options::default();
    let router = router_with(&options, options.listen, Some(accounts));
    let ask =
        async |path: &str| -> Answer { send(&router, request("GET", path, PROBE, Body::empty())).await };
    let ready = ask("/readyz").await;
    assert_eq!(ready.status, 200);
    assert_eq!(ready.json()["database"], "ok");
    people.close().await;
    let ready = ask("/readyz").await;
    assert_eq!(ready.status, 503);
    assert_eq!(ready.json(), serde_json::json!({ "status": "unavailable", "database": "unavailable" }));
    assert_eq!(ask("/healthz").await.status, 200);
}
