//! Locked triple: three cells of a house have only three candidates between them, and they lie in one box and in
//! one line at once. They take all those digits, so both the rest of the box and the rest of the line lose them.
//!
//! ```text
//!  37 79 39 | .  x  . | x  .  .     3, 7 and 9 belong to the three cells:
//!  x  .  .  | .  .  . | .  .  .     none at x
//!  .  x  .  | .  .  . | .  .  .
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Family, Find, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static LOCKED_TRIPLE: Technique = Technique {
    id: TechniqueId::new("locked-triple"),
    family: Family::Subset,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("box", Role::Cover, PartKind::House),
        PartDecl::new("line", Role::Cover, PartKind::House),
    ],
    find: Find::House(find),
    examples: include_str!("locked_triple.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    subset::find_locked(&LOCKED_TRIPLE, analysis, 3, found)
}
