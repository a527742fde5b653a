//! More houses: windows, disjoint groups, the centre dot, and any set of cells.

use super::{Named, RuleKind, Value};
use crate::{Cell, Geometry, HouseKind};

/// Windoku, also hyper-sudoku: boxes that lie between the boxes, a cell apart and a cell from the edge.
pub(in crate::rules) static WINDOWS: RuleKind = RuleKind {
    id: "windows",
    names: Named::Board,
    value: Value::None,
    usual: |_| 0,
    effects: |_, effects| {
        let side = effects.side();
        let (height, width) = boxes(side);
        let starts = |size: usize| (1..side).step_by(size + 1).filter(move |start| start + size < side);
        for top in starts(height) {
            for left in starts(width) {
                let cells = (0..side).map(|i| (top + i / width) * side + left + i % width);
                effects.house(HouseKind::Window, cells.map(Cell::new));
            }
        }
    },
};

/// Cells at the same place in different boxes: all top left ones, and so on.
pub(in crate::rules) static DISJOINT_GROUPS: RuleKind = RuleKind {
    id: "disjoint-groups",
    names: Named::Board,
    value: Value::None,
    usual: |_| 0,
    effects: |_, effects| {
        let side = effects.side();
        let (height, width) = boxes(side);
        for place in 0..side {
            let (down, right) = (place / width, place % width);
            let tops = (0..side).step_by(height);
            let cells = tops.flat_map(|top| (0..side).step_by(width).map(move |left| (top, left)));
            let cells = cells.map(|(top, left)| Cell::new((top + down) * side + left + right));
            effects.house(HouseKind::Group, cells);
        }
    },
};

/// The middle cells of the nine boxes; on boards whose boxes have a middle.
pub(in crate::rules) static CENTRE_DOT: RuleKind = RuleKind {
    id: "centre-dot",
    names: Named::Board,
    value: Value::None,
    usual: |_| 0,
    effects: |_, effects| {
        let side = effects.side();
        let size = side.isqrt();
        if size * size == side && size % 2 == 1 {
            let middles = (0..side).map(|i| (i / size * size + size / 2, i % size * size + size / 2));
            let cells: Vec<Cell> = middles.map(|(row, column)| Cell::new(row * side + column)).collect();
            effects.house(HouseKind::Extra, cells);
        }
    },
};

/// Any cells, as many as there are digits.
pub(in crate::rules) static EXTRA_REGION: RuleKind = RuleKind {
    id: "extra-region",
    names: Named::House,
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| effects.house(HouseKind::Extra, rule.cells().iter().copied()),
};

/// Returns the usual rows and columns of a box; on a side without such boxes, one row as wide as the board.
fn boxes(side: usize) -> (usize, usize) {
    Geometry::usual_boxes(side).unwrap_or((1, side))
}
