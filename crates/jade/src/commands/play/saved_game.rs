//! Saves the last game in the user's folder.

use crate::config::folders::data;
use crate::console::output::replace;
use jade_text::{Args, Texts};
use std::io;
use std::path::PathBuf;

fn file() -> Option<PathBuf> {
    Some(data()?.join("game.json"))
}

/// Returns the saved game; `None` if there is none.
///
/// # Errors
/// A message if it cannot be read.
pub fn load(texts: &Texts) -> Result<Option<String>, String> {
    let Some(file) = file() else { return Ok(None) };
    match std::fs::read_to_string(&file) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => {
            let args = Args::none().text("file", jade_text::shown_path(&file));
            Err(texts.plain("cli-cannot-read", &args.text("reason", texts.io_reason(&error))))
        }
    }
}

/// Saves a game over the previous one, so that there is always a complete one.
///
/// # Errors
/// A message.
pub fn save(text: &str, texts: &Texts) -> Result<(), String> {
    // If the environment determines no folder, nothing is saved.
    let Some(file) = file() else { return Ok(()) };
    let write = || {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        replace(&file, text)
    };
    write().map_err(|error: io::Error| {
        texts.plain("play-cannot-keep", &Args::none().text("reason", texts.io_reason(&error)))
    })
}
