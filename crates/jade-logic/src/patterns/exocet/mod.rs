//! Exocets: two base cells, in one box and one line of it, and two target cells that must have the same two digits.
//!
//! Assume that the base cells are in a row. The cross-lines are columns that cross the band of the base: those through
//! the base box beside the base cells, and one through each of two other boxes. If a base digit is in a base cell, then
//! neither the row nor the box of the base has room for it elsewhere, so the cross-lines have it in other cells. If
//! these cells, without the targets, have room for the digit on fewer lines than there are cross-lines, one of the
//! targets has it. If this holds for every base digit, the two digits of the base cells are those of the targets. The
//! same holds with rows and columns exchanged.

mod conclude;
mod room;

use crate::patterns::report_distinct;
use crate::{Analysis, PartValue, Step, StepSink, Technique};
use jade_grid::{Cell, CellSet, Digit, DigitSet, Geometry, HouseId, Position};
use room::Room;
use std::ops::ControlFlow;

const MAX: usize = Geometry::MAX_SET_SIDE;

/// The kind of an exocet, by its targets.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    /// The targets are in boxes of the band of the base.
    Junior,
    /// The targets are anywhere on the cross-lines.
    Senior,
}

/// Reports the exocets of a kind.
pub(crate) fn find(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    kind: Kind,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let mut steps = Vec::new();
    let add = |exocet: &Exocet<'_>| {
        let eliminations = exocet.eliminations(analysis.position(), kind);
        if eliminations.is_empty() {
            return;
        }
        let digits = PartValue::Digits(exocet.base.digits);
        let base = PartValue::Cells(exocet.base.cells.into_iter().collect());
        let targets = PartValue::Cells(exocet.targets.into_iter().collect());
        let lines = PartValue::Houses(exocet.base.cross_lines());
        let parts = match kind {
            Kind::Junior => {
                let mirrors = PartValue::Houses(exocet.mirror_boxes());
                technique.name_parts([digits, base, targets, lines, mirrors])
            }
            Kind::Senior => technique.name_parts([digits, base, targets, lines]),
        };
        steps.push(Step::new(technique.id, parts, Vec::new(), eliminations));
    };
    match kind {
        Kind::Junior => juniors(analysis, add),
        Kind::Senior => seniors(analysis, add),
    }
    report_distinct(steps, found)
}

/// The board with rows or with columns as the lines of the base.
#[derive(Clone, Copy)]
struct View {
    geometry: &'static Geometry,
    turned: bool,
    /// For each digit and cross line, the lines (as bits) where it has the digit, as a candidate or placed.
    has: [[u32; MAX]; MAX],
}

impl View {
    fn new(position: &Position, turned: bool) -> View {
        let geometry = position.geometry();
        let mut view = View { geometry, turned, has: [[0; MAX]; MAX] };
        for cell in geometry.cells() {
            let digits = position.value(cell).map_or(position.candidates(cell), DigitSet::only);
            let (line, across) = (view.line_of(cell), view.across_of(cell));
            for digit in digits {
                view.has[digit.index()][across] |= 1 << line;
            }
        }
        view
    }

    /// Returns the number of cells of a base line in one box, and the number of base lines in a box.
    fn box_sides(&self) -> (usize, usize) {
        let sides = (self.geometry.box_columns(), self.geometry.box_rows());
        if self.turned { (sides.1, sides.0) } else { sides }
    }

    fn cell(&self, line: usize, across: usize) -> Cell {
        if self.turned { self.geometry.cell_at(across, line) } else { self.geometry.cell_at(line, across) }
    }

    /// Returns the house of a cross-line.
    fn across(&self, across: usize) -> HouseId {
        if self.turned { self.geometry.row_house(across) } else { self.geometry.column_house(across) }
    }

    /// Returns the index of the base line of a cell.
    fn line_of(&self, cell: Cell) -> usize {
        if self.turned { self.geometry.column(cell) } else { self.geometry.row(cell) }
    }

    /// Returns the index of the cross line of a cell.
    fn across_of(&self, cell: Cell) -> usize {
        if self.turned { self.geometry.row(cell) } else { self.geometry.column(cell) }
    }
}

/// Base cells with their cross-lines.
pub(crate) struct Base<'v> {
    view: &'v View,
    /// The base cells, in reading order.
    pub cells: [Cell; 2],
    /// Their digits, three or four.
    pub digits: DigitSet,
    /// The cross-lines, by index: those beside the base cells in their box, then one from each of two other boxes.
    lines: Vec<usize>,
    /// The index of the line of the base, and the indices of all lines of its band.
    line: usize,
    band: std::ops::Range<usize>,
    /// The base cells and all cells that both see.
    seen: CellSet,
}

impl Base<'_> {
    /// Returns the houses of the cross-lines, in order.
    pub fn cross_lines(&self) -> Vec<HouseId> {
        let mut houses: Vec<HouseId> = self.lines.iter().map(|across| self.view.across(*across)).collect();
        houses.sort_unstable();
        houses
    }

    fn in_band(&self, cell: Cell) -> bool {
        self.band.contains(&self.view.line_of(cell))
    }

    /// Returns the cells of the cross-lines that can be targets, in the band of the base or outside it.
    fn possible_targets(&self, position: &Position, in_band: bool) -> Vec<Cell> {
        let side = self.view.geometry.side();
        let lines = self.lines.iter();
        let cells = lines.flat_map(|across| (0..side).map(move |line| self.view.cell(line, *across)));
        let fits = |cell: &Cell| {
            self.in_band(*cell) == in_band
                && !self.seen.contains(*cell)
                && !(position.candidates(*cell) & self.digits).is_empty()
        };
        cells.filter(fits).collect()
    }

    /// For each cross-line, returns the lines (as bits) where it has room for the digit, as a candidate or placed, if
    /// neither the cells that both base cells see nor those in `without` have it.
    fn room(&self, digit: Digit, without: &[Cell]) -> Room {
        let beside = self.lines.len() - 2;
        let band = self.band.clone().fold(0, |lines, line| lines | 1 << line);
        let places = |(index, across): (usize, &usize)| {
            let seen = if index < beside { band } else { 1 << self.line };
            self.view.has[digit.index()][*across] & !seen
        };
        let mut room = Room { lines: [0; MAX], count: self.lines.len() };
        for (lines, across) in room.lines.iter_mut().zip(self.lines.iter().enumerate()) {
            *lines = places(across);
        }
        without.iter().for_each(|cell| self.take(&mut room, *cell));
        room
    }

    /// Removes a cell from the room.
    fn take(&self, room: &mut Room, cell: Cell) {
        let (line, across) = (self.view.line_of(cell), self.view.across_of(cell));
        if let Some(index) = self.lines.iter().position(|own| *own == across) {
            room.lines[index] &= !(1 << line);
        }
    }

    /// Returns whether one of the targets must have each base digit that is in a base cell.
    fn targets_hold(&self, targets: [Cell; 2]) -> bool {
        self.digits.iter().all(|digit| !self.room(digit, &targets).is_for_all())
    }
}

/// An exocet.
pub(crate) struct Exocet<'b> {
    pub base: &'b Base<'b>,
    pub targets: [Cell; 2],
}

/// Calls `found` with all base cells that have three or four candidates together, and all their cross-lines.
fn for_each_base(analysis: &Analysis<'_>, mut found: impl FnMut(&Base<'_>)) {
    let (position, geometry) = (analysis.position(), analysis.geometry());
    let side = geometry.side();
    for turned in [false, true] {
        let view = View::new(position, turned);
        let (width, height) = view.box_sides();
        for line in 0..side {
            let band = line / height * height..line / height * height + height;
            for in_box in (0..side).step_by(width) {
                for (a, b) in
                    (in_box..in_box + width).flat_map(|a| (a + 1..in_box + width).map(move |b| (a, b)))
                {
                    let cells = [view.cell(line, a), view.cell(line, b)];
                    let digits = position.candidates(cells[0]) | position.candidates(cells[1]);
                    let open = cells.iter().all(|cell| position.candidates(*cell).len() >= 2);
                    if !open || !(3..=4).contains(&digits.len()) {
                        continue;
                    }
                    let beside = (in_box..in_box + width).filter(|across| *across != a && *across != b);
                    let beside: Vec<usize> = beside.collect();
                    let seen =
                        geometry.common_peers(cells.into_iter().collect()) | cells.into_iter().collect();
                    let others = || (0..side).filter(|across| !(in_box..in_box + width).contains(across));
                    for first in others() {
                        for second in others().filter(|second| *second / width > first / width) {
                            let mut lines = beside.clone();
                            lines.extend([first, second]);
                            found(&Base {
                                view: &view,
                                cells,
                                digits,
                                lines,
                                line,
                                band: band.clone(),
                                seen,
                            });
                        }
                    }
                }
            }
        }
    }
}

/// Calls `found` with every junior exocet: each of the two cross-lines outside the base box has a target in the band of
/// the base; the other cells there that the base cells do not see (the companions) have no base digits.
fn juniors(analysis: &Analysis<'_>, mut found: impl FnMut(&Exocet<'_>)) {
    let position = analysis.position();
    for_each_base(analysis, |base| {
        let possible = |cell: &Cell| {
            let digits = position.candidates(*cell);
            let has = position.value(*cell).map_or(digits, DigitSet::only) & base.digits;
            !has.is_empty()
        };
        let target = |across: usize| {
            let cells = base.band.clone().map(|line| base.view.cell(line, across));
            let cells = cells.filter(|cell| !base.seen.contains(*cell));
            // All but one are companions; a filled cell cannot be a target.
            let with_digits: CellSet = cells.filter(possible).collect();
            with_digits.single().filter(|cell| position.value(*cell).is_none())
        };
        let count = base.lines.len();
        if let (Some(a), Some(b)) = (target(base.lines[count - 2]), target(base.lines[count - 1]))
            && base.targets_hold([a, b])
        {
            found(&Exocet { base, targets: [a.min(b), a.max(b)] });
        }
    });
}

/// Calls `found` with every senior exocet: the targets are on the cross-lines, not both in the band of the base, and
/// both are necessary.
fn seniors(analysis: &Analysis<'_>, mut found: impl FnMut(&Exocet<'_>)) {
    let position = analysis.position();
    for_each_base(analysis, |base| {
        // Targets are only needed for digits for which the cross-lines otherwise have room.
        let rooms = base.digits.iter().map(|digit| base.room(digit, &[]));
        let needed: Vec<Room> = rooms.filter(Room::is_for_all).collect();
        if !needed.iter().all(Room::can_be_blocked_by_two) {
            return;
        }
        let hold = |targets: &[Cell]| {
            needed.iter().all(|room| {
                let mut room = *room;
                targets.iter().for_each(|target| base.take(&mut room, *target));
                !room.is_for_all()
            })
        };
        let inside = base.possible_targets(position, true);
        let outside = base.possible_targets(position, false);
        for (index, &first) in outside.iter().enumerate() {
            for &second in inside.iter().chain(&outside[index + 1..]) {
                if hold(&[first, second]) && !hold(&[first]) && !hold(&[second]) {
                    found(&Exocet { base, targets: [first.min(second), first.max(second)] });
                }
            }
        }
    });
}
