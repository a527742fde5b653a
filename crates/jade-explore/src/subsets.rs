//! The puzzles within a puzzle: redundant givens and minimal puzzles.

use crate::Cancelled;
use jade_grid::{Cell, Digit};
use jade_search::SearchLimits;
use jade_search::nine::{Board, Question, Solver};
use std::ops::ControlFlow;

/// Returns the givens that follow from the others: without any one of them, the solutions stay the same. Two redundant
/// givens may need each other, so removing several of them is another question ([`minimal_puzzles`]).
///
/// ```
/// use jade_explore::redundant_givens;
/// use jade_search::nine::Board;
/// let line = b"530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// let redundant = redundant_givens(&Board::from_line(line).unwrap());
/// assert_eq!(redundant.len(), 22);
/// ```
pub fn redundant_givens(board: &Board) -> Vec<Cell> {
    let mut solver = Solver::new();
    givens(board).filter(|cell| follows(&mut solver, board, *cell)).collect()
}

/// Returns whether the puzzle has exactly one solution, and has several without any one of its givens.
pub fn is_minimal(board: &Board) -> bool {
    let mut solver = Solver::new();
    is_proper(&mut solver, board) && !givens(board).any(|cell| follows(&mut solver, board, cell))
}

/// Calls `each` with every minimal puzzle within a puzzle: every selection of its givens that has one solution, but
/// several without any one of them. A puzzle without exactly one solution contains none.
///
/// They are found by going through the givens and leaving each out or keeping it; a branch ends when a given that was
/// kept follows from other givens that were kept. Each puzzle comes once, always in the same order. A full grid contains
/// far more than anybody can list: break off when there are enough.
///
/// ```
/// use jade_explore::{is_minimal, minimal_puzzles};
/// use jade_search::nine::Board;
/// use std::ops::ControlFlow;
/// let line = b"530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// let mut found = Vec::new();
/// minimal_puzzles(&Board::from_line(line).unwrap(), &|| false, &mut |minimal| {
///     found.push(*minimal);
///     ControlFlow::Continue(())
/// })
/// .unwrap();
/// assert!(found.iter().all(is_minimal));
/// ```
///
/// # Errors
/// [`Cancelled`] if `cancel`, which is asked before each search, says so.
pub fn minimal_puzzles(
    board: &Board,
    cancel: &dyn Fn() -> bool,
    each: &mut dyn FnMut(&Board) -> ControlFlow<()>,
) -> Result<(), Cancelled> {
    let mut solver = Solver::new();
    if !is_proper(&mut solver, board) {
        return Ok(());
    }
    // A given that does not follow from all others is in every minimal puzzle.
    let (open, needed): (Vec<Cell>, Vec<Cell>) =
        givens(board).partition(|cell| follows(&mut solver, board, *cell));
    let kept = needed.into_iter().fold(Board::EMPTY, |kept, cell| with(kept, cell, board));
    let mut subsets = Subsets { solver, open, cancel, each };
    match subsets.search(0, *board, kept) {
        ControlFlow::Break(Some(cancelled)) => Err(cancelled),
        _ => Ok(()),
    }
}

struct Subsets<'a> {
    solver: Solver,
    /// The givens to decide on.
    open: Vec<Cell>,
    cancel: &'a dyn Fn() -> bool,
    each: &'a mut dyn FnMut(&Board) -> ControlFlow<()>,
}

impl Subsets<'_> {
    /// Decides on the open givens from this one on. `left` has all givens that are not left out, and `kept` those that
    /// will not be.
    fn search(&mut self, from: usize, left: Board, kept: Board) -> ControlFlow<Option<Cancelled>> {
        if (self.cancel)() {
            return ControlFlow::Break(Some(Cancelled));
        }
        let Some(cell) = self.open.get(from).copied() else {
            let minimal = !givens(&left).any(|cell| follows(&mut self.solver, &left, cell));
            return match minimal && (self.each)(&left).is_break() {
                true => ControlFlow::Break(None),
                false => ControlFlow::Continue(()),
            };
        };
        if follows(&mut self.solver, &left, cell) {
            self.search(from + 1, left.without(cell), kept)?;
            let kept = with(kept, cell, &left);
            // Every minimal puzzle below contains all of these, so a given that follows from them would be redundant.
            if givens(&kept).any(|cell| follows(&mut self.solver, &kept, cell)) {
                return ControlFlow::Continue(());
            }
            return self.search(from + 1, left, kept);
        }
        self.search(from + 1, left, with(kept, cell, &left))
    }
}

fn givens(board: &Board) -> impl Iterator<Item = Cell> + use<> {
    let values = *board.values();
    (0..81).filter(move |cell| values[*cell] != 0).map(Cell::new)
}

/// Returns `board` with the given that `other` has in this cell.
fn with(board: Board, cell: Cell, other: &Board) -> Board {
    let mut values = *board.values();
    values[cell.index()] = other.values()[cell.index()];
    Board::from_values(values).unwrap_or(board)
}

pub(crate) fn is_proper(solver: &mut Solver, board: &Board) -> bool {
    solver.count(*board, &SearchLimits::default().solutions(2)).solutions == 1
}

/// Whether the given in this cell follows from the others.
fn follows(solver: &mut Solver, board: &Board, cell: Cell) -> bool {
    let Some(digit) = Digit::new(board.values()[cell.index()]) else { return false };
    let question = Question::from(board.without(cell)).barring(cell, digit);
    solver.count(question, &SearchLimits::default().solutions(1)).solutions == 0
}
