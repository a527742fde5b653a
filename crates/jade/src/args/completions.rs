//! The arguments of `jade completions`.

use super::builder::Builder;
use clap::builder::{PossibleValuesParser, Str, TypedValueParser};
use clap::{Arg, ArgMatches, Command};
use clap_complete::Shell;

/// The shells that completions are written for, by their names.
pub const SHELLS: [(&str, Shell); 4] =
    [("bash", Shell::Bash), ("zsh", Shell::Zsh), ("fish", Shell::Fish), ("powershell", Shell::PowerShell)];

impl Builder {
    pub(super) fn completions(&self) -> Command {
        let names = SHELLS.map(|(name, _)| name);
        let of_name = |name: String| SHELLS.iter().find(|(known, _)| *known == name).map(|(_, shell)| *shell);
        let shell = Arg::new("shell")
            .value_name(Str::from(self.text("cli-value-shell")))
            .required(true)
            .hide_possible_values(true)
            .value_parser(
                PossibleValuesParser::new(names).map(move |name| of_name(name).unwrap_or(Shell::Bash)),
            )
            .help(self.text("cli-arg-shell"))
            .help_heading(Str::from(self.text("cli-arguments-heading")));
        self.command("completions", [shell], &self.text("cli-value-shell"))
    }
}

/// Returns the shell that was named.
pub(super) fn shell(matches: &ArgMatches) -> Shell {
    matches.get_one::<Shell>("shell").copied().unwrap_or(Shell::Bash)
}
