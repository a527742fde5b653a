//! [`InVain`]: where techniques have looked in vain on the way to a position, so that they need not look there again.
//!
//! A path asks every technique anew after each step, though a step often changes a digit or two. Many techniques look at
//! one digit after the other, or at one house after the other ([`Scope`]); where the digit's places, or the house's
//! candidates, are the same as when the technique last found nothing at all, it would find nothing there again.
//!
//! ```text
//!  step 12: X-Wing looks at all nine digits, finds none      places of 1…9 are kept with X-Wing
//!           an XY-Wing then takes 3 from r4c7
//!  step 13: X-Wing looks at 3 alone
//! ```

use crate::Scope;
use crate::analysis::Anew;
use jade_grid::{CellSet, Digit, DigitSet, Position};

/// What the techniques of a profile, by their rank in it, last looked at without finding a step.
#[derive(Default)]
pub(crate) struct InVain {
    by_rank: Vec<Option<Looked>>,
}

/// The places of each digit, and the open cells.
struct Looked {
    places: Vec<CellSet>,
    open: CellSet,
}

impl InVain {
    /// Where a technique of this scope has to look.
    pub fn anew(&self, rank: usize, scope: Scope, position: &Position) -> Anew {
        let looked = self.by_rank.get(rank).and_then(Option::as_ref);
        let everything = Anew::everything(position.geometry());
        let (Some(looked), true) = (looked, scope != Scope::Board) else { return everything };
        let opened = apart(looked.open, position.open_cells());
        let mut anew = Anew { digits: DigitSet::EMPTY, cells: opened };
        for (digit, before) in Digit::all(position.geometry().side()).zip(&looked.places) {
            let now = position.cells_with(digit);
            if now != *before || !now.is_disjoint(opened) {
                anew.digits.add(digit);
                anew.cells |= apart(now, *before);
            }
        }
        match scope {
            Scope::House | Scope::Cells => Anew { digits: everything.digits, ..anew },
            _ => Anew { cells: everything.cells, ..anew },
        }
    }

    /// Keeps that a technique found nothing.
    pub fn add(&mut self, rank: usize, scope: Scope, position: &Position) {
        if scope == Scope::Board {
            return;
        }
        if self.by_rank.len() <= rank {
            self.by_rank.resize_with(rank + 1, || None);
        }
        let looked =
            self.by_rank[rank].get_or_insert_with(|| Looked { places: Vec::new(), open: CellSet::EMPTY });
        looked.places.clear();
        looked.places.extend(Digit::all(position.geometry().side()).map(|digit| position.cells_with(digit)));
        looked.open = position.open_cells();
    }
}

/// The cells that are in one set only.
fn apart(a: CellSet, b: CellSet) -> CellSet {
    (a - b) | (b - a)
}
