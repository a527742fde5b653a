//! Lines whose parts have equal sums: region-sum lines, zippers, double arrows.

use super::sums::parts_of;
use super::{Named, RuleKind, Value};
use crate::Cell;
use crate::rules::{Effects, Rule, Term};

/// A region-sum line: borders of boxes or regions divide it into segments, which all have the same sum.
pub(in crate::rules) static REGION_SUM: RuleKind = RuleKind {
    id: "region-sum",
    names: Named::Line { least: 2, exact: false },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        let segments: Vec<&[Cell]> =
            rule.cells().chunk_by(|a, b| effects.region(*a) == effects.region(*b)).collect();
        balance_all(rule, effects, &segments);
    },
};

/// A zipper: cells at the same distance from the middle have the same sum, which the middle cell has, too, if there is one.
pub(in crate::rules) static ZIPPER: RuleKind = RuleKind {
    id: "zipper",
    names: Named::Line { least: 3, exact: false },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        let cells = rule.cells();
        let half = cells.len() / 2;
        let pairs: Vec<[Cell; 2]> =
            (0..half).map(|place| [cells[place], cells[cells.len() - 1 - place]]).collect();
        let middle = &cells[half..cells.len() - half];
        let groups =
            pairs.iter().map(|pair| &pair[..]).chain([middle].into_iter().filter(|one| !one.is_empty()));
        balance_all(rule, effects, &groups.collect::<Vec<_>>());
    },
};

/// A double arrow: the two ends add up to what the cells between them do.
pub(in crate::rules) static DOUBLE_ARROW: RuleKind = RuleKind {
    id: "double-arrow",
    names: Named::Line { least: 3, exact: false },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        if let [first, ref inner @ .., last] = *rule.cells() {
            balance_all(rule, effects, &[&[first, last], inner]);
        }
    },
};

/// All these groups of cells have the same sum: that of the smallest, which says most about it.
fn balance_all(rule: &Rule, effects: &mut Effects<'_>, groups: &[&[Cell]]) {
    let Some(least) = (0..groups.len()).min_by_key(|index| groups[*index].len()) else { return };
    for (_, group) in groups.iter().enumerate().filter(|(index, _)| *index != least) {
        let terms = |cells: &[Cell], factor| -> Vec<Term> {
            cells.iter().map(|cell| Term { cell: *cell, factor }).collect()
        };
        effects.sum(rule, terms(group, 1).into_iter().chain(terms(groups[least], -1)), 0);
        if let [total] = *groups[least] {
            parts_of(effects, total, group);
        }
    }
}
