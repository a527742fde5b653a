//! The arguments of `jade statistics`.

use super::builder::Builder;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::path::PathBuf;

/// The arguments of `jade statistics`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counting {
    /// A file of records to merge into the user's first.
    pub import: Option<PathBuf>,
    /// Where to write all records; `-` is standard output.
    pub export: Option<PathBuf>,
    /// Whether to erase all records.
    pub erase: bool,
}

impl Builder {
    pub(super) fn statistics(&self, json: Arg) -> Command {
        let file = |name: &'static str, help: &str| {
            self.option(name, "file", self.text(help)).value_parser(value_parser!(PathBuf))
        };
        let import = file("import", "cli-opt-import");
        let export = file("export", "cli-opt-export").conflicts_with("json");
        let erase = self.flag("erase", ArgAction::SetTrue).conflicts_with_all(["import", "export", "json"]);
        self.command("statistics", [import, export, erase, json], "")
    }
}

impl Counting {
    pub(super) fn new(matches: &ArgMatches) -> Counting {
        let file = |name| matches.get_one::<PathBuf>(name).cloned();
        Counting { import: file("import"), export: file("export"), erase: matches.get_flag("erase") }
    }
}
