//! [`make_attempts`] runs attempts one after the other and counts them.

use crate::{FoundPuzzle, Refusal, Tally};
use std::ops::{ControlFlow, Range};

/// Why an attempt produced no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttemptError {
    /// The attempt failed for this reason.
    Refused(Refusal),
    /// The attempt was cancelled.
    Cancelled,
}

/// Makes the given attempts and passes each puzzle to `found`, in order. Stops when `found` breaks, or soon after
/// `cancel` returns true. Returns the tally of the attempts and whether they were cancelled.
pub fn make_attempts(
    numbers: Range<u64>,
    cancel: &dyn Fn() -> bool,
    attempt: &mut dyn FnMut(u64, &mut Tally) -> Result<FoundPuzzle, AttemptError>,
    found: &mut dyn FnMut(FoundPuzzle) -> ControlFlow<()>,
) -> (Tally, bool) {
    let mut tally = Tally::default();
    for number in numbers {
        if cancel() {
            return (tally, true);
        }
        match attempt(number, &mut tally) {
            Err(AttemptError::Cancelled) => return (tally, true),
            Err(AttemptError::Refused(refusal)) => {
                tally.attempts += 1;
                *tally.refused.entry(refusal).or_default() += 1;
            }
            Ok(puzzle) => {
                tally.attempts += 1;
                tally.found += 1;
                tally.saw_givens(puzzle.puzzle.filled_count());
                if found(puzzle).is_break() {
                    break;
                }
            }
        }
    }
    (tally, false)
}
