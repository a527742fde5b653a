//! [`Language`]: the supported languages.

use std::fmt;
use std::str::FromStr;

/// A supported language.
///
/// ```
/// use jade_text::Language;
/// assert_eq!("es".parse(), Ok(Language::Spanish));
/// assert_eq!("es_MX.UTF-8".parse(), Ok(Language::Spanish));
/// assert_eq!("fr".parse::<Language>().unwrap_err().to_string(), "no language is called \"fr\"; there are en, es");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Español.
    Spanish,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::Spanish];

    /// The code used in options, URLs and JSON: `en`, `es`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
        }
    }
}

/// Writes the [`Language::code`].
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The error for a text that names no [`Language`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage {
    /// The unknown name.
    pub asked: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Language::ALL.map(Language::code);
        write!(f, "no language is called {:?}; there are {}", self.asked, codes.join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

/// Parses a code, optionally followed by the rest of a locale: `es`, `es-ES`, `es_ES.UTF-8`; case does not matter.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLanguage { asked: text.chars().take(40).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_locales_are_parsed() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        for (text, language) in
            [("EN", Language::English), ("en-GB", Language::English), ("es_ES.UTF-8", Language::Spanish)]
        {
            assert_eq!(text.parse(), Ok(language));
        }
        for text in ["", "e", "esp", "de", "español", " es"] {
            assert!(text.parse::<Language>().is_err(), "{text:?}");
        }
    }
}
