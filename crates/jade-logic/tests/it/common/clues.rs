//! The naive finder for clues: every choice of a candidate for each cell, judged by what the rule says.

use super::Expected;
use jade_grid::{Candidate, Digit, Position, Rule};
use std::collections::BTreeSet;

/// The most choices that are looked at on a board.
const MOST_CHOICES: usize = 60_000;

/// Returns the expected conclusions of the technique with this id; `None` if it is another one.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    if id != "clue-combinations" {
        return None;
    }
    let mut expected = BTreeSet::new();
    let mut left = MOST_CHOICES;
    // On large boards, that the cells of a row differ is not part of its clue.
    if position.geometry().side() > 9 {
        return Some(Expected::TooLong);
    }
    for rule in position.geometry().rules().added() {
        let mut possible = BTreeSet::new();
        choose(position, rule, &mut Vec::new(), &mut possible, &mut left);
        if left == 0 {
            return Some(Expected::TooLong);
        }
        let open = rule.cells().iter().filter(|cell| position.value(**cell).is_none());
        let all = open.flat_map(|cell| position.candidates(*cell).iter().map(|d| Candidate::new(*cell, d)));
        let mut gone: Vec<Candidate> = all.filter(|candidate| !possible.contains(candidate)).collect();
        gone.sort_unstable();
        if !possible.is_empty() && !gone.is_empty() {
            expected.insert((Vec::new(), gone));
        }
    }
    Some(Expected::Exactly(expected))
}

fn choose(
    position: &Position,
    rule: &Rule,
    chosen: &mut Vec<Digit>,
    possible: &mut BTreeSet<Candidate>,
    left: &mut usize,
) {
    *left = left.saturating_sub(1);
    let cells = rule.cells();
    let Some(cell) = cells.get(chosen.len()) else {
        let digits: Vec<usize> = chosen.iter().map(|digit| usize::from(digit.get())).collect();
        if is_right(rule, &digits, position.geometry().side()) {
            possible.extend(cells.iter().zip(&*chosen).map(|(cell, digit)| Candidate::new(*cell, *digit)));
        }
        return;
    };
    for digit in Digit::all(position.geometry().side()) {
        let may = position.value(*cell) == Some(digit) || position.is_candidate(*cell, digit);
        let sees = |(other, there): (&jade_grid::Cell, &Digit)| {
            *there == digit && position.geometry().see_each_other(*other, *cell)
        };
        if *left > 0 && may && !cells.iter().zip(&*chosen).any(sees) {
            chosen.push(digit);
            choose(position, rule, chosen, possible, left);
            chosen.pop();
        }
    }
}

/// Returns whether digits in the cells of a rule are what it asks for.
pub fn is_right(rule: &Rule, digits: &[usize], side: usize) -> bool {
    let number = usize::from(rule.value().unwrap_or_default());
    match rule.kind().id() {
        "between" => {
            let (first, last) = (digits[0], digits[digits.len() - 1]);
            let inner = &digits[1..digits.len() - 1];
            inner.iter().all(|digit| first.min(last) < *digit && *digit < first.max(last))
        }
        "lockout" => {
            let (first, last) = (digits[0], digits[digits.len() - 1]);
            let least = rule.value().map_or(side / 2, usize::from);
            let outside = |digit: &usize| *digit < first.min(last) || first.max(last) < *digit;
            first.abs_diff(last) >= least && digits[1..digits.len() - 1].iter().all(outside)
        }
        "sum-line" => {
            let total = rule.value().map_or(10, usize::from);
            // A piece ends wherever its sum is reached: digits are never 0.
            let mut left = total;
            digits.iter().all(|digit| {
                let fits = *digit <= left;
                left = if *digit == left { total } else { left.saturating_sub(*digit) };
                fits
            }) && left == total
        }
        "quadruple" => {
            let mut there: Vec<String> = digits.iter().map(usize::to_string).collect();
            number.to_string().chars().all(|named| {
                let found = there.iter().position(|digit| *digit == named.to_string());
                found.map(|place| there.remove(place)).is_some()
            })
        }
        "sandwich" => {
            let ends: Vec<usize> = (0..side).filter(|place| [1, side].contains(&digits[*place])).collect();
            digits[ends[0] + 1..ends[1]].iter().sum::<usize>() == number
        }
        "x-sum" => digits[..digits[0]].iter().sum::<usize>() == number,
        "skyscraper" => {
            let is_seen = |place: &usize| digits[..*place].iter().all(|before| *before < digits[*place]);
            (0..side).filter(is_seen).count() == number
        }
        other => panic!("say here what {other} means"),
    }
}
