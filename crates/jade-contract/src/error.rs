//! [`AskError`]: why a request cannot be answered.

use crate::contract::{ErrorReply, VERSION};
use jade_grid::{Geometry, SheetError};
use jade_text::Texts;
use jade_tutor::{Cancelled, ExplainerError, StepsError};
use std::fmt;

/// The error that answers a request. Its message is in the language of the request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskError {
    /// The kind of error, such as `bad-field` or `timeout`.
    pub code: &'static str,
    /// The path of the field at fault, such as `sheet.entries`; `None` if no field is.
    pub field: Option<String>,
    /// What was found and what was expected, for the user.
    pub message: String,
}

impl AskError {
    /// Creates the error of an invalid field.
    pub(crate) fn field(field: &str, message: String) -> AskError {
        AskError { code: "bad-field", field: Some(field.to_owned()), message }
    }

    /// Creates the error of an answer that took too long.
    pub fn from_cancelled(_: Cancelled, texts: &Texts) -> AskError {
        AskError { code: "timeout", field: None, message: texts.cancelled() }
    }

    /// The sheet in this field is none.
    pub fn from_sheet(field: &str, error: &SheetError, texts: &Texts) -> AskError {
        AskError::field(&format!("{field}.{}", error.field()), texts.sheet_error(error))
    }

    /// No steps can be looked for on the sheet, or the search took longer than it may.
    pub fn from_steps(error: &StepsError, geometry: &'static Geometry, texts: &Texts) -> AskError {
        if *error == StepsError::Cancelled {
            return AskError::from_cancelled(Cancelled, texts);
        }
        let message = texts.steps_error(error, geometry);
        AskError { code: "impossible-position", ..AskError::field("sheet", message) }
    }

    /// The Sudoku Explainer rates no such board, or the work took longer than it may.
    pub fn from_explainer(error: ExplainerError, texts: &Texts) -> AskError {
        match error {
            ExplainerError::Cancelled => AskError::from_cancelled(Cancelled, texts),
            ExplainerError::Refused(refused) => AskError::field("sheet", texts.explainer_refused(&refused)),
        }
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

/// Turns cancelled work into an error with a message.
pub(crate) trait OrTimeout<T> {
    /// # Errors
    /// An error with the code `timeout` if the work was cancelled.
    fn or_timeout(self, texts: &Texts) -> Result<T, AskError>;
}

impl<T> OrTimeout<T> for Result<T, Cancelled> {
    fn or_timeout(self, texts: &Texts) -> Result<T, AskError> {
        self.map_err(|cancelled| AskError::from_cancelled(cancelled, texts))
    }
}
