//! [`neighbours`]: the puzzles that differ in few givens.

use crate::Cancelled;
use jade_grid::Cell;
use jade_search::Limits;
use jade_search::nine::{Board, Solver};
use std::ops::ControlFlow;

/// Up to this number of solutions of what is left are listed. They then show at once which clues would make it proper.
const MOST_LISTED: usize = 20_000;

/// A clue: a cell and its digit.
type Clue = (usize, u8);

/// Calls `each` with every proper puzzle made from this one by taking `count` givens away and adding as many others
/// (called {-1+1}, {-2+2} and so on). Neither added given was there before, so they differ in exactly `count` givens on
/// each side. Each comes once, always in the same order. They need not be minimal, nor essentially different: see
/// [`is_minimal`](crate::is_minimal) and [`min_lex`](crate::min_lex()).
///
/// {-1+1} takes milliseconds for a puzzle, {-2+2} some seconds.
///
/// ```
/// use jade_explore::neighbours;
/// use jade_search::nine::Board;
/// use std::ops::ControlFlow;
/// let line = b"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
/// let mut found = 0;
/// neighbours(&Board::from_line(line).unwrap(), 1, &|| false, &mut |_| {
///     found += 1;
///     ControlFlow::Continue(())
/// })
/// .unwrap();
/// assert!(found > 0);
/// ```
///
/// # Errors
/// [`Cancelled`] if `cancel`, which is asked before each search, says so.
pub fn neighbours(
    board: &Board,
    count: usize,
    cancel: &dyn Fn() -> bool,
    each: &mut dyn FnMut(&Board) -> ControlFlow<()>,
) -> Result<(), Cancelled> {
    let clues: Vec<Clue> =
        (0..81).map(|cell| (cell, board.values()[cell])).filter(|(_, digit)| *digit != 0).collect();
    let mut search = Neighbours { solver: Solver::new(), cancel, each };
    match search.remove(*board, &clues, count, count, &mut Vec::new()) {
        ControlFlow::Break(Some(cancelled)) => Err(cancelled),
        _ => Ok(()),
    }
}

struct Neighbours<'a> {
    solver: Solver,
    cancel: &'a dyn Fn() -> bool,
    each: &'a mut dyn FnMut(&Board) -> ControlFlow<()>,
}

type Flow = ControlFlow<Option<Cancelled>>;

impl Neighbours<'_> {
    /// Takes `left` of these clues away in every way, then adds `count`.
    fn remove(
        &mut self,
        board: Board,
        clues: &[Clue],
        left: usize,
        count: usize,
        gone: &mut Vec<Clue>,
    ) -> Flow {
        if left == 0 {
            return self.add(board, count, 0, gone);
        }
        for (index, clue) in clues.iter().enumerate() {
            gone.push(*clue);
            self.remove(board.without(Cell::new(clue.0)), &clues[index + 1..], left - 1, count, gone)?;
            gone.pop();
        }
        ControlFlow::Continue(())
    }

    /// Adds `count` clues, from this cell on, in every way that makes the board proper.
    fn add(&mut self, board: Board, count: usize, from: usize, gone: &[Clue]) -> Flow {
        if (self.cancel)() {
            return ControlFlow::Break(Some(Cancelled));
        }
        let mut solutions: Vec<[u8; 81]> = Vec::new();
        let limits = Limits::default().solutions(MOST_LISTED as u64).cancel(self.cancel);
        let report = self.solver.search(board, &limits, &mut |solution| {
            solutions.push(*solution.values());
            ControlFlow::Continue(())
        });
        if (self.cancel)() {
            return ControlFlow::Break(Some(Cancelled));
        }
        if report.solutions < MOST_LISTED as u64 {
            let all: Vec<&[u8; 81]> = solutions.iter().collect();
            return self.add_listed(board, &all, count, from, gone);
        }
        drop(solutions);
        for clue in candidates(&board, from, gone) {
            let with = with(board, clue);
            if count > 1 {
                self.add(with, count - 1, clue.0 + 1, gone)?;
            } else if crate::subsets::is_proper(&mut self.solver, &with) {
                self.found(&with)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// As [`add`](Neighbours::add), if these are all solutions of the board.
    fn add_listed(
        &mut self,
        board: Board,
        solutions: &[&[u8; 81]],
        count: usize,
        from: usize,
        gone: &[Clue],
    ) -> Flow {
        let mut counts = [[0_u32; 10]; 81];
        for solution in solutions {
            for cell in from..81 {
                counts[cell][usize::from(solution[cell])] += 1;
            }
        }
        for clue in candidates(&board, from, gone) {
            let (cell, digit) = clue;
            match (count, counts[cell][usize::from(digit)]) {
                (_, 0) => {}
                (1, 1) => self.found(&with(board, clue))?,
                (1, _) => {}
                _ => {
                    if (self.cancel)() {
                        return ControlFlow::Break(Some(Cancelled));
                    }
                    let left: Vec<&[u8; 81]> =
                        solutions.iter().copied().filter(|solution| solution[cell] == digit).collect();
                    self.add_listed(with(board, clue), &left, count - 1, cell + 1, gone)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn found(&mut self, board: &Board) -> Flow {
        match (self.each)(board) {
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
            ControlFlow::Break(()) => ControlFlow::Break(None),
        }
    }
}

/// Every clue that could be added, from this cell on.
fn candidates(board: &Board, from: usize, gone: &[Clue]) -> Vec<Clue> {
    let empty = (from..81).filter(|cell| board.values()[*cell] == 0);
    let clues = empty.flat_map(|cell| (1..=9).map(move |digit| (cell, digit)));
    clues.filter(|clue| !gone.contains(clue)).collect()
}

fn with(board: Board, (cell, digit): Clue) -> Board {
    let mut values = *board.values();
    values[cell] = digit;
    Board::from_values(values).unwrap_or(board)
}
