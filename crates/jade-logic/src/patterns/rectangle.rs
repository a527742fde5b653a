//! Rectangles of two digits: four cells in two rows, two columns and two boxes, with none or two of them in every other
//! house. Filled with two alternating digits, they are [deadly](super::deadly).

use crate::patterns::deadly::{self, Own, Pattern};
use crate::patterns::report_distinct;
use crate::{Analysis, PartDecl, PartKind, PartValue, Role, StepSink, Technique};
use jade_grid::{Cell, CellSet, DigitSet, HouseKind, Position};
use std::ops::ControlFlow;

/// Four open cells with two digits. Each cell has at least one of them, and at least one cell has only these two
/// candidates. The candidates allow filling the cells with the two digits.
pub(crate) struct Rectangle {
    /// A corner, its neighbours in its row and its column, and the opposite corner.
    pub(crate) corners: [Cell; 4],
    pub(crate) digits: DigitSet,
}

impl Rectangle {
    /// Returns the four cells.
    pub(crate) fn cells(&self) -> CellSet {
        self.corners.into_iter().collect()
    }

    /// Returns the pattern that its digits form.
    pub(crate) fn pattern<'p>(&self, analysis: &Analysis<'p>) -> Pattern<'p> {
        Pattern::new(analysis.position(), self.cells(), Own::All(self.digits))
    }

    /// Returns each corner with its neighbours in its row and its column, and the opposite corner.
    pub(crate) fn corners_with_neighbours(&self) -> [[Cell; 4]; 4] {
        let [a, b, c, d] = self.corners;
        [[a, b, c, d], [b, a, d, c], [c, d, a, b], [d, c, b, a]]
    }

    /// Returns whether the cells are two opposite corners.
    pub(crate) fn across(&self, cells: CellSet) -> bool {
        let [a, b, c, d] = self.corners;
        cells == CellSet::only(a).with(d) || cells == CellSet::only(b).with(c)
    }

    /// Returns whether the cells are two corners in a row or a column.
    pub(crate) fn side_by_side(&self, cells: CellSet) -> bool {
        cells.len() == 2 && !self.across(cells)
    }
}

/// The corners of a rectangle with extra candidates.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Roof {
    /// Two in a row or a column.
    SideBySide,
    /// Two opposite corners, or three.
    Others,
}

/// The parts of a step in which all extras are the same digit.
pub(crate) const SHARED_EXTRA_PARTS: &[PartDecl] = &[
    PartDecl::new("digits", Role::Deadly, PartKind::Digits),
    PartDecl::new("deadly", Role::Deadly, PartKind::Candidates),
    PartDecl::new("first", Role::Extra, PartKind::Cell),
    PartDecl::new("roof", Role::Extra, PartKind::Cells),
    PartDecl::new("extra", Role::Extra, PartKind::Digit),
];

/// Reports the steps of a technique in which all extras of a rectangle are the same digit.
pub(crate) fn find_shared_extras(
    technique: &'static Technique,
    analysis: &Analysis<'_>,
    roof: Roof,
    found: &mut StepSink<'_>,
) -> ControlFlow<()> {
    let mut steps = Vec::new();
    for rectangle in analysis.rectangles() {
        let pattern = rectangle.pattern(analysis);
        let Some((extra, lost)) = pattern.shared_extra() else { continue };
        let is_side_by_side = rectangle.side_by_side(pattern.roof());
        if is_side_by_side == (roof == Roof::SideBySide) && !lost.is_empty() {
            let parts = technique.name_parts([
                PartValue::Digits(rectangle.digits),
                pattern.deadly(),
                PartValue::Cell(pattern.first()),
                PartValue::Cells(pattern.roof().large()),
                PartValue::Digit(extra),
            ]);
            steps.push(deadly::step(technique, parts, lost));
        }
    }
    report_distinct(steps, found)
}

/// Finds every rectangle of the position, once for each pair of digits.
pub(crate) fn find(analysis: &Analysis<'_>) -> Vec<Rectangle> {
    let position = analysis.position();
    let mut rectangles = Vec::new();
    for first in analysis.cells_with_count(2) {
        let digits = position.candidates(first);
        let usable = digits.iter().fold(CellSet::EMPTY, |usable, digit| usable | position.cells_with(digit));
        for_each_at(analysis, first, usable, usable, |corners| {
            let rectangle = Rectangle { corners, digits };
            // A rectangle with several such corners is found from the first of them.
            let earlier = |cell: &Cell| *cell < first && position.candidates(*cell) == digits;
            if usable.contains(corners[3])
                && !corners.iter().any(earlier)
                && can_be_filled(analysis, &rectangle)
                && deadly::can_be_exchanged(position, rectangle.cells(), digits)
            {
                rectangles.push(rectangle);
            }
        });
    }
    rectangles
}

/// Calls `found` with the corners of every rectangle with this first corner whose neighbour in the row is one of
/// `beside` and whose neighbour in the column is one of `below`: in two rows, two columns and two boxes, with none or
/// two of them in every house.
pub(crate) fn for_each_at(
    analysis: &Analysis<'_>,
    first: Cell,
    beside: CellSet,
    below: CellSet,
    mut found: impl FnMut([Cell; 4]),
) {
    let geometry = analysis.geometry();
    let along = |kind| {
        let house = geometry.houses_of(first).iter().find(|id| geometry.house(**id).kind() == kind);
        house.map_or(CellSet::EMPTY, |id| geometry.house(*id).set().without(first))
    };
    let (beside, below) = (beside & along(HouseKind::Row), below & along(HouseKind::Column));
    let own_box = geometry.house(geometry.box_of(first)).set();
    for one in beside {
        // Two boxes: exactly one of the neighbours is in the same box.
        let others = if own_box.contains(one) { below - own_box } else { below & own_box };
        for other in others {
            let across = geometry.cell_at(geometry.row(other), geometry.column(one));
            let corners = [first, one, other, across];
            if deadly::none_or_two(analysis, corners.into_iter().collect()) {
                found(corners);
            }
        }
    }
}

/// Returns the filled cells that are not givens; none if the givens are not known, or the puzzle bars digits, which may
/// be those that the cells would have to exchange.
pub(crate) fn entries(position: &Position) -> CellSet {
    if !position.restricted().is_empty() {
        return CellSet::EMPTY;
    }
    let filled = position.geometry().all_cells() - position.open_cells();
    position.givens().map_or(CellSet::EMPTY, |givens| filled - givens)
}

/// Returns whether the candidates allow one of the two ways to fill it with its digits.
fn can_be_filled(analysis: &Analysis<'_>, rectangle: &Rectangle) -> bool {
    let [first, beside, below, across] = rectangle.corners.map(|cell| analysis.position().candidates(cell));
    rectangle.digits.iter().any(|digit| {
        let other = rectangle.digits.without(digit);
        first.contains(digit)
            && across.contains(digit)
            && beside.is_superset(other)
            && below.is_superset(other)
    })
}
