//! The arguments of `jade dataset`.

use super::builder::{Builder, threads};
use clap::builder::Str;
use clap::{Arg, ArgMatches, Command, value_parser};
use std::path::PathBuf;

/// What to do with data sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Datasets {
    pub task: DatasetTask,
    pub threads: usize,
}

/// The task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DatasetTask {
    /// Make a data set, or go on with one.
    Build { plan: PathBuf, folder: PathBuf },
    /// Check a data set.
    Verify { folder: PathBuf },
}

impl Builder {
    /// Builds `jade dataset` and its subcommands.
    pub(super) fn dataset(&self, exits: &str) -> Command {
        let path = |name: &'static str, value: &str| {
            Arg::new(name)
                .value_name(Str::from(self.text(&format!("cli-value-{value}"))))
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help(self.text(&format!("cli-arg-dataset-{name}")))
                .help_heading(Str::from(self.text("cli-arguments-heading")))
        };
        let (plan, folder) = (self.text("cli-value-file"), self.text("cli-value-folder"));
        let build = [path("plan", "file"), path("folder", "folder"), self.threads()];
        let build = self.sub_command("dataset", "build", build, &format!("{plan} {folder}"));
        let verify = [path("folder", "folder"), self.threads()];
        let verify = self.sub_command("dataset", "verify", verify, &folder);
        self.group(self.command("dataset", [], &self.text("cli-command-placeholder")))
            .subcommand(build.after_help(exits.to_owned()))
            .subcommand(verify.after_help(exits.to_owned()))
    }
}

impl Datasets {
    /// Parses the task; `None` if there is none.
    pub(super) fn new(matches: &ArgMatches) -> Option<Datasets> {
        let (name, matches) = matches.subcommand()?;
        let path = |name: &str| matches.get_one::<PathBuf>(name).cloned();
        let task = match name {
            "build" => DatasetTask::Build { plan: path("plan")?, folder: path("folder")? },
            "verify" => DatasetTask::Verify { folder: path("folder")? },
            _ => return None,
        };
        Some(Datasets { task, threads: threads(matches) })
    }
}
