//! The output: drawn for a person, or plain for a program.

use crate::args::{Options, When};
use serde::Serialize;
use std::io::{self, IsTerminal, Write};

/// The form of the output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One JSON object per line.
    Json,
    /// Plain lines.
    Plain,
    /// Boards and sentences, optionally in colour.
    Drawn { colour: bool },
}

/// Chooses the form: JSON if requested; drawn on a terminal or if colour is demanded; otherwise plain.
///
/// Colour follows `--color`; `auto` enables it on a terminal, unless `NO_COLOR` is set and not empty or the terminal
/// is dumb.
pub fn form(options: &Options, terminal: bool, environment: impl Fn(&str) -> Option<String>) -> Form {
    if options.json {
        return Form::Json;
    }
    let set = |name| environment(name).is_some_and(|value| !value.is_empty());
    let able = terminal && !set("NO_COLOR") && environment("TERM").as_deref() != Some("dumb");
    match options.color {
        When::Always => Form::Drawn { colour: true },
        _ if !terminal => Form::Plain,
        When::Auto => Form::Drawn { colour: able },
        When::Never => Form::Drawn { colour: false },
    }
}

/// Whether standard output is a terminal.
pub fn is_terminal() -> bool {
    io::stdout().is_terminal()
}

/// Serializes a reply as one line of JSON.
pub fn json(reply: &impl Serialize) -> String {
    // All replies are representable as JSON: the keys of their maps are text.
    serde_json::to_string(reply).unwrap_or_default() + "\n"
}

/// Writes an error message to standard error. If even that fails, there is nothing left to do.
pub fn complain(message: &str) {
    let _ = writeln!(io::stderr().lock(), "{message}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Task;

    fn chosen(color: When, json: bool, terminal: bool, environment: &[(&str, &str)]) -> Form {
        let options = Options { task: Task::Help(String::new()), json, color };
        form(&options, terminal, |name| {
            environment.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn pipes_get_plain_lines_and_terminals_drawings() {
        assert_eq!(chosen(When::Auto, false, false, &[]), Form::Plain);
        assert_eq!(chosen(When::Never, false, false, &[]), Form::Plain);
        assert_eq!(chosen(When::Always, false, false, &[]), Form::Drawn { colour: true });
        assert_eq!(chosen(When::Auto, false, true, &[]), Form::Drawn { colour: true });
        assert_eq!(chosen(When::Never, false, true, &[]), Form::Drawn { colour: false });
        assert_eq!(chosen(When::Always, true, true, &[]), Form::Json);
    }

    #[test]
    fn no_color_is_respected_unless_colour_is_forced() {
        let no_color = [("NO_COLOR", "1")];
        assert_eq!(chosen(When::Auto, false, true, &no_color), Form::Drawn { colour: false });
        assert_eq!(chosen(When::Always, false, true, &no_color), Form::Drawn { colour: true });
        assert_eq!(chosen(When::Auto, false, true, &[("NO_COLOR", "")]), Form::Drawn { colour: true });
        assert_eq!(chosen(When::Auto, false, true, &[("TERM", "dumb")]), Form::Drawn { colour: false });
    }
}
