//! Naive finders for sums: every choice of a candidate for each cell, and its total.

use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, Digit, Position};
use std::collections::BTreeSet;

/// Returns the expected conclusions of the technique with this id; `None` if it is another one.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    match id {
        "sum-combinations" => Some(combinations(position)),
        "rule-of-45" => Some(whole_houses(position)),
        _ => None,
    }
}

/// Cages alone: arrows and diagonals have cells that may be equal, and the finder does not compare all of their cells.
fn combinations(position: &Position) -> Expected {
    let board = position.geometry();
    let mut expected = BTreeSet::new();
    let mut are_all_cages = true;
    for rule in board.rules().added() {
        let Some(total) = rule.value().filter(|_| rule.kind().id() == "cage") else {
            are_all_cages &= board.sums().is_empty() || rule.kind().id() == "cage";
            continue;
        };
        let gone = impossible(position, rule.cells(), u32::from(total));
        if !gone.is_empty() {
            expected.insert((Vec::new(), gone));
        }
    }
    if are_all_cages { Expected::Exactly(expected) } else { Expected::AtLeast(expected) }
}

/// Houses out of which no cage sticks: what the cages in them leave makes up the difference.
fn whole_houses(position: &Position) -> Expected {
    let board = position.geometry();
    let side = board.side() as u32;
    let mut expected: BTreeSet<Conclusions> = BTreeSet::new();
    for house in board.house_ids() {
        let mut left: BTreeSet<Cell> = board.house(house).cells().iter().copied().collect();
        let mut total = side * (side + 1) / 2;
        let mut has_border = false;
        for rule in board.rules().added().iter().filter(|rule| rule.kind().id() == "cage") {
            let inside = rule.cells().iter().filter(|cell| left.contains(cell)).count();
            has_border |= inside > 0 && inside < rule.cells().len();
            if inside == rule.cells().len()
                && let Some(sum) = rule.value()
            {
                rule.cells().iter().for_each(|cell| {
                    left.remove(cell);
                });
                total -= u32::from(sum);
            }
        }
        let left: Vec<Cell> = left.into_iter().collect();
        if has_border || left.is_empty() || left.len() > 4 || left.len() as u32 == side {
            continue;
        }
        let gone = impossible(position, &left, total);
        match left[..] {
            [cell] if position.value(cell).is_none() => {
                if let Some(digit) = Digit::new(total as u8).filter(|d| position.is_candidate(cell, *d)) {
                    expected.insert((vec![Candidate::new(cell, digit)], Vec::new()));
                }
            }
            _ if gone.is_empty() => {}
            _ => {
                expected.insert((Vec::new(), gone));
            }
        }
    }
    Expected::AtLeast(expected)
}

/// Returns the candidates of these cells, all different, that no choice with this total has; none if there is no choice at all.
fn impossible(position: &Position, cells: &[Cell], total: u32) -> Vec<Candidate> {
    let mut possible = BTreeSet::new();
    choose(position, cells, total, &mut Vec::new(), &mut possible);
    let all = cells
        .iter()
        .filter(|cell| position.value(**cell).is_none())
        .flat_map(|cell| position.candidates(*cell).iter().map(move |digit| Candidate::new(*cell, digit)));
    let mut gone: Vec<Candidate> = all.filter(|candidate| !possible.contains(candidate)).collect();
    gone.sort_unstable();
    if possible.is_empty() { Vec::new() } else { gone }
}

fn choose(
    position: &Position,
    cells: &[Cell],
    total: u32,
    chosen: &mut Vec<Digit>,
    possible: &mut BTreeSet<Candidate>,
) {
    let Some(cell) = cells.get(chosen.len()) else {
        if total == 0 {
            possible.extend(cells.iter().zip(&*chosen).map(|(cell, digit)| Candidate::new(*cell, *digit)));
        }
        return;
    };
    for digit in Digit::all(position.geometry().side()) {
        let may = position.value(*cell) == Some(digit) || position.is_candidate(*cell, digit);
        if may && !chosen.contains(&digit) && u32::from(digit.get()) <= total {
            chosen.push(digit);
            choose(position, cells, total - u32::from(digit.get()), chosen, possible);
            chosen.pop();
        }
    }
}
