//! Reads whole documents from files, with all their content.

use crate::console::fault::{Fault, shown_name};
use crate::console::terminal::{Form, complain};
use jade_batch::interrupt;
use jade_exchange::stream::DocumentList;
use jade_exchange::{Aside, Document, Format, LeftOut, Reading, read_bytes};
use jade_text::{Args, Language, Texts};
use jade_tutor::{Limits, settle};
use std::fs::File;
use std::io::{self, Read};
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

    /// Returns every document of every file for which `fits` returns no objection. Objections are reported. Of a list,
    /// at most `most` are read.
    pub fn read(
        &mut self,
        files: &[PathBuf],
        most: usize,
        fits: impl Fn(&Document) -> Result<(), String>,
    ) -> Vec<Document> {
        self.read_after(None, files, most, fits)
    }

    /// Reads like [`read`](Documents::read); the first file is already open.
    pub fn read_after(
        &mut self,
        mut opened: Option<Box<dyn Read + '_>>,
        files: &[PathBuf],
        most: usize,
        fits: impl Fn(&Document) -> Result<(), String>,
    ) -> Vec<Document> {
        let mut documents = Vec::new();
        for file in files {
            let name = shown_name(file, files.len() > 1, self.texts());
            let read = match opened.take() {
                Some(opened) => self.text(opened, file, name.as_deref()),
                None => self.some_of(file, name.as_deref(), most),
            };
            let read = match read {
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
                        self.report_in_line(&message, document.line, name.as_deref());
                    }
                }
            }
        }
        documents
    }

    /// Reads a file, but at most `most` puzzles of a list.
    fn some_of(&mut self, file: &Path, name: Option<&str>, most: usize) -> io::Result<Vec<Document>> {
        if most == usize::MAX || self.from.is_some() {
            return self.file(file, name);
        }
        let mut list = match ListFile::open(file, name.map(str::to_owned))? {
            Ok(list) => list,
            Err(opened) => return self.text(opened, file, name),
        };
        let mut documents = Vec::new();
        while documents.len() < most {
            match list.list.next_document()? {
                Some(Ok(document)) => documents.push(document),
                Some(Err(error)) => self.fault(&Fault::in_text(&error, name, self.language)),
                None => break,
            }
        }
        Ok(documents)
    }

    fn file(&mut self, file: &Path, name: Option<&str>) -> io::Result<Vec<Document>> {
        self.text(open_or_standard_input(file)?, file, name)
    }

    /// Reads the documents of a text, of the file with this path.
    fn text(&mut self, mut input: impl Read, file: &Path, name: Option<&str>) -> io::Result<Vec<Document>> {
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes)?;
        let text = read_bytes(&bytes);
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
        let _ = fault.write(Form::Plain, self.texts(), &mut io::sink());
    }

    /// Reports the content that a document cannot hold, once for each kind and file.
    fn tell_left_out(&self, documents: &[Document], file: Option<&str>) {
        let tell = |message: String, count: usize| {
            let args = || Args::none().text("message", &message).number("count", count);
            let message = match documents.len() {
                1 => message.clone(),
                _ => self.texts().plain("cli-convert-note", &args()),
            };
            self.report(&message, file);
        };
        for left_out in LeftOut::ALL {
            let count = documents.iter().filter(|document| document.left_out.contains(&left_out)).count();
            if count > 0 {
                tell(self.texts().left_out(left_out), count);
            }
        }
        for document in documents {
            tell_asides(&document.asides, file, self.texts());
        }
        let unknown = documents.iter().filter(|document| !document.givens_known).count();
        if unknown > 0 {
            tell(self.texts().plain("givens-unknown", &Args::none()), unknown);
        }
    }

    /// Reports something about the document that begins on a line.
    pub fn report_in_line(&self, message: &str, line: usize, file: Option<&str>) {
        let args = Args::none().text("line", line.to_string()).text("message", message);
        self.report(&self.texts().plain("cli-in-line", &args), file);
    }

    fn report(&self, message: &str, file: Option<&str>) {
        report(message, file, self.texts());
    }
}

/// Writes a message about a file to standard error.
fn report(message: &str, file: Option<&str>, texts: &Texts) {
    let message = match file {
        Some(file) => {
            let args = Args::none().text("file", file).text("message", message);
            texts.plain("cli-in-file", &args)
        }
        None => message.to_owned(),
    };
    complain(&format!("jade: {message}"));
}

/// Finds out what decides the puzzle of a reading, reports it on standard error if it is not the givens, and returns the
/// reading with everything that belongs to the puzzle.
pub fn settled(mut reading: Reading, file: Option<&str>, texts: &Texts) -> Reading {
    let Some(sheet) = reading.sheet.take() else { return reading };
    let limits = Limits { cancel: Some(&interrupt::requested), ..Limits::default() };
    let (sheet, decided_by) = settle(*sheet, &limits);
    if let Some(message) = texts.decided_by(decided_by) {
        report(&message, file, texts);
    }
    Reading { puzzle: sheet.givens().clone(), sheet: Some(Box::new(sheet)), ..reading }
}

/// Reports on standard error what was left aside when boards were found in a text.
pub fn tell_asides(asides: &[Aside], file: Option<&str>, texts: &Texts) {
    for aside in asides {
        report(&texts.aside(aside), file, texts);
    }
}

/// A file of any length with one puzzle per line, of which only one is in memory.
pub struct ListFile<'a> {
    list: DocumentList<Box<dyn Read + 'a>>,
    name: Option<String>,
}

impl<'a> ListFile<'a> {
    /// Opens a file. If it is no such list, returns the reader, which gives all of its text.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn open(file: &Path, name: Option<String>) -> io::Result<Result<ListFile<'a>, Box<dyn Read + 'a>>> {
        let input: Box<dyn Read + 'a> = open_or_standard_input(file)?;
        let list = DocumentList::open(input)?;
        Ok(list.map(|list| ListFile { list, name }).map_err(|all| Box::new(all) as Box<dyn Read>))
    }
}

impl Documents {
    /// Passes every puzzle of a list to `put`, except those with mistakes, which are reported.
    ///
    /// # Errors
    /// The errors of `put`. An error of the file is reported and ends the list.
    pub fn each_of(
        &mut self,
        mut list: ListFile<'_>,
        file: &Path,
        mut put: impl FnMut(&Documents, Document) -> io::Result<()>,
    ) -> io::Result<()> {
        loop {
            match list.list.next_document() {
                Ok(Some(Ok(document))) => put(self, document)?,
                Ok(Some(Err(error))) => {
                    self.fault(&Fault::in_text(&error, list.name.as_deref(), self.language))
                }
                Ok(None) => return Ok(()),
                Err(error) => {
                    self.fault(&Fault::unreadable(file, &error, self.texts()));
                    return Ok(());
                }
            }
        }
    }
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
