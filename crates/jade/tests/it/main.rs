//! All integration tests of jade in one program, as linking takes most of the time.

mod architecture;
mod command_line;
mod common;
mod convert;
mod dataset;
mod difficulty;
mod faults;
mod generate;
mod grid;
mod large;
mod layouts;
mod learning;
mod library;
mod licenses;
mod play;
#[path = "../../../jade-people/tests/it/postgres.rs"]
mod postgres;
mod print;
mod searching;
mod serve;
mod teaching;
mod users;
