//! [`Texts`]: the messages of one language.

use crate::args::Argument;
use crate::render::{Forms, Slot};
use crate::sources::sources;
use crate::span::capitalized;
use crate::{Args, Language, Span, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use jade_grid::Notation;
use jade_logic::{Level, Role, TechniqueId};
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

    /// Returns the name of a technique as a heading; its id if it has no name.
    ///
    /// ```
    /// use jade_logic::TechniqueId;
    /// use jade_text::{Language, Texts};
    /// let technique = jade_logic::techniques::NAKED_PAIR.id();
    /// assert_eq!(Texts::of(Language::English).technique_name(technique), "Naked pair");
    /// assert_eq!(Texts::of(Language::Spanish).technique_name(technique), "Par desnudo");
    /// ```
    pub fn technique_name(&self, technique: TechniqueId) -> String {
        capitalized(&self.technique_in_sentence(technique))
    }

    fn technique_in_sentence(&self, technique: TechniqueId) -> String {
        self.try_message(technique.as_str(), &Args::none())
            .map_or_else(|_| technique.as_str().to_owned(), |name| name.to_string())
    }

    /// Returns what a role means in a drawing: in the words of the technique that is drawn if it has any for this
    /// role, else in those for all techniques. Not capitalised.
    ///
    /// ```
    /// use jade_logic::Role;
    /// use jade_logic::techniques::DEATH_BLOSSOM;
    /// use jade_text::{Language, Texts};
    /// let texts = Texts::of(Language::English);
    /// assert_eq!(texts.role_meaning(Role::Pincer, None), "wing");
    /// assert_eq!(texts.role_meaning(Role::Pincer, Some(DEATH_BLOSSOM.id())), "petal");
    /// ```
    pub fn role_meaning(&self, role: Role, technique: Option<TechniqueId>) -> String {
        let own = technique.map(|technique| format!("{technique}.legend-{}", role.name()));
        let id = own.filter(|id| self.has(id)).unwrap_or_else(|| format!("legend-{}", role.name()));
        self.plain(&id, &Args::none())
    }

    /// Returns the name of a level as a heading.
    pub fn level_name(&self, level: Level) -> String {
        capitalized(&self.level_in_sentence(level))
    }

    fn level_in_sentence(&self, level: Level) -> String {
        let id = match level {
            Level::VeryEasy => "level-very-easy",
            Level::Easy => "level-easy",
            Level::Medium => "level-medium",
            Level::Hard => "level-hard",
            Level::VeryHard => "level-very-hard",
            Level::Extreme => "level-extreme",
            Level::Beyond => "level-beyond",
        };
        self.plain(id, &Args::none())
    }

    /// Whether a message, or an attribute (`id.attribute`), of this name exists.
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    /// Renders a message, or an attribute of one (`id.attribute`).
    ///
    /// A message that does not exist is rendered as its own name, and a missing argument as the argument's
    /// name. With debug assertions, as in tests, both panic. [`Texts::try_message`] returns an error instead.
    ///
    /// # Panics
    /// With debug assertions only: if the message does not exist or lacks an argument.
    #[track_caller]
    pub fn message(&self, id: &str, args: &Args<'_>) -> Text {
        let (text, error) = self.tell(id, args);
        debug_assert!(error.is_none(), "{}", error.map(|error| error.to_string()).unwrap_or_default());
        text
    }

    /// Renders a message like [`Texts::message`], but without spans.
    ///
    /// # Panics
    /// See [`Texts::message`].
    #[track_caller]
    pub fn plain(&self, id: &str, args: &Args<'_>) -> String {
        self.message(id, args).to_string()
    }

    /// Renders a message, or explains why that fails.
    ///
    /// # Errors
    /// [`TextError`] if the message does not exist or lacks an argument.
    pub fn try_message(&self, id: &str, args: &Args<'_>) -> Result<Text, TextError> {
        match self.tell(id, args) {
            (text, None) => Ok(text),
            (_, Some(error)) => Err(error),
        }
    }

    fn tell(&self, id: &str, args: &Args<'_>) -> (Text, Option<TextError>) {
        let mut slots = Vec::new();
        let mut values = FluentArgs::new();
        for entry in &args.entries {
            match (&entry.value, args.geometry()) {
                (Argument::OnBoard(value), Some(geometry)) => {
                    self.forms.offer(entry, value, geometry, &mut slots, &mut values);
                }
                (Argument::OnBoard(_), None) => {}
                (Argument::Number(number), _) => values.set(entry.name, *number),
                (Argument::Plain(text), _) => {
                    Slot::text(entry.name, text.clone()).put(&mut slots, &mut values)
                }
                (Argument::Choice(word), _) => values.set(entry.name, word.clone()),
                (Argument::Level(level), _) => {
                    Slot::text(entry.name, self.level_in_sentence(*level)).put(&mut slots, &mut values);
                }
                (Argument::Technique(technique), _) => {
                    let name = self.technique_in_sentence(*technique);
                    Slot::text(entry.name, name).put(&mut slots, &mut values);
                }
                (Argument::Text(text), _) => {
                    Slot::spans(entry.name, text.spans.clone()).put(&mut slots, &mut values);
                }
            }
        }
        self.fill(id, &values, &slots)
    }

    /// Lets Fluent format a message, then replaces the markers by the arguments.
    pub(crate) fn fill(
        &self,
        id: &str,
        values: &FluentArgs<'_>,
        slots: &[Slot<'_>],
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
            match slot_of(letter).and_then(|slot| slots.get(slot)) {
                Some(slot) => {
                    text.push(Span::plain(std::mem::take(&mut plain)));
                    text.append(&slot.render(self), slot.capitalizes());
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
