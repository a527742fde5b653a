//! The arguments: what they are, in the language of the user, and what they ask for.

mod convert;
mod generate;
mod learn;
mod library;
mod print;

pub use convert::Converting;
pub use generate::Making;
pub use learn::Learning;
pub use print::Printing;

use crate::commands::library::Librarian;
use clap::builder::{PossibleValuesParser, Str};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use jade_text::{Args as Slots, Language, Texts};
use std::ffi::OsString;
use std::fmt;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// When to colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    Auto,
    Always,
    Never,
}

/// What is asked of every puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    Solve { engine: Option<String>, limit: Option<u64>, run: Run },
    Count { engine: Option<String>, limit: Option<u64>, run: Run },
    Check,
    Hint { rung: usize, choice: Choice, technique: Option<String>, with_marks: bool, go_on: bool },
    Step { choice: Choice, technique: Option<String>, before_marks: bool, go_on: bool },
    Steps { choice: Choice, technique: Option<String> },
    Path { choice: Choice, singles: bool, until: Option<String>, before_marks: bool, summary: bool },
    Rate { choice: Choice },
}

/// Which techniques are used.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    pub profile: Option<String>,
    pub only: Option<Vec<String>>,
    pub without: Option<Vec<String>>,
    /// Where profiles of the user's own are.
    pub config: Option<PathBuf>,
}

/// What is asked about techniques.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// Those of a profile.
    List(Choice),
    /// One of them.
    Show(String),
    /// Whether they find what these libraries say.
    Verify(Vec<PathBuf>),
}

/// A question that takes a search.
pub struct Search<'q> {
    pub engine: Option<&'q str>,
    pub limit: Option<u64>,
    /// Whether solutions are listed, or only counted.
    pub list: bool,
    pub run: &'q Run,
}

impl Question {
    /// The question as one that takes a search, if it is one.
    pub fn search(&self) -> Option<Search<'_>> {
        let (engine, limit, list, run) = match self {
            Question::Solve { engine, limit, run } => (engine, limit, true, run),
            Question::Count { engine, limit, run } => (engine, limit, false, run),
            _ => return None,
        };
        Some(Search { engine: engine.as_deref(), limit: *limit, list, run })
    }
}

/// How a search is run, beyond what the tutor is asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Run {
    pub report: Option<PathBuf>,
    pub config: Option<PathBuf>,
    pub alphabet: Option<String>,
    pub boxes: Option<String>,
    pub any_layout: bool,
    pub seed: Option<u64>,
    pub seconds: Option<u64>,
    pub nodes: Option<u64>,
    pub except: Option<String>,
}

impl Run {
    /// Whether anything of it was asked for.
    pub fn is_asked_for(&self) -> bool {
        *self != Run::default()
    }
}

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Answer a question about every puzzle of these files; `-` is standard input.
    Ask { question: Question, files: Vec<PathBuf>, threads: usize },
    /// Make puzzles.
    Generate(Box<Making>),
    /// Write the puzzles of files in another format.
    Convert(Converting),
    /// Print the puzzles of files.
    Print(Printing),
    /// List the formats.
    Formats,
    /// Do something with puzzles that are ready.
    Library(Librarian),
    /// Read the lessons.
    Learn(Learning),
    /// Tell about techniques.
    Techniques(About),
    /// Serve the page.
    Serve { listen: Option<SocketAddr>, allow_hosts: Vec<String> },
    /// Print this help.
    Help(String),
}

/// The arguments, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub task: Task,
    pub json: bool,
    pub color: When,
}

/// The most solutions that are counted where no limit is asked for.
pub const COUNT_LIMIT: u64 = 1_000_000;

/// More threads than any machine has cores.
const MOST_THREADS: u64 = 1024;

const LANGUAGES: [&str; 2] = [Language::English.code(), Language::Spanish.code()];
const WHEN: [&str; 3] = ["auto", "always", "never"];

/// The names of all engines.
fn engines() -> impl Iterator<Item = &'static str> {
    jade_search::engines().iter().map(|engine| engine.name())
}

/// What was typed is no whole number from `from` to `most`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotInRange {
    pub from: u64,
    /// `u64::MAX` where there is no most.
    pub most: u64,
}

impl fmt::Display for NotInRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a whole number from {} to {}", self.from, self.most)
    }
}

impl std::error::Error for NotInRange {}

fn whole_number(text: &str, from: u64, most: u64) -> Result<u64, NotInRange> {
    text.parse().ok().filter(|number| (from..=most).contains(number)).ok_or(NotInRange { from, most })
}

/// Builds the command line in a language.
struct Builder {
    texts: &'static Texts,
}

impl Builder {
    fn text(&self, id: &str) -> String {
        self.texts.plain(id, &Slots::none())
    }

    fn option(&self, name: &'static str, value: &str, help: String) -> Arg {
        Arg::new(name)
            .long(name)
            .value_name(Str::from(self.text(&format!("cli-value-{value}"))))
            .help(help)
            .help_heading(Str::from(self.text("cli-options-heading")))
            .hide_possible_values(true)
            .hide_default_value(true)
    }

    fn flag(&self, name: &'static str, action: ArgAction) -> Arg {
        Arg::new(name)
            .long(name)
            .action(action)
            .help(self.text(&format!("cli-opt-{name}")))
            .help_heading(Str::from(self.text("cli-options-heading")))
    }

    fn engine(&self) -> Arg {
        let names = engines().collect::<Vec<_>>().join(", ");
        let help = self.texts.plain("cli-opt-engine", &Slots::none().text("engines", names));
        self.option("engine", "engine", help).value_parser(PossibleValuesParser::new(engines()))
    }

    fn limit(&self, what: &str, most: u64) -> Arg {
        self.option("limit", "number", self.text(&format!("cli-opt-limit-{what}")))
            .value_parser(move |text: &str| whole_number(text, 1, most))
    }

    /// What a search can be asked beside its question.
    fn run(&self) -> [Arg; 9] {
        let path = |name, help: &str| {
            self.option(name, "file", self.text(help)).value_parser(value_parser!(PathBuf))
        };
        let number = |name, from, help: &str| {
            let parser = move |text: &str| whole_number(text, from, u64::MAX);
            self.option(name, "number", self.text(help)).value_parser(parser)
        };
        [
            path("report", "cli-opt-report"),
            path("config", "cli-opt-config"),
            self.option("alphabet", "symbols", self.text("cli-opt-alphabet")),
            self.option("boxes", "boxes", self.text("cli-opt-boxes")),
            self.flag("any-layout", ArgAction::SetTrue),
            number("seed", 0, "cli-opt-seed"),
            number("seconds", 1, "cli-opt-seconds"),
            number("nodes", 1, "cli-opt-nodes"),
            self.option("except", "candidate", self.text("cli-opt-except")),
        ]
    }

    fn threads(&self) -> Arg {
        self.threads_for("cli-opt-threads")
    }

    fn threads_for(&self, help: &str) -> Arg {
        self.option("threads", "number", self.text(help))
            .value_parser(|text: &str| whole_number(text, 1, MOST_THREADS))
    }

    fn profile(&self) -> Arg {
        self.option("profile", "profile", self.text("cli-opt-profile"))
    }

    /// Which techniques are used.
    fn choice(&self) -> [Arg; 4] {
        let ids = |name, help: &str| {
            self.option(name, "ids", self.text(help)).value_delimiter(',').action(ArgAction::Append)
        };
        [
            self.profile(),
            ids("only", "cli-opt-only"),
            ids("without", "cli-opt-without"),
            self.option("config", "file", self.text("cli-opt-profiles-config"))
                .value_parser(value_parser!(PathBuf)),
        ]
    }

    fn technique(&self, name: &'static str, help: &str) -> Arg {
        self.option(name, "id", self.text(help))
    }

    /// `jade techniques` and what it can be asked.
    fn techniques(&self, json: impl Fn() -> Arg) -> Command {
        let id = Arg::new("id")
            .required(true)
            .value_name(Str::from(self.text("cli-value-id")))
            .help(self.text("cli-arg-id"))
            .help_heading(Str::from(self.text("cli-arguments-heading")));
        let file = self.text("cli-file-placeholder");
        let within = |name: &'static str, args: Vec<Arg>, after: &str| {
            let told: &'static str = match name {
                "show" => "techniques-show",
                "verify" => "techniques-verify",
                _ => "techniques-list",
            };
            let usage = format!("jade techniques {name} {} {after}", self.text("cli-options-placeholder"));
            self.command(told, args, after).name(name).override_usage(usage.trim_end().to_owned()).arg(json())
        };
        let files = self.files().help(self.text("cli-arg-library"));
        let placeholder = format!("[{}]", self.text("cli-value-id"));
        self.command("techniques", self.choice(), &self.text("cli-command-placeholder"))
            .arg(json())
            .subcommand(within("list", self.choice().into(), ""))
            .subcommand(within("show", vec![id], placeholder.trim_matches(['[', ']'])))
            .subcommand(within("verify", vec![files], &file))
    }

    fn files(&self) -> Arg {
        Arg::new("files")
            .value_name(Str::from(self.text("cli-value-file")))
            .num_args(0..)
            .value_parser(value_parser!(PathBuf))
            .help(self.text("cli-arg-files"))
            .help_heading(Str::from(self.text("cli-arguments-heading")))
    }

    /// A command: its template, help and usage, all in the language.
    fn command(&self, name: &'static str, args: impl IntoIterator<Item = Arg>, after: &str) -> Command {
        self.described(name, name, name, args, after)
    }

    /// A command of a command.
    fn sub_command(
        &self,
        of: &str,
        name: &'static str,
        args: impl IntoIterator<Item = Arg>,
        after: &str,
    ) -> Command {
        self.described(name, &format!("{of}-{name}"), &format!("{of} {name}"), args, after)
    }

    fn described(
        &self,
        name: &'static str,
        id: &str,
        words: &str,
        args: impl IntoIterator<Item = Arg>,
        after: &str,
    ) -> Command {
        let about = self.text(&format!("cli-{id}"));
        let long = self.texts.try_message(&format!("cli-{id}-help"), &Slots::none()).map(|t| t.to_string());
        let usage = format!("jade {words} {} {after}", self.text("cli-options-placeholder"));
        self.dress(Command::new(name))
            .about(about.clone())
            .before_help(long.unwrap_or(about))
            .override_usage(usage.trim_end().to_owned())
            .args(args)
    }

    fn dress(&self, command: Command) -> Command {
        let usage = self.text("cli-usage-heading");
        let commands = self.text("cli-commands-heading");
        let help = self.flag("help", ArgAction::Help).short('h').display_order(900);
        command
            .max_term_width(100)
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .disable_version_flag(true)
            .help_template(format!("{{before-help}}{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
            .subcommand_help_heading(Str::from(commands))
            .arg(help)
    }

    fn whole(&self) -> Command {
        let languages = self
            .option("lang", "lang", self.text("cli-opt-lang"))
            .value_parser(PossibleValuesParser::new(LANGUAGES));
        let color = self
            .option("color", "when", self.text("cli-opt-color"))
            .value_parser(PossibleValuesParser::new(WHEN));
        let json = || self.flag("json", ArgAction::SetTrue);
        let listen = self
            .option("listen", "address", self.text("cli-opt-listen"))
            .value_parser(value_parser!(SocketAddr));
        let allow_host =
            self.option("allow-host", "host", self.text("cli-opt-allow-host")).action(ArgAction::Append);
        let rung = self
            .option("rung", "number", self.text("cli-opt-rung"))
            .value_parser(|text: &str| whole_number(text, 1, 5));
        let topic = Arg::new("command")
            .value_name(Str::from(self.text("cli-value-command")))
            .help(self.text("cli-arg-command"))
            .help_heading(Str::from(self.text("cli-arguments-heading")));
        let file = self.text("cli-file-placeholder");
        let placeholders =
            format!("{} {}", self.text("cli-options-placeholder"), self.text("cli-command-placeholder"));
        let exits = self.text("cli-exit-help");
        let asking = |name, args: Vec<Arg>| {
            let args = args.into_iter().chain([self.threads(), json(), self.files()]);
            self.command(name, args, &file).after_help(exits.clone())
        };
        let technique = || self.technique("technique", "cli-opt-technique");
        let flag = |name| self.flag(name, ArgAction::SetTrue);
        let with = |choice: [Arg; 4], more: Vec<Arg>| more.into_iter().chain(choice).collect::<Vec<Arg>>();
        let searching = |what: &str, most| -> Vec<Arg> {
            [self.engine(), self.limit(what, most)].into_iter().chain(self.run()).collect()
        };
        self.dress(Command::new("jade"))
            .version(env!("CARGO_PKG_VERSION"))
            .before_help(self.text("cli-about"))
            .override_usage(format!("jade {placeholders}"))
            .after_help(format!("{}\n\n{exits}", self.text("cli-after-help")))
            .arg(languages.global(true).display_order(800))
            .arg(color.global(true).display_order(801))
            .arg(self.flag("version", ArgAction::Version).short('V').display_order(901))
            .subcommand(asking(
                "hint",
                with(self.choice(), vec![rung, technique(), flag("with-marks"), flag("go-on")]),
            ))
            .subcommand(asking(
                "step",
                with(self.choice(), vec![technique(), flag("before-marks"), flag("go-on")]),
            ))
            .subcommand(asking("steps", with(self.choice(), vec![technique()])))
            .subcommand(asking(
                "path",
                with(
                    self.choice(),
                    vec![
                        flag("singles"),
                        self.technique("until", "cli-opt-until"),
                        flag("before-marks-only").long("before-marks"),
                        flag("summary"),
                    ],
                ),
            ))
            .subcommand(asking("solve", searching("solve", jade_tutor::MOST_SOLUTIONS)))
            .subcommand(asking("count", searching("count", u64::MAX)))
            .subcommand(asking("check", vec![]))
            .subcommand(asking("rate", self.choice().into()))
            .subcommand(self.generate(&exits))
            .subcommand(self.convert(&exits))
            .subcommand(self.print(&exits))
            .subcommand(self.command("formats", [json()], ""))
            .subcommand(self.library(&exits))
            .subcommand(self.techniques(json))
            .subcommand(self.learn(json()))
            .subcommand(self.command("serve", [listen, allow_host], ""))
            .subcommand(self.command("help", [topic], &self.text("cli-command-placeholder")))
    }
}

/// The command line in a language.
pub fn command(language: Language) -> Command {
    Builder { texts: Texts::of(language) }.whole()
}

/// Reads the arguments, the first of which is the program's own name.
///
/// # Errors
/// What clap says of wrong use, to be told by [`usage::tell`](crate::usage::tell); help and version too come
/// this way.
pub fn parse(args: Vec<OsString>, language: Language) -> Result<Options, clap::Error> {
    let mut command = command(language);
    let matches = command.try_get_matches_from_mut(args)?;
    let color = match matches.get_one::<String>("color").map(String::as_str) {
        Some("always") => When::Always,
        Some("never") => When::Never,
        _ => When::Auto,
    };
    let Some((name, sub)) = matches.subcommand() else {
        return Ok(Options {
            task: Task::Serve { listen: None, allow_hosts: Vec::new() },
            json: false,
            color,
        });
    };
    let asks_json =
        |matches: &ArgMatches| matches.try_get_one::<bool>("json").ok().flatten().is_some_and(|json| *json);
    // `jade techniques --json show x-wing` means what `jade techniques show x-wing --json` does.
    let json = asks_json(sub) || sub.subcommand().is_some_and(|(_, within)| asks_json(within));
    Ok(Options { task: task(&mut command, name, sub)?, json, color })
}

fn task(command: &mut Command, name: &str, matches: &ArgMatches) -> Result<Task, clap::Error> {
    let word = |name: &str| matches.try_get_one::<String>(name).ok().flatten().cloned();
    let number = |name: &str| matches.try_get_one::<u64>(name).ok().flatten().copied();
    let question = match name {
        "solve" => Question::Solve { engine: word("engine"), limit: number("limit"), run: run(matches) },
        "count" => Question::Count { engine: word("engine"), limit: number("limit"), run: run(matches) },
        "check" => Question::Check,
        "hint" => {
            let rung = number("rung").and_then(|rung| usize::try_from(rung).ok()).unwrap_or(1);
            let (with_marks, go_on) = (matches.get_flag("with-marks"), matches.get_flag("go-on"));
            Question::Hint { rung, choice: choice(matches), technique: word("technique"), with_marks, go_on }
        }
        "step" => Question::Step {
            choice: choice(matches),
            technique: word("technique"),
            before_marks: matches.get_flag("before-marks"),
            go_on: matches.get_flag("go-on"),
        },
        "steps" => Question::Steps { choice: choice(matches), technique: word("technique") },
        "path" => Question::Path {
            choice: choice(matches),
            singles: matches.get_flag("singles"),
            until: word("until"),
            before_marks: matches.get_flag("before-marks-only"),
            summary: matches.get_flag("summary"),
        },
        "rate" => Question::Rate { choice: choice(matches) },
        "generate" => return Ok(Task::Generate(Box::new(Making::new(matches, threads(matches))))),
        "convert" => return Ok(Task::Convert(Converting::new(matches))),
        "print" => return Ok(Task::Print(Printing::new(matches))),
        "formats" => return Ok(Task::Formats),
        "library" => return library::task(command, matches),
        "techniques" => return Ok(Task::Techniques(about(matches))),
        "learn" => return Ok(Task::Learn(Learning::new(matches))),
        "serve" => {
            let listen = matches.get_one::<SocketAddr>("listen").copied();
            let allow_hosts = matches.get_many("allow-host").unwrap_or_default().cloned().collect();
            return Ok(Task::Serve { listen, allow_hosts });
        }
        _ => return help(command, word("command")),
    };
    Ok(Task::Ask { question, files: files(matches), threads: threads(matches) })
}

/// The files that are named; standard input where none is.
fn files(matches: &ArgMatches) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = matches.get_many("files").unwrap_or_default().cloned().collect();
    if files.is_empty() {
        files.push("-".into());
    }
    files
}

fn choice(matches: &ArgMatches) -> Choice {
    let words = |name: &str| {
        let words: Option<Vec<String>> = matches.get_many(name).map(|words| words.cloned().collect());
        words.map(|words| words.iter().map(|word| word.trim().to_owned()).collect())
    };
    Choice {
        profile: matches.get_one("profile").cloned(),
        only: words("only"),
        without: words("without"),
        config: matches.get_one("config").cloned(),
    }
}

fn about(matches: &ArgMatches) -> About {
    match matches.subcommand() {
        Some(("show", sub)) => About::Show(sub.get_one::<String>("id").cloned().unwrap_or_default()),
        Some(("verify", sub)) => About::Verify(files(sub)),
        Some((_, sub)) => About::List(choice(sub)),
        None => About::List(choice(matches)),
    }
}

fn threads(matches: &ArgMatches) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    matches.get_one::<u64>("threads").map_or_else(cores, |threads| *threads as usize)
}

fn run(matches: &ArgMatches) -> Run {
    Run {
        report: matches.get_one("report").cloned(),
        config: matches.get_one("config").cloned(),
        alphabet: matches.get_one("alphabet").cloned(),
        boxes: matches.get_one("boxes").cloned(),
        any_layout: matches.get_flag("any-layout"),
        seed: matches.get_one("seed").copied(),
        seconds: matches.get_one("seconds").copied(),
        nodes: matches.get_one("nodes").copied(),
        except: matches.get_one("except").cloned(),
    }
}

/// `jade help solve` is `jade solve --help`.
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

    /// Also proves that all the messages exist: one that does not panics in tests.
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
