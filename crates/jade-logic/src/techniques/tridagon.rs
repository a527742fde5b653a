//! Tridagon (Thor’s hammer): four boxes form a rectangle. In each, there are three cells, one in every row and every
//! column of the box. In an odd number of the boxes, the cells run in the other direction (see below). Three digits
//! cannot fill these twelve cells, so one of the cells has another of its candidates, a guardian. What every guardian
//! would exclude is false; a single guardian is true.
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
//! Cells also run down to the right if the box is rolled up, so that its last column is followed by its first.
//!
//! This only applies to boxes of three rows and three columns. A box must have as many rows as columns, and four digits
//! arranged so that no row has one twice need not run in one direction.

use crate::patterns::report_distinct;
use crate::step::{PartKind, PartValue, Role};
use crate::{
    Analysis, Evidence, Family, Find, Level, Needs, PartDecl, Profiles, Step, StepSink, Technique,
    TechniqueId,
};
use jade_grid::{Candidate, Cell, CellSet, DigitSet, HouseId, Position};
use std::ops::ControlFlow;

/// See the [module](self).
pub static TRIDAGON: Technique = Technique {
    id: TechniqueId::new("tridagon"),
    family: Family::Expert,
    level: Level::Extreme,
    points: 450,
    profiles: Profiles::Full,
    needs: Needs::OrdinaryBoard,
    hodoku: &[],
    parts: &[
        PartDecl::new("digits", Role::Subject, PartKind::Digits),
        PartDecl::new("boxes", Role::Cover, PartKind::Houses),
        PartDecl::new("cells", Role::Deadly, PartKind::Cells),
        PartDecl::new("guardians", Role::Extra, PartKind::Candidates),
    ],
    evidence: Evidence::PATTERN,
    find: Find::Board(find),
    examples: include_str!("tridagon.txt"),
};

/// The number of rows and columns of the boxes.
const THREE: usize = 3;

/// For each row of a box, the column of its cell. First those that run down to the right, then those to the left.
const RUNS: [[usize; THREE]; 6] = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]];

fn find(analysis: &Analysis<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
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

fn triples(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    let later = move |than| digits.iter().filter(move |digit| *digit > than);
    let pairs = digits.iter().flat_map(move |a| later(a).map(move |b| (a, b)));
    pairs.flat_map(move |(a, b)| later(b).map(move |c| DigitSet::only(a).with(b).with(c)))
}

/// Cells of one or more boxes, with data about their guardians.
#[derive(Clone, Copy)]
struct Run {
    cells: CellSet,
    /// Whether the cells of an odd number of boxes run down to the left.
    odd: bool,
    /// The guardians in cells with just one.
    lone: DigitSet,
    /// The number of cells with several guardians.
    crowded: usize,
}

impl Run {
    const EMPTY: Run = Run { cells: CellSet::EMPTY, odd: false, lone: DigitSet::EMPTY, crowded: 0 };

    /// Returns the cells of a box in this arrangement, if each has two or three of the digits.
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

    /// Returns whether every guardian could exclude the same candidate. In each cell with guardians except its own, a
    /// guardian would have to exclude it by its own digit, and so be the only one there.
    fn can_conclude(&self) -> bool {
        self.crowded + self.lone.len() <= 2 && self.crowded <= 1
    }
}

/// Adds every tridagon of these digits in these boxes.
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
        // Without a guardian, the position has no solution.
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
    let parts = TRIDAGON.name_parts([
        PartValue::Digits(digits),
        PartValue::Houses(boxes.to_vec()),
        PartValue::Cells(cells.large()),
        PartValue::Candidates(guardians),
    ]);
    steps.push(Step::new(TRIDAGON.id, parts, placements, eliminations));
}

/// Returns what a candidate excludes if it is true.
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
