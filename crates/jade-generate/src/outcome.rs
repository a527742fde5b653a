//! What comes of a wish: [`Found`], or a [`Tally`] of what was tried.

use jade_grid::{Position, Puzzle};
use jade_logic::Rating;
use jade_logic::{Step, TechniqueId};
use std::collections::BTreeMap;

/// A puzzle as it was wished.
#[derive(Clone, Debug)]
pub struct Found {
    /// The attempt that it came from: with the same seed, wish and version this attempt gives this puzzle again.
    pub attempt: u64,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Puzzle,
    /// How hard it is, where the wish speaks of that.
    pub rating: Option<Rating>,
    /// Steps to the solution, where the wish speaks of difficulty.
    pub steps: usize,
    /// Where the technique that was wished applies.
    pub moment: Option<Box<Moment>>,
    /// How good it is among those of its level.
    pub merit: Merit,
}

/// The moment at which a technique applies and nothing simpler does.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The candidates then.
    pub position: Position,
    /// The step.
    pub step: Step,
    /// Steps of the path before it.
    pub before: usize,
}

/// How good a puzzle is among those of its level, by the thesis' measure (5.4): the more steps of the level the
/// better; of equals, the more steps below it, weighted.
///
/// Weights: medium in hard 0.2; medium and hard in very hard 0.1 and 0.3; medium, hard and very hard in extreme
/// 0.1, 0.3 and 0.5. In tenths, so that merits are whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Merit {
    /// Steps of the level.
    pub steps: u64,
    /// Tenths for the steps below it.
    pub below: u64,
}

/// Why an attempt gave no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refusal {
    /// No digits were found with which the clues have one solution.
    NotProper,
    /// The digging ended with more clues.
    MoreClues,
    /// The digging ended with fewer clues, or skipped the number.
    OtherClues,
    /// Some single clue was not needed, or that could not be found out.
    NotMinimal,
    /// The profile cannot solve it.
    NotSolved,
    /// The path has nothing of the level.
    TooEasy,
    /// The path needs more than is wished.
    TooHard,
    /// There are too few steps of the level, or the technique.
    TooFewSteps,
    /// The path does not have this technique.
    Without(TechniqueId),
    /// After the technique come others than singles.
    MoreThanSinglesAfter,
    /// At the moment of the technique other things can be concluded, too.
    NotExclusive,
    /// It had come before ([`Fresh`](crate::Fresh)).
    NotNew,
}

/// What was tried.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Attempts made.
    pub attempts: u64,
    /// Puzzles found.
    pub found: u64,
    /// How often attempts failed, and why.
    pub refused: BTreeMap<Refusal, u64>,
    /// The fewest clues that an attempt came down to.
    pub fewest_clues: Option<usize>,
    /// The most clues with which an attempt ended.
    pub most_clues: Option<usize>,
}

impl Tally {
    /// Adds what another worker tried.
    pub fn add(&mut self, other: &Tally) {
        self.attempts += other.attempts;
        self.found += other.found;
        for (refusal, times) in &other.refused {
            *self.refused.entry(*refusal).or_default() += times;
        }
        self.fewest_clues = self.fewest_clues.into_iter().chain(other.fewest_clues).min();
        self.most_clues = self.most_clues.max(other.most_clues);
    }

    /// Counts puzzles that were found, but had come before, as refused.
    pub fn not_new(&mut self, puzzles: u64) {
        if puzzles > 0 {
            self.found -= puzzles.min(self.found);
            *self.refused.entry(Refusal::NotNew).or_default() += puzzles;
        }
    }

    /// The reasons for which attempts failed, the most frequent first.
    pub fn reasons(&self) -> Vec<(Refusal, u64)> {
        let mut reasons: Vec<_> = self.refused.iter().map(|(refusal, times)| (*refusal, *times)).collect();
        reasons.sort_by_key(|(refusal, times)| (std::cmp::Reverse(*times), *refusal));
        reasons
    }

    pub(crate) fn saw_clues(&mut self, clues: usize) {
        self.fewest_clues = Some(self.fewest_clues.map_or(clues, |fewest| fewest.min(clues)));
        self.most_clues = self.most_clues.max(Some(clues));
    }
}

/// What came of a wish.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The puzzle, if there is one.
    pub found: Option<Found>,
    /// What was tried until then.
    pub tally: Tally,
    /// Whether the work was cancelled: then there may be an attempt that succeeds further on, or a better one.
    pub cancelled: bool,
}
