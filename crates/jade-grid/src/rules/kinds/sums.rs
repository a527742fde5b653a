//! Sums: cages, arrows, and the diagonals of little killers.

use super::{Named, RuleKind, Value};
use crate::rules::{Effects, Rule, Term};
use crate::{Cell, HouseKind};

/// A cage of a killer: different digits; with a number, they add up to it.
pub(in crate::rules) static CAGE: RuleKind = RuleKind {
    id: "cage",
    names: Named::Group { different: true },
    value: Value::Optional,
    usual: |_| 0,
    effects: |rule, effects| {
        let cells = rule.cells();
        for (index, a) in cells.iter().enumerate() {
            cells[index + 1..].iter().for_each(|b| effects.relate(*a, *b, |x, y| x != y));
        }
        if cells.len() == effects.side() {
            effects.house(HouseKind::Extra, cells.iter().copied());
        }
        if let Some(sum) = rule.value() {
            add_up(rule, effects, cells, sum);
        }
    },
};

/// Cells that add up to a number; digits may repeat where no other rule forbids it.
pub(in crate::rules) static SUM: RuleKind = RuleKind {
    id: "sum",
    names: Named::Group { different: false },
    value: Value::Needed,
    usual: |_| 0,
    effects: |rule, effects| add_up(rule, effects, rule.cells(), rule.value().unwrap_or_default()),
};

/// A little killer: the cells of a diagonal, from the edge where its arrow stands, add up to a number.
pub(in crate::rules) static LITTLE_KILLER: RuleKind = RuleKind {
    id: "little-killer",
    names: Named::Diagonal,
    value: Value::Needed,
    usual: |_| 0,
    effects: |rule, effects| add_up(rule, effects, rule.cells(), rule.value().unwrap_or_default()),
};

/// The greatest factor of a cell of a circle. A number of six digits is out of reach of any shaft, so a greater one makes no
/// difference.
const MOST_PLACES: u32 = 5;

/// An arrow: the cells of the shaft add up to the number in the circle, which comes first. The circle has one cell unless said
/// otherwise; several are read as the digits of one number.
pub(in crate::rules) static ARROW: RuleKind = RuleKind {
    id: "arrow",
    names: Named::Arrow,
    value: Value::Optional,
    usual: |_| 1,
    effects: |rule, effects| {
        let size = usize::from(rule.number(effects.side()).max(1));
        let Some((circle, shaft)) = rule.cells().split_at_checked(size) else { return };
        let place_values = (0..size as u32).rev().map(|place| -10_i32.pow(place.min(MOST_PLACES)));
        let circled = circle.iter().zip(place_values).map(|(cell, factor)| Term { cell: *cell, factor });
        effects.sum(rule, circled.chain(shaft.iter().map(|cell| Term { cell: *cell, factor: 1 })), 0);
        if let [total] = *circle {
            parts_of(effects, total, shaft);
        }
    },
};

/// The digits of the parts add up to that of a cell, so each of them leaves room for the others.
pub(super) fn parts_of(effects: &mut Effects<'_>, total: Cell, parts: &[Cell]) {
    let others = u8::try_from(parts.len().saturating_sub(1)).unwrap_or(u8::MAX);
    for cell in parts {
        effects.relate(total, *cell, |total, part| match others {
            0 => total == part,
            _ => part.saturating_add(others) <= total,
        });
    }
}

/// These cells add up to the number.
fn add_up(rule: &Rule, effects: &mut Effects<'_>, cells: &[Cell], total: u16) {
    effects.sum(rule, cells.iter().map(|cell| Term { cell: *cell, factor: 1 }), i32::from(total));
    // Two cells are a pair, so the rest of the program can use them as one.
    if let [a, b] = *cells {
        effects.relate(a, b, |x, y| u16::from(x) + u16::from(y) == total);
    }
}
