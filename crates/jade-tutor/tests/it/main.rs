//! What the tutor answers, in types, on puzzles of JADE's collection. The oracle is an engine that the tutor does not use.

mod advice;
mod claims;
mod paths;
mod restricted;
mod reviews;
mod rules;

use jade_collection::Collection;
use jade_grid::{Cell, Puzzle, Sheet, Symmetry};
use jade_search::{Random, SearchLimits, engine};

/// Returns puzzles of all categories of the collection, up to this many of each, in disguise.
fn puzzles(of_each: usize, random: &mut Random) -> Vec<Puzzle> {
    let categories = Collection::embedded().categories();
    let some = categories.flat_map(|(_, puzzles)| puzzles.puzzles().iter().take(of_each));
    some.map(|puzzle| Symmetry::random(puzzle.geometry(), |bound| random.below(bound)).puzzle(puzzle))
        .collect()
}

/// Returns the only solution of a puzzle, by dancing links.
fn solution(puzzle: &Puzzle) -> Puzzle {
    let oracle = engine("dancing-links").unwrap();
    oracle.classify(puzzle, &SearchLimits::default()).solution().cloned().expect("one solution")
}

fn sheet(puzzle: &Puzzle) -> Sheet {
    Sheet::new(puzzle.clone()).unwrap()
}

/// Returns the open cells of a sheet.
fn open(sheet: &Sheet) -> Vec<Cell> {
    sheet.geometry().cells().filter(|cell| sheet.is_open(*cell)).collect()
}

/// Returns the first number, or the second if the long tests were asked for (`JADE_LONG_TESTS`).
fn more(few: usize, many: usize) -> usize {
    if std::env::var_os("JADE_LONG_TESTS").is_some() { many } else { few }
}
