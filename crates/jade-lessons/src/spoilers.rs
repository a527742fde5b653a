//! [`Spoilers`]: what keeps a technique from applying where a position only looks like it.

use jade_grid::{Candidate, Cell, CellSet, Digit, Position, Symmetry};
use jade_logic::notation;

/// Without all of these the technique would apply.
///
/// | written | means |
/// |---|---|
/// | `r4c8=9` | a candidate that would have to be ruled out |
/// | `r4c6:3` | an open cell: this digit would have to be entered there |
/// | `r4c6!` | a given, which would have to be an entry |
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spoilers {
    /// What must not be candidates; the other candidates of open cells too.
    pub candidates: Vec<Candidate>,
    /// What must be entered.
    pub entries: Vec<Candidate>,
    /// Cells that must not be givens.
    pub givens: Vec<Cell>,
}

impl Spoilers {
    /// Reads them, separated by spaces; `None` if one is not written so.
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

    /// The position without them; `None` if they are not there to begin with.
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

    /// The same under a symmetry.
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
