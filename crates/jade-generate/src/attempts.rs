//! [`make_attempts`]: attempts one after the other, counted.

use crate::{Found, Refusal, Tally};
use std::ops::{ControlFlow, Range};

/// Why an attempt gave no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttemptError {
    /// It failed for this reason.
    Refused(Refusal),
    /// It was cancelled.
    Cancelled,
}

/// Makes these attempts and hands on the puzzles, in order. Stops when `found` breaks, or soon after `cancel` is true.
/// Returns what was tried, and whether it was cancelled.
pub fn make_attempts(
    numbers: Range<u64>,
    cancel: &dyn Fn() -> bool,
    attempt: &mut dyn FnMut(u64, &mut Tally) -> Result<Found, AttemptError>,
    found: &mut dyn FnMut(Found) -> ControlFlow<()>,
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
                tally.saw_clues(puzzle.puzzle.clue_count());
                if found(puzzle).is_break() {
                    break;
                }
            }
        }
    }
    (tally, false)
}
