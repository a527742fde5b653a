//! A nabner line, the opposite of a renban line.

use super::{Named, RuleKind, Value};

/// No two digits on the line are equal or consecutive, wherever they are on it.
pub(in crate::rules) static NABNER: RuleKind = RuleKind {
    id: "nabner",
    names: Named::Line { least: 2, exact: false },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        for (place, a) in rule.cells().iter().enumerate() {
            rule.cells()[place + 1..].iter().for_each(|b| effects.relate(*a, *b, |x, y| x.abs_diff(y) > 1));
        }
    },
};
