//! Almost locked candidates: one to three cells of a line, outside a box, have one digit more than there are cells. In
//! the box, outside the line, these digits have only as many places as there are cells. The cells of the line use up
//! all but one of the digits. The box must have the digits that they use, and it can only have them in its own cells,
//! which are then full. The last digit is left for the intersection of box and line. So these cells of the box lose all
//! other digits, and the rest of the line loses these digits. The same holds with box and line exchanged.
//!
//! ```text
//!  .  .  . | ab  x  x | x  x  x     the box has a and b only in its first row and at o: a and b
//!  .  o  . | .   .  . | .  .  .     are in r1c4 and o, and one of them is in the box's first
//!  .  .  . | .   .  . | .  .  .     row: no a nor b at x, no other digit at o
//! ```

use crate::patterns::Distinct;
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, DigitSet, Geometry, HouseId, HouseKind, Position};
use std::ops::ControlFlow;

/// See the [module](self).
pub static ALMOST_LOCKED_CANDIDATES: Technique = Technique {
    id: TechniqueId::new("almost-locked-candidates"),
    family: Family::Intersection,
    level: Level::VeryHard,
    points: 180,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &[],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("cells", Role::SetA, PartKind::Cells),
        PartDecl::new("cover", Role::Cover, PartKind::House),
        PartDecl::new("places", Role::SetB, PartKind::Cells),
        PartDecl::new("base", Role::Base, PartKind::House),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("almost_locked_candidates.txt"),
};

/// The maximum number of cells in each of the two houses. Nobody searches for more than three.
const MAX_HOUSE_CELLS: usize = 3;

/// The cells with one digit more, in `cover`, and the places of their digits in `base`, outside `cover`.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    size: usize,
    cells: CellSet,
    digits: DigitSet,
    cover: HouseId,
    places: CellSet,
    base: HouseId,
}

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let few =
        (2..=MAX_HOUSE_CELLS + 1).fold(CellSet::EMPTY, |few, count| few | analysis.cells_with_count(count));
    let mut distinct = Distinct::new();
    for cover in geometry.house_ids() {
        for base in geometry.house_ids().filter(|base| cross(geometry, cover, *base)) {
            let own = (few & geometry.house(cover).set()) - geometry.house(base).set();
            let mut search = Search { position, cover, base, distinct: &mut distinct };
            search.extend(own, CellSet::EMPTY, DigitSet::EMPTY);
        }
    }
    distinct.report(found, |pattern, eliminations| {
        let parts = ALMOST_LOCKED_CANDIDATES.name_parts([
            PartValue::Digits(pattern.digits),
            PartValue::Cells(pattern.cells.large()),
            PartValue::House(pattern.cover),
            PartValue::Cells(pattern.places.large()),
            PartValue::House(pattern.base),
        ]);
        Step::new(ALMOST_LOCKED_CANDIDATES.id, parts, Vec::new(), eliminations)
    })
}

/// Returns whether one is a box and the other a line that crosses it.
fn cross(geometry: &Geometry, a: HouseId, b: HouseId) -> bool {
    let [a, b] = [a, b].map(|id| geometry.house(id));
    let box_and_line =
        (a.kind() == HouseKind::Box && b.is_line()) || (b.kind() == HouseKind::Box && a.is_line());
    box_and_line && !a.set().is_disjoint(b.set())
}

struct Search<'s> {
    position: &'s Position,
    cover: HouseId,
    base: HouseId,
    distinct: &'s mut Distinct<Pattern>,
}

impl Search<'_> {
    /// Tries all ways to extend a choice of cells by some of `left`.
    fn extend(&mut self, mut left: CellSet, cells: CellSet, digits: DigitSet) {
        while let Some(cell) = left.first() {
            left.discard(cell);
            let (cells, digits) = (cells.with(cell), digits | self.position.candidates(cell));
            if digits.len() == cells.len() + 1 {
                self.examine(cells, digits);
            }
            if cells.len() < MAX_HOUSE_CELLS && digits.len() <= MAX_HOUSE_CELLS + 1 {
                self.extend(left, cells, digits);
            }
        }
    }

    fn examine(&mut self, cells: CellSet, digits: DigitSet) {
        let (position, geometry) = (self.position, self.position.geometry());
        if !(position.placed_in(self.base) & digits).is_empty() {
            return;
        }
        let [cover, base] = [self.cover, self.base].map(|id| geometry.house(id).set());
        let with_any = digits.iter().fold(CellSet::EMPTY, |any, digit| any | position.cells_with(digit));
        let places = with_any & (base - cover);
        if places.len() != cells.len() {
            return;
        }
        let mut lost = Vec::new();
        let mut lose = |cell: Cell, digits: DigitSet| {
            lost.extend(digits.iter().map(|digit| Candidate::new(cell, digit)));
        };
        for cell in places {
            lose(cell, position.candidates(cell) - digits);
        }
        for cell in with_any & (cover - (base | cells)) {
            lose(cell, position.candidates(cell) & digits);
        }
        lost.sort_unstable();
        let (size, cover, base) = (cells.len(), self.cover, self.base);
        self.distinct.add(lost, || Pattern { size, cells, digits, cover, places, base });
    }
}
