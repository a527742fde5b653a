//! The arguments of `jade learn`.

use super::builder::{Builder, whole_number};
use clap::builder::Str;
use clap::{Arg, ArgAction, ArgMatches, Command};

/// The arguments of `jade learn`.
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
    pub(super) fn learn(&self, json: Arg) -> Command {
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
        self.command("learn", [topic, another, seed, json], &placeholder)
    }
}

impl Learning {
    pub(super) fn new(matches: &ArgMatches) -> Learning {
        let words: Vec<String> = matches.get_many("topic").unwrap_or_default().cloned().collect();
        Learning {
            topic: words.join(" "),
            another: matches.get_flag("another"),
            seed: matches.get_one("seed").copied(),
        }
    }
}
