//! [`Limits`]: how long an answer may take.

use crate::AskError;
use jade_text::{Args, Texts};

/// How long an answer may take. The tutor has no clock: a deadline is a `cancel` that looks at one.
///
/// ```
/// use jade_contract::Limits;
/// use std::time::{Duration, Instant};
/// let deadline = Instant::now() + Duration::from_secs(10);
/// let late = || Instant::now() >= deadline;
/// let limits = Limits { cancel: Some(&late), ..Limits::default() };
/// assert!(limits.nodes.is_none());
/// ```
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// Combinations that a search may try.
    pub nodes: Option<u64>,
    /// Asked from time to time: `true` ends the work with what is known by then.
    pub cancel: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Limits<'a> {
    /// The same for a search for so many solutions.
    pub(crate) fn search(&self, solutions: u64) -> jade_search::Limits<'a> {
        jade_search::Limits { solutions: Some(solutions), nodes: self.nodes, cancel: self.cancel }
    }

    /// What says whether to stop: never, where nothing was given.
    pub(crate) fn stop(&self) -> &'a dyn Fn() -> bool {
        self.cancel.unwrap_or(&|| false)
    }

    /// # Errors
    /// If the work was cancelled.
    pub(crate) fn in_time(&self, texts: &Texts) -> Result<(), AskError> {
        match self.cancel {
            Some(cancel) if cancel() => {
                let message = texts.plain("error-timeout", &Args::none());
                Err(AskError { code: "timeout", field: None, message })
            }
            _ => Ok(()),
        }
    }
}
