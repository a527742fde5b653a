//! Shared by all commands: builds options, commands and their help in the language of the user.

use clap::builder::{PossibleValue, PossibleValuesParser, Str, StringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use jade_logic::{TechniqueId, techniques};
use jade_text::{Args as Slots, Texts};
use std::error::Error;
use std::ffi::OsStr;
use std::fmt;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;

/// More threads than any machine has cores.
const MOST_THREADS: u64 = 1024;

/// The error for an argument that is not a whole number from `from` to `most`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotInRange {
    pub from: u64,
    /// `u64::MAX` if there is no upper limit.
    pub most: u64,
}

impl fmt::Display for NotInRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a whole number from {} to {}", self.from, self.most)
    }
}

impl std::error::Error for NotInRange {}

/// Parses a whole number from `from` to `most`.
pub(super) fn whole_number(text: &str, from: u64, most: u64) -> Result<u64, NotInRange> {
    text.parse().ok().filter(|number| (from..=most).contains(number)).ok_or(NotInRange { from, most })
}

/// Parses one of the names of a closed set.
pub(super) fn one_of<T>(names: impl IntoIterator<Item = &'static str>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Error + Send + Sync> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(names).try_map(|name| name.parse())
}

/// Parses the id of a technique; completions of shells offer them all.
pub(super) fn technique_id() -> impl TypedValueParser<Value = TechniqueId> {
    OfTechnique
}

#[derive(Clone, Copy)]
struct OfTechnique;

impl TypedValueParser for OfTechnique {
    type Value = TechniqueId;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<TechniqueId, clap::Error> {
        // Not a parser of possible values, whose error would list them all instead of naming the nearest.
        StringValueParser::new().try_map(|id| id.parse::<TechniqueId>()).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let ids = techniques::ALL.iter().map(|technique| PossibleValue::new(technique.id().as_str()));
        Some(Box::new(ids))
    }
}

/// Returns the files named; standard input if there are none.
pub(super) fn files(matches: &ArgMatches) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = matches.get_many("files").unwrap_or_default().cloned().collect();
    if files.is_empty() {
        files.push("-".into());
    }
    files
}

/// Returns the number of threads; that of the cores if none is named.
pub(super) fn threads(matches: &ArgMatches) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    matches.get_one::<u64>("threads").map_or_else(cores, |threads| *threads as usize)
}

/// Builds the command line in a language.
pub(super) struct Builder {
    pub texts: &'static Texts,
    /// The only command that is built with its options; all if `None`. To build all of them takes longer than to solve a
    /// thousand puzzles.
    pub only: Option<String>,
    /// Whether options that few need are shown.
    pub shows_all: bool,
    /// Whether the result is for manual pages, which show the long description where the help has it.
    pub is_manual: bool,
}

/// The ids of the headings of options in the help.
#[derive(Clone, Copy)]
pub(super) enum Heading {
    Puzzle,
    Difficulty,
    Shape,
    Search,
    Output,
}

impl Builder {
    pub(super) fn text(&self, id: &str) -> String {
        self.texts.plain(id, &Slots::none())
    }

    /// A text of paragraphs, which the help wraps.
    pub(super) fn paragraphs(&self, id: &str) -> String {
        unwrapped(&self.text(id))
    }

    /// Builds a command if it is asked for; otherwise, only its name is known.
    pub(super) fn lazily(&self, name: &'static str, build: impl FnOnce() -> Command) -> Command {
        let is_asked = self.only.as_ref().is_none_or(|only| only == name);
        if is_asked { build() } else { Command::new(name).disable_help_flag(true).disable_version_flag(true) }
    }

    /// Shows an option only in the help of all options.
    pub(super) fn rare(&self, option: Arg) -> Arg {
        option.hide(!self.shows_all)
    }

    /// The flag for the help of all options.
    pub(super) fn help_all(&self) -> Arg {
        self.common(self.flag("help-all", ArgAction::Help).display_order(902))
    }

    /// Shows an option below a heading of its own.
    pub(super) fn below(&self, heading: Heading, option: Arg) -> Arg {
        option.help_heading(Str::from(self.text(match heading {
            Heading::Puzzle => "cli-heading-puzzle",
            Heading::Difficulty => "cli-heading-difficulty",
            Heading::Shape => "cli-heading-shape",
            Heading::Search => "cli-heading-search",
            Heading::Output => "cli-heading-output",
        })))
    }

    pub(super) fn option(&self, name: &'static str, value: &str, help: String) -> Arg {
        Arg::new(name)
            .long(name)
            .value_name(Str::from(self.text(&format!("cli-value-{value}"))))
            .help(help)
            .help_heading(Str::from(self.text("cli-options-heading")))
            .hide_possible_values(true)
            .hide_default_value(true)
    }

    pub(super) fn flag(&self, name: &'static str, action: ArgAction) -> Arg {
        Arg::new(name)
            .long(name)
            .action(action)
            .help(self.text(&format!("cli-opt-{name}")))
            .help_heading(Str::from(self.text("cli-options-heading")))
    }

    /// The flag for an answer that is about no puzzle.
    pub(super) fn plain_json(&self) -> Arg {
        self.flag("json", ArgAction::SetTrue).help(self.text("cli-opt-plain-json"))
    }

    pub(super) fn threads(&self) -> Arg {
        self.threads_for("cli-opt-threads")
    }

    pub(super) fn threads_for(&self, help: &str) -> Arg {
        self.option("threads", "number", self.text(help))
            .short('j')
            .value_parser(|text: &str| whole_number(text, 1, MOST_THREADS))
    }

    pub(super) fn profile(&self) -> Arg {
        self.option("profile", "profile", self.text("cli-opt-profile"))
    }

    /// The options that choose techniques.
    pub(super) fn choice(&self) -> [Arg; 4] {
        let ids = |name, help: &str| {
            self.option(name, "ids", self.text(help)).value_delimiter(',').action(ArgAction::Append)
        };
        [self.profile(), ids("only", "cli-opt-only"), ids("without", "cli-opt-without"), self.config()]
    }

    /// The file of settings, which is of one form for all commands.
    pub(super) fn config(&self) -> Arg {
        self.option("config", "file", self.text("cli-opt-config")).value_parser(value_parser!(PathBuf))
    }

    pub(super) fn technique(&self, name: &'static str, help: &str) -> Arg {
        self.option(name, "id", self.text(help)).value_parser(technique_id())
    }

    pub(super) fn files(&self) -> Arg {
        Arg::new("files")
            .value_name(Str::from(self.text("cli-value-file")))
            .num_args(0..)
            .value_parser(value_parser!(PathBuf))
            .help(self.text("cli-arg-files"))
            .help_heading(Str::from(self.text("cli-arguments-heading")))
    }

    /// Builds a command: its template, help and usage, all in the language of the user.
    pub(super) fn command(
        &self,
        name: &'static str,
        args: impl IntoIterator<Item = Arg>,
        after: &str,
    ) -> Command {
        self.described(name, name, name, args, after)
    }

    /// Builds a subcommand of a command.
    pub(super) fn sub_command(
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
        let long = self.texts.try_message(&format!("cli-{id}-help"), &Slots::none());
        let long = long.map(|text| unwrapped(&text.to_string()));
        let usage = format!("jade {words} {} {after}", self.text("cli-options-placeholder"));
        let command = self.dress(Command::new(name)).about(about.clone());
        // The pages show the long description; with one, the help would have a line for every option.
        let command = match &long {
            Ok(long) if self.is_manual => command.long_about(long.clone()),
            _ => command,
        };
        let command = command.before_help(long.unwrap_or(about)).override_usage(usage.trim_end().to_owned());
        // Last, so that what all commands have is at the end of the help.
        let (all, args): (Vec<Arg>, Vec<Arg>) = args.into_iter().partition(|arg| arg.get_id() == "help-all");
        command.args(args).arg(self.help()).args(all)
    }

    /// The flag for the help of a command.
    pub(super) fn help(&self) -> Arg {
        self.common(self.flag("help", ArgAction::Help).short('h').display_order(900))
    }

    /// Shows an option among those that all commands have.
    pub(super) fn common(&self, option: Arg) -> Arg {
        option.help_heading(Str::from(self.text("cli-common-heading")))
    }

    pub(super) fn dress(&self, command: Command) -> Command {
        let usage = self.text("cli-usage-heading");
        let commands = self.text("cli-commands-heading");
        command
            .max_term_width(100)
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .disable_version_flag(true)
            .help_template(format!("{{before-help}}{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
            .subcommand_help_heading(Str::from(commands))
    }

    /// Makes a command that only holds others print its help, with the exit code of wrong use, if none of them is named.
    pub(super) fn group(&self, command: Command) -> Command {
        command.subcommand_required(true).arg_required_else_help(true)
    }
}

/// Joins the lines of each paragraph, so that the help can wrap them to the width of the terminal. Indented lines, and
/// those with columns, stay as they are.
fn unwrapped(text: &str) -> String {
    let is_laid_out = |line: &str| line.is_empty() || line.starts_with(' ') || line.contains("  ");
    let mut joined = String::new();
    let mut before = "";
    for line in text.lines() {
        if !joined.is_empty() {
            joined.push(if is_laid_out(line) || is_laid_out(before) { '\n' } else { ' ' });
        }
        joined += line;
        before = line;
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::unwrapped;

    #[test]
    fn paragraphs_are_wrapped_only_by_the_terminal() {
        let text = "One\ntwo.\n\nExamples:\n  jade a\n  jade b\n\ngood  it is\nknown  it was\n\nMore\nwords";
        let joined = "One two.\n\nExamples:\n  jade a\n  jade b\n\ngood  it is\nknown  it was\n\nMore words";
        assert_eq!(unwrapped(text), joined);
    }
}
