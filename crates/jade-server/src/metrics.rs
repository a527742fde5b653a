//! [`Metrics`]: what is counted, and its text for Prometheus.
//!
//! The figures are sums over everybody: they say nothing about a person. They have an address of their own
//! (`--metrics`), so that the proxy in front of the page does not publish them.

use crate::log;
use crate::queue::FairQueue;
use crate::refusal::RefusalCode;
use crate::state::Shared;
use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The kinds of requests.
const KINDS: [&str; 8] = ["page", "short", "long", "make", "account", "sync", "watch", "other"];

/// The upper ends of the histogram, in seconds.
const ENDS: [f64; 13] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// Returns the kind of a request: an index of [`KINDS`].
fn kind(pattern: Option<&str>, path: &str) -> usize {
    let name =
        match pattern {
            Some("/healthz" | "/readyz" | "/api/v1/health") => "watch",
            Some(pattern) => match pattern.strip_prefix("/api/v1/") {
                Some(route) if route == "account" || route.starts_with("account/") => {
                    if route == "account/sync" { "sync" } else { "account" }
                }
                Some(
                    "hint" | "step" | "steps" | "check" | "claim" | "parse" | "write" | "lesson" | "estimate",
                ) => "short",
                Some(
                    "solve" | "count" | "path" | "rate" | "review" | "drill" | "another" | "print" | "large",
                ) => "long",
                Some("generate" | "collections/import") => "make",
                Some(_) => "other",
                None => "page",
            },
            None if crate::guard::is_api(path) => "other",
            None => "page",
        };
    KINDS.iter().position(|own| *own == name).unwrap_or(KINDS.len() - 1)
}

/// What was counted about one kind of requests.
#[derive(Debug, Default)]
struct Counts {
    /// By the first digit of the status.
    statuses: [AtomicU64; 6],
    /// By the place in [`ENDS`]; the last one is for what took longer.
    times: [AtomicU64; ENDS.len() + 1],
    microseconds: AtomicU64,
}

/// What is counted since the start.
#[derive(Debug)]
pub(crate) struct Metrics {
    requests: [Counts; KINDS.len()],
    database_errors: AtomicU64,
    started: SystemTime,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        Metrics {
            requests: Default::default(),
            database_errors: AtomicU64::new(0),
            started: SystemTime::now(),
        }
    }

    fn count(&self, kind: usize, status: u16, code: Option<&str>, took: Duration) {
        let counts = &self.requests[kind];
        counts.statuses[usize::from(status / 100).min(5)].fetch_add(1, Ordering::Relaxed);
        let seconds = took.as_secs_f64();
        let place = ENDS.iter().position(|end| seconds <= *end).unwrap_or(ENDS.len());
        counts.times[place].fetch_add(1, Ordering::Relaxed);
        let microseconds = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        counts.microseconds.fetch_add(microseconds, Ordering::Relaxed);
        if matches!(code, Some("accounts-unavailable" | "no-space" | "store")) {
            self.database_errors.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Counts and logs every request. The time ends where the answer begins.
pub(crate) async fn observed(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let pattern = request.extensions().get::<MatchedPath>().cloned();
    let pattern = pattern.as_ref().map(MatchedPath::as_str);
    let kind = kind(pattern, request.uri().path());
    let method = request.method().clone();
    // The name of a file of the page is no secret, but what somebody types after the host may be.
    let route = pattern.unwrap_or(if KINDS[kind] == "page" { "page" } else { "unknown" }).to_owned();
    let response = next.run(request).await;
    let took = begun.elapsed();
    let status = response.status().as_u16();
    let code = response.extensions().get::<RefusalCode>().map(|RefusalCode(code)| code.as_str());
    shared.metrics.count(kind, status, code, took);
    let method = if method.as_str().len() <= 7 { method.as_str() } else { "?" };
    log::request(method, &route, status, code, took);
    response
}

/// Returns the only route of the address for metrics.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(shared)
}

async fn metrics(State(shared): State<Arc<Shared>>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(CONTENT_TYPE, kind)], text(&shared)).into_response()
}

/// Returns everything in the text format of Prometheus.
fn text(shared: &Shared) -> String {
    let mut out = Text(String::new());
    let metrics = &shared.metrics;
    out.family("jade_http_requests_total", "counter", "Requests that were answered.");
    for (kind, counts) in KINDS.iter().zip(&metrics.requests) {
        for (class, count) in counts.statuses.iter().enumerate().skip(1) {
            let count = count.load(Ordering::Relaxed);
            if count > 0 || class == 2 {
                out.put("jade_http_requests_total", &format!("kind=\"{kind}\",status=\"{class}xx\""), count);
            }
        }
    }
    out.family(
        "jade_http_request_seconds",
        "histogram",
        "Seconds from a request to the beginning of its answer.",
    );
    for (kind, counts) in KINDS.iter().zip(&metrics.requests) {
        let mut sum = 0;
        for (place, count) in counts.times.iter().enumerate() {
            sum += count.load(Ordering::Relaxed);
            let end = ENDS.get(place).map_or("+Inf".to_owned(), f64::to_string);
            out.put("jade_http_request_seconds_bucket", &format!("kind=\"{kind}\",le=\"{end}\""), sum);
        }
        let seconds = counts.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        out.put("jade_http_request_seconds_sum", &format!("kind=\"{kind}\""), seconds);
        out.put("jade_http_request_seconds_count", &format!("kind=\"{kind}\""), sum);
    }
    let queues: [(&str, &FairQueue); 3] =
        [("short", shared.workers.queue()), ("long", shared.slow.queue()), ("make", shared.makers.queue())];
    out.family("jade_workers", "gauge", "Questions that can be worked at at the same time.");
    for (name, queue) in queues {
        out.put("jade_workers", &format!("queue=\"{name}\""), queue.workers());
    }
    out.family("jade_workers_busy", "gauge", "Questions that are being worked at.");
    for (name, queue) in queues {
        out.put("jade_workers_busy", &format!("queue=\"{name}\""), queue.load().0);
    }
    out.family("jade_queue_length", "gauge", "Questions that wait for a worker.");
    for (name, queue) in queues {
        out.put("jade_queue_length", &format!("queue=\"{name}\""), queue.load().1);
    }
    out.family(
        "jade_queue_refused_total",
        "counter",
        "Questions that found no worker in time, or no room to wait.",
    );
    for (name, queue) in queues {
        out.put("jade_queue_refused_total", &format!("queue=\"{name}\""), queue.refused());
    }
    if let Some(accounts) = &shared.accounts {
        let (checking, waiting) = accounts.people.passwords_under_way();
        out.one("jade_passwords_checking", "gauge", "Passwords that are being checked.", checking);
        out.one("jade_passwords_waiting", "gauge", "Passwords that wait to be checked.", waiting);
    }
    let errors = metrics.database_errors.load(Ordering::Relaxed);
    out.one("jade_database_errors_total", "counter", "Requests that failed because of a database.", errors);
    let started = metrics.started.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    out.one(
        "process_start_time_seconds",
        "gauge",
        "When the server started, in seconds since 1970.",
        started,
    );
    if let Some(bytes) = resident_memory() {
        out.one("process_resident_memory_bytes", "gauge", "Memory of the process.", bytes);
    }
    out.family("jade_info", "gauge", "The version.");
    out.put("jade_info", &format!("version=\"{}\"", env!("CARGO_PKG_VERSION")), 1);
    out.0
}

/// The text of all figures.
struct Text(String);

impl Text {
    fn family(&mut self, name: &str, kind: &str, help: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn put(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "{name}{{{labels}}} {value}");
    }

    /// Writes a figure without labels.
    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl std::fmt::Display) {
        self.family(name, kind, help);
        let _ = writeln!(self.0, "{name} {value}");
    }
}

/// Returns the memory of this process in bytes; `None` if the system does not say.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;

    #[test]
    fn every_route_has_a_kind() {
        for (pattern, path, expected) in [
            (Some("/api/v1/hint"), "/api/v1/hint", "short"),
            (Some("/api/v1/print"), "/api/v1/print", "long"),
            (Some("/api/v1/generate"), "/api/v1/generate", "make"),
            (Some("/api/v1/account"), "/api/v1/account", "account"),
            (Some("/api/v1/account/sign-in"), "/api/v1/account/sign-in", "account"),
            (Some("/api/v1/account/sync"), "/api/v1/account/sync", "sync"),
            (Some("/readyz"), "/readyz", "watch"),
            (Some("/api/openapi.json"), "/api/openapi.json", "page"),
            (None, "/", "page"),
            (None, "/api/v1/nothing", "other"),
        ] {
            assert_eq!(KINDS[kind(pattern, path)], expected, "{path}");
        }
    }

    #[test]
    fn the_text_is_in_the_format_of_prometheus() {
        let options = Options::default();
        let shared = Shared::new(&options, options.listen, None);
        for (milliseconds, status, code) in
            [(1, 200, None), (20, 200, None), (20, 404, None), (60_000, 503, Some("accounts-unavailable"))]
        {
            shared.metrics.count(1, status, code, Duration::from_millis(milliseconds));
        }
        let text = text(&shared);
        for line in [
            "# TYPE jade_http_request_seconds histogram",
            "jade_http_requests_total{kind=\"short\",status=\"2xx\"} 2",
            "jade_http_requests_total{kind=\"short\",status=\"4xx\"} 1",
            "jade_http_requests_total{kind=\"page\",status=\"2xx\"} 0",
            "jade_http_request_seconds_bucket{kind=\"short\",le=\"0.001\"} 1",
            "jade_http_request_seconds_bucket{kind=\"short\",le=\"0.01\"} 1",
            "jade_http_request_seconds_bucket{kind=\"short\",le=\"0.025\"} 3",
            "jade_http_request_seconds_bucket{kind=\"short\",le=\"+Inf\"} 4",
            "jade_http_request_seconds_sum{kind=\"short\"} 60.041",
            "jade_http_request_seconds_count{kind=\"short\"} 4",
            "jade_queue_length{queue=\"long\"} 0",
            "jade_database_errors_total 1",
        ] {
            assert!(text.lines().any(|own| own == line), "{line}\n{text}");
        }
        // Every family is described once, before its figures.
        let mut described = Vec::new();
        for line in text.lines() {
            match line.strip_prefix("# TYPE ") {
                Some(rest) => described.push(rest.split(' ').next().unwrap().to_owned()),
                None if line.starts_with('#') => {}
                None => {
                    let name = line.split(['{', ' ']).next().unwrap();
                    let last = described.last().unwrap();
                    assert!(name.starts_with(last.as_str()), "{line}");
                    assert!(line.rsplit(' ').next().unwrap().parse::<f64>().is_ok(), "{line}");
                }
            }
        }
        let distinct: std::collections::BTreeSet<_> = described.iter().collect();
        assert_eq!(distinct.len(), described.len());
    }
}
