//! Whole documents from files, with all that is written in them, and files that are written.

use crate::ask::open_or_standard_input;
use crate::fault::{Fault, file_name, reason};
use crate::meant;
use crate::terminal::{Form, complain};
use jade_exchange::{Document, Format, LeftOut};
use jade_text::{Args, Language, Texts};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Reads documents and says, beside the output, what is bad and what cannot be taken over.
pub struct Documents {
    /// As what every text is read; recognised if it is not said.
    pub from: Option<&'static dyn Format>,
    pub language: Language,
    /// Whether all was good so far.
    pub good: bool,
}

impl Documents {
    fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// Every document of every file that `fits`; what does not is told in the words that come back.
    pub fn read(
        &mut self,
        files: &[PathBuf],
        fits: impl Fn(&Document) -> Result<(), String>,
    ) -> Vec<Document> {
        let mut documents = Vec::new();
        for file in files {
            let name = (files.len() > 1).then(|| file_name(file, self.texts()));
            let read = match self.file(file, name.as_deref()) {
                Ok(read) => read,
                Err(error) => {
                    self.fault(&Fault::unreadable(file, &error, self.texts()));
                    continue;
                }
            };
            self.tell_left_out(&read, name.as_deref());
            for document in read {
                match fits(&document) {
                    Ok(()) => documents.push(document),
                    Err(message) => {
                        self.good = false;
                        self.tell_in_line(&message, document.line, name.as_deref());
                    }
                }
            }
        }
        documents
    }

    fn file(&mut self, file: &Path, name: Option<&str>) -> io::Result<Vec<Document>> {
        let mut bytes = Vec::new();
        open_or_standard_input(file)?.read_to_end(&mut bytes)?;
        let text = String::from_utf8_lossy(&bytes);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        let readings = match self.from {
            Some(format) => jade_exchange::read_as(format, text).collect(),
            None => meant::read(text, file),
        };
        let mut documents = Vec::new();
        for reading in readings {
            match reading {
                Ok(document) => documents.push(document),
                Err(error) => self.fault(&Fault::in_text(&error, name, self.language)),
            }
        }
        Ok(documents)
    }

    fn fault(&mut self, fault: &Fault) {
        self.good = false;
        // Told on standard error: nothing else is written yet.
        let _ = fault.tell(Form::Plain, self.texts(), &mut io::sink());
    }

    /// Says what the texts said that no document holds, once for each kind and file.
    fn tell_left_out(&self, documents: &[Document], file: Option<&str>) {
        let tell = |message: String, count: usize| {
            let args = || Args::none().text("message", &message).number("count", count);
            let message = match documents.len() {
                1 => message.clone(),
                _ => self.texts().plain("cli-convert-note", &args()),
            };
            self.tell(&message, file);
        };
        for left_out in LeftOut::ALL {
            let count = documents.iter().filter(|document| document.left_out.contains(&left_out)).count();
            if count > 0 {
                tell(self.texts().left_out(left_out), count);
            }
        }
        let unknown = documents.iter().filter(|document| !document.givens_known).count();
        if unknown > 0 {
            tell(self.texts().plain("givens-unknown", &Args::none()), unknown);
        }
    }

    /// Says something about what begins in a line.
    pub fn tell_in_line(&self, message: &str, line: usize, file: Option<&str>) {
        let args = Args::none().text("line", line.to_string()).text("message", message);
        self.tell(&self.texts().plain("cli-in-line", &args), file);
    }

    fn tell(&self, message: &str, file: Option<&str>) {
        let message = match file {
            Some(file) => {
                let args = Args::none().text("file", file).text("message", message);
                self.texts().plain("cli-in-file", &args)
            }
            None => message.to_owned(),
        };
        complain(&format!("jade: {message}"));
    }
}

/// Writes a file; what is there already only by force.
///
/// # Errors
/// In words, if it is there already or cannot be written.
pub fn write(file: &Path, bytes: &[u8], force: bool, texts: &Texts) -> Result<(), String> {
    let written = match force {
        true => std::fs::write(file, bytes),
        false => File::create_new(file).and_then(|mut file| file.write_all(bytes)),
    };
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => exists(file, texts),
        _ => cannot_write(file, &reason(&error, texts), texts),
    })
}

/// That a file is there already.
pub fn exists(file: &Path, texts: &Texts) -> String {
    cannot_write(file, &texts.plain("cli-reason-exists", &Args::none()), texts)
}

fn cannot_write(file: &Path, reason: &str, texts: &Texts) -> String {
    let args = Args::none().text("file", file.display().to_string()).text("reason", reason);
    texts.plain("cli-cannot-write-file", &args)
}
