//! [`ROUTES`]: every question by its name, with the bytes of a request in and the bytes of the reply out.
//!
//! The table is what all doors have in common that do not know the types of requests: the server, the WebAssembly module
//! and the page.

#[cfg(feature = "schema")]
mod described;
mod queries;
mod read;
mod refused;
mod table;

#[cfg(feature = "schema")]
pub use described::Described;
pub use queries::{AnotherOf, ById, ByWords, InLanguage, OfProfile};
pub use read::{read_json, read_query};
pub use refused::{Refused, quoted};
pub use table::ROUTES;

use crate::contract::LanguageJson;
use crate::question::texts;
use crate::{AskError, Limits, PuzzleJob};
use jade_text::Args;
use serde::Serialize;
use std::time::Duration;

/// The prefix of the address of every question at the server.
pub const PREFIX: &str = "/api/v1/";
/// The media type of most replies.
const JSON: &str = "application/json";
/// The media type of replies in events, one JSON object per line.
const LINES: &str = "application/x-ndjson";

/// How a request carries what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// In the query of its address.
    Get,
    /// In its body, as JSON.
    Post,
}

/// How long a reply takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// No time at all: it need not wait for anything.
    Instant,
    /// A player waits for it: milliseconds.
    Quick,
    /// As [`Pace::Quick`] if the request is at most [`SHORT`] bytes long, else as [`Pace::Slow`].
    BySize,
    /// It may take seconds.
    Slow,
    /// It consists of events, and takes as long as the request allows: up to minutes.
    Lines,
}

/// Up to this number of bytes, a request whose reply takes as long as it is large ([`Pace::BySize`]) is quick.
pub const SHORT: usize = 32 * 1024;

/// A question that can be asked by its name. The table [`ROUTES`] is all that there is to say about questions: the
/// server registers its routes and describes them from it, chooses workers and counts by their pace, the WebAssembly
/// module answers from it, and the page knows from it for which replies a player waits.
pub struct Route {
    /// The address below [`PREFIX`], such as `hint` or `lessons/search`.
    pub name: &'static str,
    /// How the request carries what is asked.
    pub method: Method,
    /// How long a reply takes.
    pub pace: Pace,
    read: fn(&Request<'_>) -> Result<Ready, Refused>,
    /// Visits the types of its request and its reply, for the page.
    #[cfg(test)]
    pub(crate) visit_types: fn(&mut crate::contract::typescript::Declarations),
    /// Describes it for the OpenAPI document.
    #[cfg(feature = "schema")]
    pub described: fn() -> Described,
}

/// A question that has been read.
pub struct Ready {
    /// The language of the reply.
    pub language: LanguageJson,
    /// Finds the reply.
    pub work: Work,
}

/// Finds a reply within limits.
pub type Answer = Box<dyn FnOnce(&Limits<'_>) -> Result<Reply, Refused> + Send>;

/// What finds a reply.
pub enum Work {
    /// Finds a reply in one piece.
    Reply(Answer),
    /// Makes puzzles.
    Lines(Box<PuzzleJob>),
}

impl Route {
    /// Reads a request to this route.
    ///
    /// # Errors
    /// [`Refused`] if its body or query is not valid.
    pub fn read(&self, request: &Request<'_>) -> Result<Ready, Refused> {
        (self.read)(request)
    }
}

/// A request as it arrives.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// How it was sent.
    pub method: Method,
    /// The address below [`PREFIX`], with its query: `technique?id=x-wing`.
    pub address: &'a str,
    /// The body; empty if the method is [`Method::Get`].
    pub body: &'a [u8],
    /// The language of the reply if neither the body nor the query names one.
    pub language: LanguageJson,
    /// The seed of a request that names none; at most [`MOST_SEED`](crate::MOST_SEED).
    pub any_seed: u64,
}

impl Request<'_> {
    /// Returns the name in the address, without the query.
    fn name(&self) -> &str {
        self.address.split_once('?').map_or(self.address, |(name, _)| name)
    }

    fn query(&self) -> &str {
        self.address.split_once('?').map_or("", |(_, query)| query)
    }
}

/// What an answer needs from outside, since this crate has neither a clock nor threads.
pub struct Around<'a> {
    /// Bounds for the work.
    pub limits: Limits<'a>,
    /// Returns the time since the work began.
    pub clock: &'a dyn Fn() -> Duration,
    /// Receives each event of a reply in events: a JSON object and a line feed.
    pub tell: &'a mut dyn FnMut(&[u8]),
}

/// A reply as it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The status of HTTP: 200, or why the request was refused.
    pub status: u16,
    /// The media type.
    pub kind: &'static str,
    /// The content; empty if it went out as events.
    pub body: Vec<u8>,
}

/// Returns the question with this name; `None` if there is none.
///
/// ```
/// use jade_contract::routes::{Pace, route};
/// assert_eq!(route("hint").unwrap().pace, Pace::Quick);
/// assert!(route("collections").is_none());
/// ```
pub fn route(name: &str) -> Option<&'static Route> {
    ROUTES.iter().find(|route| route.name == name)
}

/// Returns how long the reply to a request takes; [`Pace::Quick`] if nothing has this name.
pub fn pace(request: &Request<'_>) -> Pace {
    route(request.name()).map_or(Pace::Quick, |route| route.pace)
}

/// Answers a request with the bytes that the server would send.
///
/// ```
/// use jade_contract::routes::{Around, Method, Request, answer};
/// use jade_contract::{LanguageJson, Limits};
/// use std::time::Duration;
/// let address = "technique?id=x-wing&lang=es";
/// let request = Request { method: Method::Get, address, body: b"", language: LanguageJson::En, any_seed: 1 };
/// let around = Around { limits: Limits::default(), clock: &|| Duration::ZERO, tell: &mut |_| {} };
/// let reply = answer(&request, around);
/// assert_eq!((reply.status, reply.kind), (200, "application/json"));
/// assert!(str::from_utf8(&reply.body).unwrap().contains("X-Wing"));
/// ```
pub fn answer(request: &Request<'_>, around: Around<'_>) -> Reply {
    let refuse = |status, code: &str, args: Args<'_>| {
        Refused::new(status, code, texts(request.language).plain(&format!("server-{code}"), &args))
    };
    let name = request.name();
    let answer = match route(name) {
        None => {
            let path = quoted(&format!("{PREFIX}{name}"));
            Err(refuse(404, "no-such-path", Args::none().text("path", path)))
        }
        Some(route) if route.method != request.method => {
            let method = if request.method == Method::Get { "GET" } else { "POST" };
            Err(refuse(405, "wrong-method", Args::none().text("method", method.to_owned())))
        }
        Some(route) => route.read(request).and_then(|ready| reply(ready, around)),
    };
    answer.unwrap_or_else(|refused| Reply {
        status: refused.status,
        kind: JSON,
        body: serde_json::to_vec(&refused.reply).unwrap_or_default(),
    })
}

fn reply(ready: Ready, around: Around<'_>) -> Result<Reply, Refused> {
    let Around { limits, clock, tell } = around;
    match ready.work {
        Work::Reply(work) => work(&limits),
        Work::Lines(job) => {
            job.run(&limits, clock, &mut |event| {
                if let Ok(mut line) = serde_json::to_vec(&event) {
                    line.push(b'\n');
                    tell(&line);
                }
            });
            Ok(Reply { status: 200, kind: LINES, body: Vec::new() })
        }
    }
}

/// Returns a reply as JSON.
fn json<T: Serialize>(value: &T) -> Result<Reply, Refused> {
    let body = serde_json::to_vec(value).map_err(|error| Refused::new(500, "internal", error.to_string()))?;
    Ok(Reply { status: 200, kind: JSON, body })
}

impl From<AskError> for Refused {
    fn from(error: AskError) -> Refused {
        let status = if error.code == "timeout" { 504 } else { 400 };
        Refused { status, reply: error.into() }
    }
}
