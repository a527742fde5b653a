//! 3D Medusa: colouring over all digits. Candidates that are joined by strong links (the two candidates of a cell,
//! the two places of a digit in a house) take two colours in turn; one colour is true throughout, the other false.
//!
//! A colour is false if (1) it has two digits in one cell, (2) it has a digit twice in one house, or (6) it leaves a
//! cell without candidates that has none of either colour. If neither is shown false, a candidate is false that both
//! colours take away: (3) its cell has both colours, (4) it sees its digit in both colours, or (5) it sees its digit in
//! one colour and its cell has the other.
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
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Candidate, Cell, CellSet, Digit, Position};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct Medusa3d;

static FACTS: Facts = Facts {
    id: TechniqueId::new("3d-medusa"),
    family: Family::Coloring,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("start", Role::Start, PartKind::Cell),
        PartDecl::new("first", Role::SetA, PartKind::Candidates),
        PartDecl::new("second", Role::SetB, PartKind::Candidates),
        // One cell: two digits of the first colour in it. Two cells: a digit of it in both, which share a house.
        PartDecl::new("clash", Role::Deadly, PartKind::Cells),
        // The cell that the first colour leaves without candidates.
        PartDecl::new("emptied", Role::Extra, PartKind::Cells),
    ],
};

impl Technique for Medusa3d {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let mut steps = Vec::new();
        // A web of one digit is simple colouring's.
        for web in webs(analysis.position()).iter().filter(|web| web.has_several_digits()) {
            look_at(analysis, web, &mut steps);
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            Example {
                digits: ".9..4.2..5...2..8..7...13.6......62....8......17.64..3..5...1...2...8...9..3.6...",
                removed: "",
                expect: Expect::Step(
                    "3d-medusa: r4c9 r4c9(8),r6c1(8),r6c4(2),r7c6(2),r9c7(8) \
                     r5c6(2),r6c1(2),r6c7(8),r7c4(2) - - => r7c9<>2",
                ),
            },
            Example {
                digits: "7....94.339..14.5.8.4..3.9.279368541648591372531427...963.42..5487135...1259.6.34",
                removed: "r2c7<>7 r3c7<>7",
                expect: Expect::Step(
                    "3d-medusa: r1c2 \
                     r1c2(5),r1c5(8),r1c8(1),r3c2(1),r3c5(5),r7c4(8),r7c7(17),r7c8(8),r9c5(7),r9c7(8) \
                     r1c2(1),r1c5(5),r3c2(5),r3c5(7),r3c7(1),r7c4(7),r7c8(1),r9c5(8),r9c7(7) r7c7 - => \
                     r1c2<>5 r1c5<>8 r1c8<>1 r3c2<>1 r3c5<>5 r7c4<>8 r7c7<>17 r7c8<>8 r9c5<>7 r9c7<>8",
                ),
            },
            Example {
                digits: "641...8757521863499837..2613642179582.85......9...8.2.4..63.582836.......2.87....",
                removed: "r8c5<>49 r8c6<>149 r9c6<>5 r9c7<>1 r9c8<>1",
                expect: Expect::Step(
                    "3d-medusa: r1c4 \
                     r1c4(3),r5c6(3),r5c8(3),r6c4(4),r6c9(3),r8c4(9),r8c8(1),r9c6(4),r9c8(9),r9c9(3) \
                     r1c4(9),r1c6(3),r5c8(1),r6c4(3),r8c4(4),r8c7(1),r8c8(9),r9c8(3) r5c6,r5c8 - => \
                     r1c4<>3 r5c6<>3 r5c8<>3 r6c4<>4 r6c9<>3 r8c4<>9 r8c8<>1 r9c6<>4 r9c8<>9 r9c9<>3",
                ),
            },
            Example {
                digits: "249...678318762..576549823118792..63452.7.819...8.17.257.23..84...58..2.82.......",
                removed: "r8c6<>9 r8c7<>9 r9c3<>1 r9c7<>1",
                expect: Expect::Step(
                    "3d-medusa: r7c3 r7c3(6),r7c6(9),r7c7(1),r8c3(1),r8c7(3),r9c3(3) \
                     r7c3(1),r7c6(6),r7c7(9),r8c7(1),r9c6(9),r9c7(3) - r6c3 => r7c3<>6 r7c6<>9 r7c7<>1 \
                     r8c3<>1 r8c7<>3 r9c3<>3",
                ),
            },
            // The pattern is there, but what it would remove is gone already.
            Example {
                digits: ".9..4.2..5...2..8..7...13.6......62....8......17.64..3..5...1...2...8...9..3.6...",
                removed: "r7c9<>2",
                expect: Expect::Nothing,
            },
            // While r5c8 can still be 3, there is no such pattern.
            Example {
                digits: "1.9756.28627...95158.9217.6.563..1...1......547.1.5...2.158...7.6.2..51.795614283",
                removed: "r5c7<>4 r7c8<>4 r8c6<>3",
                expect: Expect::Nothing,
            },
        ]
    }
}

fn look_at(analysis: &Analysis<'_>, web: &Web, steps: &mut Vec<Step>) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let reaches = [false, true].map(|color| Reach::of(web, color, geometry));
    let mut report = |first: bool, clash: CellSet, emptied: CellSet, eliminations: Vec<Candidate>| {
        let parts = FACTS.name_parts([
            PartValue::Cell(web.start().cell),
            PartValue::Candidates(web.colored(first)),
            PartValue::Candidates(web.colored(!first)),
            PartValue::Cells(clash),
            PartValue::Cells(emptied),
        ]);
        steps.push(Step::new(FACTS.id, parts, Vec::new(), eliminations).with_links(web.links()));
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

/// The first cell without coloured candidates all of whose candidates see their digit in this colour.
fn emptied(position: &Position, reach: &Reach, colored: CellSet) -> Option<Cell> {
    let loses_all = |cell: &Cell| {
        let mut candidates = position.candidates(*cell).iter();
        candidates.all(|digit| reach.seen[digit.index()].contains(*cell))
    };
    (position.open_cells() - colored).iter().find(loses_all)
}
