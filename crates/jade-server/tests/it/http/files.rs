//! The files of the page, and the headers of all answers.

use super::client::{Answer, get, post, request, send, server};
use super::links::links;

/// Returns responses of every kind.
async fn answers() -> Vec<Answer> {
    vec![
        get("/locales/en/server.ftl", &[]).await,
        get("/", &[]).await,
        get("/nothing", &[]).await,
        get("/api/v1/health", &[]).await,
        get("/api/nothing", &[]).await,
        get("/api/v1/check", &[]).await,
        get("/", &[("host", "evil.example")]).await,
        post("/api/v1/parse", "{").await,
        send(&server(), request("POST", "/", &[], "")).await,
    ]
}

#[tokio::test]
async fn responses_have_strict_security_headers() {
    for answer in answers().await {
        let policy = answer.header("content-security-policy").unwrap();
        for rule in [
            "default-src 'self'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        ] {
            assert!(policy.split("; ").any(|stated| stated == rule), "{rule}");
        }
        // Only WebAssembly may be compiled, never a script.
        assert!(!policy.replace("'wasm-unsafe-eval'", "").contains("unsafe"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"));
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"));
    }
}

#[tokio::test]
async fn texts_are_served_and_kept_until_they_change() {
    let path = "/locales/es/server.ftl";
    let answer = get(path, &[]).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    assert_eq!(answer.header("cache-control"), Some("no-cache"));
    assert_eq!(answer.text(), include_str!("../../../../../locales/es/server.ftl"));
    let tag = answer.header("etag").unwrap().to_owned();
    assert!(tag.len() > 10 && tag.starts_with('"') && tag.ends_with('"'), "{tag}");
    let weak = format!("W/{tag}");
    for known in [tag.as_str(), weak.as_str(), "*"] {
        let again = get(path, &[("if-none-match", known)]).await;
        assert_eq!((again.status.as_u16(), again.body.len()), (304, 0), "{known}");
        assert_eq!(again.header("etag"), Some(tag.as_str()));
        assert_eq!(again.header("cache-control"), Some("no-cache"));
    }
    assert_eq!(get(path, &[("if-none-match", "\"other\"")]).await.status, 200);
    let english = get("/locales/en/server.ftl", &[]).await;
    assert_ne!(english.header("etag"), Some(tag.as_str()));
}

#[tokio::test]
async fn heads_are_sent_without_bodies() {
    let path = "/locales/en/server.ftl";
    let whole = get(path, &[]).await;
    let head = send(&server(), request("HEAD", path, &[], "")).await;
    assert_eq!((head.status.as_u16(), head.body.len()), (200, 0));
    for name in ["content-type", "etag", "content-length"] {
        assert_eq!(head.header(name), whole.header(name), "{name}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_said_plainly() {
    for path in
        ["/nothing", "/board", "/locales/", "/locales/en", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/apiary"]
    {
        let answer = get(path, &[]).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
        assert!(answer.text().contains(path), "{}", answer.text());
    }
    let answer = send(&server(), request("DELETE", "/locales/en/server.ftl", &[], "")).await;
    assert_eq!((answer.status.as_u16(), answer.header("allow")), (405, Some("GET, HEAD")));
}

/// The page and everything it refers to, directly or indirectly, exists and has a media type that browsers accept.
#[tokio::test]
async fn the_page_is_whole() {
    let mut seen = std::collections::BTreeMap::new();
    let mut open = vec!["/".to_owned()];
    while let Some(path) = open.pop() {
        if seen.contains_key(&path) {
            continue;
        }
        let answer = get(&path, &[]).await;
        assert_eq!(answer.status, 200, "{path} is missing, which something in {:?} asks for", seen.keys());
        let kind = answer.header("content-type").unwrap().to_owned();
        let expected = match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
            "" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "svg" => "image/svg+xml",
            "woff2" => "font/woff2",
            "webmanifest" => "application/manifest+json",
            other => panic!("what is {other}?"),
        };
        assert_eq!(kind, expected, "{path}");
        open.extend(links(&path, &kind, &String::from_utf8_lossy(&answer.body)));
        seen.insert(path, ());
    }
    assert!(seen.len() > 20, "{:?}", seen.keys());
}
