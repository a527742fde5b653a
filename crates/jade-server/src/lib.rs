//! JADE over HTTP: the page and the API, for one person on their own computer, or with accounts for many.
//!
//! | file | purpose |
//! |---|---|
//! | `options.rs` | the options of the server |
//! | `listen.rs` | accepts connections, with time limits, until it is stopped |
//! | `router.rs` | the routes and the layers around them |
//! | `state.rs` | the state shared by all requests |
//! | `guard.rs` | refuses foreign hosts and origins |
//! | `health.rs` | says whether the server is alive and ready |
//! | `api.rs`, `puzzles.rs`, `document.rs` | the API and its OpenAPI document |
//! | `body.rs`, `reply.rs` | reads requests and writes replies |
//! | `work.rs` | runs the tutor on threads of its own, with deadlines; slow work in the background |
//! | `queue.rs` | shares the threads fairly between those who ask |
//! | `metrics.rs`, `log.rs` | what is counted and what is written down about requests, without personal data |
//! | `prometheus.rs` | the text of the metrics for Prometheus |
//! | `judging.rs` | whose games are being judged |
//! | `ndjson.rs` | answers in lines, written as events happen |
//! | `collections.rs` | the user's collections |
//! | `asker.rs`, `origin.rs` | who asks; names of hosts and origins |
//! | `accounts.rs`, `cookies.rs`, `people/` | accounts, if the server has a database of them; with the feature `accounts`, else `no_accounts.rs` and `no_people.rs` |
//! | `page/` | the files of the page, embedded and compressed by `build/` |
//! | `refusal.rs` | all error responses |
//!
//! The API speaks the JSON of [`jade_contract`]. Every error below `/api` is an
//! [`ErrorReply`](jade_contract::ErrorReply) in the language of the request.
//!
//! ```no_run
//! use jade_server::Options;
//! let options = Options { listen: ([127, 0, 0, 1], 0).into(), ..Options::default() };
//! jade_server::run(&options, |address| println!("http://{address}/")).unwrap();
//! ```

#[cfg(feature = "accounts")]
mod accounts;
#[cfg(not(feature = "accounts"))]
#[path = "no_accounts.rs"]
mod accounts;
mod api;
mod asker;
mod body;
mod collections;
#[cfg(feature = "accounts")]
mod cookies;
mod document;
mod guard;
mod health;
#[cfg(feature = "accounts")]
mod judging;
mod language;
mod listen;
mod log;
mod metrics;
mod ndjson;
mod options;
mod origin;
mod page;
#[cfg(feature = "accounts")]
mod people;
#[cfg(not(feature = "accounts"))]
#[path = "no_people.rs"]
mod people;
mod pictures;
mod prometheus;
mod puzzles;
mod queue;
mod refusal;
mod reply;
mod room;
mod router;
mod state;
mod work;

pub use accounts::{AccountOptions, Accounts, PeopleError};
pub use api::any_seed;
#[cfg(feature = "accounts")]
pub use jade_people::SignUp;
pub use listen::{ServeError, run, serve, serve_until};
pub use log::LogForm;
pub use options::Options;
pub use origin::{is_host, is_origin};
#[cfg(feature = "accounts")]
pub use people::accounts_document;
pub use router::{document, router, router_with};
