//! Fireworks: consider a row, a column and the box of the cell where they cross, the pivot. Outside this box, a digit
//! has at most one place in the row and one in the column, the wings. If neither wing has the digit, row and column
//! both have it in the box, and so in the pivot. So the digit is in one of three cells: a firework.
//!
//! Triple: three digits with the same pivot and wings fill these three cells. Quadruple: two digits with one pivot, and
//! two others with the same wings and the opposite corner of the rectangle as pivot, fill the four cells, each pair
//! with one of its digits in its own pivot.
//!
//! ```text
//!  P  *  * | .  .  W | .  .  .     a, b and c are in the row only at P, *, W and in the
//!  *  .  . | .  .  . | .  .  .     column only at P, *, V: so P, V and W have a, b and c
//!  *  .  . | .  .  . | .  .  .
//!  .  .  . | .  .  . | .  .  .
//!  V  .  . | .  .  . | .  .  .
//! ```

use crate::patterns::report_distinct;
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, Digit, DigitSet, HouseId, LargeCellSet, Position};
use std::ops::ControlFlow;

/// See the [module](self).
pub static FIREWORKS: Technique = Technique {
    id: TechniqueId::new("fireworks"),
    family: Family::Expert,
    level: Level::Extreme,
    points: 300,
    profiles: Profiles::Full,
    needs: Needs::Boxes,
    hodoku: &[],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("row", Role::Base, PartKind::House),
        PartDecl::new("column", Role::Base, PartKind::House),
        PartDecl::new("pivot", Role::Pivot, PartKind::Cell),
        PartDecl::new("wings", Role::Pincer, PartKind::Cells),
        // For a quadruple: the other two digits, with their lines and pivot.
        PartDecl::new("other-digits", Role::Extra, PartKind::Digits),
        PartDecl::new("other-lines", Role::Base, PartKind::Houses),
        PartDecl::new("other-pivot", Role::Shared, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("fireworks.txt"),
};

/// A pivot with wings, and all digits that have a firework there.
struct Firework {
    pivot: Cell,
    wings: [Cell; 2],
    digits: DigitSet,
}

impl Firework {
    fn lines(&self, analysis: &Analysis<'_>) -> [HouseId; 2] {
        let geometry = analysis.geometry();
        [geometry.row_house(geometry.row(self.pivot)), geometry.column_house(geometry.column(self.pivot))]
    }

    fn cells(&self) -> CellSet {
        self.wings.into_iter().collect::<CellSet>().with(self.pivot)
    }
}

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let fireworks = fireworks(analysis);
    let mut steps = Vec::new();
    for firework in &fireworks {
        // More than three digits do not fit into three cells, so the position has no solution.
        if firework.digits.len() == 3 {
            triple(analysis, firework, &mut steps);
        }
    }
    for (index, first) in fireworks.iter().enumerate() {
        for second in &fireworks[index + 1..] {
            if first.wings[0] == second.wings[1] && first.wings[1] == second.wings[0] {
                quadruples(analysis, first, second, &mut steps);
            }
        }
    }
    report_distinct(steps, found)
}

/// Returns all pivots and wings with at least two digits, where each wing is a place of at least one.
fn fireworks(analysis: &Analysis<'_>) -> Vec<Firework> {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let mut fireworks: Vec<Firework> = Vec::new();
    for pivot in position.open_cells() {
        let row = geometry.row_house(geometry.row(pivot));
        let column = geometry.column_house(geometry.column(pivot));
        let wing = |line, digit| only_place_outside(position, line, pivot, digit);
        let digits = DigitSet::all(geometry.side()) - position.placed_in(row) - position.placed_in(column);
        let both = digits.iter().filter_map(|digit| Some((digit, wing(row, digit)?, wing(column, digit)?)));
        let both: Vec<(Digit, Option<Cell>, Option<Cell>)> = both.collect();
        for row_wing in both.iter().filter_map(|(_, wing, _)| *wing).collect::<CellSet>() {
            for column_wing in both.iter().filter_map(|(_, _, wing)| *wing).collect::<CellSet>() {
                let fits = |(_, a, b): &&(Digit, Option<Cell>, Option<Cell>)| {
                    a.is_none_or(|a| a == row_wing) && b.is_none_or(|b| b == column_wing)
                };
                let fitting = || both.iter().filter(fits);
                let used = fitting().any(|(_, a, _)| a.is_some()) && fitting().any(|(_, _, b)| b.is_some());
                let digits: DigitSet = fitting().map(|(digit, ..)| *digit).collect();
                if used && digits.len() >= 2 {
                    fireworks.push(Firework { pivot, wings: [row_wing, column_wing], digits });
                }
            }
        }
    }
    fireworks
}

/// Returns the only place of the digit on the line outside the pivot’s box, or `Some(None)` if there is none; `None` if
/// there are several.
fn only_place_outside(position: &Position, line: HouseId, pivot: Cell, digit: Digit) -> Option<Option<Cell>> {
    let geometry = position.geometry();
    let places = position.cells_in(line, digit) - geometry.house(geometry.box_of(pivot)).set();
    (places.len() <= 1).then(|| places.first())
}

fn triple(analysis: &Analysis<'_>, firework: &Firework, steps: &mut Vec<Step>) {
    let mut eliminations = Vec::new();
    remove_other_digits(analysis.position(), firework.cells(), firework.digits, &mut eliminations);
    if eliminations.is_empty() {
        return;
    }
    let [row, column] = firework.lines(analysis);
    let parts = FIREWORKS.name_parts([
        PartValue::Digits(firework.digits),
        PartValue::House(row),
        PartValue::House(column),
        PartValue::Cell(firework.pivot),
        PartValue::Cells(firework.wings.into_iter().collect()),
        PartValue::Digits(DigitSet::EMPTY),
        PartValue::Houses(Vec::new()),
        PartValue::Cells(LargeCellSet::EMPTY),
    ]);
    steps.push(Step::new(FIREWORKS.id, parts, Vec::new(), eliminations));
}

/// Adds every choice of two digits from each of two fireworks with the same wings.
fn quadruples(analysis: &Analysis<'_>, first: &Firework, second: &Firework, steps: &mut Vec<Step>) {
    let position = analysis.position();
    for own in pairs(first.digits) {
        for other in pairs(second.digits - own) {
            let mut eliminations = Vec::new();
            remove_other_digits(position, first.wings.into_iter().collect(), own | other, &mut eliminations);
            remove_other_digits(position, CellSet::only(first.pivot), own, &mut eliminations);
            remove_other_digits(position, CellSet::only(second.pivot), other, &mut eliminations);
            if eliminations.is_empty() {
                continue;
            }
            let [row, column] = first.lines(analysis);
            let parts = FIREWORKS.name_parts([
                PartValue::Digits(own),
                PartValue::House(row),
                PartValue::House(column),
                PartValue::Cell(first.pivot),
                PartValue::Cells(first.wings.into_iter().collect()),
                PartValue::Digits(other),
                PartValue::Houses(second.lines(analysis).to_vec()),
                PartValue::Cells(CellSet::only(second.pivot).large()),
            ]);
            steps.push(Step::new(FIREWORKS.id, parts, Vec::new(), eliminations));
        }
    }
}

fn pairs(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    let later = move |a: Digit| digits.iter().filter(move |b| *b > a);
    digits.iter().flat_map(move |a| later(a).map(move |b| DigitSet::only(a).with(b)))
}

/// Adds the eliminations if the cells can only have these digits.
fn remove_other_digits(
    position: &Position,
    cells: CellSet,
    digits: DigitSet,
    eliminations: &mut Vec<Candidate>,
) {
    for cell in cells {
        let lost = position.candidates(cell) - digits;
        eliminations.extend(lost.iter().map(|digit| Candidate::new(cell, digit)));
    }
}
