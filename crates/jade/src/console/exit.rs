//! How the program ends: its exit codes, and what it writes last.

use crate::console::terminal::complain;
use jade_text::{Args, Texts};
use std::io::{self, Write};
use std::process::ExitCode;

/// The exit code if some input was invalid, or something failed.
pub const FAILED: u8 = 1;
/// The exit code for incorrect usage.
pub const WRONG_USE: u8 = 2;

/// Incorrect usage, described in words.
#[derive(Debug)]
pub struct WrongUse(pub String);

/// Reports incorrect usage. The result is that of a command; it is never an error.
pub fn wrong_use(WrongUse(message): &WrongUse) -> io::Result<ExitCode> {
    complain(&format!("jade: {message}"));
    Ok(ExitCode::from(WRONG_USE))
}

/// Returns the message about a command or a setting for which the program was built without a feature.
pub fn not_built_in(asked: &str, feature: &str, texts: &Texts) -> WrongUse {
    let args = Args::none().text("asked", asked.to_owned()).text("feature", feature.to_owned());
    WrongUse(texts.plain("cli-not-built-in", &args))
}

/// Writes a text and ends with success.
///
/// # Errors
/// If the output cannot be written.
pub fn print(text: &str) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
