//! The commands of the program, one file for each.

mod convert;
#[cfg_attr(not(feature = "datasets"), path = "commands/no_datasets.rs")]
mod dataset;
#[cfg(feature = "datasets")]
mod difficulty;
mod formats;
mod generate;
mod grid;
mod judge;
mod learn;
mod learning;
pub mod library;
mod manual;
mod play;
mod printing;
mod read;
mod serve;
mod statistics;
mod techniques;
#[cfg_attr(not(feature = "accounts"), path = "commands/no_users.rs")]
mod users;
mod verify;

#[cfg(not(feature = "datasets"))]
use self::dataset as difficulty;
use crate::args::usage;
use crate::args::{self, About, Choice, Learn, Options, Question, Scale, Search, Task};
use crate::ask::Asking;
use crate::ask::searching::{self, Searching};
use crate::config::profiles;
use crate::config::{SearchSettings, locale};
use crate::console::exit::{FAILED, WRONG_USE, WrongUse, print, wrong_use};
use crate::console::terminal::{self, Form, complain};
use jade_batch::interrupt;
use jade_logic::Profile;
use jade_text::{Args, Language, Texts};
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Runs the command that the arguments specify; the first is the program's own name.
pub fn run(args: Vec<OsString>) -> ExitCode {
    let environment = |name: &str| std::env::var(name).ok();
    let language = locale::choose(&args, environment);
    let texts = Texts::of(language);
    let command = args::named(&args, language);
    let done = match args::parse(args, language) {
        Ok(options) => perform(&options, language),
        Err(error) if error.use_stderr() => {
            complain(&usage::error_text(&error, command.as_deref(), texts));
            return ExitCode::from(WRONG_USE);
        }
        Err(help) => print(&help.render().to_string()),
    };
    match done {
        Ok(code) => code,
        // The reader of the output has closed it.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let args = Args::none().text("reason", texts.io_reason(&error));
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
        Task::Serve(serving) => serve::serve(serving, language),
        Task::Users(office) => users::users(office, language),
        Task::Convert(converting) => convert::convert(converting, language),
        Task::Play(playing) => crate::commands::play::play(playing, form, language),
        Task::Read(asked) => {
            let out = BufWriter::new(io::stdout());
            Ok(exit_code(read::read(asked, form, Texts::of(language), out)?))
        }
        Task::Print(asked) => printing::print(asked, language),
        Task::Completions(shell) => manual::completions(*shell),
        Task::Manual(folder) => manual::write(folder, language),
        Task::Formats => print(&formats::list(form, language)),
        Task::Grid(exploring) => {
            let out = BufWriter::with_capacity(64 * 1024, io::stdout());
            Ok(exit_code(grid::grid(exploring, form, language, out)?))
        }
        Task::Judge(asked) => {
            let out = BufWriter::with_capacity(64 * 1024, io::stdout());
            match judge::judge(asked, form, language, out)? {
                Ok(good) => Ok(exit_code(good)),
                Err(wrong) => wrong_use(&wrong),
            }
        }
        Task::Dataset(asked) => dataset::dataset(asked, language),
        Task::Difficulty(asked) => {
            let out = BufWriter::new(io::stdout());
            match difficulty::difficulty(asked, form, language, out)? {
                Ok(good) => Ok(exit_code(good)),
                Err(wrong) => wrong_use(&wrong),
            }
        }
        Task::Library(librarian) => library::library(librarian, language),
        Task::Learn(Learn::Read(asked)) => match learn::learn(asked, form, language) {
            Ok(said) => print(&said),
            Err(error) => wrong_use(&WrongUse(error.message)),
        },
        Task::Learn(Learn::Report(file)) => match learning::report(file, form, Texts::of(language)) {
            Ok(said) => print(&said),
            Err(message) => {
                complain(&format!("jade: {message}"));
                Ok(ExitCode::from(FAILED))
            }
        },
        Task::Statistics(asked) => match statistics::count(asked, form, Texts::of(language))? {
            Ok(said) => print(&said),
            Err(message) => {
                complain(&format!("jade: {message}"));
                Ok(ExitCode::from(FAILED))
            }
        },
        Task::Techniques(about) => about_techniques(about, form, language),
        Task::Generate(making) => generate::generate(making, form, language, BufWriter::new(io::stdout())),
        Task::Ask { question, files, threads, keep_lines } => {
            let search = question.search();
            if search.is_some() || matches!(question, Question::Check { .. } | Question::Rate { .. }) {
                interrupt::listen();
            }
            let is_set = |search: &Search<'_>| {
                let settings = searching::settings(search.run, Texts::of(language))?;
                Ok(search.run.is_asked_for() || settings != SearchSettings::default())
            };
            let asked = match search.as_ref().map(is_set).transpose() {
                Ok(asked) => asked.unwrap_or_default(),
                Err(wrong) => return wrong_use(&wrong),
            };
            if let Some(search) = search.filter(|_| asked) {
                return searched(Searching::new(&search, form, language), files, *threads, *keep_lines);
            }
            let chosen = match chosen(question, Texts::of(language)) {
                Ok(chosen) => chosen,
                Err(wrong) => return wrong_use(&wrong),
            };
            let out = BufWriter::with_capacity(64 * 1024, io::stdout());
            let asking = Asking::new(question, &chosen, form, language).keep_lines(*keep_lines);
            let good = asking.about_files(files, *threads, out)?;
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

/// Runs a search with all its options.
///
/// # Errors
/// If the output cannot be written.
fn searched(
    searching: Result<Searching, WrongUse>,
    files: &[PathBuf],
    threads: usize,
    keep_lines: bool,
) -> io::Result<ExitCode> {
    match searching {
        Ok(searching) => {
            let out = BufWriter::with_capacity(64 * 1024, io::stdout());
            Ok(exit_code(searching.files(files, threads, keep_lines, out)?))
        }
        Err(wrong) => wrong_use(&wrong),
    }
}

/// Returns the techniques for a question.
fn chosen(question: &Question, texts: &Texts) -> Result<Profile, WrongUse> {
    let (choice, singles) = match question {
        Question::Hint { choice, .. } | Question::Step { choice, .. } | Question::Steps { choice, .. } => {
            (choice, false)
        }
        Question::Path { choice, until, singles, before_marks, scale, .. } => {
            let chooses = *choice != Choice::default() || *singles || until.is_some();
            if *before_marks && chooses {
                return Err(WrongUse(texts.plain("path-both", &Args::none())));
            }
            if *scale == Scale::Explainer && (chooses || *before_marks) {
                return Err(WrongUse(texts.plain("scale-both", &Args::none())));
            }
            (choice, *singles)
        }
        Question::Rate { choice, scale } => {
            if *scale == Scale::Explainer && *choice != Choice::default() {
                return Err(WrongUse(texts.plain("scale-both", &Args::none())));
            }
            (choice, false)
        }
        Question::Solve { .. } | Question::Count { .. } | Question::Check { .. } => {
            return Ok(Profile::full());
        }
    };
    let profile = profiles::profile(choice, texts)?;
    let unknown = |error| WrongUse(texts.unknown_profile(&error));
    if singles { profile.only_singles().map_err(unknown) } else { Ok(profile) }
}

/// # Errors
/// If the output cannot be written.
fn about_techniques(about: &About, form: Form, language: Language) -> io::Result<ExitCode> {
    let said = match about {
        About::Verify(files) => {
            let mut out = BufWriter::with_capacity(64 * 1024, io::stdout().lock());
            let good = verify::verify(files, form, language, &mut out)?;
            out.flush()?;
            return Ok(exit_code(good));
        }
        About::List(choice) => match profiles::profile(choice, Texts::of(language)) {
            Ok(profile) => return print(&techniques::list(&profile, form, language)),
            Err(wrong) => return wrong_use(&wrong),
        },
        About::Show(id) => techniques::show(id, form, language),
    };
    match said {
        Ok(said) => print(&said),
        Err(error) => wrong_use(&WrongUse(error.message)),
    }
}
