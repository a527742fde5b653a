//! Simple colouring: places of a digit that are connected by conjugate pairs alternate between two colours. All places
//! of one colour are true and all of the other false. If two cells of a colour see each other, that colour is false
//! (colour wrap). Otherwise, a cell elsewhere that sees both colours loses the digit (colour trap).
//!
//! ```text
//!  A  .  . | .  .  . | B  .  .     A and B alternate along the pairs;
//!  .  .  . | .  .  . | .  .  .     x sees an A and a B, one of which is true:
//!  .  .  . | .  .  . | A  .  B     none at x
//!  x  .  . | .  .  . | .  .  .
//!  B  .  . | .  .  . | .  .  A
//! ```

use crate::patterns::colors::{self, Components};
use crate::patterns::{candidates, distinct};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    AnalysisOf, Evidence, Family, Level, Needs, PartDecl, Profiles, Step, Technique, TechniqueId, any_size,
};
use jade_grid::{CellBits, Digit};

/// See the [module](self).
pub static SIMPLE_COLORING: Technique = Technique {
    id: TechniqueId::new("simple-coloring"),
    family: Family::Coloring,
    level: Level::VeryHard,
    points: 150,
    profiles: Profiles::FullAndClassic(13, Level::VeryHard),
    needs: Needs::Nothing,
    hodoku: &["0500", "0501"],
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("start", Role::Start, PartKind::Cell),
        PartDecl::new("first", Role::SetA, PartKind::Cells),
        PartDecl::new("second", Role::SetB, PartKind::Cells),
        PartDecl::new("clash", Role::Deadly, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(Digit, find),
    examples: include_str!("simple_coloring.txt"),
};

fn find<const WORDS: usize>(analysis: &AnalysisOf<'_, WORDS>, digit: Digit) -> Vec<Step> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut steps = Vec::new();
    for component in Components::of(position, digit).as_slice() {
        let cells = component.cells();
        let Some(start) = cells.first() else { continue };
        // A cell that sees both cells of a single pair shares a house with them: locked candidates.
        if cells.len() < 3 {
            continue;
        }
        let mut report = |[first, second]: [CellBits<WORDS>; 2], clash: CellBits<WORDS>, targets| {
            let parts = SIMPLE_COLORING.name_parts([
                PartValue::Digit(digit),
                PartValue::Cell(start),
                PartValue::Cells(first.large()),
                PartValue::Cells(second.large()),
                PartValue::Cells(clash.large()),
            ]);
            let step = Step::new(SIMPLE_COLORING.id, parts, Vec::new(), candidates(targets, digit));
            steps.push(step.with_links(component.links(position, digit)));
        };
        let mut wrapped = false;
        for [first, second] in [component.colors, [component.colors[1], component.colors[0]]] {
            if let Some(clash) = colors::touching(geometry, first, first) {
                report([first, second], clash.into_iter().collect(), first);
                wrapped = true;
            }
        }
        let [first, second] = component.colors;
        let targets = colors::seeing_both(geometry, position.cells_with(digit) - cells, first, second);
        if !wrapped && !targets.is_empty() {
            report(component.colors, CellBits::EMPTY, targets);
        }
    }
    distinct(steps)
}
