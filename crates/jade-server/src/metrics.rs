//! [`Metrics`]: what is counted about requests.
//!
//! The figures are sums over everybody: they say nothing about a person.

use jade_contract::routes::{self, Pace};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

/// The kinds of requests.
pub(crate) const KINDS: [&str; 8] = ["page", "short", "long", "make", "account", "sync", "watch", "other"];

/// The upper ends of the histogram, in seconds.
pub(crate) const ENDS: [f64; 13] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// Returns the kind of a request: an index of [`KINDS`].
pub(crate) fn kind(pattern: Option<&str>, path: &str) -> usize {
    let name =
        match pattern {
            Some("/healthz" | "/readyz" | "/api/v1/health") => "watch",
            Some(pattern) => match pattern.strip_prefix("/api/v1/") {
                Some(route) if route == "account" || route.starts_with("account/") => {
                    if route == "account/sync" { "sync" } else { "account" }
                }
                Some("collections/import") => "make",
                Some("read") => "long",
                Some(name) => match routes::route(name).map(|route| route.pace) {
                    Some(Pace::Instant | Pace::Quick | Pace::BySize) => "short",
                    Some(Pace::Slow) => "long",
                    Some(Pace::Lines) => "make",
                    None => "other",
                },
                None => "page",
            },
            None if crate::guard::is_api(path) => "other",
            None => "page",
        };
    KINDS.iter().position(|own| *own == name).unwrap_or(KINDS.len() - 1)
}

/// What was counted about one kind of requests.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    /// By the first digit of the status.
    pub statuses: [AtomicU64; 6],
    /// By the place in [`ENDS`]; the last one is for what took longer.
    pub times: [AtomicU64; ENDS.len() + 1],
    pub microseconds: AtomicU64,
}

/// What is counted since the start.
#[derive(Debug)]
pub(crate) struct Metrics {
    pub requests: [Counts; KINDS.len()],
    pub database_errors: AtomicU64,
    pub started: SystemTime,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        Metrics {
            requests: Default::default(),
            database_errors: AtomicU64::new(0),
            started: SystemTime::now(),
        }
    }

    /// Counts an answered request.
    pub(crate) fn count(&self, kind: usize, status: u16, code: Option<&str>, took: Duration) {
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
