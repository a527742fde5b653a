//! Full house: one cell of a house is still open, so the one digit missing there goes into it.
//!
//! ```text
//! 3 8 1 | 9 . 6 | 2 5 7     the row lacks only 4: it goes into the open cell
//! ```

use crate::patterns::easiest;
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Candidate, CellSet, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct FullHouse;

static FACTS: Facts = Facts {
    id: TechniqueId::new("full-house"),
    family: Family::Single,
    assumes_uniqueness: false,
    needs_pencil_marks: false,
    parts: &[
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("cell", Role::Target, PartKind::Cell),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
    ],
};

impl Technique for FullHouse {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    /// One step per cell: of several houses with this one cell open, the easiest to see is named.
    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let nearly_full = |house: &_| position.placed_in(*house).len() + 1 == geometry.side();
        let houses = geometry.house_ids().filter(nearly_full);
        let cells = houses.fold(CellSet::EMPTY, |cells, house| cells | geometry.house(house).set());
        for cell in cells & position.open_cells() {
            let houses = geometry.houses_of(cell).iter().copied();
            let Some(house) = easiest(geometry, houses.filter(nearly_full)) else { continue };
            let missing = DigitSet::all(geometry.side()) - position.placed_in(house);
            let Some(digit) = missing.single().filter(|digit| position.is_candidate(cell, *digit)) else {
                continue; // The candidate was taken away: there is no solution.
            };
            let parts = [PartValue::House(house), PartValue::Cell(cell), PartValue::Digit(digit)];
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
                digits: "7.418..3.6183.2...23..4.81.8.3.9.1....12.8.644..71...83.682...19825.1...1.7.6..8.",
                removed: "",
                expect: Expect::Step("full-house: c1 r5c1 5 => r5c1=5"),
            },
            Example {
                digits: "3..14..32.1414.2",
                removed: "",
                expect: Expect::Step("full-house: b3 r3c2 3 => r3c2=3"),
            },
            // The open cell r1c4 can only be 4, but the row still lacks 3 as well.
            Example { digits: "12....3.........", removed: "", expect: Expect::Nothing },
        ]
    }
}
