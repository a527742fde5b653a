//! Naked single: a cell has one candidate left. Its houses contain all other digits, or earlier steps have ruled them
//! out.
//!
//! ```text
//! . . . | . 6 . | . . .
//! . . . | . . . | . . .
//! . . . | . 9 . | . . .
//! ------+-------+------
//! . . . | 2 . . | . . .
//! 1 . . | . * 7 | . . 4     * sees every digit but 5
//! . . . | . 8 . | . . .
//! ------+-------+------
//! . . . | . 3 . | . . .
//! ```

use crate::patterns::witnesses;
use crate::step::{PartKind, PartValue, Role};
use crate::{
    AnalysisOf, Evidence, Family, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique, TechniqueId,
    any_size,
};
use jade_grid::Candidate;
use std::ops::ControlFlow;

/// See the [module](self).
pub static NAKED_SINGLE: Technique = Technique {
    id: TechniqueId::new("naked-single"),
    family: Family::Single,
    level: Level::Easy,
    points: 5,
    profiles: Profiles::FullAndClassic(3, Level::Easy),
    needs: Needs::Nothing,
    hodoku: &["0003"],
    parts: &[
        PartDecl::new("cell", Role::Subject, PartKind::Cell),
        PartDecl::new("digit", Role::Target, PartKind::Digit),
        PartDecl::new("witnesses", Role::Witness, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(Board, find),
    examples: include_str!("naked_single.txt"),
};

/// Reports one step for each cell with one candidate.
fn find<const WORDS: usize>(analysis: &AnalysisOf<'_, WORDS>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let position = analysis.position();
    for cell in analysis.cells_with_count(1) {
        let Some(digit) = position.candidates(cell).single() else { continue };
        let witnesses = witnesses::of_cell(position, cell, digit);
        let parts = [PartValue::Cell(cell), PartValue::Digit(digit), PartValue::Cells(witnesses.large())];
        found(Step::new(
            NAKED_SINGLE.id,
            NAKED_SINGLE.name_parts(parts),
            vec![Candidate::new(cell, digit)],
            Vec::new(),
        ))?;
    }
    ControlFlow::Continue(())
}
