//! Cells that hold even or odd digits.

use super::{Marks, Named, RuleKind, Value};

/// Even digits.
pub(in crate::rules) static EVEN: RuleKind = RuleKind {
    id: "even",
    names: Named::EachCell,
    value: Value::None,
    usual: |_| 0,
    marks: Marks::Cells,
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
    marks: Marks::Cells,
    effects: |rule, effects| {
        rule.cells().iter().for_each(|cell| effects.allow(*cell, |digit| digit % 2 == 1))
    },
};
