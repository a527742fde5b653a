//! The program JADE: the command line and `jade serve`.

// What only the commands of a feature use is unused without it. `./test` checks with all features.
#![cfg_attr(not(feature = "full"), allow(dead_code, unused_imports))]

mod answers;
mod args;
mod ask;
mod commands;
mod config;
#[cfg(feature = "datasets")]
mod dataset;
#[cfg(feature = "datasets")]
mod difficulty;
mod documents;
mod drawing;
mod exit;
mod fault;
mod folders;
mod game_records;
mod input;
mod interrupt;
mod locale;
mod making;
mod many;
mod output;
mod parallel;
mod picture;
mod play;
mod profiles;
mod progress;
mod puzzle_question;
mod report;
mod searching;
mod server_settings;
mod shown;
mod terminal;
mod usage;
mod wanted;

use std::process::ExitCode;

fn main() -> ExitCode {
    commands::run(std::env::args_os().collect())
}
