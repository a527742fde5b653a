//! Reads whole documents from files with all their content, and writes files.

use crate::fault::{Fault, file_name, reason, shown_path};
use crate::terminal::{Form, complain};
use jade_exchange::{Document, Format, LeftOut};
use jade_text::{Args, Language, Texts};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Reads documents, and reports errors and losses on standard error.
pub struct Documents {
    /// The format of all input; detected if `None`.
    pub from: Option<&'static dyn Format>,
    pub language: Language,
    /// Whether all input was valid so far.
    pub good: bool,
}

impl Documents {
    fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    /// Returns every document of every file for which `fits` returns no objection. Objections are reported.
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
            None => jade_exchange::read_named(text, file),
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
        // Reported on standard error, as there is no other output yet.
        let _ = fault.tell(Form::Plain, self.texts(), &mut io::sink());
    }

    /// Reports the content that a document cannot hold, once for each kind and file.
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

    /// Reports something about the document that begins on a line.
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

/// Writes a file. With `force` an existing file is replaced as a whole or not at all; without, it is an error.
///
/// # Errors
/// A message if the file exists already or cannot be written. In that case no new file is left behind.
pub fn write(file: &Path, bytes: &[u8], force: bool, texts: &Texts) -> Result<(), String> {
    let written = if force { replace(file, bytes) } else { create(file, bytes) };
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => exists(file, texts),
        _ => cannot_write(file, &reason(&error, texts), texts),
    })
}

/// Creates a new file.
fn create(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut created = File::create_new(file)?;
    let written = created.write_all(bytes).and_then(|()| created.sync_all());
    if written.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(file);
    }
    written
}

/// Writes a temporary file next to the existing one and renames it.
fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    // If the path is a link, its target is replaced, not the link.
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let there = fs::metadata(&file);
    if there.as_ref().is_ok_and(|there| !there.is_file()) {
        // Devices and pipes cannot be replaced, so they are written to directly.
        return fs::write(file, bytes);
    }
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let beside = file.with_file_name(name);
    create(&beside, bytes)?;
    let moved = match there {
        Ok(there) => fs::set_permissions(&beside, there.permissions()),
        Err(_) => Ok(()),
    };
    let moved = moved.and_then(|()| fs::rename(&beside, &file));
    if moved.is_err() {
        let _ = fs::remove_file(&beside);
    }
    moved
}

/// The message that a file already exists.
pub fn exists(file: &Path, texts: &Texts) -> String {
    cannot_write(file, &texts.plain("cli-reason-exists", &Args::none()), texts)
}

fn cannot_write(file: &Path, reason: &str, texts: &Texts) -> String {
    let args = Args::none().text("file", shown_path(file)).text("reason", reason);
    texts.plain("cli-cannot-write-file", &args)
}

/// Opens a file for reading; `-` is standard input.
///
/// # Errors
/// If it cannot be opened.
pub fn open_or_standard_input(file: &Path) -> io::Result<Box<dyn Read + Send>> {
    if file.as_os_str() == "-" {
        return Ok(Box::new(io::stdin()));
    }
    Ok(Box::new(open(file)?))
}

/// Opens a file, but not a directory.
fn open(file: &Path) -> io::Result<File> {
    let opened = File::open(file)?;
    if opened.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(opened)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn existing_files_are_replaced_completely_or_left_alone() {
        let texts = Texts::of(Language::English);
        let folder = std::env::temp_dir().join(format!("jade-documents-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("a.txt");
        write(&file, b"one", false, texts).unwrap();
        assert!(write(&file, b"two", false, texts).is_err());
        assert_eq!(fs::read(&file).unwrap(), b"one");
        write(&file, b"two", true, texts).unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"two");
        // If no temporary file can be created, the old one stays.
        assert!(write(&folder.join("missing").join("b.txt"), b"", true, texts).is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left beside it");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn file_names_cannot_move_the_cursor_or_fill_the_screen() {
        let told = shown_path(Path::new("a\u{1b}[2Jb"));
        assert!(!told.contains(char::is_control) && told.contains("[2J"), "{told:?}");
        assert_eq!(shown_path(Path::new(&"x".repeat(5000))).chars().count(), 201);
        assert_eq!(crate::fault::shown_word(&"k".repeat(1_000_000)).chars().count(), 61);
    }
}
