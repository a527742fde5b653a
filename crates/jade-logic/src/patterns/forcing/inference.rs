//! [`Inferences`]: what follows immediately from a true or false candidate by way of several others.

use jade_grid::{CellSet, Digit};

/// Why a candidate is false or true because several others are false.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Rule {
    /// All other members of the group are false, so it is true.
    Last(usize),
    /// The other places of the group are false except for these cells, all of which it sees, so it is false.
    Locked(usize, CellSet),
    /// Without the digit, the cells have as many digits as there are cells. The candidate sees all cells with its
    /// digit, so it is false.
    Set(CellSet, Digit),
}

impl Rule {
    /// Returns how easy it is to see, easiest first.
    fn ease(self) -> (u8, usize, CellSet, usize) {
        match self {
            Rule::Last(group) => (0, 0, CellSet::EMPTY, group),
            Rule::Locked(group, cells) => (1, cells.len(), cells, group),
            Rule::Set(cells, digit) => (2, cells.len(), cells, digit.index()),
        }
    }
}

/// An immediate inference.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inference {
    /// The candidate that is true or false.
    pub candidate: usize,
    pub on: bool,
    pub rule: Rule,
}

/// For each candidate, by index, what follows if it is false and if it is true.
#[derive(Default)]
pub(crate) struct Inferences {
    of: [Vec<Vec<Inference>>; 2],
}

impl Inferences {
    /// Creates an empty list for `candidates` candidates.
    pub fn new(candidates: usize) -> Inferences {
        Inferences { of: [vec![Vec::new(); candidates], vec![Vec::new(); candidates]] }
    }

    /// Adds what follows if the candidate `from` is true (`on`) or false.
    pub fn add(&mut self, from: usize, on: bool, inference: Inference) {
        self.of[usize::from(on)][from].push(inference);
    }

    /// Of inferences with the same result, keeps the one that is easiest to see.
    pub fn keep_easiest(&mut self) {
        for inferences in self.of.iter_mut().flatten() {
            inferences.sort_by_key(|Inference { candidate, on, rule }| (*candidate, *on, rule.ease()));
            inferences.dedup_by_key(|inference| (inference.candidate, inference.on));
        }
    }

    /// Returns what follows if the candidate is true (`on`) or false.
    pub fn after(&self, candidate: usize, on: bool) -> &[Inference] {
        &self.of[usize::from(on)][candidate]
    }
}
