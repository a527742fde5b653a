//! `/healthz` and `/readyz`.

use super::client::{HOST, get};

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
