//! Tridagon (Thor's hammer): in four boxes that form a rectangle, three cells each, one in every row and every column of
//! the box. In an odd number of the boxes the cells run the other way (see below). Three digits cannot fill these twelve
//! cells, so one of them has another of its candidates, a guardian. What every guardian would take away is false; a
//! single guardian is true.
//!
//! ```text
//!  *  .  . | *  .  .     Read the digits of a box from top to bottom, then again from the top: they go round
//!  .  *  . | .  *  .     one way, say 123123, or the other, 132132. Two boxes side by side go round the same
//!  .  .  * | .  .  *     way: turned otherwise, one row would have a digit twice. So go two boxes one above
//!  -------   -------     the other, if they are read from left to right. From top to bottom or from left to
//!  *  .  . | .  .  *     right is all the same in a box whose cells run down to the right; in one whose cells
//!  .  *  . | .  *  .     run down to the left, like the last one here, it turns the way round. Going once
//!  .  .  * | *  .  .     round the four boxes, that happens an odd number of times: this cannot be.
//! ```
//!
//! Cells run down to the right also where the box is thought of as rolled up, so that the last column is followed by the
//! first.
//!
//! This is for boxes of three rows and three columns only. A box must have as many rows as columns, and four digits turned
//! so that no row has one twice need not go round the same way.

use crate::patterns::report_distinct;
use crate::step::{PartKind, PartValue, Role};
use crate::{Analysis, Example, Expect, Facts, Family, Found, PartDecl, Step, Technique, TechniqueId};
use jade_grid::{Candidate, Cell, CellSet, DigitSet, HouseId, Position};
use std::ops::ControlFlow;

/// See the [module](self).
#[derive(Debug)]
pub struct Tridagon;

static FACTS: Facts = Facts {
    id: TechniqueId::new("tridagon"),
    family: Family::Expert,
    assumes_uniqueness: false,
    needs_pencil_marks: true,
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("boxes", Role::Cover, PartKind::Houses),
        PartDecl::new("cells", Role::Deadly, PartKind::Cells),
        PartDecl::new("guardians", Role::Extra, PartKind::Candidates),
    ],
};

/// Rows and columns of the boxes that this is for.
const THREE: usize = 3;

/// Per row of a box, the column of its cell. First those that run down to the right, then those to the left.
const RUNS: [[usize; THREE]; 6] = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]];

impl Technique for Tridagon {
    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn find(&self, analysis: &Analysis<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (position, geometry) = (analysis.position(), analysis.geometry());
        if (geometry.box_rows(), geometry.box_columns()) != (THREE, THREE) {
            return ControlFlow::Continue(());
        }
        let mut steps = Vec::new();
        for (top, bottom) in [(0, 1), (0, 2), (1, 2)] {
            for (left, right) in [(0, 1), (0, 2), (1, 2)] {
                let of = |band, stack| geometry.box_house(band * THREE + stack);
                let boxes = [of(top, left), of(top, right), of(bottom, left), of(bottom, right)];
                let placed = boxes.iter().fold(DigitSet::EMPTY, |d, house| d | position.placed_in(*house));
                for digits in triples(DigitSet::all(geometry.side()) - placed) {
                    in_boxes(position, boxes, digits, &mut steps);
                }
            }
        }
        report_distinct(steps, found)
    }

    fn examples(&self) -> &'static [Example] {
        &[
            // One guardian: it is true.
            Example {
                digits: ".9.587.1.718923546..516479818..5697.5.7.986.1.69.71.8585.712.699.16.58.7.7.8.915.",
                removed: "r1c1<>23 r1c3<>23 r4c3<>4",
                expect: Expect::Step(
                    "tridagon: 234 b4,b6,b7,b9 r4c3,r4c9,r5c2,r5c8,r6c1,r6c7,r7c3,r7c7,r8c2,r8c8,r9c1,r9c9 \
                     r9c1(6) => r9c1=6",
                ),
            },
            Example {
                digits: "412967385..5382471783415...53..48..7247.5..381.87.354.35..718.4.718.4.5382453.71.",
                removed: "r3c8<>2 r4c7<>26 r6c9<>9 r8c7<>9",
                expect: Expect::Step(
                    "tridagon: 269 b5,b6,b8,b9 r4c4,r4c8,r5c6,r5c7,r6c5,r6c9,r7c4,r7c8,r8c5,r8c7,r9c6,r9c9 \
                     r4c4(1),r5c7(1) => r4c7<>1 r5c4<>1",
                ),
            },
            // Four guardians of one digit, all seen by one cell.
            Example {
                digits: ".9.7.6548678.45.935.489..679.5.8.671.869.745274.56.83985.6.97.4.69.7.385..7.589.6",
                removed: "r9c1<>3",
                expect: Expect::Step(
                    "tridagon: 123 b4,b5,b7,b8 r4c2,r4c4,r5c1,r5c5,r6c3,r6c6,r7c3,r7c5,r8c1,r8c6,r9c2,r9c4 \
                     r4c4(4),r8c1(4),r8c6(4),r9c4(4) => r8c4<>4",
                ),
            },
            // As above, but the only cell that sees all four guardians has lost the digit already.
            Example {
                digits: ".9.7.6548678.45.935.489..679.5.8.671.869.745274.56.83985.6.97.4.69.7.385..7.589.6",
                removed: "r8c4<>4 r9c1<>3",
                expect: Expect::Nothing,
            },
            // The cells of two boxes run down to the left, those of the other two to the right: nothing forbids it.
            Example {
                digits: ".2657.81.85..617.2..12.86.523865.17..6..1.528517.9..6418.7.52.66.51...8..72.86.51",
                removed: "",
                expect: Expect::Nothing,
            },
        ]
    }
}

fn triples(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    let later = move |than| digits.iter().filter(move |digit| *digit > than);
    let pairs = digits.iter().flat_map(move |a| later(a).map(move |b| (a, b)));
    pairs.flat_map(move |(a, b)| later(b).map(move |c| DigitSet::only(a).with(b).with(c)))
}

/// Cells of one box or more, with what is known of their guardians.
#[derive(Clone, Copy)]
struct Run {
    cells: CellSet,
    /// Whether the cells of an odd number of boxes run down to the left.
    odd: bool,
    /// The guardians of the cells with just one.
    lone: DigitSet,
    /// How many cells have several.
    crowded: usize,
}

impl Run {
    const EMPTY: Run = Run { cells: CellSet::EMPTY, odd: false, lone: DigitSet::EMPTY, crowded: 0 };

    /// The cells of a box that run so, if each has two or three of the digits.
    fn in_box(position: &Position, house: HouseId, run: usize, digits: DigitSet) -> Option<Run> {
        let cells = position.geometry().house(house).cells();
        let mut found = Run { odd: run >= THREE, ..Run::EMPTY };
        for (row, column) in RUNS[run].into_iter().enumerate() {
            let cell: Cell = cells[row * THREE + column];
            let candidates = position.candidates(cell);
            let guardians = candidates - digits;
            if (candidates & digits).len() < 2 {
                return None;
            }
            found.cells.add(cell);
            match guardians.len() {
                0 | 1 => found.lone |= guardians,
                _ => found.crowded += 1,
            }
        }
        found.can_conclude().then_some(found)
    }

    fn and(&self, other: &Run) -> Option<Run> {
        let both = Run {
            cells: self.cells | other.cells,
            odd: self.odd != other.odd,
            lone: self.lone | other.lone,
            crowded: self.crowded + other.crowded,
        };
        both.can_conclude().then_some(both)
    }

    /// Whether something could be ruled out by every guardian. In each cell but its own that has guardians, it would
    /// have to rule out the candidate by its own digit, and so be the only one there.
    fn can_conclude(&self) -> bool {
        self.crowded + self.lone.len() <= 2 && self.crowded <= 1
    }
}

/// Every tridagon of these digits in these boxes.
fn in_boxes(position: &Position, boxes: [HouseId; 4], digits: DigitSet, steps: &mut Vec<Step>) {
    let mut chosen = vec![Run::EMPTY];
    for house in boxes {
        let runs = (0..RUNS.len()).filter_map(|run| Run::in_box(position, house, run, digits));
        let runs: Vec<Run> = runs.collect();
        chosen = chosen.iter().flat_map(|before| runs.iter().filter_map(|run| before.and(run))).collect();
        if chosen.is_empty() {
            return;
        }
    }
    for run in chosen.iter().filter(|run| run.odd) {
        conclude(position, boxes, digits, run.cells, steps);
    }
}

fn conclude(
    position: &Position,
    boxes: [HouseId; 4],
    digits: DigitSet,
    cells: CellSet,
    steps: &mut Vec<Step>,
) {
    let others =
        |cell| (position.candidates(cell) - digits).iter().map(move |digit| Candidate::new(cell, digit));
    let guardians: Vec<Candidate> = cells.iter().flat_map(others).collect();
    let (placements, eliminations) = match guardians.as_slice() {
        // No guardian: the position has no solution.
        [] => return,
        &[only] => (vec![only], Vec::new()),
        [first, rest @ ..] => {
            let mut lost = excluded_by(position, *first);
            lost.retain(|candidate| rest.iter().all(|guardian| excludes(position, *guardian, *candidate)));
            (Vec::new(), lost)
        }
    };
    if placements.is_empty() && eliminations.is_empty() {
        return;
    }
    let parts = FACTS.name_parts([
        PartValue::Digits(digits),
        PartValue::Houses(boxes.to_vec()),
        PartValue::Cells(cells),
        PartValue::Candidates(guardians),
    ]);
    steps.push(Step::new(FACTS.id, parts, placements, eliminations));
}

/// What a candidate takes away if it is true.
fn excluded_by(position: &Position, candidate: Candidate) -> Vec<Candidate> {
    let Candidate { cell, digit } = candidate;
    let in_cell = position.candidates(cell).without(digit);
    let seen = position.cells_with(digit) & position.geometry().peers(cell);
    let in_cell = in_cell.iter().map(|other| Candidate::new(cell, other));
    in_cell.chain(seen.iter().map(|other| Candidate::new(other, digit))).collect()
}

fn excludes(position: &Position, a: Candidate, b: Candidate) -> bool {
    if a.cell == b.cell {
        a.digit != b.digit
    } else {
        a.digit == b.digit && position.geometry().peers(a.cell).contains(b.cell)
    }
}
