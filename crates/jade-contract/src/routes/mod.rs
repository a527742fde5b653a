//! [`ROUTES`]: every question by its name, with the bytes of a request in and the bytes of the reply out.
//!
//! The table is what all doors have in common that do not know the types of requests: the WebAssembly module answers
//! from it, and a test compares it with the routes of the server, so that neither has a question that the other lacks.

mod read;
mod refused;

pub use read::{read_json, read_query};
pub use refused::{Refused, quoted};

use crate::contract::LanguageJson;
use crate::question::texts;
use crate::{AskError, Limits, PuzzleJob};
use jade_text::Args;
use serde::{Deserialize, Serialize};
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
    /// A player waits for it: milliseconds.
    Quick,
    /// It may take seconds.
    Slow,
    /// It consists of events, and takes as long as the request allows: up to minutes.
    Lines,
}

/// A question that can be asked by its name.
pub struct Route {
    /// The address below [`PREFIX`], such as `hint` or `lessons/search`.
    pub name: &'static str,
    /// How the request carries what is asked.
    pub method: Method,
    /// How long a reply takes.
    pub pace: Pace,
    answer: fn(&Request<'_>, Around<'_>) -> Result<Reply, Refused>,
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
    /// The seed of a request that names none; at most [`MOST_SEED`](crate::MOST_SEED).
    pub any_seed: u64,
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
    /// The content; empty if it was told in events.
    pub body: Vec<u8>,
}

/// All questions, in the order of the server's documentation.
pub static ROUTES: [Route; 26] = [
    post("parse", Pace::Slow, |request, around| {
        json(&crate::parse(&read_json(request.body)?, &around.limits))
    }),
    post("write", Pace::Quick, |request, _| json(&crate::write(&read_json(request.body)?)?)),
    post("print", Pace::Slow, |request, around| {
        let body = crate::print(&read_json(request.body)?, &around.limits)?;
        Ok(Reply { status: 200, kind: "application/pdf", body })
    }),
    post("large", Pace::Slow, |request, around| {
        json(&crate::large_board(&read_json(request.body)?, &around.limits)?)
    }),
    get("formats", Pace::Quick, |request, _| {
        let query: InLanguage = read_query(request.query())?;
        json(&crate::formats(query.lang.unwrap_or(request.language)))
    }),
    post("check", Pace::Quick, |request, around| {
        json(&crate::check(&read_json(request.body)?, &around.limits)?)
    }),
    post("solve", Pace::Slow, |request, around| {
        json(&crate::solve(&read_json(request.body)?, &around.limits)?)
    }),
    post("count", Pace::Slow, |request, around| {
        json(&crate::count(&read_json(request.body)?, &around.limits)?)
    }),
    post("hint", Pace::Quick, |request, around| {
        json(&crate::hint(&read_json(request.body)?, &around.limits)?)
    }),
    post("step", Pace::Quick, |request, around| {
        json(&crate::step(&read_json(request.body)?, &around.limits)?)
    }),
    post("steps", Pace::Quick, |request, around| {
        json(&crate::steps(&read_json(request.body)?, &around.limits)?)
    }),
    post("path", Pace::Slow, |request, around| {
        json(&crate::path(&read_json(request.body)?, &around.limits)?)
    }),
    post("rate", Pace::Slow, |request, around| {
        json(&crate::rate(&read_json(request.body)?, &around.limits)?)
    }),
    get("techniques", Pace::Quick, |request, _| {
        let query: OfProfile = read_query(request.query())?;
        json(&crate::techniques(query.lang.unwrap_or(request.language), query.profile.as_deref())?)
    }),
    get("technique", Pace::Quick, |request, _| {
        let query: ById = read_query(request.query())?;
        json(&crate::technique(query.lang.unwrap_or(request.language), &query.id)?)
    }),
    get("lessons", Pace::Quick, |request, _| {
        let query: InLanguage = read_query(request.query())?;
        json(&crate::lessons(query.lang.unwrap_or(request.language)))
    }),
    get("lesson", Pace::Quick, |request, _| {
        let query: ById = read_query(request.query())?;
        json(&crate::lesson(query.lang.unwrap_or(request.language), &query.id)?)
    }),
    get("lessons/search", Pace::Quick, |request, _| {
        let query: ByWords = read_query(request.query())?;
        json(&crate::search_lessons(query.lang.unwrap_or(request.language), &query.words))
    }),
    get("another", Pace::Slow, |request, around| {
        let AnotherOf { lang, technique, seed } = read_query(request.query())?;
        json(&crate::another_board(lang.unwrap_or(request.language), &technique, seed, &around.limits)?)
    }),
    post("claim", Pace::Quick, |request, around| {
        json(&crate::claim(&read_json(request.body)?, &around.limits)?)
    }),
    post("drill", Pace::Slow, |request, around| {
        json(&crate::drill(&read_json(request.body)?, &around.limits)?)
    }),
    post("review", Pace::Slow, |request, around| {
        json(&crate::review(&read_json(request.body)?, &around.limits)?)
    }),
    post("generate", Pace::Lines, |request, around| {
        let job = PuzzleJob::new(&read_json(request.body)?, around.any_seed)?;
        let tell = around.tell;
        job.run(&around.limits, around.clock, &mut |event| {
            if let Ok(mut line) = serde_json::to_vec(&event) {
                line.push(b'\n');
                tell(&line);
            }
        });
        Ok(Reply { status: 200, kind: LINES, body: Vec::new() })
    }),
    post("estimate", Pace::Quick, |request, _| json(&crate::estimate(&read_json(request.body)?, 1)?)),
    get("library", Pace::Quick, |request, _| {
        let query: OfProfile = read_query(request.query())?;
        json(&crate::library(query.lang.unwrap_or(request.language), query.profile.as_deref())?)
    }),
    post("library/find", Pace::Quick, |request, _| {
        json(&crate::find_in_collection(read_json(request.body)?)?)
    }),
];

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
/// let request = Request { method: Method::Get, address, body: b"", language: LanguageJson::En };
/// let around =
///     Around { limits: Limits::default(), clock: &|| Duration::ZERO, any_seed: 1, tell: &mut |_| {} };
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
        Some(route) => (route.answer)(request, around),
    };
    answer.unwrap_or_else(|refused| Reply {
        status: refused.status,
        kind: JSON,
        body: serde_json::to_vec(&refused.reply).unwrap_or_default(),
    })
}

type Answer = fn(&Request<'_>, Around<'_>) -> Result<Reply, Refused>;

const fn get(name: &'static str, pace: Pace, answer: Answer) -> Route {
    Route { name, method: Method::Get, pace, answer }
}

const fn post(name: &'static str, pace: Pace, answer: Answer) -> Route {
    Route { name, method: Method::Post, pace, answer }
}

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

/// A query with only a language.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InLanguage {
    /// The language of the reply.
    pub lang: Option<LanguageJson>,
}

/// A query about a profile.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfProfile {
    /// The language of the reply.
    pub lang: Option<LanguageJson>,
    /// `full` (the default) or `classic`.
    pub profile: Option<String>,
}

/// The query for a technique or a lesson.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ById {
    /// The language of the reply.
    pub lang: Option<LanguageJson>,
    /// The id: `x-wing`.
    pub id: String,
}

/// The query for a search by words.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByWords {
    /// The language of the lessons.
    pub lang: Option<LanguageJson>,
    /// The words, each the beginning of one on the page.
    pub words: String,
}

/// The query for a board of a technique.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnotherOf {
    /// The language of the reply.
    pub lang: Option<LanguageJson>,
    /// The technique's id.
    pub technique: String,
    /// The seed that selects the board.
    pub seed: u64,
}
