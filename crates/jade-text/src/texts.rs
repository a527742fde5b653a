//! [`Texts`]: the messages of one language.

use crate::forms::Forms;
use crate::sources::sources;
use crate::{Language, Span, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use jade_grid::Notation;
use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// The messages of one language. They are parsed once.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    pub(crate) forms: Forms,
}

/// Why a message cannot be rendered. The cause is always a mistake in the program or in the message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextError {
    /// The message, or its attribute, does not exist.
    Unknown {
        /// The name of the message.
        id: String,
    },
    /// The message uses an argument that it was not given, or refers to something that does not exist.
    Incomplete {
        /// The name of the message.
        id: String,
        /// The errors reported by Fluent.
        errors: Vec<String>,
    },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Unknown { id } => write!(f, "no message is called {id:?}"),
            TextError::Incomplete { id, errors } => write!(f, "message {id:?}: {}", errors.join("; ")),
        }
    }
}

impl std::error::Error for TextError {}

/// Private-use characters represent the arguments while Fluent formats a message: the first for slot
/// 0, the next for slot 1, and so on. The arguments themselves never pass through Fluent, so user
/// input cannot be mistaken for one.
const FIRST_MARKER: u32 = 0xF_0000;
const LAST_MARKER: u32 = 0xF_FFFD;

pub(crate) fn marker(slot: usize) -> String {
    let code = u32::try_from(slot).ok().and_then(|slot| FIRST_MARKER.checked_add(slot));
    code.filter(|code| *code <= LAST_MARKER).and_then(char::from_u32).map(String::from).unwrap_or_default()
}

fn slot_of(marker: char) -> Option<usize> {
    let code = u32::from(marker);
    (FIRST_MARKER..=LAST_MARKER).contains(&code).then(|| (code - FIRST_MARKER) as usize)
}

impl Texts {
    /// Returns the messages of a language.
    pub fn of(language: Language) -> &'static Texts {
        static ENGLISH: LazyLock<Texts> = LazyLock::new(|| Texts::load(Language::English));
        static SPANISH: LazyLock<Texts> = LazyLock::new(|| Texts::load(Language::Spanish));
        match language {
            Language::English => &ENGLISH,
            Language::Spanish => &SPANISH,
        }
    }

    fn load(language: Language) -> Texts {
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::English => |value, _| grouped(value, ",", 4),
            // Following the Real Academia, four-digit numbers are not grouped, and the separator is a thin space.
            Language::Spanish => |value, _| grouped(value, "\u{202f}", 5),
        }));
        for source in sources(language) {
            // The files are part of the program; a test proves that they have no errors and no duplicates.
            let resource =
                FluentResource::try_new(source.text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        let forms = Forms::read(|message| match bundle.get_message(message) {
            Some(message) => message.attributes().map(|attribute| attribute.id().to_owned()).collect(),
            None => Vec::new(),
        });
        Texts { language, bundle, forms }
    }

    /// The language of the messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The notation for cells in this language: `r4c6` in English, `f4c6` in Spanish.
    pub fn notation(&self) -> Notation {
        match self.language {
            Language::English => Notation::RowColumn,
            Language::Spanish => Notation::FilaColumna,
        }
    }

    /// Whether a message, or an attribute (`id.attribute`), of this name exists.
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    /// Lets Fluent format a message, then replaces every marker of a slot by its spans; with them goes whether their
    /// first letter is capitalised at the start of a sentence.
    pub(crate) fn fill(
        &self,
        id: &str,
        values: &FluentArgs<'_>,
        rendered: impl Fn(usize) -> Option<(Vec<Span>, bool)>,
    ) -> (Text, Option<TextError>) {
        let mut text = Text::default();
        let Some(pattern) = self.pattern(id) else {
            text.push(Span::plain(id));
            return (text, Some(TextError::Unknown { id: id.to_owned() }));
        };
        let mut errors = Vec::new();
        let formatted = self.bundle.format_pattern(pattern, Some(values), &mut errors);
        let mut plain = String::new();
        for letter in formatted.chars() {
            match slot_of(letter).and_then(&rendered) {
                Some((spans, capitalizes)) => {
                    text.push(Span::plain(std::mem::take(&mut plain)));
                    text.append(&spans, capitalizes);
                }
                None => plain.push(letter),
            }
        }
        text.push(Span::plain(plain));
        let error = (!errors.is_empty()).then(|| TextError::Incomplete {
            id: id.to_owned(),
            errors: errors.iter().map(ToString::to_string).collect(),
        });
        (text, error)
    }

    fn pattern(&self, id: &str) -> Option<&fluent_syntax::ast::Pattern<&str>> {
        let (name, attribute) = id.split_once('.').map_or((id, None), |(name, rest)| (name, Some(rest)));
        // Names of messages must begin with a letter; ids of techniques may begin with a digit.
        let name = if name.starts_with(|c: char| c.is_ascii_digit()) {
            Cow::Owned(format!("technique-{name}"))
        } else {
            Cow::Borrowed(name)
        };
        let message = self.bundle.get_message(&name)?;
        match attribute {
            Some(attribute) => Some(message.get_attribute(attribute)?.value()),
            None => message.value(),
        }
    }
}

/// Formats a whole number of at least `from` digits with thousands separators.
fn grouped(value: &FluentValue<'_>, sign: &str, from: usize) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let figures = number.as_string().into_owned();
    if figures.len() < from || !figures.bytes().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let mut grouped = String::new();
    for (index, figure) in figures.chars().enumerate() {
        if index > 0 && (figures.len() - index).is_multiple_of(3) {
            grouped.push_str(sign);
        }
        grouped.push(figure);
    }
    Some(grouped)
}
