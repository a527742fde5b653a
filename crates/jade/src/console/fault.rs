//! [`Fault`]: an error in place of an answer.

use crate::console::terminal::{Form, complain, json};
use jade_batch::interrupt;
use jade_contract::{AskError, VERSION};
use jade_exchange::ReadError;
use jade_text::shown_path;
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
    /// What is wrong, without the place.
    #[serde(skip)]
    reason: String,
    /// Whether the message already names the file.
    #[serde(skip)]
    names_file: bool,
}

impl Fault {
    /// Returns the error for a puzzle that cannot be read.
    pub fn in_text(error: &ReadError, file: Option<&str>, language: Language) -> Box<Fault> {
        let (line, column) = (Some(error.line), Some(error.column));
        let texts = Texts::of(language);
        let (code, message) = (error.kind.code().to_owned(), texts.read_error(error));
        let file = file.map(str::to_owned);
        Box::new(Fault {
            version: VERSION,
            code,
            file,
            line,
            column,
            field: None,
            message,
            reason: texts.read_reason(error),
            names_file: false,
        })
    }

    /// Returns the error for a failed answer about the puzzle on this line.
    pub fn in_answer(error: AskError, line: Option<usize>, file: Option<&str>, texts: &Texts) -> Box<Fault> {
        let reason = error.message.clone();
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
            reason,
            names_file: false,
        })
    }

    /// Returns the error for a file that cannot be read.
    pub fn unreadable(file: &Path, error: &io::Error, texts: &Texts) -> Box<Fault> {
        let args = Args::none().text("file", file_name(file, texts)).text("reason", texts.io_reason(error));
        Box::new(Fault {
            version: VERSION,
            code: "unreadable-file".to_owned(),
            file: Some(file.display().to_string()),
            line: None,
            column: None,
            field: None,
            message: texts.plain("cli-cannot-read", &args),
            reason: String::new(),
            names_file: true,
        })
    }

    /// Returns the error for a picture without a board that can be read.
    pub fn in_picture(file: &Path, code: &str, message: String) -> Box<Fault> {
        Box::new(Fault {
            version: VERSION,
            code: code.to_owned(),
            file: Some(shown_path(file)),
            line: None,
            column: None,
            field: None,
            reason: message.clone(),
            message,
            names_file: false,
        })
    }

    /// Whether it takes the place of a puzzle; otherwise, of a file.
    pub fn is_of_a_puzzle(&self) -> bool {
        self.line.is_some()
    }

    /// Writes the error: among the answers as JSON, otherwise to standard error.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn write(&self, form: Form, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
        if self.is_of_an_interrupt() {
            return Ok(());
        }
        if form == Form::Json {
            return out.write_all(json(self).as_bytes());
        }
        // If both streams go to a terminal, previous answers must appear before the error.
        out.flush()?;
        let message = match (&self.file, self.line) {
            (Some(_), _) if self.names_file => self.message.clone(),
            // As compilers write places: editors and other programs know this form.
            (Some(file), Some(line)) => {
                let column = self.column.map(|column| format!(":{column}")).unwrap_or_default();
                format!("{file}:{line}{column}: {}", self.reason)
            }
            (Some(file), None) => {
                let args = Args::none().text("file", file.clone()).text("message", self.message.clone());
                texts.plain("cli-in-file", &args)
            }
            (None, _) => self.message.clone(),
        };
        complain(&format!("jade: {message}"));
        Ok(())
    }

    /// Whether the answer is missing because the user has pressed Ctrl-C, which needs no message.
    fn is_of_an_interrupt(&self) -> bool {
        self.code == "timeout" && interrupt::requested()
    }
}

/// Returns the name of a file for messages.
pub fn file_name(file: &Path, texts: &Texts) -> String {
    if file.as_os_str() == "-" { texts.plain("cli-standard-input", &Args::none()) } else { shown_path(file) }
}

/// Returns the name of a file for messages; `None` if it is standard input, and the only one.
pub fn shown_name(file: &Path, several: bool, texts: &Texts) -> Option<String> {
    (several || file.as_os_str() != "-").then(|| file_name(file, texts))
}
