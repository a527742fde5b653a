//! [`Layers`]: where the settings of a server come from.

use crate::args::Serving;
use crate::config::server::{SETTINGS, ServerSettings, variable};
use crate::config::{read_config, settings_file};
use crate::console::exit::WrongUse;
use jade_logic::techniques::nearest;
use jade_text::shown_path;
use jade_text::{Args, Texts};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The settings by their origin, the strongest first.
pub struct Layers {
    options: ServerSettings,
    environment: ServerSettings,
    file: ServerSettings,
    /// The line of each setting in the file, from 1.
    lines: BTreeMap<String, usize>,
    /// The name of the file.
    name: Option<PathBuf>,
}

/// A setting with its value and where it comes from.
pub struct Row {
    pub name: &'static str,
    /// `None` if there is none, and no default.
    pub value: Option<String>,
    /// The option, the variable or the file; `None` for a default.
    pub origin: Option<String>,
}

impl Layers {
    /// Reads the environment and the file.
    ///
    /// # Errors
    /// A message with the place if one of them is wrong.
    pub fn read(serving: &Serving, texts: &Texts) -> Result<Layers, WrongUse> {
        let get = |name: &str| std::env::var(name).ok();
        let environment = ServerSettings::of_environment(get).map_err(|wrong| {
            let message = wrong.wanted.message(&variable(wrong.setting), texts);
            WrongUse(message)
        })?;
        let name = settings_file(serving.config.as_deref());
        let config = name.as_ref().map(|file| read_config(file, texts)).transpose()?.unwrap_or_default();
        let (file, lines) = (config.serve, config.serve_lines);
        Ok(Layers { options: serving.settings.clone(), environment, file, lines, name })
    }

    /// Returns what counts.
    pub fn merged(&self) -> ServerSettings {
        self.options.clone().or(self.environment.clone()).or(self.file.clone())
    }

    /// Returns every setting, with the values of `defaults` for those that were not given.
    pub fn rows(&self, defaults: &ServerSettings) -> Vec<Row> {
        let (options, environment, file) =
            (self.options.shown(), self.environment.shown(), self.file.shown());
        let defaults = defaults.shown();
        let row = |(place, (name, _)): (usize, (&'static str, _))| {
            let value = |settings: &[(&str, Option<String>)]| settings[place].1.clone();
            let from = |settings, origin: String| value(settings).map(|value| (value, origin));
            let file_name = || self.name.as_deref().map(shown_path).unwrap_or_default();
            let given = from(&options, format!("--{name}"))
                .or_else(|| from(&environment, variable(name)))
                .or_else(|| from(&file, file_name()));
            match given {
                Some((value, origin)) => Row { name, value: Some(value), origin: Some(origin) },
                None => Row { name, value: value(&defaults), origin: None },
            }
        };
        SETTINGS.into_iter().enumerate().map(row).collect()
    }

    /// Returns a text that names a setting and where it comes from, for messages about it.
    pub fn place(&self, name: &str, texts: &Texts) -> String {
        let row = self.rows(&ServerSettings::default()).into_iter().find(|row| row.name == name);
        match row.and_then(|row| row.origin) {
            Some(origin) if origin.starts_with("--") || origin.starts_with("JADE_") => origin,
            Some(file) => {
                let line = self.lines.get(name).copied().unwrap_or(1).to_string();
                let args = Args::none().text("file", file).text("line", line).text("entry", name.to_owned());
                texts.plain("serve-check-in-file", &args)
            }
            None => format!("--{name}"),
        }
    }
}

/// Returns a message for each environment variable that is nearly one of a setting: most likely a misspelt one, which
/// would have no effect.
pub fn misspelt_variables(texts: &Texts) -> Vec<String> {
    let settings = || SETTINGS.iter().map(|(name, _)| *name).chain(["config", "library"]);
    let mut messages = Vec::new();
    for (name, _) in std::env::vars_os() {
        let Some(name) = name.to_str() else { continue };
        let Some(said) = name.strip_prefix("JADE_") else { continue };
        let said = said.replace('_', "-").to_ascii_lowercase();
        let Some(meant) = nearest(&said, settings()).map(variable).filter(|meant| meant != name) else {
            continue;
        };
        let args = Args::none().text("variable", name.to_owned()).text("suggestion", meant);
        messages.push(texts.plain("serve-misspelt-variable", &args));
    }
    messages.sort();
    messages
}
