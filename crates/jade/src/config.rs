//! [`Config`]: what a search is to do, from a file (`--config`) and the command line.

use serde::Deserialize;
use std::path::PathBuf;

/// What a search is to do. As a file it is TOML; every entry may be left out, and what the command line says
/// goes first.
///
/// ```toml
/// alphabet = "123456789"      # the symbols of the digits
/// boxes = "3x3"               # rows and columns of a box
/// any-layout = true           # read any layout that has the right number of cells
/// input = "puzzle.txt"        # or a list of files; "-" is standard input
/// output = "report.txt"       # where the report is appended; "-" is standard output
/// limit = 100                 # the most solutions
/// engine = "strategies"
/// seed = 2026                 # for engines that use one
/// seconds = 60                # the most time for a puzzle
///
/// [show]                      # what the report shows; all of it where nothing is said
/// strategies = true
/// guessing = true
/// candidates = true
/// puzzle = true
/// solutions = true
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    pub alphabet: Option<String>,
    pub boxes: Option<String>,
    pub any_layout: Option<bool>,
    pub input: Option<Inputs>,
    pub output: Option<PathBuf>,
    pub limit: Option<u64>,
    pub engine: Option<String>,
    pub seed: Option<u64>,
    pub seconds: Option<u64>,
    pub show: Show,
}

/// One file or several.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Inputs {
    One(PathBuf),
    Several(Vec<PathBuf>),
}

impl Inputs {
    pub fn files(self) -> Vec<PathBuf> {
        match self {
            Inputs::One(file) => vec![file],
            Inputs::Several(files) => files,
        }
    }
}

/// What a report shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Show {
    pub strategies: bool,
    pub guessing: bool,
    pub candidates: bool,
    pub puzzle: bool,
    pub solutions: bool,
}

impl Default for Show {
    fn default() -> Show {
        Show { strategies: true, guessing: true, candidates: true, puzzle: true, solutions: true }
    }
}

impl Config {
    /// Reads a file's text.
    ///
    /// # Errors
    /// In TOML's words and with the place: what is no TOML, no entry of these, or of the wrong kind.
    pub fn read(text: &str) -> Result<Config, toml::de::Error> {
        toml::from_str(text)
    }

    /// What is said here goes before what is said there.
    #[must_use]
    pub fn or(self, other: Config) -> Config {
        Config {
            alphabet: self.alphabet.or(other.alphabet),
            boxes: self.boxes.or(other.boxes),
            any_layout: self.any_layout.or(other.any_layout),
            input: self.input.or(other.input),
            output: self.output.or(other.output),
            limit: self.limit.or(other.limit),
            engine: self.engine.or(other.engine),
            seed: self.seed.or(other.seed),
            seconds: self.seconds.or(other.seconds),
            show: other.show,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_can_be_said_and_nothing_has_to() {
        assert_eq!(Config::read("").unwrap(), Config::default());
        let text = "alphabet = 'ABCD'\nboxes = '2x2'\nany-layout = true\ninput = ['a', 'b']\noutput = 'c'\n\
                    limit = 100\nengine = 'strategies'\nseed = 1\nseconds = 2\n[show]\npuzzle = false\n";
        let config = Config::read(text).unwrap();
        assert_eq!((config.alphabet.as_deref(), config.limit), (Some("ABCD"), Some(100)));
        assert_eq!(config.input.clone().unwrap().files(), [PathBuf::from("a"), "b".into()]);
        assert_eq!(config.show, Show { puzzle: false, ..Show::default() });
        assert_eq!(Config::read("input = 'x'").unwrap().input.unwrap().files(), [PathBuf::from("x")]);
        let first = Config { limit: Some(2), ..Config::default() };
        let both = first.or(config.clone());
        assert_eq!(both, Config { limit: Some(2), ..config });
    }

    #[test]
    fn mistakes_are_told_with_their_place() {
        for (text, word) in
            [("limt = 3", "limt"), ("\nlimit = 'x'", "line 2"), ("limit = -1", "limit"), ("[", "line 1")]
        {
            let error = Config::read(text).unwrap_err().to_string();
            assert!(error.contains(word), "{error}");
        }
    }
}
