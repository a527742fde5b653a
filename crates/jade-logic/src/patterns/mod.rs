//! What several techniques search for in common.

pub(crate) mod intersection;
pub(crate) mod sight;
pub(crate) mod subset;

use crate::{Found, Step};
use jade_grid::{CellSet, Geometry, HouseId, HouseKind};
use std::ops::ControlFlow;

/// The kinds of house in the order in which a person sees them most easily.
const EASIEST_FIRST: [HouseKind; 4] = [HouseKind::Box, HouseKind::Row, HouseKind::Column, HouseKind::Region];

/// `houses`, the easiest to see first: boxes, rows, columns, extra regions.
pub(crate) fn easiest_first<'g>(
    geometry: &'g Geometry,
    houses: impl Iterator<Item = HouseId> + Clone + 'g,
) -> impl Iterator<Item = HouseId> + 'g {
    EASIEST_FIRST
        .into_iter()
        .flat_map(move |kind| houses.clone().filter(move |house| geometry.house(*house).kind() == kind))
}

/// The houses that hold all of `cells`, the easiest to see first.
pub(crate) fn easiest_houses_of_all(
    geometry: &Geometry,
    cells: CellSet,
) -> impl Iterator<Item = HouseId> + '_ {
    let houses = cells.first().map_or(&[][..], |first| geometry.houses_of(first));
    easiest_first(geometry, houses.iter().copied())
        .filter(move |house| geometry.house(*house).set().is_superset(cells))
}

/// Reports steps that were collected house by house: in reading order of their first conclusion, and among
/// those of one first conclusion in the order in which they were found.
pub(crate) fn report_in_reading_order(mut steps: Vec<Step>, found: &mut Found<'_>) -> ControlFlow<()> {
    steps.sort_by_key(Step::first_conclusion);
    steps.into_iter().try_for_each(found)
}
