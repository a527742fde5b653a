//! The arguments of `jade library`.

use super::ask::{Choice, choice};
use super::builder::{Builder, NotInRange, files, one_of, technique_id, threads, whole_number};
use clap::builder::{PossibleValuesParser, Str};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use jade_collection::{PuzzleFilter, Quota, VARIANTS};
use jade_logic::{Level, Profile};
use jade_store::Query;
use jade_text::Args as Slots;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// A task on collections of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Librarian {
    /// Fill a collection in a file.
    Build { file: PathBuf, building: Building },
    /// Add the puzzles of files to a collection of the user.
    Import { name: String, files: Vec<PathBuf>, choice: Choice, threads: usize, store: Option<PathBuf> },
    /// Find puzzles in the user's collections, or in the one included in JADE, there perhaps of a variant.
    Find { query: Query, ready: bool, variant: Option<String>, json: bool, store: Option<PathBuf> },
    /// List the user's collections.
    List { json: bool, store: Option<PathBuf> },
    /// Remove a collection.
    Remove { name: String, store: Option<PathBuf> },
    /// Run the reasoning over puzzles and look for faults.
    Check { files: Vec<PathBuf>, choice: Choice, threads: usize, output: Option<PathBuf>, force: bool },
}

/// How to fill a collection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Building {
    pub seconds: Option<u64>,
    pub attempts: Option<u64>,
    pub seed: Option<u64>,
    pub quota: Quota,
    pub threads: usize,
}

impl Librarian {
    /// Parses the task; `None` if there is none.
    pub(super) fn new(matches: &ArgMatches) -> Option<Librarian> {
        let (name, matches) = matches.subcommand()?;
        let number = |name: &str| matches.try_get_one::<u64>(name).ok().flatten().copied();
        let word = |name: &str| matches.try_get_one::<String>(name).ok().flatten().cloned();
        let path = |name: &str| matches.try_get_one::<PathBuf>(name).ok().flatten().cloned();
        let range = |name: &str| matches.get_one::<RangeInclusive<u32>>(name).cloned();
        let profile = || word("profile").unwrap_or_else(|| Profile::NAMES[0].to_owned());
        let (title, store) = (word("name").unwrap_or_default(), path("store"));
        Some(match name {
            "build" => {
                let quota = |name: &str, usual: usize| {
                    number(name).map_or(usual, |number| usize::try_from(number).unwrap_or(usize::MAX))
                };
                let usual = Quota::default();
                Librarian::Build {
                    file: path("file").unwrap_or_default(),
                    building: Building {
                        seconds: number("seconds"),
                        attempts: number("attempts"),
                        seed: number("seed"),
                        quota: Quota {
                            level: quota("per-level", usual.level),
                            technique: quota("per-technique", usual.technique),
                        },
                        threads: threads(matches),
                    },
                }
            }
            "import" => {
                let (files, threads) = (files(matches), threads(matches));
                let choice = Choice { profile: word("profile"), config: path("config"), ..Choice::default() };
                Librarian::Import { name: title, files, choice, threads, store }
            }
            "find" => Librarian::Find {
                query: Query {
                    collection: word("name"),
                    filter: PuzzleFilter {
                        profile: profile(),
                        level: matches.get_one("level").copied(),
                        technique: matches.get_one("technique").copied(),
                        givens: range("givens"),
                        score: range("score"),
                    },
                    line: number("line").map(|line| u32::try_from(line).unwrap_or(u32::MAX)),
                    skip: 0,
                    limit: number("count").map(|count| u32::try_from(count).unwrap_or(u32::MAX)),
                },
                ready: matches.get_flag("jade"),
                variant: word("rules"),
                json: matches.get_flag("json"),
                store,
            },
            "list" => Librarian::List { json: matches.get_flag("json"), store },
            "remove" => Librarian::Remove { name: title, store },
            _ => {
                let output = matches.get_one("output").cloned();
                let (files, choice, threads) = (files(matches), choice(matches), threads(matches));
                Librarian::Check { files, choice, threads, output, force: matches.get_flag("force") }
            }
        })
    }
}

impl Builder {
    pub(super) fn library(&self, exits: &str) -> Command {
        let number = |name: &'static str, from: u64, id: &str| {
            self.option(name, "number", self.text(id))
                .value_parser(move |text: &str| whole_number(text, from, u64::MAX))
        };
        let path = |name: &'static str, id: &str| {
            self.option(name, "file", self.text(id)).value_parser(value_parser!(PathBuf))
        };
        let level = {
            let levels = Level::ALL.map(Level::as_str);
            let help =
                self.texts.plain("cli-opt-library-level", &Slots::none().text("names", levels.join(", ")));
            self.option("level", "name", help).value_parser(one_of::<Level>(levels))
        };
        let store = || path("store", "cli-opt-library-store");
        let name = |required: bool| {
            Arg::new("name")
                .value_name(Str::from(self.text("cli-value-name")))
                .help(self.text("cli-arg-library-name"))
                .help_heading(Str::from(self.text("cli-arguments-heading")))
                .required(required)
        };
        let range = |name: &'static str, id: &str| {
            // `-26`, which means up to 26, is not an option.
            self.option(name, "range", self.text(id)).allow_hyphen_values(true).value_parser(|text: &str| {
                self::range(text).ok_or(NotInRange { from: 0, most: u64::from(u32::MAX) })
            })
        };
        let build: Vec<Arg> = vec![
            path("file", "cli-opt-library-file").required(true),
            number("seconds", 1, "cli-opt-library-seconds"),
            number("attempts", 1, "cli-opt-library-attempts"),
            number("seed", 0, "cli-opt-library-seed"),
            number("per-level", 0, "cli-opt-library-per-level"),
            number("per-technique", 0, "cli-opt-library-per-technique"),
            self.threads_for("cli-opt-generate-threads"),
        ];
        let import = vec![name(true), self.files(), self.profile(), self.config(), store(), self.threads()];
        let find = vec![
            name(false).conflicts_with("jade"),
            self.flag("jade", ArgAction::SetTrue).conflicts_with("store"),
            level,
            {
                let names = Slots::none().text("names", VARIANTS.join(", "));
                self.option("rules", "name", self.texts.plain("cli-opt-library-rules", &names))
                    .value_parser(PossibleValuesParser::new(VARIANTS))
                    .requires("jade")
            },
            self.option("technique", "technique", self.text("cli-opt-library-technique"))
                .value_parser(technique_id()),
            range("givens", "cli-opt-library-givens").alias("clues"),
            range("score", "cli-opt-library-score"),
            number("line", 1, "cli-opt-library-line").conflicts_with("jade"),
            number("count", 1, "cli-opt-library-count"),
            self.profile(),
            self.flag("json", ArgAction::SetTrue),
            store(),
        ];
        let file = self.text("cli-file-placeholder");
        let word = self.text("cli-value-name");
        self.group(self.command("library", [], &self.text("cli-command-placeholder")))
            // Who works on JADE needs `build` and `check`; the help does not list them.
            .subcommand(
                self.sub_command("library", "build", build, "").after_help(exits.to_owned()).hide(true),
            )
            .subcommand(self.sub_command("library", "import", import, &format!("{word} {file}")))
            .subcommand(self.sub_command("library", "find", find, &format!("[{word}]")))
            .subcommand(self.sub_command("library", "list", [store(), self.plain_json()], ""))
            .subcommand(self.sub_command("library", "remove", [name(true), store()], &word))
            .subcommand(
                self.sub_command(
                    "library",
                    "check",
                    self.choice().into_iter().chain([
                        path("output", "cli-opt-library-output").short('o'),
                        self.flag("force", ArgAction::SetTrue),
                        self.threads(),
                        self.files(),
                    ]),
                    &file,
                )
                .hide(true),
            )
    }
}

/// Parses `24`, `20-25`, `20-` or `-25`.
fn range(text: &str) -> Option<RangeInclusive<u32>> {
    let Some((from, to)) = text.split_once('-') else {
        let one = text.parse().ok()?;
        return Some(one..=one);
    };
    let end = |text: &str, open| if text.is_empty() { Some(open) } else { text.parse().ok() };
    (text != "-").then_some(())?;
    Some(end(from, 0)?..=end(to, u32::MAX)?)
}

#[cfg(test)]
mod tests {
    use super::range;

    #[test]
    fn ranges_have_one_or_two_ends() {
        assert_eq!(range("24"), Some(24..=24));
        assert_eq!(range("20-25"), Some(20..=25));
        assert_eq!(range("20-"), Some(20..=u32::MAX));
        assert_eq!(range("-25"), Some(0..=25));
        for wrong in ["", "-", "a", "1-b", "1--2", "-1-"] {
            assert_eq!(range(wrong), None, "{wrong}");
        }
    }
}
