//! [`Input`]: the files of a command, read part by part.

use crate::console::documents::{open_or_standard_input, tell_asides};
use crate::console::fault::{Fault, shown_name};
use crate::console::terminal::complain;
use jade_exchange::stream::{Chunk, Puzzles};
use jade_text::{Args, Texts};
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A part of the input, with the name of its file; standard input has one only beside others.
pub enum Job {
    Chunk(Chunk, Option<Arc<str>>),
    Fault(Box<Fault>),
}

/// Reads the files one after the other.
pub struct Input<'a> {
    texts: &'static Texts,
    /// If lines are shorter than this number of bytes, all available ones are taken at once.
    short: usize,
    files: std::slice::Iter<'a, PathBuf>,
    several: bool,
    open: Option<Open<'a>>,
}

/// An open file.
struct Open<'a> {
    file: &'a Path,
    /// The name of the file; `None` if standard input is the only one.
    name: Option<Arc<str>>,
    puzzles: Puzzles<Box<dyn Read + Send>>,
}

impl<'a> Input<'a> {
    pub fn new(files: &'a [PathBuf], short: usize, texts: &'static Texts) -> Input<'a> {
        Input { texts, short, files: files.iter(), several: files.len() > 1, open: None }
    }

    /// Returns the next part, or the error in its place; `None` at the end.
    pub fn next(&mut self) -> Option<Job> {
        let (texts, short) = (self.texts, self.short);
        loop {
            if let Some(open) = &mut self.open {
                match open.puzzles.next(short) {
                    Some(Ok(chunk)) => {
                        if let Chunk::Read(readings) = &chunk {
                            for reading in readings.iter().flatten() {
                                tell_asides(&reading.asides, open.name.as_deref(), texts);
                            }
                        }
                        return Some(Job::Chunk(chunk, open.name.clone()));
                    }
                    Some(Err(error)) => return Some(Job::Fault(Fault::unreadable(open.file, &error, texts))),
                    None => self.open = None,
                }
            }
            let file = self.files.next()?;
            match open_or_standard_input(file) {
                Ok(opened) => {
                    if file.as_os_str() == "-" && io::stdin().is_terminal() {
                        complain(&texts.plain("cli-type-a-puzzle", &Args::none()));
                    }
                    let name = shown_name(file, self.several, texts).map(Arc::from);
                    self.open = Some(Open { file, name, puzzles: Puzzles::of_file(file, opened) });
                }
                Err(error) => return Some(Job::Fault(Fault::unreadable(file, &error, texts))),
            }
        }
    }
}
