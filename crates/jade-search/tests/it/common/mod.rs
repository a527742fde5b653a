//! Boards for the tests: seeded, so that a failure can be reproduced.
#![allow(dead_code, reason = "every test file uses its own part")]

pub mod naive;

use jade_grid::{Cell, Digit, Geometry, Puzzle};
use jade_search::Engine;
use std::path::PathBuf;

/// SplitMix64 (G. Steele, D. Lea and C. Flood, 2014).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// Returns the lines 0 to `side` in an order that keeps those of a band (or stack) together.
    fn lines(&mut self, side: usize, thickness: usize) -> Vec<usize> {
        let mut bands: Vec<usize> = (0..side / thickness).collect();
        self.shuffle(&mut bands);
        let mut lines = Vec::new();
        for band in bands {
            let mut inner: Vec<usize> = (band * thickness..(band + 1) * thickness).collect();
            self.shuffle(&mut inner);
            lines.extend(inner);
        }
        lines
    }
}

/// Returns a full board: the cyclic pattern with lines, bands, stacks and digits shuffled.
pub fn full_board(geometry: &'static Geometry, random: &mut Random) -> Puzzle {
    let (side, high, wide) = (geometry.side(), geometry.box_rows(), geometry.box_columns());
    let (rows, columns) = (random.lines(side, high), random.lines(side, wide));
    let mut digits: Vec<Digit> = Digit::all(side).collect();
    random.shuffle(&mut digits);
    let mut board = Puzzle::empty(geometry);
    for cell in geometry.cells() {
        let (row, column) = (rows[geometry.row(cell)], columns[geometry.column(cell)]);
        board.set(cell, Some(digits[(row % high * wide + row / high + column) % side]));
    }
    assert!(board.is_solution());
    board
}

/// Returns the board with only `givens` of its cells kept.
pub fn thinned(board: &Puzzle, givens: usize, random: &mut Random) -> Puzzle {
    let mut cells: Vec<Cell> = board.geometry().cells().collect();
    random.shuffle(&mut cells);
    let mut puzzle = board.clone();
    for cell in &cells[givens.min(cells.len())..] {
        puzzle.set(*cell, None);
    }
    puzzle
}

/// Returns a board with up to `givens` random digits in random cells, none in direct conflict with another.
pub fn random_givens(geometry: &'static Geometry, givens: usize, random: &mut Random) -> Puzzle {
    let mut cells: Vec<Cell> = geometry.cells().collect();
    random.shuffle(&mut cells);
    let mut puzzle = Puzzle::empty(geometry);
    for cell in cells.into_iter().take(givens) {
        set_if_allowed(&mut puzzle, cell, Digit::from_index(random.below(geometry.side())));
    }
    puzzle
}

/// Sets the digit unless a house of the cell has it already.
pub fn set_if_allowed(puzzle: &mut Puzzle, cell: Cell, digit: Digit) -> bool {
    let geometry = puzzle.geometry();
    let allowed = geometry
        .houses_of(cell)
        .iter()
        .all(|house| geometry.house(*house).cells().iter().all(|other| puzzle.get(*other) != Some(digit)));
    if allowed {
        puzzle.set(cell, Some(digit));
    }
    allowed
}

/// Returns whether this engine fills cell by cell and does not look for anything forced.
pub fn is_plain(engine: &dyn Engine) -> bool {
    matches!(
        engine.name(),
        "backtracking-row-order" | "backtracking-permuted" | "backtracking-random" | "branch-and-bound"
    )
}

/// Returns whether this engine finds no solution before it has searched nearly everything.
pub fn is_level_by_level(engine: &dyn Engine) -> bool {
    engine.name() == "branch-and-bound"
}

/// Returns whether this engine only has to be right, not to finish.
pub fn may_give_up(engine: &dyn Engine) -> bool {
    is_plain(engine) || engine.name() == "strategies"
}

/// Returns a file of the data next to the workspace. If there is none, prints a note and returns `None`, or fails if
/// the data are required.
pub fn shared(file: &str) -> Option<String> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(file);
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(text),
        Err(error) => {
            let required = std::env::var_os("JADE_REQUIRE_SHARED").is_some_and(|value| value == "1");
            assert!(!required, "{}: {error}", path.display());
            println!("skipped: {} is not there", path.display());
            None
        }
    }
}
