//! Paths on puzzles that others made, against the search. Reads `../shared`, beside the workspace.

mod common;

use common::unique_solution;
use jade_grid::{Position, Puzzle, format};
use jade_logic::{Analysis, Outcome, Path, Profile};
use std::path::{Path as FilePath, PathBuf};

/// The first `count` puzzles of a file; none, with a printed line, where it is missing.
fn puzzles(file: &str, count: usize) -> Vec<Puzzle> {
    let path: PathBuf = FilePath::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(file);
    match std::fs::read_to_string(&path) {
        Ok(text) => {
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            lines.take(count).map(|line| format::line::read(line).unwrap()).collect()
        }
        Err(error) => {
            let required = std::env::var_os("JADE_REQUIRE_SHARED").is_some_and(|value| value == "1");
            assert!(!required, "{}: {error}", path.display());
            println!("skipped: {} is missing", path.display());
            Vec::new()
        }
    }
}

#[test]
fn paths_end_in_the_solution_or_stop_short_of_it() {
    for (file, count, at_least) in
        [("puzzles/17-clue.txt", 1000, 45), ("puzzles/magictour-top1465.txt", 200, 0)]
    {
        let puzzles = puzzles(file, count);
        let mut solved = 0;
        for puzzle in &puzzles {
            let solution = unique_solution(puzzle).unwrap();
            let position = Position::new(puzzle).unwrap();
            let ends = [Profile::full(), Profile::classic()].map(|profile| {
                let path = Path::find(&Analysis::new(&position), &profile, &|| false);
                match path.outcome {
                    Outcome::Solved => assert_eq!(path.end.to_puzzle(), solution),
                    Outcome::Stuck => {}
                    other => panic!("{puzzle}: {other:?}"),
                }
                for cell in puzzle.geometry().cells() {
                    let digit = solution.get(cell).unwrap();
                    let kept = path.end.value(cell) == Some(digit) || path.end.is_candidate(cell, digit);
                    assert!(kept, "{puzzle}: {cell:?} lost {digit}");
                }
                path.end
            });
            // The same techniques in another order lead equally far.
            assert!(ends[0] == ends[1], "{puzzle}");
            solved += usize::from(ends[0].is_full());
        }
        println!("{file}: {solved} of {} solved", puzzles.len());
        assert!(solved * 100 >= puzzles.len() * at_least, "{file}: {solved} of {}", puzzles.len());
    }
}
