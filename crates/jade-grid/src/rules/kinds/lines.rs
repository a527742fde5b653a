//! Lines of cells: thermometers, whispers, renban lines, palindromes, entropic and modular lines; and two lines that are equal.

use super::{Named, RuleKind, Value};
use crate::Cell;
use crate::rules::{Effects, Rule};

/// Calls `relate` with every two cells of a line, the earlier one first, and how far apart they are along it.
fn each_pair(rule: &Rule, mut relate: impl FnMut(Cell, Cell, u8)) {
    for (i, a) in rule.cells().iter().enumerate() {
        for (j, b) in rule.cells().iter().enumerate().skip(i + 1) {
            relate(*a, *b, u8::try_from(j - i).unwrap_or(u8::MAX));
        }
    }
}

/// Digits grow from the bulb, the first cell, to the end.
pub(in crate::rules) static THERMOMETER: RuleKind = RuleKind {
    id: "thermometer",
    names: Named::Line { least: 2, exact: false },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        each_pair(rule, |a, b, apart| effects.relate(a, b, |x, y| x.saturating_add(apart) <= y));
    },
};

/// Digits grow or stay the same from the bulb to the end.
pub(in crate::rules) static SLOW_THERMOMETER: RuleKind = RuleKind {
    id: "slow-thermometer",
    names: Named::Line { least: 2, exact: false },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| each_pair(rule, |a, b, _| effects.relate(a, b, |x, y| x <= y)),
};

/// The first cell holds the greater digit.
pub(in crate::rules) static GREATER_THAN: RuleKind = RuleKind {
    id: "greater-than",
    names: Named::Line { least: 2, exact: true },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        each_pair(rule, |a, b, _| effects.relate(a, b, |x, y| x > y));
    },
};

/// A German whisper: digits next to each other on the line differ by at least this much, 5 on 9×9.
pub(in crate::rules) static WHISPER: RuleKind = RuleKind {
    id: "whisper",
    names: Named::Line { least: 2, exact: false },
    value: Value::Optional,
    usual: |side| side.div_ceil(2) as u16,
    effects: |rule, effects| {
        let least = rule.number(effects.side());
        each_pair(rule, |a, b, apart| {
            if apart == 1 {
                effects.relate(a, b, |x, y| u16::from(x.abs_diff(y)) >= least);
            }
        });
    },
};

/// A renban line: different digits without a gap, in any order.
pub(in crate::rules) static RENBAN: RuleKind = RuleKind {
    id: "renban",
    names: Named::Line { least: 2, exact: false },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        let length = rule.cells().len();
        // As many different digits as cells, none further apart than their number less one: so there is no gap.
        let fits = |x: u8, y: u8| x != y && usize::from(x.abs_diff(y)) < length;
        each_pair(rule, |a, b, _| effects.relate(a, b, fits));
    },
};

/// An entropic line: any three cells in a row hold a low, a middle and a high digit; on boards whose digits make three such
/// groups.
pub(in crate::rules) static ENTROPIC: RuleKind = RuleKind {
    id: "entropic",
    names: Named::Line { least: 2, exact: false },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        let size = effects.side() as u8 / 3;
        if effects.side().is_multiple_of(3) {
            alternate(rule, effects, 3, |digit| (digit - 1) / size);
        }
    },
};

/// A modular line: as many cells in a row as the number, 3 unless said otherwise, have different remainders when their digits are
/// divided by it. With 2, even and odd digits alternate.
pub(in crate::rules) static MODULAR: RuleKind = RuleKind {
    id: "modular",
    names: Named::Line { least: 2, exact: false },
    value: Value::Optional,
    usual: |_| 3,
    effects: |rule, effects| {
        let number = rule.number(effects.side());
        if number > 1 {
            alternate(rule, effects, usize::from(number), |digit| u16::from(digit) % number);
        }
    },
};

/// So many cells in a row are of different groups. There are as many groups, so the line repeats them in one order.
fn alternate<G: PartialEq>(rule: &Rule, effects: &mut Effects<'_>, count: usize, group: impl Fn(u8) -> G) {
    for (i, a) in rule.cells().iter().enumerate() {
        for (j, b) in rule.cells().iter().enumerate().skip(i + 1) {
            let is_same = (j - i).is_multiple_of(count);
            effects.relate(*a, *b, |x, y| (group(x) == group(y)) == is_same);
        }
    }
}

/// The line reads the same from both ends.
pub(in crate::rules) static PALINDROME: RuleKind = RuleKind {
    id: "palindrome",
    names: Named::Line { least: 2, exact: false },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        let pairs = rule.cells().iter().zip(rule.cells().iter().rev()).take(rule.cells().len() / 2);
        pairs.for_each(|(a, b)| effects.relate(*a, *b, |x, y| x == y));
    },
};

/// The first half of the cells holds the same digits as the second, in the same order.
pub(in crate::rules) static CLONE: RuleKind = RuleKind {
    id: "clone",
    names: Named::Line { least: 2, exact: false },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        let (one, other) = rule.cells().split_at(rule.cells().len() / 2);
        one.iter().zip(other).for_each(|(a, b)| effects.relate(*a, *b, |x, y| x == y));
    },
};
