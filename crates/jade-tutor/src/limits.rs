//! [`Limits`]: how long an answer may take.

use std::fmt;

/// How long an answer may take. The tutor has no clock: a deadline is a `cancel` that looks at one.
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
    /// Combinations that a search may try; no limit if `None`.
    pub nodes: Option<u64>,
    /// Asked from time to time: `true` ends the work.
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
    /// The same limits for a search that may list so many solutions.
    pub fn search(&self, solutions: u64) -> jade_search::Limits<'a> {
        jade_search::Limits { solutions: Some(solutions), nodes: self.nodes, cancel: self.cancel }
    }

    /// A function that says whether to stop; one that never does if there is no `cancel`.
    pub fn stop(&self) -> &'a dyn Fn() -> bool {
        self.cancel.unwrap_or(&|| false)
    }

    /// Asks `cancel` whether to stop.
    ///
    /// # Errors
    /// [`Cancelled`] if so.
    pub fn check(&self) -> Result<(), Cancelled> {
        if self.stop()() { Err(Cancelled) } else { Ok(()) }
    }
}
