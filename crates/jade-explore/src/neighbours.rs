//! [`neighbours`]: the puzzles that differ in few givens.

use crate::Cancelled;
use jade_grid::Cell;
use jade_search::SearchLimits;
use jade_search::nine::{Board, Solver};
use std::ops::ControlFlow;

/// Up to this number of solutions of what is left are listed if two givens are to be added. They then show at once which
/// givens would make it proper.
const MOST_LISTED: u64 = 20_000;

/// If one given is to be added, this number is enough to rule out most givens.
const FIRST_LISTED: u64 = 300;

/// A given: a cell and its digit.
type Clue = (usize, u8);

/// Calls `each` with every proper puzzle made from this one by taking `count` givens away and adding as many others
/// (called {-1+1}, {-2+2} and so on). Neither added given was there before, so they differ in exactly `count` givens on
/// each side. Each comes once, always in the same order. They need not be minimal, nor essentially different: see
/// [`is_minimal`](crate::is_minimal) and [`min_lex`](crate::min_lex()).
///
/// {-1+1} takes milliseconds for a puzzle, {-2+2} up to half a minute: the fewer givens, the longer.
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
    let givens: Vec<Clue> =
        (0..81).map(|cell| (cell, board.values()[cell])).filter(|(_, digit)| *digit != 0).collect();
    let mut search = Neighbours { solver: Solver::new(), cancel, each };
    match search.remove(*board, &givens, count, count, &mut Vec::new()) {
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
    /// Takes `left` of these givens away in every way, then adds `count`.
    fn remove(
        &mut self,
        board: Board,
        givens: &[Clue],
        left: usize,
        count: usize,
        gone: &mut Vec<Clue>,
    ) -> Flow {
        if left == 0 {
            return self.add(board, count, 0, gone);
        }
        for (index, given) in givens.iter().enumerate() {
            gone.push(*given);
            self.remove(board.without(Cell::new(given.0)), &givens[index + 1..], left - 1, count, gone)?;
            gone.pop();
        }
        ControlFlow::Continue(())
    }

    /// Adds `count` givens, from this cell on, in every way that makes the board proper.
    fn add(&mut self, board: Board, count: usize, from: usize, gone: &[Clue]) -> Flow {
        if count == 1 {
            return self.add_last(board, from, gone);
        }
        let mut solutions: Vec<[u8; 81]> = Vec::new();
        if self.list(board, MOST_LISTED, &mut |solution| solutions.push(*solution))? {
            let all: Vec<&[u8; 81]> = solutions.iter().collect();
            return self.add_listed(board, &all, count, from, gone);
        }
        drop(solutions);
        for given in candidates(&board, from, gone) {
            self.add(with(board, given), count - 1, given.0 + 1, gone)?;
        }
        ControlFlow::Continue(())
    }

    /// Adds every given that only one solution has. Solutions found for one given rule out others.
    fn add_last(&mut self, board: Board, from: usize, gone: &[Clue]) -> Flow {
        let mut seen = Seen::new();
        let all = self.list(board, FIRST_LISTED, &mut |solution| seen.add(solution, from))?;
        for given in candidates(&board, from, gone) {
            let with = with(board, given);
            let proper = match seen.count(given) {
                2 => false,
                0 if all => false,
                // Two solutions could have the same number, so one is not taken for granted.
                _ => {
                    let mut found = 0;
                    self.list(with, 2, &mut |solution| {
                        found += 1;
                        seen.add(solution, from);
                    })?;
                    found == 1
                }
            };
            if proper {
                self.found(&with)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `each` with up to `most` solutions. Returns whether there are fewer, so that these are all.
    fn list(
        &mut self,
        board: Board,
        most: u64,
        each: &mut dyn FnMut(&[u8; 81]),
    ) -> ControlFlow<Option<Cancelled>, bool> {
        let limits = SearchLimits::default().solutions(most).cancel(self.cancel);
        let answer = self.solver.search(board, &limits, &mut |solution| {
            each(solution.values());
            ControlFlow::Continue(())
        });
        if (self.cancel)() {
            return ControlFlow::Break(Some(Cancelled));
        }
        ControlFlow::Continue(answer.solutions < most)
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
        for given in candidates(&board, from, gone) {
            let (cell, digit) = given;
            match (count, counts[cell][usize::from(digit)]) {
                (_, 0) => {}
                (1, 1) => self.found(&with(board, given))?,
                (1, _) => {}
                _ => {
                    if (self.cancel)() {
                        return ControlFlow::Break(Some(Cancelled));
                    }
                    let left: Vec<&[u8; 81]> =
                        solutions.iter().copied().filter(|solution| solution[cell] == digit).collect();
                    self.add_listed(with(board, given), &left, count - 1, cell + 1, gone)?;
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

/// For each given, whether no solution, one or several have been seen that have it.
struct Seen(Box<[[Option<u64>; 10]; 81]>);

impl Seen {
    /// Stands for several solutions.
    const SEVERAL: u64 = u64::MAX;

    fn new() -> Seen {
        Seen(Box::new([[None; 10]; 81]))
    }

    fn add(&mut self, solution: &[u8; 81], from: usize) {
        let number = solution.iter().fold(0_u64, |number, digit| {
            (number ^ u64::from(*digit)).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(7)
        }) >> 1;
        for (cell, digit) in solution.iter().enumerate().skip(from) {
            let seen = &mut self.0[cell][usize::from(*digit)];
            *seen = Some(if seen.is_none_or(|seen| seen == number) { number } else { Seen::SEVERAL });
        }
    }

    fn count(&self, (cell, digit): Clue) -> u8 {
        match self.0[cell][usize::from(digit)] {
            None => 0,
            Some(Seen::SEVERAL) => 2,
            Some(_) => 1,
        }
    }
}

/// Every given that could be added, from this cell on.
fn candidates(board: &Board, from: usize, gone: &[Clue]) -> Vec<Clue> {
    let empty = (from..81).filter(|cell| board.values()[*cell] == 0);
    let givens = empty.flat_map(|cell| (1..=9).map(move |digit| (cell, digit)));
    givens.filter(|given| !gone.contains(given)).collect()
}

fn with(board: Board, (cell, digit): Clue) -> Board {
    let mut values = *board.values();
    values[cell] = digit;
    Board::from_values(values).unwrap_or(board)
}
