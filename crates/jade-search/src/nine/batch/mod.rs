//! [`BatchSolver`]: many puzzles at once.

mod search;
mod sweep;

use super::lanes::Portable;
use super::{Answer, Path, Question};
use crate::{Outcome, SearchLimits};
use search::Search;
use std::ops::ControlFlow;

/// Solves many 9×9 puzzles at once: sixteen or thirty-two in parallel, one in each lane of a register.
///
/// Meant for many questions in a row. A few hard ones are also spread over the lanes.
///
/// ```
/// use jade_search::SearchLimits;
/// use jade_search::nine::{BatchSolver, Board};
/// use std::ops::ControlFlow;
/// let lines = [
///     "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....",
///     "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
/// ];
/// let boards = lines.iter().map(|line| Board::from_line(line.as_bytes()).unwrap());
/// let mut counts = [0; 4];
/// BatchSolver::new().solve_many(boards, &SearchLimits::default().solutions(2), |index, answer| {
///     counts[index] = answer.solutions;
///     ControlFlow::Continue(())
/// });
/// assert_eq!(counts, [1, 1, 2, 0]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BatchSolver {
    path: Path,
}

/// Returns the next question.
type Source<'a> = dyn FnMut() -> Option<Question> + 'a;
/// Receives the answer to the question with this number.
type Sink<'a> = dyn FnMut(usize, Answer) -> ControlFlow<()> + 'a;

impl BatchSolver {
    /// Creates a solver that uses the fastest path of this machine.
    pub fn new() -> BatchSolver {
        BatchSolver { path: Path::best() }
    }

    /// Creates a solver that uses this path, or returns `None` if this machine does not support it.
    pub fn on(path: Path) -> Option<BatchSolver> {
        path.is_available().then_some(BatchSolver { path })
    }

    /// Returns how many puzzles are processed at the same time. To keep all lanes busy, there must be as many questions
    /// that do not wait for each other's answers.
    pub fn lanes(&self) -> usize {
        match self.path {
            Path::Avx512 => 32,
            Path::Portable | Path::Simd128 | Path::Avx2 => 16,
        }
    }

    /// Answers all questions, which are numbered from 0 in the order in which they come. The answers come in any order.
    /// Returns `Complete` if all were answered.
    ///
    /// The next question is taken right after an answer has been passed to `sink`, so it may depend on that answer.
    ///
    /// The limits on solutions and nodes apply to each question (a node is a guess here), `cancel` to all of them:
    /// questions in progress are then answered with what was found so far, the others not at all.
    pub fn solve_many<Q: Into<Question>>(
        &self,
        questions: impl IntoIterator<Item = Q>,
        limits: &SearchLimits<'_>,
        mut sink: impl FnMut(usize, Answer) -> ControlFlow<()>,
    ) -> Outcome {
        let mut questions = questions.into_iter();
        self.run(&mut || questions.next().map(Into::into), limits, &mut sink)
    }

    fn run(&self, source: &mut Source<'_>, limits: &SearchLimits<'_>, sink: &mut Sink<'_>) -> Outcome {
        if limits.solutions == Some(0) {
            return answer_without_search(source, sink);
        }
        match self.path {
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code)]
            // SAFETY: a solver with this path is created only where the machine has its instructions.
            Path::Avx2 => unsafe { solve_with_avx2(source, limits, sink) },
            #[cfg(target_arch = "x86_64")]
            #[allow(unsafe_code)]
            // SAFETY: as above.
            Path::Avx512 => unsafe { solve_with_avx512(source, limits, sink) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Path::Simd128 => {
                Search::<super::simd128::Simd128, super::simd128::Simd128, 16>::run(source, limits, sink)
            }
            _ => Search::<Portable<16>, Portable<16>, 16>::run(source, limits, sink),
        }
    }
}

/// Answers questions that want no solution, without searching.
fn answer_without_search(source: &mut Source<'_>, sink: &mut Sink<'_>) -> Outcome {
    let answer = Answer { outcome: Outcome::SolutionLimit, ..Answer::NOTHING };
    let mut index = 0;
    while source().is_some() {
        if sink(index, answer).is_break() {
            return Outcome::StoppedBySink;
        }
        index += 1;
    }
    Outcome::Complete
}

impl Default for BatchSolver {
    fn default() -> BatchSolver {
        BatchSolver::new()
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn solve_with_avx2(source: &mut Source<'_>, limits: &SearchLimits<'_>, sink: &mut Sink<'_>) -> Outcome {
    Search::<super::avx2::Avx2, super::avx2::Avx2, 16>::run(source, limits, sink)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt")]
fn solve_with_avx512(source: &mut Source<'_>, limits: &SearchLimits<'_>, sink: &mut Sink<'_>) -> Outcome {
    Search::<super::avx512::Avx512, super::avx2::Avx2, 32>::run(source, limits, sink)
}
