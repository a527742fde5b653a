//! Sue de Coq: two or three cells where a box and a line meet have at least two digits more than cells. Cells in the rest
//! of the line and cells in the rest of the box take digits from them, but not the same ones, until all these cells
//! together have just as many digits as cells. Then each digit is there: those of the line's cells can be nowhere else in
//! the line, those of the box's cells nowhere else in the box, and the others in neither. The cells of the line and of the
//! box may bring surplus digits of their own, one cell more for each.
//!
//! ```text
//!  abcd abcd *  | ab  *   *  | *   *   *     a and b go nowhere else in the row, c and d
//!  cd   *    *  | .   .   .  | .   .   .     nowhere else in the box
//!  *    *    *  | .   .   .  | .   .   .
//! ```

use crate::patterns::{Distinct, als};
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Candidate, Cell, CellSet, DigitSet, HouseId, HouseKind, Position};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct SueDeCoq;

static FACTS: Facts = Facts {
    id: TechniqueId::new("sue-de-coq"),
    family: Family::AlmostLockedSet,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("box", Role::Cover, PartKind::House),
        PartDecl::new("line", Role::Cover, PartKind::House),
        PartDecl::new("cells", Role::Shared, PartKind::Cells),
        PartDecl::new("digits", Role::Shared, PartKind::Digits),
        PartDecl::new("line-cells", Role::SetA, PartKind::Cells),
        PartDecl::new("line-digits", Role::SetA, PartKind::Digits),
        PartDecl::new("box-cells", Role::SetB, PartKind::Cells),
        PartDecl::new("box-digits", Role::SetB, PartKind::Digits),
    ],
};

/// Some cells and the digits that they have between them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Group {
    cells: CellSet,
    digits: DigitSet,
}

impl Group {
    /// How many more digits of `shared` the group takes than it brings others; if it takes some and is not
    /// locked by itself.
    fn takes(self, shared: DigitSet) -> Option<usize> {
        let taken = self.cells.len().checked_sub((self.digits - shared).len())?;
        (taken > 0 && taken < (self.digits & shared).len()).then_some(taken)
    }
}

/// Where box and line meet, in the rest of the line, in the rest of the box; the fewer cells, the simpler.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    size: usize,
    in_box: HouseId,
    line: HouseId,
    shared: Group,
    of_line: Group,
    of_box: Group,
}

impl Technique for SueDeCoq {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        let most = als::most_cells(geometry) - 1;
        let open = position.open_cells() - (analysis.cells_with_count(0) | analysis.cells_with_count(1));
        let mut distinct = Distinct::new();
        for in_box in geometry.house_ids().filter(|id| geometry.house(*id).kind() == HouseKind::Box) {
            let box_cells = geometry.house(in_box).set();
            for line in geometry.house_ids().filter(|id| geometry.house(*id).is_line()) {
                let line_cells = geometry.house(line).set();
                let meeting = groups(position, open & box_cells & line_cells, 3);
                let rich =
                    |group: &&Group| group.cells.len() >= 2 && group.digits.len() >= group.cells.len() + 2;
                if !meeting.iter().any(|group| rich(&group)) {
                    continue;
                }
                let of_line = groups(position, open & (line_cells - box_cells), most);
                let of_box = groups(position, open & (box_cells - line_cells), most);
                for &shared in meeting.iter().filter(rich) {
                    let mut search = Search { position, in_box, line, shared, distinct: &mut distinct };
                    search.join(&of_line, &of_box);
                }
            }
        }
        distinct.report(found, |pattern, eliminations| {
            let parts = FACTS.name_parts([
                PartValue::House(pattern.in_box),
                PartValue::House(pattern.line),
                PartValue::Cells(pattern.shared.cells),
                PartValue::Digits(pattern.shared.digits),
                PartValue::Cells(pattern.of_line.cells),
                PartValue::Digits(pattern.of_line.digits),
                PartValue::Cells(pattern.of_box.cells),
                PartValue::Digits(pattern.of_box.digits),
            ]);
            Step::new(FACTS.id, parts, Vec::new(), eliminations)
        })
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: "5.8.......2..9..5.9..65...1283.6.149675149823..9823765.......1..529163.4....845..",
                removed: "r7c1<>3",
                expect: Expect::Step(
                    "sue-de-coq: b3 r1 r1c7,r1c8,r1c9 234679 r1c5 37 r2c7,r3c7 246 => r1c2<>3 r1c4<>37 r1c6<>7 r2c9<>6",
                ),
            },
            Example {
                digits: "....64.59..3128476..4.9.....3..4.1.....93.5..2.56817..819.56.47..647.9.....8196.5",
                removed: "r1c7<>2 r3c1<>15 r3c2<>25 r3c4<>3 r3c7<>3 r3c8<>38 r3c9<>8 r4c1<>7 r4c8<>28 \
                     r5c3<>7 r8c8<>23 r8c9<>23",
                expect: Expect::Step(
                    "sue-de-coq: b4 c1 r4c1,r5c1 14679 r1c1,r3c1 167 r6c2 49 => r5c2<>4 r9c1<>7",
                ),
            },
            Example {
                digits: "...287.3..2.493..6..35612.84....9...23975.....76.4......5..49....281....3..9..8..",
                removed: "r1c9<>1 r4c7<>1 r4c8<>1 r4c9<>1 r6c7<>1 r6c8<>1 r6c9<>1 r7c8<>7 r7c9<>3 \
                     r9c8<>47",
                expect: Expect::Step(
                    "sue-de-coq: b1 c3 r1c3,r2c3 1478 r4c3 18 r3c1,r3c2 479 => r1c1<>9 r1c2<>49 r2c1<>7 r9c3<>1",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: "5.8.......2..9..5.9..65...1283.6.149675149823..9823765.......1..529163.4....845..",
                removed: "r1c2<>3 r1c4<>37 r1c6<>7 r2c9<>6 r7c1<>3",
                expect: Expect::Nothing,
            },
            // While r2c2 can still be 7, there is no pattern b3 r2 r2c7,r2c8,r2c9 12345 r2c2 23 r1c8 15.
            Example {
                digits: ".4..268....6.98....58143..7....65..2..1.37....6928173.812374.9.6.581....3.465....",
                removed: "r1c9<>5 r4c2<>7",
                expect: Expect::Nothing,
            },
        ]
    }
}

/// Every choice of one to `most` of the cells.
fn groups(position: &Position, cells: CellSet, most: usize) -> Vec<Group> {
    let mut groups = vec![Group { cells: CellSet::EMPTY, digits: DigitSet::EMPTY }];
    for cell in cells {
        let with_cell = |group: &Group| Group {
            cells: group.cells.with(cell),
            digits: group.digits | position.candidates(cell),
        };
        let more: Vec<Group> =
            groups.iter().filter(|group| group.cells.len() < most).map(with_cell).collect();
        groups.extend(more);
    }
    groups.swap_remove(0);
    groups
}

struct Search<'s> {
    position: &'s Position,
    in_box: HouseId,
    line: HouseId,
    shared: Group,
    distinct: &'s mut Distinct<Pattern>,
}

impl Search<'_> {
    /// Looks for a group of the line and one of the box that take different digits, as many as there are too
    /// many.
    fn join(&mut self, of_line: &[Group], of_box: &[Group]) {
        let (cells, digits) = (self.shared.cells, self.shared.digits);
        let surplus = digits.len() - cells.len();
        let taking = |group: &Group| Some((*group, group.takes(digits)?));
        let of_box: Vec<(Group, usize)> = of_box.iter().filter_map(taking).collect();
        for (of_line, taken) in of_line.iter().filter_map(taking) {
            for &(of_box, also_taken) in &of_box {
                if taken + also_taken != surplus || !(of_line.digits & of_box.digits & digits).is_empty() {
                    continue;
                }
                let pattern = Pattern {
                    size: cells.len() + of_line.cells.len() + of_box.cells.len(),
                    in_box: self.in_box,
                    line: self.line,
                    shared: self.shared,
                    of_line,
                    of_box,
                };
                self.distinct.add(self.lost(&pattern), || pattern);
            }
        }
    }

    fn lost(&self, pattern: &Pattern) -> Vec<Candidate> {
        let (shared, of_line, of_box) = (pattern.shared, pattern.of_line, pattern.of_box);
        let house = |id: HouseId| self.position.geometry().house(id).set();
        let line_digits = (shared.digits - of_box.digits) | of_line.digits;
        let box_digits = (shared.digits - of_line.digits) | of_box.digits;
        let mut lost = Vec::new();
        let mut lose = |cells: CellSet, digits: DigitSet| {
            let of_cell = |cell: Cell| (self.position.candidates(cell) & digits).iter();
            lost.extend(cells.iter().flat_map(|cell| of_cell(cell).map(move |d| Candidate::new(cell, d))));
        };
        lose(house(pattern.line) - (of_line.cells | shared.cells), line_digits);
        lose(house(pattern.in_box) - (of_box.cells | shared.cells), box_digits);
        lost.sort_unstable();
        lost.dedup();
        lost
    }
}
