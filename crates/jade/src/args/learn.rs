//! The arguments of `jade learn`.

use super::builder::{Builder, whole_number};
use clap::builder::Str;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::path::PathBuf;

/// What `jade learn` is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Learn {
    /// A lesson, or the list of them.
    Read(Learning),
    /// What this file of progress says about learning; `-` is standard input.
    Report(PathBuf),
}

/// The arguments of `jade learn` for a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Learning {
    /// The words of the topic, joined by blanks; empty for the list of lessons.
    pub topic: String,
    /// Whether to show only another board for the technique.
    pub another: bool,
    /// The seed that selects the board.
    pub seed: Option<u64>,
}

impl Builder {
    pub(super) fn learn(&self, json: impl Fn() -> Arg) -> Command {
        let topic = Arg::new("topic")
            .num_args(0..)
            .value_name(Str::from(self.text("cli-value-topic")))
            .help(self.text("cli-arg-topic"))
            .help_heading(Str::from(self.text("cli-arguments-heading")));
        let another = self.flag("another", ArgAction::SetTrue);
        let seed = self
            .option("seed", "number", self.text("cli-opt-another-seed"))
            .value_parser(|text: &str| whole_number(text, 0, u64::MAX))
            .requires("another");
        let placeholder = format!("[{}]", self.text("cli-value-topic"));
        let file = Arg::new("file")
            .value_name(Str::from(self.text("cli-value-file")))
            .value_parser(value_parser!(PathBuf))
            .default_value("-")
            .hide_default_value(true)
            .help(self.text("cli-arg-progress"))
            .help_heading(Str::from(self.text("cli-arguments-heading")));
        let report = format!("[{}]", self.text("cli-value-file"));
        self.command("learn", [topic, another, seed, json()], &placeholder).subcommand(self.sub_command(
            "learn",
            "report",
            [file, json()],
            &report,
        ))
    }
}

impl Learn {
    pub(super) fn new(matches: &ArgMatches) -> Learn {
        match matches.subcommand() {
            Some((_, sub)) => Learn::Report(sub.get_one::<PathBuf>("file").cloned().unwrap_or_default()),
            None => Learn::Read(Learning::new(matches)),
        }
    }
}

impl Learning {
    fn new(matches: &ArgMatches) -> Learning {
        let words: Vec<String> = matches.get_many("topic").unwrap_or_default().cloned().collect();
        Learning {
            topic: words.join(" "),
            another: matches.get_flag("another"),
            seed: matches.get_one("seed").copied(),
        }
    }
}
