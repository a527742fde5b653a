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
        let gone = impossible(position, rule.cells(), i32::from(total));
        if !gone.is_empty() {
            expected.insert((Vec::new(), gone));
        }
    }
    if are_all_cages { Expected::Exactly(expected) } else { Expected::AtLeast(expected) }
}

/// Single houses out of which at most one cell of their cages sticks. A cage counts if more of it is inside than outside.
fn whole_houses(position: &Position) -> Expected {
    let board = position.geometry();
    let side = board.side() as i32;
    let mut expected: BTreeSet<Conclusions> = BTreeSet::new();
    for house in board.house_ids() {
        let mut left: BTreeSet<Cell> = board.house(house).cells().iter().copied().collect();
        let all = left.clone();
        let mut outside: Vec<Cell> = Vec::new();
        let mut total = side * (side + 1) / 2;
        for rule in board.rules().added().iter().filter(|rule| rule.kind().id() == "cage") {
            let inside = rule.cells().iter().filter(|cell| all.contains(cell)).count();
            if let Some(sum) = rule.value()
                && inside > rule.cells().len() - inside
            {
                rule.cells().iter().for_each(|cell| {
                    if !left.remove(cell) {
                        outside.push(*cell);
                    }
                });
                total -= i32::from(sum);
            }
        }
        let left: Vec<Cell> = left.into_iter().collect();
        let cells = left.len() + outside.len();
        if outside.len() > 1 || cells == 0 || cells > 4 || left.len() as i32 == side {
            continue;
        }
        let gone = match outside[..] {
            [cell] => impossible_less(position, &left, cell, total),
            _ => impossible(position, &left, total),
        };
        let single = left.iter().chain(&outside).copied().next().filter(|_| cells == 1);
        match single.filter(|cell| position.value(*cell).is_none()) {
            Some(cell) => {
                let digit =
                    Digit::new(total.unsigned_abs() as u8).filter(|d| position.is_candidate(cell, *d));
                if let Some(digit) = digit {
                    expected.insert((vec![Candidate::new(cell, digit)], Vec::new()));
                }
            }
            None if gone.is_empty() => {}
            None => {
                expected.insert((Vec::new(), gone));
            }
        }
    }
    Expected::AtLeast(expected)
}

/// Returns the candidates that no choice for the cells, all different, and for one more cell has, where the cells come to `total`
/// more than that one; none if there is no choice at all.
fn impossible_less(position: &Position, cells: &[Cell], less: Cell, total: i32) -> Vec<Candidate> {
    let mut possible = BTreeSet::new();
    for digit in Digit::all(position.geometry().side()) {
        if position.value(less) == Some(digit) || position.is_candidate(less, digit) {
            let (mut here, sum) = (BTreeSet::new(), total + i32::from(digit.get()));
            choose(position, cells, sum, &mut Vec::new(), &mut here);
            if !here.is_empty() || cells.is_empty() && sum == 0 {
                here.insert(Candidate::new(less, digit));
            }
            possible.extend(here);
        }
    }
    not_among(position, cells.iter().copied().chain([less]), &possible)
}

/// Returns the candidates of these cells, all different, that no choice with this total has; none if there is no choice at all.
fn impossible(position: &Position, cells: &[Cell], total: i32) -> Vec<Candidate> {
    let mut possible = BTreeSet::new();
    choose(position, cells, total, &mut Vec::new(), &mut possible);
    not_among(position, cells.iter().copied(), &possible)
}

fn not_among(
    position: &Position,
    cells: impl Iterator<Item = Cell>,
    possible: &BTreeSet<Candidate>,
) -> Vec<Candidate> {
    let open = cells.filter(|cell| position.value(*cell).is_none());
    let all = open.flat_map(|cell| position.candidates(cell).iter().map(move |d| Candidate::new(cell, d)));
    let mut gone: Vec<Candidate> = all.filter(|candidate| !possible.contains(candidate)).collect();
    gone.sort_unstable();
    if possible.is_empty() { Vec::new() } else { gone }
}

fn choose(
    position: &Position,
    cells: &[Cell],
    total: i32,
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
        if may && !chosen.contains(&digit) && i32::from(digit.get()) <= total {
            chosen.push(digit);
            choose(position, cells, total - i32::from(digit.get()), chosen, possible);
            chosen.pop();
        }
    }
}
