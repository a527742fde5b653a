//! Defines and parses the command-line arguments, in the language of the user. There is one file for each family of
//! commands.

mod ask;
mod builder;
mod completions;
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

pub use ask::{COUNT_LIMIT, Choice, Question, Run, Scale, Search};
pub use builder::NotInRange;
pub use completions::SHELLS;
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
use clap_complete::Shell;
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
    Ask {
        question: Question,
        files: Vec<PathBuf>,
        threads: usize,
        /// Whether a bad puzzle has a line in plain output, too.
        keep_lines: bool,
    },
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
    /// Find what is related to 9×9 puzzles and grids, or classify them.
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
    /// Print the completions for a shell.
    Completions(Shell),
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
        let topic = Arg::new("command")
            .value_name(Str::from(self.text("cli-value-command")))
            .help(self.text("cli-arg-command"))
            .help_heading(Str::from(self.text("cli-arguments-heading")));
        let placeholders =
            format!("{} {}", self.text("cli-options-placeholder"), self.text("cli-command-placeholder"));
        let exits = self.paragraphs("cli-exit-help");
        let answers = format!("{exits} {}", self.text("cli-exit-answers"));
        let lists = self.only.is_none();
        let after =
            if lists { format!("{}\n\n{answers}", self.text("cli-after-help")) } else { String::new() };
        let commands = [
            self.lazily("play", || self.play(&exits)),
            self.lazily("generate", || self.generate(&exits)),
            self.lazily("convert", || self.convert(&exits)),
            self.lazily("read", || self.read(&exits)),
            self.lazily("print", || self.print(&exits)),
            self.lazily("formats", || self.command("formats", [self.plain_json()], "")),
            self.lazily("grid", || self.grid(&exits)),
            self.lazily("classify", || self.classify(&exits)),
            self.lazily("judge", || self.judge(&exits)),
            self.lazily("dataset", || self.dataset(&exits)),
            self.lazily("difficulty", || self.difficulty(&exits)),
            self.lazily("library", || self.library(&exits)),
            self.lazily("techniques", || self.techniques(|| self.plain_json())),
            self.lazily("learn", || self.learn(|| self.plain_json())),
            self.lazily("statistics", || self.statistics(self.plain_json())),
            self.lazily("serve", || self.serve()),
            self.lazily("users", || self.users()),
            self.lazily("completions", || self.completions()),
            self.lazily("manual", || self.manual()),
            self.lazily("help", || self.command("help", [topic], &self.text("cli-command-placeholder"))),
        ];
        self.dress(Command::new("jade"))
            .version(env!("CARGO_PKG_VERSION"))
            .before_help(self.text("cli-about"))
            .override_usage(format!("jade {placeholders}"))
            .after_help(after)
            .help_template(format!(
                "{{before-help}}{} {{usage}}\n{}\n{}:\n{{options}}{{after-help}}",
                self.text("cli-usage-heading"),
                if lists { self.groups() } else { String::new() },
                self.text("cli-options-heading"),
            ))
            .arg(self.common(languages.global(true).display_order(800)))
            .arg(self.common(color.global(true).display_order(801)))
            .arg(self.help())
            .arg(self.common(self.flag("version", ArgAction::Version).short('V').display_order(901)))
            .subcommands(self.questions(&answers))
            .subcommands(commands)
    }
}

/// The commands as the help lists them: by what they are for.
const GROUPS: [(&str, &[&str]); 5] = [
    ("reason", &["hint", "steps", "path", "solve", "count", "check", "rate", "judge"]),
    ("make", &["generate", "convert", "read", "print", "formats"]),
    ("play", &["play", "learn", "techniques", "statistics"]),
    ("study", &["grid", "classify", "dataset", "difficulty", "library"]),
    ("serve", &["serve", "users", "completions", "help"]),
];

/// The widest line of the help.
const WIDTH: usize = 100;

impl Builder {
    /// Lists the commands below the headings of their groups, with what each does.
    fn groups(&self) -> String {
        let names = GROUPS.iter().flat_map(|(_, names)| *names);
        let indent = 4 + names.map(|name| name.len()).max().unwrap_or_default();
        let mut listed = String::new();
        for (group, names) in GROUPS {
            listed += &format!("\n{}:\n", self.text(&format!("cli-group-{group}")));
            for name in names {
                listed += &format!("  {name:<width$}", width = indent - 2);
                let mut column = indent;
                for word in self.text(&format!("cli-{name}")).split(' ') {
                    let len = word.chars().count();
                    if column > indent && column + 1 + len > WIDTH {
                        listed += &format!("\n{:indent$}", "");
                        column = indent;
                    } else if column > indent {
                        listed.push(' ');
                        column += 1;
                    }
                    listed += word;
                    column += len;
                }
                listed.push('\n');
            }
        }
        listed
    }
}

/// Builds the command-line parser in a language.
pub fn command(language: Language) -> Command {
    Builder { texts: Texts::of(language), only: None, shows_all: true, is_manual: false }.whole()
}

/// Builds the parser for manual pages, with long descriptions.
pub fn manual_command(language: Language) -> Command {
    Builder { texts: Texts::of(language), only: None, shows_all: true, is_manual: true }.whole()
}

/// Builds the parser for these arguments: of all commands, only that which they name has its options.
fn command_for(args: &[OsString], language: Language) -> Command {
    let shows_all = args.iter().any(|arg| arg == "--help-all");
    let only = named(args, language).filter(|name| name != "help");
    Builder { texts: Texts::of(language), only, shows_all, is_manual: false }.whole()
}

/// Returns the command that the arguments name, if it exists.
pub fn named(args: &[OsString], language: Language) -> Option<String> {
    // A name that no command has makes all names known, and nothing else.
    let names =
        Builder { texts: Texts::of(language), only: Some(String::new()), shows_all: false, is_manual: false }
            .whole();
    let name = first_word(args)?;
    names.get_subcommands().any(|one| one.get_name() == name).then(|| name.to_owned())
}

/// Returns the first word that is no option.
fn first_word(args: &[OsString]) -> Option<&str> {
    let mut words = args.iter().skip(1).filter_map(|arg| arg.to_str());
    let mut first = words.next();
    // `--lang es`, but not `--lang=es`, is two words.
    while let Some(option) = first.filter(|word| word.starts_with('-')) {
        let takes_a_word = matches!(option, "--lang" | "--color");
        first = if takes_a_word { words.nth(1) } else { words.next() };
    }
    first
}

/// Parses the arguments, the first of which is the program's own name.
///
/// # Errors
/// The error of clap, for [`usage::error_text`] to print. Requests for help and the version are
/// returned as errors, too.
pub fn parse(args: Vec<OsString>, language: Language) -> Result<Options, clap::Error> {
    let mut command = command_for(&args, language);
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
        "classify" => Task::Grid(Exploring::classifying(matches)),
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
        "completions" => Task::Completions(completions::shell(matches)),
        "manual" => Task::Manual(manual::folder(matches)),
        "help" => return help(command, matches.get_one::<String>("command").cloned()),
        _ => match Question::new(name, matches) {
            Some(question) => Task::Ask {
                question,
                files: files(matches),
                threads: threads(matches),
                keep_lines: matches.get_flag("keep-lines"),
            },
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

    /// A command that is built alone is the same as among all.
    #[test]
    fn commands_are_built_alone_when_they_are_asked_for() {
        for language in Language::ALL {
            for mut whole in command(language).get_subcommands().cloned() {
                let name = whole.get_name().to_owned();
                for help in ["--help", "--help-all"] {
                    let args = ["jade", "--lang", language.code(), &name, help].map(OsString::from);
                    let alone = command_for(&args, language);
                    let alone = alone.find_subcommand(&name).cloned().unwrap();
                    let ids = |command: &Command| -> Vec<String> {
                        command.get_arguments().map(|arg| arg.get_id().to_string()).collect()
                    };
                    assert_eq!(ids(&alone), ids(&whole), "{name}");
                    if help == "--help-all" {
                        assert_eq!(
                            alone.clone().render_help().to_string(),
                            whole.render_help().to_string(),
                            "{name}"
                        );
                    }
                }
            }
        }
        let args = ["jade", "solev"].map(OsString::from).to_vec();
        let error = parse(args, Language::English).unwrap_err();
        assert!(usage::error_text(&error, None, Texts::of(Language::English)).contains("solve"));
    }

    #[test]
    fn the_command_line_is_consistent() {
        for language in Language::ALL {
            command(language).debug_assert();
        }
    }

    /// Also proves that all messages exist, as a missing one panics in tests.
    #[test]
    fn every_command_and_argument_is_explained_in_every_language() {
        let said = |language: Language| -> Vec<(String, String)> {
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
        let (english, spanish) = (said(Language::English), said(Language::Spanish));
        assert_eq!(english.len(), spanish.len());
        assert!(english.len() > 40);
        for ((name, english), (_, spanish)) in english.iter().zip(&spanish) {
            assert!(!english.trim().is_empty() && english != spanish, "{name}: {english}");
        }
    }

    #[test]
    fn the_help_lists_every_command_once() {
        let whole = command(Language::English);
        let shown = whole.get_subcommands().filter(|one| !one.is_hide_set()).map(|one| one.get_name());
        let mut shown: Vec<&str> = shown.collect();
        let mut listed: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| *names).copied().collect();
        shown.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, shown);
        for language in Language::ALL {
            let help = command(language).render_help().to_string();
            assert!(help.lines().all(|line| line.chars().count() <= WIDTH + 2), "{help}");
            assert!(help.contains("  hint "), "{help}");
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
