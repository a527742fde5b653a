//! [`Limits`]: how long an answer may take.

use std::fmt;

/// Bounds for the work on an answer. The tutor has no clock; for a deadline, pass a `cancel` that checks one.
///
/// ```
/// use jade_tutor::Limits;
/// use std::time::{Duration, Instant};
/// let deadline = Instant::now() + Duration::from_secs(10);
/// let late = || Instant::now() >= deadline;
/// let limits = Limits { cancel: Some(&late), ..Limits::default() };
/// assert!(limits.check().is_ok());
/// ```
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// The number of combinations that a search may try; [`classify`](crate::classify) chooses its own limit if `None`.
    pub nodes: Option<u64>,
    /// Called from time to time. When it returns `true`, the work is cancelled.
    pub cancel: Option<&'a dyn Fn() -> bool>,
}

/// The work was cancelled before there was an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cancelled;

impl fmt::Display for Cancelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the work was cancelled")
    }
}

impl std::error::Error for Cancelled {}

impl<'a> Limits<'a> {
    /// Returns these limits for a search that stops after `solutions` solutions.
    pub fn search(&self, solutions: u64) -> jade_search::SearchLimits<'a> {
        jade_search::SearchLimits { solutions: Some(solutions), nodes: self.nodes, cancel: self.cancel }
    }

    /// Returns `cancel`, or a function that never cancels if it is `None`.
    pub fn stop(&self) -> &'a dyn Fn() -> bool {
        self.cancel.unwrap_or(&|| false)
    }

    /// Checks whether the work was cancelled.
    ///
    /// # Errors
    /// [`Cancelled`] if `cancel` returns `true`.
    pub fn check(&self) -> Result<(), Cancelled> {
        if self.stop()() { Err(Cancelled) } else { Ok(()) }
    }
}
