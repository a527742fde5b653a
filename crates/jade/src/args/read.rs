//! The arguments of `jade read`.

use super::builder::Builder;
use clap::builder::Str;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::path::PathBuf;

/// The pictures to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pictures {
    /// At least one; `-` is standard input.
    pub files: Vec<PathBuf>,
}

impl Builder {
    pub(super) fn read(&self, exits: &str) -> Command {
        let files = Arg::new("files")
            .value_name(Str::from(self.text("cli-value-picture")))
            .num_args(1..)
            .required(true)
            .value_parser(value_parser!(PathBuf))
            .help(self.text("cli-arg-pictures"))
            .help_heading(Str::from(self.text("cli-arguments-heading")));
        let json = self.flag("json", ArgAction::SetTrue).help(self.text("cli-opt-read-json"));
        self.command("read", [json, files], &self.text("cli-picture-placeholder"))
            .after_help(exits.to_owned())
    }
}

impl Pictures {
    pub(super) fn new(matches: &ArgMatches) -> Pictures {
        Pictures { files: matches.get_many("files").unwrap_or_default().cloned().collect() }
    }
}
