//! Foreign hosts and origins.

use super::client::{Answer, HOST, get, request, send, server_with};
use jade_server::Options;

const HEALTH: &str = "/api/v1/health";

async fn ask(options: &Options, path: &str, headers: &[(&str, &str)]) -> Answer {
    send(&server_with(options), request("GET", path, headers, "")).await
}

#[tokio::test]
async fn only_requests_for_its_own_hosts_are_answered() {
    for host in [HOST, "localhost:7380", "LocalHost:7380", "[::1]:7380"] {
        assert_eq!(get(HEALTH, &[("host", host)]).await.status, 200, "{host}");
    }
    for host in [
        "evil.example",
        "evil.example:7380",
        "localhost",
        "localhost:80",
        "127.0.0.1",
        "127.0.0.1:7381",
        "127.0.0.2:7380",
        "localhost.:7380",
        "localhost:7380.evil.example",
        "user@localhost:7380",
        "0.0.0.0:7380",
        "[::1]",
        "::1:7380",
        "[::1]:73800",
        "localhost:07380",
        "127.0.0.1:7380@evil.example",
        "127.1:7380",
        " ",
    ] {
        for path in [HEALTH, "/", "/api/nothing"] {
            let answer = get(path, &[("host", host)]).await;
            assert!(answer.status == 403 || host == " ", "{host} {path}: {}", answer.status);
            assert!(
                ["foreign-host", "bad-host"].contains(&answer.json()["code"].as_str().unwrap()),
                "{host}"
            );
        }
    }
}

#[tokio::test]
async fn a_request_must_have_exactly_one_host() {
    assert_eq!(get(HEALTH, &[("host", HOST), ("host", HOST)]).await.refusal(400).0, "bad-host");
    assert_eq!(get(HEALTH, &[("host", "")]).await.refusal(400).0, "bad-host");
    let mut without = request("GET", HEALTH, &[], "");
    without.headers_mut().remove("host");
    assert_eq!(send(&server_with(&Options::default()), without).await.refusal(400).0, "bad-host");
    // The host in the request target counts too.
    assert_eq!(get("http://evil.example/api/v1/health", &[]).await.refusal(403).0, "foreign-host");
    assert_eq!(get("http://localhost:7380/api/v1/health", &[]).await.status, 200);
}

#[tokio::test]
async fn only_requests_from_its_own_page_are_answered() {
    for origin in ["http://127.0.0.1:7380", "http://localhost:7380", "http://[::1]:7380"] {
        assert_eq!(get(HEALTH, &[("origin", origin)]).await.status, 200, "{origin}");
    }
    for origin in [
        "http://evil.example",
        "https://evil.example",
        "null",
        "",
        "http://localhost",
        "http://localhost:3000",
        "https://localhost:7380",
        "https://127.0.0.1:7380",
        "file://",
        "http://127.0.0.1:7380.evil.example",
        "http://127.0.0.1:7380/",
        "127.0.0.1:7380",
        "chrome-extension://abc",
    ] {
        for path in [HEALTH, "/"] {
            let answer = get(path, &[("origin", origin)]).await;
            assert_eq!(answer.refusal(403).0, "foreign-origin", "{origin}");
            assert_eq!(answer.header("access-control-allow-origin"), None);
        }
    }
    let two = [("origin", "http://127.0.0.1:7380"), ("origin", "http://evil.example")];
    assert_eq!(get(HEALTH, &two).await.refusal(403).0, "foreign-origin");
}

#[tokio::test]
async fn what_other_sites_embed_is_refused_and_links_are_followed() {
    for site in ["same-origin", "none"] {
        assert_eq!(get(HEALTH, &[("sec-fetch-site", site)]).await.status, 200, "{site}");
    }
    for site in ["cross-site", "same-site", "nonsense"] {
        assert_eq!(get(HEALTH, &[("sec-fetch-site", site)]).await.refusal(403).0, "foreign-site", "{site}");
        let link = [("sec-fetch-site", site), ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document")];
        // The page may be missing, but the request is not refused.
        assert_ne!(get("/", &link).await.status, 403, "{site}");
        assert_eq!(get(HEALTH, &link).await.refusal(403).0, "foreign-site", "{site}");
        for other in ["iframe", "image", "script", "empty"] {
            let embedded =
                [("sec-fetch-site", site), ("sec-fetch-mode", "navigate"), ("sec-fetch-dest", other)];
            assert_eq!(get("/", &embedded).await.refusal(403).0, "foreign-site", "{other}");
        }
    }
}

#[tokio::test]
async fn other_names_can_be_allowed() {
    let allow_hosts =
        vec!["Jade.Example".to_owned(), "tutor.example:8080".to_owned(), "[fd00::1]".to_owned()];
    let options = Options { allow_hosts, ..Options::default() };
    for host in
        ["jade.example", "jade.example:443", "tutor.example:8080", "[fd00::1]:7380", "[fd00::1]", HOST]
    {
        assert_eq!(ask(&options, HEALTH, &[("host", host)]).await.status, 200, "{host}");
    }
    for host in ["tutor.example", "tutor.example:8081", "x.jade.example", "jade.example:x", "[fd00::2]:7380"]
    {
        assert_eq!(ask(&options, HEALTH, &[("host", host)]).await.refusal(403).0, "foreign-host", "{host}");
    }
    for (host, origin, status) in [
        ("jade.example", "http://jade.example", 200),
        ("jade.example", "https://jade.example", 200),
        ("jade.example:7380", "http://jade.example:7380", 200),
        // Another program at another port of the same name.
        ("jade.example", "http://jade.example:3000", 403),
        ("jade.example", "https://jade.example:3000", 403),
        ("tutor.example:8080", "http://tutor.example:8080", 200),
        ("tutor.example:8080", "http://tutor.example", 403),
        (HOST, "https://jade.example", 403),
    ] {
        let answer = ask(&options, HEALTH, &[("host", host), ("origin", origin)]).await;
        assert_eq!(answer.status, status, "{host} {origin}");
    }
}

#[tokio::test]
async fn port_80_need_not_be_named() {
    let options = Options { listen: ([127, 0, 0, 1], 80).into(), ..Options::default() };
    for host in ["localhost", "localhost:80", "127.0.0.1", "[::1]"] {
        assert_eq!(ask(&options, HEALTH, &[("host", host)]).await.status, 200, "{host}");
    }
    let headers = [("host", "localhost"), ("origin", "http://localhost")];
    assert_eq!(ask(&options, HEALTH, &headers).await.status, 200);
}

#[tokio::test]
async fn a_server_on_one_address_accepts_only_that_address() {
    let options = Options { listen: ([192, 0, 2, 7], 7380).into(), ..Options::default() };
    assert_eq!(ask(&options, HEALTH, &[("host", "192.0.2.7:7380")]).await.status, 200);
    assert_eq!(ask(&options, HEALTH, &[("host", "192.0.2.8:7380")]).await.refusal(403).0, "foreign-host");
}
