//! Template delete: a template is a way to place a digit once in every row, column and box. A cell in no template of a
//! digit loses it.
//!
//! ```text
//!  a  .  . | .  .  b     on a small board: 1 can only be placed as at a and c or as at b and c;
//!  .  x  . | c  .  .     no way uses the cell x
//!  .  c  . | .  .  .
//!  b  .  . | .  .  a
//! ```
//!
//! If all templates of another digit contain a cell, templates that use this cell are left out. The step names only the
//! digits that it needs.

use crate::patterns::template::{self, PARTS};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, Profiles, Step, StepSink, Technique, TechniqueId,
};
use std::ops::ControlFlow;

/// See the [module](self).
pub static TEMPLATE_DELETE: Technique = Technique {
    id: TechniqueId::new("template-delete"),
    family: Family::Template,
    level: Level::Beyond,
    points: 10_000,
    profiles: Profiles::Full,
    needs: Needs::OrdinaryBoard,
    hodoku: &["1202"],
    parts: PARTS,
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("template_delete.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let step = |parts, eliminations| Step::new(TEMPLATE_DELETE.id, parts, Vec::new(), eliminations);
    template::report(&TEMPLATE_DELETE, analysis, |templates, digit| templates.dead(digit), step, found)
}
