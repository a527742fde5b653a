//! Guardian (broken wing): an odd number of cells form a loop, each sharing a house with the next. These houses would
//! have just two places for a digit, two neighbours of the loop, but for further places, the guardians. If no guardian
//! were true, exactly one of each two neighbours would be true, all around the loop, which is impossible with an odd
//! number of cells. So one of the guardians is true: cells that see all of them lose the digit.
//!
//! ```text
//!  .  *  . | .  .  . | .  *  .     five cells *, linked by row 1, column 8, row 5, box 4 and column 2;
//!  .  .  . | .  .  . | .  .  .     the guardian g of row 5 spoils it: g is true
//!  .  .  . | .  .  . | .  .  .
//!  ---------+---------+---------
//!  .  *  . | .  .  . | .  .  .
//!  *  .  . | .  g  . | .  *  .
//! ```
//!
//! Three cells would be enough, but they are at the crossing of a box and a line, where locked candidates have the same
//! conclusions.

use crate::patterns::candidates;
use crate::patterns::odd_loop::{self, OddLoop};
use crate::step::{PartKind, PartValue, Role};
use crate::{Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, Technique, TechniqueId};
use jade_grid::Candidate;

/// See the [module](self).
pub static GUARDIAN: Technique = Technique {
    id: TechniqueId::new("guardian"),
    family: Family::SingleDigit,
    level: Level::VeryHard,
    points: 180,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0705"],
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("houses", Role::Base, PartKind::Houses),
        PartDecl::new("guardians", Role::Extra, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Digit(|analysis, digit| {
        odd_loop::find(analysis.position(), digit).iter().map(step).collect()
    }),
    examples: include_str!("guardian.txt"),
};

fn step(found: &OddLoop) -> Step {
    let parts = GUARDIAN.name_parts([
        PartValue::Digit(found.digit),
        PartValue::Cells(found.cells.large()),
        PartValue::Houses(found.houses.clone()),
        PartValue::Cells(found.guardians.large()),
    ]);
    let (placements, eliminations) = match found.guardians.single() {
        Some(only) => (vec![Candidate::new(only, found.digit)], Vec::new()),
        None => (Vec::new(), candidates(found.conclusions, found.digit)),
    };
    Step::new(GUARDIAN.id, parts, placements, eliminations)
}
