//! `jade convert`.

use crate::args::Converting;
use crate::ask::open_or_standard_input;
use crate::commands::{FAILED, WRONG_USE, print};
use crate::fault::{Fault, file_name, reason};
use crate::searching::WrongUse;
use crate::terminal::{Form, complain};
use jade_exchange::{Content, Document, FORMATS, Format, LeftOut, by_extension, by_id};
use jade_text::{Args, Language, Texts};
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Reads every file whole, says what cannot be taken over, then writes what can.
///
/// # Errors
/// If standard output cannot be written.
pub fn convert(converting: &Converting, language: Language) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    let wrong_use = |WrongUse(message): WrongUse| {
        complain(&format!("jade: {message}"));
        Ok(ExitCode::from(WRONG_USE))
    };
    let format = match target(converting, texts) {
        Ok(format) => format,
        Err(wrong) => return wrong_use(wrong),
    };
    let mut reader = Reader { converting, language, texts, good: true };
    let documents = reader.fitting(format);
    let good = reader.good;
    if documents.is_empty() {
        return Ok(ExitCode::from(FAILED));
    }
    tell_losses(format, &documents, texts);
    let parts = match parts(converting, format, &documents, texts) {
        Ok(parts) => parts,
        Err(wrong) => return wrong_use(wrong),
    };
    for (file, documents) in parts {
        let text = format.write(documents);
        let Some(file) = file else {
            print(&text)?;
            continue;
        };
        if let Err(error) = write(&file, &text, converting.force) {
            let why = match error.kind() {
                io::ErrorKind::AlreadyExists => texts.plain("cli-reason-exists", &Args::none()),
                _ => reason(&error, texts),
            };
            let args = Args::none().text("file", file.display().to_string()).text("reason", why);
            complain(&format!("jade: {}", texts.plain("cli-cannot-write-file", &args)));
            return Ok(ExitCode::from(FAILED));
        }
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

/// The format to write: the one that is named, or that of the output's name.
fn target(converting: &Converting, texts: &Texts) -> Result<&'static dyn Format, WrongUse> {
    let named = converting.to.as_deref().and_then(by_id);
    let extension = || converting.output.as_deref()?.extension()?.to_str();
    let by_name = || by_extension(extension()?).find(|format| format.facts().written);
    named.or_else(by_name).ok_or_else(|| {
        let written = FORMATS.iter().map(|format| format.facts()).filter(|facts| facts.written);
        let ids: Vec<&str> = written.map(|facts| facts.id).collect();
        WrongUse(texts.plain("cli-convert-to-what", &Args::none().text("formats", texts.listed(&ids))))
    })
}

/// Reads the input and tells what of it is bad.
struct Reader<'a> {
    converting: &'a Converting,
    language: Language,
    texts: &'static Texts,
    good: bool,
}

impl Reader<'_> {
    /// Every puzzle of every file that has a place in the format.
    fn fitting(&mut self, format: &dyn Format) -> Vec<Document> {
        let mut documents = Vec::new();
        for file in &self.converting.files {
            let name = (self.converting.files.len() > 1).then(|| file_name(file, self.texts));
            let read = match self.documents(file, name.as_deref()) {
                Ok(read) => read,
                Err(error) => {
                    self.fault(&Fault::unreadable(file, &error, self.texts));
                    continue;
                }
            };
            self.tell_left_out(&read, name.as_deref());
            for document in read {
                match format.facts().fits(&document) {
                    Ok(()) => documents.push(document),
                    Err(error) => {
                        let message = self.texts.write_error(&error, format.facts());
                        self.good = false;
                        let line = Args::none().text("line", document.line.to_string());
                        let line = self.texts.plain("cli-in-line", &line.text("message", message));
                        self.tell(&line, name.as_deref());
                    }
                }
            }
        }
        documents
    }

    fn documents(&mut self, file: &Path, name: Option<&str>) -> io::Result<Vec<Document>> {
        let mut bytes = Vec::new();
        open_or_standard_input(file)?.read_to_end(&mut bytes)?;
        let text = String::from_utf8_lossy(&bytes);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        let readings = match self.converting.from.as_deref().and_then(by_id) {
            Some(format) => jade_exchange::read_as(format, text),
            None => jade_exchange::read(text),
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
        let _ = fault.tell(Form::Plain, self.texts, &mut io::sink());
    }

    /// Says what the texts said that no document holds, once for each kind and file.
    fn tell_left_out(&self, documents: &[Document], file: Option<&str>) {
        let tell = |message: String, count: usize| {
            let args = || Args::none().text("message", &message).number("count", count);
            let message = match documents.len() {
                1 => message.clone(),
                _ => self.texts.plain("cli-convert-note", &args()),
            };
            self.tell(&message, file);
        };
        for left_out in LeftOut::ALL {
            let count = documents.iter().filter(|document| document.left_out.contains(&left_out)).count();
            if count > 0 {
                tell(self.texts.left_out(left_out), count);
            }
        }
        let unknown = documents.iter().filter(|document| !document.givens_known).count();
        if unknown > 0 {
            tell(self.texts.plain("givens-unknown", &Args::none()), unknown);
        }
    }

    fn tell(&self, message: &str, file: Option<&str>) {
        let message = match file {
            Some(file) => {
                let args = Args::none().text("file", file).text("message", message);
                self.texts.plain("cli-in-file", &args)
            }
            None => message.to_owned(),
        };
        complain(&format!("jade: {message}"));
    }
}

/// Says what will be lost, before anything is written.
fn tell_losses(format: &dyn Format, documents: &[Document], texts: &Texts) {
    let count = |content: Content| {
        let lost = documents.iter().filter(|document| format.facts().loses(document).contains(&content));
        (content, lost.count())
    };
    let losses: Vec<_> = Content::ALL.into_iter().map(count).filter(|(_, count)| *count > 0).collect();
    if let Some(message) = texts.losses(&losses, documents.len(), format.facts()) {
        complain(&format!("jade: {message}"));
    }
}

/// What goes where: all to one place, or, where the format holds one puzzle, each to a numbered file.
type Parts<'d> = Vec<(Option<PathBuf>, &'d [Document])>;

fn parts<'d>(
    converting: &Converting,
    format: &dyn Format,
    documents: &'d [Document],
    texts: &Texts,
) -> Result<Parts<'d>, WrongUse> {
    let output = converting.output.clone().filter(|output| output.as_os_str() != "-");
    if format.facts().several || documents.len() == 1 {
        return Ok(vec![(output, documents)]);
    }
    let Some(output) = output else {
        let args = Args::none().text("format", texts.exchange_format(format.facts()));
        return Err(WrongUse(texts.plain("cli-convert-one", &args.number("count", documents.len()))));
    };
    let digits = documents.len().to_string().len();
    let numbered = |number: usize| {
        let mut name = OsString::from(output.file_stem().unwrap_or_default());
        name.push(format!("-{number:0digits$}"));
        if let Some(extension) = output.extension() {
            name.push(".");
            name.push(extension);
        }
        Some(output.with_file_name(name))
    };
    let files: Parts<'_> =
        documents.chunks(1).enumerate().map(|(index, document)| (numbered(index + 1), document)).collect();
    let taken = files.iter().filter_map(|(file, _)| file.as_ref()).find(|file| file.exists());
    match taken {
        // Else the first ones would be written and the rest not.
        Some(file) if !converting.force => {
            let why = texts.plain("cli-reason-exists", &Args::none());
            let args = Args::none().text("file", file.display().to_string()).text("reason", why);
            Err(WrongUse(texts.plain("cli-cannot-write-file", &args)))
        }
        _ => Ok(files),
    }
}

/// # Errors
/// If the file is there already and may not be overwritten, or cannot be written.
fn write(file: &Path, text: &str, force: bool) -> io::Result<()> {
    if force {
        return std::fs::write(file, text);
    }
    File::create_new(file)?.write_all(text.as_bytes())
}
