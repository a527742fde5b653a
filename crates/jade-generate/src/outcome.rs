//! The results of a wish: [`FoundPuzzle`], or a [`Tally`] of the attempts.

use jade_grid::{Position, Puzzle};
use jade_logic::Rating;
use jade_logic::{Step, TechniqueId};
use std::collections::BTreeMap;

/// A puzzle that fulfils a wish.
#[derive(Clone, Debug)]
pub struct FoundPuzzle {
    /// The number of its attempt: with the same seed, wish and version, this attempt produces the same puzzle again.
    pub attempt: u64,
    /// The puzzle itself.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Puzzle,
    /// How hard it is; `None` if the wish does not concern difficulty.
    pub rating: Option<Rating>,
    /// Its rating by the Sudoku Explainer; `None` if the wish does not concern it.
    pub explainer: Option<jade_explainer::Rating>,
    /// The number of steps to the solution; 0 if the wish does not concern difficulty.
    pub steps: usize,
    /// Where the requested technique applies; `None` if the wish names none.
    pub moment: Option<Box<Moment>>,
    /// How it ranks among the puzzles of its level.
    pub merit: Merit,
}

/// The moment at which a technique applies and nothing simpler does.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The candidates at that moment.
    pub position: Position,
    /// The step of the technique.
    pub step: Step,
    /// The number of steps of the path before it.
    pub before: usize,
}

/// How good a puzzle is among those of its level, by the thesis' measure (5.4): more steps of the level are
/// better; ties are broken by the weighted number of steps below it.
///
/// Weights: medium in hard 0.2; medium and hard in very hard 0.1 and 0.3; medium, hard and very hard in extreme
/// 0.1, 0.3 and 0.5. They are counted in tenths, so that merits are whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Merit {
    /// The number of steps of the level.
    pub steps: u64,
    /// The weighted number of steps below the level, in tenths.
    pub below: u64,
}

/// Why an attempt produced no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Refusal {
    /// No digits were found that give the puzzle a unique solution.
    NotProper,
    /// Digging ended with more givens than requested.
    MoreGivens,
    /// Digging ended with fewer givens than requested, or skipped the number.
    OtherGivens,
    /// Some given was redundant, or that could not be determined.
    NotMinimal,
    /// The profile cannot solve the puzzle.
    NotSolved,
    /// The path has no step of the level.
    TooEasy,
    /// The path needs harder techniques than requested.
    TooHard,
    /// The path has too few steps of the level or of the technique.
    TooFewSteps,
    /// The path lacks this technique.
    Without(TechniqueId),
    /// Steps other than singles follow the technique.
    MoreThanSinglesAfter,
    /// At the moment of the technique other conclusions are possible, too.
    NotExclusive,
    /// The Sudoku Explainer rates it otherwise than requested.
    OtherEr,
    /// The puzzle is a repetition ([`RepeatFilter`](crate::RepeatFilter)).
    NotNew,
}

/// Statistics of the attempts made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of attempts made.
    pub attempts: u64,
    /// The number of puzzles found.
    pub found: u64,
    /// The number of failed attempts by reason.
    pub refused: BTreeMap<Refusal, u64>,
    /// The fewest givens with which an attempt ended; `None` if no attempt got that far.
    pub fewest_givens: Option<usize>,
    /// The most givens with which an attempt ended; `None` if no attempt got that far.
    pub most_givens: Option<usize>,
}

impl Tally {
    /// Adds the tally of another worker.
    pub fn add(&mut self, other: &Tally) {
        self.attempts += other.attempts;
        self.found += other.found;
        for (refusal, times) in &other.refused {
            *self.refused.entry(*refusal).or_default() += times;
        }
        self.fewest_givens = self.fewest_givens.into_iter().chain(other.fewest_givens).min();
        self.most_givens = self.most_givens.max(other.most_givens);
    }

    /// Moves puzzles from found to refused because they are repetitions.
    pub fn not_new(&mut self, puzzles: u64) {
        if puzzles > 0 {
            self.found -= puzzles.min(self.found);
            *self.refused.entry(Refusal::NotNew).or_default() += puzzles;
        }
    }

    /// The reasons for failed attempts, most frequent first.
    pub fn reasons(&self) -> Vec<(Refusal, u64)> {
        let mut reasons: Vec<_> = self.refused.iter().map(|(refusal, times)| (*refusal, *times)).collect();
        reasons.sort_by_key(|(refusal, times)| (std::cmp::Reverse(*times), *refusal));
        reasons
    }

    pub(crate) fn saw_givens(&mut self, givens: usize) {
        self.fewest_givens = Some(self.fewest_givens.map_or(givens, |fewest| fewest.min(givens)));
        self.most_givens = self.most_givens.max(Some(givens));
    }
}

/// The result of making attempts.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The puzzle; `None` if no attempt succeeded.
    pub found: Option<FoundPuzzle>,
    /// The attempts made until then.
    pub tally: Tally,
    /// Whether the work was cancelled: then a later attempt might have succeeded, or been better.
    pub cancelled: bool,
}
