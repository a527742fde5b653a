//! Puzzles that bar digits: sukakus, made by taking givens away and keeping the candidates that they left.

use super::{more, puzzles, solution};
use jade_grid::{Candidate, DigitSet, Position, Puzzle, Sheet};
use jade_logic::{Profile, entailment};
use jade_search::{Classification, Random, SearchLimits, engine};
use jade_tutor::{Attempt, DecidedBy, Limits, Question, available_steps, classify, path, settle};

/// Returns a sheet with some givens of the puzzle, and lists that keep what the other givens had ruled out. In the cells
/// of these, a few wrong candidates are added.
fn sukaku(puzzle: &Puzzle, keep: usize, random: &mut Random) -> Sheet {
    let board = puzzle.geometry();
    let position = Position::new(puzzle).unwrap();
    let mut givens = puzzle.clone();
    let mut taken: Vec<_> = puzzle.filled().collect();
    random.shuffle(&mut taken);
    let (kept, taken) = taken.split_at(keep.min(taken.len()));
    taken.iter().for_each(|(cell, _)| givens.set(*cell, None));
    let lists: Vec<_> = board
        .cells()
        .filter(|cell| givens.get(*cell).is_none())
        .map(|cell| match puzzle.get(cell) {
            None => (cell, position.candidates(cell)),
            Some(digit) => {
                let others = givens.allowed(cell).without(digit).iter().filter(|_| random.below(4) == 0);
                (cell, others.collect::<DigitSet>().with(digit))
            }
        })
        .collect();
    assert_eq!(kept.len(), givens.filled_count());
    Sheet::with_written(givens, Puzzle::empty(board), &lists, &[]).unwrap()
}

/// Sukakus of the collection: the rule about marks, two engines, and paths.
#[test]
fn sukakus_are_decided_solved_and_rated() {
    let mut random = Random::new(2026);
    let oracle = engine("dancing-links").unwrap();
    let (mut decided, mut solved) = (0, 0);
    for puzzle in puzzles(more(1, 8), &mut random) {
        let right = solution(&puzzle);
        let keep = [0, 0, 5, 12][random.below(4)];
        let (sheet, decided_by) = settle(sukaku(&puzzle, keep, &mut random), &Limits::default());
        assert!(right.solves(sheet.givens()));
        let by_oracle = oracle.classify(sheet.givens(), &SearchLimits::default());
        match &by_oracle {
            Classification::Proper(found) => {
                assert_eq!((decided_by, found), (DecidedBy::Candidates, &right));
            }
            Classification::Several { .. } => assert_eq!(decided_by, DecidedBy::Nothing),
            other => panic!("{other:?}"),
        }
        let found = classify(sheet.givens(), &Limits::default());
        assert_eq!(found.solution(), by_oracle.solution(), "{}", sheet.givens());
        if found.solution().is_none() {
            continue;
        }
        decided += 1;
        let line = sheet.givens().to_string();
        assert_eq!(line.parse::<Puzzle>().unwrap().to_string(), line);
        let question = Question { techniques: Profile::classic(), ..Question::new(sheet) };
        let Attempt::Done(path) = path(&question, None, &Limits::default()).unwrap() else {
            panic!("{line}")
        };
        solved += usize::from(path.rating.level.is_some());
    }
    println!("{decided} sukakus decided, {solved} of them solved by the classic profile");
    assert!(decided >= 100 && solved >= 50, "{decided} {solved}");
}

/// Every step that any technique finds on a restricted puzzle agrees with its solution and follows from what it cites.
#[test]
fn steps_on_restricted_puzzles_are_right() {
    let mut random = Random::new(7);
    let mut steps = 0;
    for puzzle in puzzles(1, &mut random).into_iter().step_by(more(40, 4)) {
        let (sheet, decided_by) = settle(sukaku(&puzzle, 8, &mut random), &Limits::default());
        if decided_by != DecidedBy::Candidates {
            continue;
        }
        let right = solution(&puzzle);
        let found = available_steps(&Question::new(sheet.clone()), None, &Limits::default()).unwrap();
        let position = sheet.position().unwrap();
        for step in found.techniques.iter().flat_map(|one| &one.steps).map(|available| &available.step) {
            steps += 1;
            let fits = |one: &Candidate, is: bool| (right.get(one.cell) == Some(one.digit)) == is;
            assert!(step.placements.iter().all(|one| fits(one, true)), "{step:?} {}", sheet.givens());
            assert!(step.eliminations.iter().all(|one| fits(one, false)), "{step:?} {}", sheet.givens());
            match &step.proof {
                Some(proof) => {
                    assert_eq!(proof.check(&position, step), Ok(()), "{step:?} {}", sheet.givens())
                }
                None => assert_eq!(entailment::check(&position, step), Ok(()), "{step:?} {}", sheet.givens()),
            }
        }
    }
    println!("{steps} steps");
    assert!(steps >= 100, "{steps}");
}
