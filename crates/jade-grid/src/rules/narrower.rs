//! [`Narrower`]: what looks at the candidates of several cells at once.

use super::{Automaton, Sum};
use crate::{Cell, DigitSet};

/// What takes candidates from several cells at once, beyond houses and pairs of cells: a [`Sum`] or an [`Automaton`].
///
/// ```
/// use jade_grid::{DigitSet, Geometry, Rules};
/// let rules = Rules::read(Geometry::standard(9).unwrap(), "skyscraper 9 r1c1 r1c9; cage 4 r2c1 r2c2").unwrap();
/// let board = Geometry::of(&rules).unwrap();
/// let [cage, skyscraper] = board.narrowers().collect::<Vec<_>>()[..] else { panic!() };
/// assert_eq!((cage.rule(), skyscraper.rule()), (Some(0), Some(1)));
/// let mut candidates = [DigitSet::all(9); 9];
/// assert!(skyscraper.narrow(&mut candidates) && candidates.iter().all(|digits| digits.len() == 1));
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Narrower<'a> {
    /// Cells that add up to a total.
    Sum(&'a Sum),
    /// Cells that are read one after the other.
    Automaton(&'a Automaton),
}

impl Narrower<'_> {
    /// Returns the rule it comes from, by its index in [`Rules::added`](crate::Rules::added), if it comes from one.
    pub fn rule(self) -> Option<usize> {
        match self {
            Narrower::Sum(sum) => sum.rule(),
            Narrower::Automaton(automaton) => Some(automaton.rule()),
        }
    }

    /// Returns its cells, in the order in which [`Narrower::narrow`] takes their candidates.
    pub fn cells(self) -> Vec<Cell> {
        match self {
            Narrower::Sum(sum) => sum.cells().collect(),
            Narrower::Automaton(automaton) => automaton.cells().to_vec(),
        }
    }

    /// Takes candidates from its cells, as [`Sum::narrow`] and [`Automaton::narrow`] do. Returns whether any way is left.
    ///
    /// # Panics
    /// If there are not as many candidates as cells.
    pub fn narrow(self, candidates: &mut [DigitSet]) -> bool {
        match self {
            Narrower::Sum(sum) => sum.narrow(candidates),
            Narrower::Automaton(automaton) => automaton.narrow(candidates),
        }
    }

    /// Returns whether digits on the board leave no way, whatever the empty cells hold.
    pub(crate) fn is_broken_on(self, board: &crate::Puzzle) -> bool {
        match self {
            Narrower::Sum(sum) => sum.is_broken_on(board),
            Narrower::Automaton(automaton) => automaton.is_broken_on(board),
        }
    }
}
