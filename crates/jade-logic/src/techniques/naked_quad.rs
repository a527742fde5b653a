//! Naked quad: four cells of a house have two to four candidates each, and only four digits between them. They take
//! all four digits, so no other cell of a house that holds the four can have any of them.
//!
//! ```text
//!  37 .  79 | .  x  38 | 389 x  .     3, 7, 8 and 9 belong to the four cells: none at x
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Family, Find, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static NAKED_QUAD: Technique = Technique {
    id: TechniqueId::new("naked-quad"),
    family: Family::Subset,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
    ],
    find: Find::House(find),
    examples: include_str!("naked_quad.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    subset::find_naked(&NAKED_QUAD, analysis, 4, found)
}
