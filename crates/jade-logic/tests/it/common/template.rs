//! Naive finder for templates: lists all of them and removes the impossible ones.

use super::{Conclusions, Expected};
use jade_grid::{Candidate, Cell, CellSet, Digit, Position};
use std::collections::BTreeSet;

/// The maximum number of templates of a digit. With more, or on boards larger than 9×9, it would take too long.
const MAX_TEMPLATES: usize = 5000;

/// Returns the expected conclusions of the technique with this id; `None` if it is not one of these.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    if !["template-set", "template-delete"].contains(&id) {
        return None;
    }
    let side = position.geometry().side();
    if side > 9 {
        return Some(Expected::TooLong);
    }
    let mut of: Vec<Vec<CellSet>> = Vec::new();
    for digit in Digit::all(side) {
        let mut all = Vec::new();
        list(position, digit, 0, CellSet::EMPTY, &mut all);
        if all.len() > MAX_TEMPLATES {
            return Some(Expected::TooLong);
        }
        of.push(all);
    }
    let common = |templates: &[CellSet]| templates.iter().copied().reduce(|a, b| a & b).unwrap_or_default();
    loop {
        let before: usize = of.iter().map(Vec::len).sum();
        for digit in 0..side {
            let certain = common(&of[digit]);
            for other in (0..side).filter(|other| *other != digit) {
                of[other].retain(|template| template.is_disjoint(certain));
            }
        }
        if of.iter().map(Vec::len).sum::<usize>() == before {
            break;
        }
    }
    let mut expected: BTreeSet<Conclusions> = BTreeSet::new();
    for (digit, templates) in Digit::all(side).zip(&of) {
        let candidates =
            |cells: CellSet| cells.iter().map(|cell| Candidate::new(cell, digit)).collect::<Vec<_>>();
        let certain = candidates(common(templates) & position.open_cells());
        let used = templates.iter().fold(CellSet::EMPTY, |all, template| all | *template);
        let dead = candidates(position.cells_with(digit) - used);
        match id {
            "template-set" if !certain.is_empty() => expected.insert((certain, Vec::new())),
            "template-delete" if !dead.is_empty() => expected.insert((Vec::new(), dead)),
            _ => false,
        };
    }
    Some(Expected::Exactly(expected))
}

/// Lists every way to choose a cell for the digit in each row from this one on, no two of which see each other.
fn list(position: &Position, digit: Digit, row: usize, chosen: CellSet, all: &mut Vec<CellSet>) {
    let geometry = position.geometry();
    if all.len() > MAX_TEMPLATES {
        return;
    }
    if row == geometry.side() {
        return all.push(chosen);
    }
    let value = |cell: &Cell| position.value(*cell);
    let cells = geometry.house(geometry.row_house(row)).cells();
    let here = cells.iter().filter(|cell| value(cell) == Some(digit) || position.is_candidate(**cell, digit));
    // A row that already has the digit has no candidates for it.
    for cell in here {
        if geometry.peers(*cell).is_disjoint(chosen) {
            list(position, digit, row + 1, chosen.with(*cell), all);
        }
    }
}
