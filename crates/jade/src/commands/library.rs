//! `jade library`: puzzles that are ready.

mod build;

pub use build::Building;

use crate::commands::{FAILED, print};
use crate::interrupt;
use crate::terminal::complain;
use jade_text::{Args, Language, Texts};
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

/// What is to be done with puzzles that are ready.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Librarian {
    /// Fill the shelves of a collection in a file.
    Build { file: PathBuf, building: Building },
}

/// Does it.
///
/// # Errors
/// If the output cannot be written.
pub fn library(librarian: &Librarian, language: Language) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    match librarian {
        Librarian::Build { file, building } => {
            let mut collection = match build::read(file, building.seed, texts) {
                Ok(collection) => collection,
                Err(message) => {
                    complain(&format!("jade: {message}"));
                    return Ok(ExitCode::from(FAILED));
                }
            };
            interrupt::listen();
            let save = |collection: &jade_generate::Collection| build::write(file, &collection.write());
            if let Err(error) = build::build(&mut collection, building, texts, save) {
                let args = Args::none().text("file", file.display().to_string());
                let reason = crate::fault::reason(&error, texts);
                complain(&format!(
                    "jade: {}",
                    texts.plain("library-cannot-write", &args.text("reason", reason))
                ));
                return Ok(ExitCode::from(FAILED));
            }
            let code = print(&build::told(&collection, &building.quota, texts))?;
            Ok(if interrupt::requested() { ExitCode::from(interrupt::EXIT_CODE) } else { code })
        }
    }
}
