//! The text of the metrics for Prometheus, at an address of its own (`--metrics`), so that the proxy in front of the
//! page does not publish it.

use crate::accounts;
use crate::metrics::{ENDS, KINDS};
use crate::queue::FairQueue;
use crate::state::Shared;
use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::UNIX_EPOCH;

/// Returns the only route of the address for metrics.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    Router::new().route("/metrics", get(metrics)).with_state(shared)
}

async fn metrics(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    // A page that has its own name resolve to this computer must not read them.
    if !shared.guard.is_near(&headers) {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
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
    let mut queues: Vec<(&str, &FairQueue)> = vec![
        ("short", shared.workers.queue()),
        ("long", shared.slow.queue()),
        ("make", shared.makers.queue()),
    ];
    if shared.accounts.is_some() {
        queues.extend([
            ("sync", shared.light_keepers.queue()),
            ("keep", shared.keepers.queue()),
            ("password", shared.checkers.queue()),
        ]);
    }
    out.family("jade_workers", "gauge", "Questions that can be worked at at the same time.");
    for (name, queue) in &queues {
        out.put("jade_workers", &format!("queue=\"{name}\""), queue.workers());
    }
    out.family("jade_workers_busy", "gauge", "Questions that are being worked at.");
    for (name, queue) in &queues {
        out.put("jade_workers_busy", &format!("queue=\"{name}\""), queue.load().0);
    }
    out.family("jade_queue_length", "gauge", "Questions that wait for a worker.");
    for (name, queue) in &queues {
        out.put("jade_queue_length", &format!("queue=\"{name}\""), queue.load().1);
    }
    out.family(
        "jade_queue_refused_total",
        "counter",
        "Questions that found no worker in time, or no room to wait.",
    );
    for (name, queue) in &queues {
        out.put("jade_queue_refused_total", &format!("queue=\"{name}\""), queue.refused());
    }
    if let Some(accounts) = &shared.accounts {
        let (checking, waiting) = accounts::passwords_under_way(accounts);
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
    use axum::body::Body;
    use axum::extract::Request;
    use std::time::Duration;
    use tower::ServiceExt;

    #[tokio::test]
    async fn only_a_host_nearby_is_answered() {
        let options = Options { allow_hosts: vec!["jade.example".to_owned()], ..Options::default() };
        let router = router(Arc::new(Shared::new(&options, options.listen, None)));
        for (host, status) in [
            ("127.0.0.1:9380", 200),
            ("[::1]:9380", 200),
            ("192.0.2.7", 200),
            ("localhost:9380", 200),
            ("jade:9380", 200),
            ("jade.example:9380", 200),
            ("evil.example:9380", 421),
            ("127.0.0.1.evil.example", 421),
            ("", 421),
        ] {
            let request =
                Request::builder().uri("/metrics").header("host", host).body(Body::empty()).unwrap();
            assert_eq!(router.clone().oneshot(request).await.unwrap().status(), status, "{host}");
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
