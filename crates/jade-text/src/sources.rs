//! The message files, embedded in the program.

use crate::Language;

/// A message file: its name and its content.
pub(crate) struct Source {
    /// Used by the tests that compare the languages, and the list with the folder.
    #[cfg_attr(not(test), expect(dead_code))]
    pub name: &'static str,
    pub text: &'static str,
}

macro_rules! sources {
    ($code:literal: $($name:literal)*; not of the module: $($own:literal)*) => {
        &[
            $(sources!($code, $name),)*
            // The WebAssembly module has none of these, which keeps it small: they belong to the command line, or the
            // page reads them itself.
            $(#[cfg(not(target_arch = "wasm32"))] sources!($code, $own),)*
        ]
    };
    ($code:literal, $name:literal) => {
        Source {
            name: $name,
            text: include_str!(concat!("../../../locales/", $code, "/", $name, ".ftl")),
        }
    };
    // New files must be added here, for all languages.
    ($code:literal) => {
        sources!($code:
            "words"
            "techniques"
            "techniques-fish"
            "techniques-chains"
            "techniques-als"
            "techniques-expert"
            "techniques-uniqueness"
            "techniques-sums"
            "before-marks"
            "tutor"
            "hints"
            "results"
            "report"
            "errors"
            "rules"
            "judge"
            "setting"
            "exchange"
            "print"
            "lessons"
            "server"
            "generate"
            "library"
            "page"
            "more"
            "statistics";
            not of the module: "cli" "play" "users" "serve" "dataset" "difficulty" "game" "account" "rankings" "class"
            "read" "photo" "desk"
        )
    };
}

/// Returns the files of a language.
pub(crate) fn sources(language: Language) -> &'static [Source] {
    match language {
        Language::English => sources!("en"),
        Language::Spanish => sources!("es"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn every_file_of_every_language_is_listed() {
        for language in Language::ALL {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
            let there: BTreeSet<String> = std::fs::read_dir(folder)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            let listed: BTreeSet<String> =
                sources(language).iter().map(|source| format!("{}.ftl", source.name)).collect();
            assert_eq!(there, listed, "{language}");
        }
    }
}
