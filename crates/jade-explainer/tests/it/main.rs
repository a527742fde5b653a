//! All integration tests of jade-explainer in one program.

mod checker;
mod own;
mod tables;

use jade_grid::{Position, Puzzle};

/// Reads a puzzle that a test or a table states.
pub fn position(line: &str) -> Position {
    let puzzle: Puzzle = line.parse().unwrap();
    Position::new(&puzzle).unwrap()
}
