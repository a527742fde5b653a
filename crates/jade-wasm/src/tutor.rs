//! The tutor's answers, the same as the server's.

use jade_contract::routes::{self, Around, Method, Pace, Reply, Request};
use jade_contract::{LanguageJson, Limits};
use std::time::Duration;

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
