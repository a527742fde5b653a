//! The arguments of `jade manual`.

use super::builder::Builder;
use clap::builder::Str;
use clap::{Arg, ArgMatches, Command, value_parser};
use std::path::PathBuf;

impl Builder {
    /// Who packs JADE for others needs this command; players don't, so the help does not list it.
    pub(super) fn manual(&self) -> Command {
        let folder = Arg::new("folder")
            .value_name(Str::from(self.text("cli-value-folder")))
            .required(true)
            .value_parser(value_parser!(PathBuf))
            .help(self.text("cli-arg-manual-folder"))
            .help_heading(Str::from(self.text("cli-arguments-heading")));
        self.command("manual", [folder], &self.text("cli-folder-placeholder")).hide(true)
    }
}

/// Returns the folder to write in.
pub(super) fn folder(matches: &ArgMatches) -> PathBuf {
    matches.get_one::<PathBuf>("folder").cloned().unwrap_or_default()
}
