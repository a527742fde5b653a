//! [`Solver`]: one puzzle, with the least delay.

mod sweep;

use super::lanes::{Matrix, Portable};
use super::{Answer, Board, Path, Question};
use crate::{Outcome, SearchLimits};
use std::ops::ControlFlow;
use sweep::Cells;

/// The number of nodes between two checks for cancellation.
const POLL_NODES: u64 = 256;

/// The number of guesses from which a puzzle counts as hard: its next guesses are chosen more carefully.
const HARD_GUESSES: u64 = 8;

/// Receives the solutions one by one.
type Sink<'a> = dyn FnMut(&Board) -> ControlFlow<()> + 'a;

/// Solves one 9×9 puzzle at a time, with the least delay.
///
/// For many puzzles in a row, [`BatchSolver`](super::BatchSolver) is faster overall. The solver reuses its memory for
/// the next puzzle.
///
/// ```
/// use jade_grid::{Cell, Digit};
/// use jade_search::SearchLimits;
/// use jade_search::nine::{Board, Question, Solver};
/// let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let board = Board::from_line(line).unwrap();
/// let mut solver = Solver::new();
/// assert_eq!(solver.count(board, &SearchLimits::default()).solutions, 1);
///
/// // Is the 5 in the first cell needed, or is there another solution without it?
/// let five = (Cell::new(0), Digit::new(5).unwrap());
/// let without = Question::from(board.without(five.0)).barring(five.0, five.1);
/// assert!(!solver.is_solvable(without));
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    path: Path,
    stack: Stack,
}

/// Positions to return to.
#[derive(Clone, Default, Debug)]
struct Stack {
    /// The alternative that was not assumed, and the number of guesses on the board, including this one.
    positions: Vec<(Cells, usize)>,
    /// The maximum number of guesses on the board at the same time.
    height: usize,
}

impl Solver {
    /// Creates a solver that uses the fastest path of this machine.
    pub fn new() -> Solver {
        Solver { path: Path::best(), stack: Stack::default() }
    }

    /// Creates a solver that uses this path, or returns `None` if this machine does not support it.
    pub fn on(path: Path) -> Option<Solver> {
        path.is_available().then(|| Solver { path, stack: Stack::default() })
    }

    /// Counts the solutions, up to the limits. A node is a guess here.
    pub fn count(&mut self, question: impl Into<Question>, limits: &SearchLimits<'_>) -> Answer {
        self.run(&question.into(), limits, &mut |_| ControlFlow::Continue(()))
    }

    /// Passes on the solutions one by one, up to the limits; the same ones in the same order on every path.
    pub fn search(
        &mut self,
        question: impl Into<Question>,
        limits: &SearchLimits<'_>,
        sink: &mut dyn FnMut(&Board) -> ControlFlow<()>,
    ) -> Answer {
        self.run(&question.into(), limits, sink)
    }

    /// Returns a solution, if there is one.
    pub fn first(&mut self, question: impl Into<Question>) -> Option<Board> {
        self.count(question, &SearchLimits::default().solutions(1)).solution
    }

    /// Returns whether there is a solution.
    pub fn is_solvable(&mut self, question: impl Into<Question>) -> bool {
        self.first(question).is_some()
    }

    /// Returns the maximum number of guesses on the board at the same time in the last search.
    pub fn height(&self) -> usize {
        self.stack.height
    }

    fn run(&mut self, question: &Question, limits: &SearchLimits<'_>, sink: &mut Sink<'_>) -> Answer {
        self.stack.positions.clear();
        self.stack.height = 0;
        if limits.solutions == Some(0) {
            return Answer { outcome: Outcome::SolutionLimit, ..Answer::NOTHING };
        }
        let most = limits.solutions.map_or(question.enough, |limit| limit.min(question.enough));
        let limits = &limits.solutions(most);
        match self.path {
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code)]
            // SAFETY: a solver with this path is created only where the machine has its instructions.
            Path::Avx2 => unsafe { solve_with_avx2(&mut self.stack, question, limits, sink) },
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code)]
            // SAFETY: as above.
            Path::Avx512 => unsafe { solve_with_avx512(&mut self.stack, question, limits, sink) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Path::Simd128 => {
                let start = Cells::new::<super::simd128::Simd128>(question);
                solve::<super::simd128::Simd128>(&mut self.stack, start, Cells::board, limits, sink)
            }
            _ => {
                let start = Cells::new::<Portable<16>>(question);
                solve::<Portable<16>>(&mut self.stack, start, Cells::board, limits, sink)
            }
        }
    }
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn solve_with_avx2(
    stack: &mut Stack,
    question: &Question,
    limits: &SearchLimits<'_>,
    sink: &mut Sink<'_>,
) -> Answer {
    let start = Cells::new::<super::avx2::Avx2>(question);
    solve::<super::avx2::Avx2>(stack, start, Cells::board, limits, sink)
}

/// For loops over single cells the compiler generates gathers and scatters if it may use AVX-512, and they are slower:
/// so these two functions stay with AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
fn start_with_avx2(question: &Question) -> Cells {
    Cells::new::<super::avx2::Avx2>(question)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
fn board_with_avx2(cells: &Cells) -> Board {
    cells.board()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt")]
fn solve_with_avx512(
    stack: &mut Stack,
    question: &Question,
    limits: &SearchLimits<'_>,
    sink: &mut Sink<'_>,
) -> Answer {
    // The registers are those of AVX2; new are twice as many of them and three-operand instructions, which the compiler
    // knows how to use.
    let start = start_with_avx2(question);
    solve::<super::avx2::Avx2>(stack, start, |cells| board_with_avx2(cells), limits, sink)
}

/// Searches depth first.
#[inline(always)]
fn solve<M: Matrix>(
    stack: &mut Stack,
    start: Cells,
    board: impl Fn(&Cells) -> Board,
    limits: &SearchLimits<'_>,
    sink: &mut Sink<'_>,
) -> Answer {
    let mut answer = Answer::NOTHING;
    let cancelled = || limits.cancel.is_some_and(|cancel| cancel());
    if cancelled() {
        return Answer { outcome: Outcome::Cancelled, ..answer };
    }
    let (mut position, mut height) = (start, 0);
    loop {
        match infer::<M>(&mut position) {
            Inference::Stuck => {
                if limits.nodes.is_some_and(|limit| answer.guesses >= limit) {
                    return Answer { outcome: Outcome::NodeLimit, ..answer };
                }
                // Without an open cell there is nothing to guess, and the next inference decides the position.
                if let Some(rest) = position.split::<M>(answer.guesses >= HARD_GUESSES) {
                    height += 1;
                    stack.height = stack.height.max(height);
                    stack.positions.push((rest, height));
                    answer.guesses += 1;
                    if answer.guesses.is_multiple_of(POLL_NODES) && cancelled() {
                        return Answer { outcome: Outcome::Cancelled, ..answer };
                    }
                }
                continue;
            }
            Inference::Solution => {
                answer.solutions += 1;
                let board = board(&position);
                answer.solution.get_or_insert(board);
                if sink(&board).is_break() {
                    return Answer { outcome: Outcome::StoppedBySink, ..answer };
                }
                if limits.solutions.is_some_and(|limit| answer.solutions >= limit) {
                    return Answer { outcome: Outcome::SolutionLimit, ..answer };
                }
            }
            Inference::Contradiction => {}
        }
        match stack.positions.pop() {
            Some(rest) => (position, height) = rest,
            None => return answer,
        }
    }
}

/// The result of inference.
enum Inference {
    Solution,
    Contradiction,
    Stuck,
}

/// Infers until nothing more follows.
#[inline(always)]
fn infer<M: Matrix>(position: &mut Cells) -> Inference {
    let mut sum = M::splat(0);
    let mut idle = 0;
    loop {
        for columns in [false, true] {
            let seen = if columns { position.pass_columns::<M>() } else { position.pass_rows::<M>() };
            if seen.broken {
                return Inference::Contradiction;
            }
            if seen.single {
                return if position.lines_full::<M>() {
                    Inference::Solution
                } else {
                    Inference::Contradiction
                };
            }
            idle = if seen.sum.equal_lanes(sum) == 0xffff { idle + 1 } else { 0 };
            if idle == 1 {
                return Inference::Stuck;
            }
            sum = seen.sum;
        }
    }
}
