//! Boards with rules beyond rows, columns and boxes: every engine against a search that only knows what the rules say.

use crate::common::naive::{Grid, random_board, random_rule};
use crate::common::{Random, thinned};
use jade_grid::{Geometry, Puzzle, RuleKind, Rules, line};
use jade_search::{Engine, SearchLimits, engine, engines};

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
            for rules in [rule.clone(), format!("{rule}; {second}"), format!("no-boxes; {rule}")] {
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
