//! All integration tests of jade in one program, as linking takes most of the time.

mod architecture;
mod command_line;
mod common;
mod convert;
#[cfg(feature = "datasets")]
mod dataset;
#[cfg(feature = "datasets")]
mod difficulty;
#[cfg(all(feature = "accounts", feature = "datasets"))]
mod documents;
#[cfg(feature = "accounts")]
mod faults;
mod generate;
mod grid;
mod judging;
mod large;
mod layouts;
mod learning;
mod library;
mod licenses;
#[cfg(all(feature = "accounts", target_os = "linux"))]
mod memory;
#[cfg(not(feature = "full"))]
mod not_built_in;
mod pipes;
mod play;
#[cfg(feature = "accounts")]
#[path = "../../../jade-people/tests/it/postgres.rs"]
mod postgres;
mod print;
mod read;
mod restricted;
mod sbom;
mod searching;
#[cfg(feature = "accounts")]
mod serve;
mod teaching;
#[cfg(feature = "accounts")]
mod users;
