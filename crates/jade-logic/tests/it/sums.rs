//! Sums and clues on boards of their own, since the boards of the other tests have none: every step of the way against the naive finders,
//! the solution and what the step cites.

use crate::common::{self, Expected, Rng, caged, clued, holds_in};
use jade_grid::{Geometry, Position, Puzzle, line};
use jade_logic::techniques::{CLUE_COMBINATIONS, RULE_OF_45, SUM_COMBINATIONS};
use jade_logic::{Analysis, PartValue, Step, entailment, notation};
use jade_search::{Backtracking, Engine, SearchLimits};
use std::collections::BTreeSet;

#[test]
fn sums_conclude_what_the_definition_says() {
    let mut random = Rng::new(45);
    let (mut of_combinations, mut of_houses, mut placed) = (0, 0, 0);
    for (side, boards) in [(4, 12), (6, 12), (9, 6)] {
        for seed in 0..boards {
            let empty = Puzzle::empty(Geometry::standard(side).unwrap());
            let solution = Backtracking::random(seed).first(&empty, &SearchLimits::default()).0.unwrap();
            let solution = caged(&solution, &mut random);
            let board = solution.geometry();
            let mut position = Position::new(&Puzzle::empty(board)).unwrap();
            loop {
                let analysis = Analysis::new(&position);
                let steps: Vec<Step> = [&SUM_COMBINATIONS, &RULE_OF_45]
                    .iter()
                    .flat_map(|one| one.all_steps(&analysis))
                    .collect();
                for technique in [&SUM_COMBINATIONS, &RULE_OF_45] {
                    let found: BTreeSet<_> = steps
                        .iter()
                        .filter(|step| step.technique == technique.id())
                        .map(|step| (step.placements.clone(), step.eliminations.clone()))
                        .collect();
                    match common::expected(technique.id().as_str(), &position).unwrap() {
                        Expected::Exactly(expected) => assert_eq!(found, expected, "{solution}"),
                        Expected::AtLeast(expected) => {
                            let missing: Vec<_> = expected.difference(&found).collect();
                            assert!(missing.is_empty(), "{solution}: {missing:?}");
                        }
                        Expected::TooLong => panic!("{solution}"),
                    }
                }
                for step in &steps {
                    assert!(holds_in(step, &solution), "{solution}");
                    let written = notation::print(step, board);
                    assert_eq!(notation::parse(&written, board).unwrap(), *step, "{written}");
                    assert!(entailment::check(&position, step).is_ok(), "{solution}: {written}");
                    placed += step.placements.len();
                }
                of_combinations +=
                    steps.iter().filter(|step| step.technique == SUM_COMBINATIONS.id()).count();
                of_houses += steps.iter().filter(|step| step.technique == RULE_OF_45.id()).count();
                let Some(step) = steps.first() else { break };
                step.apply(&mut position);
            }
        }
    }
    assert!(
        of_combinations > 1_000 && of_houses > 1_000 && placed > 20,
        "{of_combinations} {of_houses} {placed}"
    );
}

#[test]
fn clues_conclude_what_trying_everything_says() {
    let mut random = Rng::new(46);
    let (mut found, mut compared, mut of_kinds) = (0, 0, BTreeSet::new());
    for (side, boards) in [(4, 20), (6, 12), (9, 3)] {
        for seed in 0..boards {
            let empty = Puzzle::empty(Geometry::standard(side).unwrap());
            let solution = Backtracking::random(seed).first(&empty, &SearchLimits::default()).0.unwrap();
            let solution = clued(&solution, &mut random);
            let board = solution.geometry();
            let mut position = Position::new(&Puzzle::empty(board)).unwrap();
            while !position.open_cells().is_empty() {
                let steps = CLUE_COMBINATIONS.all_steps(&Analysis::new(&position));
                let conclusions: BTreeSet<_> =
                    steps.iter().map(|step| (step.placements.clone(), step.eliminations.clone())).collect();
                if let Expected::Exactly(expected) = common::expected("clue-combinations", &position).unwrap()
                {
                    assert_eq!(conclusions, expected, "{solution}\n{position:?}");
                    compared += steps.len();
                }
                for step in &steps {
                    assert!(holds_in(step, &solution), "{solution}");
                    let written = notation::print(step, board);
                    assert_eq!(notation::parse(&written, board).unwrap(), *step, "{written}");
                    assert!(entailment::check(&position, step).is_ok(), "{solution}: {written}");
                    let PartValue::Clue(clue) = step.parts[0].value else { panic!("{written}") };
                    of_kinds.insert(board.rules().added()[board.automata()[clue].rule()].kind().id());
                }
                found += steps.len();
                if let Some(step) = steps.first() {
                    step.apply(&mut position);
                    continue;
                }
                let open: Vec<_> = position.open_cells().iter().collect();
                let cell = open[random.below(open.len())];
                position.place(cell, solution.get(cell).unwrap());
            }
        }
    }
    println!("{found} steps, {compared} compared");
    assert!(found > 1_000 && compared > 800 && of_kinds.len() == 7, "{found} {compared} {of_kinds:?}");
}

/// A step that cites one cage fewer, or another cell, proves nothing.
#[test]
fn what_does_not_follow_from_the_cited_sums_is_refused() {
    let puzzle = line::read("[cage 6 r1c1 r1c2 r1c3; cage 5 r3c1 r4c1] ................").unwrap();
    let position = Position::new(&puzzle).unwrap();
    let board = puzzle.geometry();
    let good = notation::parse("rule-of-45: r1 s1 r1c4 - => r1c4=4", board).unwrap();
    assert!(entailment::check(&position, &good).is_ok());
    for bad in [
        "rule-of-45: r1 s2 r1c4 - => r1c4=4",
        "rule-of-45: r1 s1 r1c4 - => r1c4=3",
        "rule-of-45: r2 s1 r2c4 - => r2c4=4",
        "sum-combinations: s1 r1c1,r1c2,r1c3 => r1c1<>2",
        "sum-combinations: s2 r3c1,r4c1 => r3c1<>1",
    ] {
        let bad = notation::parse(bad, board).unwrap();
        assert!(entailment::check(&position, &bad).is_err(), "{}", notation::print(&bad, board));
    }
    assert!(notation::parse("sum-combinations: s3 r1c1 => r1c1<>2", board).is_err());
    let puzzle = line::read("[sandwich 5 r1c1 r1c4; skyscraper 1 r2c1 r2c4] ................").unwrap();
    let position = Position::new(&puzzle).unwrap();
    for (written, is_right) in [
        ("clue-combinations: k1 r1c1,r1c2,r1c3,r1c4 => r1c1<>23", true),
        ("clue-combinations: k2 r2c1,r2c2,r2c3,r2c4 => r2c1<>123", true),
        ("clue-combinations: k2 r1c1,r1c2,r1c3,r1c4 => r1c1<>2", false),
        ("clue-combinations: k1 r1c1,r1c2,r1c3,r1c4 => r1c1<>1", false),
        ("clue-combinations: k2 r2c1,r2c2,r2c3,r2c4 => r2c2<>1", false),
    ] {
        let step = notation::parse(written, puzzle.geometry()).unwrap();
        assert_eq!(entailment::check(&position, &step).is_ok(), is_right, "{written}");
    }
    assert!(notation::parse("clue-combinations: k3 r1c1 => r1c1<>2", puzzle.geometry()).is_err());
}
