//! Defines and parses the command-line arguments, in the language of the user. There is one file for each family of
//! commands.

mod ask;
mod builder;
mod convert;
mod dataset;
mod difficulty;
#[cfg(test)]
mod documented;
mod generate;
mod grid;
mod judge;
mod learn;
mod library;
mod manual;
mod play;
mod print;
mod read;
mod serve;
mod statistics;
mod techniques;
pub mod usage;
mod users;

pub use ask::{COUNT_LIMIT, Choice, Question, Scale, Search};
pub use builder::NotInRange;
pub use convert::Converting;
pub use dataset::{DatasetTask, Datasets};
pub use difficulty::Comparing;
pub use generate::Making;
pub use grid::{Exploring, Relation};
pub use judge::Judging;
pub use learn::{Learn, Learning};
pub use library::{Building, Librarian};
pub use play::Playing;
pub use print::{Chosen, Printing};
pub use read::Pictures;
pub use serve::Serving;
pub use statistics::Counting;
pub use techniques::About;
pub use users::{Office, UsersTask};

use builder::{Builder, files, threads};
use clap::builder::{PossibleValuesParser, Str};
use clap::{Arg, ArgAction, ArgMatches, Command};
use jade_text::{Language, Texts};
use std::ffi::OsString;
use std::path::PathBuf;

/// When to use colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    Auto,
    Always,
    Never,
}

/// What the program should do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Answer a question about every puzzle of these files; `-` is standard input.
    Ask { question: Question, files: Vec<PathBuf>, threads: usize },
    /// Generate puzzles.
    Generate(Box<Making>),
    /// Convert the puzzles of files to another format.
    Convert(Converting),
    /// Play in the terminal.
    Play(Playing),
    /// Read the boards in pictures.
    Read(Pictures),
    /// Print the puzzles of files.
    Print(Printing),
    /// List the formats.
    Formats,
    /// Find what is related to 9×9 puzzles and grids.
    Grid(Exploring),
    /// Judge attempts at puzzles.
    Judge(Judging),
    /// Make and check data sets.
    Dataset(Datasets),
    /// Compare measures of difficulty.
    Difficulty(Box<Comparing>),
    /// Work with collections of puzzles.
    Library(Librarian),
    /// Show the lessons.
    Learn(Learn),
    /// Show what the games played add up to.
    Statistics(Counting),
    /// Show information about techniques.
    Techniques(About),
    /// Manage the accounts of a server.
    Users(Office),
    /// Serve the web page.
    Serve(Serving),
    /// Write manual pages and shell completions in a folder.
    Manual(PathBuf),
    /// Print this help text.
    Help(String),
}

/// The parsed arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub task: Task,
    pub json: bool,
    pub color: When,
}

const LANGUAGES: [&str; 2] = [Language::English.code(), Language::Spanish.code()];
const WHEN: [&str; 3] = ["auto", "always", "never"];

impl Builder {
    fn whole(&self) -> Command {
        let languages = self
            .option("lang", "lang", self.text("cli-opt-lang"))
            .value_parser(PossibleValuesParser::new(LANGUAGES));
        let color = self
            .option("color", "when", self.text("cli-opt-color"))
            .value_parser(PossibleValuesParser::new(WHEN));
        let json = || self.flag("json", ArgAction::SetTrue);
        let topic = Arg::new("command")
            .value_name(Str::from(self.text("cli-value-command")))
            .help(self.text("cli-arg-command"))
            .help_heading(Str::from(self.text("cli-arguments-heading")));
        let placeholders =
            format!("{} {}", self.text("cli-options-placeholder"), self.text("cli-command-placeholder"));
        let exits = self.text("cli-exit-help");
        self.dress(Command::new("jade"))
            .version(env!("CARGO_PKG_VERSION"))
            .before_help(self.text("cli-about"))
            .override_usage(format!("jade {placeholders}"))
            .after_help(format!("{}\n\n{exits}", self.text("cli-after-help")))
            .arg(languages.global(true).display_order(800))
            .arg(color.global(true).display_order(801))
            .arg(self.flag("version", ArgAction::Version).short('V').display_order(901))
            .subcommands(self.questions(&exits))
            .subcommand(self.play(&exits))
            .subcommand(self.generate(&exits))
            .subcommand(self.convert(&exits))
            .subcommand(self.read(&exits))
            .subcommand(self.print(&exits))
            .subcommand(self.command("formats", [json()], ""))
            .subcommand(self.grid(&exits))
            .subcommand(self.judge(&exits))
            .subcommand(self.dataset(&exits))
            .subcommand(self.difficulty(&exits))
            .subcommand(self.library(&exits))
            .subcommand(self.techniques(json))
            .subcommand(self.learn(json))
            .subcommand(self.statistics(json()))
            .subcommand(self.serve())
            .subcommand(self.users())
            .subcommand(self.manual())
            .subcommand(self.command("help", [topic], &self.text("cli-command-placeholder")))
    }
}

/// Builds the command-line parser in a language.
pub fn command(language: Language) -> Command {
    Builder { texts: Texts::of(language) }.whole()
}

/// Parses the arguments, the first of which is the program's own name.
///
/// # Errors
/// The error of clap, for [`usage::error_text`] to print. Requests for help and the version are
/// returned as errors, too.
pub fn parse(args: Vec<OsString>, language: Language) -> Result<Options, clap::Error> {
    let mut command = command(language);
    let matches = command.try_get_matches_from_mut(args)?;
    let color = match matches.get_one::<String>("color").map(String::as_str) {
        Some("always") => When::Always,
        Some("never") => When::Never,
        _ => When::Auto,
    };
    let Some((name, sub)) = matches.subcommand() else {
        return Ok(Options { task: Task::Serve(Serving::default()), json: false, color });
    };
    let asks_json =
        |matches: &ArgMatches| matches.try_get_one::<bool>("json").ok().flatten().is_some_and(|json| *json);
    // `jade techniques --json show x-wing` means the same as `jade techniques show x-wing --json`.
    let json = asks_json(sub) || sub.subcommand().is_some_and(|(_, within)| asks_json(within));
    Ok(Options { task: task(&mut command, name, sub)?, json, color })
}

fn task(command: &mut Command, name: &str, matches: &ArgMatches) -> Result<Task, clap::Error> {
    Ok(match name {
        "generate" => Task::Generate(Box::new(Making::new(matches, threads(matches)))),
        "convert" => Task::Convert(Converting::new(matches)),
        "play" => Task::Play(Playing::new(matches)),
        "read" => Task::Read(Pictures::new(matches)),
        "print" => Task::Print(Printing::new(matches)),
        "formats" => Task::Formats,
        "grid" => match Exploring::new(matches) {
            Some(exploring) => Task::Grid(exploring),
            None => return help(command, Some("grid".to_owned())),
        },
        "judge" => Task::Judge(Judging::new(matches)),
        "dataset" => match Datasets::new(matches) {
            Some(asked) => Task::Dataset(asked),
            None => return help(command, Some("dataset".to_owned())),
        },
        "difficulty" => Task::Difficulty(Box::new(Comparing::new(matches))),
        "library" => match Librarian::new(matches) {
            Some(librarian) => Task::Library(librarian),
            None => return help(command, Some("library".to_owned())),
        },
        "users" => match Office::new(matches) {
            Some(office) => Task::Users(office),
            None => return help(command, Some("users".to_owned())),
        },
        "techniques" => Task::Techniques(techniques::about(matches)),
        "learn" => Task::Learn(Learn::new(matches)),
        "statistics" => Task::Statistics(Counting::new(matches)),
        "serve" => Task::Serve(Serving::new(matches)),
        "manual" => Task::Manual(manual::folder(matches)),
        "help" => return help(command, matches.get_one::<String>("command").cloned()),
        _ => match Question::new(name, matches) {
            Some(question) => Task::Ask { question, files: files(matches), threads: threads(matches) },
            None => return help(command, None),
        },
    })
}

/// Treats `jade help solve` as `jade solve --help`.
fn help(command: &mut Command, topic: Option<String>) -> Result<Task, clap::Error> {
    let args = ["jade".to_owned()].into_iter().chain(topic).chain(["--help".to_owned()]);
    match command.try_get_matches_from_mut(args) {
        Err(error) if error.kind() == clap::error::ErrorKind::DisplayHelp => {
            Ok(Task::Help(error.render().to_string()))
        }
        Err(error) => Err(error),
        Ok(_) => Ok(Task::Help(command.render_help().to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        for language in Language::ALL {
            command(language).debug_assert();
        }
    }

    /// Also proves that all messages exist, as a missing one panics in tests.
    #[test]
    fn every_command_and_argument_is_explained_in_every_language() {
        let told = |language: Language| -> Vec<(String, String)> {
            let command = command(language);
            let nested = command.get_subcommands().flat_map(|command| command.get_subcommands());
            let commands = std::iter::once(&command).chain(command.get_subcommands()).chain(nested);
            commands
                .flat_map(|command| {
                    let about = command.get_before_help().unwrap().to_string();
                    let of_args = command.get_arguments().map(|arg| {
                        assert!(arg.get_help_heading().is_some(), "{arg}");
                        let help = arg.get_help().unwrap_or_else(|| panic!("no help for {arg}")).to_string();
                        (format!("{} {}", command.get_name(), arg.get_id()), help)
                    });
                    std::iter::once((command.get_name().to_owned(), about)).chain(of_args).collect::<Vec<_>>()
                })
                .collect()
        };
        let (english, spanish) = (told(Language::English), told(Language::Spanish));
        assert_eq!(english.len(), spanish.len());
        assert!(english.len() > 40);
        for ((name, english), (_, spanish)) in english.iter().zip(&spanish) {
            assert!(!english.trim().is_empty() && english != spanish, "{name}: {english}");
        }
    }

    #[test]
    fn spanish_help_is_spanish_throughout() {
        let mut command = command(Language::Spanish);
        let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
        let mut helps = vec![command.render_long_help().to_string()];
        for name in names {
            helps.push(command.find_subcommand_mut(&name).unwrap().render_long_help().to_string());
        }
        for help in helps {
            for english in
                ["Usage", "Options", "OPTIONS", "Commands", "default:", "possible", "Print", "FILE", "{"]
            {
                assert!(!help.contains(english), "{english:?} in\n{help}");
            }
        }
    }
}
