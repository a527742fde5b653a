//! The arguments of `jade users`.

use super::builder::{Builder, whole_number};
use clap::builder::Str;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::path::PathBuf;

/// A task on the accounts of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Office {
    /// The address of the database; that in the environment if `None`.
    pub database: Option<String>,
    pub task: UsersTask,
}

/// What to do with accounts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UsersTask {
    /// List all accounts.
    List { json: bool },
    /// Make an account.
    Add { name: String },
    /// Make an invitation that is valid for so many days.
    Invite { days: u64 },
    /// Give an account a new password.
    Reset { name: String },
    /// Lock or unlock an account.
    Lock { name: String, locked: bool },
    /// Let an account make classes, or no longer.
    Teacher { name: String, teacher: bool },
    /// Delete an account.
    Delete { name: String },
    /// Write everything that is stored of an account.
    Export { name: String, output: Option<PathBuf> },
    /// Write the whole database.
    Backup { file: PathBuf },
    /// Read the whole database.
    Restore { file: PathBuf },
}

/// The days for which an invitation is valid.
const DAYS: u64 = 14;
/// The most days for which one can be.
const MOST_DAYS: u64 = 3650;

impl Builder {
    pub(super) fn users(&self) -> Command {
        let database = || self.option("database", "url", self.text("cli-opt-users-database"));
        let positional = |id: &'static str, value: &str, help: &str| {
            Arg::new(id)
                .value_name(Str::from(self.text(value)))
                .help(self.text(help))
                .help_heading(Str::from(self.text("cli-arguments-heading")))
                .required(true)
        };
        let name = || positional("name", "cli-value-name", "cli-arg-users-name");
        let file =
            |help: &str| positional("file", "cli-value-file", help).value_parser(value_parser!(PathBuf));
        let days = self
            .option("days", "number", self.text("cli-opt-users-days"))
            .value_parser(|text: &str| whole_number(text, 1, MOST_DAYS));
        let not = |help: &str| {
            Arg::new("not")
                .long("not")
                .action(ArgAction::SetTrue)
                .help(self.text(help))
                .help_heading(Str::from(self.text("cli-options-heading")))
        };
        let output = self
            .option("output", "file", self.text("cli-opt-users-output"))
            .short('o')
            .value_parser(value_parser!(PathBuf));
        let (word, of_file) = (self.text("cli-value-name"), self.text("cli-value-file"));
        let sub = |name: &'static str, args: Vec<Arg>, after: &str| {
            self.sub_command("users", name, args.into_iter().chain([database()]), after)
        };
        self.group(self.command("users", [], &self.text("cli-command-placeholder")))
            .subcommand(sub("list", vec![self.plain_json()], ""))
            .subcommand(sub("add", vec![name()], &word))
            .subcommand(sub("invite", vec![days], ""))
            .subcommand(sub("reset", vec![name()], &word))
            .subcommand(sub("lock", vec![name(), not("cli-opt-users-not-locked")], &word))
            // What `jade users lock --not` was up to version 0.2.
            .subcommand(sub("unlock", vec![name()], &word).hide(true))
            .subcommand(sub("teacher", vec![name(), not("cli-opt-users-not")], &word))
            .subcommand(sub("delete", vec![name()], &word))
            .subcommand(sub("export", vec![name(), output], &word))
            .subcommand(sub("backup", vec![file("cli-arg-users-backup")], &of_file))
            .subcommand(sub("restore", vec![file("cli-arg-users-restore")], &of_file))
    }
}

impl Office {
    /// Parses the task; `None` if there is none.
    pub(super) fn new(matches: &ArgMatches) -> Option<Office> {
        let (task, matches) = matches.subcommand()?;
        let word = |id: &str| matches.try_get_one::<String>(id).ok().flatten().cloned();
        let path = |id: &str| matches.try_get_one::<PathBuf>(id).ok().flatten().cloned();
        let (name, file) = (word("name").unwrap_or_default(), path("file").unwrap_or_default());
        let task = match task {
            "list" => UsersTask::List { json: matches.get_flag("json") },
            "add" => UsersTask::Add { name },
            "invite" => UsersTask::Invite { days: matches.get_one("days").copied().unwrap_or(DAYS) },
            "reset" => UsersTask::Reset { name },
            "lock" => UsersTask::Lock { name, locked: !matches.get_flag("not") },
            "unlock" => UsersTask::Lock { name, locked: false },
            "teacher" => UsersTask::Teacher { name, teacher: !matches.get_flag("not") },
            "delete" => UsersTask::Delete { name },
            "export" => UsersTask::Export { name, output: path("output") },
            "backup" => UsersTask::Backup { file },
            _ => UsersTask::Restore { file },
        };
        Some(Office { database: word("database"), task })
    }
}
