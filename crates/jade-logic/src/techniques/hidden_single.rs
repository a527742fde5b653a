//! Hidden single: a house has only one place left for a digit, whatever other candidates that cell has.
//!
//! ```text
//! . . 5 | . . . | . . .     the 5s of the other rows and columns leave
//! . . . | . . . | . . .     the middle box one place for a 5: *
//! . . . | . . . | . . .
//! ------+-------+------
//! . . . | . * . | . . .
//! . . . | . . . | . 5 .
//! . 5 . | . . . | . . .
//! ------+-------+------
//! . . . | 5 . . | . . .
//! . . . | . . . | . . .
//! . . . | . . 5 | . . .
//! ```

use crate::patterns::{easiest, witnesses};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    AnalysisOf, Evidence, Family, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique, TechniqueId,
    any_size,
};
use jade_grid::{Candidate, CellBits, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
pub static HIDDEN_SINGLE: Technique = Technique {
    id: TechniqueId::new("hidden-single"),
    family: Family::Single,
    level: Level::VeryEasy,
    points: 1,
    profiles: Profiles::FullAndClassic(2, Level::VeryEasy),
    needs: Needs::Nothing,
    hodoku: &["0002"],
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("cell", Role::Target, PartKind::Cell),
        PartDecl::new("witnesses", Role::Witness, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(Board, find),
    examples: include_str!("hidden_single.txt"),
};

/// Reports one step per cell and digit, with the house that is easiest to see. A house without other open cells is a
/// full house and not named here.
fn find<const WORDS: usize>(analysis: &AnalysisOf<'_, WORDS>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut singles = [[DigitSet::EMPTY; 64]; WORDS];
    let singles = singles.as_flattened_mut();
    let mut cells = CellBits::<WORDS>::EMPTY;
    for house in geometry.house_ids() {
        let open = geometry.side() - position.placed_in(house).len();
        for digit in position.digits_with_one_place(house).iter().filter(|_| open > 1) {
            let place = position.places(house, digit).trailing_zeros() as usize;
            let cell = geometry.house(house).cells()[place];
            singles[cell.index()].add(digit);
            cells.add(cell);
        }
    }
    for cell in cells {
        for digit in singles[cell.index()] {
            let houses = geometry.houses_of(cell).iter().copied().filter(|house| {
                position.places(*house, digit).is_power_of_two()
                    && position.placed_in(*house).len() + 1 < geometry.side()
            });
            let Some(house) = easiest(geometry, houses) else { continue };
            let witnesses = witnesses::in_house(position, house, cell, digit);
            let parts = [
                PartValue::Digit(digit),
                PartValue::House(house),
                PartValue::Cell(cell),
                PartValue::Cells(witnesses.large()),
            ];
            found(Step::new(
                HIDDEN_SINGLE.id,
                HIDDEN_SINGLE.name_parts(parts),
                vec![Candidate::new(cell, digit)],
                Vec::new(),
            ))?;
        }
    }
    ControlFlow::Continue(())
}
