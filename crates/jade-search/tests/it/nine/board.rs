//! Boards as 81 numbers.

use super::boards;
use jade_grid::{Cell, Geometry, Puzzle, line};
use jade_search::nine::{Board, BoardError};

#[test]
fn a_board_is_the_same_from_a_line_and_from_a_puzzle() {
    for puzzle in boards(100, 21) {
        let board = Board::from_puzzle(&puzzle).unwrap();
        assert_eq!(board.to_puzzle(), puzzle);
        assert_eq!(board.to_string(), puzzle.to_string());
        assert_eq!(Board::from_line(puzzle.to_string().as_bytes()), Ok(board));
        assert_eq!(Board::from_values(*board.values()), Some(board));
    }
}

#[test]
fn lines_are_read_like_the_line_format() {
    let good = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for byte in 0..=u8::MAX {
        let mut text = good.as_bytes().to_vec();
        text[2] = byte;
        let board = Board::from_line(&text);
        let cell = char::from(byte);
        if cell.is_ascii_digit() || ['.', '_', '*'].contains(&cell) {
            let puzzle = line::read(str::from_utf8(&text).unwrap()).unwrap();
            assert_eq!(board, Ok(Board::from_puzzle(&puzzle).unwrap()), "{cell:?}");
        } else {
            assert_eq!(board, Err(BoardError::Cell { cell: Cell::new(2), byte }));
        }
    }
    assert_eq!(Board::from_line(b"123"), Err(BoardError::Length(3)));
    assert_eq!(Board::from_line(&[b'.'; 82]), Err(BoardError::Length(82)));
    let error = Board::from_line(&[b'x'; 81]).unwrap_err();
    assert_eq!(error.to_string(), "r1c1 is 'x': expected 1 to 9, or one of . 0 _ * for an empty cell");
}

#[test]
fn other_boards_and_numbers_are_refused() {
    let small = Puzzle::empty(Geometry::standard(4).unwrap());
    assert_eq!(Board::from_puzzle(&small), None);
    let mut values = [0; 81];
    values[80] = 10;
    assert_eq!(Board::from_values(values), None);
}
