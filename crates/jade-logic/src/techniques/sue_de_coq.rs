//! Sue de Coq: two or three cells where a box and a line cross have at least two digits more than there are cells.
//! Cells in the rest of the line and cells in the rest of the box use some of these digits, but not the same ones,
//! until all these cells together have exactly as many digits as cells. Then each digit occurs in them: those of the
//! line’s cells nowhere else in the line, those of the box’s cells nowhere else in the box, and the others in neither.
//! The cells of the line and of the box may have additional digits of their own, with one more cell for each.
//!
//! ```text
//!  abcd abcd *  | ab  *   *  | *   *   *     a and b go nowhere else in the row, c and d
//!  cd   *    *  | .   .   .  | .   .   .     nowhere else in the box
//!  *    *    *  | .   .   .  | .   .   .
//! ```

use crate::patterns::{Distinct, als};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, DigitSet, HouseId, HouseKind, Position};
use std::ops::ControlFlow;

/// See the [module](self).
pub static SUE_DE_COQ: Technique = Technique {
    id: TechniqueId::new("sue-de-coq"),
    family: Family::AlmostLockedSet,
    level: Level::Extreme,
    points: 250,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["1101"],
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
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("sue_de_coq.txt"),
};

/// Some cells and their digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Group {
    cells: CellSet,
    digits: DigitSet,
}

impl Group {
    /// Returns how many more digits of `shared` the group uses than it adds others, if it uses some and is not locked
    /// by itself.
    fn takes(self, shared: DigitSet) -> Option<usize> {
        let taken = self.cells.len().checked_sub((self.digits - shared).len())?;
        (taken > 0 && taken < (self.digits & shared).len()).then_some(taken)
    }
}

/// The cells of the intersection, of the rest of the line and of the rest of the box. Patterns with fewer cells are
/// simpler.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pattern {
    size: usize,
    in_box: HouseId,
    line: HouseId,
    shared: Group,
    of_line: Group,
    of_box: Group,
}

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let most = als::most_cells(geometry) - 1;
    let open = position.open_cells() - (analysis.cells_with_count(0) | analysis.cells_with_count(1));
    let mut distinct = Distinct::new();
    for in_box in geometry.house_ids().filter(|id| geometry.house(*id).kind() == HouseKind::Box) {
        let box_cells = geometry.house(in_box).set();
        for line in geometry.house_ids().filter(|id| geometry.house(*id).is_line()) {
            let line_cells = geometry.house(line).set();
            let meeting = groups(position, open & box_cells & line_cells, 3);
            let rich = |group: &&Group| group.cells.len() >= 2 && group.digits.len() >= group.cells.len() + 2;
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
        let parts = SUE_DE_COQ.name_parts([
            PartValue::House(pattern.in_box),
            PartValue::House(pattern.line),
            PartValue::Cells(pattern.shared.cells.large()),
            PartValue::Digits(pattern.shared.digits),
            PartValue::Cells(pattern.of_line.cells.large()),
            PartValue::Digits(pattern.of_line.digits),
            PartValue::Cells(pattern.of_box.cells.large()),
            PartValue::Digits(pattern.of_box.digits),
        ]);
        Step::new(SUE_DE_COQ.id, parts, Vec::new(), eliminations)
    })
}

/// Returns every choice of one to `most` of the cells.
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
    /// Finds a group of the line and one of the box that use different digits, as many as there are too many.
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
