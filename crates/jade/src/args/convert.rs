//! The arguments of `jade convert`.

use super::builder::{Builder, files};
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use jade_exchange::{FORMATS, Facts};
use std::path::PathBuf;

/// The arguments of a conversion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Converting {
    pub files: Vec<PathBuf>,
    /// The id of the format to read; detected if `None`.
    pub from: Option<String>,
    /// The id of the format to write; derived from the output's name if `None`.
    pub to: Option<String>,
    /// The output file; standard output if `None`.
    pub output: Option<PathBuf>,
    /// Whether existing files may be overwritten.
    pub force: bool,
}

/// The ids of the formats, and their file extensions (`txt`) unless another format has that id.
fn ids(which: impl Fn(&Facts) -> bool) -> PossibleValuesParser {
    let all: Vec<&Facts> = FORMATS.iter().map(|format| format.facts()).filter(|facts| which(facts)).collect();
    let is_free = |end: &&&str| {
        all.iter().all(|facts| facts.id != **end)
            && all.iter().filter(|facts| facts.extensions.contains(*end)).count() == 1
    };
    let value = |facts: &&Facts| {
        PossibleValue::new(facts.id).aliases(facts.extensions.iter().filter(is_free).copied())
    };
    PossibleValuesParser::new(all.iter().map(value).collect::<Vec<_>>())
}

impl Builder {
    pub(super) fn convert(&self, exits: &str) -> Command {
        let to =
            self.option("to", "format", self.text("cli-opt-to")).value_parser(ids(|facts| facts.written));
        let from = self.option("from", "format", self.text("cli-opt-from")).value_parser(ids(|_| true));
        let args: [Arg; 5] = [
            to,
            from,
            self.option("output", "file", self.text("cli-opt-output"))
                .short('o')
                .value_parser(value_parser!(PathBuf)),
            self.flag("force", ArgAction::SetTrue),
            self.files(),
        ];
        self.command("convert", args, &self.text("cli-file-placeholder")).after_help(exits.to_owned())
    }
}

impl Converting {
    pub(super) fn new(matches: &ArgMatches) -> Converting {
        Converting {
            files: files(matches),
            from: matches.get_one("from").cloned(),
            to: matches.get_one("to").cloned(),
            output: matches.get_one("output").cloned(),
            force: matches.get_flag("force"),
        }
    }
}
