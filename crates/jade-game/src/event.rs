//! [`GameEvent`]: what happens in a game.

use jade_grid::{CandidateData, Event};
use serde::{Deserialize, Serialize};

/// Something that happens in a game: a change of the sheet, of its colours and links, or a move through the history.
///
/// As JSON it has a `type`, with the names and fields of [`Event`] for changes of the sheet.
///
/// ```
/// use jade_game::GameEvent;
/// let event: GameEvent = serde_json::from_str(r#"{"type":"goTo","save":2}"#).unwrap();
/// assert_eq!(event, GameEvent::GoTo { save: 2 });
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum GameEvent {
    /// Colours cells or one candidate in them. The same colour again removes it.
    Color {
        /// The cells, by their numbers from 0.
        cells: Vec<usize>,
        /// The digit of the candidates; 0 for the cells themselves.
        at: usize,
        /// The number of the colour.
        color: u32,
        /// Whether the colour joins those that are there, up to [`MOST_COLORS`](crate::MOST_COLORS) of them, instead of
        /// replacing them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        beside: bool,
    },
    /// Removes the colours that match all fields that are present. Without `cells` and `color`, it removes all colours and
    /// links.
    Uncolor {
        /// Only in these cells.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cells: Option<Vec<usize>>,
        /// Only of candidates with this digit, or of cells if it is 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<usize>,
        /// Only this colour.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        color: Option<u32>,
    },
    /// Draws a link between two candidates; the same link again removes it.
    Link {
        /// Where it begins.
        from: CandidateData,
        /// Where it ends.
        to: CandidateData,
        /// Whether it is a strong link.
        strong: bool,
    },
    /// Takes back the last step.
    Undo,
    /// Makes the step again that was taken back last.
    Redo,
    /// Returns to an entry of the history, as a new step.
    Rewind {
        /// The number of steps from the start to this entry.
        to: usize,
    },
    /// Makes a save point. Its number is 1 more than the greatest one in use.
    Save {
        /// Its name.
        #[serde(default)]
        name: String,
    },
    /// Returns to a save point, as a new step.
    GoTo {
        /// Its number; 0 is the start.
        save: u64,
    },
    /// Removes a save point.
    Forget {
        /// Its number.
        save: u64,
    },
    /// Changes the sheet.
    #[serde(untagged)]
    Sheet(Event),
}

impl From<Event> for GameEvent {
    fn from(event: Event) -> GameEvent {
        GameEvent::Sheet(event)
    }
}

/// An entry of the log of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoggedEvent {
    /// What happened; `None` if this version does not know it, or it cannot be read. It has no effect.
    pub event: Option<GameEvent>,
    /// What the clock of the game showed, in seconds, if that is known.
    pub seconds: Option<u32>,
}

/// The longest text of an event that is read, in bytes.
const MAX_EVENT_BYTES: usize = 64 * 1024;

impl LoggedEvent {
    /// Reads the text of an entry. One that is too long says nothing.
    pub(crate) fn read_text(text: &str) -> LoggedEvent {
        let stored = (text.len() <= MAX_EVENT_BYTES).then(|| serde_json::from_str(text).ok()).flatten();
        stored.map_or(LoggedEvent { event: None, seconds: None }, |stored| LoggedEvent::read(&stored))
    }

    /// Reads an entry as the page stores it: the fields of the event, `t`, and what else the page notes.
    ///
    /// ```
    /// use jade_game::{GameEvent, LoggedEvent};
    /// let stored = serde_json::json!({ "type": "undo", "t": 12 });
    /// let entry = LoggedEvent::read(stored.as_object().unwrap());
    /// assert_eq!(entry, LoggedEvent { event: Some(GameEvent::Undo), seconds: Some(12) });
    /// ```
    pub fn read(stored: &StoredEvent) -> LoggedEvent {
        let mut fields = stored.clone();
        let seconds = fields.remove("t").and_then(|t| u32::try_from(t.as_u64()?).ok());
        // The technique of a step that the tutor took, for the review.
        fields.remove("technique");
        // The page writes `clean` where it matters.
        if matches!(fields.get("type").and_then(|kind| kind.as_str()), Some("enter" | "accept")) {
            fields.entry("clean").or_insert(false.into());
        }
        LoggedEvent { event: serde_json::from_value(fields.into()).ok(), seconds }
    }
}

/// An entry of a log as JSON, as a device stored it. Devices may be newer than this program, so nothing in it is
/// changed or left out when logs are merged.
pub type StoredEvent = serde_json::Map<String, serde_json::Value>;
