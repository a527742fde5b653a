//! All integration tests of jade-server in one program, since linking takes most of the time.

mod http;
#[cfg(feature = "accounts")]
#[path = "../../../jade-people/tests/it/postgres.rs"]
mod postgres;
mod signals;
