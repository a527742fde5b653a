//! Large boards from the data next to the workspace, and boards made to defeat a search.
//!
//! Slow tests are run only by
//! `cargo test --release -p jade-search --test it large -- --ignored`.

use crate::common;

use common::{Random, full_board, shared, thinned};
use jade_grid::{Cell, Digit, Geometry, Puzzle, line};
use jade_search::{Classification, Engine, Outcome, SearchLimits, engine};
use std::time::{Duration, Instant};

fn named(name: &str) -> &'static dyn Engine {
    engine(name).ok().unwrap()
}

/// A line of the collection of other sizes: the side, a blank, then symbols or, beyond 61, numbers.
fn sized(text: &str) -> Option<Puzzle> {
    let (side, cells) = text.split_once(' ').filter(|_| !text.starts_with('#'))?;
    let geometry = Geometry::standard(side.parse().unwrap()).unwrap();
    if geometry.side() <= 61 {
        return Some(line::read_cells(geometry, cells).unwrap());
    }
    let digits = cells.split_whitespace().map(|number| Digit::new(number.parse().unwrap()));
    Some(Puzzle::from_digits(geometry, digits).unwrap())
}

fn boards(file: &str) -> Option<Vec<Puzzle>> {
    let boards: Vec<Puzzle> = shared(&format!("nxn/{file}.txt"))?.lines().filter_map(sized).collect();
    assert!(!boards.is_empty(), "{file}");
    Some(boards)
}

fn assert_proper(engine: &dyn Engine, puzzle: &Puzzle, what: &str) {
    match engine.classify(puzzle, &SearchLimits::default()) {
        Classification::Proper(solution) => {
            assert!(solution.solves(puzzle), "{}: {what}: {puzzle}", engine.name());
        }
        other => panic!("{}: {what}: {other:?}", engine.name()),
    }
}

/// All files of the collection except those below whose boards take long or do not have exactly one solution.
const PROPER: [&str; 39] = [
    "alspv-16x16-easy",
    "alspv-16x16-medium",
    "alspv-25x25-easy",
    "gecode-16x16",
    "gen-harden-16x16",
    "gen-harden-25x25",
    "gen-locked-16x16",
    "gen-locked-25x25",
    "gen-pattern-16x16-110",
    "gen-pattern-16x16-min",
    "gen-pattern-25x25-300",
    "gen-random-16x16-100",
    "gen-random-16x16-110",
    "gen-random-16x16-128",
    "gen-random-16x16-95",
    "gen-random-16x16-min",
    "gen-random-25x25-300",
    "gen-random-25x25-340",
    "gen-singles-12x12",
    "gen-singles-16x16",
    "gen-singles-25x25",
    "gen-singles-36x36",
    "gen-singles-49x49",
    "gen-singles-6x6",
    "oct9-100x100-top",
    "oct9-16x16-top",
    "oct9-16x16_easy",
    "oct9-16x16_expert",
    "oct9-16x16_hard",
    "oct9-16x16_medium",
    "oct9-25x25_easy",
    "oct9-25x25_expert",
    "oct9-25x25_hard",
    "oct9-25x25_medium",
    "oct9-36x36",
    "oct9-36x36_hard",
    "oct9-49x49-top",
    "oct9-81x81-top",
    "sk49-hexadoku-16x16",
];

#[test]
fn the_collection_is_solved_and_proved_unique() {
    for file in PROPER {
        let Some(boards) = boards(file) else { return };
        for (i, puzzle) in boards.iter().enumerate() {
            // The second of these takes a second or more.
            if file == "gen-harden-25x25" && i > 0 {
                continue;
            }
            let what = format!("{file} {i}");
            assert_proper(named("auto"), puzzle, &what);
            if puzzle.geometry().side() != 25 {
                assert_proper(named("conflict-learning"), puzzle, &what);
            }
        }
    }
}

#[test]
#[ignore = "takes minutes: see the top of this file"]
fn the_hardest_of_the_collection_are_solved_and_proved_unique() {
    for file in ["gecode-25x25", "gen-harden-25x25", "gen-harden-36x36", "gen-random-25x25-280"] {
        let Some(boards) = boards(file) else { return };
        for (i, puzzle) in boards.iter().enumerate() {
            assert_proper(named("auto"), puzzle, &format!("{file} {i}"));
        }
    }
}

#[test]
fn one_of_three_has_several_solutions() {
    let Some(boards) = boards("oct9-25x25-top") else { return };
    assert_eq!(boards.len(), 3);
    for name in ["auto", "conflict-learning"] {
        for puzzle in &boards {
            if puzzle.filled_count() == 434 {
                let several = named(name).classify(puzzle, &SearchLimits::default());
                assert!(matches!(several, Classification::Several { .. }), "{name}: {several:?}");
            } else {
                assert_proper(named(name), puzzle, name);
            }
        }
    }
}

/// Blank boards, boards with one given, and a board made so that counting upwards takes forever.
#[test]
fn boards_too_hard_for_plain_search_are_classified_at_once() {
    let anti =
        line::read("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")
            .unwrap();
    for name in ["auto", "conflict-learning"] {
        assert_proper(named(name), &anti, "anti-brute-force");
    }
    let mut random = Random(4);
    for side in [4, 6, 9, 10, 12, 16, 20, 25, 36, 49, 64, 81, 100] {
        let geometry = Geometry::standard(side).unwrap();
        let full = full_board(geometry, &mut random);
        // With more givens the largest boards take seconds.
        for givens in if side <= 16 { vec![0, 1, 5, side] } else { vec![0, 1, 2] } {
            let puzzle = thinned(&full, givens, &mut random);
            let start = Instant::now();
            let found = named("auto").classify(&puzzle, &SearchLimits::default());
            match found {
                Classification::Several { solutions, .. } => {
                    assert!(solutions.iter().all(|solution| solution.solves(&puzzle)), "{side}: {givens}");
                }
                other => assert!(side == 4 && givens >= 4, "{side}: {givens}: {other:?}"),
            }
            println!("{side}: {givens} clues: {:?}", start.elapsed());
        }
    }
}

/// A search that runs asks often, and ends when it is answered for the first time that it should.
#[test]
fn cancelling_stops_the_hardest_searches() {
    let Some(boards) = boards("gecode-25x25") else { return };
    for name in ["auto", "conflict-learning"] {
        let asked = std::cell::Cell::new(0);
        let cancel = || asked.replace(asked.get() + 1) >= 20;
        let report = named(name).count(&boards[0], &SearchLimits::default().cancel(&cancel));
        assert_eq!(report.outcome, Outcome::Cancelled, "{name}");
        assert!(asked.get() <= 22, "{name}: asked {} times", asked.get());
    }
}

/// How much time passes between two questions whether to stop. Run it in release:
/// `cargo test --release -p jade-search --test it large -- --ignored --nocapture`.
#[test]
#[ignore = "it measures"]
fn cancelling_stops_the_hardest_searches_soon() {
    let Some(boards) = boards("gecode-25x25") else { return };
    for name in ["auto", "conflict-learning"] {
        let start = Instant::now();
        let asked = std::cell::Cell::new(start);
        let longest = std::cell::Cell::new(Duration::ZERO);
        let cancel = || {
            let now = Instant::now();
            longest.set(longest.get().max(now - asked.replace(now)));
            now - start >= Duration::from_millis(400)
        };
        let report = named(name).count(&boards[0], &SearchLimits::default().cancel(&cancel));
        // A generous limit: the machine may be busy with other tests.
        assert!(start.elapsed() < Duration::from_millis(900), "{name}: {:?}", start.elapsed());
        assert_eq!(report.outcome, Outcome::Cancelled, "{name}");
        assert!(longest.get() < Duration::from_millis(300), "{name}: {:?} between two polls", longest.get());
    }
}

#[test]
fn giving_up_is_reported() {
    let Some(boards) = boards("gecode-25x25") else { return };
    for name in ["auto", "conflict-learning"] {
        for nodes in [1, 1000, 30_000] {
            let limits = SearchLimits::default().nodes(nodes);
            match named(name).classify(&boards[0], &limits) {
                Classification::Unknown { report, .. } => {
                    assert_eq!((report.outcome, report.nodes), (Outcome::NodeLimit, nodes), "{name}");
                }
                other => panic!("{name}: {other:?}"),
            }
        }
    }
}

/// One digit that contradicts everything else, on boards too large for other methods.
#[test]
fn a_wrong_digit_leaves_no_solution() {
    let mut random = Random(9);
    for side in [16, 25, 36] {
        let geometry = Geometry::standard(side).unwrap();
        let full = full_board(geometry, &mut random);
        let mut tried = 0;
        while tried < 5 {
            let mut puzzle = thinned(&full, side * side * 3 / 5, &mut random);
            let cell = Cell::new(random.below(side * side));
            let digit = Digit::from_index(random.below(side));
            if puzzle.get(cell).is_some() || full.get(cell) == Some(digit) {
                continue;
            }
            puzzle.set(cell, Some(digit));
            if !puzzle.conflicts().is_empty() {
                continue;
            }
            tried += 1;
            let answers = ["auto", "conflict-learning", "dancing-links"].map(|name| {
                let report =
                    named(name).count(&puzzle, &SearchLimits::default().solutions(3).nodes(2_000_000));
                (report.solutions, report.outcome)
            });
            assert!(answers.iter().all(|answer| *answer == answers[0]), "{side}: {answers:?}: {puzzle}");
        }
    }
}
