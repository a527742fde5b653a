//! The tutor as a WebAssembly module: the bytes of a request in, the bytes of a reply out, the same as the server's.
//!
//! A request is a line of text and a body, as in HTTP: `POST hint es`, a line feed, and the JSON of the request; or
//! `GET technique?id=x-wing en` and a line feed. The language is that of the reply if the request names none. A reply
//! is a line with the status and the media type, `200 application/json`, a line feed, and the content. A reply in
//! events has no content: each event is sent as it happens.
//!
//! | the module exports | what it does |
//! |---|---|
//! | `alloc(bytes) -> address` | reserves memory for a request |
//! | `call(address, bytes) -> address` | answers a request and frees it; where the reply is: its length (`u32`), then its bytes |
//! | `free(address)` | frees a reply |
//!
//! | the module imports from `jade` | what it must do |
//! |---|---|
//! | `now() -> f64` | returns a time in milliseconds that never goes back |
//! | `seed() -> u32` | returns a random number |
//! | `tell(address, bytes)` | takes an event: a line of JSON with its line feed |
//! | `load(file) -> place` | loads the collection’s puzzles (0) or their ratings (1) into memory from `alloc`; returns its address × 2³² + its length |
//! | `fail(address, bytes)` | takes the words of a panic, which ends the module |
//!
//! To cancel a request, end the worker that runs the module. There are no threads: for more than one request at a time,
//! run more than one module.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

use jade_contract::routes::{self, Around, Method, Pace, Reply, Request};
use jade_contract::{LanguageJson, Limits};
use std::time::Duration;

#[cfg(target_family = "wasm")]
mod memory;

/// The longest time for a reply that is not in events, as at the server.
pub const TIME_LIMIT: Duration = Duration::from_secs(10);

/// What the module needs from its host.
pub struct Host<'a> {
    /// Returns the time since some moment.
    pub now: &'a dyn Fn() -> Duration,
    /// The seed of a request for puzzles that names none.
    pub any_seed: u64,
    /// Takes an event.
    pub tell: &'a mut dyn FnMut(&[u8]),
}

/// Answers the bytes of a request with the bytes of a reply.
///
/// ```
/// use jade_wasm::{Host, answer};
/// use std::time::Duration;
/// fn ask(request: &[u8]) -> String {
///     let host = Host { now: &|| Duration::ZERO, any_seed: 1, tell: &mut |_| {} };
///     String::from_utf8(answer(request, host)).unwrap()
/// }
/// let reply = ask(b"GET technique?id=x-wing es\n");
/// assert!(reply.starts_with("200 application/json\n{\"version\":"));
/// let reply = ask(b"POST nothing en\n{}");
/// assert!(reply.starts_with("404 application/json\n{"));
/// ```
pub fn answer(request: &[u8], host: Host<'_>) -> Vec<u8> {
    let (head, body) = match request.iter().position(|byte| *byte == b'\n') {
        Some(end) => (&request[..end], &request[end + 1..]),
        None => (request, &[][..]),
    };
    let head = String::from_utf8_lossy(head);
    let mut words = head.split(' ');
    let method = if words.next() == Some("POST") { Method::Post } else { Method::Get };
    let address = words.next().unwrap_or_default();
    let language = if words.next() == Some("es") { LanguageJson::Es } else { LanguageJson::En };
    let request = Request { method, address, body, language, any_seed: host.any_seed };
    let begun = (host.now)();
    let elapsed = || (host.now)().saturating_sub(begun);
    let late = || elapsed() >= TIME_LIMIT;
    let cancel: Option<&dyn Fn() -> bool> = match routes::pace(&request) {
        Pace::Instant | Pace::Quick | Pace::BySize | Pace::Slow => Some(&late),
        Pace::Lines => None,
    };
    let limits = Limits { cancel, ..Limits::default() };
    let around = Around { limits, clock: &elapsed, tell: host.tell };
    let Reply { status, kind, body } = routes::answer(&request, around);
    let mut reply = format!("{status} {kind}\n").into_bytes();
    reply.extend_from_slice(&body);
    reply
}
