//! The program JADE: the command line and `jade serve`.
//!
//! | room | what is there |
//! |---|---|
//! | `args` | the arguments of each command |
//! | `console` | files, the terminal, errors, exit codes |
//! | `config` | the user's settings: techniques, folders, language, the server's |
//! | `ask` | questions about every puzzle of the input, several at once |
//! | `commands` | the commands, a file or a folder for each |
//!
//! A room knows only those above it.

// What only the commands of a feature use is unused without it. `./test` checks with all features.
#![cfg_attr(not(feature = "full"), allow(dead_code, unused_imports))]

mod args;
mod ask;
mod commands;
mod config;
mod console;

use std::process::ExitCode;

fn main() -> ExitCode {
    commands::run(std::env::args_os().collect())
}
