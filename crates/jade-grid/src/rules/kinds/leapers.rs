//! Cells a move of a chess piece apart hold different digits.

use super::{Named, RuleKind, Value};

/// Cells a knight’s move apart.
pub(in crate::rules) static ANTI_KNIGHT: RuleKind = RuleKind {
    id: "anti-knight",
    names: Named::Board,
    value: Value::None,
    usual: |_| 0,
    effects: |_, effects| effects.relate_at(&[(1, 2), (1, -2), (2, 1), (2, -1)], |a, b| a != b),
};

/// Cells a king’s move apart: those that touch at a corner, too.
pub(in crate::rules) static ANTI_KING: RuleKind = RuleKind {
    id: "anti-king",
    names: Named::Board,
    value: Value::None,
    usual: |_| 0,
    effects: |_, effects| effects.relate_at(&[(1, 1), (1, -1), (1, 0), (0, 1)], |a, b| a != b),
};
