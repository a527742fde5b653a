//! [`ServerSettings`]: the options of `jade serve`, from the command line, the environment and a file.

use crate::config::wanted::Wanted;
use jade_server::{LogForm, Options};
use serde::Deserialize;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Who may sign up.
pub const SIGN_UP: [&str; 3] = ["off", "invitation", "open"];

/// What the log looks like.
pub const LOG: [&str; 3] = ["off", "text", "json"];

/// All settings, by the names that they have as options. In the file they are entries of `[serve]`; in the environment
/// `allow-host` is `JADE_ALLOW_HOST`.
pub const SETTINGS: [(&str, Wanted); 9] = [
    ("listen", Wanted::Address),
    ("allow-host", Wanted::Texts),
    ("store", Wanted::Text),
    ("database", Wanted::Text),
    ("sign-up", Wanted::OneOf(&SIGN_UP)),
    ("behind-proxy", Wanted::Boolean),
    ("allow-origin", Wanted::Texts),
    ("metrics", Wanted::Address),
    ("log", Wanted::OneOf(&LOG)),
];

/// The options of the server. What is `None` was not given.
///
/// ```toml
/// [serve]
/// listen = "127.0.0.1:7380"
/// allow-host = "sudoku.example"       # or a list
/// store = "/var/lib/jade/library.db"
/// database = "sqlite:/var/lib/jade/people.db"
/// sign-up = "invitation"
/// behind-proxy = true
/// allow-origin = ["https://games.example"]
/// metrics = "127.0.0.1:9380"
/// log = "json"
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct ServerSettings {
    pub listen: Option<SocketAddr>,
    /// Further names of the server.
    pub allow_host: Option<Words>,
    /// The file with the user's collections.
    pub store: Option<PathBuf>,
    /// The address of the database of accounts.
    pub database: Option<String>,
    /// One of [`SIGN_UP`].
    pub sign_up: Option<String>,
    pub behind_proxy: Option<bool>,
    /// The origins of pages elsewhere that may use the accounts.
    pub allow_origin: Option<Words>,
    /// The address of the metrics.
    pub metrics: Option<SocketAddr>,
    /// One of [`LOG`].
    pub log: Option<String>,
}

/// One text or several.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Words {
    One(String),
    Several(Vec<String>),
}

impl Words {
    pub fn list(&self) -> Vec<String> {
        match self {
            Words::One(word) => vec![word.clone()],
            Words::Several(words) => words.clone(),
        }
    }
}

/// A variable with a value that it cannot have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongVariable {
    pub setting: &'static str,
    pub wanted: Wanted,
}

/// Returns the environment variable of a setting.
pub fn variable(setting: &str) -> String {
    format!("JADE_{}", setting.replace('-', "_").to_ascii_uppercase())
}

impl ServerSettings {
    /// Reads the environment through `get`. An empty variable counts as none; lists are separated by commas.
    ///
    /// # Errors
    /// [`WrongVariable`] for the first variable with a wrong value.
    pub fn of_environment(get: impl Fn(&str) -> Option<String>) -> Result<ServerSettings, WrongVariable> {
        let text = |setting: &str| get(&variable(setting)).filter(|value| !value.is_empty());
        let wrong = |setting: &str| {
            let (setting, wanted) =
                SETTINGS.into_iter().find(|(name, _)| *name == setting).unwrap_or(SETTINGS[0]);
            WrongVariable { setting, wanted }
        };
        let address =
            |setting| text(setting).map(|value| value.parse().map_err(|_| wrong(setting))).transpose();
        let boolean =
            |setting| text(setting).map(|value| value.parse().map_err(|_| wrong(setting))).transpose();
        let one_of = |setting, words: &[&str]| match text(setting) {
            Some(value) if !words.contains(&value.as_str()) => Err(wrong(setting)),
            value => Ok(value),
        };
        let list = |setting| {
            let words = |value: String| value.split(',').map(|word| word.trim().to_owned()).collect();
            text(setting).map(|value| Words::Several(words(value)))
        };
        Ok(ServerSettings {
            listen: address("listen")?,
            allow_host: list("allow-host"),
            store: text("store").map(PathBuf::from),
            database: text("database"),
            sign_up: one_of("sign-up", &SIGN_UP)?,
            behind_proxy: boolean("behind-proxy")?,
            allow_origin: list("allow-origin"),
            metrics: address("metrics")?,
            log: one_of("log", &LOG)?,
        })
    }

    /// Merges two: the settings of `self` take precedence over those of `other`.
    #[must_use]
    pub fn or(self, other: ServerSettings) -> ServerSettings {
        ServerSettings {
            listen: self.listen.or(other.listen),
            allow_host: self.allow_host.or(other.allow_host),
            store: self.store.or(other.store),
            database: self.database.or(other.database),
            sign_up: self.sign_up.or(other.sign_up),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            allow_origin: self.allow_origin.or(other.allow_origin),
            metrics: self.metrics.or(other.metrics),
            log: self.log.or(other.log),
        }
    }

    /// Returns all settings with their values, as in [`SETTINGS`], without the password of the database.
    pub fn shown(&self) -> Vec<(&'static str, Option<String>)> {
        let words = |words: &Option<Words>| words.as_ref().map(|words| words.list().join(", "));
        let value = |name| match name {
            "listen" => self.listen.map(|address| address.to_string()),
            "allow-host" => words(&self.allow_host),
            "store" => self.store.as_ref().map(|file| jade_text::shown_path(file)),
            "database" => self.database.as_deref().map(without_password),
            "sign-up" => self.sign_up.clone(),
            "behind-proxy" => self.behind_proxy.map(|behind| behind.to_string()),
            "allow-origin" => words(&self.allow_origin),
            "metrics" => self.metrics.map(|address| address.to_string()),
            "log" => self.log.clone(),
            _ => None,
        };
        SETTINGS.into_iter().map(|(name, _)| (name, value(name))).collect()
    }

    /// Returns the options of the server without accounts, with defaults for what was not given.
    pub fn options(&self, usual_store: Option<PathBuf>) -> Options {
        let list = |words: &Option<Words>| words.as_ref().map(Words::list).unwrap_or_default();
        let mut options = Options::default();
        options.listen = self.listen.unwrap_or(options.listen);
        options.allow_hosts = list(&self.allow_host);
        options.behind_proxy = self.behind_proxy.unwrap_or(false);
        options.metrics = self.metrics;
        options.log = match self.log.as_deref() {
            Some("json") => LogForm::Json,
            Some("text") => LogForm::Text,
            _ => LogForm::Off,
        };
        options.collections = self.store.clone().or(usual_store);
        options
    }
}

/// Replaces the password in the address of a database.
fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let name = user.split(':').next().unwrap_or_default();
            let hidden = if user.contains(':') { ":…" } else { "" };
            format!("{scheme}://{name}{hidden}@{host}")
        }
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn environment(pairs: &[(&str, &str)]) -> Result<ServerSettings, WrongVariable> {
        let pairs: Vec<(String, String)> =
            pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        ServerSettings::of_environment(|name| Some(pairs.iter().find(|(own, _)| own == name)?.1.clone()))
    }

    #[test]
    fn every_setting_is_read_from_the_environment() {
        for (name, wanted) in SETTINGS {
            let value = match wanted {
                Wanted::Address => "127.0.0.1:9",
                Wanted::Boolean => "true",
                Wanted::OneOf(words) => words[1],
                _ => "x",
            };
            let read = environment(&[(&variable(name), value)]).unwrap();
            assert_eq!(
                read.shown().into_iter().find(|(own, _)| *own == name).unwrap().1.as_deref(),
                Some(value)
            );
            assert_eq!(environment(&[(&variable(name), "")]).unwrap(), ServerSettings::default());
        }
        let hosts = environment(&[("JADE_ALLOW_HOST", "a.example, b.example")]).unwrap().allow_host.unwrap();
        assert_eq!(hosts.list(), ["a.example", "b.example"]);
    }

    #[test]
    fn a_wrong_variable_is_named() {
        for (name, value, setting) in [
            ("JADE_LISTEN", "here", "listen"),
            ("JADE_SIGN_UP", "all", "sign-up"),
            ("JADE_BEHIND_PROXY", "yes", "behind-proxy"),
        ] {
            assert_eq!(environment(&[(name, value)]).unwrap_err().setting, setting);
        }
    }

    #[test]
    fn options_take_precedence_over_the_environment_and_that_over_the_file() {
        let file =
            Config::read("[serve]\nstore = 'f'\ndatabase = 'f'\nsign-up = 'open'\nbehind-proxy = true")
                .unwrap();
        let environment =
            environment(&[("JADE_DATABASE", "e"), ("JADE_STORE", "e"), ("JADE_BEHIND_PROXY", "false")]);
        let option = ServerSettings { store: Some("o".into()), ..ServerSettings::default() };
        let all = option.or(environment.unwrap()).or(file.serve);
        assert_eq!(all.store, Some("o".into()));
        assert_eq!(all.database.as_deref(), Some("e"));
        assert_eq!(all.sign_up.as_deref(), Some("open"));
        let options = all.options(None);
        assert!(!options.behind_proxy);
    }

    #[test]
    fn the_password_of_the_database_is_never_shown() {
        for (url, shown) in [
            ("postgres://jade:se:c@ret@db:5432/jade", "postgres://jade:…@db:5432/jade"),
            ("postgres://jade@db/jade", "postgres://jade@db/jade"),
            ("postgres://db/jade", "postgres://db/jade"),
            ("sqlite:/var/people.db", "sqlite:/var/people.db"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }
}
