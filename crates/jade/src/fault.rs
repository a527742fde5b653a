//! [`Fault`]: an error in place of an answer.

use crate::terminal::json;
use crate::terminal::{Form, complain};
use jade_contract::{AskError, VERSION};
use jade_exchange::ReadError;
use jade_text::{Args, Language, Texts};
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

/// An error in the input or the question. It replaces the answer in JSON output, and otherwise goes to standard
/// error.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Fault {
    version: u32,
    code: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    message: String,
    /// Whether the message already names the file.
    #[serde(skip)]
    names_file: bool,
}

impl Fault {
    /// Returns the error for a puzzle that cannot be read.
    pub fn in_text(error: &ReadError, file: Option<&str>, language: Language) -> Box<Fault> {
        let (line, column) = (Some(error.line), Some(error.column));
        let (code, message) = (error.kind.code().to_owned(), Texts::of(language).read_error(error));
        let file = file.map(str::to_owned);
        Box::new(Fault {
            version: VERSION,
            code,
            file,
            line,
            column,
            field: None,
            message,
            names_file: false,
        })
    }

    /// Returns the error for a failed answer about the puzzle on this line.
    pub fn in_answer(error: AskError, line: Option<usize>, file: Option<&str>, texts: &Texts) -> Box<Fault> {
        let message = match line {
            Some(line) => {
                let args = Args::none().text("line", line.to_string()).text("message", error.message);
                texts.plain("cli-in-line", &args)
            }
            None => error.message,
        };
        let file = file.map(str::to_owned);
        let (code, field) = (error.code.to_owned(), error.field);
        Box::new(Fault {
            version: VERSION,
            code,
            file,
            line,
            column: None,
            field,
            message,
            names_file: false,
        })
    }

    /// Returns the error for a file that cannot be read.
    pub fn unreadable(file: &Path, error: &io::Error, texts: &Texts) -> Box<Fault> {
        let args = Args::none().text("file", file_name(file, texts)).text("reason", reason(error, texts));
        Box::new(Fault {
            version: VERSION,
            code: "unreadable-file".to_owned(),
            file: Some(file.display().to_string()),
            line: None,
            column: None,
            field: None,
            message: texts.plain("cli-cannot-read", &args),
            names_file: true,
        })
    }

    /// Writes the error: among the answers as JSON, otherwise to standard error.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn write(&self, form: Form, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        if form == Form::Json {
            return out.write_all(json(self).as_bytes());
        }
        // If both streams go to a terminal, previous answers must appear before the error.
        out.flush()?;
        let message = match &self.file {
            Some(file) if !self.names_file => {
                let args = Args::none().text("file", file.clone()).text("message", self.message.clone());
                texts.plain("cli-in-file", &args)
            }
            _ => self.message.clone(),
        };
        complain(&format!("jade: {message}"));
        Ok(())
    }
}

/// Returns the name of a file for messages.
pub fn file_name(file: &Path, texts: &Texts) -> String {
    if file.as_os_str() == "-" { texts.plain("cli-standard-input", &Args::none()) } else { shown_path(file) }
}

/// The greatest lengths of paths and words that are shown in full, in characters.
const LONGEST_PATH: usize = 200;
const LONGEST_WORD: usize = 60;

/// Prepares a word from a file for a message: escapes control characters, and truncates a long one at the end.
pub fn shown_word(word: &str) -> String {
    let mut shown: String = word.chars().take(LONGEST_WORD).map(escaped).collect();
    if word.chars().nth(LONGEST_WORD).is_some() {
        shown.push('…');
    }
    shown
}

/// Escapes a character if a terminal would interpret it.
fn escaped(letter: char) -> String {
    if letter.is_control() { letter.escape_default().collect() } else { letter.to_string() }
}

/// Prepares a path for a message: escapes control characters, and truncates a long one at the start.
pub fn shown_path(path: &Path) -> String {
    let text = path.display().to_string();
    let surplus = text.chars().count().saturating_sub(LONGEST_PATH);
    let shown: String = text.chars().skip(surplus).map(escaped).collect();
    if surplus > 0 { format!("…{shown}") } else { shown }
}

/// Describes why reading or writing failed; uses the system's words if JADE has none.
pub fn reason(error: &io::Error, texts: &Texts) -> String {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "cli-reason-not-found",
        io::ErrorKind::PermissionDenied => "cli-reason-denied",
        io::ErrorKind::IsADirectory => "cli-reason-directory",
        io::ErrorKind::NotADirectory => "cli-reason-no-directory",
        io::ErrorKind::ReadOnlyFilesystem => "cli-reason-read-only",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "cli-reason-full",
        io::ErrorKind::FileTooLarge => "cli-reason-too-large",
        io::ErrorKind::InvalidData => "cli-reason-no-text",
        io::ErrorKind::InvalidFilename => "cli-reason-bad-name",
        _ => return error.to_string(),
    };
    texts.plain(id, &Args::none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_cannot_move_the_cursor_or_fill_the_screen() {
        let shown = shown_path(Path::new("a\u{1b}[2Jb"));
        assert!(!shown.contains(char::is_control) && shown.contains("[2J"), "{shown:?}");
        assert_eq!(shown_path(Path::new(&"x".repeat(5000))).chars().count(), 201);
        assert_eq!(shown_word(&"k".repeat(1_000_000)).chars().count(), 61);
    }
}
