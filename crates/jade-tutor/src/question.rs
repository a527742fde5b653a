//! [`Question`]: a sheet, and the techniques to use on it.

use jade_grid::{Geometry, Position, Sheet};
use jade_logic::Profile;

/// A sheet, and the techniques to use on it.
#[derive(Clone, Debug)]
pub struct Question {
    /// The sheet as the player has it.
    pub sheet: Sheet,
    /// The techniques to use, in the order of trying.
    pub techniques: Profile,
    /// Whether the digits of the sheet's givens are known to be givens. A pencil-mark grid by itself does not
    /// tell what was solved from what was given.
    pub givens_known: bool,
}

impl Question {
    /// A question about a sheet whose givens are known, with all techniques of the full profile.
    pub fn new(sheet: Sheet) -> Question {
        Question { sheet, techniques: Profile::full(), givens_known: true }
    }

    /// The kind of board.
    pub fn geometry(&self) -> &'static Geometry {
        self.sheet.geometry()
    }

    /// The same position; its givens are left open where they are not known.
    pub(crate) fn with_known_givens(&self, mut position: Position) -> Position {
        if !self.givens_known {
            position.set_givens(None);
        }
        position
    }
}
