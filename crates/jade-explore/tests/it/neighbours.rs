//! Neighbours: against every exchange of givens tried one by one.

use crate::board;
use jade_explore::{Cancelled, neighbours};
use jade_search::SearchLimits;
use jade_search::nine::{Board, Solver};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

fn found(board: &Board, count: usize) -> Vec<String> {
    let mut found = Vec::new();
    let each = &mut |neighbour: &Board| {
        found.push(neighbour.to_string());
        ControlFlow::Continue(())
    };
    neighbours(board, count, &|| false, each).unwrap();
    found
}

/// Every board with one given exchanged that has one solution.
fn with_one_exchanged(board: &Board) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut solver = Solver::new();
    for gone in (0..81).filter(|cell| board.values()[*cell] != 0) {
        let mut values = *board.values();
        values[gone] = 0;
        for cell in (0..81).filter(|cell| values[*cell] == 0) {
            for digit in (1..=9).filter(|digit| (cell, *digit) != (gone, board.values()[gone])) {
                let mut changed = values;
                changed[cell] = digit;
                let changed = Board::from_values(changed).unwrap();
                if solver.count(changed, &SearchLimits::default().solutions(2)).solutions == 1 {
                    all.insert(changed.to_string());
                }
            }
        }
    }
    all
}

#[test]
fn one_exchanged_given() {
    for line in [
        ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
        "98.7..6..75..4......3..8.7.8....9.5..3.2..1.....4....6.7...4.3....8..4......1...2",
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    ] {
        let found = found(&board(line), 1);
        let expected = with_one_exchanged(&board(line));
        assert!(!expected.is_empty());
        assert_eq!(found.len(), expected.len(), "{line}");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "{line}");
    }
}

/// Two exchanged givens are one, and another one of all that has one solution less one given: checked for givens in one
/// band of a puzzle with many givens, so that few are left.
#[test]
fn two_exchanged_givens() {
    let mut values =
        *board("5346789126721953481983425678597614234268537917139248569615372842874196353452861.9").values();
    [0, 10, 20, 30, 40].into_iter().for_each(|cell| values[cell] = 0);
    let puzzle = Board::from_values(values).unwrap();
    let found = found(&puzzle, 2);
    let all: BTreeSet<&String> = found.iter().collect();
    assert_eq!(all.len(), found.len());
    let differences = |line: &str| {
        let pairs = || line.bytes().zip(puzzle.line());
        let gone = pairs().filter(|(new, old)| *old != b'.' && new != old).count();
        (gone, pairs().filter(|(new, old)| *new != b'.' && new != old).count())
    };
    let mut solver = Solver::new();
    for line in &found {
        assert_eq!(differences(line), (2, 2));
        assert_eq!(solver.count(board(line), &SearchLimits::default().solutions(2)).solutions, 1);
    }
    // Tried one by one: every two givens of the first rows, every two others.
    let givens: Vec<usize> = (0..81).filter(|cell| values[*cell] != 0).collect();
    let mut expected = 0;
    for (first, second) in [(1, 2), (1, 80), (35, 60)] {
        assert!(givens.contains(&first) && givens.contains(&second));
        let mut left = values;
        (left[first], left[second]) = (0, 0);
        let filled: Vec<(usize, u8)> = (0..81)
            .filter(|cell| left[*cell] == 0)
            .flat_map(|cell| (1..=9).map(move |digit| (cell, digit)))
            .filter(|clue| *clue != (first, values[first]) && *clue != (second, values[second]))
            .collect();
        for (index, one) in filled.iter().enumerate() {
            for other in filled[index + 1..].iter().filter(|other| other.0 != one.0) {
                let mut changed = left;
                (changed[one.0], changed[other.0]) = (one.1, other.1);
                let changed = Board::from_values(changed).unwrap();
                if solver.count(changed, &SearchLimits::default().solutions(2)).solutions == 1 {
                    assert!(all.contains(&changed.to_string()), "{changed}");
                    expected += 1;
                }
            }
        }
    }
    assert!(expected > 20, "{expected}");
}

#[test]
fn it_can_be_cancelled_and_broken_off() {
    let puzzle = board("530070000600195000098000060800060003400803001700020006060000280000419005000080079");
    assert_eq!(neighbours(&puzzle, 1, &|| true, &mut |_| ControlFlow::Continue(())), Err(Cancelled));
    let mut count = 0;
    let each = &mut |_: &Board| {
        count += 1;
        ControlFlow::Break(())
    };
    assert_eq!(neighbours(&puzzle, 1, &|| false, each), Ok(()));
    assert_eq!(count, 1);
}

/// With few givens there are more solutions than are listed; then every clue is tried by itself.
#[test]
fn few_givens_are_taken_too() {
    let mut line =
        String::from(".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...");
    let expected = with_one_exchanged(&board(&line));
    assert_eq!(found(&board(&line), 1).len(), expected.len());
    line.replace_range(78..81, "...");
    line.replace_range(74..77, "...");
    assert_eq!(found(&board(&line), 1).len(), with_one_exchanged(&board(&line)).len());
}
