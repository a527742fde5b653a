//! [`Config`]: the user's settings, from a file (`--config`).

pub mod folders;
pub mod locale;
pub mod profiles;
pub mod server;
pub mod wanted;

use crate::config::folders::folder;
use crate::config::server::{SETTINGS, ServerSettings};
use crate::config::wanted::Wanted;
use crate::console::exit::WrongUse;
use jade_text::{Args, Texts, shown_path, shown_word};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

/// The user's settings, of one form for all commands. The file format is TOML; every entry is optional, and the command line
/// takes precedence.
///
/// ```toml
/// [search]                    # `jade solve` and `jade count`
/// alphabet = "123456789"      # the symbols of the digits
/// boxes = "3x3"               # the rows and columns of a box
/// any-layout = true           # read any layout that has the right number of cells
/// input = "puzzle.txt"        # or a list of files; "-" is standard input
/// output = "report.txt"       # where to append the report; "-" is standard output
/// limit = 100                 # the greatest number of solutions
/// engine = "strategies"
/// seed = 2026                 # for engines that use one
/// seconds = 60                # the time limit for a puzzle
/// nodes = 1000000             # the node limit for a puzzle
/// except = "r4c5=3"           # only solutions without this digit in this cell
///
/// [search.show]               # what the report shows [default: all]
/// strategies = true
/// guessing = true
/// candidates = true
/// puzzle = true
/// solutions = true
///
/// [serve]                     # the options of `jade serve`: see `ServerSettings`
/// listen = "127.0.0.1:7380"
///
/// [profiles.mine]             # a user-defined profile, for --profile mine
/// base = "classic"            # the profile it extends [default: full]
/// only = ["hidden-single", "naked-single", "x-wing"]  # in this order
/// without = ["x-wing"]
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Config {
    pub search: SearchSettings,
    pub serve: ServerSettings,
    /// The line of each entry of `serve`, from 1.
    #[serde(skip)]
    pub serve_lines: BTreeMap<String, usize>,
    pub profiles: BTreeMap<String, MadeProfile>,
    /// Up to version 0.2, the entries of a search stood above all sections.
    #[serde(flatten)]
    old: SearchSettings,
}

/// The section `search`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct SearchSettings {
    pub alphabet: Option<String>,
    pub boxes: Option<String>,
    pub any_layout: Option<bool>,
    pub input: Option<Inputs>,
    pub output: Option<PathBuf>,
    pub limit: Option<u64>,
    pub engine: Option<String>,
    pub seed: Option<u64>,
    pub seconds: Option<u64>,
    pub nodes: Option<u64>,
    pub except: Option<String>,
    pub show: Option<Show>,
}

/// A user-defined profile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MadeProfile {
    pub base: Option<String>,
    pub only: Option<Vec<String>>,
    pub without: Option<Vec<String>>,
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

/// The parts of a report to show.
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

/// An error in a configuration file, and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConfigError {
    /// The line number, from 1.
    pub line: usize,
    pub kind: ConfigErrorKind,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConfigErrorKind {
    /// The bytes are not valid UTF-8.
    NoUtf8,
    /// The text is not valid TOML.
    NoToml,
    /// The entry is unknown.
    Unknown { entry: String, known: Vec<&'static str> },
    /// An entry has a value of the wrong type.
    Wrong { entry: String, wanted: Wanted },
}

impl ConfigError {
    /// Describes the type.
    pub fn message(&self, texts: &Texts) -> String {
        match &self.kind {
            ConfigErrorKind::NoUtf8 => texts.plain("cli-config-no-utf8", &Args::none()),
            ConfigErrorKind::NoToml => texts.plain("cli-config-no-toml", &Args::none()),
            ConfigErrorKind::Unknown { entry, known } => {
                let args = Args::none().text("entry", entry.as_str()).text("known", known.join(", "));
                texts.plain("cli-config-unknown", &args)
            }
            ConfigErrorKind::Wrong { entry, wanted } => wanted.message(entry, texts),
        }
    }
}

/// All sections.
const SECTIONS: [(&str, Wanted); 3] = [
    ("search", Wanted::Section(&SEARCH)),
    ("serve", Wanted::Section(&SETTINGS)),
    ("profiles", Wanted::Profiles),
];

/// Returns what may stand at the top: the sections, and the entries of a search, which stood there up to version 0.2.
fn entries() -> Vec<(&'static str, Wanted)> {
    [&SECTIONS[..], &SEARCH].concat()
}

/// All entries of the section `search`.
const SEARCH: [(&str, Wanted); 12] = [
    ("alphabet", Wanted::Text),
    ("boxes", Wanted::Text),
    ("any-layout", Wanted::Boolean),
    ("input", Wanted::Texts),
    ("output", Wanted::Text),
    ("limit", Wanted::Number(1)),
    ("engine", Wanted::Text),
    ("seed", Wanted::Number(0)),
    ("seconds", Wanted::Number(1)),
    ("nodes", Wanted::Number(1)),
    ("except", Wanted::Text),
    ("show", Wanted::Section(&SHOW)),
];

/// All entries of the section `show`.
const SHOW: [(&str, Wanted); 5] = [
    ("strategies", Wanted::Boolean),
    ("guessing", Wanted::Boolean),
    ("candidates", Wanted::Boolean),
    ("puzzle", Wanted::Boolean),
    ("solutions", Wanted::Boolean),
];

/// All entries of a profile.
const PROFILE: [(&str, Wanted); 3] =
    [("base", Wanted::Text), ("only", Wanted::List), ("without", Wanted::List)];

/// The text of a configuration, to determine line numbers.
struct Source<'t>(&'t str);

impl Source<'_> {
    /// Returns the number of the line of a byte, from 1.
    fn line(&self, at: usize) -> usize {
        1 + self.0.as_bytes().iter().take(at).filter(|byte| **byte == b'\n').count()
    }

    fn error(&self, at: usize, kind: ConfigErrorKind) -> ConfigError {
        ConfigError { line: self.line(at), kind }
    }

    /// Returns the line of each entry of a section, from 1.
    fn lines(&self, table: &DeTable<'_>, section: &str) -> BTreeMap<String, usize> {
        let Some(DeValue::Table(entries)) = table.get(section).map(|value| value.get_ref()) else {
            return BTreeMap::new();
        };
        entries.keys().map(|key| (key.get_ref().to_string(), self.line(key.span().start))).collect()
    }

    /// Checks that a table has only known entries, each of the right type.
    fn check(&self, table: &DeTable<'_>, known: &[(&'static str, Wanted)]) -> Result<(), ConfigError> {
        for (key, value) in table {
            let entry = key.get_ref().to_string();
            let Some((_, wanted)) = known.iter().find(|(name, _)| *name == entry) else {
                let known = known.iter().map(|(name, _)| *name).collect();
                let entry = shown_word(&entry);
                return Err(self.error(key.span().start, ConfigErrorKind::Unknown { entry, known }));
            };
            match (value.get_ref(), wanted) {
                (DeValue::Table(section), Wanted::Section(known)) => self.check(section, known)?,
                (DeValue::Table(profiles), Wanted::Profiles) => self.check_profiles(profiles)?,
                (value, wanted) if wanted.is_met_by(value) => {}
                _ => {
                    let kind = ConfigErrorKind::Wrong { entry, wanted: *wanted };
                    return Err(self.error(value.span().start, kind));
                }
            }
        }
        Ok(())
    }

    fn check_profiles(&self, profiles: &DeTable<'_>) -> Result<(), ConfigError> {
        for (name, profile) in profiles {
            let DeValue::Table(profile) = profile.get_ref() else {
                let entry = format!("profiles.{}", name.get_ref());
                let kind = ConfigErrorKind::Wrong { entry, wanted: Wanted::Section(&PROFILE) };
                return Err(self.error(name.span().start, kind));
            };
            self.check(profile, &PROFILE)?;
        }
        Ok(())
    }
}

impl Config {
    /// Parses the contents of a file.
    ///
    /// # Errors
    /// [`ConfigError`] if it is not valid UTF-8 or TOML, or if an entry is unknown or of the wrong type.
    pub fn read(bytes: &(impl AsRef<[u8]> + ?Sized)) -> Result<Config, ConfigError> {
        let bytes = bytes.as_ref();
        let text = str::from_utf8(bytes).map_err(|error| {
            let before = bytes[..error.valid_up_to()].iter();
            let line = 1 + before.filter(|byte| **byte == b'\n').count();
            ConfigError { line, kind: ConfigErrorKind::NoUtf8 }
        })?;
        let source = Source(text);
        let no_toml = |error: toml::de::Error| {
            source.error(error.span().map_or(0, |span| span.start), ConfigErrorKind::NoToml)
        };
        let table = DeTable::parse(text).map_err(no_toml)?;
        source.check(table.get_ref(), &entries())?;
        let config: Config = toml::from_str(text).map_err(no_toml)?;
        let search = config.search.or(config.old);
        let serve_lines = source.lines(table.get_ref(), "serve");
        Ok(Config { search, old: SearchSettings::default(), serve_lines, ..config })
    }
}

impl SearchSettings {
    /// Merges two settings: the entries of `self` take precedence over those of `other`.
    #[must_use]
    pub fn or(self, other: SearchSettings) -> SearchSettings {
        SearchSettings {
            alphabet: self.alphabet.or(other.alphabet),
            boxes: self.boxes.or(other.boxes),
            any_layout: self.any_layout.or(other.any_layout),
            input: self.input.or(other.input),
            output: self.output.or(other.output),
            limit: self.limit.or(other.limit),
            engine: self.engine.or(other.engine),
            seed: self.seed.or(other.seed),
            seconds: self.seconds.or(other.seconds),
            nodes: self.nodes.or(other.nodes),
            except: self.except.or(other.except),
            show: self.show.or(other.show),
        }
    }
}

/// Returns the file of settings: that which is named, or that in `JADE_CONFIG`, or `config.toml` in the folder of the user's
/// settings, if it exists.
pub fn settings_file(named: Option<&Path>) -> Option<PathBuf> {
    let usual = || {
        let settings = folder("XDG_CONFIG_HOME")
            .or_else(|| folder("APPDATA"))
            .or_else(|| folder("HOME").map(|home| home.join(".config")))?;
        Some(settings.join("jade").join("config.toml")).filter(|file| file.is_file())
    };
    named.map(Path::to_owned).or_else(|| folder("JADE_CONFIG")).or_else(usual)
}

/// Reads a configuration file.
///
/// # Errors
/// A message if the file cannot be read, or what is wrong on which line.
pub fn read_config(file: &Path, texts: &Texts) -> Result<Config, WrongUse> {
    let args = || Args::none().text("file", shown_path(file));
    let bytes = std::fs::read(file).map_err(|error| {
        WrongUse(texts.plain("cli-cannot-read", &args().text("reason", texts.io_reason(&error))))
    })?;
    Config::read(&bytes).map_err(|error| {
        let args = args().text("line", error.line.to_string()).text("message", error.message(texts));
        WrongUse(texts.plain("cli-bad-config", &args))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_text::Language;

    #[test]
    fn every_setting_can_be_given_and_all_are_optional() {
        assert_eq!(Config::read("").unwrap(), Config::default());
        let text = "alphabet = 'ABCD'\nboxes = '2x2'\nany-layout = true\ninput = ['a', 'b']\noutput = 'c'\n\
                    limit = 100\nengine = 'strategies'\nseed = 1\nseconds = 2\nnodes = 3\nexcept = 'r1c1=A'\n[show]\npuzzle = false\n";
        // Where the entries stood up to version 0.2, and where they stand now.
        let old = Config::read(text).unwrap().search;
        let new = format!("[search]\n{}", text.replace("[show]", "[search.show]"));
        let search = Config::read(&new).unwrap().search;
        assert_eq!(old, search);
        assert_eq!((search.alphabet.as_deref(), search.limit), (Some("ABCD"), Some(100)));
        assert_eq!(search.input.clone().unwrap().files(), [PathBuf::from("a"), "b".into()]);
        assert_eq!(search.show, Some(Show { puzzle: false, ..Show::default() }));
        let one = Config::read("[search]\ninput = 'x'").unwrap().search;
        assert_eq!(one.input.unwrap().files(), [PathBuf::from("x")]);
        let first = SearchSettings { limit: Some(2), ..SearchSettings::default() };
        let both = first.or(search.clone());
        assert_eq!(both, SearchSettings { limit: Some(2), ..search });
        // What is in the section counts more.
        let both = Config::read("limit = 1\nseed = 5\n[search]\nlimit = 2").unwrap().search;
        assert_eq!((both.limit, both.seed), (Some(2), Some(5)));
    }

    #[test]
    fn errors_name_their_place_in_both_languages() {
        for (text, line, english, spanish) in [
            ("limt = 3", 1, "“limt”", "«limt»"),
            ("\n[show]\nsolution = true", 3, "solutions", "solutions"),
            ("\nlimit = 'x'", 2, "a whole number from 1", "un número entero a partir de 1"),
            ("limit = -1", 1, "“limit”", "«limit»"),
            ("limit = 0", 1, "from 1", "a partir de 1"),
            ("seed = 1.5", 1, "from 0", "a partir de 0"),
            ("seed = 99999999999999999999999", 1, "from 0", "a partir de 0"),
            ("alphabet = 3", 1, "a text in quotes", "un texto entre comillas"),
            ("input = ['a', 3]", 1, "a list", "una lista"),
            ("any-layout = 'yes'", 1, "true or false", "true o false"),
            ("show = true", 1, "[show]", "[show]"),
            ("[search]\nlimt = 3", 2, "“limt”", "«limt»"),
            ("search = 3", 1, "[search]", "[search]"),
            ("[profiles.mine]\nonli = []", 2, "“onli”", "«onli»"),
            ("[profiles.mine]\nonly = 'x-wing'", 2, "a list of texts", "una lista de textos"),
            ("[profiles]\nmine = 3", 2, "[profiles.mine]", "[profiles.mine]"),
            ("profiles = 3", 1, "[profiles.", "[profiles."),
            ("serve = 3", 1, "[serve]", "[serve]"),
            ("[serve]\n\nlisten = 'here'", 3, "127.0.0.1:7380", "127.0.0.1:7380"),
            ("[serve]\nsign-up = 'all'", 2, "off, invitation, open", "off, invitation, open"),
            ("[serve]\nlistn = ''", 2, "allow-host", "allow-host"),
            ("[", 1, "TOML", "TOML"),
            ("limit = 1\nlimit = 2", 2, "TOML", "TOML"),
            ("a = 1\n\n\"", 3, "TOML", "TOML"),
        ] {
            let error = Config::read(text).unwrap_err();
            assert_eq!(error.line, line, "{text}");
            for (language, words) in [(Language::English, english), (Language::Spanish, spanish)] {
                let said = error.message(Texts::of(language));
                assert!(said.contains(words) && !said.contains('{'), "{text}: {said}");
            }
        }
    }

    #[test]
    fn invalid_utf8_is_reported_with_its_line() {
        let error = Config::read(b"limit = 1\nalphabet = '\xff'").unwrap_err();
        assert_eq!(error, ConfigError { line: 2, kind: ConfigErrorKind::NoUtf8 });
        assert!(error.message(Texts::of(Language::Spanish)).contains("UTF-8"));
    }

    #[test]
    fn every_entry_is_read() {
        for (entry, wanted) in entries() {
            let value = match wanted {
                Wanted::Text | Wanted::Texts => "'x'",
                Wanted::Number(_) => "0x10",
                Wanted::Boolean => "true",
                Wanted::List => "['x']",
                Wanted::Address => "'127.0.0.1:1'",
                Wanted::OneOf(words) => &format!("'{}'", words[0]),
                Wanted::Section(known) if known.len() == SHOW.len() => "{ puzzle = false }",
                Wanted::Section(known) if known.len() == SEARCH.len() => "{ limit = 3 }",
                Wanted::Section(_) => "{ store = 'x' }",
                Wanted::Profiles => "{ mine = { base = 'classic' } }",
            };
            let config = Config::read(&format!("{entry} = {value}")).unwrap();
            assert_ne!(config, Config::default(), "{entry}");
        }
        for (entry, wanted) in SETTINGS {
            let value = match wanted {
                Wanted::Boolean => "true".to_owned(),
                Wanted::Address => "'127.0.0.1:1'".to_owned(),
                Wanted::OneOf(words) => format!("'{}'", words[0]),
                _ => "'x'".to_owned(),
            };
            let config = Config::read(&format!("[serve]\n{entry} = {value}")).unwrap();
            let given = config.serve.shown().into_iter().find(|(name, _)| *name == entry).unwrap().1;
            assert_eq!(given.as_deref(), Some(value.trim_matches('\'')), "{entry}");
        }
        let made = Config::read("[profiles.mine]\nbase = 'classic'\nwithout = ['x-wing']").unwrap();
        assert_eq!(made.profiles["mine"].base.as_deref(), Some("classic"));
        assert_eq!(made.profiles["mine"].without.as_deref(), Some(&["x-wing".to_owned()][..]));
        for (entry, _) in SHOW {
            assert_ne!(Config::read(&format!("[show]\n{entry} = false")).unwrap(), Config::default());
        }
    }
}
