//! [`Spoilers`]: what prevents the technique in a near miss.

use jade_grid::{Candidate, Cell, CellSet, Digit, Position, Symmetry};
use jade_logic::notation;

/// The technique would apply without all of these.
///
/// | notation | meaning |
/// |---|---|
/// | `r4c8=9` | a candidate that would have to be eliminated |
/// | `r4c6:3` | an open cell where this digit would have to be entered |
/// | `r4c6!` | a given that would have to be an entry |
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spoilers {
    /// The candidates to eliminate, including the other candidates of open cells.
    pub candidates: Vec<Candidate>,
    /// The digits to enter.
    pub entries: Vec<Candidate>,
    /// The cells that must not be givens.
    pub givens: Vec<Cell>,
}

impl Spoilers {
    /// Parses spoilers separated by spaces; `None` if one is invalid.
    pub(crate) fn read(text: &str, position: &Position) -> Option<Spoilers> {
        let mut spoilers = Spoilers::default();
        let cell = |text| notation::parse_cell(text, position.geometry()).ok();
        for word in text.split(' ') {
            if let Some(given) = word.strip_suffix('!') {
                spoilers.givens.push(cell(given)?);
                continue;
            }
            let (at, digit) = word.split_once(['=', ':'])?;
            let one = Candidate::new(cell(at)?, Digit::new(digit.parse().ok()?)?);
            if word.contains(':') {
                let others = position.candidates(one.cell).without(one.digit);
                spoilers.candidates.extend(others.iter().map(|digit| Candidate::new(one.cell, digit)));
                spoilers.entries.push(one);
            } else {
                spoilers.candidates.push(one);
            }
        }
        Some(spoilers)
    }

    /// Returns the position without the spoilers; `None` if one of them is not there.
    pub(crate) fn taken_from(&self, position: &Position) -> Option<Position> {
        let mut supposed = position.clone();
        let gone = self.candidates.iter().all(|one| supposed.eliminate(one.cell, one.digit));
        let filled = self.entries.iter().all(|entry| supposed.place(entry.cell, entry.digit));
        if !self.givens.is_empty() {
            let not_given: CellSet = self.givens.iter().copied().collect();
            let givens = position.givens().filter(|givens| (not_given - *givens).is_empty())?;
            supposed.set_givens(Some(givens - not_given));
        }
        (gone && filled).then_some(supposed)
    }

    /// Returns the spoilers under a symmetry.
    pub(crate) fn under(&self, symmetry: &Symmetry) -> Spoilers {
        let map = |list: &[Candidate]| {
            let mut mapped: Vec<Candidate> = list.iter().map(|one| symmetry.candidate(*one)).collect();
            mapped.sort_unstable();
            mapped
        };
        let givens = self.givens.iter().map(|given| symmetry.cell(*given)).collect();
        Spoilers { candidates: map(&self.candidates), entries: map(&self.entries), givens }
    }
}
