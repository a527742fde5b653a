//! Naked single: a cell has one candidate left; its row, column and box hold all the other digits, or
//! earlier steps have ruled them out.
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

use crate::patterns::sight;
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::Candidate;
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct NakedSingle;

static FACTS: Facts = Facts {
    id: TechniqueId::new("naked-single"),
    family: Family::Single,
    assumes_uniqueness: false,
    needs_pencil_marks: false,
    parts: &[
        PartDecl::new("cell", Role::Subject, PartKind::Cell),
        PartDecl::new("digit", Role::Target, PartKind::Digit),
        PartDecl::new("witnesses", Role::Witness, PartKind::Cells),
    ],
};

impl Technique for NakedSingle {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    /// One step per cell with one candidate.
    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let position = analysis.position();
        for cell in analysis.cells_with_count(1) {
            let Some(digit) = position.candidates(cell).single() else { continue };
            let witnesses = sight::witnesses_of_cell(position, cell, digit);
            let parts = [PartValue::Cell(cell), PartValue::Digit(digit), PartValue::Cells(witnesses)];
            found(Step::new(
                FACTS.id,
                FACTS.name_parts(parts),
                vec![Candidate::new(cell, digit)],
                Vec::new(),
            ))?;
        }
        ControlFlow::Continue(())
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "8.39..4.1.92.1.8...1...8....3...19.69.5..31..1.4.9..83.4....3....71.........872..",
                removed: "",
                expect: Expect::Step(
                    "naked-single: r3c3 6 r1c1,r1c3,r2c2,r2c3,r3c2,r5c3,r6c3,r8c3 => r3c3=6",
                ),
            },
            Example {
                digits: "8.39..4.1.92.1.8...16..8....38..19.69.58.31..1.4.9..83.41..9378.871..6....9.8721.",
                removed: "r4c1<>2 r9c2<>6",
                expect: Expect::Step("naked-single: r4c1 7 r1c1,r4c2,r4c6,r4c7,r4c9,r5c3,r6c3 => r4c1=7"),
            },
            // Two digits are left for both cells.
            Example { digits: "12..............", removed: "", expect: Expect::Nothing },
        ]
    }
}
