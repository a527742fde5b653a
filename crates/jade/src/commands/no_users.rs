//! `jade users`, and what `jade serve` asks of accounts, in a program without them.

use crate::args::Office;
use crate::config::server::ServerSettings;
use crate::console::exit::{not_built_in, wrong_use};
use jade_server::{AccountOptions, PeopleError};
use jade_text::{Language, Texts};
use std::io;
use std::process::ExitCode;

pub fn users(_: &Office, language: Language) -> io::Result<ExitCode> {
    wrong_use(&not_built_in("jade users", "accounts", Texts::of(language)))
}

pub fn message_of(error: &PeopleError, _: &str, _: &Texts) -> String {
    match *error {}
}

/// `jade serve` has refused settings with a database.
pub fn options(_: &ServerSettings) -> Option<AccountOptions> {
    None
}
