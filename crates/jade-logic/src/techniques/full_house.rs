//! Full house: a house has only one open cell, so its missing digit is placed there.
//!
//! ```text
//! 3 8 1 | 9 . 6 | 2 5 7     the row lacks only 4: it goes into the open cell
//! ```

use crate::patterns::easiest;
use crate::step::{PartKind, PartValue, Role};
use crate::{
    AnalysisOf, Evidence, Family, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique, TechniqueId,
    any_size,
};
use jade_grid::{Candidate, CellBits, DigitSet};
use std::ops::ControlFlow;

/// See the [module](self).
pub static FULL_HOUSE: Technique = Technique {
    id: TechniqueId::new("full-house"),
    family: Family::Single,
    level: Level::VeryEasy,
    points: 1,
    profiles: Profiles::FullAndClassic(1, Level::VeryEasy),
    needs: Needs::Nothing,
    hodoku: &["0000"],
    parts: &[
        PartDecl::new("house", Role::Base, PartKind::House),
        PartDecl::new("cell", Role::Target, PartKind::Cell),
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(Board, find),
    examples: include_str!("full_house.txt"),
};

/// Returns one step per cell. If it is the last open cell of several houses, names the one that is easiest to see.
fn find<const WORDS: usize>(analysis: &AnalysisOf<'_, WORDS>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let nearly_full = |house: &_| position.placed_in(*house).len() + 1 == geometry.side();
    let houses = geometry.house_ids().filter(nearly_full);
    let cells = houses.fold(CellBits::<WORDS>::EMPTY, |cells, house| cells | geometry.house(house).bits());
    for cell in cells & position.open_cells() {
        let houses = geometry.houses_of(cell).iter().copied();
        let Some(house) = easiest(geometry, houses.filter(nearly_full)) else { continue };
        let missing = DigitSet::all(geometry.side()) - position.placed_in(house);
        let Some(digit) = missing.single().filter(|digit| position.is_candidate(cell, *digit)) else {
            continue; // The candidate was taken away: there is no solution.
        };
        let parts = [PartValue::House(house), PartValue::Cell(cell), PartValue::Digit(digit)];
        found(Step::new(
            FULL_HOUSE.id,
            FULL_HOUSE.name_parts(parts),
            vec![Candidate::new(cell, digit)],
            Vec::new(),
        ))?;
    }
    ControlFlow::Continue(())
}
