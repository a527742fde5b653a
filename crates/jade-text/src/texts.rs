//! [`Texts`]: the messages of one language.

use crate::forms::Forms;
use crate::sources::{Source, sources};
use crate::values::{Value, Values, place_of};
use crate::{Language, Span, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use jade_grid::Notation;
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, OnceLock};
use unic_langid::LanguageIdentifier;

/// The messages of one language. A file is parsed when the first of its messages is asked for: a command needs few of
/// them, and all take longer than to solve a puzzle.
pub struct Texts {
    language: Language,
    files: Vec<File>,
    /// The number of the file of each message.
    places: HashMap<&'static str, usize>,
    pub(crate) forms: Forms,
}

/// A file of messages. Its messages refer to no other file.
struct File {
    text: &'static str,
    bundle: OnceLock<FluentBundle<FluentResource>>,
}

impl File {
    fn bundle(&self, language: Language) -> &FluentBundle<FluentResource> {
        self.bundle.get_or_init(|| {
            let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![locale]);
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(match language {
                Language::English => |value, _| Grouping::of(Language::English).value(value),
                Language::Spanish => |value, _| Grouping::of(Language::Spanish).value(value),
            }));
            // The files are part of the program; a test proves that they have no errors and no duplicates.
            let resource =
                FluentResource::try_new(self.text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
            bundle
        })
    }

    /// Returns the names of its messages, without parsing it: they begin a line.
    fn names(&self) -> impl Iterator<Item = &'static str> {
        self.text.lines().filter_map(|line| {
            let is_name = line.starts_with(|c: char| c.is_ascii_alphabetic());
            is_name.then(|| line.split(['=', ' ']).next()).flatten()
        })
    }
}

/// A message, or an attribute of one, and the bundle that formats it.
pub(crate) struct Message<'t> {
    bundle: &'t FluentBundle<FluentResource>,
    pattern: &'t Pattern<&'t str>,
}

impl<'t> Message<'t> {
    /// Returns the names of the arguments that it uses, also by way of other messages.
    pub(crate) fn arguments(&self) -> Vec<&'t str> {
        let mut names = Vec::new();
        self.add_arguments(self.pattern, &mut names);
        names
    }

    fn add_arguments(&self, pattern: &'t Pattern<&'t str>, names: &mut Vec<&'t str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_of_expression(expression, names);
            }
        }
    }

    fn add_of_expression(&self, expression: &'t Expression<&'t str>, names: &mut Vec<&'t str>) {
        match expression {
            Expression::Inline(inline) => self.add_of_inline(inline, names),
            Expression::Select { selector, variants } => {
                self.add_of_inline(selector, names);
                variants.iter().for_each(|variant| self.add_arguments(&variant.value, names));
            }
        }
    }

    fn add_of_inline(&self, inline: &'t InlineExpression<&'t str>, names: &mut Vec<&'t str>) {
        match inline {
            InlineExpression::VariableReference { id } if names.contains(&id.name) => {}
            InlineExpression::VariableReference { id } => names.push(id.name),
            InlineExpression::MessageReference { id, attribute } => {
                let message = self.bundle.get_message(id.name);
                let pattern = message.and_then(|message| match attribute {
                    Some(attribute) => Some(message.get_attribute(attribute.name)?.value()),
                    None => message.value(),
                });
                if let Some(pattern) = pattern {
                    self.add_arguments(pattern, names);
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|one| self.add_of_inline(one, names));
            }
            InlineExpression::Placeable { expression } => self.add_of_expression(expression, names),
            _ => {}
        }
    }
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
        let of_source = |source: &Source| File { text: source.text, bundle: OnceLock::new() };
        let files: Vec<File> = sources(language).iter().map(of_source).collect();
        let names =
            files.iter().enumerate().flat_map(|(file, one)| one.names().map(move |name| (name, file)));
        let places: HashMap<&str, usize> = names.collect();
        let forms = Forms::read(|name| {
            let message = places.get(name).and_then(|file| files[*file].bundle(language).get_message(name));
            match message {
                Some(message) => message.attributes().map(|attribute| attribute.id().to_owned()).collect(),
                None => Vec::new(),
            }
        });
        Texts { language, files, places, forms }
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
        self.find(id).is_some()
    }

    /// Renders a message, or an attribute, with its values. A message that only joins them is joined here, which is faster.
    /// Fluent formats any other, and every marker is then replaced by the spans that it represents.
    pub(crate) fn fill<'a>(
        &'a self,
        id: &str,
        values: impl FnOnce(&Message<'a>) -> Values<'a>,
    ) -> (Text, Option<TextError>) {
        let Some(message) = self.find(id) else {
            return (Text { spans: vec![Span::plain(id)] }, Some(TextError::Unknown { id: id.to_owned() }));
        };
        let values = values(&message);
        if only_joins(message.pattern, &values) {
            (self.joined(message.pattern, values), None)
        } else {
            self.format(id, &message, &values)
        }
    }

    /// Joins the words of a message and its values.
    fn joined(&self, pattern: &Pattern<&str>, mut values: Values<'_>) -> Text {
        let (mut text, mut plain) = (Text::default(), String::new());
        for (index, element) in pattern.elements.iter().enumerate() {
            let name = match element {
                PatternElement::TextElement { value } => {
                    plain.push_str(value);
                    continue;
                }
                placeable => variable(placeable).unwrap_or_default(),
            };
            let is_last = pattern.elements[index + 1..].iter().all(|later| variable(later) != Some(name));
            match values.get(name) {
                Some(Value::Number(number)) => {
                    plain.push_str(&Grouping::of(self.language).number(number.to_string()))
                }
                Some(Value::Word(word)) => plain.push_str(word),
                Some(value) => {
                    let capitalizes = value.capitalizes();
                    text.push(Span::plain(std::mem::take(&mut plain)));
                    if !is_last {
                        text.append(value.spans(self), capitalizes);
                    } else if let Some(value) = values.take(name) {
                        text.append(value.into_spans(self), capitalizes);
                    }
                }
                None => {}
            }
        }
        text.push(Span::plain(plain));
        text
    }

    /// Lets Fluent format a message.
    fn format(&self, id: &str, message: &Message<'_>, values: &Values<'_>) -> (Text, Option<TextError>) {
        let mut errors = Vec::new();
        let args = values.for_fluent();
        let formatted = message.bundle.format_pattern(message.pattern, Some(&args), &mut errors);
        let (mut text, mut plain) = (Text::default(), String::new());
        for letter in formatted.chars() {
            match place_of(letter).and_then(|place| values.at(place)) {
                Some(value) => {
                    text.push(Span::plain(std::mem::take(&mut plain)));
                    text.append(value.spans(self), value.capitalizes());
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

    /// Finds a message, or an attribute (`id.attribute`).
    pub(crate) fn find(&self, id: &str) -> Option<Message<'_>> {
        let (name, attribute) = id.split_once('.').map_or((id, None), |(name, rest)| (name, Some(rest)));
        // Names of messages must begin with a letter; ids of techniques may begin with a digit.
        let name = if name.starts_with(|c: char| c.is_ascii_digit()) {
            Cow::Owned(format!("technique-{name}"))
        } else {
            Cow::Borrowed(name)
        };
        let bundle = self.files[*self.places.get(&*name)?].bundle(self.language);
        let message = bundle.get_message(&name)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        Some(Message { bundle, pattern })
    }
}

/// Whether a message only joins words and values: it selects nothing, refers to no other message, and no value is missing.
fn only_joins(pattern: &Pattern<&str>, values: &Values<'_>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { .. } => true,
        placeable => variable(placeable).is_some_and(|name| values.get(name).is_some()),
    })
}

/// The name of the variable that is in this place of a message, if one is.
fn variable<'t>(element: &PatternElement<&'t str>) -> Option<&'t str> {
    match element {
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(id.name),
        _ => None,
    }
}

/// How a language groups the figures of a number.
struct Grouping {
    sign: &'static str,
    /// The number of figures from which they are grouped.
    from: usize,
}

impl Grouping {
    fn of(language: Language) -> Grouping {
        match language {
            Language::English => Grouping { sign: ",", from: 4 },
            // Following the Real Academia, four-digit numbers are not grouped, and the separator is a thin space.
            Language::Spanish => Grouping { sign: "\u{202f}", from: 5 },
        }
    }

    /// Groups the figures of a whole number that Fluent formats; `None` for other values.
    fn value(&self, value: &FluentValue<'_>) -> Option<String> {
        let FluentValue::Number(number) = value else { return None };
        Some(self.number(number.as_string().into_owned()))
    }

    /// Groups the figures of a number, if it has enough of them and is a whole one.
    fn number(&self, figures: String) -> String {
        if figures.len() < self.from || !figures.bytes().all(|c| c.is_ascii_digit()) {
            return figures;
        }
        let mut grouped = String::new();
        for (index, figure) in figures.chars().enumerate() {
            if index > 0 && (figures.len() - index).is_multiple_of(3) {
                grouped.push_str(self.sign);
            }
            grouped.push(figure);
        }
        grouped
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Files are parsed one by one, so a message refers only to messages of its own file, and the index knows all.
    #[test]
    fn messages_refer_to_their_own_file() {
        for language in Language::ALL {
            let texts = Texts::of(language);
            for source in sources(language) {
                let file = File { text: source.text, bundle: OnceLock::new() };
                let names: Vec<&str> = file.names().collect();
                let parsed = fluent_syntax::parser::parse(source.text).unwrap();
                let messages = parsed.body.iter().filter_map(|entry| match entry {
                    fluent_syntax::ast::Entry::Message(message) => Some(message),
                    _ => None,
                });
                assert_eq!(names, messages.clone().map(|message| message.id.name).collect::<Vec<_>>());
                for referred in source.text.split("{ ").skip(1).filter_map(|rest| rest.split_once(" }")) {
                    let name = referred.0.split('.').next().unwrap();
                    let is_name = name.starts_with(|c: char| c.is_ascii_lowercase())
                        && name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-');
                    assert!(!is_name || names.contains(&name), "{}: {name}", source.name);
                }
                assert!(names.iter().all(|name| texts.places.contains_key(name)));
            }
        }
    }

    #[test]
    fn the_arguments_of_a_message_are_known() {
        let texts = Texts::of(Language::English);
        let arguments = |id: &str| texts.find(id).map(|message| message.arguments());
        assert_eq!(arguments("conflict").unwrap(), ["house", "digit-many", "cells"]);
        assert_eq!(arguments("no-such-message"), None);
    }
}
