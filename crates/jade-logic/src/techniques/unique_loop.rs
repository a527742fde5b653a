//! Unique loop: a loop of at least six cells with the same two digits. Each cell shares a house with the next, and
//! every house has none or two of them. If they had only these two digits, the digits would alternate along the loop
//! and could be exchanged. So one of the cells has another candidate. The conclusions are those of a [unique
//! rectangle](super::unique_rectangle_1), the loop of four: types 1 (one cell has other candidates), 2 (all have the
//! same other candidate), 3 (a naked subset with the other candidates of two) and 4 (one of the digits has no other
//! place than these two cells).
//!
//! ```text
//!  ab .  . | ab .  . | .   .  .
//!  .  .  . | ab .  . | ab  .  .     the last cell is neither a nor b
//!  ab .  . | .  .  . | abc .  .
//! ```
//!
//! The search goes house by house: as long as a house has one cell of the loop, it needs a second one.

use crate::patterns::deadly::{self, Own, Pattern};
use crate::patterns::report_distinct;
use crate::step::{PartKind, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Cell, CellSet, DigitSet, HouseId, Position};
use std::ops::ControlFlow;

/// See the [module](self).
pub static UNIQUE_LOOP: Technique = Technique {
    id: TechniqueId::new("unique-loop"),
    family: Family::Uniqueness,
    level: Level::VeryHard,
    points: 110,
    profiles: Profiles::Full,
    needs: Needs::HousesOnly,
    hodoku: &[],
    parts: &[
        PartDecl::new("digits", Role::Deadly, PartKind::Digits),
        PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
        PartDecl::new("first", Role::Extra, PartKind::Cell),
        PartDecl::new("roof", Role::Extra, PartKind::Cells),
        PartDecl::new("extras", Role::Extra, PartKind::Digits),
        PartDecl::new("subset", Role::SetA, PartKind::Cells),
        PartDecl::new("subset-digits", Role::SetA, PartKind::Digits),
        PartDecl::new("houses", Role::Cover, PartKind::Houses),
        PartDecl::new("locked", Role::Shared, PartKind::Digits),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("unique_loop.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let position = analysis.position();
    let bivalue = analysis.cells_with_count(2);
    let mut steps = Vec::new();
    for start in bivalue {
        let digits = position.candidates(start);
        let both = digits.iter().fold(position.open_cells(), |both, d| both & position.cells_with(d));
        // A loop is found from the first of its cells without other candidates.
        let earlier = bivalue.iter().filter(|cell| *cell < start && position.candidates(*cell) == digits);
        let usable = both - earlier.collect();
        if usable.len() >= 6 {
            let search = Search { position, digits, usable };
            search.extend(Loop { even: CellSet::only(start), ..Loop::default() }, &mut steps);
        }
    }
    report_distinct(steps, found)
}

/// Cells that may become a loop. The digits alternate, so one half of the cells has one digit, the other half the
/// other.
#[derive(Clone, Copy, Default)]
struct Loop {
    even: CellSet,
    odd: CellSet,
    /// The cells with other candidates, and these candidates.
    roof: CellSet,
    extras: DigitSet,
}

struct Search<'p> {
    position: &'p Position,
    digits: DigitSet,
    /// The cells that have both digits.
    usable: CellSet,
}

impl Search<'_> {
    /// Finds the second cell of the first house that has only one, until there is no such house.
    fn extend(&self, so_far: Loop, steps: &mut Vec<Step>) {
        let geometry = self.position.geometry();
        let cells = so_far.even | so_far.odd;
        let single = |id: &HouseId| (geometry.house(*id).set() & cells).single();
        let houses = cells.iter().flat_map(|cell| geometry.houses_of(cell));
        let Some((house, cell)) = houses.filter_map(|id| Some((*id, single(id)?))).next() else {
            if cells.len() >= 6 {
                let pattern = Pattern::new(self.position, cells, Own::All(self.digits));
                deadly::all_conclusions(&UNIQUE_LOOP, &pattern, self.digits, steps);
            }
            return;
        };
        let second_is_odd = so_far.even.contains(cell);
        for second in (geometry.house(house).set() & self.usable).without(cell) {
            let (own, other) =
                if second_is_odd { (so_far.odd, so_far.even) } else { (so_far.even, so_far.odd) };
            let fits = |id: &HouseId| {
                let house = geometry.house(*id).set();
                house.is_disjoint(own) && (house & other).len() <= 1
            };
            if geometry.houses_of(second).iter().all(fits)
                && let Some(mut longer) = self.with_extras(so_far, second)
            {
                if second_is_odd {
                    longer.odd.add(second)
                } else {
                    longer.even.add(second)
                }
                self.extend(longer, steps);
            }
        }
    }

    /// Adds the other candidates of a cell. Returns `None` if no conclusion is possible then: if they are all the same
    /// digit, a cell must see them all; otherwise, they must be in one cell or in two of one house.
    fn with_extras(&self, so_far: Loop, cell: Cell) -> Option<Loop> {
        let geometry = self.position.geometry();
        let extras = self.position.candidates(cell) - self.digits;
        if extras.is_empty() {
            return Some(so_far);
        }
        let longer = Loop { roof: so_far.roof.with(cell), extras: so_far.extras | extras, ..so_far };
        let seen = |extra| geometry.common_peers(longer.roof) & self.position.cells_with(extra);
        let possible = match longer.roof.len() {
            1 => true,
            2 if geometry.houses_of_all(longer.roof).next().is_some() => true,
            _ => longer.extras.single().is_some_and(|extra| !seen(extra).is_empty()),
        };
        possible.then_some(longer)
    }
}
