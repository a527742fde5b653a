//! [`Refused`]: a request that is not answered, and why.

use crate::contract::{ErrorReply, VERSION};
use serde_path_to_error::{Path, Segment};
use std::fmt::Display;

/// A request that is not answered.
#[derive(Clone, Debug)]
pub struct Refused {
    /// The status of HTTP, such as 400.
    pub status: u16,
    /// Why.
    pub reply: ErrorReply,
}

impl Refused {
    /// Creates a refusal with this message.
    pub fn new(status: u16, code: &str, message: String) -> Refused {
        Refused {
            status,
            reply: ErrorReply { version: VERSION, code: code.to_owned(), field: None, message },
        }
    }

    /// Refuses a request with an invalid field: its path, and the message of the deserializer, which is in English for
    /// programmers.
    pub fn field(path: &Path, error: &impl Display) -> Refused {
        let is_whole = path.iter().all(|segment| matches!(segment, Segment::Unknown));
        Refused::bad((!is_whole).then(|| quoted(&path.to_string())), error)
    }

    /// Refuses an invalid request, with the path of the field if one is at fault.
    pub fn bad(field: Option<String>, error: &impl Display) -> Refused {
        let mut refused = Refused::new(400, "bad-field", shown(&error.to_string(), 400));
        refused.reply.field = field;
        refused
    }

    /// Refuses a body that is not JSON.
    pub fn not_json(error: &serde_json::Error) -> Refused {
        Refused::new(400, "not-json", shown(&error.to_string(), 400))
    }
}

/// Quotes a client’s text, shortened and without invisible characters.
pub fn quoted(text: &str) -> String {
    shown(text, 60)
}

/// Returns at most `most` characters of a text, without invisible ones.
fn shown(text: &str, most: usize) -> String {
    let mut shown: String = text.chars().filter(|c| !c.is_control()).take(most + 1).collect();
    if let Some((at, _)) = shown.char_indices().nth(most) {
        shown.truncate(at);
        shown.push('…');
    }
    shown
}
