//! Boards with rules beyond rows, columns and boxes: every engine against a search that only knows what the rules say.

use crate::common::naive::{Grid, random_board, random_rule};
use crate::common::{Random, random_givens, thinned};
use jade_grid::{Cell, Digit, DigitSet, Geometry, Puzzle, RuleKind, Rules, line};
use jade_search::{Engine, Outcome, SearchLimits, engine, engines};

/// Engines that may take rules of any kind; the others are for plain 9×9 boards.
fn all_engines() -> impl Iterator<Item = &'static dyn Engine> {
    engines().iter().copied()
}

fn naive_count(puzzle: &Puzzle, most: u64) -> u64 {
    let mut count = 0;
    Grid::from(puzzle).fill(puzzle.geometry().rules(), &mut |_| {
        count += 1;
        count < most
    });
    count
}

fn board(side: usize, rules: &str) -> &'static Geometry {
    let plain = Geometry::standard(side).unwrap_or_else(|| Geometry::with_boxes(1, side).unwrap());
    Geometry::of(&Rules::read(plain, rules).unwrap()).unwrap()
}

#[test]
fn known_numbers_of_grids_are_counted() {
    // 288 and 576: the Sudoku grids and Latin squares of order 4. 48: both diagonals (OEIS A274171 has no entry for it; it is
    // small enough to be counted by hand from the 288). 161,280: Latin squares of order 5.
    for (side, rules, grids) in [(4, "", 288), (4, "no-boxes", 576), (4, "x", 48), (5, "no-boxes", 161_280)] {
        let empty = Puzzle::empty(board(side, rules));
        for name in ["auto", "dancing-links", "backtracking"] {
            let report = engine(name).unwrap().count(&empty, &SearchLimits::default());
            assert_eq!(report.solutions, grids, "{name}: {side} {rules}");
        }
    }
}

#[test]
fn all_engines_find_what_the_rules_allow_on_4x4() {
    let mut random = Random(39);
    for kind in RuleKind::all() {
        for _ in 0..4 {
            let Some(rule) = random_rule(kind, 4, &mut random) else { continue };
            let second = RuleKind::all().nth(random.below(RuleKind::all().len())).unwrap();
            let second = random_rule(second, 4, &mut random).unwrap_or_default();
            let others = if kind.id() == "region-sum" { "regions 1112132233243444" } else { "no-boxes" };
            for rules in [rule.clone(), format!("{rule}; {second}"), format!("{others}; {rule}")] {
                let empty = Puzzle::empty(board(4, &rules));
                let expected = naive_count(&empty, u64::MAX);
                for engine in all_engines() {
                    let report = engine.count(&empty, &SearchLimits::default());
                    assert_eq!(report.solutions, expected, "{}: {rules}", engine.name());
                }
            }
        }
    }
}

#[test]
fn all_engines_classify_thinned_boards_alike() {
    let mut random = Random(40);
    for side in [5, 6] {
        for kind in RuleKind::all() {
            let Some((_, solution)) = random_board(side, &[kind], &mut random) else { continue };
            assert!(solution.is_solution(), "{solution}");
            for _ in 0..3 {
                let givens = side * 2 + random.below(side);
                let puzzle = thinned(&solution, givens, &mut random);
                let expected = naive_count(&puzzle, 3);
                assert!(expected > 0);
                for engine in all_engines() {
                    let report = engine.count(&puzzle, &SearchLimits::default().solutions(3));
                    assert_eq!(report.solutions, expected, "{}: {puzzle}", engine.name());
                }
            }
        }
    }
}

#[test]
fn two_rules_together_are_counted_alike() {
    let mut random = Random(41);
    let mut compared = 0;
    for side in [4, 5, 6] {
        for kind in RuleKind::all() {
            // Many pairs of rules leave no solution.
            let found = (0..4).find_map(|_| {
                let second = RuleKind::all().nth(random.below(RuleKind::all().len())).unwrap();
                random_board(side, &[kind, second], &mut random)
            });
            let Some((_, solution)) = found else { continue };
            let puzzle = thinned(&solution, side * 3 / 2 + random.below(side), &mut random);
            let expected = naive_count(&puzzle, 30);
            for name in ["auto", "dancing-links"] {
                let report = engine(name).unwrap().count(&puzzle, &SearchLimits::default().solutions(30));
                assert_eq!(report.solutions, expected, "{name}: {puzzle}");
            }
            compared += 1;
        }
    }
    assert!(compared >= 40, "{compared}");
}

/// Boards of 9×9 with one rule or two: with one solution, several, and none; and with digits barred.
#[test]
fn the_search_of_small_boards_agrees_with_an_exact_cover_on_9x9() {
    let (auto, oracle) = (engine("auto").unwrap(), engine("dancing-links").unwrap());
    let mut random = Random(42);
    let (mut none, mut one, mut several, mut barred) = (0, 0, 0, 0);
    let mut compare = |puzzle: &Puzzle| {
        let limits = SearchLimits::default().solutions(50).nodes(200_000);
        let (mut expected, report) = oracle.solutions(puzzle, &limits);
        if report.outcome == Outcome::NodeLimit {
            return;
        }
        let (mut found, of_auto) = auto.solutions(puzzle, &SearchLimits::default().solutions(50));
        assert_eq!((of_auto.solutions, of_auto.outcome), (report.solutions, report.outcome), "{puzzle}");
        assert_eq!(auto.count(puzzle, &SearchLimits::default().solutions(50)), of_auto, "{puzzle}");
        assert!(found.iter().all(|solution| solution.solves(puzzle)), "{puzzle}");
        if report.outcome == Outcome::Complete {
            found.sort_by_key(Puzzle::to_string);
            expected.sort_by_key(Puzzle::to_string);
            assert!(found == expected, "{puzzle}");
        }
        match report.solutions {
            0 => none += 1,
            1 => one += 1,
            _ => several += 1,
        }
        barred += usize::from(puzzle.is_restricted());
    };
    for kind in RuleKind::all() {
        for with_second in [false, true] {
            let Some(mut rules) = random_rule(kind, 9, &mut random) else { continue };
            if with_second {
                let second = RuleKind::all().nth(random.below(RuleKind::all().len())).unwrap();
                rules += &format!("; {}", random_rule(second, 9, &mut random).unwrap_or_default());
            }
            let Ok(rules) = Rules::read(Geometry::standard(9).unwrap(), &rules) else { continue };
            let Ok(board) = Geometry::of(&rules) else { continue };
            if !board.sums().is_empty() {
                continue;
            }
            let limits = SearchLimits::default().nodes(1_000_000);
            let (Some(solution), _) = auto.first(&random_givens(board, 3, &mut random), &limits) else {
                continue;
            };
            assert!(Grid::from(&solution).obeys(board.rules()), "{solution}");
            for givens in [22, 26, 30, 34] {
                let puzzle = thinned(&solution, givens, &mut random);
                compare(&puzzle);
                // Another digit in an open cell.
                let cell = board.cells().find(|cell| puzzle.get(*cell).is_none()).unwrap();
                let mut other = puzzle.clone();
                other.set(cell, Some(Digit::from_index(random.below(9))));
                compare(&other);
                // Barred digits, some of them those of the solution.
                let mut restricted = puzzle.clone();
                for _ in 0..60 {
                    let (cell, digit) = (Cell::new(random.below(81)), Digit::from_index(random.below(9)));
                    if solution.get(cell) != Some(digit) || random.below(9) == 0 {
                        restricted.bar(cell, DigitSet::only(digit));
                    }
                }
                compare(&restricted);
            }
        }
    }
    let counts = [none, one, several, barred];
    assert!(counts.iter().all(|count| *count >= 40), "{counts:?}");
}

#[test]
fn limits_hold_on_boards_with_rules() {
    for (rules, grids) in
        [("x", 48), ("anti-knight; no-boxes", 0), ("odd r1c1", 144), ("greater-than r1c1 r1c2", 144)]
    {
        let empty = Puzzle::empty(board(4, rules));
        let auto = engine("auto").unwrap();
        let whole = auto.count(&empty, &SearchLimits::default());
        let grids = if grids == 0 { naive_count(&empty, u64::MAX) } else { grids };
        assert_eq!((whole.solutions, whole.outcome), (grids, Outcome::Complete), "{rules}");
        assert_eq!(auto.count(&empty, &SearchLimits::default().nodes(whole.nodes)), whole, "{rules}");
        for nodes in [0, 1, 2, 10, whole.nodes - 1] {
            let report = auto.count(&empty, &SearchLimits::default().nodes(nodes));
            assert_eq!((report.nodes, report.outcome), (nodes, Outcome::NodeLimit), "{rules}");
        }
        for solutions in [0, 1, 2, grids] {
            let report = auto.count(&empty, &SearchLimits::default().solutions(solutions));
            assert_eq!((report.solutions, report.outcome), (solutions, Outcome::SolutionLimit), "{rules}");
        }
    }
    for rules in ["anti-knight", "windows", "thermometer r1c1 r2c2"] {
        let asked = std::cell::Cell::new(0);
        let cancel = || {
            asked.set(asked.get() + 1);
            asked.get() == 40
        };
        let empty = Puzzle::empty(board(9, rules));
        let report = engine("auto").unwrap().count(&empty, &SearchLimits::default().cancel(&cancel));
        assert_eq!((report.outcome, asked.get()), (Outcome::Cancelled, 40), "{rules}");
        assert!((38..=40).contains(&(report.nodes / SearchLimits::POLL_NODES)) && report.solutions > 0);
    }
}

#[test]
fn givens_that_break_a_rule_have_no_solution() {
    for text in [
        "[anti-knight] 1.....1.........",
        "[non-consecutive] 12..............",
        "[even r1c1] 1...............",
        "[thermometer r1c1 r2c1 r3c1] 3...............",
        "[main-diagonal] 1....1..........",
        "[cage 4 r1c1 r1c2] 4...............",
        "[cage 10 r1c1 r1c2 r1c3 r2c4] 1......1........",
        "[little-killer 9 r1c2 r2c3 r3c4] .1....2....3....",
        "[arrow r1c1 r1c2 r2c1] 1...............",
        "[between r1c1 r1c2 r1c3] 2.3.............",
        "[quadruple 123 r2c2 r2c3 r3c2 r3c3] .....4....4.....",
        "[quadruple 11 r1c1 r1c2 r2c1 r2c2; no-boxes] 23..............",
        "[sandwich 4 r1c1 r1c4] 1.4.............",
        "[sandwich 99 r1c1 r1c4] ................",
        "[x-sum 5 r1c1 r1c4] 13..............",
        "[skyscraper 4 r1c1 r1c4] ..2.............",
    ] {
        let puzzle = line::read(text).unwrap();
        assert!(!puzzle.conflicts().is_empty() || naive_count(&puzzle, 1) == 0, "{text}");
        for engine in all_engines() {
            assert_eq!(
                engine.count(&puzzle, &SearchLimits::default()).solutions,
                0,
                "{}: {text}",
                engine.name()
            );
        }
    }
}
