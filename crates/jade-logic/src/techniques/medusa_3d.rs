//! 3D Medusa: colouring of all digits. Candidates connected by strong links (the two candidates of a cell, the two
//! places of a digit in a house) alternate between two colours; all candidates of one colour are true, and all of the
//! other false.
//!
//! A colour is false if (1) it has two digits in one cell, (2) it has a digit twice in one house, or (6) it leaves a
//! cell with no colours without candidates. If neither is shown to be false, a candidate is false that both colours
//! exclude: (3) its cell has both colours, (4) it sees its digit in both colours, or (5) it sees its digit in one
//! colour and its cell has the other.
//!
//! ```text
//!  aB aC . | .  .  .  |  .  .  .     a in the first row: only here, so two colours;
//!  .  .  . | .  .  .  |  .  .  .     B and C are the other candidates of these cells,
//!  B  .  . | .  .  .  |  .  x  .     and so on: x sees a B in each of the two colours
//!  .  .  . | .  .  .  |  .  B  .
//! ```

use crate::patterns::report_distinct;
use crate::patterns::web::{Reach, Web, webs};
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, Digit, Position};
use std::ops::ControlFlow;

/// See the [module](self).
pub static MEDUSA_3D: Technique = Technique {
    id: TechniqueId::new("3d-medusa"),
    family: Family::Coloring,
    level: Level::Extreme,
    points: 250,
    profiles: Profiles::Full,
    needs: Needs::Nothing,
    hodoku: &["0507"],
    parts: &[
        PartDecl::new("start", Role::Start, PartKind::Cell),
        PartDecl::new("first", Role::SetA, PartKind::Candidates),
        PartDecl::new("second", Role::SetB, PartKind::Candidates),
        // One cell with two digits of the first colour, or two cells of a house with the same digit of that colour.
        PartDecl::new("clash", Role::Deadly, PartKind::Cells),
        // The cell that the first colour leaves without candidates.
        PartDecl::new("emptied", Role::Extra, PartKind::Cells),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("medusa_3d.txt"),
};

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
    let mut steps = Vec::new();
    // A web of one digit is left to simple colouring.
    for web in webs(analysis.position()).iter().filter(|web| web.has_several_digits()) {
        conclude_from_web(analysis, web, &mut steps);
    }
    report_distinct(steps, found)
}

fn conclude_from_web(analysis: &Analysis<'_>, web: &Web, steps: &mut Vec<Step>) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let reaches = [false, true].map(|color| Reach::of(web, color, geometry));
    let mut report = |first: bool, clash: CellSet, emptied: CellSet, eliminations: Vec<Candidate>| {
        let parts = MEDUSA_3D.name_parts([
            PartValue::Cell(web.start().cell),
            PartValue::Candidates(web.colored(first)),
            PartValue::Candidates(web.colored(!first)),
            PartValue::Cells(clash.large()),
            PartValue::Cells(emptied.large()),
        ]);
        steps.push(Step::new(MEDUSA_3D.id, parts, Vec::new(), eliminations).with_links(web.links()));
    };
    let colored = reaches[0].cells | reaches[1].cells;
    let mut wrapped = false;
    for (color, reach) in [false, true].into_iter().zip(&reaches) {
        let (clash, emptied) = if let Some(cell) = reach.twice.first() {
            (CellSet::only(cell), CellSet::EMPTY)
        } else if let Some(cells) = reach.clash(geometry) {
            (cells.into_iter().collect(), CellSet::EMPTY)
        } else if let Some(cell) = emptied(position, reach, colored) {
            (CellSet::EMPTY, CellSet::only(cell))
        } else {
            continue;
        };
        report(color, clash, emptied, web.colored(color));
        wrapped = true;
    }
    if wrapped {
        return;
    }
    let mut trapped = Vec::new();
    for digit in Digit::all(geometry.side()) {
        let own = reaches[0].on[digit.index()] | reaches[1].on[digit.index()];
        let lost = reaches[0].without(digit) & reaches[1].without(digit);
        let cells = (position.cells_with(digit) & lost) - own;
        trapped.extend(cells.iter().map(|cell| Candidate::new(cell, digit)));
    }
    if !trapped.is_empty() {
        report(false, CellSet::EMPTY, CellSet::EMPTY, trapped);
    }
}

/// Returns the first cell without coloured candidates all of whose candidates see their digit in this colour.
fn emptied(position: &Position, reach: &Reach, colored: CellSet) -> Option<Cell> {
    let loses_all = |cell: &Cell| {
        let mut candidates = position.candidates(*cell).iter();
        candidates.all(|digit| reach.seen[digit.index()].contains(*cell))
    };
    (position.open_cells() - colored).iter().find(loses_all)
}
