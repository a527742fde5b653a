//! All integration tests of jade in one program, as linking takes most of the time.

mod architecture;
mod command_line;
mod common;
mod convert;
mod dataset;
mod difficulty;
mod generate;
mod grid;
mod layouts;
mod learning;
mod library;
mod licenses;
mod play;
mod print;
mod searching;
mod teaching;
mod users;
