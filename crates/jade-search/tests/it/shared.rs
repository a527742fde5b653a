//! Well-known puzzles, from the data next to the workspace.

use crate::common;

use common::shared;
use jade_grid::{Digit, Geometry, Puzzle, line};
use jade_search::{Engine, Outcome, SearchLimits, engine};
use std::collections::BTreeSet;

fn engines() -> [&'static dyn Engine; 4] {
    ["backtracking", "dancing-links", "conflict-learning", "auto"].map(|name| engine(name).ok().unwrap())
}

/// A line of the collection of other sizes: the side, a blank, then symbols or, beyond 61, numbers.
fn sized(text: &str) -> Option<Puzzle> {
    let (side, cells) = text.split_once(' ').filter(|_| !text.starts_with('#'))?;
    let geometry = Geometry::standard(side.parse().unwrap()).unwrap();
    if geometry.side() <= 61 {
        return Some(line::read(cells).unwrap());
    }
    let digits = cells.split_whitespace().map(|number| Digit::new(number.parse().unwrap()));
    Some(Puzzle::from_digits(geometry, digits).unwrap())
}

#[test]
fn a_thousand_puzzles_with_17_givens_have_one_solution_each() {
    let Some(text) = shared("puzzles/17-clue.txt") else { return };
    let puzzles: Vec<Puzzle> = text.lines().take(1000).map(|text| line::read(text).unwrap()).collect();
    assert_eq!(puzzles.len(), 1000);
    for puzzle in puzzles {
        assert_eq!(puzzle.filled_count(), 17);
        let found = engines().map(|engine| {
            let (solutions, report) = engine.solutions(&puzzle, &SearchLimits::default().solutions(2));
            assert_eq!((report.solutions, report.outcome), (1, Outcome::Complete), "{}", engine.name());
            solutions
        });
        assert!(found[0][0].solves(&puzzle), "{puzzle}");
        assert!(found.iter().all(|solutions| *solutions == found[0]), "{puzzle}");
    }
}

#[test]
fn two_boards_have_exactly_the_eight_listed_solutions() {
    let Some(text) = shared("nxn/seed-8-solutions.txt") else { return };
    let puzzles: Vec<Puzzle> = text.lines().filter_map(sized).collect();
    let listed: BTreeSet<String> = text
        .lines()
        .filter_map(|text| text.strip_prefix("# "))
        .filter(|text| text.len() == 81 && text.bytes().all(|byte| byte.is_ascii_digit()))
        .map(str::to_owned)
        .collect();
    assert_eq!((puzzles.len(), listed.len()), (2, 8));
    for puzzle in &puzzles {
        for engine in engines() {
            let (solutions, report) = engine.solutions(puzzle, &SearchLimits::default());
            assert_eq!((report.solutions, report.outcome), (8, Outcome::Complete), "{}", engine.name());
            let found: BTreeSet<String> = solutions.iter().map(Puzzle::to_string).collect();
            assert_eq!(found, listed, "{}: {puzzle}", engine.name());
        }
    }
}

#[test]
fn large_boards_are_proper() {
    for (file, count) in [
        ("nxn/gecode-16x16.txt", 10),
        ("nxn/gen-random-16x16-128.txt", 6),
        ("nxn/gen-singles-25x25.txt", 3),
        ("nxn/gen-singles-36x36.txt", 3),
        ("nxn/gen-singles-49x49.txt", 3),
        ("nxn/oct9-81x81-top.txt", 1),
    ] {
        let Some(text) = shared(file) else { return };
        let puzzles: Vec<Puzzle> = text.lines().filter_map(sized).take(count).collect();
        assert_eq!(puzzles.len(), count, "{file}");
        for puzzle in puzzles {
            let found = engines().map(|engine| {
                let classification = engine.classify(&puzzle, &SearchLimits::default());
                classification.solution().cloned().unwrap_or_else(|| panic!("{file}: {classification:?}"))
            });
            assert!(found[0].solves(&puzzle), "{file}");
            assert!(found.iter().all(|solution| *solution == found[0]), "{file}");
        }
    }
}
