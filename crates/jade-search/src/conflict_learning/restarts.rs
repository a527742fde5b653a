//! [`Restarts`]: when to restart the search.

/// The number of conflicts before the first restart of the sequence.
const UNIT: u64 = 1024;

/// Intervals in proportion to Luby's sequence: 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … (M. Luby, A. Sinclair and D. Zuckerman,
/// *Optimal speedup of Las Vegas algorithms*, 1993; computed by D. Knuth's *reluctant doubling*).
pub(super) struct Restarts {
    turn: u64,
    length: u64,
    /// Conflicts until the next restart.
    left: u64,
}

impl Restarts {
    pub(super) fn new() -> Restarts {
        Restarts { turn: 1, length: 1, left: UNIT }
    }

    pub(super) fn conflict(&mut self) {
        self.left = self.left.saturating_sub(1);
    }

    /// Returns whether to restart now; if so, the next interval begins.
    pub(super) fn is_due(&mut self) -> bool {
        if self.left > 0 {
            return false;
        }
        if self.turn & self.turn.wrapping_neg() == self.length {
            self.turn += 1;
            self.length = 1;
        } else {
            self.length *= 2;
        }
        self.left = UNIT * self.length;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn restarts_follow_the_sequence() {
        let mut restarts = Restarts::new();
        let waits: Vec<u64> = (0..15)
            .map(|_| {
                let mut conflicts = 0;
                while !restarts.is_due() {
                    restarts.conflict();
                    conflicts += 1;
                }
                conflicts / UNIT
            })
            .collect();
        assert_eq!(waits, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
