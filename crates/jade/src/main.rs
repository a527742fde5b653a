//! The program JADE: the command line and `jade serve`.

mod args;
mod ask;
mod commands;
mod config;
mod documents;
mod drawing;
mod fault;
mod folders;
mod input;
mod interrupt;
mod locale;
mod making;
mod many;
mod meant;
mod parallel;
mod play;
mod profiles;
mod progress;
mod report;
mod searching;
mod terminal;
mod usage;

use std::process::ExitCode;

fn main() -> ExitCode {
    commands::run(std::env::args_os().collect())
}
