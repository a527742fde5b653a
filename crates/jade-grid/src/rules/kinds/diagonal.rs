//! Diagonals: each holds every digit once. With both, the board is known as Sudoku X.

use super::{Named, RuleKind, Value};
use crate::{Cell, HouseKind};

/// From the top left to the bottom right.
pub(in crate::rules) static MAIN_DIAGONAL: RuleKind = RuleKind {
    id: "main-diagonal",
    names: Named::Board,
    value: Value::None,
    usual: |_| 0,
    effects: |_, effects| {
        let side = effects.side();
        effects.house(HouseKind::Diagonal, (0..side).map(|i| Cell::new(i * side + i)));
    },
};

/// From the top right to the bottom left.
pub(in crate::rules) static ANTIDIAGONAL: RuleKind = RuleKind {
    id: "antidiagonal",
    names: Named::Board,
    value: Value::None,
    usual: |_| 0,
    effects: |_, effects| {
        let side = effects.side();
        effects.house(HouseKind::Diagonal, (0..side).map(|i| Cell::new(i * side + side - 1 - i)));
    },
};
