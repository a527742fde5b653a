//! Paths: each step is true and new on its board, and the end is the solution or nothing more to find.

use crate::{puzzles, sheet, solution};
use jade_logic::Outcome;
use jade_search::Random;
use jade_tutor::{Attempt, Limits, Question, moves_before_marks, path};

#[test]
fn paths_lead_from_the_sheet_to_the_solution() {
    let mut random = Random::new(51);
    for puzzle in puzzles(2, &mut random) {
        let solution = solution(&puzzle);
        let Ok(Attempt::Done(solved)) = path(&Question::new(sheet(&puzzle)), None, &Limits::default()) else {
            panic!("{puzzle} has a path")
        };
        assert_eq!(*solved.start.values(), puzzle);
        let mut board = solved.start.clone();
        for (step, before) in solved.steps_on_boards() {
            assert_eq!(before, board);
            for placed in &step.placements {
                assert_eq!(solution.get(placed.cell), Some(placed.digit), "{step:?}");
            }
            for gone in &step.eliminations {
                assert_ne!(solution.get(gone.cell), Some(gone.digit), "{step:?}");
            }
            board.change(&step.placements, &step.eliminations);
            assert_ne!(board, before, "{step:?} changes the board");
        }
        assert_eq!(board, solved.end);
        match solved.outcome {
            Outcome::Solved => assert_eq!(*solved.end.values(), solution),
            outcome => assert!(outcome == Outcome::Stuck && !solved.end.is_full(), "{outcome:?}"),
        }
    }
}

#[test]
fn moves_before_marks_fill_what_they_say() {
    let mut random = Random::new(52);
    for puzzle in puzzles(1, &mut random) {
        let solution = solution(&puzzle);
        let question = Question::new(sheet(&puzzle));
        let Ok(Attempt::Done(moves)) = moves_before_marks(&question, &Limits::default()) else {
            panic!("{puzzle} has moves")
        };
        assert_eq!(moves.share.open, moves.start.open_count());
        assert_eq!(moves.share.filled, moves.start.open_count() - moves.end.open_count());
        for (next, board) in moves.moves_on_boards() {
            for placed in &next.step.placements {
                assert!(
                    board.value(placed.cell).is_none() && solution.get(placed.cell) == Some(placed.digit)
                );
            }
        }
    }
}
