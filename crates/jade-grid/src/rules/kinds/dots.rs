//! Signs between two cells: dots of Kropki, X and V; and the rule that all signs are shown.

use super::{Named, RuleKind, Value};
use crate::Cell;
use crate::rules::{Effects, Rule};
use std::collections::HashSet;

/// A white dot: the digits differ by this much, 1 unless said otherwise.
pub(in crate::rules) static DIFFERENCE: RuleKind = RuleKind {
    id: "difference",
    names: Named::Neighbours,
    value: Value::Optional,
    usual: |_| 1,
    effects: |rule, effects| between(rule, effects, differ_by(rule.number(effects.side()))),
};

/// A black dot: one digit is this many times the other, twice unless said otherwise.
pub(in crate::rules) static RATIO: RuleKind = RuleKind {
    id: "ratio",
    names: Named::Neighbours,
    value: Value::Optional,
    usual: |_| 2,
    effects: |rule, effects| between(rule, effects, are_in_ratio(rule.number(effects.side()))),
};

/// A V (5), an X (10) or any other sum of two neighbours.
pub(in crate::rules) static PAIR_SUM: RuleKind = RuleKind {
    id: "pair-sum",
    names: Named::Neighbours,
    value: Value::Needed,
    usual: |_| 0,
    effects: |rule, effects| between(rule, effects, sum_to(rule.value().unwrap_or_default())),
};

/// Every difference of this much, 1 unless said otherwise, is shown: neighbours without a dot differ by another.
pub(in crate::rules) static ALL_DIFFERENCES: RuleKind = RuleKind {
    id: "all-differences",
    names: Named::Board,
    value: Value::Optional,
    usual: |_| 1,
    effects: |rule, effects| {
        unmarked(effects, &[&DIFFERENCE, &RATIO], differ_by(rule.number(effects.side())));
    },
};

/// Every ratio of this much, 2 unless said otherwise, is shown.
pub(in crate::rules) static ALL_RATIOS: RuleKind = RuleKind {
    id: "all-ratios",
    names: Named::Board,
    value: Value::Optional,
    usual: |_| 2,
    effects: |rule, effects| {
        unmarked(effects, &[&DIFFERENCE, &RATIO], are_in_ratio(rule.number(effects.side())));
    },
};

/// Every pair of neighbours with this sum, or with 5 or 10 unless said otherwise, has its sign.
pub(in crate::rules) static ALL_PAIR_SUMS: RuleKind = RuleKind {
    id: "all-pair-sums",
    names: Named::Board,
    value: Value::Optional,
    usual: |_| 0,
    effects: |rule, effects| match rule.value() {
        Some(sum) => unmarked(effects, &[&PAIR_SUM], sum_to(sum)),
        None => unmarked(effects, &[&PAIR_SUM], |a, b| a + b == 5 || a + b == 10),
    },
};

fn differ_by(difference: u16) -> impl Fn(u8, u8) -> bool {
    move |a, b| u16::from(a.abs_diff(b)) == difference
}

fn are_in_ratio(ratio: u16) -> impl Fn(u8, u8) -> bool {
    move |a, b| u16::from(a.min(b)).checked_mul(ratio) == Some(u16::from(a.max(b)))
}

fn sum_to(sum: u16) -> impl Fn(u8, u8) -> bool {
    move |a, b| u16::from(a) + u16::from(b) == sum
}

/// The two cells of the rule meet the condition.
fn between(rule: &Rule, effects: &mut Effects<'_>, meet: impl Fn(u8, u8) -> bool) {
    if let [a, b] = *rule.cells() {
        effects.relate(a, b, meet);
    }
}

/// Neighbours without a sign of these kinds do not meet the condition.
fn unmarked(effects: &mut Effects<'_>, kinds: &[&RuleKind], meet: impl Fn(u8, u8) -> bool) {
    let marked: HashSet<[Cell; 2]> = effects
        .rules()
        .iter()
        .filter(|rule| kinds.contains(&rule.kind()))
        .filter_map(|rule| rule.cells().try_into().ok())
        .collect();
    for cell in effects.cells() {
        let (row, column) = effects.place(cell);
        for (down, right) in [(1, 0), (0, 1)] {
            if let Some(other) = effects.cell_at(row as isize + down, column as isize + right)
                && !marked.contains(&[cell, other])
            {
                effects.relate(cell, other, |a, b| !meet(a, b));
            }
        }
    }
}
