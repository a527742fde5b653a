//! JADE over HTTP: the page and the API, for one person at their own computer.
//!
//! | file | what it does |
//! |---|---|
//! | `options.rs` | what can be set |
//! | `listen.rs` | takes connections, with time limits, until told to stop |
//! | `router.rs` | which path leads where, and what every request passes through |
//! | `state.rs` | what requests have in common |
//! | `guard.rs` | refuses foreign hosts and origins |
//! | `api.rs`, `puzzles.rs`, `document.rs` | the API and its OpenAPI document |
//! | `body.rs`, `reply.rs` | reads requests and writes replies |
//! | `work.rs` | runs the tutor beside the requests, a few at a time, with a deadline; slow work in the background |
//! | `telling.rs` | answers that come in lines, as things happen |
//! | `collections.rs` | the user's collections |
//! | `page/` | the files of the page, embedded and compressed by `build/` |
//! | `refusal.rs` | every answer that is not the one asked for |
//!
//! The API speaks the JSON of [`jade_contract`]. Whatever is refused under `/api` is refused with an
//! [`ErrorReply`](jade_contract::ErrorReply) in the language of the request.
//!
//! ```no_run
//! use jade_server::Options;
//! let options = Options { listen: ([127, 0, 0, 1], 0).into(), ..Options::default() };
//! jade_server::run(&options, |address| println!("http://{address}/")).unwrap();
//! ```

mod api;
mod body;
mod collections;
mod document;
mod guard;
mod language;
mod listen;
mod options;
mod page;
mod puzzles;
mod refusal;
mod reply;
mod router;
mod state;
mod telling;
mod work;

pub use listen::{ServeError, run, serve, serve_until};
pub use options::Options;
pub use puzzles::any_seed;
pub use router::{document, router};
