//! [`Fault`]: what stands in the place of an answer.

use crate::ask::json;
use crate::terminal::{Form, complain};
use jade_contract::AskError;
use jade_contract::contract::VERSION;
use jade_exchange::ReadError;
use jade_text::{Args, Language, Texts};
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

/// An error of the input or of the question: as JSON in the place of an answer, else beside the answers.
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
    /// Whether the message names the file already.
    #[serde(skip)]
    names_file: bool,
}

impl Fault {
    /// In the place of a puzzle that cannot be read.
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

    /// In the place of an answer about the puzzle of this line.
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

    /// In the place of all that is in a file.
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

    /// Tells it: among the answers as JSON, else beside them.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn tell(&self, form: Form, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        if form == Form::Json {
            return out.write_all(json(self).as_bytes());
        }
        // What was answered before stands before the complaint where both go to a terminal.
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

/// A file as messages call it.
pub fn file_name(file: &Path, texts: &Texts) -> String {
    if file.as_os_str() == "-" { texts.plain("cli-standard-input", &Args::none()) } else { shown_path(file) }
}

/// The longest path and the longest word that are shown whole, in characters.
const LONGEST_PATH: usize = 200;
const LONGEST_WORD: usize = 60;

/// A word of a file for a message: control characters are escaped, and of a long one the beginning is shown.
pub fn shown_word(word: &str) -> String {
    let mut shown: String = word.chars().take(LONGEST_WORD).map(escaped).collect();
    if word.chars().nth(LONGEST_WORD).is_some() {
        shown.push('…');
    }
    shown
}

/// A character that a terminal does not obey.
fn escaped(letter: char) -> String {
    if letter.is_control() { letter.escape_default().collect() } else { letter.to_string() }
}

/// A path for a message: control characters are escaped, for a terminal obeys them, and of a long one the end is shown.
pub fn shown_path(path: &Path) -> String {
    let text = path.display().to_string();
    let surplus = text.chars().count().saturating_sub(LONGEST_PATH);
    let shown: String = text.chars().skip(surplus).map(escaped).collect();
    if surplus > 0 { format!("…{shown}") } else { shown }
}

/// Why something could not be read or written, in words; what the system says where JADE has none.
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
