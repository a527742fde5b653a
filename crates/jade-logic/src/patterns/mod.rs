//! What several techniques search for in common.

#[allow(dead_code)] // Until the techniques that use it are here.
pub(crate) mod als;
pub(crate) mod colors;
pub(crate) mod conjugate;
pub(crate) mod fish;
pub(crate) mod intersection;
pub(crate) mod sight;
pub(crate) mod subset;
pub(crate) mod web;
pub(crate) mod wing;

use crate::{Found, Step};
use jade_grid::{Candidate, Cell, CellSet, Digit, Geometry, HouseId, HouseKind};
use std::ops::ControlFlow;

/// The kinds of house in the order in which a person sees them most easily.
const EASIEST_FIRST: [HouseKind; 4] = [HouseKind::Box, HouseKind::Row, HouseKind::Column, HouseKind::Region];

/// The one of `houses` that is easiest to see: a box, a row, a column, an extra region; of equals the first.
pub(crate) fn easiest(geometry: &Geometry, houses: impl Iterator<Item = HouseId>) -> Option<HouseId> {
    let place =
        |house: &HouseId| EASIEST_FIRST.iter().position(|kind| *kind == geometry.house(*house).kind());
    houses.min_by_key(place)
}

/// Reports steps that were collected house by house: in reading order of their first conclusion, and among
/// those of one first conclusion in the order in which they were found.
pub(crate) fn report_in_reading_order(mut steps: Vec<Step>, found: &mut Found<'_>) -> ControlFlow<()> {
    steps.sort_by_key(Step::first_conclusion);
    steps.into_iter().try_for_each(found)
}

/// As [`report_in_reading_order`], but of several steps with the same conclusions only the first is reported.
pub(crate) fn report_distinct(mut steps: Vec<Step>, found: &mut Found<'_>) -> ControlFlow<()> {
    let conclusions =
        |step: &Step| (step.first_conclusion(), step.placements.clone(), step.eliminations.clone());
    if steps.len() > 1 {
        steps.sort_by_cached_key(conclusions);
        steps.dedup_by(|a, b| a.placements == b.placements && a.eliminations == b.eliminations);
    }
    steps.into_iter().try_for_each(found)
}

/// The candidates of `digit` in `cells`.
pub(crate) fn candidates(cells: CellSet, digit: Digit) -> Vec<Candidate> {
    cells.iter().map(|cell| Candidate::new(cell, digit)).collect()
}

/// The house that two cells share and that is easiest to see.
pub(crate) fn shared_house(geometry: &Geometry, a: Cell, b: Cell) -> Option<HouseId> {
    easiest(geometry, geometry.houses_of_all(CellSet::only(a).with(b)))
}
