//! Refutation sums.

use super::{board, shared_list, shuffled};
use jade_explore::refutation_sum;
use jade_search::nine::Board;
use jade_search::{Random, SearchLimits, engine};

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str = "98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9";
const ONE_DIGIT: &str = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

#[test]
fn what_singles_solve_counts_nothing_and_the_rest_more() {
    let sum = |line| refutation_sum(&board(line)).unwrap();
    assert_eq!(sum(EASY), 0);
    // One digit is refuted by writing seven, and then singles solve it.
    assert_eq!(sum(ONE_DIGIT), 7);
    assert_eq!(sum(HARD), 189);
    let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    assert_eq!(sum(solved), 0);
    // Two solutions, and none because of two equal digits in a row.
    assert_eq!(refutation_sum(&Board::EMPTY), None);
    assert_eq!(refutation_sum(&board(&format!("11{}", ".".repeat(79)))), None);
}

#[test]
fn essentially_equal_puzzles_count_the_same() {
    let mut random = Random::new(21);
    for line in [HARD, ONE_DIGIT] {
        let (puzzle, sum) = (board(line), refutation_sum(&board(line)));
        for _ in 0..5 {
            assert_eq!(refutation_sum(&shuffled(&puzzle, &mut random)), sum);
        }
    }
}

#[test]
fn it_is_zero_if_and_only_if_the_search_need_not_guess() {
    let Some(list) = shared_list("17-clue.txt") else { return };
    // This engine writes all singles before it guesses.
    let singles = engine("backtracking").unwrap();
    for puzzle in list.iter().step_by(1000) {
        let report = singles.count(&puzzle.to_puzzle(), &SearchLimits::default().solutions(2));
        assert_eq!(refutation_sum(puzzle) == Some(0), report.guesses == 0, "{puzzle}");
    }
}
