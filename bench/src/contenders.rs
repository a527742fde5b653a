//! The solvers to compare. The first is the reference for the others.

use jade_search::SearchLimits;
use jade_search::nine::{BatchSolver, Board, Path, Solver};
use std::ops::ControlFlow;
use sudoku::Sudoku;

/// The counts of a contender.
#[derive(Default)]
pub struct Tally {
    /// The number of solutions, counting at most two per puzzle.
    pub solutions: u64,
    /// The number of guesses; 0 if unknown.
    pub guesses: u64,
}

type Count = dyn FnMut(&[[u8; 81]]) -> Tally;

/// A solver that counts up to two solutions of each line.
pub struct Contender {
    pub name: String,
    pub count: Box<Count>,
}

pub fn contenders() -> Vec<Contender> {
    let mut contenders = vec![Contender { name: "sudoku 0.8".to_owned(), count: Box::new(reference) }];
    for path in Path::ALL.into_iter().filter(|path| path.is_available()) {
        let Some(solver) = BatchSolver::on(path) else { continue };
        contenders.push(Contender {
            name: format!("many {path}"),
            count: Box::new(move |lines| many(&solver, lines)),
        });
        let Some(mut solver) = Solver::on(path) else { continue };
        contenders.push(Contender {
            name: format!("one {path}"),
            count: Box::new(move |lines| one(&mut solver, lines)),
        });
    }
    contenders
}

fn reference(lines: &[[u8; 81]]) -> Tally {
    let mut tally = Tally::default();
    for line in lines {
        let line = str::from_utf8(line).expect("digits and dots");
        let puzzle = Sudoku::from_str_line(line).expect("a puzzle");
        tally.solutions += puzzle.solutions_count_up_to(2) as u64;
    }
    tally
}

fn many(solver: &BatchSolver, lines: &[[u8; 81]]) -> Tally {
    let mut tally = Tally::default();
    let boards = lines.iter().map(|line| Board::from_line(line).expect("a puzzle"));
    solver.solve_many(boards, &SearchLimits::default().solutions(2), |_, answer| {
        tally.solutions += answer.solutions;
        tally.guesses += answer.guesses;
        ControlFlow::Continue(())
    });
    tally
}

fn one(solver: &mut Solver, lines: &[[u8; 81]]) -> Tally {
    let mut tally = Tally::default();
    for line in lines {
        let board = Board::from_line(line).expect("a puzzle");
        let answer = solver.count(board, &SearchLimits::default().solutions(2));
        tally.solutions += answer.solutions;
        tally.guesses += answer.guesses;
    }
    tally
}
