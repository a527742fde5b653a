//! Reads whole documents from files with all their content, and writes files.

use crate::fault::{Fault, file_name, reason, shown_path};
use crate::terminal::{Form, complain};
use jade_exchange::{Document, Format, LeftOut, ReadError, ReadErrorKind};
use jade_grid::line::LineErrorKind;
use jade_text::{Args, Language, Texts};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
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
            let name = (files.len() > 1).then(|| file_name(file, self.texts()));
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
                        self.tell_in_line(&message, document.line, name.as_deref());
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
            match list.next()? {
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

/// The number of bytes that show whether a text has one puzzle per line.
const HEAD: u64 = 64 * 1024;

/// The longest line accepted, in bytes: more than any puzzle takes.
const LONGEST_LINE: u64 = 1024 * 1024;

/// A file of any length with one puzzle per line, of which only one is in memory.
pub struct ListFile<'a> {
    reader: BufReader<Box<dyn Read + 'a>>,
    name: Option<String>,
    line: usize,
}

impl<'a> ListFile<'a> {
    /// Begins to read a file. If it is no such list, returns the reader, which gives all of its text.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn open(file: &Path, name: Option<String>) -> io::Result<Result<ListFile<'a>, Box<dyn Read + 'a>>> {
        let mut input = open_or_standard_input(file)?;
        let mut head = Vec::new();
        input.by_ref().take(HEAD).read_to_end(&mut head)?;
        let is_list = {
            // The last line may be cut.
            let end = head.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
            let text = String::from_utf8_lossy(&head[..end]);
            let id = jade_exchange::recognise(&text).map(|format| format.facts().id);
            head.len() as u64 == HEAD
                && jade_exchange::begins_a_list(&text)
                && matches!(id, None | Some("line"))
        };
        let all: Box<dyn Read + 'a> = Box::new(io::Cursor::new(head).chain(input));
        Ok(match is_list {
            true => Ok(ListFile { reader: BufReader::new(all), name, line: 0 }),
            false => Err(all),
        })
    }

    /// Returns the next puzzle or the error in its place; `None` at the end.
    fn next(&mut self) -> io::Result<Option<Result<Document, ReadError>>> {
        loop {
            let mut bytes = Vec::new();
            if (&mut self.reader).take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
                return Ok(None);
            }
            self.line += 1;
            if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
                let found = bytes.len() + self.reader.skip_until(b'\n')?;
                let kind = ReadErrorKind::Cells(LineErrorKind::TooLarge { found });
                return Ok(Some(Err(ReadError { format: "line", line: self.line, column: 1, kind })));
            }
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim_end_matches(['\n', '\r']);
            let text = if self.line == 1 { text.strip_prefix('\u{feff}').unwrap_or(text) } else { text };
            if jade_exchange::is_significant(text) {
                return Ok(Some(jade_exchange::read_numbered(text, self.line)));
            }
        }
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
            match list.next() {
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

/// A file to be written piece by piece, as a whole or not at all, or standard output.
pub enum Output {
    /// Standard output.
    Standard(BufWriter<io::Stdout>),
    /// A temporary file beside the one with this path.
    File { written: BufWriter<File>, beside: PathBuf, path: PathBuf, force: bool },
}

impl Output {
    /// Begins to write.
    ///
    /// # Errors
    /// A message if the file exists already (unless `force` is set) or cannot be created.
    pub fn new(file: Option<&Path>, force: bool, texts: &Texts) -> Result<Output, String> {
        let Some(file) = file else { return Ok(Output::Standard(BufWriter::new(io::stdout()))) };
        if !force && file.exists() {
            return Err(exists(file, texts));
        }
        let path = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        // Devices and pipes are written to directly.
        let is_device = fs::metadata(&path).is_ok_and(|there| !there.is_file());
        let beside = if is_device { path.clone() } else { beside(&path) };
        let created =
            if is_device { File::options().write(true).open(&beside) } else { File::create_new(&beside) };
        match created {
            Ok(created) => Ok(Output::File { written: BufWriter::new(created), beside, path, force }),
            Err(error) => Err(cannot_write(file, &reason(&error, texts), texts)),
        }
    }

    /// Writes a piece.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn put(&mut self, text: &str) -> io::Result<()> {
        match self {
            Output::Standard(out) => out.write_all(text.as_bytes()),
            Output::File { written, .. } => written.write_all(text.as_bytes()),
        }
    }

    /// Ends the file, or removes what was written if `keep` is an error.
    ///
    /// # Errors
    /// A message if it cannot be written. For standard output, the error of the system.
    pub fn end(self, kept: io::Result<()>, texts: &Texts) -> io::Result<Result<(), String>> {
        let (written, beside, path, force) = match self {
            Output::Standard(mut out) => return kept.and_then(|()| out.flush()).map(Ok),
            Output::File { written, beside, path, force } => (written, beside, path, force),
        };
        let finish = || -> io::Result<()> {
            let file = written.into_inner().map_err(io::IntoInnerError::into_error)?;
            if beside == path {
                return Ok(());
            }
            file.sync_all()?;
            if let (true, Ok(there)) = (force, fs::metadata(&path)) {
                fs::set_permissions(&beside, there.permissions())?;
            }
            if force { fs::rename(&beside, &path) } else { move_new(&beside, &path) }
        };
        let ended = kept.and_then(|()| finish());
        Ok(ended.map_err(|error| {
            if beside != path {
                // The first error is the one to report.
                let _ = fs::remove_file(&beside);
            }
            match error.kind() {
                io::ErrorKind::AlreadyExists => exists(&path, texts),
                _ => cannot_write(&path, &reason(&error, texts), texts),
            }
        }))
    }
}

/// Gives a file a name that no file has.
fn move_new(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => fs::remove_file(from),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // Not every file system has links.
        Err(_) if to.exists() => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(from, to),
    }
}

/// Returns the path of a temporary file next to a file.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    file.with_file_name(name)
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
    let beside = beside(&file);
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
