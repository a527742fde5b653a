//! [`Searched`]: where techniques found nothing on the way to a position, so that they need not look there again.
//!
//! A path asks every technique anew after each step, though a step often changes a digit or two. Many techniques look at
//! one digit after the other, or at one house after the other ([`Find`](crate::Find)); where the digit's places, or the
//! house's candidates, are the same as when the technique last found nothing at all, it would find nothing there again.
//!
//! ```text
//!  step 12: X-Wing looks at all nine digits, finds none      places of 1…9 are kept with X-Wing
//!           an XY-Wing then takes 3 from r4c7
//!  step 13: X-Wing looks at 3 alone
//! ```

use jade_grid::{CellSet, Digit, DigitSet, Geometry, Position};

/// Where a technique has to look for steps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchArea {
    /// The digits, for a technique of one digit.
    pub digits: DigitSet,
    /// The cells, for a technique of one house or of a few cells: those with one of these.
    pub cells: CellSet,
}

impl SearchArea {
    /// The whole board.
    pub fn whole(geometry: &Geometry) -> SearchArea {
        SearchArea { digits: DigitSet::all(geometry.side()), cells: geometry.all_cells() }
    }
}

/// The positions in which the techniques of a profile, by their rank in it, last found nothing.
#[derive(Default)]
pub(crate) struct Searched {
    by_rank: Vec<Option<State>>,
}

/// The places of each digit, and the open cells.
struct State {
    places: Vec<CellSet>,
    open: CellSet,
}

impl Searched {
    /// What has changed since the technique of this rank last found nothing.
    pub fn changed(&self, rank: usize, position: &Position) -> SearchArea {
        let Some(state) = self.by_rank.get(rank).and_then(Option::as_ref) else {
            return SearchArea::whole(position.geometry());
        };
        let opened = difference(state.open, position.open_cells());
        let mut area = SearchArea { digits: DigitSet::EMPTY, cells: opened };
        for (digit, before) in Digit::all(position.geometry().side()).zip(&state.places) {
            let now = position.cells_with(digit);
            if now != *before || !now.is_disjoint(opened) {
                area.digits.add(digit);
                area.cells |= difference(now, *before);
            }
        }
        area
    }

    /// Notes that the technique of this rank finds nothing in this position.
    pub fn found_nothing(&mut self, rank: usize, position: &Position) {
        if self.by_rank.len() <= rank {
            self.by_rank.resize_with(rank + 1, || None);
        }
        let state =
            self.by_rank[rank].get_or_insert_with(|| State { places: Vec::new(), open: CellSet::EMPTY });
        state.places.clear();
        state.places.extend(Digit::all(position.geometry().side()).map(|digit| position.cells_with(digit)));
        state.open = position.open_cells();
    }
}

/// The cells that are in one set only.
fn difference(a: CellSet, b: CellSet) -> CellSet {
    (a - b) | (b - a)
}
