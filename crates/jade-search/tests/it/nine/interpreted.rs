//! Both searches on a few boards and without any other part of JADE: small enough for Miri, which interprets the
//! program, detects undefined behaviour, and takes a thousand times as long.
//!
//! `cargo +nightly miri test -p jade-search --test it -- interpreted` uses the portable path; with
//! `RUSTFLAGS="-Ctarget-feature=+avx2,+bmi1,+bmi2,+lzcnt,+popcnt"` also the AVX2 path, in which every register
//! operation is `unsafe`.

use jade_grid::{Cell, Digit};
use jade_search::nine::{Answer, BatchSolver, Board, Path, Question, Solver};
use jade_search::{Outcome, SearchLimits};
use std::ops::ControlFlow;

/// A full board: the cyclic pattern.
fn full() -> [u8; 81] {
    std::array::from_fn(|cell| ((cell / 9 % 3 * 3 + cell / 27 + cell % 9) % 9) as u8 + 1)
}

fn is_solution_of(board: &Board, givens: &Board) -> bool {
    let values = board.values();
    let houses = (0..9).flat_map(|house| {
        let (band, stack) = (house / 3 * 27, house % 3 * 3);
        [
            std::array::from_fn::<usize, 9, _>(|place| house * 9 + place),
            std::array::from_fn(|place| place * 9 + house),
            std::array::from_fn(|place| band + stack + place / 3 * 9 + place % 3),
        ]
    });
    let mut houses = houses.map(|house| house.iter().fold(0, |seen, cell| seen | 1_u16 << values[*cell]));
    houses.all(|seen| seen == 0b11_1111_1110)
        && values.iter().zip(givens.values()).all(|(value, given)| *given == 0 || value == given)
}

/// Returns the questions, their boards, and the number of solutions, counted to three.
fn questions() -> Vec<(Question, Board, u64)> {
    let line = |line: &str| Board::from_line(line.as_bytes()).unwrap();
    let easy = line("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    let hard = line("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    let solved = Board::from_values(full()).unwrap();
    // Ones and twos can only be exchanged all together.
    let two = Board::from_values(full().map(|value| if value <= 2 { 0 } else { value })).unwrap();
    let mut wrong = full();
    wrong[80] = wrong[79];
    let wrong = Board::from_values(wrong).unwrap();
    let one_in_r1c1 = (Cell::new(0), Digit::from_index(0));
    let barring = |board: Board| Question::from(board).barring(one_in_r1c1.0, one_in_r1c1.1);
    let mut questions = vec![
        (easy.into(), easy, 1),
        (solved.into(), solved, 1),
        (barring(solved), solved, 0),
        (wrong.into(), wrong, 0),
        (two.into(), two, 2),
        (barring(two), two, 1),
        (Question::from(two).enough(1), two, 1),
    ];
    // Hundreds of guesses: minutes each when every addition in a lane is interpreted.
    if !cfg!(miri) {
        questions.extend([(hard.into(), hard, 1), (Board::EMPTY.into(), Board::EMPTY, 3)]);
    }
    questions
}

fn assert_right(answer: &Answer, board: &Board, expected: u64, which: &str) {
    assert_eq!(answer.solutions, expected, "{which}: {board}");
    assert_eq!(answer.solution.is_some(), expected > 0, "{which}: {board}");
    assert!(answer.solution.is_none_or(|solution| is_solution_of(&solution, board)), "{which}: {board}");
}

#[test]
fn many_boards_are_searched_at_once() {
    let limits = SearchLimits::default().solutions(3);
    // More than there are lanes, so that lanes are reused.
    let questions: Vec<_> = questions().into_iter().cycle().take(if cfg!(miri) { 18 } else { 40 }).collect();
    for path in Path::ALL {
        let Some(solver) = BatchSolver::on(path) else { continue };
        let mut answered = 0;
        let outcome =
            solver.solve_many(questions.iter().map(|question| question.0), &limits, |index, answer| {
                let (_, board, expected) = &questions[index];
                assert_right(&answer, board, *expected, &format!("{path}, question {index}"));
                answered += 1;
                ControlFlow::Continue(())
            });
        assert_eq!((outcome, answered), (Outcome::Complete, questions.len()), "{path}");
    }
}

#[test]
fn boards_are_searched_one_at_a_time() {
    let limits = SearchLimits::default().solutions(3);
    for path in Path::ALL {
        let Some(mut solver) = Solver::on(path) else { continue };
        for (question, board, expected) in questions() {
            assert_right(&solver.count(question, &limits), &board, expected, &path.to_string());
        }
    }
}
