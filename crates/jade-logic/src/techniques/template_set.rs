//! Template set: a template is a way to place a digit once in every row, column and box. A cell in all templates of a
//! digit has it.
//!
//! ```text
//!  a  .  . | .  .  b     on a small board: 1 can only be placed as at a or as at b;
//!  .  .  . | X  .  .     both ways use the cells X
//!  .  X  . | .  .  .
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
pub static TEMPLATE_SET: Technique = Technique {
    id: TechniqueId::new("template-set"),
    family: Family::Template,
    level: Level::Beyond,
    points: 10_000,
    profiles: Profiles::Full,
    needs: Needs::OrdinaryBoard,
    hodoku: &["1201"],
    parts: PARTS,
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("template_set.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let step = |parts, placements| Step::new(TEMPLATE_SET.id, parts, placements, Vec::new());
    template::report(&TEMPLATE_SET, analysis, |templates, digit| templates.certain(digit), step, found)
}
