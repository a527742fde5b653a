//! Chooses the language.

use jade_text::Language;
use std::ffi::OsString;

/// Returns the language that the arguments request, else that of the environment, else English.
///
/// The arguments are scanned before they are parsed, since errors and help must be in that language, too. An unknown
/// language is left for the parser to refuse.
pub fn choose(args: &[OsString], environment: impl Fn(&str) -> Option<String>) -> Language {
    asked(args).or_else(|| of_environment(environment)).unwrap_or_default()
}

fn asked(args: &[OsString]) -> Option<Language> {
    let mut args = args.iter().skip(1).map(|arg| arg.to_string_lossy());
    let mut asked = None;
    while let Some(arg) = args.next() {
        let value = match arg.as_ref() {
            "--" => break,
            "--lang" => args.next(),
            arg => arg.strip_prefix("--lang=").map(|value| value.to_owned().into()),
        };
        asked = value.and_then(|value| value.parse().ok()).or(asked);
    }
    asked
}

/// Follows POSIX: the first of these variables that is set and not empty decides, whatever its value.
fn of_environment(environment: impl Fn(&str) -> Option<String>) -> Option<Language> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| environment(name).filter(|value| !value.is_empty()))?
        .parse()
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(args: &[&str], environment: &[(&str, &str)]) -> Language {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        choose(&args, |name| {
            environment.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn arguments_override_the_environment_which_overrides_english() {
        use Language::{English, Spanish};
        assert_eq!(chosen(&["jade"], &[]), English);
        assert_eq!(chosen(&["jade"], &[("LANG", "es_ES.UTF-8")]), Spanish);
        assert_eq!(chosen(&["jade"], &[("LANG", "es_ES.UTF-8"), ("LC_ALL", "C")]), English);
        assert_eq!(chosen(&["jade"], &[("LC_ALL", ""), ("LC_MESSAGES", "es")]), Spanish);
        assert_eq!(chosen(&["jade", "--lang", "en"], &[("LANG", "es")]), English);
        assert_eq!(chosen(&["jade", "solve", "--lang=es", "-"], &[]), Spanish);
        assert_eq!(chosen(&["jade", "--", "--lang=es"], &[]), English);
        assert_eq!(chosen(&["jade", "--lang", "xx"], &[("LANG", "es")]), Spanish);
    }
}
