//! The arguments of `jade difficulty`.

use super::ask::{Choice, choice};
use super::builder::{Builder, threads, whole_number};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::path::PathBuf;

/// Which measures of difficulty to compare, and on which puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparing {
    /// The samples, one file each. If there are none, the puzzles of the files with ratings are the samples; without those,
    /// samples are drawn.
    pub samples: Vec<PathBuf>,
    /// HoDoKu's scores.
    pub hodoku: Option<PathBuf>,
    /// The times of people.
    pub times: Option<PathBuf>,
    /// The number of puzzles in each sample that is drawn, and the seed.
    pub count: u64,
    pub seed: u64,
    /// Where to write the measures of every puzzle.
    pub values: Option<PathBuf>,
    pub force: bool,
    /// The techniques to rate with.
    pub choice: Choice,
    pub threads: usize,
}

/// The default number of puzzles, and the least and greatest.
const COUNT: u64 = 500;
const COUNTS: (u64, u64) = (2, 1_000_000);

/// The arguments that bring puzzles, so that none are drawn.
const FROM_FILES: [&str; 3] = ["files", "hodoku", "times"];

impl Builder {
    /// Builds `jade difficulty`.
    pub(super) fn difficulty(&self, exits: &str) -> Command {
        let file = |name: &'static str| {
            self.option(name, "file", self.text(&format!("cli-opt-difficulty-{name}")))
                .value_parser(value_parser!(PathBuf))
        };
        let number = |name: &'static str, from, most| {
            self.option(name, "number", self.text(&format!("cli-opt-difficulty-{name}")))
                .value_parser(move |text: &str| whole_number(text, from, most))
        };
        let args = [
            file("hodoku"),
            file("times"),
            number("count", COUNTS.0, COUNTS.1).conflicts_with_all(FROM_FILES),
            number("seed", 0, u64::MAX).conflicts_with_all(FROM_FILES),
            file("values"),
            self.flag("force", ArgAction::SetTrue).requires("values"),
        ];
        let json = self.flag("json", ArgAction::SetTrue).help(self.text("cli-opt-difficulty-json"));
        let samples = self.files().help(self.text("cli-arg-difficulty-files"));
        let args: Vec<Arg> =
            args.into_iter().chain(self.choice()).chain([self.threads(), json, samples]).collect();
        self.command("difficulty", args, &self.text("cli-file-placeholder")).after_help(exits.to_owned())
    }
}

impl Comparing {
    pub(super) fn new(matches: &ArgMatches) -> Comparing {
        let file = |name: &str| matches.get_one::<PathBuf>(name).cloned();
        let number = |name: &str, default| matches.get_one::<u64>(name).copied().unwrap_or(default);
        Comparing {
            samples: matches.get_many("files").unwrap_or_default().cloned().collect(),
            hodoku: file("hodoku"),
            times: file("times"),
            count: number("count", COUNT),
            seed: number("seed", 1),
            values: file("values"),
            force: matches.get_flag("force"),
            choice: choice(matches),
            threads: threads(matches),
        }
    }
}
