//! Asks a question of every puzzle of the input, and writes the answers in order.

use crate::args::Question;
use crate::commands::answer;
use crate::drawing::Pencil;
use crate::input::Puzzles;
use crate::interrupt;
use crate::searching::Searching;
use crate::terminal::{Form, complain};
use jade_grid::SheetData;
use jade_grid::format::{FormatError, Reading};
use jade_text::{Args, Language, Texts};
use jade_tutor::AskError;
use jade_tutor::contract::{InputError, LanguageJson, VERSION};
use serde::Serialize;
use std::fs::File;
use std::io::{self, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

/// A puzzle and how to answer about it.
pub struct Asked<'r> {
    pub reading: &'r Reading,
    pub sheet: SheetData,
    pub lang: LanguageJson,
    pub texts: &'static Texts,
    pub form: Form,
}

impl Asked<'_> {
    /// The same as JSON, where that is the form.
    pub fn json(&self, reply: &impl Serialize) -> Option<String> {
        if self.form != Form::Json {
            return None;
        }
        // Nothing in a reply can fail to be JSON: its maps have text for keys.
        serde_json::to_string(reply).ok().map(|line| line + "\n")
    }

    /// What to draw with, where the form is a drawing.
    pub fn pencil(&self) -> Option<Pencil> {
        match self.form {
            Form::Drawn { colour } => Some(Pencil { texts: self.texts, colour }),
            _ => None,
        }
    }
}

/// What stands in the place of an answer in JSON: an error of the input or of the question.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Fault<'a> {
    version: u32,
    code: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'a str>,
    message: String,
}

/// How it went.
pub struct Asking<'q, W> {
    pub question: &'q Question,
    pub form: Form,
    pub language: Language,
    pub out: W,
    /// Puzzles answered.
    answered: usize,
    /// Whether some input was bad.
    bad: bool,
}

impl<'q, W: Write> Asking<'q, W> {
    pub fn new(question: &'q Question, form: Form, language: Language, out: W) -> Asking<'q, W> {
        Asking { question, form, language, out, answered: 0, bad: false }
    }

    fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// Answers about every puzzle of every file. Returns whether all input was good.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn about_files(mut self, files: &[PathBuf]) -> io::Result<bool> {
        for file in files {
            // With one file, or none, its name says nothing new.
            let name = (files.len() > 1).then(|| self.name(file));
            if file.as_os_str() == "-" {
                let stdin = io::stdin();
                if stdin.is_terminal() {
                    complain(&self.texts().plain("cli-type-a-puzzle", &Args::none()));
                }
                self.about(stdin.lock(), file, name.as_deref())?;
                continue;
            }
            match open(file) {
                Ok(opened) => self.about(opened, file, name.as_deref())?,
                Err(error) => self.unreadable(file, &error)?,
            }
        }
        self.out.flush()?;
        Ok(!self.bad)
    }

    fn about(&mut self, input: impl Read, file: &Path, name: Option<&str>) -> io::Result<()> {
        let mut puzzles = Puzzles::new(input);
        loop {
            if puzzles.may_wait() {
                self.out.flush()?;
            }
            match puzzles.next() {
                _ if interrupt::requested() => return Ok(()),
                None => return Ok(()),
                Some(Ok(Ok(reading))) => self.answer(&reading, name)?,
                Some(Ok(Err(error))) => self.unreadable_line(&error, name)?,
                Some(Err(error)) => self.unreadable(file, &error)?,
            }
        }
    }

    fn answer(&mut self, reading: &Reading, file: Option<&str>) -> io::Result<()> {
        let geometry = reading.puzzle.geometry();
        if !geometry.has_sets()
            && let Some(searching) = self.searching()
        {
            self.answered += 1;
            return searching.puzzle(&reading.puzzle, &mut self.out);
        }
        let sheet = SheetData {
            box_rows: geometry.box_rows(),
            box_columns: geometry.box_columns(),
            givens: reading.puzzle.to_string(),
            entries: ".".repeat(geometry.cell_count()),
            corners: None,
            candidates: None,
            removed: None,
            excluded: None,
        };
        let (lang, texts, form) = (self.language.into(), self.texts(), self.form);
        let asked = Asked { reading, sheet, lang, texts, form };
        let answer = match answer(self.question, &asked) {
            Ok(answer) => answer,
            Err(error) => return self.unanswerable(&error, reading.line, file),
        };
        self.answered += 1;
        if self.answered > 1
            && let Some(pencil) = asked.pencil()
        {
            let number = Args::none().text("number", self.answered.to_string());
            let heading = pencil.heading(&texts.plain("cli-puzzle-number", &number));
            write!(self.out, "\n{heading}")?;
        } else if self.answered > 1 && form == Form::Plain && matches!(self.question, Question::Path { .. }) {
            writeln!(self.out)?;
        }
        self.out.write_all(answer.as_bytes())
    }

    /// What answers about boards that are too large for the tutor, if that is what is asked.
    fn searching(&self) -> Option<Searching> {
        let (engine, limit, list, run) = match self.question {
            Question::Solve { engine, limit, run } => (engine, *limit, true, run),
            Question::Count { engine, limit, run } => (engine, *limit, false, run),
            _ => return None,
        };
        Searching::new(engine.as_deref(), limit, list, run, self.form, self.language).ok()
    }

    /// A file as messages call it.
    fn name(&self, file: &Path) -> String {
        if file.as_os_str() == "-" {
            self.texts().plain("cli-standard-input", &Args::none())
        } else {
            file.display().to_string()
        }
    }

    fn unreadable_line(&mut self, error: &FormatError, file: Option<&str>) -> io::Result<()> {
        let InputError { line, column, code, message } = jade_tutor::input_error_in(error, self.language);
        let (line, column) = (Some(line), Some(column));
        let file = file.map(str::to_owned);
        self.fault(Fault { version: VERSION, code: &code, file, line, column, field: None, message })
    }

    fn unanswerable(&mut self, error: &AskError, line: usize, file: Option<&str>) -> io::Result<()> {
        let args = Args::none().text("line", line.to_string()).text("message", error.message.clone());
        let message = self.texts().plain("cli-in-line", &args);
        let (line, file) = (Some(line), file.map(str::to_owned));
        let field = error.field.as_deref();
        self.fault(Fault { version: VERSION, code: error.code, file, line, column: None, field, message })
    }

    fn unreadable(&mut self, file: &Path, error: &io::Error) -> io::Result<()> {
        let texts = self.texts();
        let reason = reason(error, texts);
        let args = Args::none().text("file", self.name(file)).text("reason", reason);
        let message = texts.plain("cli-cannot-read", &args);
        let file = (self.form == Form::Json).then(|| file.display().to_string());
        let (line, column, field) = (None, None, None);
        self.fault(Fault { version: VERSION, code: "unreadable-file", file, line, column, field, message })
    }

    /// Tells a fault in the place of an answer: among the answers as JSON, else beside them.
    fn fault(&mut self, fault: Fault<'_>) -> io::Result<()> {
        self.bad = true;
        if self.form == Form::Json {
            serde_json::to_writer(&mut self.out, &fault)?;
            return self.out.write_all(b"\n");
        }
        // What was answered before stands before the complaint where both go to a terminal.
        self.out.flush()?;
        let message = match &fault.file {
            Some(file) => {
                let args = Args::none().text("file", file.clone()).text("message", fault.message);
                self.texts().plain("cli-in-file", &args)
            }
            None => fault.message,
        };
        complain(&format!("jade: {message}"));
        Ok(())
    }
}

/// Opens a file that is none of those that cannot be read.
pub fn open(file: &Path) -> io::Result<File> {
    let opened = File::open(file)?;
    if opened.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(opened)
}

/// Why something could not be read or written, in words; what the system says where JADE has none.
pub fn reason(error: &io::Error, texts: &Texts) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => texts.plain("cli-reason-not-found", &Args::none()),
        io::ErrorKind::PermissionDenied => texts.plain("cli-reason-denied", &Args::none()),
        io::ErrorKind::IsADirectory => texts.plain("cli-reason-directory", &Args::none()),
        _ => error.to_string(),
    }
}
