//! What the program can do, a file for each question.

mod check;
mod convert;
mod count;
mod formats;
mod generate;
mod hint;
pub mod library;
mod path;
mod printing;
mod rate;
mod serve;
mod solve;
mod step;
mod techniques;

pub use check::several;

use crate::args::{self, Options, Question, Task};
use crate::ask::{Asked, Asking};
use crate::fault::reason;
use crate::searching::{Searching, WrongUse};
use crate::terminal::{self, complain};
use crate::{interrupt, locale, usage};
use jade_text::{Args, Language, Texts};
use jade_tutor::AskError;
use jade_tutor::contract::SheetRequest;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Some input was bad, or something could not be done.
const FAILED: u8 = 1;
/// Wrong use.
const WRONG_USE: u8 = 2;

/// Does what the arguments say; the first is the program's own name.
pub fn run(args: Vec<OsString>) -> ExitCode {
    let environment = |name: &str| std::env::var(name).ok();
    let language = locale::choose(&args, environment);
    let texts = Texts::of(language);
    let done = match args::parse(args, language) {
        Ok(options) => perform(&options, language),
        Err(error) if error.use_stderr() => {
            complain(&usage::tell(&error, texts));
            return ExitCode::from(WRONG_USE);
        }
        Err(help) => print(&help.render().to_string()),
    };
    match done {
        Ok(code) => code,
        // Whoever read the output has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let args = Args::none().text("reason", reason(&error, texts));
            complain(&format!("jade: {}", texts.plain("cli-cannot-write", &args)));
            ExitCode::from(FAILED)
        }
    }
}

/// # Errors
/// If the output cannot be written.
fn perform(options: &Options, language: Language) -> io::Result<ExitCode> {
    let form = terminal::form(options, terminal::is_terminal(), |name| std::env::var(name).ok());
    match &options.task {
        Task::Help(help) => print(help),
        Task::Serve { listen, allow_hosts } => serve::serve(*listen, allow_hosts, language),
        Task::Techniques { profile } => match techniques::list(profile.as_deref(), form, language) {
            Ok(list) => print(&list),
            Err(error) => {
                complain(&format!("jade: {}", error.message));
                Ok(ExitCode::from(WRONG_USE))
            }
        },
        Task::Convert(converting) => convert::convert(converting, language),
        Task::Print(asked) => printing::print(asked, language),
        Task::Formats => print(&formats::list(form, language)),
        Task::Library(librarian) => library::library(librarian, language),
        Task::Generate(making) => generate::generate(making, form, language, BufWriter::new(io::stdout())),
        Task::Ask { question, files, threads } => {
            let search = question.search();
            if search.is_some() || matches!(question, Question::Check | Question::Rate { .. }) {
                interrupt::listen();
            }
            if let Some(search) = search.filter(|search| search.run.is_asked_for()) {
                return searched(Searching::new(&search, form, language), files, *threads);
            }
            let out = BufWriter::with_capacity(64 * 1024, io::stdout());
            let good = Asking::new(question, form, language).about_files(files, *threads, out)?;
            Ok(exit_code(good))
        }
    }
}

fn exit_code(good: bool) -> ExitCode {
    match good {
        _ if interrupt::requested() => ExitCode::from(interrupt::EXIT_CODE),
        true => ExitCode::SUCCESS,
        false => ExitCode::from(FAILED),
    }
}

/// Runs a search with all that it was asked for.
///
/// # Errors
/// If the output cannot be written.
fn searched(
    searching: Result<Searching, WrongUse>,
    files: &[PathBuf],
    threads: usize,
) -> io::Result<ExitCode> {
    match searching {
        Ok(searching) => {
            let out = BufWriter::with_capacity(64 * 1024, io::stdout());
            Ok(exit_code(searching.files(files, threads, out)?))
        }
        Err(WrongUse(message)) => {
            complain(&format!("jade: {message}"));
            Ok(ExitCode::from(WRONG_USE))
        }
    }
}

fn print(text: &str) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The answer about one puzzle, in the form asked for, ended by a newline.
///
/// # Errors
/// [`AskError`] if the tutor cannot answer: such a board, or such an engine.
pub fn answer(question: &Question, asked: &Asked<'_>) -> Result<String, AskError> {
    let about_sheet = |profile: &Option<String>| SheetRequest {
        sheet: asked.sheet.clone(),
        lang: asked.lang,
        profile: profile.clone(),
    };
    match question {
        Question::Solve { engine, limit, .. } => solve::answer(asked, engine.clone(), *limit),
        Question::Count { engine, limit, .. } => count::answer(asked, engine.clone(), *limit),
        Question::Check => check::answer(asked, &about_sheet(&None)),
        Question::Hint { rung, profile } => hint::answer(asked, &about_sheet(profile), *rung),
        Question::Step { profile } => step::answer(asked, &about_sheet(profile)),
        Question::Path { profile } => path::answer(asked, &about_sheet(profile)),
        Question::Rate { profile } => rate::answer(asked, &about_sheet(profile)),
    }
}
