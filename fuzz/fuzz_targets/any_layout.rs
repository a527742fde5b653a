//! The reader of any layout, with any alphabet and board: no panic, no invalid board, errors within the text.
#![no_main]

use jade_exchange::any_layout::AnyLayout;
use jade_grid::{Alphabet, Geometry};

libfuzzer_sys::fuzz_target!(|input: (u8, u8, &str, &str)| {
    let (rows, columns, symbols, text) = input;
    let mut reader = AnyLayout::new();
    let alphabet = Alphabet::new(symbols).ok().filter(|alphabet| !alphabet.is_empty());
    if let Some(alphabet) = &alphabet {
        reader = reader.alphabet(alphabet);
    }
    let board = Geometry::with_boxes(usize::from(rows % 12), usize::from(columns % 12)).ok();
    if let Some(board) = board {
        reader = reader.board(board);
    }
    match reader.read(text) {
        Ok(puzzle) => {
            assert!(puzzle.conflicts().is_empty());
            assert!(board.is_none_or(|board| board == puzzle.geometry()));
            // A board written with the alphabet is read back.
            let alphabet = alphabet.unwrap_or_default();
            if alphabet.len() >= puzzle.geometry().side() && puzzle.filled_count() > 0 {
                let again = AnyLayout::new().alphabet(&alphabet).board(puzzle.geometry());
                assert_eq!(again.read(&alphabet.line(&puzzle)).as_ref(), Ok(&puzzle));
            }
        }
        Err(error) => {
            let lines = text.lines().count().max(1);
            assert!((1..=lines).contains(&error.line) && error.column >= 1, "{error}");
        }
    }
});
