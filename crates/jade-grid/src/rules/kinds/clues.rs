//! Clues of which the cells are read one after the other: sandwiches, X-sums, skyscrapers, quadruples, lines between two ends,
//! lockout lines, sum lines.

use super::{Named, RuleKind, Value};

/// The cells between the two ends of a line hold digits between those of the ends.
pub(in crate::rules) static BETWEEN: RuleKind = RuleKind {
    id: "between",
    names: Named::Line { least: 3, exact: false },
    value: Value::None,
    usual: |_| 0,
    effects: |rule, effects| {
        let [first, ref inner @ .., last] = *rule.cells() else { return };
        for cell in inner {
            let largest = effects.side() as u8;
            effects.allow(*cell, |digit| 1 < digit && digit < largest);
            [first, last].into_iter().for_each(|end| effects.relate(end, *cell, |x, y| x != y));
        }
        effects.relate(first, last, |x, y| x.abs_diff(y) > 1);
        // Both ends come first, then what is between them. At the beginning, there is room for everything.
        effects.read(
            rule,
            [first, last].iter().chain(inner).copied(),
            (0, u8::MAX),
            |&(low, high), place, digit| match place {
                0 => Some((digit, digit)),
                1 => Some((low.min(digit), high.max(digit))),
                _ => (low < digit && digit < high).then_some((low, high)),
            },
            |_| true,
        );
    },
};

/// A lockout line: its two ends differ by at least this much, half the side unless said otherwise, and the cells between them hold
/// digits that are neither those of the ends nor between these.
pub(in crate::rules) static LOCKOUT: RuleKind = RuleKind {
    id: "lockout",
    names: Named::Line { least: 2, exact: false },
    value: Value::Optional,
    usual: |side| side as u16 / 2,
    effects: |rule, effects| {
        let [first, ref inner @ .., last] = *rule.cells() else { return };
        let least = rule.number(effects.side());
        effects.relate(first, last, |x, y| u16::from(x.abs_diff(y)) >= least);
        for cell in inner {
            [first, last].into_iter().for_each(|end| effects.relate(end, *cell, |x, y| x != y));
        }
        // Both ends come first, then what is between them.
        effects.read(
            rule,
            [first, last].iter().chain(inner).copied(),
            (0, 0),
            |&(low, high): &(u8, u8), place, digit| match place {
                0 => Some((digit, digit)),
                1 => (u16::from(low.abs_diff(digit)) >= least).then(|| (low.min(digit), high.max(digit))),
                _ => (digit < low || high < digit).then_some((low, high)),
            },
            |_| true,
        );
    },
};

/// A sum line, also ten line: it can be divided into pieces that each add up to the number, 10 unless said otherwise.
pub(in crate::rules) static SUM_LINE: RuleKind = RuleKind {
    id: "sum-line",
    names: Named::Line { least: 2, exact: false },
    value: Value::Optional,
    usual: |_| 10,
    effects: |rule, effects| {
        let total = rule.number(effects.side());
        // What the piece that is being read adds up to; 0 where one ends.
        effects.read(
            rule,
            rule.cells().iter().copied(),
            0,
            |&sum, _, digit| match sum + u16::from(digit) {
                sum if sum == total => Some(0),
                sum => (sum < total).then_some(sum),
            },
            |&sum| sum == 0,
        );
    },
};

/// The four cells around a corner hold these digits, each as often as it is named.
pub(in crate::rules) static QUADRUPLE: RuleKind = RuleKind {
    id: "quadruple",
    names: Named::Corner,
    value: Value::Digits,
    usual: |_| 0,
    effects: |rule, effects| {
        let missing: Vec<u8> = super::digits_of(rule.value().unwrap_or_default()).collect();
        effects.read(
            rule,
            rule.cells().iter().copied(),
            missing,
            |missing, _, digit| {
                let mut missing = missing.clone();
                if let Some(found) = missing.iter().position(|other| *other == digit) {
                    missing.remove(found);
                }
                Some(missing)
            },
            Vec::is_empty,
        );
    },
};

/// The digits between the 1 and the largest digit of a row or column add up to a number.
pub(in crate::rules) static SANDWICH: RuleKind = RuleKind {
    id: "sandwich",
    names: Named::RowOrColumn { from: false },
    value: Value::Needed,
    usual: |_| 0,
    effects: |rule, effects| {
        let (total, largest) = (rule.value().unwrap_or_default(), effects.side() as u8);
        // How many of the two have come, and what the digits since the first of them add up to.
        effects.read(
            rule,
            rule.cells().iter().copied(),
            (0, 0),
            |&(ends, sum), _, digit| match (ends, digit == 1 || digit == largest) {
                (0, is_end) => Some((u8::from(is_end), 0)),
                (1, true) => (sum == total).then_some((2, 0)),
                (1, false) => Some((1, sum + u16::from(digit))).filter(|(_, sum)| *sum <= total),
                (_, is_end) => (!is_end).then_some((2, 0)),
            },
            |&(ends, _)| ends == 2,
        );
    },
};

/// The first X digits, seen from the clue, add up to a number; X is the first of them.
pub(in crate::rules) static X_SUM: RuleKind = RuleKind {
    id: "x-sum",
    names: Named::RowOrColumn { from: true },
    value: Value::Needed,
    usual: |_| 0,
    effects: |rule, effects| {
        let total = rule.value().unwrap_or_default();
        // How many digits are still to be added, and what is missing from the sum.
        effects.read(
            rule,
            rule.cells().iter().copied(),
            (0, total),
            |&(left, missing), place, digit| {
                let left = if place == 0 { digit } else { left };
                if left == 0 {
                    return Some((0, 0));
                }
                let missing = missing.checked_sub(u16::from(digit))?;
                (left > 1 || missing == 0).then_some((left - 1, missing))
            },
            |&(left, _)| left == 0,
        );
    },
};

/// So many digits are seen from the clue, where larger digits hide the smaller ones behind them.
pub(in crate::rules) static SKYSCRAPER: RuleKind = RuleKind {
    id: "skyscraper",
    names: Named::RowOrColumn { from: true },
    value: Value::Needed,
    usual: |_| 0,
    effects: |rule, effects| {
        let count = rule.value().unwrap_or_default();
        // The largest digit so far, and how many are seen.
        effects.read(
            rule,
            rule.cells().iter().copied(),
            (0, 0),
            |&(largest, seen), _, digit| match digit > largest {
                true => Some((digit, seen + 1)).filter(|(_, seen)| *seen <= count),
                false => Some((largest, seen)),
            },
            |&(_, seen)| seen == count,
        );
    },
};
