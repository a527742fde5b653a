//! The arguments of `jade judge`.

use super::ask::{Choice, choice};
use super::builder::{Builder, files};
use clap::{ArgAction, ArgMatches, Command};
use std::path::PathBuf;

/// Attempts to judge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judging {
    /// At least one; `-` is standard input.
    pub files: Vec<PathBuf>,
    /// The puzzle of attempts that are text.
    pub puzzle: Option<String>,
    /// One line for each attempt.
    pub summary: bool,
    pub choice: Choice,
}

impl Builder {
    pub(super) fn judge(&self, exits: &str) -> Command {
        let args = [
            self.option("puzzle", "puzzle", self.text("cli-opt-puzzle")),
            self.flag("summary", ArgAction::SetTrue).help(self.text("cli-opt-judge-summary")),
        ];
        let end =
            [self.flag("json", ArgAction::SetTrue), self.files().help(self.text("cli-arg-judge-files"))];
        let args = args.into_iter().chain(self.choice()).chain(end);
        self.command("judge", args, &self.text("cli-file-placeholder")).after_help(exits.to_owned())
    }
}

impl Judging {
    pub(super) fn new(matches: &ArgMatches) -> Judging {
        Judging {
            files: files(matches),
            puzzle: matches.get_one("puzzle").cloned(),
            summary: matches.get_flag("summary"),
            choice: choice(matches),
        }
    }
}
