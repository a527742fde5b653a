//! The arguments of `jade techniques`.

use super::ask::{Choice, choice};
use super::builder::{Builder, files};
use clap::builder::Str;
use clap::{Arg, ArgMatches, Command};
use std::path::PathBuf;

/// A request for information about techniques.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// List the techniques of a profile.
    List(Choice),
    /// Show one technique.
    Show(String),
    /// Verify the techniques against these libraries of cases.
    Verify(Vec<PathBuf>),
}

impl Builder {
    /// Builds `jade techniques` and its subcommands.
    pub(super) fn techniques(&self, json: impl Fn() -> Arg) -> Command {
        let id = Arg::new("id")
            .required(true)
            .value_name(Str::from(self.text("cli-value-id")))
            .help(self.text("cli-arg-id"))
            .help_heading(Str::from(self.text("cli-arguments-heading")));
        let file = self.text("cli-file-placeholder");
        let within = |name: &'static str, args: Vec<Arg>, after: &str| {
            let said: &'static str = match name {
                "show" => "techniques-show",
                "verify" => "techniques-verify",
                _ => "techniques-list",
            };
            let usage = format!("jade techniques {name} {} {after}", self.text("cli-options-placeholder"));
            self.command(said, args, after).name(name).override_usage(usage.trim_end().to_owned()).arg(json())
        };
        let files = self.files().help(self.text("cli-arg-library"));
        let placeholder = format!("[{}]", self.text("cli-value-id"));
        self.command("techniques", self.choice(), &self.text("cli-command-placeholder"))
            .arg(json())
            .subcommand(within("list", self.choice().into(), ""))
            .subcommand(within("show", vec![id], placeholder.trim_matches(['[', ']'])))
            // It checks the techniques against cases of other programs: a tool of who works on JADE.
            .subcommand(within("verify", vec![files], &file).hide(true))
    }
}

pub(super) fn about(matches: &ArgMatches) -> About {
    match matches.subcommand() {
        Some(("show", sub)) => About::Show(sub.get_one::<String>("id").cloned().unwrap_or_default()),
        Some(("verify", sub)) => About::Verify(files(sub)),
        Some((_, sub)) => About::List(choice(sub)),
        None => About::List(choice(matches)),
    }
}
