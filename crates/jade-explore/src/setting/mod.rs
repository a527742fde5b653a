//! What those who set a puzzle ask about it: [`true_candidates`], [`redundant_clues`], [`contradiction`].
//!
//! Boards of all sizes and with all rules, up to 25×25. A board without some of its rules is made for one question and dropped
//! again ([`Geometry::unshared`]), so that a setter who changes a puzzle a thousand times costs no memory.
//!
//! All three work within [`SearchLimits`]: `nodes` are the guesses of the whole question. What has not been found out within them
//! is said to be unknown, and nothing is ever guessed.

mod candidates;
mod contradiction;
mod hunt;
mod redundancy;

pub use candidates::{TrueCandidates, true_candidates};
pub use contradiction::{Contradiction, contradiction};
pub use redundancy::{Redundancy, redundant_clues};

use hunt::{Board, Hunt, Hunted, Wanted};
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle, Rule};
use jade_search::SearchLimits;

/// One thing that a setter has put on the board and can take away.
///
/// Rows, columns, and boxes or regions are none: they are the board. A rule that says something of each cell by itself, as `even`
/// does, is a clue for each cell ([`Rules::parts`](jade_grid::Rules::parts)).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Clue {
    /// A given.
    Given(Cell, Digit),
    /// A rule that is added to the board.
    Rule(Rule),
}

impl Clue {
    /// Returns the clues of a puzzle: its givens in reading order, then its rules in theirs.
    ///
    /// ```
    /// use jade_explore::Clue;
    /// use jade_grid::line;
    /// let puzzle = line::read("[anti-king; even r1c1 r1c2] 4...............").unwrap();
    /// let clues: Vec<Clue> = Clue::all_of(&puzzle).collect();
    /// assert!(matches!(&clues[..], [Clue::Given(..), Clue::Rule(king), Clue::Rule(_), Clue::Rule(_)]
    ///     if king.kind().id() == "anti-king"));
    /// ```
    pub fn all_of(puzzle: &Puzzle) -> impl Iterator<Item = Clue> {
        let givens = puzzle.filled().map(|(cell, digit)| Clue::Given(cell, digit));
        givens.chain(puzzle.geometry().rules().parts().map(Clue::Rule))
    }
}

/// Returns the board with these of its rules, for one question.
fn with_rules<'r>(puzzle: &Puzzle, rules: impl IntoIterator<Item = &'r Rule>) -> Option<Geometry> {
    // A board with fewer rules has no more houses, so it cannot be refused where the whole one was not.
    Geometry::unshared(&puzzle.geometry().rules().with_added(rules.into_iter().cloned())).ok()
}

/// Returns the digits of candidates that are one for each cell.
fn solution_of(puzzle: &Puzzle, found: &[DigitSet]) -> Option<Puzzle> {
    Puzzle::from_digits(puzzle.geometry(), found.iter().map(|digits| digits.single()))
}

/// A share of the guesses that a question has, for one of its many searches: enough for nearly all, and the few that are hard
/// leave something for the others.
fn share(limits: &SearchLimits<'_>, searches: u64) -> u64 {
    limits.nodes.map_or(u64::MAX, |nodes| nodes / searches.max(1) + 200)
}
