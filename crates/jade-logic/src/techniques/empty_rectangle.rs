//! Empty rectangle: all places of a digit in a box are on one row and one column. A conjugate pair of the digit has an
//! end on that row, outside the box. If the box has its digit on the row, that end is false and the other one true;
//! otherwise, the box has it on the column. So the cell where that column meets the line of the other end loses the
//! digit. The same holds with rows and columns exchanged. Dual: two in the same box, reported as one step.
//!
//! ```text
//!  .  *  . | .  .  . | .  .  .     the box has the digit at * only; the column on the
//!  *  *  * | .  .  . | .  P  .     right has it at P and T only: none at x
//!  .  *  . | .  .  . | .  .  .
//!  .  x  . | .  .  . | .  T  .
//! ```

use crate::patterns::conjugate::{self, Pairs};
use crate::patterns::distinct_with_dual;
use crate::step::{PartKind, PartValue, Role};
use crate::{
    AnalysisOf, Evidence, Family, Level, Needs, PartDecl, Profiles, Step, Technique, TechniqueId, any_size,
};
use jade_grid::{Candidate, Cell, CellBits, Digit, HouseId, HouseKind};

/// See the [module](self).
pub static EMPTY_RECTANGLE: Technique = Technique {
    id: TechniqueId::new("empty-rectangle"),
    family: Family::SingleDigit,
    level: Level::Hard,
    points: 120,
    profiles: Profiles::Full,
    needs: Needs::Boxes,
    hodoku: &["0402", "0405"],
    parts: &[
        PartDecl::new("digit", Role::Subject, PartKind::Digit),
        PartDecl::new("box", Role::Base, PartKind::House),
        PartDecl::new("cells", Role::Subject, PartKind::Cells),
        PartDecl::new("through", Role::Cover, PartKind::House),
        PartDecl::new("across", Role::Cover, PartKind::House),
        PartDecl::new("pair", Role::Base, PartKind::House),
        PartDecl::new("near", Role::SetB, PartKind::Cell),
        PartDecl::new("far", Role::SetA, PartKind::Cell),
        PartDecl::new("other-through", Role::Cover, PartKind::Houses),
        PartDecl::new("other-across", Role::Cover, PartKind::Houses),
        PartDecl::new("other-pair", Role::Base, PartKind::Houses),
        PartDecl::new("other-near", Role::SetB, PartKind::Cells),
        PartDecl::new("other-far", Role::SetA, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: any_size!(Digit, find),
    examples: include_str!("empty_rectangle.txt"),
};

fn find<const WORDS: usize>(analysis: &AnalysisOf<'_, WORDS>, digit: Digit) -> Vec<Step> {
    let geometry = analysis.geometry();
    let (mut steps, mut duals) = (Vec::new(), Vec::new());
    let pairs = Pairs::of(analysis.position(), digit);
    if pairs.as_slice().is_empty() {
        return steps;
    }
    for in_box in geometry.house_ids().filter(|id| geometry.house(*id).kind() == HouseKind::Box) {
        let rectangles = find_in_box(analysis, digit, in_box, &pairs);
        steps.extend(rectangles.iter().map(|one| one.step(analysis, None)));
        for (index, one) in rectangles.iter().enumerate() {
            let others = rectangles[index + 1..].iter().filter(|other| other.target != one.target);
            duals.extend(others.map(|other| one.step(analysis, Some(other))));
        }
    }
    steps.append(&mut duals);
    distinct_with_dual(steps)
}

/// An empty rectangle with a conjugate pair.
struct Rectangle {
    digit: Digit,
    in_box: HouseId,
    through: HouseId,
    across: HouseId,
    pair: HouseId,
    near: Cell,
    far: Cell,
    target: Cell,
}

impl Rectangle {
    /// Returns the step for this pattern, or for two in the same box.
    fn step<const WORDS: usize>(&self, analysis: &AnalysisOf<'_, WORDS>, other: Option<&Rectangle>) -> Step {
        let house = |of: fn(&Rectangle) -> HouseId| PartValue::Houses(other.map(of).into_iter().collect());
        let cell = |of: fn(&Rectangle) -> Cell| PartValue::Cells(other.map(of).into_iter().collect());
        let parts = EMPTY_RECTANGLE.name_parts([
            PartValue::Digit(self.digit),
            PartValue::House(self.in_box),
            PartValue::Cells(analysis.position().cells_in(self.in_box, self.digit).large()),
            PartValue::House(self.through),
            PartValue::House(self.across),
            PartValue::House(self.pair),
            PartValue::Cell(self.near),
            PartValue::Cell(self.far),
            house(|other| other.through),
            house(|other| other.across),
            house(|other| other.pair),
            cell(|other| other.near),
            cell(|other| other.far),
        ]);
        let both = || std::iter::once(self).chain(other);
        let targets = both().map(|one| Candidate::new(one.target, one.digit)).collect();
        let links = both().map(|one| conjugate::strong(one.near, one.far, one.digit, one.pair)).collect();
        Step::new(EMPTY_RECTANGLE.id, parts, Vec::new(), targets).with_links(links)
    }
}

/// Returns every empty rectangle of a digit in a box.
fn find_in_box<const WORDS: usize>(
    analysis: &AnalysisOf<'_, WORDS>,
    digit: Digit,
    in_box: HouseId,
    pairs: &Pairs<WORDS>,
) -> Vec<Rectangle> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut found = Vec::new();
    let cells = position.cells_in(in_box, digit);
    if cells.len() < 2 {
        return found;
    }
    let box_cells = geometry.house(in_box).bits();
    let runs_through = |line: &HouseId| {
        geometry.house(*line).is_line() && !geometry.house(*line).bits().is_disjoint(box_cells)
    };
    let lines: Vec<HouseId> = geometry.house_ids().filter(runs_through).collect();
    // Both lines are needed: a digit on only one line of the box is a locked candidate.
    if lines.iter().any(|line| geometry.house(*line).bits().is_superset(cells)) {
        return found;
    }
    for &through in &lines {
        let row = geometry.house(through);
        if row.bits().is_disjoint(cells) {
            continue;
        }
        for &across in &lines {
            let column = geometry.house(across);
            let holds_rest =
                || column.bits().is_superset(cells - row.bits()) && !column.bits().is_disjoint(cells);
            if row.kind() == column.kind() || !holds_rest() {
                continue;
            }
            for pair in pairs.as_slice().iter().filter(|p| geometry.house(p.house).kind() == column.kind()) {
                for (near, far) in [pair.turned(false), pair.turned(true)] {
                    let outside = row.cells().contains(&near) && !box_cells.contains(near);
                    // The other end must not see into the box itself.
                    let apart = || (lines_of(analysis, far) & box_cells).is_empty();
                    if !outside || pair.house == across || !apart() {
                        continue;
                    }
                    let seen = geometry.peers_of(far) & column.bits() & position.cells_with(digit);
                    // The cell where the line of the far end meets the line through the box.
                    if let Some(target) = (seen - box_cells).first() {
                        let pair = pair.house;
                        found.push(Rectangle { digit, in_box, through, across, pair, near, far, target });
                    }
                }
            }
        }
    }
    found
}

/// Returns the cells of the row and the column of a cell.
fn lines_of<const WORDS: usize>(analysis: &AnalysisOf<'_, WORDS>, cell: Cell) -> CellBits<WORDS> {
    let geometry = analysis.geometry();
    let lines = geometry.houses_of(cell).iter().map(|id| geometry.house(*id)).filter(|house| house.is_line());
    lines.fold(CellBits::EMPTY, |cells, line| cells | line.bits())
}
