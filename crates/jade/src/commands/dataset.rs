//! `jade dataset`: data sets of rated puzzles.

use crate::args::{DatasetTask, Datasets};
use crate::console::exit::{FAILED, WRONG_USE, print};
use crate::console::terminal::complain;
use jade_batch::interrupt;
use jade_dataset::{DatasetError, Plan};
use jade_text::shown_path;
use jade_text::{Args, Language, Texts};
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Performs the task.
///
/// # Errors
/// If the output cannot be written.
pub fn dataset(asked: &Datasets, language: Language) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    interrupt::listen();
    let done = match &asked.task {
        DatasetTask::Build { plan, folder } => build(plan, folder, asked.threads, texts),
        DatasetTask::Verify { folder } => return verify(folder, asked.threads, texts),
    };
    match done {
        Ok(said) => print(&(said + "\n")),
        Err(error) => failed(&error, texts),
    }
}

fn failed(error: &DatasetError, texts: &Texts) -> io::Result<ExitCode> {
    complain(&format!("jade: {}", error.message(texts)));
    Ok(ExitCode::from(match error {
        DatasetError::Interrupted => interrupt::EXIT_CODE,
        DatasetError::Plan(..) | DatasetError::Impossible(..) => WRONG_USE,
        _ => FAILED,
    }))
}

fn build(plan: &Path, folder: &Path, threads: usize, texts: &'static Texts) -> Result<String, DatasetError> {
    let text = std::fs::read_to_string(plan).map_err(|error| DatasetError::File(plan.to_owned(), error))?;
    let read = Plan::read(&text).map_err(|error| DatasetError::Plan(plan.to_owned(), error))?;
    let built = jade_dataset::build(&read, &text, folder, threads, texts)?;
    let id = if built.before { "dataset-built-before" } else { "dataset-built" };
    let args = Args::none().number("rows", built.rows).text("file", shown_path(folder));
    Ok(texts.plain(id, &args))
}

fn verify(folder: &Path, threads: usize, texts: &'static Texts) -> io::Result<ExitCode> {
    let verified = match jade_dataset::verify(folder, threads, texts) {
        Ok(verified) => verified,
        Err(error) => return failed(&error, texts),
    };
    if let Some(version) = &verified.other_version {
        let args = Args::none().text("theirs", version.clone());
        complain(&format!("jade: {}", texts.plain("dataset-made-by-other-version", &args)));
    }
    if verified.faults.is_empty() {
        let args = Args::none().number("rows", verified.rows);
        return print(&(texts.plain("dataset-verified", &args) + "\n"));
    }
    verified.faults.iter().for_each(|fault| complain(&format!("jade: {}", fault.message(texts))));
    let args = Args::none().number("faults", verified.faults.len() as u64).number("rows", verified.rows);
    complain(&format!("jade: {}", texts.plain("dataset-faults", &args)));
    Ok(ExitCode::from(FAILED))
}
