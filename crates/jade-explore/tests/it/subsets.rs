//! Redundant givens and minimal puzzles: against all subsets.

use crate::board;
use jade_explore::{Cancelled, is_minimal, minimal_puzzles, redundant_givens};
use jade_search::SearchLimits;
use jade_search::nine::{Board, Solver};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

const THIRTY: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

fn minimal_within(board: &Board) -> Vec<Board> {
    let mut found = Vec::new();
    let each = &mut |minimal: &Board| {
        found.push(*minimal);
        ControlFlow::Continue(())
    };
    minimal_puzzles(board, &|| false, each).unwrap();
    found
}

fn solutions(board: Board) -> u64 {
    Solver::new().count(board, &SearchLimits::default().solutions(2)).solutions
}

#[test]
fn minimal_puzzles_are_those_among_all_subsets() {
    let mut puzzle = board(THIRTY);
    while redundant_givens(&puzzle).len() > 12 {
        puzzle = puzzle.without(redundant_givens(&puzzle)[3]);
    }
    let redundant = redundant_givens(&puzzle);
    let needed = (0..81).filter(|cell| puzzle.values()[*cell] != 0);
    for cell in needed {
        let cell = jade_grid::Cell::new(cell);
        assert_eq!(solutions(puzzle.without(cell)) == 1, redundant.contains(&cell));
    }
    // Only redundant givens can be left out: all subsets, proper ones first by size.
    let mut proper = vec![false; 1 << redundant.len()];
    let left_out = |out: usize| {
        let gone = redundant.iter().enumerate().filter(|(index, _)| out >> index & 1 == 1);
        gone.fold(puzzle, |board, (_, cell)| board.without(*cell))
    };
    let mut expected = BTreeSet::new();
    for out in 0..proper.len() {
        // What is left is proper only if it is with one more given.
        let could =
            (0..redundant.len()).filter(|bit| out >> bit & 1 == 1).all(|bit| proper[out & !(1 << bit)]);
        proper[out] = could && solutions(left_out(out)) == 1;
    }
    for out in (0..proper.len()).filter(|out| proper[*out]) {
        if (0..redundant.len()).all(|bit| out >> bit & 1 == 1 || !proper[out | 1 << bit]) {
            expected.insert(left_out(out).to_string());
        }
    }
    let found = minimal_within(&puzzle);
    assert!(expected.len() > 3 && found.iter().all(is_minimal));
    assert_eq!(found.len(), expected.len());
    assert_eq!(found.iter().map(Board::to_string).collect::<BTreeSet<_>>(), expected);
}

#[test]
fn a_minimal_puzzle_contains_only_itself_and_others_nothing() {
    let minimal = board(".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...");
    assert!(is_minimal(&minimal) && redundant_givens(&minimal).is_empty());
    assert_eq!(minimal_within(&minimal), [minimal]);
    assert_eq!(minimal_within(&Board::EMPTY), []);
    let impossible = board(&format!("11{}", ".".repeat(79)));
    assert_eq!(minimal_within(&impossible), []);
    assert!(!is_minimal(&Board::EMPTY) && !is_minimal(&impossible));
}

#[test]
fn the_list_can_be_broken_off_and_cancelled() {
    let grid = board("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    let mut left = 5;
    let each = &mut |minimal: &Board| {
        assert!(is_minimal(minimal));
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    assert_eq!(minimal_puzzles(&grid, &|| false, each), Ok(()));
    assert_eq!(left, 0);
    let none = &mut |_: &Board| ControlFlow::Continue(());
    assert_eq!(minimal_puzzles(&grid, &|| true, none), Err(Cancelled));
}
