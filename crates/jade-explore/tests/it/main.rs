//! All integration tests of jade-explore in one program.

mod classify;
mod min_lex;
mod neighbours;
mod ranks;
mod refutation;
mod setting;
mod subsets;
mod unavoidable;

use jade_grid::{Geometry, Symmetry};
use jade_search::Random;
use jade_search::nine::Board;
use std::path::Path;

/// Reads a board that a test states itself.
pub fn board(line: &str) -> Board {
    Board::from_line(line.as_bytes()).unwrap()
}

/// Returns the board after a random change.
pub fn shuffled(board: &Board, random: &mut Random) -> Board {
    let symmetry = Symmetry::random(Geometry::standard(9).unwrap(), |bound| random.below(bound));
    Board::from_puzzle(&symmetry.puzzle(&board.to_puzzle())).unwrap()
}

/// Reads a list of the optional data next to the checkout; `None`, with a word, if it is missing.
pub fn shared_list(name: &str) -> Option<Vec<Board>> {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let text = std::fs::read_to_string(shared.join("data/puzzles").join(name));
    let required = std::env::var("JADE_REQUIRE_SHARED").is_ok_and(|value| value == "1");
    match text {
        Ok(text) => Some(text.lines().map(board).collect()),
        Err(error) => {
            assert!(!required, "{name}: {error}");
            eprintln!("skipped: {name} is missing in ../shared");
            None
        }
    }
}
