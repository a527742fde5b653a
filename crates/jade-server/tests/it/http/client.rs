//! Requests and responses without a connection.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use jade_server::{Options, router};
use serde_json::{Value, json};
use tower::ServiceExt;

/// A proper puzzle.
pub const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

pub const HOST: &str = "127.0.0.1:7380";

pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Answer {
    #[track_caller]
    pub fn json(&self) -> Value {
        assert_eq!(self.header("content-type"), Some("application/json"));
        serde_json::from_slice(&self.body).unwrap()
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    /// Asserts that this is a refusal with this status. Returns its code and field.
    #[track_caller]
    pub fn refusal(&self, status: u16) -> (String, String) {
        assert_eq!(self.status, status, "{}", self.text());
        let reply = self.json();
        assert_eq!(reply["version"], 2);
        let message = reply["message"].as_str().unwrap();
        assert!(!message.is_empty() && !message.contains(['{', '}']) || message.contains("{\""), "{message}");
        let said = |name: &str| reply[name].as_str().unwrap_or_default().to_owned();
        (said("code"), said("field"))
    }
}

pub fn server() -> Router {
    server_with(&Options::default())
}

pub fn server_with(options: &Options) -> Router {
    router(options, options.listen)
}

pub async fn send(router: &Router, request: Request<Body>) -> Answer {
    let response = router.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = body.collect().await.unwrap().to_bytes().to_vec();
    Answer { status: parts.status, headers: parts.headers, body }
}

/// Returns a request with headers. `Host` is that of the server unless given.
pub fn request(method: &str, path: &str, headers: &[(&str, &str)], body: impl Into<Body>) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path);
    if !headers.iter().any(|(name, _)| *name == "host") {
        request = request.header("host", HOST);
    }
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(body.into()).unwrap()
}

pub async fn get(path: &str, headers: &[(&str, &str)]) -> Answer {
    send(&server(), request("GET", path, headers, Body::empty())).await
}

pub async fn post(path: &str, body: impl ToString) -> Answer {
    post_to(&server(), path, &[], body).await
}

pub async fn post_to(router: &Router, path: &str, headers: &[(&str, &str)], body: impl ToString) -> Answer {
    let headers = [&[("content-type", "application/json")], headers].concat();
    send(router, request("POST", path, &headers, body.to_string())).await
}

/// Returns a sheet with these givens and no entries.
pub fn sheet(box_rows: usize, box_columns: usize, givens: &str) -> Value {
    let entries = ".".repeat(givens.len());
    json!({ "boxRows": box_rows, "boxColumns": box_columns, "givens": givens, "entries": entries })
}

pub fn puzzle() -> Value {
    json!({ "sheet": sheet(3, 3, PUZZLE) })
}

/// Returns a question about that puzzle.
pub fn question() -> Value {
    json!({ "question": puzzle() })
}
