//! Hidden pair: two digits have the same two places in a house and no others. They fill both cells between them,
//! so those lose all other candidates.
//!
//! ```text
//!  3714 .  .  | .  .  . | 3729 .  .     3 and 7 fit nowhere else in the row: 1, 4, 2, 9 go
//! ```

use crate::patterns::subset;
use crate::step::{PartKind, Role};
use crate::{Analysis, Family, Find, Found, PartDecl, Technique, TechniqueId};
use std::ops::ControlFlow;

/// See the [module](self).
pub static HIDDEN_PAIR: Technique = Technique {
    id: TechniqueId::new("hidden-pair"),
    family: Family::Subset,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("house", Role::Base, PartKind::House),
    ],
    find: Find::House(find),
    examples: include_str!("hidden_pair.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
    subset::find_hidden(&HIDDEN_PAIR, analysis, 2, found)
}
