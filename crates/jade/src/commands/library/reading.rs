//! Processes the puzzles of files on several threads, with the results in order.

use crate::console::documents::open_or_standard_input;
use crate::console::fault::{Fault, file_name};
use crate::console::terminal::Form;
use jade_batch::Progress;
use jade_batch::in_order;
use jade_batch::interrupt;
use jade_exchange::Reading;
use jade_exchange::stream::{Chunk, Puzzles};
use jade_text::{Language, Texts};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// A reader that counts the bytes read.
struct Counted<'a> {
    reader: Box<dyn Read + Send>,
    progress: &'a Progress,
}

impl Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.reader.read(buffer).inspect(|bytes| self.progress.read(*bytes))
    }
}

/// The total size of these files in bytes; `None` if any size is unknown.
fn size(files: &[PathBuf]) -> Option<u64> {
    let size = |file: &PathBuf| {
        std::fs::metadata(file).ok().filter(|about| about.is_file()).map(|about| about.len())
    };
    files.iter().map(size).sum()
}

/// A puzzle, or an error in its place.
enum Job {
    Chunk(Chunk, Option<String>),
    Fault(Box<Fault>),
}

/// Processes every puzzle of these files, `-` being standard input, and passes the results on in order. `work` also
/// gets the name of the file if there are several. Errors in the input are reported on standard error, and the number
/// of bytes read to `progress`. Returns whether all input was valid.
///
/// # Errors
/// The errors of `put`.
pub fn each<Done: Send>(
    files: &[PathBuf],
    threads: usize,
    language: Language,
    progress: &Progress,
    work: impl Fn(&Reading, Option<&str>) -> Done + Sync,
    mut put: impl FnMut(Done) -> io::Result<()> + Send,
) -> io::Result<bool> {
    let texts = Texts::of(language);
    let mut remaining = files.iter();
    let mut open: Option<(&Path, Puzzles<Counted<'_>>)> = None;
    progress.expect(size(files).unwrap_or(0));
    let next = || {
        loop {
            if interrupt::requested() {
                return None;
            }
            if let Some((file, puzzles)) = &mut open {
                let name = (files.len() > 1).then(|| file_name(file, texts));
                let next = puzzles.next(0);
                progress.waiting(puzzles.waiting());
                match next {
                    Some(Ok(chunk)) => return Some(Job::Chunk(chunk, name)),
                    Some(Err(error)) => return Some(Job::Fault(Fault::unreadable(file, &error, texts))),
                    None => open = None,
                }
            }
            let file = remaining.next()?;
            match open_or_standard_input(file) {
                Ok(reader) => open = Some((file, Puzzles::of_file(file, Counted { reader, progress }))),
                Err(error) => return Some(Job::Fault(Fault::unreadable(file, &error, texts))),
            }
        }
    };
    let work = |job: Job| -> Vec<Result<Done, Box<Fault>>> {
        let (chunk, name) = match job {
            Job::Chunk(chunk, name) => (chunk, name),
            Job::Fault(fault) => return vec![Err(fault)],
        };
        let fault = |error| Fault::in_text(&error, name.as_deref(), language);
        chunk
            .readings()
            .map(|reading| reading.map(|reading| work(&reading, name.as_deref())).map_err(fault))
            .collect()
    };
    let mut good = true;
    in_order(threads, next, work, |results| {
        for result in results {
            match result {
                Ok(done) => put(done)?,
                Err(fault) => {
                    good = false;
                    fault.write(Form::Plain, texts, &mut io::sink())?;
                }
            }
        }
        Ok(())
    })?;
    Ok(good)
}
