//! The naive finder for common exclusion: every digit of a house and every cell, and for each candidate elsewhere whether it
//! can be true together with one of the cases.

use super::Expected;
use jade_grid::{Candidate, Cell, Digit, Geometry, Position};
use std::collections::BTreeSet;

/// Returns the expected conclusions of the technique with this id; `None` if it is another one.
pub fn conclusions(id: &str, position: &Position) -> Option<Expected> {
    if id != "common-exclusion" {
        return None;
    }
    let board = position.geometry();
    // There, it is pointing and claiming.
    if board.is_plain() {
        return Some(Expected::Exactly(BTreeSet::new()));
    }
    let all: Vec<Candidate> = (board.cells())
        .flat_map(|cell| Digit::all(board.side()).map(move |digit| Candidate::new(cell, digit)))
        .filter(|one| position.is_candidate(one.cell, one.digit))
        .collect();
    let houses = board.houses().iter().flat_map(|house| {
        let in_house = |digit| {
            let cells = house.cells().iter();
            cells.map(|cell| Candidate::new(*cell, digit)).filter(|one| all.contains(one)).collect()
        };
        Digit::all(board.side()).map(in_house).collect::<Vec<Vec<Candidate>>>()
    });
    let cells = board.cells().map(|cell| all.iter().copied().filter(|one| one.cell == cell).collect());
    let mut expected = BTreeSet::new();
    for cases in houses.chain(cells.collect::<Vec<_>>()).filter(|cases: &Vec<Candidate>| cases.len() > 1) {
        let gone: Vec<Candidate> = all
            .iter()
            .copied()
            .filter(|one| !cases.contains(one))
            .filter(|one| cases.iter().all(|case| !both_fit(board, *case, *one)))
            .collect();
        if !gone.is_empty() {
            expected.insert((Vec::new(), gone));
        }
    }
    Some(Expected::Exactly(expected))
}

/// Whether two candidates can be true together, as far as houses and rules for two cells say.
fn both_fit(board: &Geometry, a: Candidate, b: Candidate) -> bool {
    let in_house = |cell: Cell, other: Cell| {
        board.houses().iter().any(|house| house.cells().contains(&cell) && house.cells().contains(&other))
    };
    if a.cell == b.cell {
        return a.digit == b.digit;
    }
    let excluded =
        board.pairs(a.cell).any(|(cell, out)| cell == b.cell && out[a.digit.index()].contains(b.digit));
    !(excluded || a.digit == b.digit && in_house(a.cell, b.cell))
}
