//! Messages with their arguments, and the names of techniques, roles and levels.

use crate::args::Argument;
use crate::span::capitalized;
use crate::texts::Message;
use crate::values::{Value, Values};
use crate::{Args, Span, Text, TextError, Texts};
use jade_logic::{Level, Role, TechniqueId};

impl Texts {
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
            Level::Beginner => "level-beginner",
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

    /// Renders a message, or an attribute of one (`id.attribute`).
    ///
    /// A message that does not exist is rendered as its own name, and a missing argument as the argument's
    /// name. With debug assertions, as in tests, both panic. [`Texts::try_message`] returns an error instead.
    ///
    /// # Panics
    /// With debug assertions only: if the message does not exist or lacks an argument.
    #[track_caller]
    pub fn message(&self, id: &str, args: &Args<'_>) -> Text {
        self.filled(id, |message| self.values(message, args))
    }

    /// Renders a message with values in the words of this language. See [`Texts::message`].
    #[track_caller]
    pub(crate) fn filled<'a>(&'a self, id: &str, values: impl FnOnce(&Message<'a>) -> Values<'a>) -> Text {
        let (text, error) = self.fill(id, values);
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
        match self.fill(id, |message| self.values(message, args)) {
            (text, None) => Ok(text),
            (_, Some(error)) => Err(error),
        }
    }

    /// Returns what the variables of a message stand for.
    fn values<'a>(&'a self, message: &Message<'a>, args: &'a Args<'_>) -> Values<'a> {
        let mut values = Values::default();
        // Most messages use few of the forms that a value has.
        let used = message.arguments();
        for entry in &args.entries {
            if !used.iter().any(|name| name.starts_with(entry.name)) {
                continue;
            }
            match (&entry.value, args.geometry()) {
                (Argument::OnBoard(value), Some(geometry)) => {
                    self.forms.offer(entry, value, geometry, &used, &mut values);
                }
                (Argument::OnBoard(_), None) => {}
                (Argument::Number(number), _) => values.number(entry.name, *number),
                (Argument::Plain(text), _) => values.spans(entry.name, vec![Span::plain(text)]),
                (Argument::Choice(word), _) => values.put(entry.name, Value::Word(word.into())),
                (Argument::Level(level), _) => {
                    values.spans(entry.name, vec![Span::plain(self.level_in_sentence(*level))]);
                }
                (Argument::Technique(technique), _) => {
                    values.spans(entry.name, vec![Span::plain(self.technique_in_sentence(*technique))]);
                }
                (Argument::Text(text), _) => values.spans(entry.name, &text.spans),
            }
        }
        values
    }
}
