//! Cells that hold even or odd digits.

use super::{Named, RuleKind, Value};

/// Even digits.
pub(in crate::rules) static EVEN: RuleKind = RuleKind {
    id: "even",
    names: Named::EachCell,
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        rule.cells().iter().for_each(|cell| effects.allow(*cell, |digit| digit % 2 == 0))
    },
};

/// Odd digits.
pub(in crate::rules) static ODD: RuleKind = RuleKind {
    id: "odd",
    names: Named::EachCell,
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        rule.cells().iter().for_each(|cell| effects.allow(*cell, |digit| digit % 2 == 1))
    },
};
