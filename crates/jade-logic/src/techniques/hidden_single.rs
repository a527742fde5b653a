//! Hidden single: a house has only one place left for a digit, whatever else could still go there.
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

use crate::patterns::{easiest, sight};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Candidate, CellSet, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct HiddenSingle;

static FACTS: Facts = Facts {
    id: TechniqueId::new("hidden-single"),
    family: Family::Single,
    assumes_uniqueness: false,
    needs_pencil_marks: false,
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("cell", Role::Target, PartKind::Cell),
        PartDecl::new("witnesses", Role::Witness, PartKind::Cells),
    ],
};

impl Technique for HiddenSingle {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    /// One step per cell and digit, naming the house that is easiest to see; a house with no other open
    /// cell is a full house and not named here.
    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let mut singles = [DigitSet::EMPTY; CellSet::CAPACITY];
        let mut cells = CellSet::EMPTY;
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
                let witnesses = sight::witnesses_in_house(position, house, cell, digit);
                let parts = [
                    PartValue::Digit(digit),
                    PartValue::House(house),
                    PartValue::Cell(cell),
                    PartValue::Cells(witnesses),
                ];
                found(Step::new(
                    FACTS.id,
                    FACTS.name_parts(parts),
                    vec![Candidate::new(cell, digit)],
                    Vec::new(),
                ))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "8.39..4.1.92.1.8...1........3...19.6..5..3.....4.9..8..4....3....71.........872..",
                removed: "",
                expect: Expect::Step("hidden-single: 9 b4 r5c1 r2c2,r4c7,r6c5 => r5c1=9"),
            },
            Example {
                digits: "......6.2..4....1..65...5.......36.2",
                removed: "",
                expect: Expect::Step("hidden-single: 6 c5 r1c5 r2c1,r4c2,r6c4 => r1c5=6"),
            },
            // The 1s leave two places in each box without one.
            Example { digits: "1........1......", removed: "", expect: Expect::Nothing },
        ]
    }
}
