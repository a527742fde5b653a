//! [`Searched`]: where techniques found nothing earlier on a path, so that they need not search there again.
//!
//! After each step, a path tries every technique again, although a step often changes only a digit or two. Many
//! techniques search one digit or one house after another ([`Find`](crate::Find)). If the places of the digit, or the
//! candidates of the house, have not changed since the technique last found nothing, it would find nothing there again.
//!
//! ```text
//!  step 12: X-Wing looks at all nine digits, finds none      places of 1…9 are kept with X-Wing
//!           an XY-Wing then takes 3 from r4c7
//!  step 13: X-Wing looks at 3 alone
//! ```

use jade_grid::{CellBits, Digit, DigitSet, Geometry, PositionOf};

/// The area in which a technique has to search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchArea<const WORDS: usize> {
    /// The digits to search, for a technique of one digit.
    pub digits: DigitSet,
    /// The cells of which a pattern must contain at least one, for a technique of one house or of a few cells.
    pub cells: CellBits<WORDS>,
}

impl<const WORDS: usize> SearchArea<WORDS> {
    /// Returns the area of the whole board.
    pub fn whole(geometry: &Geometry) -> Self {
        let cells = CellBits::first_cells(geometry.cell_count());
        SearchArea { digits: DigitSet::all(geometry.side()), cells }
    }
}

/// For each technique of a profile, by its rank, the position in which it last found nothing.
#[derive(Default)]
pub(crate) struct Searched<const WORDS: usize> {
    by_rank: Vec<Option<State<WORDS>>>,
}

/// The places of each digit, and the open cells.
struct State<const WORDS: usize> {
    places: Vec<CellBits<WORDS>>,
    open: CellBits<WORDS>,
}

impl<const WORDS: usize> Searched<WORDS> {
    /// Returns the area that has changed since the technique of this rank last found nothing.
    pub fn changed(&self, rank: usize, position: &PositionOf<WORDS>) -> SearchArea<WORDS> {
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

    /// Records that the technique of this rank finds nothing in this position.
    pub fn found_nothing(&mut self, rank: usize, position: &PositionOf<WORDS>) {
        if self.by_rank.len() <= rank {
            self.by_rank.resize_with(rank + 1, || None);
        }
        let state =
            self.by_rank[rank].get_or_insert_with(|| State { places: Vec::new(), open: CellBits::EMPTY });
        state.places.clear();
        state.places.extend(Digit::all(position.geometry().side()).map(|digit| position.cells_with(digit)));
        state.open = position.open_cells();
    }
}

/// Returns the cells that are in exactly one of two sets.
fn difference<const WORDS: usize>(a: CellBits<WORDS>, b: CellBits<WORDS>) -> CellBits<WORDS> {
    (a - b) | (b - a)
}
