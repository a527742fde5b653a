//! Resolution theories: what may refute a candidate.

use super::braids::has_braid;
use super::limits::{Ended, Limits};
use super::marks::{Candidate, Contradiction, Marks};

/// What may refute a candidate: trials nested `depth` deep, with braids up to `length` in the innermost.
///
/// | depth | length | name |
/// |---|---|---|
/// | 0 | 0 | singles |
/// | 0 | n | B*n*: braids up to length n |
/// | d | 0 | T&E(d) |
/// | 1 | n | B*n*B: T&E with braids up to length n in the trials |
/// | 2 | n | B*n*BB |
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Theory {
    pub(super) depth: u32,
    pub(super) length: u32,
}

/// Why a theory could not be applied to the end.
pub(super) enum Stop {
    /// The candidates contradict each other.
    Contradiction,
    Ended(Ended),
}

impl From<Contradiction> for Stop {
    fn from(_: Contradiction) -> Stop {
        Stop::Contradiction
    }
}

impl From<Ended> for Stop {
    fn from(ended: Ended) -> Stop {
        Stop::Ended(ended)
    }
}

impl Theory {
    /// The theory that is tried before this one, and again after each elimination.
    fn simpler(self) -> Option<Theory> {
        match self {
            Theory { depth: 0, length: 0 } => None,
            Theory { depth, length: 0 } => Some(Theory { depth: depth - 1, length: 0 }),
            Theory { depth, length } => Some(Theory { depth, length: length - 1 }),
        }
    }

    /// Removes candidates until the theory refutes none. The order does not matter: what is refuted once stays so.
    ///
    /// Candidates of `solution` are skipped: nothing can refute them.
    ///
    /// # Errors
    /// If there is a contradiction, or it ended early.
    pub(super) fn apply(
        self,
        marks: &mut Marks,
        solution: Option<&Marks>,
        limits: &Limits<'_>,
    ) -> Result<(), Stop> {
        let Some(simpler) = self.simpler() else { return Ok(marks.place_singles()?) };
        simpler.apply(marks, solution, limits)?;
        let mut any = true;
        while any && !marks.is_solved() {
            any = false;
            for candidate in marks.open() {
                let is_right = solution.is_some_and(|solution| solution.has(candidate));
                if is_right || !marks.has(candidate) || !self.refutes(marks, candidate, limits)? {
                    continue;
                }
                marks.remove(candidate);
                simpler.apply(marks, solution, limits)?;
                any = true;
            }
        }
        Ok(())
    }

    /// Whether one trial or braid refutes a candidate.
    fn refutes(self, marks: &Marks, candidate: Candidate, limits: &Limits<'_>) -> Result<bool, Ended> {
        let Some(depth) = self.depth.checked_sub(1) else {
            return has_braid(marks, candidate, self.length, limits);
        };
        limits.check(0)?;
        let mut trial = *marks;
        trial.place(candidate);
        match (Theory { depth, ..self }).apply(&mut trial, None, limits) {
            Ok(()) => Ok(false),
            Err(Stop::Contradiction) => Ok(true),
            Err(Stop::Ended(ended)) => Err(ended),
        }
    }
}
