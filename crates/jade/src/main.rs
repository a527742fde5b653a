//! JADE's program: the command line, and `jade serve`.

mod args;
mod ask;
mod commands;
mod drawing;
mod input;
mod locale;
mod terminal;
mod usage;

use std::process::ExitCode;

fn main() -> ExitCode {
    commands::run(std::env::args_os().collect())
}
