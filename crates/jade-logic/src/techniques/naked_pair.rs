//! Naked pair: two cells of a house have the same two candidates and no others. They take both digits between
//! them, so no other cell of a house that holds the two can have either.
//!
//! ```text
//!  37 .  37 | .  x  . | .  x  .     3 and 7 belong to the two cells: none at x
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Family, Find, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static NAKED_PAIR: Technique = Technique {
    id: TechniqueId::new("naked-pair"),
    family: Family::Subset,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
    find: Find::House(find),
    examples: include_str!("naked_pair.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    subset::find_naked(&NAKED_PAIR, analysis, 2, found)
}
