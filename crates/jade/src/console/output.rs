//! Writes files, each as a whole or not at all.

use jade_text::shown_path;
use jade_text::{Args, Texts};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Standard output or a file, written piece by piece.
pub enum Output {
    /// Standard output.
    Standard(BufWriter<io::Stdout>),
    /// A file, which is there only when it is complete.
    File(NewFile),
}

impl Output {
    /// Opens a file for writing; standard output if `None` or `-`.
    ///
    /// # Errors
    /// A message if the file exists already (unless `force` is set) or cannot be created.
    pub fn new(file: Option<&Path>, force: bool, texts: &Texts) -> Result<Output, String> {
        match file.filter(|file| file.as_os_str() != "-") {
            None => Ok(Output::Standard(BufWriter::new(io::stdout()))),
            Some(file) if !force && file.exists() => Err(exists(file, texts)),
            Some(file) => NewFile::create(file, force)
                .map(Output::File)
                .map_err(|error| cannot_write(file, &texts.io_reason(&error), texts)),
        }
    }

    /// Lets nobody but its owner read a new file; nothing has been written to it yet.
    ///
    /// # Errors
    /// If the permissions cannot be set.
    pub fn keep_private(&self) -> io::Result<()> {
        #[cfg(unix)]
        if let Output::File(file) = self
            && file.temporary != file.path
        {
            use std::os::unix::fs::PermissionsExt;
            fs::set_permissions(&file.temporary, fs::Permissions::from_mode(0o600))?;
        }
        Ok(())
    }

    /// Writes a piece.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn put(&mut self, bytes: impl AsRef<[u8]>) -> io::Result<()> {
        match self {
            Output::Standard(out) => out.write_all(bytes.as_ref()),
            Output::File(file) => file.writer.write_all(bytes.as_ref()),
        }
    }

    /// Completes the file, or removes what was written if `written` is an error.
    ///
    /// # Errors
    /// A message if the file cannot be written. For standard output, the error of the system.
    pub fn end(self, written: io::Result<()>, texts: &Texts) -> io::Result<Result<(), String>> {
        let file = match self {
            Output::Standard(mut out) => return written.and_then(|()| out.flush()).map(Ok),
            Output::File(file) => file,
        };
        let path = file.path.clone();
        Ok(file.finish(written).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => exists(&path, texts),
            _ => cannot_write(&path, &texts.io_reason(&error), texts),
        }))
    }
}

/// Writes all of a file, or to standard output if `file` is `None` or `-`.
///
/// # Errors
/// Like [`Output::new`] and [`Output::end`]. No new file is left behind.
pub fn write(
    file: Option<&Path>,
    bytes: impl AsRef<[u8]>,
    force: bool,
    texts: &Texts,
) -> io::Result<Result<(), String>> {
    match Output::new(file, force, texts) {
        Ok(mut output) => {
            let written = output.put(bytes);
            output.end(written, texts)
        }
        Err(message) => Ok(Err(message)),
    }
}

/// Replaces or creates a file: whatever happens, there is either the old one or the complete new one.
///
/// # Errors
/// If it cannot be written.
pub fn replace(file: &Path, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    let mut new = NewFile::create(file, true)?;
    let written = new.writer.write_all(bytes.as_ref());
    new.finish(written)
}

/// A temporary file, which takes its name when it is complete.
pub struct NewFile {
    writer: BufWriter<File>,
    /// The same as `path` for devices and pipes, which are written to directly.
    temporary: PathBuf,
    path: PathBuf,
    force: bool,
}

impl NewFile {
    fn create(file: &Path, force: bool) -> io::Result<NewFile> {
        // If the path is a link, its target is replaced, not the link.
        let path = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        let (temporary, created) = if fs::metadata(&path).is_ok_and(|about| !about.is_file()) {
            (path.clone(), File::options().write(true).open(&path)?)
        } else {
            let mut name = path.file_name().unwrap_or_default().to_owned();
            name.push(format!(".{}.new", std::process::id()));
            let temporary = path.with_file_name(name);
            // An interrupted process with the same number may have left one.
            let _ = fs::remove_file(&temporary);
            let created = File::create_new(&temporary)?;
            (temporary, created)
        };
        Ok(NewFile { writer: BufWriter::new(created), temporary, path, force })
    }

    fn finish(self, written: io::Result<()>) -> io::Result<()> {
        let NewFile { writer, temporary, path, force } = self;
        let complete = || -> io::Result<()> {
            let file = writer.into_inner().map_err(io::IntoInnerError::into_error)?;
            if temporary == path {
                return Ok(());
            }
            file.sync_all()?;
            if let (true, Ok(old)) = (force, fs::metadata(&path)) {
                fs::set_permissions(&temporary, old.permissions())?;
            }
            if force { fs::rename(&temporary, &path) } else { rename_new(&temporary, &path) }
        };
        written.and_then(|()| complete()).inspect_err(|_| {
            if temporary != path {
                // The first error is the one to report.
                let _ = fs::remove_file(&temporary);
            }
        })
    }
}

/// Renames a file, unless there is one with the new name.
fn rename_new(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => fs::remove_file(from),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // Not every file system has links.
        Err(_) if to.exists() => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(from, to),
    }
}

/// The message that a file already exists.
pub fn exists(file: &Path, texts: &Texts) -> String {
    cannot_write(file, &texts.plain("cli-reason-exists", &Args::none()), texts)
}

pub fn cannot_write(file: &Path, reason: &str, texts: &Texts) -> String {
    let args = Args::none().text("file", shown_path(file)).text("reason", reason);
    texts.plain("cli-cannot-write-file", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_text::Language;

    #[test]
    fn existing_files_are_replaced_completely_or_left_alone() {
        let texts = Texts::of(Language::English);
        let folder = std::env::temp_dir().join(format!("jade-output-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("a.txt");
        let write = |file: &Path, text, force| write(Some(file), text, force, texts).unwrap();
        write(&file, "one", false).unwrap();
        assert!(write(&file, "two", false).is_err());
        assert_eq!(fs::read(&file).unwrap(), b"one");
        write(&file, "two", true).unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"two");
        // If no temporary file can be created, the old one stays.
        assert!(write(&folder.join("missing").join("b.txt"), "", true).is_err());
        // A file that appears in the meantime is not overwritten.
        let late = folder.join("late.txt");
        let mut output = Output::new(Some(&late), false, texts).unwrap();
        fs::write(&late, "theirs").unwrap();
        let written = output.put("ours");
        assert!(output.end(written, texts).unwrap().is_err());
        assert_eq!(fs::read(&late).unwrap(), b"theirs");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "nothing is left beside them");
        fs::remove_dir_all(&folder).unwrap();
    }
}
