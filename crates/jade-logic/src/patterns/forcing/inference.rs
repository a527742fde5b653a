//! [`Inferences`]: what follows in one look from a candidate that is true or false, by way of several others.

use jade_grid::{CellSet, Digit};

/// Why a candidate is false, or true, because of several others that are false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    /// All other members of the group are false: it is true.
    Last(usize),
    /// The other places of the group, but for these cells, are false: it is false, seeing all of the cells.
    Locked(usize, CellSet),
    /// Without the digit the cells have as many digits as they are: it is false, seeing all that have its own.
    Set(CellSet, Digit),
}

impl Rule {
    /// How easily it is seen, the easiest first.
    fn ease(self) -> (u8, usize, CellSet, usize) {
        match self {
            Rule::Last(group) => (0, 0, CellSet::EMPTY, group),
            Rule::Locked(group, cells) => (1, cells.len(), cells, group),
            Rule::Set(cells, digit) => (2, cells.len(), cells, digit.index()),
        }
    }
}

/// What follows in one look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inference {
    /// The candidate that is true or false.
    pub candidate: usize,
    pub on: bool,
    pub rule: Rule,
}

/// For each candidate, by number, what follows from its being false, and what from its being true.
#[derive(Default)]
pub(crate) struct Inferences {
    of: [Vec<Vec<Inference>>; 2],
}

impl Inferences {
    /// None yet, for so many candidates.
    pub fn new(candidates: usize) -> Inferences {
        Inferences { of: [vec![Vec::new(); candidates], vec![Vec::new(); candidates]] }
    }

    /// Adds what follows if the candidate `from` is true (`on`) or false.
    pub fn add(&mut self, from: usize, on: bool, inference: Inference) {
        self.of[usize::from(on)][from].push(inference);
    }

    /// Keeps, of inferences that say the same, the one that is easiest to see.
    pub fn keep_easiest(&mut self) {
        for inferences in self.of.iter_mut().flatten() {
            inferences.sort_by_key(|Inference { candidate, on, rule }| (*candidate, *on, rule.ease()));
            inferences.dedup_by_key(|inference| (inference.candidate, inference.on));
        }
    }

    /// What follows if the candidate is true (`on`) or false.
    pub fn after(&self, candidate: usize, on: bool) -> &[Inference] {
        &self.of[usize::from(on)][candidate]
    }
}
