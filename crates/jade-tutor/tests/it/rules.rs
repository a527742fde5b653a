//! Boards with rules: every step of every technique that is for them, against the solution and against what it cites.

use super::more;
use jade_generate::{Generator, Wish, random_regions};
use jade_grid::{Candidate, Geometry, Position, Rules, Sheet};
use jade_logic::{Analysis, Needs, Profile, Step, entailment, next_step};
use jade_search::Random;
use jade_tutor::{Limits, Question, available_steps};
use std::collections::BTreeMap;

/// Rules by themselves and together, on several sizes; `jigsaw` stands for regions of random shape.
const BOARDS: [(usize, &str); 33] = [
    (9, "x"),
    (9, "windows"),
    (9, "disjoint-groups"),
    (9, "centre-dot"),
    (9, "x; windows; disjoint-groups"),
    (9, "anti-knight"),
    (9, "anti-king"),
    (9, "non-consecutive"),
    (9, "anti-king; non-consecutive"),
    (9, "x; anti-knight"),
    (9, "even r1c1 r2c2 r3c3 r5c9 r6c9 r9c1; odd r1c2 r4c4 r8c8 r9c9"),
    (9, "thermometer r1c1 r2c1 r3c1 r3c2 r3c3; thermometer r9c9 r8c8 r7c7 r6c6; greater-than r5c5 r5c6"),
    (9, "whisper r1c1 r1c2 r2c3 r3c3 r4c4; renban r7c1 r7c2 r8c3 r9c4"),
    (9, "palindrome r1c9 r2c8 r3c7 r4c6 r5c6; clone r1c1 r1c2 r5c4 r5c5"),
    (9, "difference r1c1 r1c2; difference r4c4 r5c4; ratio r2c2 r3c2; ratio r9c8 r9c9"),
    (9, "pair-sum 5 r1c1 r1c2; pair-sum 10 r4c4 r5c4; pair-sum 10 r9c8 r9c9; pair-sum 5 r6c1 r7c1"),
    (9, "cage 15 r1c1 r1c2 r2c1; cage 9 r1c3 r2c2 r2c3; cage 21 r3c1 r3c2 r3c3; cage 20 r5c5 r5c6 r6c5 r7c5"),
    (9, "arrow r1c1 r1c2 r1c3; arrow r5c5 r4c5 r3c5 r3c6; arrow 2 r9c1 r9c2 r8c3 r8c4 r8c5"),
    (9, "little-killer 20 r1c4 r2c3 r3c2 r4c1; sum 25 r5c5 r6c6 r7c7 r7c8; little-killer 12 r9c7 r8c8 r7c9"),
    (
        9,
        "sandwich 27 r9c1 r9c9; sandwich 20 r5c1 r5c9; sandwich 0 r7c1 r7c9; sandwich 5 r1c7 r9c7; sandwich 20 r1c1 r1c9",
    ),
    (
        9,
        "x-sum 30 r1c9 r9c9; skyscraper 4 r9c2 r1c2; x-sum 26 r4c1 r4c9; skyscraper 1 r9c6 r1c6; skyscraper 4 r1c1 r9c1",
    ),
    (
        9,
        "quadruple 89 r5c3 r5c4 r6c3 r6c4; quadruple 56 r3c8 r3c9 r4c8 r4c9; between r9c3 r9c2 r8c3 r7c3; between r1c8 r1c9 r2c8 r1c7",
    ),
    (
        9,
        "nabner r8c1 r9c1 r9c2 r8c3; entropic r1c1 r2c1 r3c1 r4c2 r5c3; modular r9c9 r8c8 r7c7 r6c6; modular 2 r5c5 r4c5 r4c6 r4c7",
    ),
    (9, "region-sum r1c1 r2c2 r3c3 r4c4 r5c5; region-sum r9c1 r9c2 r8c3 r7c4; region-sum r6c9 r7c9 r8c9"),
    (9, "zipper r1c1 r1c2 r2c3 r3c3 r4c4; zipper r9c1 r8c1 r7c2 r7c3; double-arrow r5c9 r6c9 r7c8 r8c8"),
    (9, "lockout r1c1 r1c2 r2c3 r3c3; lockout 3 r9c9 r8c8 r7c7; sum-line r5c1 r5c2 r6c2 r7c2 r8c3"),
    (9, "jigsaw"),
    (6, "jigsaw"),
    (7, "jigsaw; x"),
    (9, "no-boxes"),
    (6, "anti-king"),
    (6, "disjoint-groups; main-diagonal"),
    (8, "x; thermometer r1c1 r1c2 r1c3 r1c4"),
];

fn board(side: usize, rules: &str) -> &'static Geometry {
    let plain = Geometry::standard(side).unwrap_or_else(|| Geometry::with_boxes(1, side).unwrap());
    let Some(others) = rules.strip_prefix("jigsaw") else {
        return Geometry::of(&Rules::read(plain, rules).unwrap()).unwrap();
    };
    let regions = random_regions(plain, &mut Random::new(side as u64)).unwrap();
    Geometry::of(&Rules::read(plain, &format!("{regions}{others}")).unwrap()).unwrap()
}

#[test]
fn steps_on_boards_with_rules_are_right() {
    let mut random = Random::new(39);
    let mut of_technique: BTreeMap<&str, usize> = BTreeMap::new();
    for (side, rules) in BOARDS {
        let board = board(side, rules);
        let mut generator = Generator::new(Wish { minimal: true, ..Wish::new(board) }).unwrap();
        let (mut made, mut steps) = (0, 0);
        for attempt in 0.. {
            if made == more(1, 30) || attempt == 400 {
                break;
            }
            let Some(found) = generator.first(attempt, Some(3), &|| false).found else { continue };
            made += 1;
            let right = found.solution;
            assert!(right.solves(&found.puzzle));
            let mut position = Position::new(&found.puzzle).unwrap();
            // Through the puzzle by any steps there are, so that most techniques have their turn; now and then all of them are
            // looked at.
            loop {
                if random.below(more(12, 6)) > 0 {
                    match next_step(&Analysis::of_proper(&position), &Profile::full()) {
                        Some(step) => {
                            take(&mut position, &step);
                            continue;
                        }
                        None => break,
                    }
                }
                let sheet = sheet_of(&position, &found.puzzle);
                let question = Question::new(sheet);
                let found_steps = available_steps(&question, None, &Limits::default()).unwrap();
                let mut all = Vec::new();
                for one in &found_steps.techniques {
                    assert_ne!(one.technique.technique.needs, Needs::OrdinaryBoard);
                    for available in &one.steps {
                        let step = &available.step;
                        *of_technique.entry(step.technique.as_str()).or_default() += 1;
                        steps += 1;
                        let fits = |c: &Candidate, is: bool| (right.get(c.cell) == Some(c.digit)) == is;
                        let place = format!("[{rules}] {}\n{position:?}", found.puzzle);
                        assert!(step.placements.iter().all(|c| fits(c, true)), "{step:?} {place}");
                        assert!(step.eliminations.iter().all(|c| fits(c, false)), "{step:?} {place}");
                        match &step.proof {
                            Some(proof) => {
                                assert_eq!(proof.check(&position, step), Ok(()), "{step:?} {place}")
                            }
                            None => {
                                assert_eq!(entailment::check(&position, step), Ok(()), "{step:?} {place}")
                            }
                        }
                        all.push(step.clone());
                    }
                }
                if all.is_empty() {
                    break;
                }
                take(&mut position, &all[random.below(all.len())]);
            }
        }
        println!("{side} {rules}: {made} puzzles, {steps} steps");
        assert!(made > 0, "{rules}");
    }
    println!("{of_technique:#?}");
    assert!(of_technique.len() >= 25, "{}", of_technique.len());
}

fn take(position: &mut Position, step: &Step) {
    for c in &step.placements {
        position.place(c.cell, c.digit);
    }
    for c in &step.eliminations {
        position.eliminate(c.cell, c.digit);
    }
}

/// Returns a sheet that shows a position: its digits, and its candidates as lists.
fn sheet_of(position: &Position, givens: &jade_grid::Puzzle) -> Sheet {
    let mut entries = position.to_puzzle();
    givens.filled().for_each(|(cell, _)| entries.set(cell, None));
    let lists: Vec<_> = position.open_cells().iter().map(|cell| (cell, position.candidates(cell))).collect();
    Sheet::with_written(givens.clone(), entries, &lists, &[]).unwrap()
}
