//! The arguments of `jade library`.

use super::{Builder, help, threads, whole_number};
use crate::args::Task;
use crate::commands::library::{Building, Librarian};
use clap::{Arg, ArgMatches, Command, value_parser};
use jade_generate::stock::Quota;
use std::path::PathBuf;

impl Builder {
    pub(super) fn library(&self, exits: &str) -> Command {
        let number = |name: &'static str, from: u64, id: &str| {
            self.option(name, "number", self.text(id))
                .value_parser(move |text: &str| whole_number(text, from, u64::MAX))
        };
        let file = |id: &str| {
            let parser = value_parser!(PathBuf);
            self.option("file", "file", self.text(id)).value_parser(parser).required(true)
        };
        let build: Vec<Arg> = vec![
            file("cli-opt-library-file"),
            number("seconds", 1, "cli-opt-library-seconds"),
            number("attempts", 1, "cli-opt-library-attempts"),
            number("seed", 0, "cli-opt-library-seed"),
            number("per-level", 0, "cli-opt-library-per-level"),
            number("per-technique", 0, "cli-opt-library-per-technique"),
            self.threads_for("cli-opt-generate-threads"),
        ];
        self.command("library", [], &self.text("cli-command-placeholder"))
            .subcommand_required(true)
            .subcommand(self.sub_command("library", "build", build, "").after_help(exits.to_owned()))
    }
}

pub(super) fn task(command: &mut Command, matches: &ArgMatches) -> Result<Task, clap::Error> {
    let librarian = match matches.subcommand() {
        Some(("build", matches)) => {
            let number = |name: &str| matches.get_one::<u64>(name).copied();
            let quota = |name: &str, usual: usize| {
                number(name).map_or(usual, |number| usize::try_from(number).unwrap_or(usize::MAX))
            };
            let usual = Quota::default();
            Librarian::Build {
                file: matches.get_one::<PathBuf>("file").cloned().unwrap_or_default(),
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
        _ => return help(command, Some("library".to_owned())),
    };
    Ok(Task::Library(librarian))
}
