//! [`AskError`]: a question that cannot be answered as it was put.

use crate::contract::{ErrorReply, VERSION};
use jade_text::Texts;
use jade_tutor::Cancelled;
use std::fmt;

/// What is wrong with a question. Its message is in the language of the question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskError {
    /// What sort of fault: `bad-field`, `timeout`.
    pub code: &'static str,
    /// The field at fault, as a path: `sheet.entries`.
    pub field: Option<String>,
    /// What stood there and what was expected, for the user.
    pub message: String,
}

impl AskError {
    /// A field that does not say what it should.
    pub(crate) fn field(field: &str, message: String) -> AskError {
        AskError { code: "bad-field", field: Some(field.to_owned()), message }
    }

    /// The answer took longer than it may.
    pub(crate) fn cancelled(texts: &Texts) -> AskError {
        AskError { code: "timeout", field: None, message: texts.cancelled() }
    }
}

impl From<AskError> for ErrorReply {
    fn from(error: AskError) -> ErrorReply {
        ErrorReply {
            version: VERSION,
            code: error.code.to_owned(),
            field: error.field,
            message: error.message,
        }
    }
}

impl fmt::Display for AskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.field {
            Some(field) => write!(f, "{field}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for AskError {}

/// Puts a cancelled answer into words.
pub(crate) trait OrTimeout<T> {
    /// # Errors
    /// If the work was cancelled.
    fn or_timeout(self, texts: &Texts) -> Result<T, AskError>;
}

impl<T> OrTimeout<T> for Result<T, Cancelled> {
    fn or_timeout(self, texts: &Texts) -> Result<T, AskError> {
        self.map_err(|Cancelled| AskError::cancelled(texts))
    }
}
