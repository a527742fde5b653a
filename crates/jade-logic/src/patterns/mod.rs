//! What several techniques search for in common.

pub(crate) mod intersection;
pub(crate) mod sight;
pub(crate) mod subset;

use crate::{Found, Step};
use jade_grid::{Geometry, HouseId, HouseKind};
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
