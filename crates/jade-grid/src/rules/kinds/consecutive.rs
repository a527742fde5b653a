//! Cells side by side hold digits that differ by more than one.

use super::{Named, RuleKind, Value};

/// No two neighbours are consecutive.
pub(in crate::rules) static NON_CONSECUTIVE: RuleKind = RuleKind {
    id: "non-consecutive",
    names: Named::Board,
    value: Value::None,
    usual: |_| 0,
    effects: |_, effects| effects.relate_at(&[(1, 0), (0, 1)], |a, b| a.abs_diff(b) != 1),
};
