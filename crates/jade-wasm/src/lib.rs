//! JADE as WebAssembly modules: the bytes of a request in, the bytes of a reply out. One module is the tutor and answers
//! as the server does (feature `tutor`), another reads pictures and written digits (`vision`), one QR codes ([`answer_codes`], `codes`), and a small one only solves and counts
//! plain 9×9 boards ([`answer_search`], `search`).
//!
//! A request is a line of text and a body, as in HTTP: `POST hint es`, a line feed, and the JSON of the request; or
//! `GET technique?id=x-wing en` and a line feed. The language is that of the reply if the request names none. A reply
//! is a line with the status and the media type, `200 application/json`, a line feed, and the content. A reply in
//! events has no content: each event is sent as it happens. A request with a picture has its pixels as the body
//! ([`answer_picture`]).
//!
//! | the modules export | what it does |
//! |---|---|
//! | `alloc(bytes) -> address` | reserves memory for a request |
//! | `call(address, bytes) -> address` | answers a request and frees it; where the reply is: its length (`u32`), then its bytes |
//! | `free(address)` | frees a reply |
//!
//! | the modules import from `jade` | what it must do |
//! |---|---|
//! | `now() -> f64` | returns a time in milliseconds that never goes back |
//! | `seed() -> u32` | returns a random number |
//! | `tell(address, bytes)` | takes an event: a line of JSON with its line feed |
//! | `load(file) -> place` | loads the collection’s puzzles (0) or their ratings (1) into memory from `alloc`; returns its address × 2³² + its length |
//! | `fail(address, bytes)` | takes the words of a panic, which ends the module |
//!
//! The modules that read pictures and search import only `fail`.
//!
//! To cancel a request, end the worker that runs the module. There are no threads: for more than one request at a time,
//! run more than one module.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types, clippy::disallowed_macros))]

#[cfg(feature = "codes")]
mod codes;
#[cfg(all(target_family = "wasm", feature = "tutor"))]
mod host;
#[cfg(target_family = "wasm")]
mod memory;
#[cfg(feature = "vision")]
mod picture;
#[cfg(any(feature = "codes", feature = "vision"))]
mod pixels;
#[cfg(feature = "search")]
mod search;
#[cfg(feature = "tutor")]
mod tutor;

#[cfg(feature = "codes")]
pub use codes::answer_codes;
#[cfg(feature = "vision")]
pub use picture::answer_picture;
#[cfg(feature = "search")]
pub use search::answer_search;
#[cfg(feature = "tutor")]
pub use tutor::{Host, TIME_LIMIT, answer};
