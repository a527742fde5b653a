//! What a classification may take, and why it ended early.

/// What a classification may take.
pub(super) struct Limits<'a> {
    pub(super) cancel: &'a dyn Fn() -> bool,
    /// The number of states that the search for one braid may keep.
    pub(super) states: usize,
}

impl Limits<'_> {
    /// # Errors
    /// If it is cancelled, or there are too many states.
    pub(super) fn check(&self, states: usize) -> Result<(), Ended> {
        if (self.cancel)() {
            return Err(Ended::Cancelled);
        }
        if states > self.states { Err(Ended::TooLarge) } else { Ok(()) }
    }
}

/// Why a classification ended early.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ended {
    Cancelled,
    TooLarge,
}
