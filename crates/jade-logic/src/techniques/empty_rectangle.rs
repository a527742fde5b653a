//! Empty rectangle: all places of a digit in a box lie on one row and one column. A conjugate pair of the digit has an
//! end on that row, outside the box. If the box has its digit on the row, that end is false and the other true; if not,
//! the box has it on the column. So the cell where that column meets the line of the other end loses the digit. Or the
//! same with rows and columns exchanged. Dual: two in the same box, told as one step.
//!
//! ```text
//!  .  *  . | .  .  . | .  .  .     the box has the digit at * only; the column on the
//!  *  *  * | .  .  . | .  P  .     right has it at P and T only: none at x
//!  .  *  . | .  .  . | .  .  .
//!  .  x  . | .  .  . | .  T  .
//! ```

use crate::patterns::conjugate::{self, Pairs};
use crate::patterns::report_with_dual;
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Scope, Step, Technique, TechniqueId};
use jade_grid::{Candidate, Cell, CellSet, Digit, Geometry, HouseId, HouseKind};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct EmptyRectangle;

static FACTS: Facts = Facts {
    id: TechniqueId::new("empty-rectangle"),
    family: Family::SingleDigit,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
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
};

impl Technique for EmptyRectangle {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn scope(&self) -> Scope {
        Scope::Digit
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let geometry = analysis.geometry();
        let (mut steps, mut duals) = (Vec::new(), Vec::new());
        let boxes = boxes_with_lines(geometry);
        for digit in analysis.digits() {
            let pairs = Pairs::of(analysis.position(), digit);
            if pairs.as_slice().is_empty() {
                continue;
            }
            for box_with_lines in &boxes {
                let rectangles = find_in_box(analysis, digit, box_with_lines, &pairs);
                steps.extend(rectangles.iter().map(|one| one.step(analysis, None)));
                for (index, one) in rectangles.iter().enumerate() {
                    let others = rectangles[index + 1..].iter().filter(|other| other.target != one.target);
                    duals.extend(others.map(|other| one.step(analysis, Some(other))));
                }
            }
        }
        steps.append(&mut duals);
        report_with_dual(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "....1...6.....6..16.18.2.34..6........4....62.5.16.7.....681...16.5..8..78....61.",
                removed: "",
                expect: Expect::Step(
                    "empty-rectangle: 5 b6 r4c7,r4c8,r4c9,r5c7 c7 r4 r3 r3c7 r3c5 - - - - - => r4c5<>5",
                ),
            },
            Example {
                digits: "..7..1........7..11.2..37.....1.4257.1.7.6...7....816.....1.87..748..51.861.75..3",
                removed: "r1c4<>4 r1c9<>6 r2c4<>4 r3c4<>4 r3c9<>6 r5c1<>3 r5c3<>38 r5c5<>3",
                expect: Expect::Step(
                    "empty-rectangle: 2 b3 r1c8,r1c9,r2c8 c8 r1 r9 r9c8 r9c4 - - - - - => r1c4<>2",
                ),
            },
            Example {
                digits: "..1..5..6.....6..1.62.135.41.6..425.2..5.1.6.537628..9....4.6.262..5....81..62..5",
                removed: "",
                expect: Expect::Step(
                    "empty-rectangle: 8 b9 r7c8,r8c7,r8c8,r8c9 c8 r8 r3 r3c8 r3c4 - - - - - => r8c4<>8",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "....1...6.....6..16.18.2.34..6........4....62.5.16.7.....681...16.5..8..78....61.",
                removed: "r4c5<>5",
                expect: Expect::Nothing,
            },
            // While r4c2 can still be 8, there is no pattern 8 b3 r1c7,r2c7,r2c8 c7 r2 r4 r4c7 r4c5.
            Example {
                digits: "..5..1.63.36..5..1.12.6354.6.13...5....15.3.65.3.7612....614735354..7618167538492",
                removed: "r1c2<>8 r4c2<>49 r4c5<>29 r5c1<>89 r5c2<>89 r6c2<>4 r6c4<>9 r7c1<>8",
                expect: Expect::Nothing,
            },
        ]
    }
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
    /// What follows from it; or what follows from two in the same box.
    fn step(&self, analysis: &Analysis<'_>, other: Option<&Rectangle>) -> Step {
        let house = |of: fn(&Rectangle) -> HouseId| PartValue::Houses(other.map(of).into_iter().collect());
        let cell = |of: fn(&Rectangle) -> Cell| PartValue::Cells(other.map(of).into_iter().collect());
        let parts = FACTS.name_parts([
            PartValue::Digit(self.digit),
            PartValue::House(self.in_box),
            PartValue::Cells(analysis.position().cells_in(self.in_box, self.digit)),
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
        Step::new(FACTS.id, parts, Vec::new(), targets).with_links(links)
    }
}

/// The boxes, and the rows and columns that run through each.
fn boxes_with_lines(geometry: &Geometry) -> Vec<(HouseId, Vec<HouseId>)> {
    let boxes = geometry.house_ids().filter(|id| geometry.house(*id).kind() == HouseKind::Box);
    let runs_through = |line: &HouseId, id: HouseId| {
        geometry.house(*line).is_line() && !geometry.house(*line).set().is_disjoint(geometry.house(id).set())
    };
    boxes.map(|id| (id, geometry.house_ids().filter(|line| runs_through(line, id)).collect())).collect()
}

/// Every empty rectangle of a digit in a box.
fn find_in_box(
    analysis: &Analysis<'_>,
    digit: Digit,
    (in_box, lines): &(HouseId, Vec<HouseId>),
    pairs: &Pairs,
) -> Vec<Rectangle> {
    let in_box = *in_box;
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut found = Vec::new();
    let cells = position.cells_in(in_box, digit);
    if cells.len() < 2 {
        return found;
    }
    let box_cells = geometry.house(in_box).set();
    // Both lines are needed: a digit on one line of the box only is a locked candidate.
    if lines.iter().any(|line| geometry.house(*line).set().is_superset(cells)) {
        return found;
    }
    for &through in lines {
        let row = geometry.house(through);
        if row.set().is_disjoint(cells) {
            continue;
        }
        for &across in lines {
            let column = geometry.house(across);
            let holds_rest =
                || column.set().is_superset(cells - row.set()) && !column.set().is_disjoint(cells);
            if row.kind() == column.kind() || !holds_rest() {
                continue;
            }
            for pair in pairs.as_slice().iter().filter(|p| geometry.house(p.house).kind() == column.kind()) {
                for (near, far) in [pair.turned(false), pair.turned(true)] {
                    let outside = row.set().contains(near) && !box_cells.contains(near);
                    // The other end must not look into the box itself.
                    let apart = || (lines_of(analysis, far) & box_cells).is_empty();
                    if !outside || pair.house == across || !apart() {
                        continue;
                    }
                    let seen = geometry.peers(far) & column.set() & position.cells_with(digit);
                    // The one cell where the line of the far end meets the line through the box.
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

/// The row and column of a cell.
fn lines_of(analysis: &Analysis<'_>, cell: Cell) -> CellSet {
    let geometry = analysis.geometry();
    let lines = geometry.houses_of(cell).iter().map(|id| geometry.house(*id)).filter(|house| house.is_line());
    lines.fold(CellSet::EMPTY, |cells, line| cells | line.set())
}
