//! [`Question`]: a sheet and the techniques to use on it.

use jade_grid::{Geometry, PositionOf, Sheet};
use jade_logic::Profile;

/// A sheet and the techniques to use on it.
#[derive(Clone, Debug)]
pub struct Question {
    /// The player’s sheet.
    pub sheet: Sheet,
    /// The techniques to use, in the order in which they are tried.
    pub techniques: Profile,
    /// Whether the givens of the sheet are known to be givens. They are not if the sheet comes from a pencil-mark grid,
    /// which does not distinguish givens from solved cells.
    pub givens_known: bool,
}

impl Question {
    /// Returns a question about a sheet with known givens, with the full profile.
    pub fn new(sheet: Sheet) -> Question {
        Question { sheet, techniques: Profile::full(), givens_known: true }
    }

    /// Returns the shape of the board.
    pub fn geometry(&self) -> &'static Geometry {
        self.sheet.geometry()
    }

    /// Returns the position, without its record of givens if they are not known.
    pub(crate) fn with_known_givens<const WORDS: usize>(
        &self,
        mut position: PositionOf<WORDS>,
    ) -> PositionOf<WORDS> {
        if !self.givens_known {
            position.set_givens(None);
        }
        position
    }
}
