//! Unique loop: a loop of six cells or more that all have the same two digits, each cell sharing a house with the
//! next, and every house with none or two of them. Filled with the two digits alone, these would take turns along it and
//! could be exchanged. So one of the cells takes another candidate; what follows is what follows from a
//! [unique rectangle](super::unique_rectangle_1), the loop of four: types 1 (one cell has others), 2 (all have the same
//! other), 3 (a naked subset with the others of two) and 4 (one of the digits has no other place than these two).
//!
//! ```text
//!  ab .  . | ab .  . | .   .  .
//!  .  .  . | ab .  . | ab  .  .     the last cell is neither a nor b
//!  ab .  . | .  .  . | abc .  .
//! ```
//!
//! The cells are looked for house by house: as long as a house has one of them, it needs a second.

use crate::patterns::deadly::{self, Own, Pattern};
use crate::patterns::report_distinct;
use crate::step::{PartKind, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Cell, CellSet, DigitSet, HouseId, Position};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct UniqueLoop;

static FACTS: Facts = Facts {
    id: TechniqueId::new("unique-loop"),
    family: Family::Uniqueness,
    assumes_uniqueness: true,
    needs_pencil_marks: true,
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
};

impl Technique for UniqueLoop {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let position = analysis.position();
        let bivalue = analysis.cells_with_count(2);
        let mut steps = Vec::new();
        for start in bivalue {
            let digits = position.candidates(start);
            let both = digits.iter().fold(position.open_cells(), |both, d| both & position.cells_with(d));
            // A loop is found from the first of its cells that have no other candidates.
            let earlier = bivalue.iter().filter(|cell| *cell < start && position.candidates(*cell) == digits);
            let usable = both - earlier.collect();
            if usable.len() >= 6 {
                let search = Search { position, digits, usable };
                search.extend(Loop { even: CellSet::only(start), ..Loop::default() }, &mut steps);
            }
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "193...6546543..7287284569138.5...3.14.21.38.53195..4.2287...536536287149941635287",
                removed: "",
                expect: Expect::Step(
                    "unique-loop: 67 r4c2(67),r4c8(67),r5c2(67),r5c5(67),r6c5(67),r6c8(67) r4c8 r4c8,r5c5 9 - - - - => r4c4<>9 r4c5<>9 r4c6<>9 r5c8<>9",
                ),
            },
            Example {
                digits: "1987..425425.1.637..7245198.5..712842845..371.718249567..18.542819452763542..7819",
                removed: "",
                expect: Expect::Step(
                    "unique-loop: 36 r3c1(36),r3c2(36),r4c1(36),r4c3(36),r7c2(36),r7c3(36) r4c1 r4c1 9 - - - - => r4c1<>36",
                ),
            },
            Example {
                digits: "186.2354.73254.1..59416..23347852.1.825.1.374961374852218.95.3.473281..5659.3.281",
                removed: "",
                expect: Expect::Step(
                    "unique-loop: 69 r2c8(69),r2c9(69),r4c7(69),r4c9(69),r8c7(69),r8c8(69) r2c9 r2c9 8 - - - - => r2c9<>69",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "1987..425425.1.637..7245198.5..712842845..371.718249567..18.542819452763542..7819",
                removed: "r4c1<>36",
                expect: Expect::Nothing,
            },
            // While r4c9 can still be 3, there is no pattern 19 r3c7(19),r3c9(19),r4c8(19),r4c9(19),r9c7(19),r9c8(19) r3c7 r3c7,r3c9 2 - - b3 1.
            Example {
                digits: "943271856217856.34865..4.7.784..25..326519748591748.6.472195.8.159.83427638427..5",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}

/// Cells that may become a loop: the digits take turns, so one half of them has one, the other half the other.
#[derive(Clone, Copy, Default)]
struct Loop {
    even: CellSet,
    odd: CellSet,
    /// Those with other candidates, and these.
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
                deadly::all_conclusions(&FACTS, &pattern, self.digits, steps);
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

    /// Adds the other candidates of a cell; `None` if no conclusion is possible then: those that are all the same
    /// digit need a cell that sees them all, others must be in one cell or in two of one house.
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
