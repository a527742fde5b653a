//! [`Turns`]: what follows from one candidate being true or false in a single look, but by way of several others:
//! groups and almost locked sets.
//!
//! ```text
//!  r5c1 = a ──► no a in r4c2, r6c2 ──► in box 4 it is in r5c2 or r5c3 ──► r5c7 ≠ a       locked
//!  r5c1 = a ──► no a in r5c4, r5c6 ──► these two have b and c left only ──► r5c9 ≠ b       a set
//! ```

use super::web::Web;
use crate::Analysis;
use crate::patterns::als::Site;
use jade_grid::{Candidate, CellSet, Digit};

/// The most cells of an almost locked set in a forcing chain: larger ones are hard to see.
const MOST_CELLS: usize = 4;

/// Why a candidate is false, or true, because of several others that are false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// All other members of the group are false: it is true.
    Last(usize),
    /// The other places of the group, but for these cells, are false: it is false, seeing all of the cells.
    Locked(usize, CellSet),
    /// Without the digit the cells have as many digits as they are: it is false, seeing all that have its own.
    Set(CellSet, Digit),
}

/// What follows in one look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Follows {
    /// The candidate that is true or false.
    pub candidate: usize,
    pub on: bool,
    pub turn: Turn,
}

/// For each candidate, by number, what follows from its being false, and what from its being true.
#[derive(Default)]
pub(crate) struct Turns {
    of: [Vec<Vec<Follows>>; 2],
}

impl Turns {
    pub fn of(web: &Web, analysis: &Analysis<'_>) -> Turns {
        let mut turns = Turns { of: [vec![Vec::new(); web.len()], vec![Vec::new(); web.len()]] };
        for (number, candidate) in web.candidates.iter().enumerate() {
            for on in [false, true] {
                turns.locked(web, analysis, number, *candidate, on);
            }
        }
        turns.sets(web, analysis);
        for follows in turns.of.iter_mut().flatten() {
            // The easiest to see of those that say the same.
            follows.sort_by_key(|Follows { candidate, on, turn }| (*candidate, *on, turn.ease()));
            follows.dedup_by_key(|follows| (follows.candidate, follows.on));
        }
        turns
    }

    pub fn after(&self, candidate: usize, on: bool) -> &[Follows] {
        &self.of[usize::from(on)][candidate]
    }

    fn locked(
        &mut self,
        web: &Web,
        analysis: &Analysis<'_>,
        number: usize,
        Candidate { cell, digit }: Candidate,
        on: bool,
    ) {
        let position = analysis.position();
        let geometry = position.geometry();
        let lost = match on {
            true => geometry.peers(cell) & position.cells_with(digit),
            false => CellSet::only(cell),
        };
        for (group, house) in web.places_of(digit) {
            let places = position.cells_in(house, digit);
            let left = places - lost;
            // With none left there is a contradiction, which the trail finds.
            if left.is_empty() || places.is_disjoint(lost) || (on && places.contains(cell)) {
                continue;
            }
            if let Some(last) = left.single() {
                let candidate = web.number(Candidate::new(last, digit));
                self.add(number, on, candidate, true, Turn::Last(group));
                continue;
            }
            for out in (geometry.common_peers(left) & position.cells_with(digit)) - places - lost {
                self.add(
                    number,
                    on,
                    web.number(Candidate::new(out, digit)),
                    false,
                    Turn::Locked(group, left),
                );
            }
        }
    }

    fn sets(&mut self, web: &Web, analysis: &Analysis<'_>) {
        let all = analysis.almost_locked_sets();
        for Site { digit, cells, seen, sets } in all.sites() {
            let sets = || {
                sets.iter().map(|set| all.set(*set)).filter(|set| (2..=MOST_CELLS).contains(&set.cells.len()))
            };
            if sets().next().is_none() {
                continue;
            }
            let by_one = cells.single().map(|cell| (cell, false));
            for (cell, on) in seen.iter().map(|cell| (cell, true)).chain(by_one) {
                let Some(from) = web.number(Candidate::new(cell, *digit)) else { continue };
                for set in sets() {
                    for other in set.digits.without(*digit) {
                        for out in all.site(set, other).seen.iter().filter(|out| !on || *out != cell) {
                            let candidate = web.number(Candidate::new(out, other));
                            self.add(from, on, candidate, false, Turn::Set(set.cells, *digit));
                        }
                    }
                }
            }
        }
    }

    fn add(&mut self, from: usize, on: bool, candidate: Option<usize>, is_true: bool, turn: Turn) {
        if let Some(candidate) = candidate {
            self.of[usize::from(on)][from].push(Follows { candidate, on: is_true, turn });
        }
    }
}

impl Turn {
    /// How easily it is seen, the easiest first.
    fn ease(self) -> (u8, usize, CellSet, usize) {
        match self {
            Turn::Last(group) => (0, 0, CellSet::EMPTY, group),
            Turn::Locked(group, cells) => (1, cells.len(), cells, group),
            Turn::Set(cells, digit) => (2, cells.len(), cells, digit.index()),
        }
    }
}
