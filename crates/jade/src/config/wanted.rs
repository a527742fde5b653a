//! [`Wanted`]: what an entry of a configuration may be.

use jade_text::{Args, Texts};
use std::net::SocketAddr;
use toml::de::DeValue;

/// The type of an entry's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    Text,
    /// A string or a list of strings.
    Texts,
    /// A list of strings.
    List,
    /// A whole number not below this one.
    Number(u64),
    Boolean,
    /// An address and a port.
    Address,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A section with these entries.
    Section(&'static [(&'static str, Wanted)]),
    /// Sections of any name, each a profile.
    Profiles,
}

impl Wanted {
    /// Says what an entry has to be.
    pub fn message(self, entry: &str, texts: &Texts) -> String {
        let args = Args::none().text("entry", entry.to_owned());
        match self {
            Wanted::Text => texts.plain("cli-config-text", &args),
            Wanted::Texts => texts.plain("cli-config-texts", &args),
            Wanted::Number(from) => texts.plain("cli-config-number", &args.number("from", from)),
            Wanted::Boolean => texts.plain("cli-config-boolean", &args),
            Wanted::Address => texts.plain("cli-config-address", &args),
            Wanted::OneOf(words) => texts.plain("cli-config-one-of", &args.text("known", words.join(", "))),
            Wanted::List => texts.plain("cli-config-list", &args),
            Wanted::Section(_) => texts.plain("cli-config-section", &args),
            Wanted::Profiles => texts.plain("cli-config-profiles", &args),
        }
    }

    /// Returns whether a value is of this type.
    pub fn is_met_by(self, value: &DeValue<'_>) -> bool {
        match self {
            Wanted::Text => value.is_str(),
            Wanted::Texts => value.is_str() || Wanted::List.is_met_by(value),
            Wanted::List => {
                value.as_array().is_some_and(|list| list.iter().all(|item| item.get_ref().is_str()))
            }
            Wanted::Number(from) => value.as_integer().is_some_and(|integer| {
                u64::from_str_radix(integer.as_str(), integer.radix()).is_ok_and(|number| number >= from)
            }),
            Wanted::Boolean => value.is_bool(),
            Wanted::Address => value.as_str().is_some_and(|text| text.parse::<SocketAddr>().is_ok()),
            Wanted::OneOf(words) => value.as_str().is_some_and(|text| words.contains(&text)),
            Wanted::Section(_) | Wanted::Profiles => value.is_table(),
        }
    }
}
