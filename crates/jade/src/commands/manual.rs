//! `jade manual`: manual pages and shell completions, for archives and packages.

use crate::args;
use crate::console::exit::{FAILED, print};
use crate::console::output::cannot_write;
use crate::console::terminal::complain;
use clap_complete::Shell;
use jade_text::{Language, Texts};
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Writes `man/man1` (English), `man/es/man1` (Spanish) and `completions` below a folder.
///
/// # Errors
/// If the terminal cannot be written to. A folder that cannot be written is reported there.
pub fn write(folder: &Path, language: Language) -> io::Result<ExitCode> {
    match write_all(folder) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => {
            let texts = Texts::of(language);
            complain(&format!("jade: {}", cannot_write(folder, &texts.io_reason(&error), texts)));
            Ok(ExitCode::from(FAILED))
        }
    }
}

/// Writes the completions for a shell to standard output.
///
/// # Errors
/// If it cannot be written to.
pub fn completions(shell: Shell) -> io::Result<ExitCode> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut args::command(Language::English), "jade", &mut text);
    print(&String::from_utf8_lossy(&text))
}

fn write_all(folder: &Path) -> io::Result<()> {
    for language in Language::ALL {
        let pages = match language {
            Language::English => folder.join("man/man1"),
            Language::Spanish => folder.join("man/es/man1"),
        };
        fs::create_dir_all(&pages)?;
        clap_mangen::generate_to(args::manual_command(language), &pages)?;
    }
    let completions = folder.join("completions");
    fs::create_dir_all(&completions)?;
    for (_, shell) in args::SHELLS {
        clap_complete::generate_to(shell, &mut args::command(Language::English), "jade", &completions)?;
    }
    Ok(())
}
